import { foldedLetters } from './folded-letters.ts'

/** Words that tell no price from another. */
const COMMON = /^(?:a|aux?|[dl]|des?|du|en|et|la|les?|ou|pour|prix|tarifs?|une?)$/

/** What visitors ask for, and how the lists of prices call it: modelage, for one, as « massage » is a masseur's word. */
const CALLED: Record<string, string> = {
  bikini: 'maillot',
  blanchiment: 'sourire',
  browlift: 'brow lift',
  dent: 'sourire',
  dentaire: 'sourire',
  duvet: 'levre superieure',
  massage: 'modelage',
  minceur: 'amincissement',
  moustache: 'levre superieure',
  pedicure: 'pied',
}

/** « 30 à 45 min », « 35 / 45 € »: the first has the unit of the second. */
const SPAN = /(\d) ?(?:a|et|ou|[-–/]) ?(?=\d{1,4}(?:[.,]\d\d?)? ?(€|h|mi?n))/g

const AMOUNT = /\b(\d\d?[ .]\d{3}|\d{1,4})(?:[.,](\d\d?))? ?(?:€|euros?\b)(\d\d)?/g

const DURATION = /\b(\d\d?|une) ?h(?:eures?)?\b(?: ?(\d\d)\b(?: ?mi?n\b)?)?|\b(\d{1,3}) ?(?:mi?n?s?(?:utes?)?\b|['’′])/g

/**
 * Writes a text as it is searched: its words without capitals, accents and marks, and figures, each with a space before it.
 * An amount is one word, by its cents, which no figure begins and no other amount; so is a duration, by its minutes.
 */
export function foldedWords(text: string): string {
  const words = foldedLetters(text.replace(/½|1[/⁄]2(?!\d)/g, ' demi '))
    .replace(/\d(?=[a-z])|[a-z](?=\d)/g, '$& ')
    .replace(/\b(?:gratuit|offert)e?s?\b/g, '0 €')
    .replace(SPAN, '$1 $2 ')
    .replace(
      AMOUNT,
      (_, euros: string, cents?: string, after = '') =>
        ` e${euros.replace(/\D/, '')}${(cents ?? after).padEnd(2, '0')}c `,
    )
    .replace(
      DURATION,
      (_, hours?: string, rest = 0, minutes?: string) => ` ${minutes ?? (+hours! || 1) * 60 + +rest}min `,
    )
  return ` ${words.replace(/[^a-z\d]+/g, ' ').trim()}`
}

/** Says which words are looked for; none where the text has only such as are everywhere. A plural is as good as its singular. */
export function searchedWords(text: string): string[] {
  return foldedWords(text)
    .split(' ')
    .filter((word) => word && !COMMON.test(word))
    .map((word) => word.replace(/^(...+)[sx]$/, '$1'))
}

/** Says whether a text has, for each of these words, one that begins with it or with what it is called there. */
export function holdsWords(text: string, words: string[]): boolean {
  const folded = foldedWords(text)
  return words.every((word) => [word, CALLED[word] ?? word].some((one) => folded.includes(` ${one}`)))
}

/** Says how many prices were found. */
export function countWords(count: number): string {
  return count > 0 ? `${count} prix` : 'Aucun prix ne correspond. Essayez un autre mot, ou appelez-nous.'
}
