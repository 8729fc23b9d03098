import { clockOf, frenchClock, rangesOf, type OpenRange } from '../parse-hours.ts'
import type { Token, Word } from './tokens.ts'

/** What is asked of the person who wrote a sentence, in French, before anything is made of it. */
export interface Question {
  question: string
  /** Sentences that say it without doubt; none where only she knows. */
  choices: string[]
  /** The words that are not understood. */
  unknown: string[]
}

/** Thrown where a sentence could mean several things, or nothing. */
export class Asked extends Error {
  readonly choices: string[]
  readonly unknown: string[]

  constructor(question: string, choices: string[] = [], unknown: string[] = []) {
    super(question)
    this.choices = choices
    this.unknown = unknown
  }
}

/** Reads, or returns the question that stands in the way. */
export function orQuestion<T>(read: () => T): T | Question {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Asked)) throw error
    return { question: error.message, choices: error.choices, unknown: error.unknown }
  }
}

/** What else can be done where a sentence is not understood, by what it is about. */
export const OTHERWISE = { dates: 'Écrivez-le autrement, ou ajoutez une date.', week: 'Écrivez-le autrement.' }

const FILLERS: Word[] = ['filler', 'the']

/** The pieces of a sentence, read one after the other. */
export class Reader {
  readonly sentence: string
  private readonly tokens: Token[]
  private readonly otherwise: string
  at = 0

  constructor(sentence: string, tokens: Token[], otherwise: string) {
    this.sentence = sentence
    this.tokens = tokens
    this.otherwise = otherwise
    const unknown = tokens.filter(({ kind }) => kind === 'unknown')
    if (unknown.length > 0) throw this.notUnderstood(unknown.map(({ text }) => text))
  }

  get next(): Token | undefined {
    return this.tokens[this.at]
  }

  ahead(count: number): Token | undefined {
    return this.tokens[this.at + count]
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length
  }

  is(...words: Word[]): boolean {
    return this.isAhead(0, ...words)
  }

  isAhead(count: number, ...words: Word[]): boolean {
    const token = this.ahead(count)
    return token?.kind === 'word' && words.includes(token.word)
  }

  /** Steps over a word, and says whether it was there. */
  skip(...words: Word[]): boolean {
    if (!this.is(...words)) return false
    this.at++
    return true
  }

  skipFillers(): void {
    while (this.skip(...FILLERS));
  }

  /** Reads, or stays where it was. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const before = this.at
    const result = read()
    if (result === undefined) this.at = before
    return result
  }

  /** Says that what comes next is not understood where it stands. */
  refuse(): Asked {
    const { text } = this.next ?? this.tokens.at(-1) ?? { text: this.sentence }
    return this.notUnderstood([text])
  }

  private notUnderstood(words: string[]): Asked {
    const quoted = words.map((word) => `« ${word} »`).join(', ')
    return new Asked(`Pas compris : ${quoted}. ${this.otherwise}`, [], words)
  }
}

const BETWEEN_RANGES: Word[] = ['and', '/', 'comma']

/** By when a morning is over, and from when an afternoon begins, whatever it is called. In minutes. */
const HALF_LIMITS = { morning: 14 * 60, afternoon: 11 * 60 }

/** A part of the day, as the site's own sentences call it. */
export const HALVES = { morning: 'le matin', afternoon: "l'après-midi" }

export type Half = keyof typeof HALVES

export const otherHalf = (half: Half): Half => (half === 'morning' ? 'afternoon' : 'morning')

/** Says whether hours are those of a morning, or of an afternoon. */
export const isInHalf = (half: Half, opens: number, closes: number) =>
  half === 'morning' ? closes <= HALF_LIMITS.morning : opens >= HALF_LIMITS.afternoon

/** Reads « 9h-12h et de 14h à 18h »; `bare` lets hours be without their « h ». Undefined where no hours stand. */
export function readRanges(reader: Reader, bare = false): OpenRange[] | undefined {
  const minutes: number[] = []
  for (;;) {
    const range = reader.attempt(() => {
      if (minutes.length > 0) while (reader.skip(...BETWEEN_RANGES));
      return readRange(reader, bare)
    })
    if (!range) break
    minutes.push(...range)
  }
  if (minutes.length === 0) return undefined
  for (const [index, minute] of minutes.entries()) {
    if (minute > (minutes[index - 1] ?? -1)) continue
    if (index % 2 === 0 && minute === minutes[index - 1]) continue
    throw new Asked(`${clockWords(minutes[index - 1]!)} est après ${clockWords(minute)} : quelles sont les heures ?`)
  }
  return rangesOf(minutes)
}

function readRange(reader: Reader, bare: boolean): [number, number] | undefined {
  const isDated = reader.is('the') && !reader.isAhead(1, 'morning', 'afternoon')
  reader.skipFillers()
  const half = reader.is('morning') ? 'morning' : reader.is('afternoon') ? 'afternoon' : undefined
  if (half) reader.at++
  const isBetween = reader.skip('between')
  // « le 9 à 18h », « du 9 à 18h »: a day of the month.
  const mayBeBare = !isDated && reader.next?.text.toLowerCase() !== 'du'
  if (!isBetween) reader.skip('of', 'des', 'from')
  const [from, between, to] = [reader.next, reader.ahead(1), reader.ahead(2)]
  const joins = between?.kind === 'word' && ([isBetween ? 'and' : 'to', '-', 'until'] as Word[]).includes(between.word)
  const opens = minutesOf(from, bare || (mayBeBare && to?.kind === 'time'))
  const closes = minutesOf(to, bare)
  if (from?.kind === 'time' && between?.kind === 'time') throw twoTimes(reader, from, between)
  if (!joins || opens === undefined || closes === undefined) return undefined
  reader.at += 3
  if (half && !isInHalf(half, opens, closes))
    throw new Asked(`De ${clockWords(opens)} à ${clockWords(closes)}, est-ce bien ${HALVES[half]} ?`)
  return [opens, closes]
}

/** « 9h 19h ». */
function twoTimes({ sentence }: Reader, from: Token & { kind: 'time' }, to: Token & { kind: 'time' }): Asked {
  const joined = `${sentence.slice(0, from.end)} - ${sentence.slice(to.start)}`
  return new Asked(`De ${clockWords(from.minutes)} à ${clockWords(to.minutes)} ?`, [joined])
}

function minutesOf(token: Token | undefined, bare: boolean): number | undefined {
  if (token?.kind === 'time') return token.minutes
  if (bare && token?.kind === 'number' && token.value <= 24 && !token.text.endsWith('r')) return token.value * 60
  return undefined
}

/** Writes hours as the site's own are written: « 9h - 12h / 14h - 18h30 »; nothing for a closed day. */
export function writeHours(ranges: OpenRange[]): string {
  return ranges.map(({ opens, closes }) => `${shortClock(opens)} - ${shortClock(closes)}`).join(' / ')
}

const shortClock = (clock: string) => frenchClock(clock).replaceAll(' ', '')

/** A clock's `HH:MM` as minutes of the day. */
export function minutesOfClock(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** Minutes of the day as they are said: « 9 h 30 ». */
export const clockWords = (minutes: number): string => frenchClock(clockOf(minutes))

/** Hours as they are said: « de 9 h à 12 h et de 14 h à 18 h ». */
export function saidHours(ranges: OpenRange[]): string {
  return ranges.map(({ opens, closes }) => `de ${frenchClock(opens)} à ${frenchClock(closes)}`).join(' et ')
}
