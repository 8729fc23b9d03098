import { hoursOn, standingOn, weekdayOf } from '../opening.ts'
import { isHoliday } from '../holidays.ts'
import { parseHours } from '../parse-hours.ts'
import type { Exception } from '../exceptions.ts'
import type { Weekday } from '../weekdays.ts'
import { daysBetween, exceptionsWords, together, type Day, type Days } from './exception-dates.ts'
import { daysOf, nextWeekday, ordinal, saidDay, shareMonths } from './calendar.ts'
import { readClauses, wholeDayQuestion, type Clause } from './clauses.ts'
import type { NamedDay } from './when.ts'
import { hoursFor, usualText, type Week } from './day-hours.ts'
import { Asked, clockWords, HALVES, minutesOfClock, orQuestion, OTHERWISE, Reader, type Question } from './reader.ts'
import { SENTENCE_LIMIT, tokensOf } from './tokens.ts'
import { dayAndMonth } from '../../lib/french-days.ts'
import { upperFirst } from '../../lib/upper-first.ts'

/** How many dates a sentence may make: more than that are hours of every week. */
const DATES_LIMIT = 60

/**
 * Reads a sentence about dates: « fermés du 24 au 26 sauf samedi matin ». Returns the dates with all of it said back, or a
 * question where something is not understood or could be meant otherwise. Source of what it leaves open: the hours of
 * each day of the week and the dates that already stand.
 */
export function readExceptions(
  written: string,
  { today, opening }: Pick<Week, 'today' | 'opening'>,
): { exceptions: Exception[]; words: string } | Question {
  return orQuestion(() => {
    const sentence = written.normalize('NFC')
    if (sentence.length > SENTENCE_LIMIT)
      throw new Asked(`Cette phrase est trop longue : ${SENTENCE_LIMIT} lettres au plus.`)
    const clauses = readClauses(new Reader(sentence, tokensOf(sentence), OTHERWISE.dates))
    if (clauses.length === 0) throw new Asked('Écrivez quand, et si c’est fermé : « fermés du 24 au 26 décembre ».')
    shareMonths(clauses.map(namedDays), today)
    const week = { sentence, today, opening }
    const days: Days = new Map()
    const given = clauses.map((clause) => ({ clause, ...addClause(days, clause, week) }))
    const exceptions = together(days, postcodeOf(week))
    if (exceptions.length === 0) throw new Asked('Rien ne change : ces jours-là, les horaires sont déjà ceux-là.')
    if (exceptions.length > DATES_LIMIT)
      throw new Asked("Cela fait trop de dates : changez plutôt les horaires d'ouverture de chaque semaine.")
    for (const { clause, found, open } of given)
      askOfHolidays(
        clause,
        found,
        open.filter(({ day }) => days.get(day)!.clause === clause),
        week,
      )
    return { exceptions, words: exceptionsWords(exceptions, today) }
  })
}

/** The days of a clause, those excepted left out: they are among the others, whatever their month. */
function namedDays({ whens }: Clause): NamedDay[][] {
  return whens.flatMap((when) =>
    when.kind !== 'days' ? [] : [when.from === when.to ? [when.from] : [when.from, when.to]],
  )
}

/** Gives days what a clause says of them; returns those that it is about, and those of them on which it is then open. */
function addClause(days: Days, clause: Clause, week: Week): { found: FoundDay[]; open: FoundDay[] } {
  if (clause.whens.length + clause.weekdays.length === 0)
    throw new Asked('Quel jour ? Écrivez-le, par exemple « le 24 décembre ».')
  checkState(clause)
  const found = daysIn(clause, week)
  askOfTakenHours(clause, found, week)
  const excepted = clause.except.flatMap((one) => exceptedDays(one, clause, found, week))
  // « sauf les vendredis, sauf le 25 fermé »
  const isClosedAlone = (day: string) => excepted.some((one) => one.day === day && one.isAlone && one.horaires === '')
  const except = excepted.filter(({ day, isAlone }) => isAlone || !isClosedAlone(day))
  const left = found.filter(({ day }) => !except.some((one) => one.day === day))
  askOfClosedDays(clause, left, week)
  askOfEarlyDays(clause, left, week)
  const motif = clause.reason ?? ''
  const open: FoundDay[] = []
  for (const one of left) {
    // « fermé du 24 au 2, ouvert le 31 jusqu'à 19h », which is when it closes every week
    const asUsual = one.isAlone && days.has(one.day) ? hoursOn(week.opening, one.day).text : undefined
    const horaires = hoursFor(clause, one.day, week, one.isAlone) ?? asUsual
    if (horaires !== undefined) give(days, one.day, { horaires, motif, isAlone: one.isAlone, clause }, week)
    if (horaires) open.push(one)
  }
  for (const { day, isAlone, horaires } of except) {
    if (horaires !== undefined) give(days, day, { horaires, motif: '', isAlone, clause }, week)
    if (horaires) open.push({ day, isAlone })
  }
  return { found, open }
}

