import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What lets an account do one thing, once and for a short time. */
export const tickets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tickets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('tickets_of_user').on('tickets').column('user_id').execute()
  },
}
