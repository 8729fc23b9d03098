/** Words that tell no price from another. */
const COMMON = /^(?:a|aux?|[dl]|des?|du|en|et|la|les?|ou|pour|prix|tarifs?|une?)$/

/** Writes a text as it is searched: its words without capitals, accents and marks, each with a space before it. */
export function foldedWords(text: string): string {
  const plain = text.toLowerCase().replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '')
  return ` ${plain.replace(/[^a-z\d]+/g, ' ').trim()}`
}

/** Says which words are looked for; none where the text has only such as are everywhere. A plural is as good as its singular. */
export function searchedWords(text: string): string[] {
  return foldedWords(text)
    .split(' ')
    .filter((word) => word && !COMMON.test(word))
    .map((word) => word.replace(/^(...+)[sx]$/, '$1'))
}

/** Says whether a text has, for each of these words, one that begins with it. */
export function holdsWords(text: string, words: string[]): boolean {
  const folded = foldedWords(text)
  return words.every((word) => folded.includes(` ${word}`))
}

/** Says how many prices were found. */
export function countWords(count: number): string {
  return count > 0 ? `${count} prix` : 'Aucun prix ne correspond. Essayez un autre mot, ou appelez-nous.'
}
