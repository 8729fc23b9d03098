import { sql } from 'kysely'
import { pendingMigrations } from '../platform/database/migrate.server.ts'
import type { Database, DatabaseTransaction, Tables } from '../platform/database/tables.ts'

/** A row as a file holds it. */
export type Row = Record<string, string | number | null>

/** How many rows are read or written at a time. */
const PAGE = 200

/**
 * What a site is, by table: the columns that tell its rows apart and those that are taken along, in an order in which
 * they can be written. Sessions, attempts, second factors and the journal stay: they are of one place and its secrets.
 */
export const SITE_TABLES = {
  user: {
    key: ['id'],
    columns: [
      'id',
      'name',
      'email',
      'emailVerified',
      'image',
      'role',
      'disabled',
      'lastSignInAt',
      'createdAt',
      'updatedAt',
    ],
  },
  account: {
    key: ['id'],
    columns: ['id', 'accountId', 'providerId', 'userId', 'password', 'createdAt', 'updatedAt'],
  },
  media: {
    key: ['id'],
    columns: [
      'id',
      'kind',
      'extension',
      'width',
      'height',
      'size',
      'alt',
      'variants',
      'author',
      'created_at',
      'tone',
      'source',
    ],
  },
  documents: {
    key: ['collection', 'id'],
    columns: ['collection', 'id', 'position', 'version', 'data', 'updated_at', 'draft'],
  },
  revisions: {
    key: ['collection', 'document_id', 'version'],
    columns: [
      'collection',
      'document_id',
      'version',
      'data',
      'author',
      'saved_at',
      'position',
      'idempotency_key',
      'planned_at',
      'change_id',
    ],
  },
  positions_then: {
    key: ['collection', 'document_id', 'version', 'since'],
    columns: ['collection', 'document_id', 'version', 'since', 'position'],
  },
  addresses_then: {
    key: ['collection', 'document_id', 'until'],
    columns: ['collection', 'document_id', 'until', 'former'],
  },
  planned_changes: {
    key: ['id'],
    columns: [
      'id',
      'at',
      'collection',
      'document_id',
      'change',
      'author',
      'planned_at',
      'start',
      'insists',
      'problem',
      'change_id',
      'abandoned_at',
    ],
  },
} satisfies { [T in keyof Tables]?: { key: (keyof Tables[T])[]; columns: (keyof Tables[T])[] } }

export type SiteTable = keyof typeof SITE_TABLES

/** The tables of a site, in an order in which they can be written. */
export const SITE_TABLE_NAMES = Object.keys(SITE_TABLES) as SiteTable[]

/** What is not taken along: columns that this site has no use for, and the tables of one place and its secrets. */
const LEFT_OUT = new Set([
  'account.accessToken',
  'account.refreshToken',
  'account.idToken',
  'account.accessTokenExpiresAt',
  'account.refreshTokenExpiresAt',
  'account.scope',
])

/**
 * Lists the columns that a database has of each table of a site, those that only a later version knows included: a copy
 * is made before the tables are brought up to date, and of what this version could not read.
 */
export async function presentColumns(db: Database): Promise<Map<SiteTable, string[]>> {
  const tables = await db.introspection.getTables()
  const isOlder = (await pendingMigrations(db)).length > 0
  const present = new Map<SiteTable, string[]>()
  for (const name of SITE_TABLE_NAMES) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name)
    if (!columns && isOlder) continue
    if (!columns) throw new Error(`There is no table ${name}`)
    const known: string[] = SITE_TABLES[name].columns
    const later = columns.filter((column) => !known.includes(column) && !LEFT_OUT.has(`${name}.${column}`))
    present.set(name, [...known.filter((column) => columns.includes(column)), ...later])
  }
  return present
}

/** Reads a table some rows at a time, in the order of its key. */
export async function* readTable(
  db: Database,
  table: SiteTable,
  columns: string[] = SITE_TABLES[table].columns,
): AsyncGenerator<Row[]> {
  const { key }: { key: string[] } = SITE_TABLES[table]
  const names = (list: string[]) => sql.join(list.map((name) => sql.ref(name)))
  for (let last: Row | undefined; ;) {
    const from = last ? sql`where (${names(key)}) > (${sql.join(key.map((name) => last![name]))})` : sql``
    const query = sql<Row>`select ${names(columns)} from ${sql.table(table)} ${from} order by ${names(key)} limit ${sql.lit(PAGE)}`
    const { rows } = await query.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1)
  }
}

/** Says whether a value may be a row of a table: an object with its columns alone, each a text, a number or null. */
export function isRow(table: SiteTable, value: unknown): value is Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { key, columns }: { key: string[]; columns: string[] } = SITE_TABLES[table]
  const row = value as Record<string, unknown>
  return (
    key.every((name) => row[name] !== undefined && row[name] !== null) &&
    Object.entries(row).every(
      ([name, one]) => columns.includes(name) && (one === null || typeof one === 'string' || typeof one === 'number'),
    )
  )
}

/** Says whether every table of a site is empty. */
export async function hasNoRows(db: Database): Promise<boolean> {
  for (const table of SITE_TABLE_NAMES) {
    for await (const rows of readTable(db, table)) if (rows.length > 0) return false
  }
  return true
}

/** Empties every table of a site, and what hangs on its accounts with them. */
export async function emptyTables(db: DatabaseTransaction): Promise<void> {
  for (const table of SITE_TABLE_NAMES.toReversed()) await db.deleteFrom(table).execute()
}

/** Writes rows of a table. */
export async function insertRows(db: DatabaseTransaction, table: SiteTable, rows: Row[]): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never)
    .execute()
}

/** Says a row as one line, its columns in their order. */
export function lineOf(columns: string[], row: Row): string {
  return `${JSON.stringify(row, columns)}\n`
}
