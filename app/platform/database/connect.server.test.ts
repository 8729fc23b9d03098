import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { createPostgresDatabase, TEST_DATABASE_URL } from '../../../tests/support/postgres-database.ts'
import { insertFirstContent } from '../../cms/documents/first-content.server.ts'
import { replaceDocument } from '../../cms/documents/documents.server.ts'
import { connect } from './connect.server.ts'
import { migrate } from './migrate.server.ts'
import type { Database } from './tables.ts'

afterEach(() => vi.restoreAllMocks())

describe('a PostgreSQL address', () => {
  test('is used with limits of time, and given up when the server does not answer', async () => {
    let greeting = ''
    const mute = createServer((socket) => void socket.on('data', (data) => (greeting += data.toString('latin1'))))
    mute.listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const db = connect({
      dataDir: '',
      databaseUrl: `postgres://site@127.0.0.1:${(mute.address() as AddressInfo).port}/site`,
    })
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/timeout/)
    expect(greeting).toContain('statement_timeout\0' + '10000\0')
    expect(greeting).toContain('idle_in_transaction_session_timeout\0' + '10000\0')
    await db.destroy()
    mute.close()
  })

  test('fails the query when nobody listens there', async () => {
    const db = connect({ dataDir: '', databaseUrl: 'postgres://site@127.0.0.1:1/site' })
    await expect(sql`select 1`.execute(db)).rejects.toThrow('ECONNREFUSED')
    await db.destroy()
  })
})

describe.skipIf(!TEST_DATABASE_URL)('a PostgreSQL server', () => {
  async function withTwo(work: (one: Database, other: Database) => Promise<void>) {
    const { address, drop } = await createPostgresDatabase()
    const both = [1, 2].map(() => connect({ dataDir: '', databaseUrl: address })) as [Database, Database]
    await work(...both)
    await Promise.all(both.map((db) => db.destroy()))
    await drop()
  }

  test('counts in numbers', async () => {
    await withTwo(async (db) => {
      await migrate(db)
      const row = await db
        .selectFrom('documents')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirst()
      expect(row?.count).toBe(0)
    })
  })

  test('is asked for what no text of it can hold', async () => {
    await withTwo(async (db) => {
      const { rows } = await sql<{ text: string }>`select ${'a\0b'}::text as text`.execute(db)
      expect(rows).toEqual([{ text: 'a\uFFFDb' }])
    })
  })

  test('is migrated, filled and written by two at once', async () => {
    await withTwo(async (...both) => {
      await Promise.all(
        both.map(async (db) => {
          await migrate(db)
          await insertFirstContent(db)
          const offer = { titre: 'Une', contenu: [], image: '' }
          for (let i = 0; i < 10; i++) {
            await db.transaction().execute((trx) => replaceDocument(trx, 'soldes', 'partage', offer, null))
          }
        }),
      )
      const { rows } = await sql`select max(version) as last from documents where id = 'partage'`.execute(both[0])
      expect(rows).toEqual([{ last: 20 }])
    })
  })

  test('keeps those waiting who find all connections taken', async () => {
    await withTwo(async (db) => {
      const taken = Array.from({ length: 10 }, () => sql`select pg_sleep(6)`.execute(db))
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
      await Promise.all(taken)
    })
  })

  test('may close idle connections: it is logged, and the next query works', async () => {
    const lines = captureLog()
    await withTwo(async (db, other) => {
      await sql`select 1`.execute(db)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other)
      const lost = [{ level: 'error', event: 'database-connection-lost' }]
      await vi.waitFor(() => expect(lines).toMatchObject(lost), 20_000)
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    })
  })
})
