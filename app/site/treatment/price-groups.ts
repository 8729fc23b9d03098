import type { Tarif } from './definition'
import { timedName } from './duration'
import { plainText } from '../../lib/plain-text'
import { isHeading } from '../../lib/price-headings'
import { inEuros, parseAmounts, parsePrice, withoutStruck } from '../../lib/price'
import { foldedWords } from '../../lib/price-search'
import type { Least } from '../../ui/least-price'

/** Priced lines, and the name of the line without a price that heads them, '' where there is none. */
export interface PriceGroup {
  heading: string
  lines: Tarif[]
}

/** Says whether a price list says any price. */
export const hasPrice = (tarifs: Tarif[]) => tarifs.some(({ price }) => price.trim() !== '')

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

/** What a line is called: its own name, below that of its group. */
const lineText = (heading: string, { name }: Tarif) => `${plainText(heading)} ${plainText(name)}`

/** What a line is found by: what it is called, how long it takes and what it costs. */
export const searchedText = (heading: string, tarif: Tarif) =>
  `${lineText(heading, tarif)} ${tarif.duree ? timedName(tarif).duration : ''} · ${plainText(withoutStruck(tarif.price))}`

/** What a line is booked as: below its heading where another of the treatment is called the same. */
export function bookedName(tarifs: Tarif[], heading: string, { name }: Tarif): string {
  const isOne = tarifs.filter((tarif) => tarif.name === name).length === 1
  return isOne || !heading ? name : `${heading} : ${name}`
}

/** What nobody buys alone: announced as the least price of a treatment, it would mislead. */
const BESIDES = /(?:^| )(?:supplement|complement|reparation|par ongle|avec une? |avant une? )/

/** Says whether a line is what one adds to another, for an amount. */
export const isSupplement = (heading: string, tarif: Tarif) =>
  parseAmounts(tarif.price).length > 0 && BESIDES.test(foldedWords(lineText(heading, tarif)))

/** Lists the lines that are bought, for an amount, and by themselves: no heading, no gift, nothing that one adds to another. */
export const boughtAlone = (tarifs: Tarif[]): Tarif[] => soldAlone(tarifs).map(({ tarif }) => tarif)

const soldAlone = (tarifs: Tarif[]) =>
  priceGroups(tarifs).flatMap(({ heading, lines }) =>
    lines.flatMap((tarif) => {
      const amount = tarif.reservable === false ? undefined : parseAmounts(tarif.price)[0]
      return amount && !isSupplement(heading, tarif) ? [{ heading, tarif, amount }] : []
    }),
  )

/** What a heading or a line says of a price for two: « prix pour deux personnes », « à deux, 1 h », and not « à deux semaines ». */
const FOR_TWO = /(?:^|\s)(?:pour|à)\s(?:deux|2)(?:\spersonnes)?\s*(?:[,;:(\d]|$)/i

/** What is asked for by somebody who had the treatment, here or elsewhere: nobody comes to it by that price. */
const UNDOING = /^ (?:depose|retrait)\b/

/** What a treatment costs at least, and the price and for whom it is as they are said. */
interface LeastOfTreatment extends Least {
  amount: number
  words: string
}

/**
 * Finds what a treatment costs at least, of what is bought by itself, as an amount and as it is said: « 12 € », and
 * « 88 € pour deux » where it is for two; undefined where nothing has an amount.
 */
export function leastOf(tarifs: Tarif[]): LeastOfTreatment | undefined {
  const alone = soldAlone(tarifs).sort((one, other) => one.amount - other.amount)
  const least = alone.find(({ tarif }) => !UNDOING.test(foldedWords(tarif.name))) ?? alone[0]
  if (!least) return undefined
  const { heading, tarif, amount } = least
  const price = inEuros(amount)
  const isForTwo = [heading, tarif.name].some((html) => FOR_TWO.test(plainText(html)))
  const who = isForTwo ? 'pour\u00a0deux' : undefined
  const from = !tarifs.every((one) => isHeading(one) || one.reservable === false || parsePrice(one.price) === amount)
  return { amount, from, price, who, words: who ? `${price} ${who}` : price }
}

/** Says what a treatment costs: « dès 12 € », or « 12 € » where it has no other price. */
export function leastPrice(tarifs: Tarif[]): string | undefined {
  const least = leastOf(tarifs)
  return least && (least.from ? `dès\u00a0${least.words}` : least.words)
}
