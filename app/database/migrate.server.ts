import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { documents } from './migrations/001-documents.ts'
import { accounts } from './migrations/002-accounts.ts'
import type { Database } from './tables.ts'

const MIGRATIONS = { '001-documents': documents, '002-accounts': accounts }

/** Brings the tables up to date. Throws what the failing migration threw; earlier ones stay applied. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Lists the migrations that a database had and this version of the site does not know; most often none. */
export async function unknownMigrations(db: Database): Promise<string[]> {
  const rows = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name))
}
