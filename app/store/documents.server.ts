import { COLLECTIONS, type CollectionName, type DocumentOf } from '../content/collections.ts'
import { lockDocuments } from '../database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { log } from '../lib/log.ts'
import { cleanDocument } from './clean-html.server.ts'
import { parseLeniently, type FieldProblem } from './lenient-parse.ts'

/** A document with what the store knows of it. */
export type Stored<C extends CollectionName> = DocumentOf<C> & { id: string; version: number; updatedAt: string }

interface DocumentRow {
  id: string
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
  const row = await db
    .selectFrom('documents')
    .select(['id', 'version', 'data', 'updated_at'])
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && readRow(collection, row)
}

/** Lists a collection in its order. Fields that break the schema are logged and left out. */
export async function listDocuments<C extends CollectionName>(db: Database, collection: C): Promise<Stored<C>[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'version', 'data', 'updated_at'])
    .where('collection', '=', collection)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => readRow(collection, row))
}

/** Says whether there is no document of any collection. */
export async function hasNoDocuments(db: Database): Promise<boolean> {
  return (await db.selectFrom('documents').select('id').limit(1).execute()).length === 0
}

/**
 * Puts a document in place of whatever stands at its id, as a new revision, after the last one of
 * its collection when it is new. Refuses with a ZodError what the schema refuses; cleans its HTML.
 */
export async function replaceDocument<C extends CollectionName>(
  db: DatabaseTransaction,
  collection: C,
  id: string,
  value: unknown,
  author: string | null,
): Promise<void> {
  const parsed = COLLECTIONS[collection].schema.parse(value) as DocumentOf<C>
  const data = JSON.stringify(cleanDocument(collection, parsed))
  await lockDocuments(db)
  const savedAt = new Date().toISOString()
  const version = (await lastVersion(db, collection, id)) + 1
  const position = (await lastPosition(db, collection)) + 1
  await db
    .insertInto('revisions')
    .values({ collection, document_id: id, version, data, author, saved_at: savedAt })
    .execute()
  await db
    .insertInto('documents')
    .values({ collection, id, position, version, data, updated_at: savedAt })
    .onConflict((conflict) =>
      conflict.columns(['collection', 'id']).doUpdateSet({ version, data, updated_at: savedAt }),
    )
    .execute()
}

/** The last version that an id has had, deletions included; 0 when it never was. */
async function lastVersion(db: Database, collection: string, id: string): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

async function lastPosition(db: Database, collection: string): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('collection', '=', collection)
    .executeTakeFirst()
  return Number(row?.last ?? -1)
}

function readRow<C extends CollectionName>(collection: C, row: DocumentRow): Stored<C> {
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

/** The last readings, by collection and id: cleaning HTML costs far more than all the rest of a read. */
const readings = new Map<string, Reading>()

/** How many readings are kept: more than the site has documents. */
const READINGS_LIMIT = 500

/** Parses a row's text and cleans its HTML, whoever wrote it; only once while the row stays as it is. */
function readData<C extends CollectionName>(
  collection: C,
  { id, version, data }: DocumentRow,
): { document: DocumentOf<C>; problems: FieldProblem[] } {
  const key = `${collection}/${id}`
  let reading = readings.get(key)
  if (reading?.version !== version || reading.data !== data) {
    const { schema, empty } = COLLECTIONS[collection]
    const { value, problems } = parseLeniently(schema as never, empty as never, parseJson(data))
    reading = { version, data, document: cleanDocument(collection, value as DocumentOf<C>), problems }
    if (readings.size >= READINGS_LIMIT) readings.delete(readings.keys().next().value!)
    readings.set(key, reading)
  }
  return { document: reading.document as DocumentOf<C>, problems: reading.problems }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
