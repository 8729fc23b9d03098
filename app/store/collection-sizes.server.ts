import type { CollectionName } from '../content/collections.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { noteRead } from '../lib/reads.server.ts'
import { listKey } from './content-changes.server.ts'

/** From how many documents on the size of a collection is kept: below, counting takes no longer than reading it. */
const LARGE = 1000

/** Says how many documents a collection has, in the same time however many they are. */
export async function countDocuments(db: Database, collection: CollectionName): Promise<number> {
  noteRead(listKey(collection))
  const kept = await db
    .selectFrom('collection_sizes')
    .select('size')
    .where('collection', '=', collection)
    .executeTakeFirst()
  return kept?.size ?? count(db, collection)
}

/** Keeps the size of a collection anew. Whoever adds documents or removes some asks, under the documents' lock. */
export async function countAgain(db: DatabaseTransaction, collection: CollectionName): Promise<void> {
  const size = await count(db, collection)
  await db.deleteFrom('collection_sizes').where('collection', '=', collection).execute()
  if (size >= LARGE) await db.insertInto('collection_sizes').values({ collection, size }).execute()
}

async function count(db: Database, collection: CollectionName): Promise<number> {
  const documents = db.selectFrom('documents').where('collection', '=', collection)
  const row = await documents.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}
