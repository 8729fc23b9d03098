import { CENTS_BEHIND } from './price.ts'

/** How every amount of some prices changes. */
export interface Raise {
  /** Cents for an amount, hundredths of a percent for a percentage; less than 0 lowers. */
  by: { cents: number } | { percent: number }
  rounding: Rounding
}

/** What an amount is rounded to, as it is called. */
export const ROUNDINGS = {
  aucun: 'Aucun',
  '50': '0,50 €',
  '100': '1 €',
  '500': '5 €',
  '90': ',90',
} as const

export type Rounding = keyof typeof ROUNDINGS

/** What became of a price: its HTML, or why it is left alone. */
export type Raised = { html: string } | { left: 'no-amount' | 'too-low' | 'would-fall' | 'would-rise' }

const NUMBER = String.raw`\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`

const LAST_NUMBER = new RegExp(String.raw`(?:^|[^\d.,])(${NUMBER})$`)

/** Each but the last of some amounts that have one sign of the euro: « 20 à 35 € », « 20, 30 ou 40 € », « de 8 à 45 € ». */
const EARLIER = new RegExp(
  String.raw`(?:^|(?<of>\p{L}{2,5}\s)|[^\d.,\p{L}])(?<number>${NUMBER})\s{0,2}(?<joined>[-–—/,]|à|ou|et)\s{0,2}$`,
  'u',
)

/** What stands before minutes: « 1 h 30 à 45 € ». */
const HOURS = /\d\s?h$/

const ALONE = new RegExp(String.raw`^(?:${NUMBER})$`)

const CENTS = new RegExp(`^${CENTS_BEHIND}`, 'iu')

/** What stands for a tag: a blank that no number has in it, nor what is between a sign and cents. */
const TAG = '\v'

/** How much of the text before a sign is looked at, in characters: no amount is as long. */
const REACH = 30

/** A number within a text: where it stands, and what it is worth in cents. */
interface Amount {
  from: number
  to: number
  cents: number
}

/**
 * Changes every amount of a price, « <s>60 €</s> 45 € », « 20 à 35 € », and leaves all its other text and its tags.
 * Amounts are written as a French reader does: « 27,50 € ».
 */
export function raisePrice(html: string, raise: Raise): Raised {
  const { text, places } = readSigns(html)
  const amounts = amountsIn(text)
  if (amounts.length === 0) return { left: 'no-amount' }
  const parts: string[] = []
  const ending = text.trimEnd().length
  const sign = Math.sign('cents' in raise.by ? raise.by.cents : raise.by.percent)
  let done = 0
  let isKept = false
  for (const { from, to, cents } of amounts) {
    const next = raisedCents(cents, raise)
    if (next <= 0) return { left: 'too-low' }
    // What rounding would move the other way stays.
    if ((next - cents) * sign < 0) isKept = true
    if ((next - cents) * sign < 0 || next === cents) continue
    const [start, end] = [places[from]!.from, places[to - 1]!.to]
    const written = text.slice(from, to)
    // « 12 €50 » has its sign within.
    const hasNone = to >= ending || written.includes('€')
    const space = hasNone ? '\u00a0€' : /^(?:€|eur)/i.test(text.slice(to, to + 3)) ? '\u00a0' : ''
    parts.push(html.slice(done, start), write(next, written), space)
    done = end
  }
  if (isKept && done === 0) return { left: sign > 0 ? 'would-fall' : 'would-rise' }
  return { html: parts.join('') + html.slice(done) }
}

/** What an amount becomes, in cents. */
export function raisedCents(cents: number, { by, rounding }: Raise): number {
  const exact = 'cents' in by ? cents + by.cents : Math.round((cents * (10_000 + by.percent)) / 10_000)
  if (rounding === 'aucun') return exact
  if (rounding === '90') return Math.max(0, Math.round((exact - 90) / 100)) * 100 + 90
  const step = Number(rounding)
  return Math.round(exact / step) * step
}

/** The text of HTML with a blank for each tag, and where each of its signs stands there. */
function readSigns(html: string) {
  let text = ''
  const places: { from: number; to: number }[] = []
  for (const { 0: piece, index } of html.matchAll(/<[^<>]*>|&nbsp;|[^<&]|[<&]/g)) {
    text += piece === '&nbsp;' ? '\u00a0' : piece.length > 1 ? TAG : piece
    places.push({ from: index, to: index + piece.length })
  }
  return { text, places }
}

function amountsIn(text: string): Amount[] {
  const found: Amount[] = []
  for (const { index } of text.matchAll(/€|\beur/gi)) {
    const start = Math.max(0, index - REACH)
    const before = text.slice(start, index).trimEnd()
    const end = start + before.length
    const written = LAST_NUMBER.exec(before)?.[1]
    if (written === undefined || isReduction(before.slice(0, -written.length))) continue
    const from = end - written.length
    const [behind, cents = '0'] = (text[index] === '€' && CENTS.exec(text.slice(index + 1, index + 1 + REACH))) || []
    const amount = centsOf(written) + Number(cents)
    found.push(...earlier(text, from, amount))
    found.push({ from, to: behind === undefined ? end : index + 1 + behind.length, cents: amount })
  }
  const alone = text.trim()
  if (found.length > 0 || !ALONE.test(alone)) return found
  const from = text.indexOf(alone)
  return [{ from, to: from + alone.length, cents: centsOf(alone) }]
}

/** « 10 séances, -5 € » : what is taken off is no price. */
const isReduction = (before: string) => /(?:^|[^\d€\s]|[^\d€]\s)[-−–]$|(?:^|[(,:])\s?[-−–]\s$/u.test(before)

function earlier(text: string, from: number, later: number, isListed = false): Amount[] {
  const start = Math.max(0, from - REACH)
  const match = EARLIER.exec(text.slice(start, from))
  if (!match) return []
  const { number = '', joined = '', of } = match.groups!
  const at = start + match.index + match[0].indexOf(number)
  const cents = centsOf(number)
  const isRange = of?.trim().toLowerCase() === (joined === 'à' ? 'de' : 'entre')
  if (joined === ',' && !isListed) return []
  if (joined === 'et' && !isRange && !isListed) return []
  // « 2 à 45 € » are two of something, not two euros; « 1 h 30 à 45 € » are minutes.
  if (cents >= later || (cents * 5 < later && !isRange) || HOURS.test(text.slice(start, at).trimEnd())) return []
  return [...earlier(text, at, cents, true), { from: at, to: at + number.length, cents }]
}

function centsOf(written: string): number {
  const [, euros = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written)!
  return Number(euros.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

function write(cents: number, before: string): string {
  const euros = Math.floor(cents / 100)
  const rest = cents % 100
  const [, separator] = /\d([ .\u00a0\u202f])\d{3}/.exec(before) ?? []
  const isGrouped = separator !== undefined || !/\d{4}/.test(before)
  const grouped = isGrouped ? euros.toLocaleString('en').replaceAll(',', separator ?? '\u00a0') : String(euros)
  return rest === 0 ? grouped : `${grouped},${String(rest).padStart(2, '0')}`
}
