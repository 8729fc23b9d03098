import { plainText } from './plain-text.ts'
import { remembered } from './remembered.ts'

const STRUCK = /<(s|del|strike)\b[^>]*>.*?<\/\1>/gis

const THOUSANDS = String.raw`\d{1,3}(?:[ .]\d{3})+|\d+`

const BEFORE_CENTS = new RegExp(String.raw`^(${THOUSANDS})(?:[.,](\d{1,2}))? ?(?:€|euros?|eur)?(?: ttc)?$`, 'i')

const CENTS_AFTER = new RegExp(String.raw`^(${THOUSANDS}) ?€ ?(\d{2})(?: ttc)?$`, 'i')

/**
 * Reads a price in euros as it was written: « 39 € », « 12,50 € », « 12 €50 », the one that is not struck out of two.
 * Returns undefined for what is no plain amount: « à partir de 39 € », « offert ».
 */
export const parsePrice = remembered((html: string): number | undefined => {
  const text = plainText(html.replace(STRUCK, ' '))
  const [, euros, cents = ''] = BEFORE_CENTS.exec(text) ?? CENTS_AFTER.exec(text) ?? []
  return euros === undefined ? undefined : Number(`${euros.replace(/[ .]/g, '')}.${cents || '0'}`)
})
