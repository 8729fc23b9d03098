import { lowerFirst } from '../../lib/upper-first.ts'
import type { OpenRange } from '../parse-hours.ts'
import type { Weekday } from '../weekdays.ts'
import { FEASTS } from './calendar.ts'
import { Asked, HALVES, isInHalf, minutesOfClock, otherHalf, readRanges, type Half, type Reader } from './reader.ts'
import type { Word } from './tokens.ts'
import { readDay, readWhen, type Weekdays, type When } from './when.ts'

/** What one part of a sentence says. */
export interface Clause {
  state?: 'closed' | 'open'
  isStateInherited: boolean
  /** « fermé à 17h », which is open until then */
  isOpenAside: boolean
  whens: When[]
  weekdays: Weekdays[]
  ranges?: OpenRange[]
  /** From or until when, in minutes of the day. */
  from?: number
  until?: number
  half?: Half
  isUsual: boolean
  /** Whether they stand before the days: « l'après-midi les 24 et 31 ». */
  areHoursFirst: boolean
  /** Before whose days the hours stand that it takes: « l'après-midi le 24 et le 31 ». */
  hoursFrom?: Clause
  /** « toute la journée » */
  isWholeDay: boolean
  reason?: string
  including: Weekday[]
  includingDays: When[]
  except: Clause[]
  start: number
  end: number
}

/** Reads a whole sentence as its parts. */
export function readClauses(reader: Reader): Clause[] {
  const clauses: Clause[] = []
  while (!reader.isAtEnd) {
    while (!isWholeDayNext(reader) && reader.skip('comma', 'and', 'filler', 'colon'));
    if (reader.isAtEnd) break
    const before = clauses.at(-1)
    const clause = readClause(reader, before, false)
    if (!before || !completes(clause, before)) clauses.push(clause)
    else if (!hasHours(before)) Object.assign(before, { state: clause.state, half: clause.half })
  }
  return clauses
}

const isWholeDayNext = (reader: Reader) => reader.is('filler') && reader.next!.text.toLowerCase().startsWith('toute')

function emptyClause(start: number): Clause {
  return {
    isStateInherited: false,
    isOpenAside: false,
    whens: [],
    weekdays: [],
    isUsual: false,
    areHoursFirst: false,
    isWholeDay: false,
    including: [],
    includingDays: [],
    except: [],
    start,
    end: 0,
  }
}

function readClause(reader: Reader, previous: Clause | undefined, isExcept: boolean): Clause {
  const clause = emptyClause(reader.next?.start ?? 0)
  const begin = reader.at
  let stateAt = 0
  // Two days stand beside each other only with a word or a mark between them.
  let isSeparated = true
  while (!reader.isAtEnd) {
    if (reader.is('comma', 'and')) {
      if (endsAt(reader, clause, isExcept, stateAt > begin)) break
      if (previous && endsHalf(reader, clause, previous)) break
      while (reader.skip('comma', 'and'));
      isSeparated = true
      continue
    }
    if (isWholeDayNext(reader)) clause.isWholeDay = true
    if (reader.skip('filler', 'colon', 'all')) continue
    if (reader.is('the') && reader.isAhead(1, 'filler') && reader.skip('the')) continue
    if (reader.is('closed', 'open')) {
      if (clause.state !== undefined && (isExcept || hasWhen(clause))) break
      if (isExcept && !hasWhen(clause)) throw reader.refuse()
      const state = reader.is('closed') ? 'closed' : 'open'
      if (clause.state !== undefined && clause.state !== state) throw reader.refuse()
      clause.state = state
      stateAt = reader.at
      reader.at++
    } else if (reader.is('except')) {
      // « sauf le dimanche, sauf le 25 »
      if (isExcept && (hasWhen(clause) || hasHours(clause)) && startsWhen(reader, 1)) break
      if (isExcept) throw reader.refuse()
      reader.at++
      readExcepted(reader, clause)
    } else {
      const count = clause.whens.length
      const isFirst = !hasWhen(clause)
      readItem(reader, clause, previous)
      if (isFirst) clause.areHoursFirst = hasWhen(clause) && hasHours(clause)
      if (clause.whens.length > count) {
        if (count > 0 && !isSeparated)
          throw new Asked('De quel jour à quel jour ? Écrivez « du … au … », ou « le … et le … ».')
        isSeparated = false
      }
    }
    clause.end = reader.ahead(-1)!.end
  }
  if (previous && clause.state === undefined && hasWhen(clause)) {
    // « fermé le 24 après-midi et le 31 »: what is said first holds on; « le 24 fermé, le 31 » does not.
    if (!isExcept && previous.state !== undefined) {
      // « fermé à 16h le 24, toute la journée le 25 »
      clause.state = clause.isWholeDay && previous.isOpenAside ? 'closed' : previous.state
      clause.isStateInherited = true
    }
    if (previous.areHoursFirst && !hasHours(clause) && !clause.isWholeDay) takeHours(clause, previous, reader.sentence)
  }
  return clause
}

