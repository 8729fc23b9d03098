import { dayAt, daysAfter, instantOf, placeInWeek } from '../lib/clock.ts'
import { fr } from '../lib/french-typography.ts'
import { dayAndMonth, frenchDays } from '../lib/french-days.ts'
import { isSame } from '../lib/json.ts'
import { comingHolidays, isHoliday, type Holiday } from './holidays.ts'
import { frenchClock, hoursWords, isAsUsual, parseHours, type OpenRange } from './parse-hours.ts'
import type { Centre } from '../site/centre/definition.ts'
import type { Exception } from './exceptions.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'
import { upperFirst } from '../lib/upper-first.ts'

/** When the centre is open: by the days of the week, and other than that on some dates; where it is tells its public holidays. */
export type Opening = Pick<Centre, 'horaires'> & {
  exceptions?: Exception[] | undefined
  adresse?: Pick<Centre['adresse'], 'code_postal'>
  /** What is planned for days to come: each is so from its day on. */
  planned?: (Hours & { from: string })[] | undefined
}

type Hours = Pick<Centre, 'horaires' | 'exceptions'>

/** Whether the centre is open, in a few words for visitors. */
export interface OpeningStatus {
  isOpen: boolean
  words: string
}

/** What is to be known of a day before coming. */
export interface TodaysNotice {
  words: string
  /** Whether it is not so on every such day of the week. */
  isException: boolean
}

/** How far ahead an opening is looked for, in days. */
const HORIZON = 366

/** How far ahead a day is called by its name alone, in days. */
const WEEK_AHEAD = 6

/** How far ahead holidays are asked about, in days. */
const ASKED_AHEAD = 60

/** Said of a holiday of which nobody knows whether the centre is open. */
const HOLIDAY = 'Jour férié : appelez-nous'

/** The hours of today as they are shown: « 14 h – 19 h », « Fermé »; undefined where they are not known. */
export function todaysHours(opening: Opening, now: Date): string | undefined {
  const today = dayAt(now)
  return isUnanswered(opening, today) ? undefined : hoursWords(hoursOn(opening, today).text) || 'Fermé'
}

/** What was written for a day; `exception` where it is not what was written for that day of the week. */
export function hoursOn(opening: Opening, day: string): { text: string; exception?: Exception } {
  const { horaires, exceptions = [] } = standingOn(opening, day)
  const exception = exceptions.filter((one) => one.du <= day && day <= lastDay(one)).reduce(narrower, undefined)
  const usual = horaires[weekdayOf(day)]
  if (!exception) return { text: usual }
  return { text: isAsUsual(exception.horaires) ? usual : exception.horaires, exception }
}

/** What holds on a day, of what stands and what is planned. */
export function standingOn(opening: Opening, day: string): Pick<Opening, 'horaires' | 'exceptions'> {
  return opening.planned?.findLast(({ from }) => from <= day) ?? opening
}

/**
 * What is planned beside hours that have been changed since it was worked out: it goes on where the week is the same, with
 * the exceptions of now; of anything else nobody can tell.
 */
export function plannedStill(planned: Opening['planned'], seen: Hours, standing: Hours): Opening['planned'] {
  if (!isSame(seen.horaires, standing.horaires)) return undefined
  if (isSame(seen.exceptions, standing.exceptions)) return planned
  if (!planned?.every(({ exceptions }) => isSame(exceptions, seen.exceptions))) return undefined
  return planned.map((one) => ({ ...one, exceptions: standing.exceptions }))
}

/** Says whether a day is a holiday on which the centre would be open as on the days around it, and nothing was said of it. */
function isUnanswered(opening: Opening, day: string): boolean {
  const { text, exception } = hoursOn(opening, day)
  const postcode = opening.adresse?.code_postal ?? ''
  if (parseHours(text)?.length === 0 || !isHoliday(day, postcode)) return false
  return !exception || !isForHolidays(exception, postcode)
}

/** Says whether an exception is for holidays alone, and not for a time of festive hours that happens to have one. */
function isForHolidays(exception: Exception, postcode: string): boolean {
  let day = exception.du
  while (day <= lastDay(exception) && isHoliday(day, postcode)) day = daysAfter(day, 1)
  return day > lastDay(exception) || exception.du === lastDay(exception)
}

/** The coming holidays of which it is to be asked whether the centre is open. */
export function holidaysToAnswer(opening: Opening, today: string): Holiday[] {
  const all = comingHolidays(today, ASKED_AHEAD, opening.adresse?.code_postal ?? '')
  return all.filter(({ day }) => isUnanswered(opening, day))
}

/** What day of the week a day is. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[placeInWeek(day)]!
}

/** Says whether the centre is open at an instant; undefined where the hours that decide it are not understood. */
export function openingStatus(opening: Opening, now: Date): OpeningStatus | undefined {
  const today = dayAt(now)
  if (isUnanswered(opening, today)) return { isOpen: false, words: fr(HOLIDAY) }
  const ranges = rangesOn(opening, today)
  if (!ranges) return undefined
  const standing = ranges.find(({ opens, closes }) => instantOf(today, opens) <= now && now < instantOf(today, closes))
  const words = standing ? openWords(opening, today, standing.closes) : closedWords(opening, today, now)
  if (!words) return undefined
  return { isOpen: standing !== undefined, words: fr(words) }
}

/** Says whether the centre has closed for the day. */
export function isOverToday(opening: Opening, now: Date): boolean {
  return openingStatus(opening, now)?.isOpen === false && dayAt(nextChange(opening, now)) !== dayAt(now)
}

