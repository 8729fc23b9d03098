import type { CollectionName } from './collections.ts'
import type { Database } from '../../platform/database/tables.ts'
import { documentsOf, findRow, readRow, rowsOf, type Stored } from './documents.server.ts'

/** A page of a collection: its documents, and how many documents the whole collection has. */
export interface DocumentPage<C extends CollectionName> {
  documents: Stored<C>[]
  total: number
}

interface AskedPage {
  page: number
  size: number
  /** The documents that are left out, by their ids. */
  without?: string[]
}

/** Lists one page of a collection in its order, from 1; none where the collection has fewer pages. */
export async function listPage<C extends CollectionName>(
  db: Database,
  collection: C,
  { page, size, without = [] }: AskedPage,
): Promise<DocumentPage<C>> {
  const total = (await countDocuments(db, collection)) - without.length
  const found = await documentsOf(db, collection)
    .select('id')
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .orderBy('position')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const ids = found.map(({ id }) => id)
  // Two queries: as one, SQLite goes through the whole collection again to put the page in order.
  const rows = ids.length === 0 ? [] : await rowsOf(db, collection).where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { documents: rows.map((row) => readRow(collection, row)), total }
}

/** Lists the ids of a collection's documents, in its order. */
export async function listIds(db: Database, collection: CollectionName): Promise<string[]> {
  const rows = await documentsOf(db, collection).select('id').orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Says how many documents a collection has. */
export async function countDocuments(db: Database, collection: CollectionName): Promise<number> {
  const row = await documentsOf(db, collection)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Says at which place of its collection a document stands, from 0; undefined where there is none. */
export async function rankOf(db: Database, collection: CollectionName, id: string): Promise<number | undefined> {
  const row = await findRow(db, collection, id)
  if (!row) return undefined
  const { count } = await documentsOf(db, collection)
    .where(({ eb, and, or }) =>
      or([eb('position', '<', row.position), and([eb('position', '=', row.position), eb('id', '<', id)])]),
    )
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
