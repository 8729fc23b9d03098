import { inEuros, parseAmounts, parseLeast, parsePrice, readPrice, writePrice } from '../../lib/price.ts'

/** What an announced reduction is measured by. Source: Code de la consommation, article L112-1-1. */
export interface Reference {
  /** The lowest amount asked in the thirty days before the reduction, in euros; undefined where none is known. */
  lowest?: number | undefined
  /** Whether the history knows all of the thirty days. Where it does not, what was asked before it is taken at her word. */
  isWhole: boolean
}

/** Stands for the ids of lines that are added now. */
export const NEW_LINE = ''

/** The references of a price list, by the ids of its lines. */
export type References = Record<string, Reference>

/** How an amount is read beside an announced reduction. */
export interface Announced {
  /** The price as visitors read it. */
  shown: string
  /** The earlier price that visitors read, where it is another than the one that was written. */
  instead?: string | undefined
  /** Whether the reduction that was written is none, and is not announced. */
  isNone: boolean
}

/** Finds what visitors read of a price: an announced reduction beside the lowest price of the thirty days before it. */
export function announcedPrice(html: string, reference: Reference | undefined): Announced {
  const texts = readPrice(html)
  if (!texts?.old || !reference) return { shown: html, isNone: false }
  const old = earlierPrice(texts.old, reference)
  const now = parseLeast(texts.now)
  const amount = parseLeast(old)
  if (old === '' || (now !== undefined && amount !== undefined && amount <= now))
    return { shown: writePrice({ now: texts.now, old: '' }), isNone: true }
  if (old === texts.old) return { shown: html, isNone: false }
  return { shown: writePrice({ now: texts.now, old }), instead: old, isNone: false }
}

/** The earlier price that may be shown, where another was written: '' where there is none to show. */
function earlierPrice(written: string, { lowest, isWhole }: Reference): string {
  if (lowest === undefined) return isWhole ? '' : written
  const isBelieved = isWhole ? parsePrice(written) === lowest : Math.min(...parseAmounts(written)) <= lowest
  return isBelieved ? written : inEuros(lowest)
}

/** What a line's reduction is measured by; undefined where nobody has looked. */
export function referenceOf(id: string | undefined, references: References): Reference | undefined {
  return references[id ?? NEW_LINE] ?? references[NEW_LINE]
}

/** Gives price lines the prices that visitors read. */
export function withReferences<T extends { id?: string; price: string }>(tarifs: T[], references: References): T[] {
  return tarifs.map((tarif) => ({
    ...tarif,
    price: announcedPrice(tarif.price, referenceOf(tarif.id, references)).shown,
  }))
}

/** Says whether any line announces a reduction. */
export function hasReduction(tarifs: { price: string }[]): boolean {
  return tarifs.some(({ price }) => (readPrice(price)?.old ?? '') !== '')
}
