import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where documents stood, and at which address, when nothing else of them was changed: what revisions do not tell. */
export const placesThen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('positions_then')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('positions_then_key', ['collection', 'document_id', 'version', 'since'])
      .execute()
    await db.schema
      .createTable('addresses_then')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('former', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('addresses_then_key', ['collection', 'document_id', 'until'])
      .execute()
    // Of what was moved before, where it stands now is all that is known.
    await sql`insert into positions_then (collection, document_id, version, since, position)
      select collection, id, version, updated_at, position from documents`.execute(db)
    await db.schema.alterTable('planned_changes').addColumn('change_id', 'text').execute()
  },
}
