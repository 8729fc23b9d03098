import type { Fields } from '../../lib/json.ts'
import { oneLine } from '../../lib/plain-text.ts'
import { quoted } from '../../lib/quoted.ts'
import { definitionOf } from './collections.ts'
import type { Definition } from './definition.ts'
import type { Noun } from '../kinds/kind.ts'

type Naming = Pick<Definition, 'noun' | 'title' | 'titleOfId' | 'byTitle' | 'page' | 'pageName'>

/** What is not of this release's collections is named as far as that goes. */
const UNKNOWN: Naming = { noun: { text: 'Document' }, title: 'titre', page: '/', pageName: 'Accueil' }

const namingOf = (collection: string): Naming => definitionOf(collection) ?? UNKNOWN

/** How a document is called: at the head of a sentence about it, and as what was added or deleted itself. */
export interface DocumentName {
  subject: string
  noun: Noun
}

/** Names a document after its fields; one without a title after its id where that can be read. */
export function documentName(collection: string, id: string, fields: Fields | null): DocumentName {
  const { noun, title: field, titleOfId, byTitle } = namingOf(collection)
  if (!field && !titleOfId) return { subject: noun.text, noun }
  const title = (field && fieldText(fields, field)) || (titleOfId?.(id) ?? '')
  const full = { ...noun, text: title ? `${noun.text} ${quoted(title)}` : `${noun.text} sans titre` }
  return { subject: byTitle && title ? title : full.text, noun: full }
}

/** The page that a document stands on, by its address and its name. */
export function documentPage(collection: string, id: string, fields: Fields | null): { href: string; name: string } {
  const { page, pageName, title, titleOfId } = namingOf(collection)
  const name = pageName ?? titleOfId?.(id) ?? (fieldText(fields, title ?? '') || id)
  return { href: typeof page === 'string' ? page : page(id), name }
}

const fieldText = (fields: Fields | null, field: string) => oneLine(String(fields?.[field] ?? ''), 80)
