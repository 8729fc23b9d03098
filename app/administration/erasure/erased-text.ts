import { slug } from '../../lib/slug.ts'

/** What stands where a text was. */
const ERASED = '[effacé]'

/** What stands for it in an address. */
const ERASED_IN_ADDRESS = slug(ERASED)

/** The longest that is looked for, in characters. */
export const LONGEST = 200

const TAG = String.raw`<\/?[a-z][^<>]*>`

/** What may stand between two letters of one word without parting them: bounded, as it is looked for at each of them. */
const WITHIN = String.raw`(?:<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>|[\u00AD\u200B-\u200D\u2060]){0,9}`

const SEPARATOR = String.raw`(?:\s|\\[nrt]|&nbsp;|%20|[-‐‑_.+\u200B]|${TAG})`

/** What parts two words, in a text, in HTML, in its JSON and in an address: after a number a comma too, as in « 12, rue … ». */
const BETWEEN = String.raw`(?:(?<=\d),)?${SEPARATOR}{1,20}`

/** What parts two figures of a telephone number: also a slash or a dash. */
const BETWEEN_FIGURES = String.raw`(?:${SEPARATOR}|[/\u2012\u2013]){0,3}`

const LETTERS = lettersWithMarks()

const LIGATURES = [
  ['œ', 'oe'],
  ['æ', 'ae'],
] as const

/** Finds a text and puts a mark in its place. */
export interface TextEraser {
  /** Says whether a JSON may hold the text: what it says no to does not. */
  mayBeIn: (json: string) => boolean
  /** A value without the text, its tags kept. */
  write: (value: string) => string
}

/**
 * Finds whole words however they are spaced, capitalised, accented, apostrophised, hyphenated or set in bold in parts, and a
 * telephone number however it is written; in addresses too, whatever is percent-encoded there.
 */
export function textEraser(text: string): TextEraser {
  const words = text
    .trim()
    .slice(0, LONGEST)
    .replace(/«\s?|\s?»/g, '"')
    .split(BLANKS)
  const body = telephonePattern(words.join('')) ?? words.map(wordPattern).join(BETWEEN)
  const whole = String.raw`(?<![\p{L}\p{N}\p{M}]${WITHIN})${body}(?!${WITHIN}[\p{L}\p{N}\p{M}])`
  const [anywhere, inAddress] = [new RegExp(body, 'iu'), new RegExp(whole, 'giu')]
  // What is a tag or stands for a character is read as that, never as words.
  const inText = new RegExp(`${whole}|${TAG}|&#?\\w+;`, 'giu')
  const inLinks = (tag: string) =>
    tag.replace(/(\shref=")([^"]*)/gi, (_, name: string, address: string) => name + writeAddress(address))
  const writeAddress = (value: string) => {
    const { text, starts } = decoded(value)
    let [left, end] = ['', 0]
    for (const { index, 0: found } of text.matchAll(inAddress)) {
      left += value.slice(end, starts[index]) + ERASED_IN_ADDRESS
      end = starts[index + found.length]!
    }
    return left + value.slice(end)
  }
  const writeText = (value: string) =>
    value.replace(inText, (found) => {
      if (own.test(found)) return ERASED + tagsIn(found)
      return found.startsWith('<') ? inLinks(found) : found
    })
  const own = new RegExp(`^${body}$`, 'iu')
  return {
    mayBeIn: (json) => anywhere.test(json) || (ENCODED.test(json) && anywhere.test(decoded(json).text)),
    write: (value) => {
      if (/[/@]/.test(value) && !/[\s<]/.test(value)) return writeAddress(value)
      const left = writeText(value)
      // Addresses stand in texts too.
      return ENCODED.test(left) ? left.replace(/[^\s<>"]+/g, writeAddressIfEncoded) : left
    },
  }

  function writeAddressIfEncoded(word: string): string {
    return ENCODED.test(word) ? writeAddress(word) : word
  }
}

const ENCODED = /%[\da-f]{2}/i

/** How often an address is encoded at most: one that stands in another that stands in another. */
const ENCODINGS = 3

/** A character's bytes as an address has them. */
const ENCODED_CHARACTER =
  /%[c-d][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}|%[\da-f]{2}|[^]/giu

/** A text as it reads once decoded, however often it was encoded; and where in it each of its characters, and its end, come from. */
function decoded(value: string): { text: string; starts: number[] } {
  let text = value
  let starts = Array.from({ length: value.length + 1 }, (_, index) => index)
  for (let time = 0; time < ENCODINGS && ENCODED.test(text); time += 1) {
    const from: number[] = []
    const once = text.replace(ENCODED_CHARACTER, (found: string, ...rest) => {
      const character = found.length > 2 ? decodedCharacter(found) : found
      from.push(...Array<number>(character.length).fill(starts[Number(rest[0])]!))
      return character
    })
    from.push(value.length)
    ;[text, starts] = [once, from]
  }
  return { text, starts }
}

/** A character of its bytes; of an old address, its byte of Latin-1. */
function decodedCharacter(bytes: string): string {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return String.fromCharCode(
      ...bytes
        .split('%')
        .slice(1)
        .map((byte) => parseInt(byte, 16)),
    )
  }
}

