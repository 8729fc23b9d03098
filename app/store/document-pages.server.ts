import type { CollectionName } from '../content/collections.ts'
import type { Database } from '../database/tables.ts'
import { noteRead } from '../lib/reads.server.ts'
import { listKey } from './content-changes.server.ts'
import { documentsOf, findRow, readRow, rowsOf, type Stored } from './documents.server.ts'

/** A page of a collection: its documents, and how many documents the whole collection has. */
export interface DocumentPage<C extends CollectionName> {
  documents: Stored<C>[]
  total: number
}

/** Lists one page of a collection in its order, from 1; none where the collection has fewer pages. */
export async function listPage<C extends CollectionName>(
  db: Database,
  collection: C,
  { page, size }: { page: number; size: number },
): Promise<DocumentPage<C>> {
  noteRead(listKey(collection))
  // Only the index is read on the way to the page.
  const ids = documentsOf(db, collection)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
  const [rows, total] = await Promise.all([
    rowsOf(db, collection).where('id', 'in', ids).orderBy('position').orderBy('id').execute(),
    countDocuments(db, collection),
  ])
  return { documents: rows.map((row) => readRow(collection, row)), total }
}

/** Says how many documents a collection has. */
export async function countDocuments(db: Database, collection: CollectionName): Promise<number> {
  noteRead(listKey(collection))
  return count(documentsOf(db, collection))
}

/** Says at which place of its collection a document stands, from 0; undefined where there is none. */
export async function placeOf(db: Database, collection: CollectionName, id: string): Promise<number | undefined> {
  const row = await findRow(db, collection, id)
  if (!row) return undefined
  return count(
    documentsOf(db, collection).where(({ eb, and, or }) =>
      or([eb('position', '<', row.position), and([eb('position', '=', row.position), eb('id', '<', id)])]),
    ),
  )
}

async function count(documents: ReturnType<typeof documentsOf>): Promise<number> {
  const row = await documents.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}
