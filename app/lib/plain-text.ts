import { remembered } from './remembered.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Leaves out what comes along unseen from another page or a telephone's contacts: marks of direction, spaces of no width. */
export const withoutUnseen = (text: string): string => text.replace(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')

/** Leaves out besides what no address, number or code has in it. */
export const withoutSigns = (text: string): string => withoutUnseen(text).replace(/[\u00ad\u200c-\u200f\u2060]/g, '')

/** Puts a line end, or what stands for one, in place of those of other programs: Word's between two lines of a paragraph. */
export const withLineEnds = (text: string, end = '\n'): string => text.replace(/[\v\u2028\u2029]/g, end)

/** The text of an HTML fragment on one line, cut after a whole word at `limit` characters with an ellipsis. */
export function plainText(html: string, limit = Infinity): string {
  return cutText(wholeText(html), limit)
}

/** A plain text, such as a title, on one line, cut as `plainText` cuts: what stands in it as « <3 » or « -> » is no tag. */
export function oneLine(text: string, limit = Infinity): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), limit)
}

/** Reads either of them on one line. */
export function lineOf(text: string, isHtml = false, limit = Infinity): string {
  return isHtml ? plainText(text, limit) : oneLine(text, limit)
}

/** Cuts a text of one line at `limit` characters, after a whole word, and puts an ellipsis; leaves a shorter one. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const space = text.lastIndexOf(' ', limit - 1)
  let end = space > 0 ? space : limit
  while (end > 0 && ' ,;:'.includes(text[end - 1]!)) end--
  return `${text.slice(0, end)}…`
}

/** Tags that stand within a word: « 1<sup>re</sup> ». What is struck is a text of its own, « <s>60 €</s>45 € ». */
const WITHIN_WORDS = /<\/?(?:a|b|em|font|i|mark|small|span|strong|su[bp]|u)(?:\s[^<>]*)?>/gi

const wholeText = remembered((html: string) =>
  withoutUnseen(html)
    .replace(WITHIN_WORDS, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,)])/g, '$1')
    .trim(),
)
