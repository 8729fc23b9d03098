import type { Fields } from '../../lib/json.ts'
import { lastAuthor } from './change-fields.server.ts'
import type { Change, Conflict, Outcome } from './changes.ts'
import type { CollectionName } from './collections.ts'
import { readRow, writeRevision, type DocumentRow } from './documents.server.ts'
import type { WriteBatch } from './write-batch.server.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'

/** Who makes a change, and how. */
export interface Maker {
  author: string
  /** When it was asked for, where it was to wait for its moment. */
  plannedAt?: string
  /** When it is made, where that is rehearsed or one with others; now otherwise. */
  at?: string | undefined
  /** Whether what others have saved in the same place gives way to it. */
  insists?: boolean
  /** The change of several documents that it is part of. */
  change?: string | undefined
  /** Whether whoever asks moves the content's version, once for many. */
  isOneOfMany?: boolean
  /** What many updates read and write as one. */
  batch?: WriteBatch | undefined
}

/** Writes a document's fields as a new revision of it. */
export async function write(
  db: DatabaseTransaction,
  { collection, id, key }: Pick<Change, 'collection' | 'id' | 'key'>,
  fields: Fields,
  position: number,
  maker: Maker,
  follows?: number,
): Promise<Outcome> {
  const data = JSON.stringify(fields)
  const row = await writeRevision(db, { collection, id, data, position, ...maker, key, follows })
  return saved(collection, row!)
}

/** Says what somebody else has changed as well: nothing was written. */
export async function conflict(
  db: DatabaseTransaction,
  collection: CollectionName,
  row: DocumentRow,
  conflicts: Conflict[],
  account: string,
): Promise<Outcome> {
  const author = await lastAuthor(db, collection, row.id, account)
  return { outcome: 'conflict', document: readRow(collection, row), conflicts, author }
}

/** Answers with a document as it was written, which is read only for whom it concerns: of many changes that are made by themselves, nobody. */
export const saved = (collection: CollectionName, row: DocumentRow): Outcome => ({
  outcome: 'saved',
  get document() {
    return readRow(collection, row)
  },
})

/** Says what of a change is refused, and why, in French. */
export const invalid = (path: string, message: string): Outcome => ({
  outcome: 'invalid',
  problems: [{ path, message }],
})

/** Gives a key to the last revision that was made under it: what is asked for once more goes on from that. */
export async function moveKey(
  db: DatabaseTransaction,
  key: string,
  to: { collection: string; id: string; version: number },
) {
  const revisions = db.updateTable('revisions')
  await revisions.set({ idempotency_key: null }).where('idempotency_key', '=', key).execute()
  await revisions
    .set({ idempotency_key: key })
    .where('collection', '=', to.collection)
    .where('document_id', '=', to.id)
    .where('version', '=', to.version)
    .execute()
}
