import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The address of a PostgreSQL server where databases may be created; empty where there is none. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] ?? ''

export interface PostgresDatabase {
  address: string
  drop: () => Promise<unknown>
}

/** Creates an empty database on a server, that of the tests unless told. */
export async function createPostgresDatabase(server = TEST_DATABASE_URL): Promise<PostgresDatabase> {
  if (!server) throw new Error('There is no PostgreSQL server: TEST_DATABASE_URL is empty.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

/** Asks a server what nothing of the site would, and returns the rows. */
export async function onServer<Row>(server: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
