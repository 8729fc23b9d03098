import type { Database } from '../../platform/database/tables.ts'

/** What is told of a save to those who have the page open. */
export interface Save {
  collection: string
  id: string
  version: number
  removed: boolean
  /** ISO timestamp, UTC. */
  savedAt: string
  author: { uid: string; name: string } | null
  /** Whether it had waited for its moment. */
  isPlanned: boolean
}

/** Lists the saves from a moment on, that moment included, the oldest first. */
export async function listSavesSince(db: Database, moment: string): Promise<Save[]> {
  const rows = await db
    .selectFrom('revisions')
    .leftJoin('user', 'user.id', 'revisions.author')
    .select(['collection', 'document_id', 'version', 'saved_at', 'planned_at', 'author', 'user.name'])
    .select((eb) => eb('data', 'is', null).as('removed'))
    .where('saved_at', '>=', moment)
    .orderBy('saved_at')
    .execute()
  return rows.map(({ collection, document_id, version, saved_at, planned_at, author, name, removed }) => ({
    collection,
    id: document_id,
    version,
    removed: Boolean(removed),
    savedAt: saved_at,
    author: author === null ? null : { uid: author, name: name ?? '' },
    isPlanned: planned_at !== null,
  }))
}
