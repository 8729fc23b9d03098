import { daysAfter } from '../../lib/clock.ts'
import { fr } from '../../lib/french-typography.ts'
import type { Exception } from '../exceptions.ts'
import { isHoliday } from '../holidays.ts'
import { lastDay, lengthOf, narrower } from '../opening.ts'
import { parseHours } from '../parse-hours.ts'
import { saidDay } from './calendar.ts'
import type { Clause } from './clauses.ts'
import { saidHours } from './reader.ts'
import { upperFirst } from '../../lib/upper-first.ts'

/** What a sentence gives a day. */
export interface Day {
  horaires: string
  motif: string
  /** Whether it was named itself, not as one of a period. */
  isAlone: boolean
  /** What says it last. */
  clause: Clause
}

export type Days = Map<string, Day>

/** Says dates in full, those of the same hours together: « Fermé le jeudi 24 décembre ; ouvert le … de 9 h à 12 h ». */
export function exceptionsWords(exceptions: Exception[], today: string): string {
  const groups = new Map<string, Exception[]>()
  for (const one of exceptions) {
    const key = `${one.horaires}\n${one.motif}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const parts = [...groups.values()].map((alike) => {
    const { horaires, motif } = alike[0]!
    const ranges = parseHours(horaires)
    const hours = ranges ? saidHours(ranges) : horaires
    const days = alike.map((one) => runWords(one, today)).join(', ')
    const what = hours === '' ? `fermé ${days}` : `ouvert ${days} ${hours}`
    return motif ? `${what} (${motif})` : what
  })
  return fr(upperFirst(parts.join(' ; ')))
}

/** The dates with others added: what stood for the same days, and would go before these, gives way. */
export function withExceptions<E extends Exception>(standing: E[], added: E[]): { all: E[]; replaced: E[] } {
  const givesWay = (one: E) => added.some((next) => overlaps(one, next) && lengthOf(one) <= lengthOf(next))
  // What is cut is shorter than it was, and would go before others that stand for the same days.
  const own = standing.some(givesWay) ? apart(standing) : standing
  const replaced = own.filter(givesWay)
  const kept = own.flatMap((one) => (replaced.includes(one) ? cutOut(one, added) : [one]))
  return { all: [...kept, ...added], replaced }
}

/** The dates without the days that others decide, as `hoursOn` chooses: no two of them are for one day. */
export function apart<E extends Exception>(exceptions: E[]): E[] {
  return exceptions.flatMap((one, place) => {
    const deciding = exceptions.filter(
      (other, otherPlace) =>
        otherPlace !== place &&
        overlaps(one, other) &&
        (otherPlace > place ? narrower(one, other) : narrower(other, one)) === other,
    )
    return deciding.length > 0 ? cutOut(one, deciding) : [one]
  })
}

/** Makes one exception of days of the same hours that follow each other; those of holidays alone answer for them. */
export function together(days: Days, postcode: string): Exception[] {
  const exceptions: Exception[] = []
  for (const [day, { horaires, motif }] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const last = exceptions.at(-1)
    const follows = last && daysAfter(last.au ?? last.du, 1) === day
    const isAlike = horaires === '' || isHoliday(day, postcode) === isHoliday(daysAfter(day, -1), postcode)
    if (follows && isAlike && last.horaires === horaires && last.motif === motif) last.au = day
    else exceptions.push({ du: day, horaires, motif })
  }
  return exceptions
}

function cutOut<E extends Exception>(one: E, added: E[]): E[] {
  // The first of them stays the entry that it was; what is cut off behind it is another one, without its id.
  return daysLeft(one, added).map(([du, end], index) => {
    const run = { ...one, du, au: end === du ? undefined : end }
    return index === 0 ? run : { ...run, id: undefined }
  }) as E[]
}

/** The first and the last day of each run of days that others leave to an exception. */
function daysLeft({ du: from, au: last = from }: Exception, others: Exception[]): [string, string][] {
  const runs: [string, string][] = []
  for (const { du, au = du } of [...others].sort((one, other) => (one.du < other.du ? -1 : 1))) {
    if (au < from || last < du) continue
    if (from < du) runs.push([from, daysAfter(du, -1)])
    if (last <= au) return runs
    from = daysAfter(au, 1)
  }
  return [...runs, [from, last]]
}

const overlaps = (one: Exception, other: Exception) => one.du <= lastDay(other) && other.du <= lastDay(one)

/** Every day from one to another. */
export function daysBetween(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day)
  return days
}

/** « le jeudi 24 décembre, le vendredi 25 décembre », « du jeudi 24 au samedi 26 décembre ». */
function runWords({ du, au = du }: Exception, today: string): string {
  const [first, last] = [saidDay(du, { today }), saidDay(au, { today })]
  if (du === au) return first
  if (daysAfter(du, 1) === au) return `${first}, ${last}`
  const isOneMonth = du.slice(0, 7) === au.slice(0, 7)
  const start = isOneMonth ? first.split(' ').slice(1, 3).join(' ') : first.slice(3)
  return `du ${start} au ${last.slice(3)}`
}
