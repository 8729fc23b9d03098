import { foldedWords, holdsWords } from './price-search.ts'

/** Which words may have a letter wrong: of a shorter one, too many others are near, and of figures all. */
const LONG = /^[a-z]{5,}$/

/** Says whether a text holds these words as `holdsWords` does, but for a letter in each of the longer ones. */
export function holdsCloseWords(text: string, words: string[]): boolean {
  const folded = foldedWords(text)
  return words.every((word) => holdsWords(text, [word]) || (LONG.test(word) && closeTo(word).test(folded)))
}

/** Finds a word that begins as another does but for a letter: wrong, missing, too many, or in the place of the next. */
const closeTo = (word: string) =>
  new RegExp(
    ` (?:${Array.from(word, (letter, at) => {
      const [before, next] = [word.slice(0, at), word.charAt(at + 1)]
      return `${before}(?:\\w?${letter}?${word.slice(at + 1)}|${next}${letter}${word.slice(at + 2)})`
    }).join('|')})`,
  )
