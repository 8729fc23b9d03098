import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many documents a large collection has: a list in pages asks for it, and counting reads them all. */
export const collectionSizes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('collection_sizes')
      .addColumn('collection', 'text', (column) => column.primaryKey())
      .addColumn('size', 'integer', (column) => column.notNull())
      .execute()
    await sql`insert into collection_sizes
      select collection, count(*) from documents group by collection having count(*) >= 1000`.execute(db)
  },
}
