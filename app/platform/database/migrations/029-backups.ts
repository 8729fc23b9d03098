import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the last good backup was made, here and elsewhere. */
export const backups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('backups')
      .addColumn('place', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text')
      .addColumn('problem', 'text')
      .execute()
  },
}
