import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is known of the pictures and films that administrators give; the files are in the data folder. */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('extension', 'text', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('variants', 'text', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