/** The instant at which what a page says of the hours may change next: the next opening or closing, or midnight. */
export function nextChange(opening: Opening, now: Date): Date {
  const today = dayAt(now)
  const clocks = (rangesOn(opening, today) ?? []).flatMap(({ opens, closes }) => [opens, closes])
  return [...clocks, '24:00'].map((clock) => instantOf(today, clock)).find((instant) => instant > now)!
}

/** The exceptions that are not over on a day, in the order of their dates; of two for the same days, the one that holds. */
export function upcoming(exceptions: Exception[], today: string): Exception[] {
  const daysOf = (one: Exception) => `${one.du} ${lastDay(one)}`
  const holding = new Map(exceptions.map((one) => [daysOf(one), one]))
  return exceptions.filter((one) => lastDay(one) >= today && holding.get(daysOf(one)) === one).sort(byDate)
}

/** The hours of each day of the week, from today on, as they are on the very day; its note says what is usual where that is other. */
export function comingWeek(opening: Opening, today: string) {
  const coming = Array.from({ length: WEEKDAYS.length }, (_, ahead) => daysAfter(today, ahead))
  return WEEKDAYS.map((weekday) => {
    const day = coming.find((one) => weekdayOf(one) === weekday)!
    const hours = hoursOn(opening, day).text
    const note = isUnanswered(opening, day) ? fr(HOLIDAY) : usualNote(hours, standingOn(opening, day).horaires[weekday])
    return { day: weekday, isToday: day === today, hours, note }
  })
}

function usualNote(hours: string, usual: string): string | undefined {
  const [now, often] = [hours, usual].map((text) => (parseHours(text)?.length === 0 ? '' : hoursWords(text)))
  if (now === often) return undefined
  return often ? `D'habitude ${often}` : 'À titre exceptionnel'
}

/** What is to be known of today before coming, where it is no ordinary day or the centre is closed: « Fermé aujourd'hui ». */
export function todaysNotice(opening: Opening, today: string): TodaysNotice | undefined {
  if (isUnanswered(opening, today)) return undefined
  const { text, exception } = hoursOn(opening, today)
  if (exception) {
    const isAlone = exception.du === lastDay(exception)
    const words = isAlone ? wordsFor("aujourd'hui", { ...exception, horaires: text }) : exceptionWords(exception, today)
    return { words, isException: true }
  }
  return parseHours(text)?.length === 0 ? { words: fr("Fermé aujourd'hui"), isException: false } : undefined
}

/** The exceptions with the hours that a day has as usual in place of those words. */
export function withUsualHours(opening: Opening): Exception[] {
  return (opening.exceptions ?? []).map((one) =>
    one.du === lastDay(one) && isAsUsual(one.horaires)
      ? { ...one, horaires: standingOn(opening, one.du).horaires[weekdayOf(one.du)] }
      : one,
  )
}

/** An exception in a few words: « Fermé du 24 au 26 décembre : congés ». The year is said where it is not today's. */
export function exceptionWords(exception: Exception, today: string): string {
  return wordsFor(frenchDays(exception.du, lastDay(exception), today.slice(0, 4)), exception)
}

function wordsFor(days: string, { horaires, motif }: Exception): string {
  const ranges = parseHours(horaires)
  const what = ranges?.length === 0 ? `Fermé ${days}` : `${upperFirst(days)} : ${hoursWords(horaires)}`
  if (!motif.trim()) return fr(what)
  return fr(ranges?.length === 0 ? `${what} : ${motif.trim()}` : `${what} (${motif.trim()})`)
}

/** Orders exceptions by their dates. */
export function byDate(one: Exception, other: Exception): number {
  return compare(one.du, other.du) || compare(lastDay(one), lastDay(other))
}

function openWords(opening: Opening, today: string, closes: string): string {
  let end = closes
  for (let ahead = 1; end === '24:00'; ahead++) {
    const first = rangesOn(opening, daysAfter(today, ahead))?.[0]
    if (first?.opens !== '00:00') break
    if (ahead > WEEK_AHEAD) return 'Ouvert 24 h sur 24'
    end = first.closes
  }
  return `Ouvert jusqu'à ${frenchClock(end)}`
}

function closedWords(opening: Opening, today: string, now: Date): string | undefined {
  for (let ahead = 0; ahead <= HORIZON; ahead++) {
    const day = daysAfter(today, ahead)
    const ranges = rangesOn(opening, day)
    // Closed for now, and nobody can tell until when.
    if (!ranges) return 'Fermé'
    const next = ranges.find(({ opens }) => ahead > 0 || instantOf(day, opens) > now)
    if (!next) continue
    if (ahead > WEEK_AHEAD) return `Fermé jusqu'au ${dayAndMonth(daysAfter(day, -1))}`
    const when = ['', 'demain '][ahead] ?? `${weekdayOf(day)} `
    return `Ouvre ${when}à ${frenchClock(next.opens)}`
  }
  return undefined
}

const rangesOn = (opening: Opening, day: string): OpenRange[] | undefined =>
  isUnanswered(opening, day) ? undefined : parseHours(hoursOn(opening, day).text)

/** The last day that an exception is for. */
export const lastDay = ({ du, au }: Exception): string => au ?? du

/** Of two exceptions for a day the one for fewer days, and of equals the later one: it was meant for that day. */
export function narrower(one: Exception | undefined, other: Exception): Exception {
  return one && lengthOf(one) < lengthOf(other) ? one : other
}

/** How long an exception is, in milliseconds. */
export const lengthOf = (one: Exception): number => Date.parse(lastDay(one)) - Date.parse(one.du)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
