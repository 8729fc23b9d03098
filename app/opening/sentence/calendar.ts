import { daysAfter, isDay, placeInWeek } from '../../lib/clock.ts'
import { dayAndMonth } from '../../lib/french-days.ts'
import { comingHolidays } from '../holidays.ts'
import { WEEKDAYS, type Weekday } from '../weekdays.ts'
import type { NamedDay, Weekdays, When } from './when.ts'
import { Asked } from './reader.ts'
import type { Word } from './tokens.ts'
import { upperFirst } from '../../lib/upper-first.ts'

/** How many months are thought of where none is named, this one included. */
const MONTHS_AHEAD = 3

/** How long a day that is over is asked about before it is taken for next year's, in days. */
const JUST_OVER = 60

/** The longest closure, in days. */
const LONGEST = 366

/** Within how many days every holiday comes again: two Easters may be 385 days apart. */
const HOLIDAYS_AHEAD = 400

/** How many years ahead a date may be. */
const YEARS_AHEAD = 3

const LEAP_YEAR = 2028

/** What days are found in: the sentence, and the day on which it is written. */
export interface Calendar {
  sentence: string
  today: string
}

/**
 * Gives the days of a sentence the months that they take from those beside them: « les 24 et 25 décembre ». Each part
 * of the sentence has days, or the first and the last of periods.
 */
export function shareMonths(parts: NamedDay[][][], today: string): void {
  const days = parts.flat(2)
  for (let index = days.length - 2; index >= 0; index--) {
    const [one, right] = [days[index]!, days[index + 1]!]
    if (one.month === undefined && right.month !== undefined && one.day < right.day) {
      one.month = right.month
      if (right.year !== undefined) one.year = right.year
    } else if (one.month !== undefined && one.year === undefined && right.year !== undefined) {
      const isBefore = one.month < right.month! || (one.month === right.month && one.day <= right.day)
      const year = isBefore ? right.year : right.year - 1
      if (dayInYear(one, year) >= today) one.year = year
    }
  }
  let left: NamedDay | undefined
  let period: NamedDay[] | undefined
  for (const spans of parts) {
    const before = period
    for (const span of spans) {
      for (const one of span) {
        if (one.month !== undefined) period = undefined
        else if (left?.month !== undefined) {
          // « du 15 juillet au 5 août, puis du 10 au 15 »: the last day is in the month of the first.
          const isEnd = left === span[0] && one.day > left.day
          takeMonth(one, left, isEnd ? undefined : period, period === before)
        }
        left = one
      }
      if (span.length > 1) period = span
    }
  }
}

/**
 * Gives a day its month: that in which it is within the period named before it, of which another part of the sentence says
 * something else, or that of the day before it. It is asked where both may be.
 */
function takeMonth(one: NamedDay, left: NamedDay, period: NamedDay[] | undefined, isOtherPart: boolean): void {
  const [from, to] = period ?? []
  const isPeriod = from?.month !== undefined && to?.month !== undefined
  const [month, ...more] = isPeriod ? monthsWithin(one, from, to) : []
  const mayFollow = one.day > left.day && month !== left.month
  const isAfter = isPeriod && !monthsWithin(left, from, to).includes(left.month!)
  if (month !== undefined && more.length === 0 && isOtherPart && !(isAfter && mayFollow)) {
    one.month = month
    const { year } = month < from!.month! ? to! : from!
    if (year !== undefined) one.year = year
  } else if (mayFollow && month === undefined) {
    one.month = left.month!
    if (left.year !== undefined) one.year = left.year
  }
}

/** The months in which a day is within a period. */
function monthsWithin(one: NamedDay, from: NamedDay, to: NamedDay): number[] {
  const [first, last] = [from.month!, to.month!]
  const months = Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, ahead) => ((first + ahead - 1) % 12) + 1)
  return months.filter(
    (month) =>
      isDay(dayIn(one, `${LEAP_YEAR}-${two(month)}`)) &&
      (month !== first || one.day >= from.day) &&
      (month !== last || one.day <= to.day),
  )
}

