import { lastVersion, revisionsOf } from './documents.server.ts'
import { definitionOf, type CollectionName } from './collections.ts'
import type { Database } from '../../platform/database/tables.ts'

/** The changes that visitors may have seen: a draft that stays one is none of them. */
function publicRevisions(db: Database, collection: CollectionName) {
  const { draftBy } = definitionOf(collection)
  // In the JSON of a document no text of it can read like one of its keys.
  const aDraft = `%"${draftBy}":true%`
  return db
    .selectFrom('revisions as saved')
    .where('saved.collection', '=', collection)
    .$if(draftBy !== undefined, (query) =>
      query.where(({ eb, exists, or, selectFrom }) =>
        or([
          eb('saved.data', 'not like', aDraft),
          exists(
            selectFrom('revisions as before')
              .select('before.version')
              .whereRef('before.collection', '=', 'saved.collection')
              .whereRef('before.document_id', '=', 'saved.document_id')
              .whereRef('before.version', '=', eb('saved.version', '-', 1))
              .where('before.data', 'not like', aDraft),
          ),
        ]),
      ),
    )
}

/** Reads when each document of a collection was last saved, moved or deleted, as ISO timestamps by its id; drafts aside. */
export async function readModifications(db: Database, collection: CollectionName): Promise<Map<string, string>> {
  const rows = await publicRevisions(db, collection)
    .select('saved.document_id as id')
    .select((eb) => eb.fn.max('saved.saved_at').as('savedAt'))
    .groupBy('saved.document_id')
    .execute()
  return new Map(rows.map(({ id, savedAt }) => [id, savedAt]))
}

/** Reads when a collection was last changed, deletions included and drafts aside; undefined where it never was. */
export async function lastModification(db: Database, collection: CollectionName): Promise<string | undefined> {
  const row = await publicRevisions(db, collection)
    .select((eb) => eb.fn.max('saved.saved_at').as('savedAt'))
    .executeTakeFirst()
  return row?.savedAt ?? undefined
}

/** Says whether there ever was a document at an id. */
export async function wasDocument(db: Database, collection: CollectionName, id: string): Promise<boolean> {
  return (await lastVersion(db, collection, id)) > 0
}

/** Says whether a document was there and was deleted. */
export async function isDeleted(db: Database, collection: CollectionName, id: string): Promise<boolean> {
  const row = await revisionsOf(db, collection, id)
    .select('data')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.data === null
}

/** The latest of ISO timestamps; undefined where there is none. */
export function latest(timestamps: (string | undefined)[]): string | undefined {
  return timestamps
    .filter((one) => one !== undefined)
    .reduce<string | undefined>((last, one) => (last && last > one ? last : one), undefined)
}

/** Finds the last state that a document had, deleted since or not; undefined where there never was one. */
export async function lastOf(
  db: Database,
  collection: CollectionName,
  id: string,
): Promise<{ version: number; data: string } | undefined> {
  const row = await revisionsOf(db, collection, id)
    .select(['version', 'data'])
    .where('data', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, data: row.data! }
}
