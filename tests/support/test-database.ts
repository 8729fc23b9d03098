import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { PGlite } from '@electric-sql/pglite'
import { connect } from '../../app/database/connect.server.ts'
import { migrate } from '../../app/database/migrate.server.ts'
import type { Database, Tables } from '../../app/database/tables.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Engine = 'sqlite' | 'pglite' | 'postgres'

export interface TestDatabase {
  db: Database
  close: () => Promise<void>
}

/** The address of a PostgreSQL server where databases may be created, for the tests to run on it too. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] ?? ''

/** What store tests run on: `describe.each(ENGINES)`. */
export const ENGINES: Engine[] = TEST_DATABASE_URL ? ['sqlite', 'pglite', 'postgres'] : ['sqlite', 'pglite']

const OPENERS: Record<Engine, () => Promise<TestDatabase>> = {
  sqlite: openSqlite,
  pglite: openPGlite,
  postgres: openPostgres,
}

/** Opens a database with the site's tables and no rows. On pglite, one at a time. */
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

/** One for a whole test file: each takes seconds to start, and an instant to empty. */
let pglite: PGlite | undefined

async function openPGlite(): Promise<TestDatabase> {
  pglite ??= new PGlite()
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  return { db, close: () => Promise.resolve() }
}

async function openPostgres(): Promise<TestDatabase> {
  const { address, drop } = await createPostgresDatabase()
  const db = connect({ dataDir: '', databaseUrl: address })
  return {
    db,
    close: async () => {
      await db.destroy()
      await drop()
    },
  }
}

/** Creates an empty database on the server of TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<{ address: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(sql`create database ${sql.id(name)}`)
  const address = new URL(TEST_DATABASE_URL)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => onServer(sql`drop database ${sql.id(name)} with (force)`) }
}

async function onServer(statement: ReturnType<typeof sql>) {
  const server = connect({ dataDir: '', databaseUrl: TEST_DATABASE_URL })
  await statement.execute(server)
  await server.destroy()
}
