import { cutText } from './plain-text.ts'

/** The end of a sentence, with what closes it, and the end of a part of one. */
const SENTENCE = /[.!?…]+(?:[\s\u00a0]?[»")])?(?=\s|$)/g
const PART = /[,;:](?=\s)|\s(?=[–—(])/g

/** How much of the room a beginning fills at least: less would look as if something were missing. */
const LEAST = 0.4

/**
 * How a text of one line begins, in at most `limit` characters: whole sentences where they fill the room, parts of one
 * with an ellipsis where they do not, and whole words where there are no parts.
 */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text
  const sentences = lastEnd(text, SENTENCE, limit)
  if (sentences >= limit * LEAST) return text.slice(0, sentences)
  const part = lastEnd(text, PART, limit - 1)
  if (part >= limit * LEAST) return `${text.slice(0, part).replace(/[\s,;:]+$/, '')}…`
  return cutText(text, limit)
}

/** Where what a pattern finds ends for the last time within `limit` characters; 0 where it does not. */
function lastEnd(text: string, pattern: RegExp, limit: number): number {
  const ends = [...text.matchAll(pattern)].map(({ index, 0: found }) => index + found.length)
  return ends.findLast((end) => end <= limit) ?? 0
}
