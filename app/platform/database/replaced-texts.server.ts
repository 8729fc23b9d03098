import { lockDocuments } from './lock.server.ts'
import { moveContentVersion } from '../pages/content-version.server.ts'
import type { Json } from '../../lib/json.ts'
import type { DatabaseTransaction } from './tables.ts'

/**
 * Puts other texts in the place of those that a site was given at first and nobody has changed since: `mended` says what
 * stands for each text of a collection. What changes is a new revision by nobody; what is no JSON is left alone.
 */
export async function replaceTexts(
  db: DatabaseTransaction,
  collection: string,
  mended: (text: string) => string,
): Promise<void> {
  await lockDocuments(db)
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'version', 'position', 'data'])
    .where('collection', '=', collection)
    .execute()
  for (const { id, version, position, data } of documents) {
    const written = replaced(data, mended)
    if (written === data) continue
    const [savedAt, next] = [new Date().toISOString(), version + 1]
    const state = { collection, version: next, data: written, position }
    await db
      .insertInto('revisions')
      .values({ ...state, document_id: id, author: null, saved_at: savedAt })
      .execute()
    await db
      .updateTable('documents')
      .set({ version: next, data: written, updated_at: savedAt })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute()
    await moveContentVersion(db)
  }
}

function replaced(data: string, mended: (text: string) => string): string {
  const text = (value: Json): Json => {
    if (typeof value === 'string') return mended(value)
    if (Array.isArray(value)) return value.map(text)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, text(inner)]))
  }
  try {
    const before = JSON.parse(data) as Json
    const after = JSON.stringify(text(before))
    return after === JSON.stringify(before) ? data : after
  } catch {
    return data
  }
}
