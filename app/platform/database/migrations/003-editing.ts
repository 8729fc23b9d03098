import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What editing in place asks of the revisions: where to put back what was deleted, and the latest of all first. */
export const editing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revisions').addColumn('position', 'integer').execute()
    await db.schema.createIndex('revisions_by_time').on('revisions').column('saved_at').execute()
    await db.schema.createIndex('revisions_of_collection').on('revisions').columns(['collection', 'saved_at']).execute()
  },
}