function give(days: Days, day: string, next: Day, week: Week): void {
  const before = days.get(day)
  // « fermé du 24 au 26, ouvert le 25 »
  const isWithin = before && before.clause !== next.clause && !before.isAlone && next.isAlone
  if (before && !isWithin && before.horaires !== next.horaires)
    throw new Asked(
      `${upperFirst(saidDay(day, week))} est dit deux fois : ${before.horaires || 'fermé'}, ou ${next.horaires || 'fermé'} ?`,
    )
  days.set(day, next)
}

const SECOND_DAY = 'Et le deuxième jour : de quelle heure à quelle heure ?'

function checkState(clause: Clause): void {
  const {
    state,
    isStateInherited,
    isOpenAside,
    isWholeDay,
    areHoursFirst,
    whens,
    weekdays,
    ranges,
    half,
    from,
    until,
    isUsual,
  } = clause
  const hasHours = (ranges ?? half ?? from ?? until) !== undefined || isUsual
  if (state === undefined && !hasHours) throw new Asked('Fermé, ou ouvert de quelle heure à quelle heure ?')
  if (state === undefined && half) throw new Asked(`${upperFirst(HALVES[half])} : ouvert, ou fermé ?`)
  // « fermé toute la journée le 25, à 16h le 24 »
  if (isWholeDay && (half || isOpenAside || (state === 'closed' && ranges)))
    throw new Asked(`Toute la journée, ou seulement ${half ? HALVES[half] : 'à ces heures'} ?`)
  if (isStateInherited && state === 'open' && !hasHours) throw new Asked(SECOND_DAY)
  if (state === 'closed' && ranges && !areHoursFirst && (isStateInherited || whens.length + weekdays.length > 1))
    throw new Asked(
      "Ces heures sont-elles celles de l'ouverture ou de la fermeture ? Écrivez « ouvert » ou « fermé » devant chaque jour.",
    )
  if (state === 'closed' && isUsual) throw new Asked("« Fermé » ou « comme d'habitude » ?")
}

interface FoundDay {
  day: string
  isAlone: boolean
}

/** The days that a clause is about, in their order. */
function daysIn({ whens, weekdays, except }: Clause, week: Week): FoundDay[] {
  if (whens.length === 0)
    return weekdays.map((one) => ({ day: nextWeekday(one, week, weekdays.length === 1), isAlone: true }))
  const holds = except.flatMap((one) => one.weekdays.flatMap(({ days }) => days))
  const spans = whens.map((when) => daysOf(when.kind === 'days' ? { ...when, holds } : when, week))
  const all = spans.flatMap(([first, last]) =>
    daysBetween(first, last).map((day) => ({ day, isAlone: first === last })),
  )
  if (weekdays.length === 0) return all
  const isPeriod = spans.every(([first, last]) => first !== last)
  const kept = all.filter(({ day }) => weekdays.some(({ days }) => days.includes(weekdayOf(day))))
  if (!isPeriod) throw new Asked('Quels jours ? Écrivez chacun avec sa date.')
  if (kept.length === 0) throw new Asked(`Aucun ${weekdays[0]!.days[0]!} dans ces jours : quel jour ?`)
  const isOne = new Set(kept.map(({ day }) => weekdayOf(day))).size === kept.length
  if (!isOne && weekdays.some(({ isEvery, hasArticle }) => !isEvery && !hasArticle))
    throw new Asked(
      `Tous les ${weekdays[0]!.days[0]!}s, ou un seul ? Écrivez « tous les ${weekdays[0]!.days[0]!}s » ou la date.`,
    )
  return kept.map(({ day }) => ({ day, isAlone: false }))
}

