import type { Caution } from './caution.ts'
import { FORBIDDEN, HARMLESS, LEFT_OUT, TANNING } from './uv-vocabulary.ts'

/** What a text is part of: what is a promotion by itself, such as an offer, or anything else. */
type UvSetting = 'promotion' | 'text'

/** Warns of what is written about UV tanning and may break the law. */
export function uvCaution(passages: string[], setting: UvSetting): Caution | undefined {
  const reasons = uvReasons(passages, setting)
  return reasons.length > 0 ? { subject: 'bronzage UV', reasons, source: UV_LAW } : undefined
}

const UV_LAW = "Loi n° 2016-41 du 26 janvier 2016, article 21 : jusqu'à 100 000 € d'amende."

/**
 * Says why what is written about UV tanning may break the law, a sentence a reason; nothing for a text that does not
 * speak of it. A passage is read by itself: what stands in another has nothing to do with it.
 * Source: loi n° 2016-41 du 26 janvier 2016, article 21, II, 2° to 4°.
 */
export function uvReasons(passages: string[], setting: UvSetting): string[] {
  return [...new Set(passages.flatMap((passage) => reasonsOf(passage, setting)))]
}

function reasonsOf(passage: string, setting: UvSetting): string[] {
  const text = withoutTags(passage).normalize('NFC')
  const read = blanked(blanked(folded(text), HARMLESS), LEFT_OUT)
  const [tanning] = read.matchAll(TANNING)
  if (!tanning) return []
  const quoted = ({ 0: found, index }: RegExpExecArray) => `« ${text.slice(index, index + found.length).trim()} »`
  if (setting === 'promotion')
    return [
      `${quoted(tanning)} : ce qui est annoncé ici est une promotion, et le bronzage UV ne peut ni en faire l'objet, ni y être compris.`,
    ]
  return FORBIDDEN.flatMap(({ words, reason }) => {
    const found = [...read.matchAll(words)].find(
      ({ index }) => !isDenied(read.slice(Math.max(0, index - DENIED_WITHIN), index)),
    )
    return found ? [`${quoted(tanning)} et ${quoted(found)} : ${reason}.`] : []
  })
}

/** Blanks what a pattern finds, so that all else keeps its place. */
const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (found) => '\u0000'.repeat(found.length))

/** Writes a text in lower case, without accents, each character at its place. */
function folded(text: string): string {
  const plain = (character: string) => {
    const letter = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return letter.length === character.length ? letter : character
  }
  return Array.from(text, plain)
    .join('')
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u00a0\u202f\t]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
}

/** So many characters before a word are read for what denies it. */
const DENIED_WITHIN = 120

/** Whether the words just before, in the same sentence, say no. */
function isDenied(before: string): boolean {
  const sentence = before.split(/[.!?;\n]/).at(-1)!
  return /(?<!\p{L})(?:pas|aucune?|jamais|ni|sans|interdi\p{L}*|non)(?: [\p{L}']+){0,3} ?(?:[dl]')?$/u.test(sentence)
}

/** The words of what may be rich text. A struck-through price stands for « au lieu de ». */
function withoutTags(html: string): string {
  return html
    .replace(/<(?:s|del|strike)>/g, ' au lieu de ')
    .replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
}
