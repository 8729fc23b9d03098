import { rmSync } from 'node:fs'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll } from 'vitest'
import { connect } from '../../app/database/connect.server.ts'
import { migrate } from '../../app/database/migrate.server.ts'
import type { Database, Tables } from '../../app/database/tables.ts'
import { openEmptyPGlite } from './pglite.ts'
import { createPostgresDatabase, TEST_DATABASE_URL, type PostgresDatabase } from './postgres-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Engine = 'sqlite' | 'pglite' | 'postgres'

export interface TestDatabase {
  db: Database
  close: () => Promise<void>
}

/** What store tests run on: `describe.each(ENGINES)`. PostgreSQL runs in process where there is no server. */
export const ENGINES: Engine[] = ['sqlite', TEST_DATABASE_URL ? 'postgres' : 'pglite']

const OPENERS: Record<Engine, () => Promise<TestDatabase>> = {
  sqlite: openSqlite,
  pglite: openPGlite,
  postgres: openPostgres,
}

/** Opens a database with the site's tables and no rows. On PostgreSQL, one at a time in a test file. */
export async function openTestDatabase(engine: Engine = 'sqlite'): Promise<TestDatabase> {
  const { db, close } = await OPENERS[engine]()
  await migrate(db)
  return { db, close }
}

async function openSqlite(): Promise<TestDatabase> {
  const dataDir = temporaryFolder()
  const db = connect({ dataDir, databaseUrl: '' })
  return {
    db,
    close: async () => {
      await db.destroy()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** One for a whole test file, here as on a server: each takes its time to make, and an instant to empty. */
let pglite: PGlite | undefined

async function openPGlite(): Promise<TestDatabase> {
  pglite ??= await openEmptyPGlite()
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await emptyPostgres(db)
  return { db, close: () => Promise.resolve() }
}

let postgres: PostgresDatabase | undefined
afterAll(() => postgres?.drop())

async function openPostgres(): Promise<TestDatabase> {
  postgres ??= await createPostgresDatabase()
  const db = connect({ dataDir: '', databaseUrl: postgres.address })
  await emptyPostgres(db)
  return { db, close: () => db.destroy() }
}

async function emptyPostgres(db: Database) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}
