import { foldedLetters } from './folded-letters.ts'

/** Words that tell no price from another. */
const COMMON = /^(?:a|aux?|[dl]|des?|du|en|et|la|les?|ou|pour|prix|tarifs?|une?)$/

/** What visitors ask for, and how the lists of prices call it: modelage, for one, as « massage » is a masseur's word. */
const CALLED: Record<string, string> = {
  dent: 'sourire',
  dentaire: 'sourire',
  massage: 'modelage',
  minceur: 'amincissement',
  pedicure: 'pied',
}

/** Writes a text as it is searched: its words without capitals, accents and marks, and figures, each with a space before it. */
export function foldedWords(text: string): string {
  const plain = foldedLetters(text.replace(/½|1[/⁄]2(?!\d)/g, ' demi '))
  const apart = plain.replace(/\d(?=[a-z])|[a-z](?=\d)/g, '$& ')
  return ` ${apart.replace(/[^a-z\d]+/g, ' ').trim()}`
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
