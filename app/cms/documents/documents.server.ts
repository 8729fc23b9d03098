import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { COLLECTIONS, definitionOf, type CollectionName, type DocumentOf } from './collections.ts'
import { keepAddress, titleIn } from '../../platform/database/addresses.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { dropUnusableIds, giveEntryIds, withEntryIds } from '../../lib/entry-ids.ts'
import type { Fields, Json } from '../../lib/json.ts'
import { log } from '../../lib/log.ts'
import { moveContentVersion } from '../../platform/pages/content-version.server.ts'
import { cleanDocument } from './clean-html.server.ts'
import type { WriteBatch } from './write-batch.server.ts'
import { parseLeniently, type FieldProblem } from './lenient-parse.ts'

/** A document with what the store knows of it. */
export type Stored<C extends CollectionName> = DocumentOf<C> & { id: string; version: number; updatedAt: string }

/** A document as it stands in its table. */
export interface DocumentRow {
  id: string
  position: number
  version: number
  data: string
  updated_at: string
}

/** Finds a document by its id, or returns undefined. Fields that break the schema are logged and left out. */
export async function findDocument<C extends CollectionName>(
  db: Database,
  collection: C,
  id: string,
): Promise<Stored<C> | undefined> {
  const row = await findRow(db, collection, id)
  return row && readRow(collection, row)
}

/** Finds a document's row, unread, or returns undefined. */
export async function findRow(db: Database, collection: CollectionName, id: string): Promise<DocumentRow | undefined> {
  return rowsOf(db, collection).where('id', '=', id).executeTakeFirst()
}

/** Lists a collection in its order. Fields that break the schema are logged and left out. */
export async function listDocuments<C extends CollectionName>(db: Database, collection: C): Promise<Stored<C>[]> {
  const rows = await rowsOf(db, collection).orderBy('position').orderBy('id').execute()
  return rows.map((row) => readRow(collection, row))
}

/** Says whether there is no document of any collection. */
export async function hasNoDocuments(db: Database): Promise<boolean> {
  return (await db.selectFrom('documents').select('id').limit(1).execute()).length === 0
}

/**
 * Puts a document in place of whatever stands at its id, as a new revision; one that is new at `place`, or after the
 * last one of its collection. Refuses with a ZodError what the schema refuses; cleans its HTML.
 */
export async function replaceDocument<C extends CollectionName>(
  db: DatabaseTransaction,
  collection: C,
  id: string,
  value: unknown,
  author: string | null,
  place?: number,
): Promise<void> {
  await lockDocuments(db)
  const standing = await findRow(db, collection, id)
  const identified = identifiedAs(standing?.data, value)
  const parsed = COLLECTIONS[collection].schema.parse(identified) as DocumentOf<C>
  const data = JSON.stringify(cleanDocument(collection, parsed))
  const position = standing?.position ?? place ?? (await endPosition(db, collection))
  await writeRevision(db, { collection, id, data, position, author })
}

/**
 * Gives the entries of a document that comes from elsewhere their ids: what was here already keeps its own, new ones
 * and those whose id cannot be used get one.
 */
export function identifiedAs(standing: string | undefined, value: unknown): Json {
  const before = standing === undefined ? undefined : storedFields(standing)
  return giveEntryIds(dropUnusableIds(value as Json), { before, make: randomUUID })
}

/** Deletes a document, as a new revision. Leaves what is not there. */
export async function removeDocument(
  db: DatabaseTransaction,
  collection: CollectionName,
  id: string,
  author: string | null,
): Promise<void> {
  await lockDocuments(db)
  const standing = await findRow(db, collection, id)
  if (standing) await writeRevision(db, { collection, id, data: null, position: standing.position, author })
}

/** Says which position comes after the last one of a collection. */
export async function endPosition(db: Database, collection: CollectionName): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('collection', '=', collection)
    .executeTakeFirst()
  return Number(row?.last ?? -1) + 1
}

/** Says which position comes before the first one of a collection. */
export async function startPosition(db: Database, collection: CollectionName): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.min('position').as('first'))
    .where('collection', '=', collection)
    .executeTakeFirst()
  return Number(row?.first ?? 1) - 1
}

/** A state that a document is given: `data` is its JSON text, null for its deletion. */
interface Writing {
  collection: CollectionName
  id: string
  data: string | null
  position: number
  author: string | null
  /** When it was asked for, where it was to wait for its moment. */
  plannedAt?: string | undefined
  /** When it is made, where that is a moment to come or that of others with it; now otherwise. */
  at?: string | undefined
  /** What tells the save that asks for it from every other, where it was given one. */
  key?: string | undefined
  /** The change of several documents that it is part of. */
  change?: string | undefined
  /** Whether whoever asks moves the content's version, once for many. */
  isOneOfMany?: boolean | undefined
  /** The version that it follows, where that is known: that of what stands. */
  follows?: number | undefined
  /** Where it is written with many others. */
  batch?: WriteBatch | undefined
}

