import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The journal of sign-ins and of what is done to accounts; attempts are found by age. */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('name', 'text')
      .addColumn('address', 'text')
      .addColumn('device', 'text')
      .execute()
    await db.schema.createIndex('audit_by_time').on('audit_events').column('at').execute()
    await db.schema.createIndex('audit_of_user').on('audit_events').columns(['user_id', 'at']).execute()
    await db.schema.createIndex('attempts_by_time').on('attempts').column('last_at').execute()
  },
}
