import { hasOrder } from '../documents/changes.server.ts'
import { isCollection, type CollectionName } from '../documents/collections.ts'
import { isDocumentId, NEW } from '../documents/document-id.ts'
import { isWithdrawable } from '../documents/page-keys.ts'
import { FORMS } from '../documents/forms.server.ts'
import type { FormField, FormFields } from '../kinds/form-field.ts'

/** What a form is about: a document, a field of it, or an entry of the list that a field is. */
export interface FormPlace {
  collection: CollectionName
  /** `NEW` for a document that is to be added. */
  id: string
  field?: string | undefined
  /** The id of an entry, the place of a text in its list from 0, or `NEW`. */
  entry?: string | undefined
}

/** The field that the text of a list of texts is called in its form. */
export const TEXT = 'texte'

/** Reads what an address asks to be edited, as `collection/id/field/entry`; undefined for what cannot be. */
export function readFormPlace(text: string): FormPlace | undefined {
  const [collection = '', id = '', field, entry, ...more] = text.split('/')
  if (!isCollection(collection) || !isDocumentId(id) || more.length > 0) return undefined
  if (id === NEW && (field !== undefined || !hasOrder(collection))) return undefined
  if (field !== undefined && !Object.hasOwn(FORMS[collection], field)) return undefined
  if (entry !== undefined && (!entryKind({ collection, id, field }) || !/^[\w-]{1,64}$/.test(entry))) return undefined
  return { collection, id, field, entry }
}

/** Writes it as it is read. */
export function writeFormPlace({ collection, id, field, entry }: FormPlace): string {
  return [collection, id, field, entry].filter((part) => part !== undefined).join('/')
}

/** What the entries are of the list that a place's field is; undefined for any other field. */
export function entryKind({ collection, field }: FormPlace): FormField['entry'] {
  return field === undefined ? undefined : FORMS[collection][field]?.entry
}

/** The fields that a place's form has. */
export function fieldsAt(place: FormPlace, forms = FORMS): FormFields {
  const fields = forms[place.collection]
  if (place.collection === 'pages' && !isWithdrawable(place.id))
    return { titre: fields['titre']!, description: fields['description']! }
  if (place.field === undefined) return fields
  const { entry } = fields[place.field]!
  if (place.entry === undefined || !entry) return { [place.field]: fields[place.field]! }
  return entry.fields ?? { [TEXT]: { kind: entry.long ? 'text' : 'line', noun: entry.noun, empty: '' } }
}
