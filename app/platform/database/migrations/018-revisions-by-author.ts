import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The history of one person is found without reading everybody's. */
export const revisionsByAuthor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('revisions_of_author').on('revisions').columns(['author', 'saved_at']).execute()
  },
}
