import sanitizeHtml from 'sanitize-html'
import type { CollectionName, DocumentOf } from '../content/collections.ts'
import { KEPT_TAGS, REPLACED_TAGS } from '../content/rich-text.ts'

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: KEPT_TAGS,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...REPLACED_TAGS,
    a: (tagName, { href: given = '' }) => {
      const href = trimmed(given)
      return {
        tagName,
        attribs: /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href },
      }
    },
  },
}

const BLANK = /[\p{Z}\p{C}]/u

/** An address without the blanks of any kind around it: what a browser makes of those is not what is checked here. */
function trimmed(address: string): string {
  const signs = Array.from(address)
  const start = signs.findIndex((sign) => !BLANK.test(sign))
  return start < 0 ? '' : signs.slice(start, signs.findLastIndex((sign) => !BLANK.test(sign)) + 1).join('')
}

/** Keeps of a rich text what the site allows: text, emphasis, lists, headings below h2 and links. */
export function cleanHtml(dirty: string): string {
  return sanitizeHtml(dirty, RICH_TEXT).trim()
}

type Cleaners<D> = { [F in keyof D]?: (value: D[F]) => D[F] }

const CLEANERS: { [C in CollectionName]?: Cleaners<DocumentOf<C>> } = {
  categories: {
    description: cleanHtml,
    tarifs: (tarifs) =>
      tarifs.map((tarif) => ({ ...tarif, name: cleanHtml(tarif.name), price: cleanHtml(tarif.price) })),
    questions: (questions) => questions.map((question) => ({ ...question, answer: cleanHtml(question.answer) })),
  },
}

/** Returns the document, or the part of one, with every field that holds HTML cleaned. */
export function cleanDocument<D extends object>(collection: CollectionName, document: D): D {
  const cleaners = CLEANERS[collection] as Record<string, ((value: unknown) => unknown) | undefined> | undefined
  if (!cleaners) return document
  const entries = Object.entries(document).map(([field, value]) => [field, cleaners[field]?.(value) ?? value] as const)
  return Object.fromEntries(entries) as D
}
