import type { CollectionName } from '../content/collections.ts'
import { sendNotice } from '../database/send-notice.server.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'

/** The key of what depends on everything, and of a change that may be of anything. */
export const EVERYTHING = '*'

/** The key of a document. */
export const documentKey = (collection: CollectionName, id: string) => `${collection}/${id}`

/** The key of a list of documents: any change of one is a change of the list. */
export const listKey = (collection: CollectionName) => `${collection}/`

/** The key of a picture's or film's own facts. */
export const mediaKey = (id: string) => `media/${id}`

/**
 * Notes that something has changed, with the change itself. The sequence goes up with every change, in the order of
 * commits: whoever asks holds the documents' lock. It begins at the time in milliseconds, so that a database that
 * was replaced by an older one goes on above both.
 */
export async function noteChange(db: DatabaseTransaction, key: string): Promise<void> {
  const sequence = Math.max(Date.now(), (await lastChange(db)) + 1)
  await db
    .insertInto('content_changes')
    .values({ key, sequence })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ sequence }))
    .execute()
  await sendNotice(db, 'content')
}

/** Says which change was the last; 0 when there was none. */
export async function lastChange(db: Database): Promise<number> {
  const row = await db
    .selectFrom('content_changes')
    .select('sequence')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** Lists what has changed after a change, the oldest first, each with its last change. */
export async function listChangesAfter(db: Database, sequence: number): Promise<{ key: string; sequence: number }[]> {
  return db
    .selectFrom('content_changes')
    .select(['key', 'sequence'])
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .execute()
}