/** Writes a state of a document and its revision. Whoever asks holds the documents' lock and has checked the data. */
export async function writeRevision(
  db: DatabaseTransaction,
  { collection, id, data, position, author, plannedAt, at, key, change, isOneOfMany, follows, batch }: Writing,
): Promise<DocumentRow | undefined> {
  const savedAt = at ?? new Date().toISOString()
  const version = (follows ?? (await lastVersion(db, collection, id))) + 1
  const revision = {
    collection,
    document_id: id,
    version,
    data,
    author,
    saved_at: savedAt,
    position,
    idempotency_key: key ?? null,
    planned_at: plannedAt ?? null,
    change_id: change ?? null,
  }
  if (batch) batch.revisions.push(revision)
  else await db.insertInto('revisions').values(revision).execute()
  if (!isOneOfMany) await moveContentVersion(db)
  const { addressed, title } = definitionOf(collection)
  if (addressed && data !== null) await keepAddress(db, collection, id, titleIn(data, title!))
  if (data === null) {
    await db.deleteFrom('documents').where('collection', '=', collection).where('id', '=', id).execute()
    return undefined
  }
  const row = { id, position, version, data, updated_at: savedAt }
  const state = { position, version, data, updated_at: savedAt, draft: isDraft(collection, data) ? 1 : 0 }
  if (batch) {
    const place = `${collection}/${id}`
    batch.documents.set(place, { collection, id, ...state })
    batch.rows.set(place, row)
    return row
  }
  await db
    .insertInto('documents')
    .values({ collection, id, ...state })
    .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet(state))
    .execute()
  return row
}

/** Says whether a document's text says that it is a draft. */
function isDraft(collection: CollectionName, data: string): boolean {
  const { draftBy } = definitionOf(collection)
  return draftBy !== undefined && storedFields(data)?.[draftBy] === true
}

/** Says which version an id has had last, deletions included; 0 when it never was. */
export async function lastVersion(db: Database, collection: string, id: string): Promise<number> {
  const row = await revisionsOf(db, collection, id)
    .select((eb) => eb.fn.max('version').as('last'))
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

/** All that a document was, its deletions included, for a query of it. */
export const revisionsOf = (db: Database, collection: string, id: string) =>
  db.selectFrom('revisions').where('collection', '=', collection).where('document_id', '=', id)

/** The documents of a collection, for a query of them. */
export const documentsOf = (db: Database, collection: CollectionName) =>
  db.selectFrom('documents').where('collection', '=', collection)

/** The rows of a collection, unread and in no order, for a query of them. */
export const rowsOf = (db: Database, collection: CollectionName) =>
  documentsOf(db, collection).select(['id', 'position', 'version', 'data', 'updated_at'])

/** Reads a row by its schema. Fields that break it are logged and left out. */
export function readRow<C extends CollectionName>(collection: C, row: DocumentRow): Stored<C> {
  const { document, problems } = readData(collection, row)
  for (const problem of problems) log('error', 'document-invalid', { collection, id: row.id, ...problem })
  return { ...document, id: row.id, version: row.version, updatedAt: row.updated_at }
}

/** What was last read of a row, and the text that it was read from. */
interface Reading {
  version: number
  data: string
  document: unknown
  problems: FieldProblem[]
}

/** How many readings are kept: many times what all pages but the news show. */
const READINGS_LIMIT = 500

/** The last readings, by collection and id: cleaning HTML costs far more than all the rest of a read. */
const readings = new LRUCache<string, Reading>({ max: READINGS_LIMIT })

/** Parses a row's text and cleans its HTML, whoever wrote it; only once while the row stays as it is. */
function readData<C extends CollectionName>(
  collection: C,
  { id, version, data }: DocumentRow,
): { document: DocumentOf<C>; problems: FieldProblem[] } {
  const key = `${collection}/${id}`
  let reading = readings.get(key)
  if (reading?.version !== version || reading.data !== data) {
    const { schema, empty } = COLLECTIONS[collection]
    const { value, problems } = parseLeniently(schema as never, empty as never, storedFields(data))
    reading = { version, data, document: cleanDocument(collection, value as DocumentOf<C>), problems }
    readings.set(key, reading)
  }
  return { document: reading.document as DocumentOf<C>, problems: reading.problems }
}

/** Reads the fields of a document's text, each entry of its lists with an id; undefined for what is no JSON. */
export function storedFields(data: string): Fields | undefined {
  try {
    return withEntryIds(JSON.parse(data) as Fields)
  } catch {
    return undefined
  }
}
