import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is to be changed at a moment to come, and of a revision that came so, when that was planned. */
export const plannedChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('planned_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('change', 'text')
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('planned_at', 'text', (column) => column.notNull())
      .addColumn('start', 'text')
      .addColumn('insists', 'integer', (column) => column.notNull())
      .addColumn('problem', 'text')
      .execute()
    await db.schema.createIndex('planned_changes_by_moment').on('planned_changes').column('at').execute()
    await db.schema.alterTable('revisions').addColumn('planned_at', 'text').execute()
  },
}
