import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When what pages are made of last changed, in the order of the changes: finished pages are kept until then. */
export const contentChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_changes')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('content_changes_in_order').on('content_changes').column('sequence').execute()
  },
}
