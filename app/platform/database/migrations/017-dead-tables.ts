import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What counted the documents of large collections, and led into the midst of them: neither is kept up any more. */
export const deadTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('collection_sizes').execute()
    await db.schema.dropTable('milestones').execute()
  },
}
