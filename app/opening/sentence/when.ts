import { WEEKDAYS, type Weekday } from '../weekdays.ts'
import { Asked, type Reader } from './reader.ts'
import type { Word } from './tokens.ts'

/** A day of the calendar as it was named: its month and year may be missing. */
export interface NamedDay {
  day: number
  month?: number
  year?: number
  weekday?: Weekday
  /** Where it stands in the sentence. */
  start: number
  end: number
}

/** When something is: days of the calendar, with the days of the week that are among them; months; what is counted from today. */
export type When =
  | { kind: 'days'; from: NamedDay; to: NamedDay; article?: 'of' | 'the' | undefined; holds?: Weekday[] }
  | { kind: 'months'; from: number; to: number; year?: number; start: number; end: number }
  | { kind: 'named'; word: Word; start: number; end: number }

/** Days of the week without a date: « samedi », « le samedi », « tous les samedis », « du lundi au mercredi ». */
export interface Weekdays {
  days: Weekday[]
  isEvery: boolean
  /** Whether « le » stands before them, which may mean every week. */
  hasArticle: boolean
  isNext: boolean
  start: number
  end: number
}

/** The days that have been read of a part of a sentence. */
interface Days {
  whens: When[]
  weekdays: Weekdays[]
}

const NAMED: Word[] = [
  'today',
  'tomorrow',
  'afterTomorrow',
  'noel',
  'newYear',
  'easterMonday',
  'ascension',
  'whitMonday',
]
const MORE_NAMED: Word[] = ['toussaint', 'assumption', 'easter', 'week', 'weekend', 'monthWord']

/** Reads what comes next as days, into what has been read of them; says whether it was any. `ofHalf`: « du 24 » may be one day. */
export function readWhen(reader: Reader, clause: Days, ofHalf: boolean): boolean {
  const first = reader.next!
  const isEvery = reader.is('every')
  let hasArticle = isEvery
  let isFrom = reader.is('from')
  let isDu = false
  let article: 'of' | 'the' | undefined
  const lead: Word[] = ['every', 'the', 'in', 'to', 'of', 'des', 'this', 'from', 'for', 'all']
  const thisOne = reader.is('this')
  while (reader.is(...lead)) {
    hasArticle ||= reader.is('the')
    article ??= reader.is('of', 'des') ? 'of' : 'the'
    isDu ||= reader.next!.text.toLowerCase() === 'du'
    isFrom ||= reader.is('from')
    reader.at++
  }
  // « ce matin »: what follows says which part of today.
  if (thisOne && reader.is('morning', 'afternoon', 'evening')) {
    clause.whens.push({ kind: 'named', word: 'today', start: first.start, end: first.end })
    return true
  }
  // « au mois d'août »
  if (reader.is('monthWord') && reader.isAhead(1, 'of')) reader.at += 2
  const token = reader.next
  if (token?.kind === 'month') return readMonths(reader, clause)
  if (token?.kind === 'word' && [...NAMED, ...MORE_NAMED].includes(token.word))
    return readNamed(reader, clause, thisOne)
  if (token?.kind === 'weekday' && !isDate(reader, 1))
    return readWeekdays(reader, clause, { isEvery, hasArticle, start: first.start })
  if (reader.is('until') && isDate(reader, reader.ahead(1)?.kind === 'weekday' ? 2 : 1)) {
    throw new Asked('À partir de quel jour ? Écrivez « du … au … ».')
  }
  const from = readDay(reader)
  if (!from) return false
  const to = reader.is('to', '-', 'until')
    ? reader.attempt(() => (reader.skip('to', '-', 'until') ? readDay(reader) : undefined))
    : undefined
  if (!to && (isFrom || (isDu && !ofHalf))) throw new Asked("Jusqu'à quel jour ? Écrivez « du … au … ».")
  clause.whens.push({ kind: 'days', from, to: to ?? from, article })
  return true
}

const isDate = (reader: Reader, ahead: number) => {
  const token = reader.ahead(ahead)
  return token?.kind === 'date' || (token?.kind === 'number' && token.value <= 31)
}

/** Reads a day of the calendar, if one comes next. */
export function readDay(reader: Reader): NamedDay | undefined {
  reader.skip('the')
  const { start } = reader.next ?? { start: 0 }
  const weekday = reader.next?.kind === 'weekday' && isDate(reader, 1) ? reader.next.weekday : undefined
  if (weekday) reader.at++
  const token = reader.next
  const named = weekday ? { weekday } : {}
  if (token?.kind === 'date') {
    reader.at++
    const { day, month, year } = token
    return { day, month, ...(year !== undefined && { year }), ...named, start, end: token.end }
  }
  if (token?.kind !== 'number' || token.value > 31) return undefined
  reader.at++
  const month = reader.next
  if (month?.kind !== 'month') return { day: token.value, ...named, start, end: token.end }
  reader.at++
  const year = readYear(reader)
  return { day: token.value, month: month.month, ...year, ...named, start, end: reader.ahead(-1)!.end }
}

function readYear(reader: Reader): { year?: number } {
  const token = reader.next
  if (token?.kind !== 'number' || token.value < 1000) return {}
  reader.at++
  return { year: token.value }
}

function readMonths(reader: Reader, clause: Days): boolean {
  const { start } = reader.next!
  const from = (reader.next as { month: number }).month
  reader.at++
  let to = from
  const last = reader.ahead(1)
  if (reader.is('to', '-') && last?.kind === 'month') {
    to = last.month
    reader.at += 2
  }
  const year = readYear(reader)
  clause.whens.push({ kind: 'months', from, to, ...year, start, end: reader.ahead(-1)!.end })
  return true
}

function readNamed(reader: Reader, clause: Days, isThis: boolean): boolean {
  const token = reader.next as { word: Word; text: string; start: number; end: number }
  const { word, text, start } = token
  reader.at++
  const isNext = reader.skip('next')
  if (word === 'easter') throw new Asked(`« ${text} » : le dimanche, ou le lundi de ${text} ?`)
  const isClear = word === 'weekend' ? isThis && !isNext : word === 'week' || word === 'monthWord' ? isNext : !isNext
  if (!isClear) throw new Asked(`« ${text} » : de quel jour à quel jour ?`)
  clause.whens.push({ kind: 'named', word, start, end: reader.ahead(-1)!.end })
  return true
}

function readWeekdays(
  reader: Reader,
  clause: Days,
  about: Pick<Weekdays, 'isEvery' | 'hasArticle' | 'start'>,
): boolean {
  const token = reader.next as { weekday: Weekday; isPlural: boolean }
  reader.at++
  const last = reader.ahead(1)
  let days = [token.weekday]
  const isRange = reader.is('to', '-', 'until') && last?.kind === 'weekday'
  if (isRange) {
    if (isDate(reader, 2)) throw reader.refuse()
    const [start, end] = [WEEKDAYS.indexOf(token.weekday), WEEKDAYS.indexOf(last.weekday)]
    days = Array.from({ length: ((end - start + 7) % 7) + 1 }, (_, index) => WEEKDAYS[(start + index) % 7]!)
    reader.at += 2
  }
  const isNext = reader.skip('next')
  clause.weekdays.push({
    ...about,
    days,
    isEvery: about.isEvery || token.isPlural || isRange,
    isNext,
    end: reader.ahead(-1)!.end,
  })
  return true
}
