import sanitizeHtml from 'sanitize-html'
import { definitionOf, type CollectionName } from './collections.ts'
import type { FieldKind } from '../kinds/kind.ts'
import { remembered } from '../../lib/remembered.ts'
import { KEPT_TAGS, REPLACED_TAGS } from './rich-text.ts'

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
export const cleanHtml = remembered((dirty: string): string => sanitizeHtml(dirty, RICH_TEXT).trim())

/** Returns the document, or the part of one, with every field that holds HTML cleaned: its kind says which do. */
export function cleanDocument<D extends object>(collection: CollectionName, document: D): D {
  return cleanFields(definitionOf(collection).fields, document as Record<string, unknown>) as D
}

function cleanFields(kinds: Record<string, FieldKind>, values: Record<string, unknown>): Record<string, unknown> {
  const cleaned = Object.entries(values).map(([name, value]) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return [name, kind && value !== undefined && value !== null ? cleanValue(kind, value) : value]
  })
  return Object.fromEntries(cleaned) as Record<string, unknown>
}

function cleanValue(kind: FieldKind, value: unknown): unknown {
  switch (kind.kind) {
    case 'html':
      return cleanHtml(value as string)
    case 'line':
      return kind.html ? cleanHtml(value as string) : value
    case 'list': {
      const { fields } = kind.entry
      return fields ? (value as Record<string, unknown>[]).map((entry) => cleanFields(fields, entry)) : value
    }
    case 'group':
      return cleanFields(kind.fields, value as Record<string, unknown>)
    case 'text':
    case 'address':
    case 'date':
    case 'focus':
    case 'toggle':
    case 'colour':
    case 'choice':
      return value
  }
}
