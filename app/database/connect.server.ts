import { join } from 'node:path'
import { Kysely } from 'kysely'
import { sqliteDialect } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/** The name of the SQLite file in the data folder. */
const SQLITE_FILE = 'site.sqlite'

/** Says where the SQLite file of a data folder is. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, SQLITE_FILE)
}

/** Opens the site's database, creating an empty one when there is none. The caller destroys it. */
export function connect({ dataDir }: { dataDir: string }): Database {
  return new Kysely<Tables>({ dialect: sqliteDialect(sqliteFile(dataDir), { create: true }) })
}
