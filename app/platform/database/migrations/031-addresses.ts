import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { findAddresses } from '../addresses.server.ts'
import type { Tables } from '../tables.ts'

/** Every address that an article has or had: its titles make them. */
export const addresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('addresses')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('is_current', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('addresses_pk', ['collection', 'address'])
      .execute()
    await db.schema
      .createIndex('addresses_of_document')
      .on('addresses')
      .columns(['collection', 'document_id'])
      .execute()
    await findAddresses(db as Kysely<Tables>, 'actualites', 'titre')
  },
}
