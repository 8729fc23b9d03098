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
  await remember(db, collection)
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
  await remember(db, collection)
}

/** Keeps where each document stands from now on, of those for which their last revision does not say so. */
async function remember(db: DatabaseTransaction, collection: CollectionName): Promise<void> {
  await sql`
    insert into positions_then (collection, document_id, version, since, position)
    select collection, id, version, ${new Date().toISOString()}, position from documents
    where collection = ${collection} and position <> coalesce(
      (select position from positions_then where collection = documents.collection
        and document_id = documents.id and version = documents.version order by since desc limit 1),
      (select position from revisions where collection = documents.collection
        and document_id = documents.id and version = documents.version), -1)
    on conflict (collection, document_id, version, since) do update set position = excluded.position
  `.execute(db)
}