/** Gives days the hours that stand before those ahead of them: « l'après-midi les 24 et 31 ». */
function takeHours(clause: Clause, previous: Clause, sentence: string): void {
  const { ranges, from, until, half, isUsual } = previous
  const forms = formsOf(previous).map((form) => form ?? 'the')
  if (formsOf(clause).every((form) => form === undefined || forms.includes(form))) {
    Object.assign(clause, { ranges, from, until, half, isUsual, areHoursFirst: true, hoursFrom: previous })
    return
  }
  // « l'après-midi du 24 et le 31 »; days that are open without hours are asked about later.
  if (clause.state !== 'open') throw wholeDayQuestion(clause, half, sentence)
}

/** Asks whether days take the hours of those before them. */
export function wholeDayQuestion({ start, end }: Clause, half: Half | undefined, sentence: string): Asked {
  // What follows would be said of these days alone.
  const isLast = sentence.slice(end).trim() === ''
  const choices = half && isLast ? ['toute la journée', HALVES[half]].map((words) => `${sentence} ${words}`) : []
  const only = half ? HALVES[half] : 'à ces heures'
  return new Asked(`« ${sentence.slice(start, end)} » : toute la journée, ou seulement ${only} ?`, choices)
}

/**
 * How days are named: « en août », « du 24 au 26 », « du 24 », « le 24 »; undefined where no article says it: « les 24
 * et 31 ».
 */
const formsOf = ({ whens, weekdays }: Clause) => [
  ...whens.map((when) => {
    if (when.kind === 'days') return isDay(when) ? when.article : 'period'
    return isDay(when) ? 'the' : 'span'
  }),
  ...weekdays.map(({ hasArticle }) => (hasArticle ? 'the' : undefined)),
]

/** « ouvert le 24 de 9h à 12h, fermé l'après-midi »: says whether a half without a day is said of the days before it. */
function completes(clause: Clause, before: Clause): boolean {
  const { half, state } = clause
  if (!half || state === undefined || !isHalfAlone(clause) || !hasWhen(before)) return false
  if (before.state === state || before.except.length > 0) return false
  if (before.half) return before.half !== half
  if (!hasHours(before)) return !before.isStateInherited && isOneDay(before)
  if (state === 'open') return false
  const { ranges, from = 0, until = Infinity } = before
  const opened = ranges?.map(({ opens, closes }) => [minutesOfClock(opens), minutesOfClock(closes)] as const)
  if ((opened ?? [[from, until] as const]).every(([opens, closes]) => isInHalf(otherHalf(half), opens, closes)))
    return true
  throw new Asked(`Fermé ${HALVES[half]} : ouvert de quelle heure à quelle heure ?`)
}

const isHalfAlone = (clause: Clause) =>
  clause.half !== undefined &&
  clause.state !== undefined &&
  !hasWhen(clause) &&
  clause.reason === undefined &&
  clause.except.length + clause.includingDays.length === 0

/** What is named in one word, and is several days. */
const SPANS: Word[] = ['week', 'weekend', 'monthWord']

const isDay = (when: When) =>
  when.kind === 'days' ? when.from === when.to : when.kind === 'named' && !SPANS.includes(when.word)

const isOneDay = ({ whens: [when, ...more], weekdays }: Clause) =>
  when ? more.length + weekdays.length === 0 && isDay(when) : weekdays.length === 1 && weekdays[0]!.days.length === 1

function readExcepted(reader: Reader, clause: Clause): void {
  let previous: Clause | undefined
  do {
    while (reader.is('comma', 'and', 'except')) {
      // « sauf le matin le 22, sauf le 23 »
      if (reader.is('except')) previous = undefined
      reader.at++
    }
    previous = readClause(reader, previous, true)
    clause.except.push(previous)
  } while (!reader.isAtEnd && !reader.is('closed', 'open') && !startsState(reader))
}

const hasWhen = ({ whens, weekdays }: Clause) => whens.length + weekdays.length > 0

const hasHours = ({ ranges, from, until, half, isUsual }: Clause) =>
  ranges !== undefined || from !== undefined || until !== undefined || half !== undefined || isUsual

/** Says whether a comma or « et » ends what is being read: a word for open or closed follows, or other days. */
function endsAt(reader: Reader, clause: Clause, isExcept: boolean, isStateLast: boolean): boolean {
  if (startsState(reader)) return isExcept || clause.state !== undefined || hasWhen(clause)
  if (clause.state !== undefined && hasWhen(clause) && startsDayWithState(reader)) return true
  if (clause.isWholeDay && clause.state !== 'open' && hasWhen(clause) && startsHalf(reader)) return true
  return (hasHours(clause) || isStateLast || clause.except.length > 0) && hasWhen(clause) && startsWhen(reader)
}

