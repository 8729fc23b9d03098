import { foldedLetters } from './folded-letters.ts'

/** The longest address that is made of a title, in characters. */
const LIMIT = 60

/** Writes a title as the last part of an address: « Soins du cœur, l'été » → `soins-du-coeur-l-ete`; '' where nothing of it can stand there. */
export function slug(title: string): string {
  const words = foldedLetters(title)
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let text = ''
  for (const word of words) {
    const longer = text ? `${text}-${word}` : word.slice(0, LIMIT)
    if (longer.length > LIMIT) break
    text = longer
  }
  return text
}
