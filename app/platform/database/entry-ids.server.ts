import { randomUUID } from 'node:crypto'
import { dropUnusableIds, giveEntryIds } from '../../lib/entry-ids.ts'
import { parsedJson, type Json } from '../../lib/json.ts'
import type { Database } from './tables.ts'

/** How many documents are looked up at a time. */
const PAGE = 200

/**
 * Gives ids to the entries of lists that have none, in every document and in its revisions, where an entry keeps its
 * id from the first one that it stands in. Versions and times stay as they are; what is no JSON is left alone.
 */
export async function giveIdsToEntries(db: Database): Promise<void> {
  for (let last: { collection: string; id: string } | undefined; ;) {
    let query = db.selectFrom('revisions').select(['collection', 'document_id as id']).distinct()
    if (last) {
      const { collection, id } = last
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('collection', 'document_id'), '>', tuple(collection, id)),
      )
    }
    const places = await query.orderBy('collection').orderBy('document_id').limit(PAGE).execute()
    for (const place of places) await giveIdsToDocument(db, place)
    last = places.at(-1)
    if (places.length < PAGE) break
  }
}

async function giveIdsToDocument(db: Database, { collection, id }: { collection: string; id: string }) {
  const revisions = await db
    .selectFrom('revisions')
    .select(['version', 'data'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .orderBy('version')
    .execute()
  let before: Json | undefined
  const written = new Map<string, string>()
  for (const { version, data } of revisions) {
    const fields = data === null ? undefined : parsedJson(data)
    if (fields === undefined) continue
    before = identified(fields, before)
    const text = JSON.stringify(before)
    written.set(data!, text)
    if (text === JSON.stringify(fields)) continue
    await db
      .updateTable('revisions')
      .set({ data: text })
      .where('collection', '=', collection)
      .where('document_id', '=', id)
      .where('version', '=', version)
      .execute()
  }
  const standing = await db
    .selectFrom('documents')
    .select('data')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst()
  const fields = standing && parsedJson(standing.data)
  if (fields === undefined) return
  const text = written.get(standing!.data) ?? JSON.stringify(identified(fields, before))
  if (text === JSON.stringify(fields)) return
  await db
    .updateTable('documents')
    .set({ data: text })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute()
}

const identified = (fields: Json, before: Json | undefined) =>
  giveEntryIds(dropUnusableIds(fields), { before, make: randomUUID })
