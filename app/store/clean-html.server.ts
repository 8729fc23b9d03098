import sanitizeHtml from 'sanitize-html'
import type { CollectionName, DocumentOf } from '../content/collections.ts'

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page's own headings are h1 and h2: a text begins below them.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href },
    }),
  },
}

/** Keeps of a rich text what the site allows: text, emphasis, lists, headings below h2 and links. */
export function cleanHtml(dirty: string): string {
  return sanitizeHtml(dirty, RICH_TEXT).trim()
}

const CLEANERS: { [C in CollectionName]?: (document: DocumentOf<C>) => DocumentOf<C> } = {
  categories: (treatment) => ({
    ...treatment,
    description: cleanHtml(treatment.description),
    tarifs: treatment.tarifs.map((tarif) => ({ ...tarif, name: cleanHtml(tarif.name), price: cleanHtml(tarif.price) })),
    questions: treatment.questions.map((question) => ({ ...question, answer: cleanHtml(question.answer) })),
  }),
}

/** Returns the document with every field that holds HTML cleaned. */
export function cleanDocument<C extends CollectionName>(collection: C, document: DocumentOf<C>): DocumentOf<C> {
  return CLEANERS[collection]?.(document) ?? document
}
