import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('documents_key', ['collection', 'id'])
      .execute()
    await db.schema
      .createIndex('documents_in_order')
      .on('documents')
      .columns(['collection', 'position', 'id'])
      .execute()
    await db.schema
      .createTable('revisions')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text')
      .addColumn('author', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('revisions_key', ['collection', 'document_id', 'version'])
      .execute()
  },
}
