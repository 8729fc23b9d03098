import type { CollectionName } from './collections.ts'
import type { Database } from '../../platform/database/tables.ts'

/** Reads when each document of a collection was last saved, moved or deleted, as ISO timestamps by its id. */
export async function readModifications(db: Database, collection: CollectionName): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('revisions')
    .select('document_id as id')
    .select((eb) => eb.fn.max('saved_at').as('savedAt'))
    .where('collection', '=', collection)
    .groupBy('document_id')
    .execute()
  return new Map(rows.map(({ id, savedAt }) => [id, savedAt]))
}

/** Reads when a collection was last changed, deletions included; undefined where it never was. */
export async function lastModification(db: Database, collection: CollectionName): Promise<string | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('saved_at').as('savedAt'))
    .where('collection', '=', collection)
    .executeTakeFirst()
  return row?.savedAt ?? undefined
}

/** Says whether there ever was a document at an id. */
export async function wasDocument(db: Database, collection: CollectionName, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('version')
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The latest of ISO timestamps; undefined where there is none. */
export function latest(timestamps: (string | undefined)[]): string | undefined {
  return timestamps
    .filter((one) => one !== undefined)
    .reduce<string | undefined>((last, one) => (last && last > one ? last : one), undefined)
}
