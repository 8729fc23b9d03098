import { join } from 'node:path'
import { Kysely, type Dialect, type LogEvent } from 'kysely'
import { noteFailedRead } from '../lib/reads.server.ts'
import { postgresDialect } from './postgres.server.ts'
import { sqliteDatabase, type FileMark } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

/** The name of the SQLite file in the data folder. */
const SQLITE_FILE = 'site.sqlite'

/** Says where the SQLite file of a data folder is. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, SQLITE_FILE)
}

/** Where the site's database is. */
export interface DatabasePlace {
  dataDir: string
  databaseUrl: string
}

/**
 * Opens the site's database: PostgreSQL where there is an address, else the SQLite file of the data
 * folder, created when there is none. The caller destroys it.
 */
export function connect(place: DatabasePlace): Database {
  return connectMarked(place).db
}

/** Opens the same, with the mark that SQLite has of what was written to it. */
export function connectMarked({ dataDir, databaseUrl }: DatabasePlace): { db: Database; mark?: () => FileMark } {
  if (databaseUrl) return { db: open(postgresDialect(databaseUrl)) }
  const { dialect, mark } = sqliteDatabase(sqliteFile(dataDir), { create: true })
  return { db: open(dialect), mark }
}

function open(dialect: Dialect): Database {
  const log = ({ level }: LogEvent) => {
    if (level === 'error') noteFailedRead()
  }
  return new Kysely<Tables>({ dialect, log })
}
