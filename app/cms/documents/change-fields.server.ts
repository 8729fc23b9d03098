import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { COLLECTIONS, definitionOf, fixedId, type CollectionName } from './collections.ts'
import type { Author } from './authors.ts'
import type { Change, Problem } from './changes.ts'
import { articleOfKey, isFixedPage, treatmentOfKey } from './page-keys.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { dayAt } from '../../lib/clock.ts'
import { giveEntryIds } from '../../lib/entry-ids.ts'
import type { Json, Fields } from '../../lib/json.ts'
import { cleanDocument } from './clean-html.server.ts'
import { saveProblems } from './save-problems.ts'
import { findRow, revisionsOf, storedFields, type DocumentRow } from './documents.server.ts'

const { localeError } = z.locales.fr()

export const UNKNOWN_FIELD = 'Ce champ est inconnu.'

/** The schema of one field; undefined for a field that the collection has not. */
export function schemaOf(collection: CollectionName, field: string): z.ZodType | undefined {
  const shape = COLLECTIONS[collection].schema.shape as Record<string, z.ZodType>
  return Object.hasOwn(shape, field) ? shape[field] : undefined
}

/**
 * Reads given fields by their schemas and cleans their HTML, or says in French what is wrong with them. Entries that
 * come without an id, as an older page sends them, are those of `before` that they are like, or new. What may be left
 * out is where null is given.
 */
export function parseFields(
  collection: CollectionName,
  given: Fields,
  before?: Fields,
): { fields: Fields } | { problems: Problem[] } {
  const fields: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const [field, value] of Object.entries(giveEntryIds(given, { before, make: randomUUID }))) {
    const schema = schemaOf(collection, field)
    if (!schema) {
      problems.push({ path: field, message: UNKNOWN_FIELD })
      continue
    }
    const parsed = schema.safeParse(value, { error: localeError })
    if (parsed.success) fields[field] = parsed.data
    else if (isEmpty(value) && schema.safeParse(undefined).success) fields[field] = null
    else
      for (const { path, message } of parsed.error.issues) problems.push({ path: [field, ...path].join('.'), message })
  }
  return problems.length > 0 ? { problems } : { fields: asJson(cleanDocument(collection, fields)) }
}

/** Ends that were planned by an earlier version give an empty text for what was not there. */
const isEmpty = (value: Json) => value === null || value === ''

/** Reads given fields as `parseFields` does; says as well why they may not be published. */
export function checkFields(
  collection: CollectionName,
  given: Fields,
  before?: Fields,
): { fields: Fields } | { problems: Problem[] } {
  const parsed = parseFields(collection, given, before)
  if ('problems' in parsed) return parsed
  const problems = saveProblems(collection, parsed.fields, before)
  return problems.length > 0 ? { problems } : parsed
}

/** Says what is wrong with fields that were merged of two texts, each right by itself. */
export function mergeProblems(collection: CollectionName, merged: Fields, standing: Fields): Problem[] {
  const checked = checkFields(collection, merged, standing)
  if (!('problems' in checked)) return []
  return checked.problems.map(({ path, message }) => ({
    path,
    message: `${message.endsWith('.') ? message.slice(0, -1) : message}, avec ce qui a été enregistré entre-temps.`,
  }))
}

/** Gives a document some fields; one that is null is left out of it. */
export const withFields = (standing: Fields, given: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...standing, ...given }).filter(([, value]) => value !== null))

/** What stands for a document that exists once and is missing: its first save makes it. */
export async function emptyRow(
  db: DatabaseTransaction,
  collection: CollectionName,
  id: string,
): Promise<DocumentRow | undefined> {
  const isFixed = fixedId(collection) === id
  const isPlace = definitionOf(collection).isPlace?.(id)
  if (!isFixed && !isPlace && !(collection === 'pages' && (await isPage(db, id)))) return undefined
  const data = JSON.stringify(COLLECTIONS[collection].empty)
  return { id, position: 0, version: 0, data, updated_at: '' }
}

/** Says whether a key is that of a page: one that is always there, a treatment's, or an article's. */
async function isPage(db: DatabaseTransaction, key: string): Promise<boolean> {
  if (isFixedPage(key)) return true
  const [treatment, article] = [treatmentOfKey(key), articleOfKey(key)]
  if (article !== undefined) return (await findRow(db, 'actualites', article)) !== undefined
  return treatment !== undefined && (await findRow(db, 'categories', treatment)) !== undefined
}

/** Reads the fields that a document had in a version, of which none is the empty document; undefined where there was none. */
export async function fieldsAt(
  db: Database,
  collection: CollectionName,
  id: string,
  version: number,
): Promise<Fields | undefined> {
  if (version === 0) return asJson(COLLECTIONS[collection].empty)
  const row = await revisionsOf(db, collection, id).select('data').where('version', '=', version).executeTakeFirst()
  return row?.data ? fieldsOf(row.data) : undefined
}

/** Reads the fields that an update is based on: as they were in its version, but for those of which it says what was seen. */
export async function fieldsSeen(
  db: Database,
  { collection, id, base, seen }: Pick<Extract<Change, { intent: 'update' }>, 'collection' | 'id' | 'base' | 'seen'>,
): Promise<Fields | undefined> {
  const stored = await fieldsAt(db, collection, id, base)
  if (!stored || !seen) return stored
  const parsed = parseFields(collection, seen, stored)
  return 'fields' in parsed ? withFields(stored, parsed.fields) : stored
}

/** Says who has saved a document last, as told to an account; null where that was nobody who is known. */
export async function lastAuthor(
  db: Database,
  collection: CollectionName,
  id: string,
  account: string,
): Promise<Author | null> {
  const row = await revisionsOf(db, collection, id)
    .leftJoin('user', 'user.id', 'revisions.author')
    .select(['user.id', 'user.name'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ? { name: row.name, isSelf: row.id === account } : null
}

/** The day of a change, now or at a moment, in the field that is to tell it; nothing where the change itself gives that field. */
export function dateOf(collection: CollectionName, changed: Fields, at?: string): Fields {
  const { datedBy } = definitionOf(collection)
  return datedBy === undefined || datedBy in changed ? {} : { [datedBy]: dayAt(at ? new Date(at) : new Date()) }
}

/** Reads the fields of a document's text; none of what is no JSON. */
export const fieldsOf = (data: string): Fields => storedFields(data) ?? {}

/** Reads the fields of a document's row; null where there is none. */
export const rowFields = (row: Pick<DocumentRow, 'data'> | undefined): Fields | null =>
  row ? fieldsOf(row.data) : null

/** A document's fields as they are stored. */
export const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Fields