/**
 * Says whether days that come next are others than those of a half without a day: « ouvert le 24 de 9h à 12h, fermé
 * l'après-midi, le 31 ouvert », but not « fermé le 25. Ouvert le matin, le 24 ».
 */
function endsHalf(reader: Reader, clause: Clause, previous: Clause): boolean {
  if (!isHalfAlone(clause) || !startsWhen(reader)) return false
  if (reader.is('and') || reader.isAhead(1, 'and')) return true
  return completes(clause, previous) && (hasHours(previous) || startsDayWithState(reader))
}

/** « , l'après-midi le 24 », « , les 24 et 26 l'après-midi » */
function startsHalf(reader: Reader): boolean {
  let isFound = false
  reader.attempt(() => {
    while (reader.skip('comma', 'and'));
    if (reader.is('for')) return
    const readDays = () => readWhen(reader, { whens: [], weekdays: [] }, true) || undefined
    reader.attempt(readDays)
    while (['number', 'date', 'weekday'].includes(reader.ahead(1)?.kind ?? '') && reader.skip('comma', 'and'))
      readDays()
    isFound = readHalf(reader, emptyClause(0))
  })
  return isFound
}

function startsState(reader: Reader): boolean {
  let ahead = 0
  while (reader.isAhead(ahead, 'comma', 'and', 'filler', 'the')) ahead++
  return ahead > 0 && reader.isAhead(ahead, 'closed', 'open')
}

/** « , le 31 ouvert de 9h à 12h », but not « , le 31 ouvert le 2 ». */
function startsDayWithState(reader: Reader): boolean {
  let isFound = false
  reader.attempt(() => {
    if (!reader.is('comma')) return
    while (reader.skip('comma', 'and'));
    isFound = readDay(reader) !== undefined
    reader.skip('colon')
    isFound &&= reader.is('closed', 'open') && (reader.isAhead(1, 'comma', 'and') || !startsWhen(reader, 1))
  })
  return isFound
}

function startsWhen(reader: Reader, from = 0): boolean {
  let ahead = from
  while (reader.isAhead(ahead, 'comma', 'and', 'filler', 'the', 'of', 'des', 'to', 'in', 'this', 'every', 'from'))
    ahead++
  const token = reader.ahead(ahead)
  if (token?.kind === 'number') return reader.ahead(ahead + 2)?.kind !== 'time' || !reader.isAhead(ahead + 1, 'to', '-')
  return (
    token !== undefined && token.kind !== 'time' && !reader.isAhead(ahead, 'morning', 'afternoon', 'usual', 'until')
  )
}

function readItem(reader: Reader, clause: Clause, previous: Clause | undefined): void {
  const { next } = reader
  if (next?.kind === 'reason') return readReason(reader, clause)
  if (reader.is('for', 'in') && reader.attempt(() => isReasonBehind(reader) || undefined))
    return readReason(reader, clause)
  if (readFeast(reader, clause)) return
  if (reader.skip('included')) return readIncluded(reader, clause)
  if (reader.skip('usual')) {
    clause.isUsual = true
    return
  }
  if (readHours(reader, clause)) return
  if (reader.is('vague')) throw vagueness(reader)
  if (reader.is('or')) throw new Asked("« ou » : l'un ou l'autre ? Écrivez seulement celui que vous voulez.")
  checkBareHours(reader)
  if (reader.is('evening') || (reader.is('the') && reader.isAhead(1, 'evening')))
    throw new Asked('Le soir : de quelle heure à quelle heure ?')
  if (reader.is('every') || reader.is('everyday')) {
    if (reader.skip('everyday')) throw new Asked('« tous les jours » : de quel jour à quel jour ?')
  }
  // « l'après-midi du 24 et du 31 »
  const followsHalf = clause.state === undefined && previous?.areHoursFirst === true && previous.half !== undefined
  if (readWhen(reader, clause, clause.half !== undefined || followsHalf)) return
  throw reader.refuse()
}

/** « de 9 à 12 », which may be hours or days. */
function checkBareHours(reader: Reader): void {
  const [of, first, to, last] = [reader.next, reader.ahead(1), reader.ahead(2), reader.ahead(3)]
  const isHours =
    of?.text.toLowerCase() === 'de' && first?.kind === 'number' && reader.isAhead(2, 'to') && last?.kind === 'number'
  if (!isHours || reader.ahead(4)?.kind === 'month' || to === undefined) return
  const { sentence } = reader
  const hours = `${sentence.slice(0, first.end)}h${sentence.slice(first.end, last.end)}h${sentence.slice(last.end)}`
  throw new Asked(`De ${first.value} à ${last.value} : des heures ? Écrivez-les avec « h ».`, [hours])
}

