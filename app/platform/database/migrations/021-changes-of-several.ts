import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which revisions are one change of several documents. */
export const changesOfSeveral: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revisions').addColumn('change_id', 'text').execute()
    await db.schema.createIndex('revisions_of_change').on('revisions').column('change_id').execute()
  },
}