/** The days that are excepted from others, and the hours that they have instead; none where they stay as they are. */
function exceptedDays(except: Clause, main: Clause, found: FoundDay[], week: Week) {
  const spans = except.whens.map((when) => daysOf(placed(when, found), week))
  const named = spans.flatMap(([first, last]) => daysBetween(first, last))
  const isAlone = (day: string) => spans.some(([first, last]) => first === day && last === day)
  const weekdays = except.weekdays.flatMap(({ days }) => days)
  const chosen = found
    .filter(({ day }) => named.includes(day) || weekdays.includes(weekdayOf(day)))
    .map(({ day }) => day)
  const strange = named.find((day) => !chosen.includes(day))
  if (strange) throw new Asked(`${upperFirst(saidDay(strange, week))} n'est pas dans ces jours : quel jour ?`)
  const missing = weekdays.find((weekday) => !chosen.some((day) => weekdayOf(day) === weekday))
  if (missing) throw new Asked(`Il n'y a pas de ${missing} dans ces jours : quel jour ?`)
  if (chosen.length === 0) {
    if (except.half === undefined) throw new Asked('Sauf quand ? Écrivez le jour.')
    return found.map((one) => ({ ...one, horaires: exceptedHours(except, main, one.day, week) }))
  }
  return chosen.map((day) => ({ day, isAlone: isAlone(day), horaires: exceptedHours(except, main, day, week) }))
}

/** Gives days without a month the one in which they are among others: « du 20 décembre au 3 janvier sauf le 31 ». */
function placed(when: Clause['whens'][number], found: FoundDay[]): Clause['whens'][number] {
  if (when.kind !== 'days') return when
  const from = placedDay(when.from, found)
  return { kind: 'days', from, to: when.from === when.to ? from : placedDay(when.to, found) }
}

function placedDay(named: NamedDay, found: FoundDay[]): NamedDay {
  const isMeant = (day: string) =>
    Number(day.slice(8)) === named.day && (named.month === undefined || Number(day.slice(5, 7)) === named.month)
  const [fitting, ...more] = found.filter(({ day }) => isMeant(day))
  if (!fitting && named.month === undefined)
    throw new Asked(`Le ${ordinal(named.day)} n'est pas dans ces jours : quel jour ?`)
  if (!fitting || more.length > 0) return named
  const [year, month] = fitting.day.split('-').map(Number) as [number, number]
  return { ...named, year: named.year ?? year, month }
}

function exceptedHours(except: Clause, main: Clause, day: string, week: Week): string | undefined {
  const hasHours = (except.ranges ?? except.half ?? except.from ?? except.until) !== undefined
  if (main.state === 'closed') {
    const plain: Week = { ...week, opening: { horaires: standingOn(week.opening, day).horaires } }
    // As usual, were it not for what already stands for that day.
    if (!hasHours && except.state === undefined) return usualIfOpen(day, week)
    const horaires = hoursFor({ ...except, state: except.state ?? 'open' }, day, plain, true)
    return horaires ?? usualText(day, week)
  }
  if (except.state === 'closed') return hoursFor(except, day, week, true)
  if (except.half) throw new Asked(`« sauf » ${HALVES[except.half]} : fermé, ou de quelle heure à quelle heure ?`)
  if (hasHours) return hoursFor({ ...except, state: 'open' }, day, week, true)
  const isClosed = hoursOn(week.opening, day).text === '' || parseHours(hoursOn(week.opening, day).text)?.length === 0
  if (isClosed || except.isUsual || !main.ranges) return undefined
  const at = except.end
  const choices = [' fermé', " comme d'habitude"].map(
    (words) => week.sentence.slice(0, at) + words + week.sentence.slice(at),
  )
  throw new Asked(`${upperFirst(saidDay(day, week))} : fermé, ou comme d'habitude ?`, choices)
}

function usualIfOpen(day: string, week: Week): string {
  const text = usualText(day, week)
  if (parseHours(text)?.length !== 0) return text
  throw new Asked(`${upperFirst(saidDay(day, week))} est fermé d'habitude : de quelle heure à quelle heure ?`)
}

/** Asks of a holiday whether the hours of a day that is none hold on it: « l'après-midi le 24 et le 25 ». */
function askOfTakenHours(clause: Clause, found: FoundDay[], week: Week): void {
  const { hoursFrom, half, state } = clause
  const isAnyHoliday = (days: FoundDay[]) =>
    days.some(({ day, isAlone }) => isAlone && isHoliday(day, postcodeOf(week)))
  if (!hoursFrom || !isAnyHoliday(found) || isAnyHoliday(daysIn(hoursFrom, week))) return
  throw state === 'open' ? new Asked(SECOND_DAY) : wholeDayQuestion(clause, half, week.sentence)
}

