import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What leads to a page of a large collection without passing over all that stands before it.
 * The sizes stay, which it replaces: while processes are brought up to date in turn, the others still ask for them.
 */
export const milestones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('milestones')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('before', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('milestones_key', ['collection', 'before'])
      .execute()
    await sql`insert into milestones (collection, before, position)
      select collection, sum(count(*)) over (partition by collection order by position / 100) - count(*), min(position)
      from documents where collection in (select collection from collection_sizes)
      group by collection, position / 100
      union all
      select collection, count(*), max(position) + 1
      from documents where collection in (select collection from collection_sizes)
      group by collection`.execute(db)
  },
}
