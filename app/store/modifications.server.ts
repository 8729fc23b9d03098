import type { CollectionName } from '../content/collections.ts'
import type { Database } from '../database/tables.ts'

/** When documents were last saved, moved or deleted, as ISO timestamps; undefined for what never was. */
export interface Modifications {
  ofDocument: (collection: CollectionName, id: string) => string | undefined
  ofCollection: (collection: CollectionName) => string | undefined
}

/** Reads when every document was last changed, those that are deleted included. */
export async function readModifications(db: Database): Promise<Modifications> {
  const rows = await db
    .selectFrom('revisions')
    .select(['collection', 'document_id as id'])
    .select((eb) => eb.fn.max('saved_at').as('savedAt'))
    .groupBy(['collection', 'document_id'])
    .execute()
  return {
    ofDocument: (collection, id) => rows.find((row) => row.collection === collection && row.id === id)?.savedAt,
    ofCollection: (collection) => latest(rows.filter((row) => row.collection === collection).map((row) => row.savedAt)),
  }
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
