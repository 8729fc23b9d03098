import { cutText } from './plain-text.ts'

/** The end of a sentence, with what closes it, and the end of a part of one. */
const SENTENCE = /[.!?…](?:\s?[»")])?(?=\s|$)/g
const PART = /[,;:](?=\s)|\s(?=[–—(])/g

/** How much of the room a beginning fills at least: less would look as if something were missing. */
const LEAST = 0.4

/**
 * How a text of one line begins, in at most `limit` characters: whole sentences where they fill the room, parts of one
 * with an ellipsis where they do not, and whole words where there are no parts.
 */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text
  const ends = [...text.matchAll(SENTENCE)].map(({ index, 0: end }) => index + end.length)
  const sentences = lastWithin(ends, limit)
  if (sentences) return text.slice(0, sentences)
  const parts = [...text.matchAll(PART)].map(({ index }) => index)
  const part = lastWithin(parts, limit - 1)
  return part ? `${text.slice(0, part).trimEnd()}…` : cutText(text, limit)
}

/** The last place that fills enough of the room, and fits into it; undefined where there is none. */
const lastWithin = (places: number[], limit: number) =>
  places.findLast((place) => place <= limit && place >= limit * LEAST)
