import { MONTH_NAMES } from '../../lib/months.ts'
import { WEEKDAYS, type Weekday } from '../weekdays.ts'

/** The longest sentence that is read, in characters. */
export const SENTENCE_LIMIT = 300

/** A piece of a sentence, and where it stands in it. */
export type Token = Piece & { start: number; end: number; text: string }

export type Piece =
  | { kind: 'time'; minutes: number }
  | { kind: 'date'; day: number; month: number; year?: number }
  | { kind: 'number'; value: number }
  | { kind: 'weekday'; weekday: Weekday; isPlural: boolean }
  | { kind: 'month'; month: number }
  | { kind: 'word'; word: Word }
  | { kind: 'reason'; isAway: boolean }
  | { kind: 'unknown' }

/** Words of the grammar; several spellings may stand for one. */
export type Word = NonNullable<(typeof WORDS)[keyof typeof WORDS]> | '-' | '/'

const DAY_MINUTES = 24 * 60

const SHORT_MONTHS = ['janv', 'fev', 'fevr', 'avr', 'juil', 'sept', 'oct', 'nov', 'dec']
const MONTH_OF_SHORT = [1, 2, 2, 4, 7, 9, 10, 11, 12]

const SHORT_WEEKDAYS = ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim']

/** What is understood besides days and hours, without accents. */
const WORDS = {
  ...allAre('closed', 'ferme fermee fermes fermees fermeture fermetures fermons fermera fermerons'),
  ...allAre('open', 'ouvert ouverte ouverts ouvertes ouverture ouvre ouvrons ouvrira ouvrirons'),
  ...allAre('filler', 'je suis'),
  ...allAre('filler', 'nous on sommes serons sera est institut centre exceptionnellement exceptionnelle exceptionnel'),
  ...allAre('filler', 'seulement uniquement aussi inclus incluse bien egalement non-stop'),
  ...allAre('filler', 'horaire horaires exceptionnels exceptionnelles attention'),
  ...allAre('filler', 'sans-interruption journee-continue toute-la-journee'),
  ...allAre('the', 'le la les'),
  ...allAre('this', 'ce cet cette'),
  ...allAre('every', 'tous toutes chaque'),
  ...allAre('all', 'tout toute'),
  ...allAre('everyday', 'tous-les-jours 7j/7'),
  ...allAre('of', 'du de d'),
  ...allAre('des', 'des'),
  ...allAre('to', 'au a aux'),
  ...allAre('until', "jusqu'a jusqu'au jusqu'aux avant jusqu"),
  ...allAre('from', 'a-partir des-accent apres'),
  ...allAre('in', 'en pendant durant'),
  ...allAre('monthWord', 'mois'),
  ...allAre('dayWord', 'jour jours'),
  ...allAre('between', 'entre'),
  ...allAre('and', 'et puis mais & +'),
  ...allAre('or', 'ou'),
  ...allAre('comma', ', ; . ! … | • · ● ▪ ◦ ‣ *'),
  ...allAre('colon', ':'),
  ...allAre('except', 'sauf excepte hormis hors'),
  ...allAre('appointment', 'sur-rendez-vous sur-rdv'),
  ...allAre('included', 'y-compris compris comprise'),
  ...allAre('usual', "comme-d'habitude habituel habituels habituelles"),
  ...allAre('morning', 'matin matins matinee'),
  ...allAre('afternoon', 'apres-midi'),
  ...allAre('evening', 'soir soirs soiree nocturne'),
  ...allAre('today', "aujourd'hui"),
  ...allAre('tomorrow', 'demain'),
  ...allAre('afterTomorrow', 'apres-demain'),
  ...allAre('next', 'prochain prochaine prochains prochaines'),
  ...allAre('week', 'semaine semaines'),
  ...allAre('weekend', 'week-end week-ends weekend'),
  ...allAre('vague', 'debut fin mi vers environ fetes quelques courant autour quinzaine pont feries ferie'),
  ...allAre('for', 'pour cause'),
  ...allAre('rest', 'reste autres'),
  ...allAre('noel', 'noel'),
  ...allAre('newYear', "jour-de-l'an nouvel-an"),
  ...allAre('easter', 'paques pentecote'),
  ...allAre('easterMonday', 'lundi-de-paques'),
  ...allAre('ascension', "ascension jeudi-de-l'ascension"),
  ...allAre('whitMonday', 'lundi-de-pentecote'),
  ...allAre('toussaint', 'toussaint'),
  ...allAre('assumption', 'assomption'),
} as const

/** Why a centre may be closed, as it is shown to everyone; those that say by themselves that it is. */
const AWAY = ['conge', 'conges', 'vacances']
const REASONS = [
  ...['inventaire', 'travaux', 'formation', 'deuil', 'mariage', 'maladie', 'demenagement', 'renovation'],
  ...['nettoyage', 'salon', 'maternite', 'amenagement', 'seminaire', 'annuels', 'annuelles', 'annuel'],
]

