import { fr } from '../lib/french-typography.ts'

/** A part of a day, by the clock of the place: `HH:MM`, and `24:00` for the midnight that ends the day. */
export interface OpenRange {
  opens: string
  closes: string
}

/** The longest text that is looked at, in characters: nobody's hours of one day are longer. */
const TEXT_LIMIT = 120

/** The hours of whoever is reached first, and comes on the day that is agreed. */
export const BY_APPOINTMENT = 'Sur rendez-vous'

/** The hours that the day of the week has, whatever they have become by then. */
export const AS_USUAL = "Comme d'habitude"

const DAY_MINUTES = 24 * 60

const CLOSED = /^(?:|ferm[ée]e?|fermeture|ferm[ée]e? toute la journ[ée]e)$/

const ALL_DAY = /^24 ?h(?:eures)? ?(?:\/|sur) ?24(?: ?h(?:eures)?)?$/

/** Words that change nothing: « ouvert de 9h à 19h sans interruption ». */
const AROUND = /^ouverte? | (?:sans interruption|non[ -]stop|en continu|journée continue)$/g

const BETWEEN = / ?[/,;|&+] ?| et | puis /

const CLOCK = String.raw`(\d{1,2}) ?(?:(?:h(?:eures?)?) ?(\d{2})?|: ?(\d{2}))|(midi)|(minuit)`

/** Two may stand beside each other with a blank alone: « 9h-12h 14h-18h ». */
const RANGE = new RegExp(String.raw`(?:de )?(?:${CLOCK}|(\d{1,2})) ?(?:-|jusqu'à|à|a) ?(?:${CLOCK})(?: (?=.)|$)`, 'y')

/**
 * Reads the hours of a day as they were written for people: « 9h - 12h / 14h - 19h », « 09:00–19:00 », « Fermé ».
 * Returns no range for a closed day, undefined for what is not understood or could be meant otherwise.
 */
export function parseHours(text: string): OpenRange[] | undefined {
  if (text.length > TEXT_LIMIT) return undefined
  const plain = plainForm(text)
  if (CLOSED.test(plain)) return []
  if (ALL_DAY.test(plain)) return [{ opens: '00:00', closes: '24:00' }]
  const minutes: number[] = []
  for (const part of plain.replace(AROUND, '').split(BETWEEN)) {
    const found = readParts(part)
    if (!found) return undefined
    minutes.push(...found)
  }
  return isInOrder(minutes) ? rangesOf(minutes) : undefined
}

/** Says whether hours are to be agreed, as the site itself writes it. */
export const isByAppointment = (text: string) => /^sur (?:rendez-vous|rdv)$/.test(plainForm(text))

/** Says whether hours are those that the day of the week has. */
export const isAsUsual = (text: string) => plainForm(text) === plainForm(AS_USUAL)

/** Writes a clock's `HH:MM` as a French reader does, for `fr()` to set: « 9 h », « 14 h 30 », « midi » as « 12 h ». */
export function frenchClock(clock: string): string {
  const [hours, minutes] = clock.split(':') as [string, string]
  if (clock === '24:00') return 'minuit'
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`
}

/** Writes hours as the site sets them: « 9 h – 12 h / 14 h – 19 h », no line of which begins with a dash; what is not understood, as it was written. */
export function hoursWords(text: string): string {
  const ranges = parseHours(text) ?? []
  const isWholeDay = ranges[0]?.opens === '00:00' && ranges[0].closes === '24:00'
  if (ranges.length === 0 || isWholeDay) return fr(text)
  return fr(ranges.map(({ opens, closes }) => `${frenchClock(opens)}\u00a0– ${frenchClock(closes)}`).join(' / '))
}

function plainForm(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?\.$/, '')
}

/** The minutes of the day that a text like « 9h à 12h30 » names, two for each range. */
function readParts(text: string): number[] | undefined {
  const minutes: number[] = []
  RANGE.lastIndex = 0
  do {
    const found = RANGE.exec(text)
    if (!found) return undefined
    const [opening, bare, closing] = [found.slice(1, 6), found[6], found.slice(7, 12)]
    const opens = bare === undefined ? minutesOf(opening) : minutesOf([bare])
    const closes = minutesOf(closing)
    if (opens === undefined || closes === undefined) return undefined
    minutes.push(opens, closes)
  } while (RANGE.lastIndex < text.length)
  return minutes
}

function minutesOf([hour, afterH, afterColon, noon, midnight]: (string | undefined)[]): number | undefined {
  if (noon) return DAY_MINUTES / 2
  if (midnight) return DAY_MINUTES
  const minute = Number(afterH ?? afterColon ?? 0)
  const minutes = Number(hour) * 60 + minute
  return minute < 60 && minutes <= DAY_MINUTES ? minutes : undefined
}

/** Says whether each opening is before its closing and none before the closing that went ahead of it. */
function isInOrder(minutes: number[]): boolean {
  return minutes.every((minute, index) => {
    const before = minutes[index - 1] ?? 0
    return index % 2 === 0 ? before <= minute : before < minute
  })
}

/** Makes ranges of openings and closings in their order, and one of two that touch. */
export function rangesOf(minutes: number[]): OpenRange[] {
  const ranges: OpenRange[] = []
  for (let index = 0; index < minutes.length; index += 2) {
    const [opens, closes] = [clockOf(minutes[index]!), clockOf(minutes[index + 1]!)]
    const last = ranges.at(-1)
    if (last?.closes === opens) last.closes = closes
    else ranges.push({ opens, closes })
  }
  return ranges
}

/** Minutes of the day as a clock's `HH:MM`. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
