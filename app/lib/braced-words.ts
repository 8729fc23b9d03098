import { plainText } from './plain-text.ts'

/** What a legal text may name between braces: the page writes there what the site knows of the institute. */
export const LEGAL_WORDS = [
  'nom',
  'identité',
  'forme juridique',
  'adresse',
  'SIRET',
  'RCS',
  'numéro de TVA',
  'téléphone',
  'e-mail',
  'direction de la publication',
  'hébergeur',
  "adresse de l'hébergeur",
  "téléphone de l'hébergeur",
  'bureau du nom de domaine',
  'médiateur',
  'service de réservation',
  "à l'institut ou en ligne",
] as const

/** What the declaration of accessibility may name besides: the figures of its audit, and what the site lacks. */
export const AUDIT_WORDS = [
  'état',
  "date de l'audit",
  'taux',
  'critères respectés',
  'critères applicables',
  'date de la déclaration',
  'films sans transcription',
] as const

export type LegalWord = (typeof LEGAL_WORDS)[number]
export type AuditWord = (typeof AUDIT_WORDS)[number]
type Word = LegalWord | AuditWord

/** What only some sites have: that it is empty is nothing to complete. */
const OF_SOME = new Set<Word>(['RCS', 'numéro de TVA', 'films sans transcription', 'service de réservation'])

/** What stands between braces: tags within are those of a word that was half set in bold. */
const BRACED = /\{([^{}]*)\}/g

/** The number of an article is named by its title: it follows when articles are moved. */
const ARTICLE = /^article /i

const EMPTY = '\uE000'
const FILLED = '\uE001'

/** The text of what may have tags within a word. */
const inText = (inner: string) => plainText(inner.replace(/<[^<>]*>/g, ''))

const keyOf = (text: string) => inText(text).replace(/’/g, "'").toLowerCase()

const wordOf = (inner: string, words: readonly Word[] = [...LEGAL_WORDS, ...AUDIT_WORDS]) =>
  words.find((word) => keyOf(word) === keyOf(inner))

/** Lists what stands between braces in a text and is none of the words that its page knows. */
export function unknownWords(html: string, words: readonly Word[]): string[] {
  return [...html.matchAll(BRACED)]
    .map(([, inner = '']) => inText(inner))
    .filter((inner) => !ARTICLE.test(inner) && wordOf(inner, words) === undefined)
}

/** Lists the words between braces that texts name. */
export function namedWords(texts: string[]): Set<Word> {
  const found = texts.flatMap((html) => [...html.matchAll(BRACED)].map(([, inner = '']) => wordOf(inner)))
  return new Set(found.filter((word) => word !== undefined))
}

interface Filling {
  /** The HTML that stands for each word that the page knows; empty where the site does not. */
  values: Partial<Record<Word, string>>
  /** The titles of all articles, in their order. */
  titles: string[]
  /** Whether what is empty is marked by its name; else it is left out, with what joins it to what is there. */
  isMarked: boolean
}

/** Fills in a text: undefined where it is about nothing but what is empty, and that is not marked. */
export function fillIn(html: string, { values, titles, isMarked }: Filling): string | undefined {
  const filled = html.replace(BRACED, (whole, inner: string) => {
    const tags = (inner.match(/<[^<>]*>/g) ?? []).join('')
    const word = wordOf(inner)
    if (word === undefined || values[word] === undefined)
      return ARTICLE.test(inText(inner)) ? article(inner, titles, isMarked) + tags : whole
    if (values[word]) return FILLED + values[word] + tags
    return (isMarked && !OF_SOME.has(word) ? mark(`à compléter : ${word}`) : EMPTY) + tags
  })
  const replaced = filled.replace(ELIDED, "$1'$2")
  if (!replaced.includes(EMPTY)) return replaced.replaceAll(FILLED, '')
  const rest = replaced
    .split(/(?=<(?:p|li)>)|(?<=<\/(?:p|li)>)/)
    .filter((part) => !isAboutNothing(part))
    .join('')
    .replace(ANNOUNCED_NOTHING, '')
    .replace(JOINED_NOTHING, '')
    .replaceAll(FILLED, '')
  return plainText(rest) === '' ? undefined : rest
}

/** « de » or « que » before a value that begins with a vowel, with the tags between them. */
const ELIDED = new RegExp(
  String.raw`(?<!\p{L})(d|qu)e\s+((?:<[^<>]*>)*${FILLED}(?:<[^<>]*>)*(?=[aeiouàâéèêëîïôœæ]))`,
  'giu',
)

/** A list of which nothing is left, and the line that announces it. */
const ANNOUNCED_NOTHING = /(?:<p>[^<>]*:<\/p>\s*)?<[ou]l>\s*<\/[ou]l>/g

/** What is empty, with the comma or the word before it; or else with that after it. */
const JOINED_NOTHING = new RegExp(`(?:,|\\sou)\\s${EMPTY}|${EMPTY}(?:(?:,|\\sou)\\s)?`, 'g')

const mark = (words: string) => `<mark>${words}</mark>`

function article(inner: string, titles: string[], isMarked: boolean): string {
  const title = inText(inner).replace(ARTICLE, '')
  const place = titles.findIndex((one) => keyOf(one) === keyOf(title))
  if (place >= 0) return String(place + 1)
  return isMarked ? mark(`article introuvable : ${title}`) : `« ${title} »`
}

const isAboutNothing = (part: string) => part.startsWith('<') && part.includes(EMPTY) && !part.includes(FILLED)