/** Finds the first and the last day of something. */
export function daysOf(when: When, calendar: Calendar): [string, string] {
  if (when.kind === 'named') return namedDays(when.word, calendar.today)
  if (when.kind === 'months') return monthsOf(when, calendar)
  const { from, to } = when
  if (from === to) {
    const day = dayOf(from, calendar)
    return [day, day]
  }
  return rangeOf(when, calendar)
}

type Range = When & { kind: 'days' }

function rangeOf(range: Range, calendar: Calendar): [string, string] {
  const { from, to } = range
  if (from.month === undefined && to.month !== undefined) {
    const month = to.month === 1 ? 12 : to.month - 1
    const words = `du ${ordinal(from.day)} ${monthName(month)} au ${ordinal(to.day)} ${monthName(to.month)}`
    throw new Asked(`Est-ce ${words} ?`, [replaced(calendar, from, `${ordinal(from.day)} ${monthName(month)}`)])
  }
  if (from.month === undefined || to.month === undefined) return rangeWithoutMonth(range, calendar)
  const last = to.year === undefined && from.year !== undefined ? firstFrom(to, dayOf(from, calendar)) : undefined
  const end = last ?? dayOf(to, calendar, from)
  const start = from.year === undefined ? lastUntil(from, end) : dayOf(from, calendar)
  checkWeekday(from, start, calendar)
  checkWeekday(to, end, calendar)
  if (start > end)
    throw new Asked(
      `${upperFirst(saidDay(start, calendar))} est après ${saidDay(end, calendar)} : de quel jour à quel jour ?`,
    )
  if (daysBetween(start, end) > LONGEST) throw new Asked("C'est plus d'un an : de quel jour à quel jour ?")
  return [start, end]
}

/** « du 24 au 26 »: the month is that of whose days fit, and asked where several do. */
function rangeWithoutMonth({ from, to, holds = [] }: Range, calendar: Calendar): [string, string] {
  if (from.month !== undefined) {
    // « du 28 décembre au 3 »
    const month = (from.month % 12) + 1
    throw new Asked(`Est-ce jusqu'au ${ordinal(to.day)} ${monthName(month)} ?`, [
      replaced(calendar, to, `${ordinal(to.day)} ${monthName(month)}`),
    ])
  }
  if (from.day > to.day)
    throw new Asked('De quel mois à quel mois ? Écrivez par exemple « du 28 décembre au 3 janvier ».')
  const months = comingMonths(calendar.today)
  const fitting = months.filter(
    (month) =>
      fits(from, month) &&
      fits(to, month) &&
      dayIn(to, month) >= calendar.today &&
      holds.every((weekday) => nearest(weekday, dayIn(from, month)) <= dayIn(to, month)),
  )
  const found = chosen(fitting, from.weekday ?? to.weekday ?? holds[0], [from, to], calendar)
  return [dayIn(from, found), dayIn(to, found)]
}

/** The day that was named. `since` is the first of a range of which it is the last. */
function dayOf(named: NamedDay, calendar: Calendar, since: NamedDay = named): string {
  if (named.month === undefined) return dayWithoutMonth(named, calendar)
  const { today } = calendar
  const thisYear = Number(today.slice(0, 4))
  if (named.year !== undefined) {
    const day = existing(named, named.year)
    if (named.year > thisYear + YEARS_AHEAD) throw new Asked(`${named.year}, vraiment ? Quelle année ?`)
    if (day < today) throw new Asked(`Le ${saidDate(day)} est passé : quelle année ?`)
    checkWeekday(named, day, calendar)
    return day
  }
  const day = firstFrom(named, today)
  const over = dayInYear(named, thisYear)
  if (isDay(over) && over < today && daysBetween(over, today) <= JUST_OVER)
    throw new Asked(`Le ${saidDate(over)} est passé : est-ce le ${saidDate(day)} ?`, [
      replaced(calendar, named, saidDate(day)),
    ])
  if (since === named) checkWeekday(named, day, calendar)
  return day
}

function dayWithoutMonth(named: NamedDay, calendar: Calendar): string {
  if (named.day < 1) throw new Asked(`Le ${named.day} n'existe pas : quel jour ?`)
  const months = comingMonths(calendar.today).filter(
    (month) => fits(named, month) && dayIn(named, month) >= calendar.today,
  )
  return dayIn(named, chosen(months, named.weekday, [named], calendar))
}

