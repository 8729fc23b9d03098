import { fr } from '../../lib/french-typography.ts'
import { BY_APPOINTMENT, parseHours } from '../parse-hours.ts'
import { WEEKDAYS, type Weekday } from '../weekdays.ts'
import { Asked, orQuestion, readRanges, OTHERWISE, Reader, saidHours, writeHours, type Question } from './reader.ts'
import { SENTENCE_LIMIT, tokensOf, type Word } from './tokens.ts'
import { upperFirst } from '../../lib/upper-first.ts'

/** A day of the year, « 24 décembre », which no week has. */
const DATE =
  /\d(?:er)?\s+(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)/iu

export type WeeklyHours = Record<Weekday, string>

/** What a day was given, and by how precise a word: « tous les jours », « du lundi au vendredi », « le mercredi ». */
interface Given {
  hours: string
  precision: 0 | 1 | 2
}

/** Days that were named together, and what stands before them. */
interface Chunk {
  days: Weekday[]
  precision: 0 | 1 | 2
  after: 'comma' | 'and'
}

/**
 * Reads the hours of a week: « du mardi au vendredi 9h-19h, samedi 9h-17h ». A day that is not named is closed. Returns the
 * hours of each day with the whole said back, or a question where something is not understood or could be meant otherwise.
 */
export function readWeeklyHours(written: string): { horaires: WeeklyHours; words: string } | Question {
  return orQuestion(() => {
    const sentence = written.normalize('NFC')
    if (sentence.length > SENTENCE_LIMIT)
      throw new Asked(`Cette phrase est trop longue : ${SENTENCE_LIMIT} lettres au plus.`)
    if (DATE.test(sentence))
      throw new Asked(
        'Ici, la semaine seule. Une date se donne sur « Notre centre », dans « Fermetures et ouvertures exceptionnelles ».',
      )
    const horaires = readWeek(new Reader(sentence, tokensOf(sentence, { week: true }), OTHERWISE.week))
    return { horaires, words: weekWords(horaires) }
  })
}

function readWeek(reader: Reader): WeeklyHours {
  const given = new Map<Weekday, Given>()
  let others: string | undefined
  if (reader.isAtEnd) throw new Asked('Écrivez les jours et les heures : « du mardi au samedi de 9h à 19h ».')
  const give = (chunks: Chunk[], hours: string) => {
    for (const { days, precision } of chunks) for (const day of days) giveDay(given, day, { hours, precision })
  }
  while (!reader.isAtEnd) {
    while (reader.skip('comma', 'and', '/', 'filler'));
    if (reader.isAtEnd) break
    if (isRest(reader)) {
      others = readValue(reader)
      if (others === undefined) throw new Asked('Et les autres jours : fermé, ou de quelle heure à quelle heure ?')
      continue
    }
    const first = readValue(reader)
    if (first === BY_APPOINTMENT && reader.isAtEnd && given.size === 0) return weekOf(given, first)
    const isEveryday = first !== undefined && reader.isAtEnd && given.size === 0
    if (isEveryday) throw new Asked(first === '' ? 'Quels jours est-ce fermé, et ouvert ?' : 'Quels jours ?')
    const chunks = readChunks(reader)
    if (chunks.length === 0) throw reader.refuse()
    if (first !== undefined) {
      const second = reader.attempt(() => readValue(reader))
      if (second === undefined) {
        give(chunks, first)
        continue
      }
      const at = splitAt(chunks)
      give(chunks.slice(0, at), first)
      give(chunks.slice(at), second)
      continue
    }
    const apart = reader.skip('except') ? readChunks(reader) : []
    const value = readValueBehind(reader)
    if (value === undefined) throw withoutHours(reader, chunks)
    give(chunks, value)
    give(precise(apart), '')
    if (reader.skip('except')) {
      const less = readChunks(reader)
      if (less.length === 0) throw reader.refuse()
      give(precise(less), readValue(reader) ?? '')
    }
  }
  return weekOf(given, others ?? '')
}

function weekOf(given: Map<Weekday, Given>, others: string): WeeklyHours {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, given.get(day)?.hours ?? others])) as WeeklyHours
  if (Object.values(week).every((hours) => hours === ''))
    throw new Asked("Et les jours d'ouverture : de quelle heure à quelle heure ?")
  return week
}

/** « le reste », « les autres jours ». */
function isRest(reader: Reader): boolean {
  const found = reader.attempt(() => {
    reader.skipFillers()
    if (!reader.skip('rest')) return undefined
    while (reader.skip('dayWord', 'of', 'the', 'week'));
    return true
  })
  return found === true
}

