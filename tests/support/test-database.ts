import { rmSync } from 'node:fs'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { connect } from '../../app/platform/database/connect.server.ts'
import { migrate } from '../../app/platform/database/migrate.server.ts'
import type { Database, Tables } from '../../app/platform/database/tables.ts'
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
  if (engine === 'sqlite') await migrate(db)
  else await emptyPostgres(db)
  return { db, close }
}

/** Opens one for the test that runs, which is closed after all that the test itself ends. */
export async function freshDatabase(engine?: Engine): Promise<Database> {
  const { db, close } = await openTestDatabase(engine)
  onTestFinished(close)
  return db
}

const OF_DOCUMENTS = ['documents', 'revisions', 'planned_changes', 'addresses_then'] as const

/** Gives the tests of a block one database for all of them, with no document in it before each, and nothing planned. */
export function useTestDatabase(engine: Engine, give: (db: Database) => void): void {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    give(opened.db)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    for (const table of OF_DOCUMENTS) await opened.db.deleteFrom(table).execute()
  })
}

/** Opens a database with nothing in it at all. */
export async function openEmptyDatabase(engine: Engine): Promise<TestDatabase> {
  const { db, close } = await OPENERS[engine]()
  if (engine !== 'sqlite') await dropEverything(db)
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
  return { db, close: () => Promise.resolve() }
}

let postgres: PostgresDatabase | undefined
afterAll(() => postgres?.drop())

async function openPostgres(): Promise<TestDatabase> {
  postgres ??= await createPostgresDatabase()
  const db = connect({ dataDir: '', databaseUrl: postgres.address })
  return { db, close: () => db.destroy() }
}

/** What migrations leave behind: the shape of all tables, and the rows that they write themselves. */
interface Made {
  shape: string
  rows: Map<string, Record<string, unknown>[]>
}

let made: Made | undefined

/** Removes the rows of a test; after one that has changed tables, everything is made anew, which takes ten times as long. */
async function emptyPostgres(db: Database) {
  if (made?.shape === (await shapeOf(db))) return writeRows(db, made.rows)
  await dropEverything(db)
  await migrate(db)
  made = { shape: await shapeOf(db), rows: await readRows(db) }
}

async function dropEverything(db: Database): Promise<void> {
  made = undefined
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

async function shapeOf(db: Database): Promise<string> {
  const columns =
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db)
  const indexes = sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db)
  return JSON.stringify([(await columns).rows, (await indexes).rows])
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  return rows.map(({ name }) => name)
}

async function readRows(db: Database): Promise<Made['rows']> {
  const rows: Made['rows'] = new Map()
  for (const table of await tablesOf(db)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    rows.set(table, found.rows)
  }
  return rows
}

async function writeRows(db: Database, tables: Made['rows']): Promise<void> {
  await sql`truncate ${sql.join([...tables.keys()].map((table) => sql.table(table)))} restart identity cascade`.execute(
    db,
  )
  for (const [table, rows] of tables)
    if (rows.length > 0)
      await db
        .insertInto(table as keyof Tables)
        .values(rows as never)
        .execute()
}