function chosen(
  months: string[],
  weekday: Weekday | undefined,
  [one, last = one]: NamedDay[],
  calendar: Calendar,
): string {
  if (weekday && months.length === 1) return months[0]!
  if (weekday && months.length === 0)
    throw new Asked(
      `Aucun ${weekday} ${ordinal(one!.day)} dans les mois qui viennent : de quel mois, de quelle année ?`,
    )
  const choices = months.map((month) => replaced(calendar, last!, saidDate(dayIn(last!, month))))
  throw new Asked(`De quel mois : ${months.map((month) => monthName(Number(month.slice(5)))).join(', ')} ?`, choices)
}

/** Says whether a day exists in a month, and is the day of the week that it was said to be. */
function fits(named: NamedDay, month: string): boolean {
  const day = dayIn(named, month)
  return isDay(day) && (named.weekday === undefined || WEEKDAYS[placeInWeek(day)] === named.weekday)
}

const dayIn = ({ day }: NamedDay, month: string) => `${month}-${two(day)}`

const dayInYear = (named: NamedDay, year: number) => dayIn(named, `${year}-${two(named.month!)}`)

function comingMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => monthAfter(year, month + ahead))
}

const monthAfter = (year: number, month: number) =>
  `${year + Math.floor((month - 1) / 12)}-${two(((month - 1) % 12) + 1)}`

function monthsOf(when: When & { kind: 'months' }, { today }: Calendar): [string, string] {
  const thisYear = Number(today.slice(0, 4))
  const bounds = (year: number): [string, string] => {
    const end = when.to < when.from ? year + 1 : year
    return [`${year}-${two(when.from)}-01`, daysAfter(`${monthAfter(end, when.to + 1)}-01`, -1)]
  }
  const years =
    when.year === undefined ? [thisYear - (when.to < when.from ? 1 : 0), thisYear, thisYear + 1] : [when.year]
  const found = years.map(bounds).find(([, last]) => last >= today)
  if (!found || (when.year ?? 0) > thisYear + YEARS_AHEAD) throw new Asked(`${monthName(when.from)} de quelle année ?`)
  return [found[0] < today ? today : found[0], found[1]]
}

function namedDays(word: Word, today: string): [string, string] {
  const feast = comingHolidays(today, HOLIDAYS_AHEAD, '').find(({ name }) => name === FEASTS[word])
  if (feast) return [feast.day, feast.day]
  const ahead = FROM_TODAY[word]
  if (ahead !== undefined) return [daysAfter(today, ahead), daysAfter(today, ahead)]
  const place = placeInWeek(today)
  if (word === 'week') return [daysAfter(today, 7 - place), daysAfter(today, 13 - place)]
  if (word === 'monthWord') {
    const [year, month] = today.split('-').map(Number) as [number, number]
    return [`${monthAfter(year, month + 1)}-01`, daysAfter(`${monthAfter(year, month + 2)}-01`, -1)]
  }
  if (place > 4) throw new Asked('Ce week-end-ci, ou le suivant ? Écrivez la date.')
  return [daysAfter(today, 5 - place), daysAfter(today, 6 - place)]
}

const FROM_TODAY: Partial<Record<Word, number>> = { today: 0, tomorrow: 1, afterTomorrow: 2 }

/** What the feasts are called by which a day, or why a centre is closed, is named. */
export const FEASTS: Partial<Record<Word, string>> = {
  noel: 'Noël',
  newYear: "Jour de l'an",
  easter: 'Pâques',
  easterMonday: 'Lundi de Pâques',
  ascension: 'Ascension',
  whitMonday: 'Lundi de Pentecôte',
  toussaint: 'Toussaint',
  assumption: 'Assomption',
}

/**
 * The next day of the week without a date: « samedi ». What may be every week, or the one after, is asked; a date is
 * proposed where `isAlone`, as others without theirs would not be understood beside it.
 */
