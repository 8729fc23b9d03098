import { COMMON_WORDS, KEY_RUNS, SMALL_WORDS } from './common-words.ts'

/** A password with more letters is a sentence: its words may be as common as they like. */
const MOST_LETTERS = 40

/** So many figures and signs beside one or two common words hold up nobody. */
const MOST_OTHERS = 8

/** What has no letters must be so long. */
const LEAST_FIGURES = 20

/** Fewer different characters are a repetition. */
const LEAST_DIFFERENT = 5

/** Signs and figures that people write for letters. */
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '€': 'e',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

/**
 * Says whether a password is among the first to be guessed: one of the commonest that leaked, one or two common words or
 * runs of keys, however they are capitalised, accented, repeated, disguised by figures or followed by them; or figures
 * alone. `context` is what is known of who uses it, as names and e-mail: its words are common here.
 */
export async function isCommonPassword(password: string, context: string[] = []): Promise<boolean> {
  const plain = unaccented(password)
  if (new Set(plain).size < LEAST_DIFFERENT) return true
  // Only who sets a password needs them.
  const { LEAKED_PASSWORDS } = await import('./leaked-passwords.ts')
  const isLeaked = (form: string) => LEAKED_PASSWORDS.has(form) || LEAKED_PASSWORDS.has(repeatedPart(form))
  if (undecorated(plain).some(isLeaked)) return true
  if (!/\p{L}/u.test(plain)) return plain.length < LEAST_FIGURES
  const leakedWords = [...LEAKED_PASSWORDS].filter((leaked) => /^[a-z]+$/.test(leaked))
  const pattern = patternOf([...COMMON_WORDS, ...KEY_RUNS, ...leakedWords, ...context.flatMap(wordsOf)])
  return [plain, undisguised(plain)].some((form) => {
    const letters = lettersOf(form)
    const isShort = letters.length <= MOST_LETTERS && [...plain].length - letters.length <= MOST_OTHERS
    return isShort && (pattern.test(letters) || pattern.test(repeatedPart(letters)))
  })
}

const unaccented = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** What may be meant by it: some of the figures and signs before and after are what people add to a word. */
function undecorated(plain: string): string[] {
  const before = /^[^\p{L}]*/u.exec(plain)![0].length
  const after = plain.length - withoutEnding(plain).length
  const upTo = (most: number) => Array.from({ length: Math.min(most, MOST_OTHERS) + 1 }, (_, count) => count)
  return upTo(before).flatMap((from) => upTo(after).map((left) => plain.slice(from, plain.length - left)))
}

/** What stands at the end is most often a number, and no disguise. */
function undisguised(plain: string): string {
  return withoutEnding(plain).replace(/[^\p{L}]/gu, (sign) => STANDS_FOR[sign] ?? sign)
}

/** Without the figures and signs at its end. */
const withoutEnding = (plain: string) => /^.*\p{L}/su.exec(plain)?.[0] ?? ''

/** The shortest part that a text is made of, as often as it takes. */
function repeatedPart(text: string): string {
  // A text that is repeated stands in itself at another place than its beginning.
  return text.slice(0, (text + text).indexOf(text, 1))
}

/** The words of a name or an address, and all of them together. */
function wordsOf(text: string): string[] {
  const words = unaccented(text).split(/[^\p{L}]+/u)
  return [...words.filter((word) => word.length > 3), words.join('')].filter(Boolean)
}

function patternOf(words: string[]): RegExp {
  const either = (some: string[]) => `(?:${some.join('|')})`
  const small = `${either(SMALL_WORDS)}*`
  return new RegExp(`^${small}(?:${either(words)}${small}){1,2}$`, 'u')
}