/** What days are given: « fermé », hours, or nothing that can be read. */
function readValue(reader: Reader): string | undefined {
  return reader.attempt(() => {
    reader.skipFillers()
    if (reader.skip('closed')) return ''
    reader.skip('open')
    if (reader.skip('appointment')) return BY_APPOINTMENT
    if (reader.is('until', 'from') && !(reader.is('from') && reader.isAhead(2, 'to', '-', 'until')))
      throw new Asked("Il faut l'heure d'ouverture et l'heure de fermeture, par exemple « de 9h à 19h ».")
    const ranges = readRanges(reader, true)
    while (ranges && reader.skip('filler'));
    return ranges && writeHours(ranges)
  })
}

/** « : fermé », « , de 9h à 19h ». What is closed behind a comma may be other days. */
function readValueBehind(reader: Reader): string | undefined {
  reader.skip('colon')
  return (
    readValue(reader) ??
    reader.attempt(() => {
      reader.skip('comma')
      return readValue(reader) || undefined
    })
  )
}

function readChunks(reader: Reader): Chunk[] {
  const chunks: Chunk[] = []
  for (;;) {
    const chunk = reader.attempt(() => {
      const marks: Word[] = []
      while (chunks.length > 0 && reader.is('comma', 'and', '/')) {
        marks.push(reader.is('comma') ? 'comma' : 'and')
        reader.at++
      }
      if (chunks.length > 0 && marks.length === 0) return undefined
      const after = marks.includes('comma') ? ('comma' as const) : ('and' as const)
      const found = readDays(reader)
      return found && { ...found, after }
    })
    if (!chunk) return chunks
    chunks.push(chunk)
  }
}

function readDays(reader: Reader): Omit<Chunk, 'after'> | undefined {
  while (reader.skip('the', 'filler', 'open', 'every'));
  if (reader.skip('everyday')) return { days: [...WEEKDAYS], precision: 0 }
  if (reader.is('week')) throw new Asked('« semaine » : de quel jour à quel jour ?')
  reader.skip('of', 'des')
  const first = reader.next
  if (first?.kind !== 'weekday') return undefined
  reader.at++
  const last = reader.ahead(1)
  if (!reader.is('to', '-', 'until') || last?.kind !== 'weekday') return { days: [first.weekday], precision: 2 }
  reader.at += 2
  const [start, end] = [WEEKDAYS.indexOf(first.weekday), WEEKDAYS.indexOf(last.weekday)]
  if (start === end) throw new Asked(`Du ${first.weekday} au ${last.weekday} : quels jours ?`)
  const count = ((end - start + 7) % 7) + 1
  return { days: Array.from({ length: count }, (_, index) => WEEKDAYS[(start + index) % 7]!), precision: 1 }
}

/**
 * Where the days of a second value begin, in « fermé le lundi et le dimanche, mardi 9h-19h »: after the only comma, or the
 * last of two.
 */
function splitAt(chunks: Chunk[]): number {
  const last = chunks.length - 1
  const commas = chunks.filter(({ after }) => after === 'comma').length
  const isClear = last === 1 || (last > 1 && commas === 1 && chunks[last]!.after === 'comma')
  if (isClear) return last
  throw new Asked(
    `${namesOf(chunks)} : lesquels sont fermés, lesquels ouverts ? Séparez-les par un point-virgule, et dites « fermé » après les jours.`,
  )
}

function giveDay(given: Map<Weekday, Given>, day: Weekday, next: Given): void {
  const before = given.get(day)
  if (before && before.precision === next.precision && before.hours !== next.hours)
    throw new Asked(`Le ${day} est dit deux fois : ${said(before.hours)}, ou ${said(next.hours)} ?`)
  if (!before || next.precision >= before.precision) given.set(day, next)
}

function withoutHours(reader: Reader, chunks: Chunk[]): Asked {
  const isOver = reader.isAtEnd || reader.is('comma', 'and', 'or')
  return isOver ? new Asked(`${namesOf(chunks)} : fermé, ou de quelle heure à quelle heure ?`) : reader.refuse()
}

const precise = (chunks: Chunk[]): Chunk[] => chunks.map((chunk) => ({ ...chunk, precision: 2 }))

const namesOf = (chunks: Chunk[]) => fr(upperFirst(chunks.flatMap(({ days }) => days).join(', ')))

function said(hours: string): string {
  if (hours === BY_APPOINTMENT) return 'sur rendez-vous'
  return hours === '' ? 'fermé' : saidHours(parseHours(hours)!)
}

/** The hours of a week in words, days of the same hours together: « Du mardi au vendredi de 9 h à 19 h ; lundi fermé ». */
function weekWords(week: WeeklyHours): string {
  const parts: string[] = []
  for (let start = 0; start < WEEKDAYS.length;) {
    let end = start
    while (end + 1 < WEEKDAYS.length && week[WEEKDAYS[end + 1]!] === week[WEEKDAYS[start]!]) end++
    const [first, last] = [WEEKDAYS[start]!, WEEKDAYS[end]!]
    const days = start === end ? first : end === start + 1 ? `${first} et ${last}` : `du ${first} au ${last}`
    parts.push(`${days} ${said(week[first])}`)
    start = end + 1
  }
  return fr(upperFirst(parts.join(' ; ')))
}
