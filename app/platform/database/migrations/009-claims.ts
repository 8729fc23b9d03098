import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a process is doing that no other must do meanwhile, and until when that counts. */
export const claims: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('claims')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()
  },
}
