import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The key of the save that made a revision, so that a save which is asked for twice is made once. */
export const idempotency: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revisions').addColumn('idempotency_key', 'text').execute()
    await db.schema
      .createIndex('revisions_by_idempotency_key')
      .unique()
      .on('revisions')
      .column('idempotency_key')
      .execute()
  },
}
