import { join } from 'node:path'
import { Kysely, type LogEvent } from 'kysely'
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
  return connectWatched(place).db
}

interface WatchedDatabase {
  db: Database
  /** What was written to the file, on SQLite. */
  mark?: () => FileMark
  /** How many queries have failed. */
  failedQueries: () => number
}

/** Opens the same, with what tells whether something was written or could not be read. */
export function connectWatched({ dataDir, databaseUrl }: DatabasePlace): WatchedDatabase {
  const { dialect, mark } = databaseUrl
    ? { dialect: postgresDialect(databaseUrl) }
    : sqliteDatabase(sqliteFile(dataDir))
  let failures = 0
  const log = ({ level }: LogEvent) => {
    if (level === 'error') failures += 1
  }
  return { db: new Kysely<Tables>({ dialect, log }), failedQueries: () => failures, ...(mark && { mark }) }
}
