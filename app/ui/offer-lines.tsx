import { fr } from '../lib/french-typography'
import styles from './offer-lines.module.css'

const AMOUNT = /^\d[\d\s.,]*€/
const REFERENCE = /^(.*\bau lieu de )(\d[\d\s.,]*€)(.*)$/s

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

interface OfferLinesProps {
  lines: string[]
  /** Whether the first price leads the others, and is large. */
  leads?: boolean
}

/** The lines of an offer: what costs something, with its price across from it. */
export function OfferLines({ lines, leads = false }: OfferLinesProps) {
  const written = lines.filter((line) => line.trim() !== '')
  const first = leads ? written.findIndex(readPricedLine) : -1
  return (
    <ul className={styles.lines}>
      {written.map((line, place) => (
        <OfferLine key={place} line={line} leads={place === first} />
      ))}
    </ul>
  )
}

function OfferLine({ line, leads }: { line: string; leads: boolean }) {
  const priced = readPricedLine(line)
  if (!priced) return <li>{fr(line)}</li>
  const { what, price, rest } = priced
  // What follows without a space belongs to the amount: « 279 €* ».
  const [mark = ''] = /^\*+/.exec(rest) ?? []
  const said = rest.slice(mark.length).trim()
  return (
    <li className={styles.priced} data-leads={leads || undefined}>
      <span className={styles.what}>
        {fr(what)}
        {/* Read aloud and copied with the line. */}
        <span className={styles.colon}>{fr(' :')}</span>
      </span>{' '}
      <span className={styles.cost}>
        <span className={styles.price}>{fr(price) + mark}</span>
        {said && ' '}
        {said && <Said text={said} />}
      </span>
    </li>
  )
}

/** What is said of a price; the one that it stands in place of is struck out. */
function Said({ text }: { text: string }) {
  const [, before, reference, after] = REFERENCE.exec(text) ?? []
  return (
    <span className={styles.said}>
      {reference ? (
        <>
          {fr(before!)}
          <s>{fr(reference)}</s>
          {after}
        </>
      ) : (
        fr(text)
      )}
    </span>
  )
}
