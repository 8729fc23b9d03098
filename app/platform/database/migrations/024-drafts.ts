import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which documents are kept as drafts: a list in pages counts and orders those that are not. */
export const drafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('documents')
      .addColumn('draft', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.dropIndex('documents_in_order').execute()
    await db.schema
      .createIndex('documents_in_order')
      .on('documents')
      .columns(['collection', 'position', 'id', 'draft'])
      .execute()
  },
}
