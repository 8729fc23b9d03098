import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { giveIdsToEntries } from '../entry-ids.server.ts'
import type { Tables } from '../tables.ts'

/** Entries of lists have ids, the same one through all revisions of a document. */
export const entryIds: Migration = {
  async up(db: Kysely<unknown>) {
    await giveIdsToEntries(db as Kysely<Tables>)
  },
}
