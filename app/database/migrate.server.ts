import { Migrator } from 'kysely/migration'
import { documents } from './migrations/001-documents.ts'
import type { Database } from './tables.ts'

const MIGRATIONS = { '001-documents': documents }

/** Brings the tables up to date. Throws what the failing migration threw; earlier ones stay applied. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
