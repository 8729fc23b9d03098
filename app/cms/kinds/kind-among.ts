import { isFields, type Json } from '../../lib/json.ts'
import type { EntryKind, FieldKind } from './kind.ts'

/** Fields that earlier releases had elsewhere. */
const FORMER: Record<string, FieldKind> = {
  image: { kind: 'address', noun: { text: 'image', feminine: true }, picture: true },
  photo: { kind: 'address', noun: { text: 'photo', feminine: true } },
}

const NAMING = ['name', 'nom', 'titre', 'title', 'question', 'sousTitre']

/** Says what a field holds, of those that a collection, a group or an entry has; of one that it has not, what its values look like. */
export function kindAmong(known: Record<string, FieldKind>, field: string, values: (Json | undefined)[]): FieldKind {
  for (const kinds of [known, FORMER]) if (Object.hasOwn(kinds, field)) return kinds[field]!
  const value = values.find((one) => one !== undefined && one !== null && !(Array.isArray(one) && one.length === 0))
  const noun = { text: `champ « ${field} »` }
  if (Array.isArray(value)) return { kind: 'list', noun, entry: guessedEntry(value[0]!) }
  if (isFields(value)) return { kind: 'group', noun, fields: {} }
  if (typeof value === 'string' && /<\w[^<>]*>/.test(value)) return { kind: 'html', noun }
  return { kind: 'line', noun }
}

function guessedEntry(value: Json): EntryKind {
  const noun = { text: 'élément' }
  if (!isFields(value)) return { noun }
  const name = NAMING.find((field) => field in value) ?? Object.keys(value).find((field) => field !== 'id')
  return { noun, fields: {}, ...(name && { name }) }
}
