import { plainText } from '../../lib/plain-text'
import { completePrice, parseLeast } from '../../lib/price'
import type { Tarif } from './definition'
import { minutesOf, timedName } from './duration'

type Line = Pick<Tarif, 'name' | 'price' | 'duree'>

/** Between the cells of a row, as a table or a text comes to stand in a name. */
const CELLS = /\t+| – /

/** What leads to a price, « Lèvre ..... 9 € », of a length that is still quickly looked through. */
const PRICE_AT_END =
  /([\s:.…-]{1,80})((?:(?:à partir de|dès)\s)?(?:\d{1,3}[\s.]\d{3}|\d{1,6})(?:[.,]\d{1,2})?\s?(?:€|euros?))$/iu

/** What a name does not end with before its price: « 60-75 € » and « de 30 à 45 € » are two prices. */
const HALF = /(?:\d|[/+&]|(?<!\p{L})(?:à|de|dès|et|ou|entre))\s*$/iu

/** Reads a price list that was pasted as one name, a line each; a single entry of anything else. */
export function pastedPrices({ name, price }: Tarif): Line[] {
  const lines = name.replaceAll('&nbsp;', '\u00a0').split(/<\/?p>/)
  const full = lines.map((line) => line.trim()).filter((line) => plainText(line) !== '')
  return price === '' && full.length > 1 ? full.map(readLine) : []
}

/** What is kept of a line as it was typed: each entry of a pasted list, and how long it takes said once. */
export function writtenTarifs<T extends Tarif>(typed: T, adding: boolean): T[] {
  const lines = adding ? pastedPrices(typed) : []
  if (lines.length > 0) return lines.map((line) => ({ ...typed, ...line }))
  return [typed.duree ? { ...typed, name: timedName({ name: typed.name }).name } : typed]
}

function readLine(line: string): Line {
  const cells = line.split(CELLS).filter((cell) => plainText(cell) !== '')
  const last = cells.at(-1) ?? ''
  const [, leader = '', amount] = (isPrice(last) ? undefined : PRICE_AT_END.exec(last)) ?? []
  const name = amount && last.slice(0, -(leader + amount).length)
  // Dots lead from a figure as well: « UV 1 ..... 9 € ».
  if (name && (/[:.…]/.test(leader) || !HALF.test(name))) cells.splice(-1, 1, name, amount)
  const price = cells.length > 1 && isPrice(cells.at(-1)!) ? completePrice(plainText(cells.pop()!)) : ''
  const isTimed = cells.length > 1 && /^\d/.test(cells.at(-1)!) && minutesOf({ name: cells.at(-1)! }).length > 0
  const duree = isTimed ? plainText(cells.pop()!) : ''
  return { name: cells.join(' – '), price, duree }
}

const isPrice = (cell: string) =>
  parseLeast(cell) !== undefined || /^(?:offert|gratuit|sur devis)$/i.test(plainText(cell))
