import { plainText } from './plain-text.ts'
import { remembered } from './remembered.ts'

/** A tag, or the text up to the next one. */
const PIECES = /<[^<>]*>|[^<]+/g

const STRIKING = /^<(\/?)(?:s|del|strike)\b/i

const THOUSANDS = String.raw`\d{1,3}(?:[ .]\d{3})+|\d+`

const BEFORE_CENTS = new RegExp(String.raw`^(${THOUSANDS})(?:[.,](\d{1,2}))? ?(?:€|euros?|eur)?(?: ttc)?$`, 'i')

const CENTS_AFTER = new RegExp(String.raw`^(${THOUSANDS}) ?€ ?(\d{2})(?: ttc)?$`, 'i')

/**
 * Reads a price in euros as it was written: « 39 € », « 12,50 € », « 12 €50 », the one that is not struck out of two.
 * Returns undefined for what is no plain amount: « à partir de 39 € », « offert ».
 */
export const parsePrice = remembered((html: string): number | undefined => {
  const text = plainText(withoutStruck(html))
  const [, euros, cents = ''] = BEFORE_CENTS.exec(text) ?? CENTS_AFTER.exec(text) ?? []
  return euros === undefined ? undefined : Number(`${euros.replace(/[ .]/g, '')}.${cents || '0'}`)
})

function withoutStruck(html: string): string {
  let struck = 0
  return html.replace(PIECES, (piece) => {
    const [, end] = STRIKING.exec(piece) ?? []
    if (end !== undefined) struck = Math.max(0, struck + (end ? -1 : 1))
    return struck > 0 || end !== undefined ? ' ' : piece
  })
}
