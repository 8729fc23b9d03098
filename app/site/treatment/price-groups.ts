import type { Tarif } from './definition'
import { plainText } from '../../lib/plain-text'
import { completePrice, parsePrice } from '../../lib/price'
import { foldedWords } from '../../lib/price-search'

/** Priced lines, and the name of the line without a price that heads them, '' where there is none. */
export interface PriceGroup {
  heading: string
  lines: Tarif[]
}

/** Says whether a line heads those that follow it. */
export const isHeading = ({ price, link }: Tarif) => price.trim() === '' && !link

/** Puts the lines of a price list together, each below the heading before it. */
export function priceGroups(tarifs: Tarif[]): PriceGroup[] {
  const groups: PriceGroup[] = []
  for (const tarif of tarifs) {
    if (isHeading(tarif)) groups.push({ heading: tarif.name, lines: [] })
    else if (groups.length === 0) groups.push({ heading: '', lines: [tarif] })
    else groups.at(-1)!.lines.push(tarif)
  }
  return groups
}

/** What a line is found by: its own name, below that of its group. */
export const lineText = (heading: string, { name }: Tarif) => `${plainText(heading)} ${plainText(name)}`

/** What nobody buys alone: announced as the least price of a treatment, it would mislead. */
const BESIDES = /(?:^| )(?:supplement|complement|reparation|par ongle|avec une? |avant une? )/

/** Says whether a line is what one adds to another, for an amount. */
export const isSupplement = (heading: string, tarif: Tarif) =>
  parsePrice(tarif.price) !== undefined && BESIDES.test(foldedWords(lineText(heading, tarif)))

/** Lists the lines that are bought, for an amount, and by themselves: no heading, no gift, nothing that one adds to another. */
export const boughtAlone = (tarifs: Tarif[]): Tarif[] =>
  priceGroups(tarifs).flatMap(({ heading, lines }) =>
    lines.filter(
      (tarif) => tarif.reservable !== false && (parsePrice(tarif.price) ?? 0) > 0 && !isSupplement(heading, tarif),
    ),
  )

/** Writes what a treatment costs at least, of what is bought by itself: « 12 € »; undefined where nothing has an amount. */
export function leastPrice(tarifs: Tarif[]): string | undefined {
  const amounts = boughtAlone(tarifs).map(({ price }) => parsePrice(price)!)
  return amounts.length > 0 ? completePrice(`${Math.min(...amounts).toFixed(2)} €`) : undefined
}
