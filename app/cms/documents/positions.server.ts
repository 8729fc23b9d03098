import { sql } from 'kysely'
import type { CollectionName } from './collections.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'

/** Gives every document of a collection the place where it stands, from 0, for its position. */
export async function numberInOrder(db: DatabaseTransaction, collection: CollectionName): Promise<void> {
  await sql`
    update documents set position = place from (
      select id as numbered, row_number() over (order by position, id) - 1 as place
      from documents where collection = ${collection}
    ) as places
    where collection = ${collection} and id = numbered and position <> place
  `.execute(db)
}

/** Moves the documents that stand from a position to another, both included, by so many positions. */
export async function shift(
  db: DatabaseTransaction,
  collection: CollectionName,
  { from, to, by }: { from: number; to: number; by: 1 | -1 },
): Promise<void> {
  await db
    .updateTable('documents')
    .set((eb) => ({ position: eb('position', '+', by) }))
    .where('collection', '=', collection)
    .where((eb) => eb.between('position', from, to))
    .execute()
}
