import { join } from 'node:path'
import { Kysely } from 'kysely'
import { postgresDialect } from './postgres.server.ts'
import { sqliteDialect } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/** The name of the SQLite file in the data folder. */
const SQLITE_FILE = 'site.sqlite'

/** Says where the SQLite file of a data folder is. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, SQLITE_FILE)
}

/**
 * Opens the site's database: PostgreSQL where there is an address, else the SQLite file of the data
 * folder, created when there is none. The caller destroys it.
 */
export function connect({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }): Database {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(sqliteFile(dataDir), { create: true })
  return new Kysely<Tables>({ dialect })
}
