import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The address of another site at which a picture was fetched, so that it is fetched once. */
export const mediaSource: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media').addColumn('source', 'text').execute()
    await db.schema.createIndex('media_source').on('media').column('source').execute()
  },
}
