/** A number of France as people write it, « +33 (0)3 53 01 00 00 » for one; its group is what follows the first 0. */
const FRENCH = /(?:(?:\+|00)33[\s.-]?(?:\(0\))?[\s.-]?|0)([1-9](?:[\s./-]?\d{2}){4})(?!\d)/

/** Turns a telephone number as it is written into a `tel:` link, in international form; of several, the first. */
export function telephoneLink(number: string): string {
  const [, french] = FRENCH.exec(number) ?? []
  if (french) return `tel:+33${french.replace(/\D/g, '')}`
  return `tel:${number.replace(/[^\d+]/g, '').replace(/^00/, '+')}`
}

/** Says whether a text has a whole number of France in it, the first of several. */
export const isFrenchNumber = (text: string): boolean => FRENCH.test(text)

/** Writes a telephone number so that no line ends within it; of two in one field, a line may end between them. */
export const telephoneText = (number: string): string => number.replace(/(?<=[\d)]) (?=[\d(])/g, '\u00a0')
