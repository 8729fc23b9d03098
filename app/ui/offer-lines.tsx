import { fr } from '../lib/french-typography'
import { frText } from './french-text'
import { CENTS_BEHIND, inEuros, parsePrice } from '../lib/price'
import { Pill } from './pill'
import styles from './offer-lines.module.css'

const PRICE = String.raw`\d[\d\s.,]*€(?:${CENTS_BEHIND})?`
const AMOUNT = new RegExp(`^${PRICE}`, 'iu')
const REFERENCE = new RegExp(String.raw`^(.*\bau\slieu\sde\s)(?<reference>${PRICE})(?<after>.*)$`, 'isu')

/** A line that ends with what it costs: « Dix séances : 279 € au lieu de 299 €* ». */
interface PricedLine {
  what: string
  price: string
  rest: string
}

/** Reads what a line says, what it costs and what is said of that; undefined for a line without an amount at its end. */
export function readPricedLine(line: string): PricedLine | undefined {
  const place = line.lastIndexOf(':')
  const after = line.slice(place + 1).trim()
  const [price] = AMOUNT.exec(after) ?? []
  const what = line.slice(0, Math.max(0, place)).trim()
  return price && what ? { what, price, rest: after.slice(price.length).trim() } : undefined
}

/** Reads the amount of a line and the one that it stands in place of, in euros; undefined where it says no other. */
function reductionOf({ price, rest }: PricedLine): { amount: number; reference: number } | undefined {
  const { reference: written, after } = REFERENCE.exec(rest)?.groups ?? {}
  if (written === undefined || withoutMarks(after!).trim() !== '') return undefined
  const [amount, reference] = [parsePrice(price) ?? Infinity, parsePrice(written) ?? 0]
  return amount < reference ? { amount, reference } : undefined
}

/** Writes what is saved, « 16 € », where a line says an amount and the one that it stands in place of; undefined elsewhere. */
export function savingOf(line: PricedLine): string | undefined {
  const reduction = reductionOf(line)
  return reduction && inEuros(reduction.reference - reduction.amount)
}

/** Writes by how much a price is reduced, « −29 % », never more than it is; undefined where it is not. */
export function rateOf(line: PricedLine): string | undefined {
  const { amount, reference } = reductionOf(line) ?? { amount: 1, reference: 1 }
  // In cents: 1 - 24 / 30 is a little less than a fifth.
  const [now, before] = [amount, reference].map((euros) => Math.round(euros * 100)) as [number, number]
  const rate = Math.floor(((before - now) * 100) / before)
  return rate > 0 ? `−${rate} %` : undefined
}

/** The lines without an amount that stand in each of several lists: they are said once, for all. */
export function linesOfAll(lists: string[][]): string[] {
  const [first = [], ...others] = lists
  if (others.length === 0) return []
  const said = first.filter((line) => line.trim() && !readPricedLine(line))
  return [...new Set(said)].filter((line) => others.every((lines) => lines.includes(line)))
}

interface OfferLinesProps {
  lines: string[]
  /** Whether the first price leads the others: it is large, and what it saves is said. */
  leads?: boolean
}

/** The lines of an offer: what costs something, with its price across from it. */
export function OfferLines({ lines, leads = false }: OfferLinesProps) {
  const written = lines.filter((line) => line.trim() !== '')
  const first = leads ? written.findIndex(readPricedLine) : -1
  return (
    <ul className={styles.lines}>
      {written.map((line, place) => (
        <OfferLine key={place} line={line} leads={place === first} isRated={!leads} />
      ))}
    </ul>
  )
}

interface OfferLineProps {
  line: string
  leads: boolean
  /** Whether it is said by how much its price is reduced. */
  isRated: boolean
}

function OfferLine({ line, leads, isRated }: OfferLineProps) {
  const priced = readPricedLine(line)
  if (!priced)
    return (
      <li className={styles.fact}>
        <Marked text={line} />
      </li>
    )
  const { what, price, rest } = priced
  // What follows without a space belongs to the amount: « 279 €* ».
  const [mark = ''] = /^\*+/.exec(rest) ?? []
  const said = rest.slice(mark.length).trim()
  const saving = leads ? savingOf(priced) : undefined
  const rate = isRated ? rateOf(priced) : undefined
  return (
    <li className={styles.priced} data-leads={leads || undefined} data-rated={rate && ''}>
      <span className={styles.what}>
        {frText(what)}
        {/* Read aloud and copied with the line. */}
        <span className={styles.colon}>{fr(' :')}</span>
      </span>{' '}
      <span className={styles.cost}>
        <span className={styles.price}>
          <Marked text={price + mark} />
        </span>
        {said && ' '}
        {said && <Said text={said} rate={rate} />}
        {saving && ' '}
        {saving && (
          <span className={styles.saving}>
            <Pill>{fr(`${saving} de moins`)}</Pill>
          </span>
        )}
      </span>
    </li>
  )
}

/** What is said of a price; the one that it stands in place of is struck out. */
function Said({ text, rate }: { text: string; rate: string | undefined }) {
  const [, before] = REFERENCE.exec(text) ?? []
  const { reference, after } = REFERENCE.exec(text)?.groups ?? {}
  return (
    <span className={styles.said}>
      {reference ? (
        <>
          {fr(before!)}
          <s>{fr(reference)}</s>
          <Marked text={after!} />
          {rate && ' '}
          {rate && <Pill>{fr(rate)}</Pill>}
        </>
      ) : (
        <Marked text={text} />
      )}
    </span>
  )
}

function withoutMarks(text: string): string {
  let end = text.length
  while (text[end - 1] === '*') end--
  return text.slice(0, end)
}

/** A text, with the marks at its end that lead to a note set as such. */
function Marked({ text }: { text: string }) {
  const plain = withoutMarks(text)
  return (
    <>
      {frText(plain)}
      {plain !== text && <sup>{text.slice(plain.length)}</sup>}
    </>
  )
}