/** Asks of the days of a period that are closed every week whether they are meant, where hours are given for all. */
function askOfClosedDays(clause: Clause, found: FoundDay[], week: Week): void {
  if (clause.state === 'closed' || !clause.ranges || clause.weekdays.length > 0) return
  const closed = found.filter(({ day, isAlone }) => !isAlone && parseHours(usualText(day, week))?.length === 0)
  const names = [...new Set(closed.map(({ day }) => weekdayOf(day)))].filter((name) => !clause.including.includes(name))
  if (names.length === 0) return
  const list = names.map((name) => `le ${name}`).join(' et ')
  const are = names.length > 1 ? 'sont fermés' : 'est fermé'
  const choices = added(clause, week, [`y compris ${list}`, `sauf ${list}`])
  throw new Asked(`${upperFirst(list)} ${are} d'habitude : ouvert aussi ?`, choices)
}

/** Asks of days that close before an hour whether they are to close later, where others are to close earlier. */
function askOfEarlyDays(clause: Clause, found: FoundDay[], week: Week): void {
  for (const [clock, end] of [
    [clause.until, 'closes'],
    [clause.from, 'opens'],
  ] as const) {
    if (clock === undefined || clause.weekdays.length > 0) continue
    const edges = found.filter(({ isAlone }) => !isAlone).flatMap(({ day }) => edgeOf(day, end, week))
    const more = (edge: number) => (end === 'closes' ? edge < clock : edge > clock)
    const less = (edge: number) => (end === 'closes' ? edge > clock : edge < clock)
    const longer: Weekday[] = [...new Set(edges.filter(({ edge }) => more(edge)).map(({ name }) => name))]
    const asked = longer.filter((name) => !clause.including.includes(name))
    if (asked.length === 0 || !edges.some(({ edge }) => less(edge))) continue
    const list = asked.map((name) => `le ${name}`).join(' et ')
    const question = `${upperFirst(list)}, c'est d'habitude ${end === 'closes' ? 'fermé plus tôt' : 'ouvert plus tard'} : ${end === 'closes' ? "jusqu'à" : 'à partir de'} ${clockWords(clock)} aussi ?`
    throw new Asked(question, added(clause, week, [`y compris ${list}`, `sauf ${list}`]))
  }
}

function edgeOf(day: string, end: 'opens' | 'closes', week: Week): { name: Weekday; edge: number }[] {
  const ranges = parseHours(hoursOn(week.opening, day).text)
  const range = end === 'closes' ? ranges?.at(-1) : ranges?.[0]
  return range ? [{ name: weekdayOf(day), edge: minutesOfClock(range[end]) }] : []
}

/** Asks of the holidays of a period whether they are meant, where hours are given for all. */
function askOfHolidays(clause: Clause, found: FoundDay[], open: FoundDay[], week: Week): void {
  const included = [clause, ...clause.except].flatMap(({ includingDays }) =>
    includingDays.map((when) => daysOf(placed(when, found), week)[0]),
  )
  const strange = included.find((day) => !found.some((one) => one.day === day))
  if (strange) throw new Asked(`${upperFirst(saidDay(strange, week))} n'est pas dans ces jours : quel jour ?`)
  const holidays = open.filter(({ day, isAlone }) => !isAlone && isHoliday(day, postcodeOf(week)))
  const asked = holidays.filter(({ day }) => !included.includes(day))
  if (asked.length === 0) return
  const list = asked.map(({ day }) => `le ${dayAndMonth(day)}`).join(' et ')
  const are = asked.length > 1 ? 'sont fériés' : 'est férié'
  const choices = added(clause, week, [`y compris ${list}`, `sauf ${list} fermé`])
  throw new Asked(`${upperFirst(list)} ${are} : ouvert aussi ?`, choices)
}

const postcodeOf = ({ opening }: Week) => opening.adresse?.code_postal ?? ''

function added({ end }: Clause, { sentence }: Week, words: string[]): string[] {
  return words.map((more) => `${sentence.slice(0, end)} ${more}${sentence.slice(end)}`)
}
