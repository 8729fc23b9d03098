import { diffIndices } from 'node-diff3'
import { isFields, type Json, type Fields } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import { asJson } from '../documents/change-fields.server.ts'
import { definitionOf, fixedId, type CollectionName } from '../documents/collections.ts'
import { NEW } from '../documents/document-id.ts'
import { findDocument } from '../documents/documents.server.ts'
import { FORMS } from '../documents/forms.server.ts'
import { withEntryIds } from '../../lib/entry-ids.ts'
import { findRevision } from '../history/history.server.ts'
import { entryKind, TEXT, type FormPlace } from './form-place.server.ts'

/** A document at a version. */
export interface Seen {
  version: number
  fields: Fields
}

/** Reads the document of a place as it stands; empty at version 0 where its first save makes it; undefined where there is none. */
export async function standingAt(db: Database, { collection, id }: FormPlace): Promise<Seen | undefined> {
  const { empty } = definitionOf(collection)
  const nothing = { version: 0, fields: asJson(empty) }
  if (id === NEW) return { version: 0, fields: { ...nothing.fields, ...datedNow(collection) } }
  const found = await findDocument(db, collection, id)
  if (!found) {
    const isOnce = fixedId(collection) === id
    return isOnce || definitionOf(collection).documents === 'placed' ? nothing : undefined
  }
  const fields = asJson(found)
  for (const own of ['id', 'version', 'updatedAt']) Reflect.deleteProperty(fields, own)
  return { version: found.version, fields }
}

/** Reads it as a version had it; undefined for a version that never was. */
export async function versionAt(db: Database, place: FormPlace, version: number): Promise<Seen | undefined> {
  if (version === 0) return { version, fields: asJson(definitionOf(place.collection).empty) }
  const revision = await findRevision(db, { collection: place.collection, id: place.id, version })
  const data = revision?.after.data
  return data ? { version, fields: withEntryIds(data) } : undefined
}

/** What a place's form is filled with; undefined for an entry that is not there. */
export function valuesAt(place: FormPlace, fields: Fields): Fields | undefined {
  const { field, entry } = place
  if (field === undefined) return fields
  if (entry === undefined) return field in fields ? { [field]: fields[field]! } : {}
  if (entry === NEW) return {}
  const list = listOf(fields, field)
  if (isOfTexts(place)) return typeof list[Number(entry)] === 'string' ? { [TEXT]: list[Number(entry)]! } : undefined
  return list.filter(isFields).find(({ id }) => id === entry)
}

/** The entry of a place whose text is not told from others by now. */
const NOWHERE = '-1'

/** Finds a place that was seen in a version of its document in another: of a list of texts, whose places move, by the texts around it. */
export function placeIn(place: FormPlace, seen: Fields, other: Fields): FormPlace {
  const { field, entry } = place
  if (field === undefined || entry === undefined || entry === NEW || !isOfTexts(place)) return place
  const at = Number(entry)
  let moved = 0
  for (const { buffer1, buffer2 } of diffIndices(listOf(seen, field), listOf(other, field))) {
    const [from, length] = buffer1
    const [to, now] = buffer2
    if (at < from) break
    if (at < from + length) return { ...place, entry: length === now ? String(to + at - from) : NOWHERE }
    moved += now - length
  }
  return { ...place, entry: String(at + moved) }
}

/** What is to be saved of a document for its place to have these values; without any, for the entry to be gone. */
export function fieldsWith(place: FormPlace, fields: Fields, values: Fields | undefined, added: Added = {}): Fields {
  const { field, entry } = place
  if (field === undefined || entry === undefined) return values ?? {}
  const list = listOf(fields, field)
  const value =
    values && (isOfTexts(place) ? (values[TEXT] ?? '') : { ...values, id: entry === NEW ? added.id! : entry })
  const at = isOfTexts(place)
    ? entry === NEW
      ? -1
      : Number(entry)
    : list.findIndex((one) => isFields(one) && one['id'] === (entry === NEW ? added.id : entry))
  if (!value) return { [field]: list.toSpliced(at, at < 0 ? 0 : 1) }
  if (at >= 0) return { [field]: list.with(at, value) }
  const before = list.findIndex((one) => isFields(one) && one['id'] === added.before)
  return { [field]: before < 0 ? [...list, value] : list.toSpliced(before, 0, value) }
}

/** Of an entry that is added, the id, and before which other it comes: at the end where that is left out. */
export interface Added {
  id?: string | undefined
  before?: string | undefined
}

/** What is added has the date of that day. */
function datedNow(collection: CollectionName): Fields {
  const now = new Date().toISOString()
  const moments = Object.entries(FORMS[collection]).filter(([, { kind, day }]) => kind === 'date' && !day)
  return Object.fromEntries(moments.map(([name]) => [name, now]))
}

const listOf = (fields: Fields, field: string): Json[] => {
  const list = fields[field]
  return Array.isArray(list) ? list : []
}

const isOfTexts = (place: FormPlace) => entryKind(place)?.fields === undefined