export function nextWeekday(
  { days, isEvery, hasArticle, isNext, start, end }: Weekdays,
  calendar: Calendar,
  isAlone: boolean,
): string {
  const { today } = calendar
  const [first] = days as [Weekday]
  const next = nearest(first, today)
  const ask = (question: string, ...ways: string[]) =>
    isAlone
      ? new Asked(
          question,
          ways.map((words) => replaced(calendar, { start, end }, words)),
        )
      : new Asked(`${question} Écrivez chaque jour avec sa date.`)
  if (isEvery && days.length > 1) {
    const last = daysAfter(next, days.length - 1)
    throw ask(
      `${everyWeek(`du ${first} au ${days.at(-1)!}`)} Ou seulement du ${saidDay(next, calendar)} au ${saidDay(last, calendar)} ?`
        .replaceAll('du le', 'du')
        .replaceAll('au le', 'au'),
      `du ${datedDay(next)} au ${datedDay(last)}`,
    )
  }
  if (isNext || next === today) {
    const other = daysAfter(next, 7)
    throw ask(
      `${upperFirst(saidDay(next, calendar))}, ou ${saidDay(other, calendar)} ?`,
      `le ${datedDay(next)}`,
      `le ${datedDay(other)}`,
    )
  }
  if (isEvery || hasArticle)
    throw ask(`${everyWeek(first)} Ou seulement ${saidDay(next, calendar)} ?`, `le ${datedDay(next)}`)
  return next
}

const everyWeek = (day: string) => `Chaque semaine (${day}) ? Cela se change dans les horaires d'ouverture.`

const nearest = (weekday: Weekday, today: string) =>
  daysAfter(today, (WEEKDAYS.indexOf(weekday) - placeInWeek(today) + 7) % 7)

function checkWeekday({ weekday, start, end }: NamedDay, day: string, calendar: Calendar): void {
  const real = WEEKDAYS[placeInWeek(day)]!
  if (weekday === undefined || weekday === real) return
  const near = [-3, -2, -1, 1, 2, 3]
    .map((count) => daysAfter(day, count))
    .find((one) => WEEKDAYS[placeInWeek(one)] === weekday)!
  const choices = [day, near].map((one) => replaced(calendar, { start, end }, datedDay(one)))
  throw new Asked(`Le ${saidDate(day)} est un ${real}, pas un ${weekday} : quel jour ?`, choices)
}

function existing(named: NamedDay, year: number): string {
  const { day, month } = named
  const found = dayInYear(named, year)
  if (month! < 1 || month! > 12) throw new Asked(`Il n'y a pas de mois ${month!} : quel jour ?`)
  if (!isDay(found)) throw new Asked(`Le ${day} ${monthName(month!)} ${year} n'existe pas : quel jour ?`)
  return found
}

/** The first such day of the calendar from another on. */
function firstFrom(named: NamedDay, first: string): string {
  const year = Number(first.slice(0, 4))
  return existing(named, dayInYear(named, year) < first ? year + 1 : year)
}

/** The last such day of the calendar until another. */
function lastUntil(named: NamedDay, last: string): string {
  const year = Number(last.slice(0, 4))
  return existing(named, dayInYear(named, year) > last ? year - 1 : year)
}

function replaced({ sentence }: Calendar, { start, end }: { start: number; end: number }, words: string): string {
  return sentence.slice(0, start) + words + sentence.slice(end)
}

const two = (number: number) => String(number).padStart(2, '0')

const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000

/** « 1er », « 24 ». */
export const ordinal = (day: number) => (day === 1 ? '1er' : String(day))

const monthName = (month: number) => dayAndMonth(`2026-${two(month)}-02`).split(' ')[1]!

/** « 24 décembre 2026 ». */
const saidDate = (day: string) => `${dayAndMonth(day)} ${day.slice(0, 4)}`

/** « jeudi 24 décembre 2026 ». */
const datedDay = (day: string) => `${WEEKDAYS[placeInWeek(day)]!} ${saidDate(day)}`

/** « le jeudi 24 décembre », with the year where it is not this one. */
export function saidDay(day: string, { today }: Pick<Calendar, 'today'>): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  return `le ${WEEKDAYS[placeInWeek(day)]!} ${dayAndMonth(day)}${year}`
}
