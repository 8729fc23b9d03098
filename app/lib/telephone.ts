/** What stands between two groups of figures. */
const APART = String.raw`(?:\s{1,3}|[./\u2010-\u2013-])?`

/** A number of France as people write it, « +33 (0)3 53 01 00 00 » for one; its group is what follows the first 0. */
const FRENCH = new RegExp(
  String.raw`(?:\(?(?:\+|00)33\)?${APART}(?:\(0\))?${APART}|(?<![\d+])0)([1-9](?:(?:${APART}\d\d){4}|\d\d(?:${APART}\d{3}){2}))(?!\d)`,
)

/** The country codes of numbers overseas, by how they begin. Source: Arcep, plan national de numérotation. */
const OVERSEAS: [code: string, beginning: RegExp][] = [
  ['262', /^(?:26[239]|639|69[23])/],
  ['590', /^(?:590|69[01])/],
  ['594', /^[56]94/],
  ['596', /^(?:596|69[67])/],
]

/** The first number of a text, whatever country it is of. */
const NUMBER = /(?:\+\s?)?\d(?:(?:\s{0,3}\(0\)|\))?[\s.\u2010-\u2013-]{0,3}\d)*/

/** Turns a telephone number as it is written into a `tel:` link, in international form; of several, the first. */
export function telephoneLink(number: string): string {
  const [, french] = FRENCH.exec(number) ?? []
  if (french) return `tel:${international(french.replace(/\D/g, ''))}`
  const [first = ''] = NUMBER.exec(number) ?? []
  return `tel:${first
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')}`
}

function international(figures: string): string {
  const [code] = OVERSEAS.find(([, beginning]) => beginning.test(figures)) ?? ['33']
  return `+${code}${figures}`
}

/** Says whether a text has a whole number of France in it, the first of several. */
export const isFrenchNumber = (text: string): boolean => FRENCH.test(text)

/** Writes a telephone number so that no line ends within it; of two in one field, a line may end between them. */
export const telephoneText = (number: string): string =>
  number.replace(/(?<=[\d)]) {1,3}(?=[\d(])/g, '\u00a0').replace(/(?<=\d)-(?=\d)/g, '\u2011')

/** What stands between two numbers in one field. */
const BETWEEN = /(\s{0,3}[/,]\s{0,3}|\s(?:ou|et)\s)/

/** Figures that a number has at least. */
const ENOUGH = 8

/**
 * Parts a text that holds several whole numbers: each with the words beside it, and between them what joins them; any
 * other text is one part.
 */
export function telephoneParts(text: string): string[] {
  const parts = text.split(BETWEEN)
  const isWhole = (part: string) => part.replace(/\D/g, '').length >= ENOUGH
  return parts.every((part, place) => place % 2 === 1 || isWhole(part)) ? parts : [text]
}

/** The whole numbers of a text, each with the words beside it. */
export const telephoneNumbers = (text: string): string[] => telephoneParts(text).filter((_, place) => place % 2 === 0)
