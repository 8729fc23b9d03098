import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What stands in a picture's place until it has come, and narrower copies at other widths: all are looked at again. */
export const mediaTone: Migration = {
  async up(db: Kysely<{ media: { kind: string; variants: string } }>) {
    await db.schema.alterTable('media').addColumn('tone', 'text').execute()
    await db.updateTable('media').set({ variants: 'pending' }).where('kind', '=', 'picture').execute()
  },
}
