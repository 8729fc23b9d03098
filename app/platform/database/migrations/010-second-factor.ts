import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What proves who signs in, beside the password: a secret in an authenticator app, and codes on paper. */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factors')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('sealed_secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('recovery_codes_of_user').on('recovery_codes').column('user_id').execute()
  },
}
