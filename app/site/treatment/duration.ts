import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import type { Tarif } from './definition'

const HOURS = /(\d{1,3})\s?h(?:\s?(\d{2}))?(?!\p{L})/u
const MINUTES = /(\d{1,3})\s?min(?!\p{L})/u

/** A duration at the end of a name, set apart as before there was a field for it. */
const IN_NAME = /^(.*\S)\s*<em>([^<]*)<\/em>\s*$/s

/** Tells the name of a line, which may hold HTML, from how long it takes, '' where it does not say. */
export function timedName({ name, duree = '' }: Pick<Tarif, 'name' | 'duree'>): { name: string; duration: string } {
  const [, before = name, within = ''] = duree ? [] : (IN_NAME.exec(name) ?? [])
  return /\d/.test(within) ? { name: before, duration: within } : { name, duration: duree }
}

/** Writes how long the lines of a treatment take, « 10 à 50 min »; undefined where none says so. */
export function durations(tarifs: Pick<Tarif, 'name' | 'duree'>[]): string | undefined {
  const all = tarifs.flatMap((tarif) => minutesOf(tarif) ?? [])
  if (all.length === 0) return undefined
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return written(least)
  return most < 60 ? fr(`${least} à ${written(most)}`) : fr(`${written(least)} à ${written(most)}`)
}

/** Reads how long a line takes, in minutes; undefined where it does not say. */
export function minutesOf({ name, duree }: Pick<Tarif, 'name' | 'duree'>): number | undefined {
  const text = duree || plainText(name)
  const [, hours, rest = '0'] = HOURS.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(rest)
  const minutes = MINUTES.exec(text)?.[1]
  return minutes === undefined ? undefined : Number(minutes)
}

function written(minutes: number): string {
  if (minutes < 60) return fr(`${minutes} min`)
  const rest = minutes % 60
  return fr(`${Math.floor(minutes / 60)} h${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`)
}