/** What says as well that it is closed as why. */
const AWAY_PHRASE =
  /(?:fermetures?|conges?|vacances) (?:annuelles?|estivales?|d'ete|d'hiver|de fin d'annee|(?:de noel|de paques|de la toussaint|des fetes)(?! (?:au|a|jusqu)(?![a-z])))(?![a-z])/y

/** Words of several parts, which are one. */
const JOINED = [
  /a partir/y,
  /apres[- ]midis?/y,
  /apres[- ]demain/y,
  /week[- ]ends?/y,
  /non[- ]stop/y,
  /sans interruption/y,
  /journee continue/y,
  /toute la journee/y,
  /sur (?:rendez[- ]vous|rdv)/y,
  /y compris/y,
  /comme d'habitude/y,
  /jour de l'an/y,
  /nouvel an/y,
  /lundi de paques/y,
  /lundi de pentecote/y,
  /jeudi de l'ascension/y,
  /tous les jours/y,
  /7 ?j(?:ours)? ?(?:\/|sur) ?7/y,
]

const ISO = /(\d{4})-(\d\d)-(\d\d)(?!\d)/y
const SHORT_DATE = /(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\dh]| h)/y
const DASHED_DATE = /(\d{1,2})(-)(\d{1,2})-(\d{4})(?!\d)/y
/** A day and a month, or an hour: « le 5.12 », « 9.30 ». */
const DOTTED = /(\d{1,2})\.(\d{1,2})(?!\.?\d| ?h)/y
const TIME = /(\d{1,2})(?:h(\d{2})(?!\d)| h (\d{2})(?!\d| ?[h:/])| ?:(\d{2})(?!\d)| ?h(?:eures?)?(?![a-z]))/y
const NUMBER = /(\d{1,4})(?:er(?![a-z]))?/y
const WORD = /\p{L}[\p{L}']{0,40}/uy
/** A sign as it is seen: an emoji may be several characters. */
const OTHER = /\p{Regional_Indicator}{2}|\S(?:[\p{Emoji_Modifier}\uFE0F]|\u200D\S){0,9}/uy

/** What stands before a day, and never before an hour. */
const BEFORE_DAY = /(?:^|')(?:les?|du|des|aux?)$/i

/** Cuts a sentence into its pieces; `week` reads « mar » as a day of the week. */
export function tokensOf(sentence: string, { week = false } = {}): Token[] {
  const { plain, accented } = plainForm(sentence)
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(plain)
  }
  const push = (piece: Piece, length: number) => {
    tokens.push({ ...piece, start: at, end: at + length, text: sentence.slice(at, at + length) })
    at += length
  }
  while (at < plain.length) {
    if (plain[at] === ' ') {
      at++
      continue
    }
    const elided = /[ld]'(?=[a-z])/y
    const article = take(elided)
    if (article) {
      push({ kind: 'word', word: article[0] === "d'" ? 'of' : 'the' }, 2)
      continue
    }
    const found =
      dottedTime(take, isDayNext(tokens)) ??
      figure(take, week) ??
      joined(take) ??
      single(take, accented.slice(at), week)
    push(found.piece, found.length)
  }
  return tokens
}

interface Found {
  piece: Piece
  length: number
}

type Take = (pattern: RegExp) => RegExpExecArray | null

/** Says whether figures that come next may be a day: they follow « le » or « le samedi », or such a day and a mark. */
function isDayNext(tokens: Token[]): boolean {
  const [last, before] = [tokens.at(-1), tokens.at(-2)]
  const isListed = last?.kind === 'word' && ['and', 'comma', '-'].includes(last.word)
  if (isListed && before?.kind === 'date') return before.text.includes('.')
  return BEFORE_DAY.test((last?.kind === 'weekday' ? before : last)?.text ?? '')
}

/** An hour that is written with a dot; undefined where it may be a day and is next to be one. */
function dottedTime(take: Take, isDay: boolean): Found | undefined {
  const [text, first, second] = take(DOTTED) ?? []
  if (text === undefined || second!.length < 2) return undefined
  const [hour, minute] = [Number(first), Number(second)]
  const isTime = minute < 60 && hour * 60 + minute <= DAY_MINUTES
  if (!isTime || (isDay && hour > 0 && minute > 0 && minute <= 12)) return undefined
  return { piece: { kind: 'time', minutes: hour * 60 + minute }, length: text.length }
}

function figure(take: Take, week: boolean): Found | undefined {
  const iso = take(ISO)
  if (iso) return { piece: { kind: 'date', year: +iso[1]!, month: +iso[2]!, day: +iso[3]! }, length: iso[0].length }
  const short = week ? null : (take(SHORT_DATE) ?? take(DASHED_DATE))
  if (short) {
    const year = short[4] && { year: +short[4] + (short[4].length === 2 ? 2000 : 0) }
    return { piece: { kind: 'date', day: +short[1]!, month: +short[3]!, ...year }, length: short[0].length }
  }
  const time = take(TIME)
  if (time) {
    const minute = Number(time[2] ?? time[3] ?? time[4] ?? 0)
    const minutes = Number(time[1]) * 60 + minute
    const isTime = minute < 60 && minutes <= DAY_MINUTES
    return { piece: isTime ? { kind: 'time', minutes } : { kind: 'unknown' }, length: time[0].length }
  }
  const joinedFigure = take(JOINED.at(-1)!)
  if (joinedFigure) return { piece: { kind: 'word', word: 'everyday' }, length: joinedFigure[0].length }
  const number = take(NUMBER)
  return number ? { piece: { kind: 'number', value: Number(number[1]) }, length: number[0].length } : undefined
}

function joined(take: Take): Found | undefined {
  const away = take(AWAY_PHRASE)
  if (away) return { piece: { kind: 'reason', isAway: true }, length: away[0].length }
  for (const pattern of JOINED) {
    const found = take(pattern)
    if (!found) continue
    const word = found[0].replace(/ /g, '-').replace(/midis$/, 'midi')
    return { piece: { kind: 'word', word: WORDS[word as keyof typeof WORDS]! }, length: found[0].length }
  }
  return undefined
}

function single(take: Take, accented: string, week: boolean): Found {
  const found = take(WORD)
  if (!found) {
    const mark = take(OTHER)![0]
    if (mark === '-' || mark === '/') return { piece: { kind: 'word', word: mark }, length: 1 }
    const word = Object.hasOwn(WORDS, mark) ? WORDS[mark as keyof typeof WORDS] : undefined
    return { piece: word ? { kind: 'word', word } : { kind: 'unknown' }, length: mark.length }
  }
  const { length } = found[0]
  const isShort = accented[length] === '.' && [...SHORT_WEEKDAYS, ...SHORT_MONTHS].includes(found[0])
  return { piece: pieceOf(found[0], accented, week), length: isShort ? length + 1 : length }
}

function pieceOf(word: string, accented: string, week: boolean): Piece {
  if (word === 'midi') return { kind: 'time', minutes: DAY_MINUTES / 2 }
  if (word === 'minuit') return { kind: 'time', minutes: DAY_MINUTES }
  if (word === 'des' && accented.startsWith('dès')) return { kind: 'word', word: 'from' }
  const short = SHORT_WEEKDAYS.indexOf(word)
  // « mar » may be short for March, but not before a day.
  if (short >= 0 && (week || word !== 'mar' || /^mar\.? \d{1,2}(?![\dh]| h)/.test(accented)))
    return { kind: 'weekday', weekday: WEEKDAYS[short]!, isPlural: false }
  const weekday = WEEKDAYS.find((day) => word === day || word === `${day}s`)
  if (weekday) return { kind: 'weekday', weekday, isPlural: word !== weekday }
  const month = MONTH_NAMES.findIndex((name) => withoutAccents(name) === word)
  if (month >= 0) return { kind: 'month', month: month + 1 }
  const shortMonth = SHORT_MONTHS.indexOf(word)
  if (shortMonth >= 0) return { kind: 'month', month: MONTH_OF_SHORT[shortMonth]! }
  if (AWAY.includes(word)) return { kind: 'reason', isAway: true }
  if (REASONS.includes(word)) return { kind: 'reason', isAway: false }
  return Object.hasOwn(WORDS, word) ? { kind: 'word', word: WORDS[word as keyof typeof WORDS]! } : { kind: 'unknown' }
}

/** The sentence in small letters, with and without accents, each letter at its place. */
function plainForm(sentence: string): { plain: string; accented: string } {
  const accented = Array.from({ length: sentence.length }, (_, index) => {
    const letter = sentence[index]!
    if (/[\u2010-\u2015\u2212]/.test(letter)) return '-'
    if (letter === '\u2019') return "'"
    const small = /\s/.test(letter) ? ' ' : letter.toLowerCase()
    return small.length === 1 ? small : letter
  }).join('')
  return { plain: withoutAccents(accented), accented }
}

const ACCENTS: Record<string, string> = {
  à: 'a',
  â: 'a',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  î: 'i',
  ï: 'i',
  ô: 'o',
  û: 'u',
  ù: 'u',
  ç: 'c',
}

function withoutAccents(text: string): string {
  return text.replace(/[àâéèêëîïôûùç]/g, (letter) => ACCENTS[letter]!)
}

function allAre<T extends string>(word: T, spellings: string): Record<string, T> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, word]))
}