const BLANKS = /[\s\u2010\u2011_-]+/

const tagsIn = (html: string) => html.match(new RegExp(TAG, 'gi'))?.join('') ?? ''

/** What a number of France begins with: of overseas too, it has the code of its island. */
const BEGINNING = String.raw`(?:0|(?:\+|00)(?:33|262|59[046])(?:\s?\(0\))?)`

/** Of a French telephone number: in either form, and with its digits parted as one likes. */
function telephonePattern(text: string): string | undefined {
  const [, digits] = new RegExp(`^${BEGINNING}([1-9]\\d{8})$`).exec(text.replace(/[.\-/\u2012\u2013]/g, '')) ?? []
  return digits && [BEGINNING, ...digits].join(BETWEEN_FIGURES)
}

/** Finds a word's letters with or without their accents, and with whatever does not part them between them. */
function wordPattern(word: string): string {
  const apart = LIGATURES.reduce(
    (text, [ligature, letters]) => text.replaceAll(ligature, letters),
    word.replace(/(?<=\d),$/, '').toLowerCase(),
  )
  const pattern = lettersPattern(apart.normalize('NFD').replace(/\p{M}/gu, ''))
  return LIGATURES.reduce((text, [ligature, letters]) => {
    const written = lettersPattern(letters)
    return text.replaceAll(written, `(?:${ligature}|${written})`)
  }, pattern)
}

const lettersPattern = (text: string) =>
  [...text].map((letter) => LETTERS.get(letter) ?? letterPattern(letter)).join(WITHIN)

function letterPattern(letter: string): string {
  if (/['’]/.test(letter)) return String.raw`(?:['’]|&#39;|%27)`
  if (letter === '"')
    return String.raw`(?:\\?["“”]|&quot;|&#34;|%22|(?:«|&laquo;)(?:\s|&nbsp;)?|(?:\s|&nbsp;)?(?:»|&raquo;))`
  if (letter === '&') return '(?:&amp;|&)'
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\u{${letter.codePointAt(0)!.toString(16)}}`
}

/** Each letter of the Latin alphabet with those that are it with a mark. */
function lettersWithMarks(): Map<string, string> {
  const found = new Map<string, string>()
  for (let code = 0xc0; code < 0x180; code += 1) {
    const marked = String.fromCharCode(code).toLowerCase()
    const base = marked.normalize('NFD').charAt(0)
    if (base !== marked && /[a-z]/.test(base) && !found.get(base)?.includes(marked))
      found.set(base, (found.get(base) ?? base) + marked)
  }
  return new Map([...found].map(([base, letters]) => [base, String.raw`[${letters}]\p{M}*`]))
}
