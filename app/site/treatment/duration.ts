import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import type { Tarif } from './definition'

const MINUTE = String.raw`(?:min(?:ute)?s?|mn|['’′])`
const TIME = String.raw`(?:\d{1,2}(?:[.,]\d{1,2})?\s?h(?:eures?)?(?:\s?et\s(?:demie|quart)|\s?\d{1,2}\s?${MINUTE}|\s?\d\d)?|\d{1,3}\s?${MINUTE})`

/** « 45 min », « 30 à 45 min », « 1 h - 1 h 30 ». */
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,:/]|½\s?)(?:(${TIME}|\d{1,3})\s?(à|ou|et|[-–—/])\s?)?(${TIME})(?![\p{L}\d]|[.,]\d)`,
  'giu',
)

const HOURS = /^(\d{1,2}(?:[.,]\d{1,2})?)\s?h\D*(\d{0,2})/i

/** « 2 x 30 min », « 30 min + 15 min »: several in one, and none of them is how long it takes. */
const SEVERAL = new RegExp(String.raw`(?:(?:\d|h|${MINUTE})\s?[x×*+]|fois)\s?\d`, 'iu')

/** The longest that a treatment takes, in minutes: « 24 h » is how long what it does lasts. */
const LONGEST = 360

/** A duration at the end of a name, set apart as before there was a field for it. */
const IN_NAME = /^(.*\S)\s*<em>([^<]*)<\/em>\s*$/s

/** Tells the name of a line, which may hold HTML, from how long it takes, '' where it does not say. */
export function timedName({ name, duree = '' }: Pick<Tarif, 'name' | 'duree'>): { name: string; duration: string } {
  const [, before = name, within = ''] = duree ? [] : (IN_NAME.exec(name) ?? [])
  return /\d/.test(within)
    ? { name: before, duration: spaced(within) }
    : { name, duration: spaced(/^\s*\d{1,3}\s*$/.test(duree) ? `${duree.trim()} min` : duree) }
}

/** Sets blanks in a duration as it was typed: « 1h30 » is « 1 h 30 ». */
const spaced = (text: string) =>
  text.replace(/(\d)\s?h\s?(\d\d)(?!\d)/gi, '$1 h $2').replace(/(\d)(h|min)(?![\p{L}\d])/giu, '$1 $2')

/** Writes how long the lines of a treatment take, « 10 à 50 min »; undefined where none says so. */
export function durations(tarifs: Pick<Tarif, 'name' | 'duree'>[]): string | undefined {
  const all = tarifs.flatMap(minutesOf)
  if (all.length === 0) return undefined
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return written(least)
  return most < 60 ? fr(`${least} à ${written(most)}`) : fr(`${written(least)} à ${written(most)}`)
}

/** Reads how long a line takes, in minutes, the least first where it says two; nothing where it does not say, or not clearly. */
export function minutesOf(tarif: Pick<Tarif, 'name' | 'duree'>): number[] {
  const { name, duration } = timedName(tarif)
  const text = plainText(duration || name)
  if (SEVERAL.test(text)) return []
  const spans = [...text.matchAll(SPAN)].map(([, from, between, to]) => readSpan(to!, from, between))
  const [first = [], ...others] = spans.filter((span) => span.every((minutes) => minutes <= LONGEST))
  // All that is in its field is how long it takes; in a name stand other figures.
  const isWhole = !tarif.duree || (spans.length === 1 && !/[\d½¼¾]/.test(text.replace(SPAN, '')))
  return isWhole && others.length === 0 ? first : []
}

function readSpan(to: string, from?: string, between?: string): number[] {
  const most = readTime(to)
  if (from === undefined) return [most]
  const isBare = /^\d+$/.test(from)
  // « 1/2 h »
  if (isBare && between === '/' && HOURS.test(to)) return [Infinity]
  const least = isBare && HOURS.test(to) ? Number(from) * 60 : readTime(from)
  // « Séance 1 - 45 min » has a number before the dash.
  if (isBare && between !== 'à' && least * 5 < most) return [most]
  return least < most ? [least, most] : [Infinity]
}

function readTime(text: string): number {
  const [, hours, rest = '0'] = HOURS.exec(text) ?? []
  if (hours === undefined) return Number.parseInt(text) || Infinity
  const minutes = /demie/i.test(text) ? 30 : /quart/i.test(text) ? 15 : Number(rest)
  return minutes < 60 ? Math.round(Number(hours.replace(',', '.')) * 60) + minutes || Infinity : Infinity
}

function written(minutes: number): string {
  if (minutes < 60) return fr(`${minutes} min`)
  const rest = minutes % 60
  return fr(`${Math.floor(minutes / 60)} h${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`)
}
