import type { CollectionName } from '../content/collections.ts'
import type { Database } from '../database/tables.ts'
import { noteRead } from '../lib/reads.server.ts'
import { countDocuments } from './collection-sizes.server.ts'
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
  const total = await countDocuments(db, collection)
  const before = (page - 1) * size
  const shown = Math.min(size, total - before)
  if (shown <= 0) return { documents: [], total }
  const after = total - before - shown
  // Only the index is read on the way to the page, from the end that is nearer.
  const direction = before <= after ? 'asc' : 'desc'
  const found = await documentsOf(db, collection)
    .select('id')
    .orderBy('position', direction)
    .orderBy('id', direction)
    .limit(shown)
    .offset(Math.min(before, after))
    .execute()
  const ids = found.map(({ id }) => id)
  if (direction === 'desc') ids.reverse()
  // Two queries: as one, SQLite goes through the whole collection again to put the page in order.
  const rows = ids.length === 0 ? [] : await rowsOf(db, collection).where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { documents: rows.map((row) => readRow(collection, row)), total }
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