/** « fin août », « pendant les fêtes ». */
function vagueness(reader: Reader): Asked {
  const text = [reader.next!.text, reader.ahead(1)?.kind === 'month' ? reader.ahead(1)!.text : ''].join(' ').trim()
  return new Asked(`« ${text} » : de quel jour à quel jour ?`, [], [text])
}

/** « pour travaux », « pour cause de travaux », « en congés ». */
function isReasonBehind(reader: Reader): boolean {
  while (reader.skip('for', 'in'));
  reader.skip('of')
  return reader.next?.kind === 'reason'
}

/** « du 24 au 26 pour Noël », « pour les fêtes, du 24 au 2 » : why, where the days are named beside it. */
function readFeast(reader: Reader, clause: Clause): boolean {
  if (!reader.is('for')) return false
  const place = reader.isAhead(1, 'the', 'of') ? 2 : 1
  const token = reader.ahead(place)
  const isFeasts = token !== undefined && ['fêtes', 'fetes'].includes(token.text.toLowerCase())
  const name = isFeasts ? 'Fêtes' : token?.kind === 'word' ? FEASTS[token.word] : undefined
  if (!name || clause.reason !== undefined) return false
  const behind = reader.isAhead(place + 1, 'comma') ? place + 2 : place + 1
  const isDay = ['number', 'weekday', 'date'].includes(reader.ahead(behind + 1)?.kind ?? '')
  if (!hasWhen(clause) && !(isDay && reader.isAhead(behind, 'of', 'the', 'from'))) return false
  clause.reason = name
  reader.at += place + 1
  return true
}

function readReason(reader: Reader, clause: Clause): void {
  const words: string[] = []
  while (reader.next?.kind === 'reason') {
    if (reader.next.isAway) clause.state ??= 'closed'
    words.push(lowerFirst(reader.next.text))
    reader.at++
  }
  if (clause.reason !== undefined) throw reader.refuse()
  clause.reason = words.join(' ')
}

function readIncluded(reader: Reader, clause: Clause): void {
  reader.skipFillers()
  if (isDatedAhead(reader, 0)) {
    do readWhen(reader, { whens: clause.includingDays, weekdays: [] }, false)
    while (isDatedAhead(reader, reader.isAhead(1, 'the') ? 2 : 1) && reader.skip('and'))
    return
  }
  do {
    reader.skipFillers()
    if (reader.next?.kind !== 'weekday') {
      // « du 24 au 26 compris »
      if (clause.including.length === 0 && hasWhen(clause)) return
      throw reader.refuse()
    }
    clause.including.push(reader.next.weekday)
    reader.at++
  } while (reader.is('and', 'comma') && isWeekdayAhead(reader) && reader.skip('and', 'comma'))
}

const isWeekdayAhead = (reader: Reader) => reader.ahead(reader.isAhead(1, 'the') ? 2 : 1)?.kind === 'weekday'

/** « 25 décembre », « 25/12 » */
const isDatedAhead = (reader: Reader, place: number) =>
  reader.ahead(place)?.kind === 'date' ||
  (reader.ahead(place)?.kind === 'number' && reader.ahead(place + 1)?.kind === 'month')

function readHours(reader: Reader, clause: Clause): boolean {
  const ranges = readRanges(reader)
  if (ranges) {
    if (hasHours(clause) && clause.half === undefined) throw reader.refuse()
    delete clause.half
    clause.ranges = ranges
    return true
  }
  const isUntil = reader.is('until')
  const isAt = reader.is('to') && clause.state !== undefined
  const time = reader.ahead(reader.is('from') && reader.isAhead(1, 'of') ? 2 : 1)
  if ((isUntil || isAt || reader.is('from')) && time?.kind === 'time') {
    // « fermé à 17h », « fermé à partir de 17h »: open until then.
    const isEnd = isAt || reader.is('from') ? clause.state === 'closed' : clause.state !== 'closed'
    if (clause.ranges || clause.half || (isEnd ? clause.until : clause.from) !== undefined) throw reader.refuse()
    clause[isEnd ? 'until' : 'from'] = time.minutes
    clause.isOpenAside = clause.state === 'closed'
    clause.state = 'open'
    reader.at += reader.isAhead(1, 'of') ? 3 : 2
    return true
  }
  return readHalf(reader, clause)
}

function readHalf(reader: Reader, clause: Clause): boolean {
  const ahead = reader.is('the', 'in', 'to') ? (reader.isAhead(1, 'the') ? 2 : 1) : 0
  const half = reader.isAhead(ahead, 'morning')
    ? 'morning'
    : reader.isAhead(ahead, 'afternoon')
      ? 'afternoon'
      : undefined
  if (!half) return false
  if (hasHours(clause)) throw reader.refuse()
  clause.half = half
  reader.at += ahead + 1
  return true
}
