import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { createPostgresDatabase, onServer, TEST_DATABASE_URL } from '../../../tests/support/postgres-database.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { connect } from './connect.server.ts'
import { openNotices, type Notices } from './notices.server.ts'
import { sendNotice } from './send-notice.server.ts'
import type { Database } from './tables.ts'

test('on SQLite nobody is told anything, and nothing fails', async () => {
  const { db, close } = await openTestDatabase()
  const notices = openNotices(db, '')
  const heard = vi.fn()
  notices.onNotice('content', heard)
  await sendNotice(db, 'content')
  await notices.tell('presence', '{}')
  await notices.close()
  expect(heard).not.toHaveBeenCalled()
  await close()
})

describe.skipIf(!TEST_DATABASE_URL)('notices between processes over PostgreSQL', () => {
  let address: string
  let drop: () => Promise<unknown>
  let databases: Database[]
  let notices: Notices[]
  let heard: (string | undefined)[]

  beforeEach(async () => {
    ;({ address, drop } = await createPostgresDatabase())
    databases = [1, 2].map(() => connect({ dataDir: '', databaseUrl: address }))
    notices = databases.map((db) => openNotices(db, address))
    heard = []
    notices[1]!.onNotice('presence', (payload) => heard.push(payload))
    await vi.waitFor(() => expect(heard).toEqual([undefined]), 20_000)
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const one of notices) await one.close()
    for (const db of databases) await db.destroy()
    await drop()
    vi.restoreAllMocks()
  })

  const terminateListeners = () =>
    onServer(address, `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`)

  test('are heard by the other at once', async () => {
    const told = new Promise((resolve) => notices[1]!.onNotice('presence', resolve))
    // What asked again and again would hear nothing.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    await notices[0]!.tell('presence', 'Camille')
    expect(await told).toBe('Camille')
    expect(heard).toEqual([undefined, 'Camille'])
  })

  test('are heard once the transaction is committed, and not before', async () => {
    await databases[0]!.transaction().execute(async (trx) => {
      await sendNotice(trx, 'presence', 'promis')
      await notices[0]!.tell('presence', 'tout de suite')
      await vi.waitFor(() => expect(heard).toEqual([undefined, 'tout de suite']), 20_000)
    })
    await vi.waitFor(() => expect(heard).toEqual([undefined, 'tout de suite', 'promis']), 20_000)
  })

  test('are heard again after the connection was lost, and that something may be missing is said', async () => {
    const logged = captureLog()
    for (let time = 2; time <= 4; time++) {
      await terminateListeners()
      await vi.waitFor(() => expect(heard).toHaveLength(time), 20_000)
    }
    expect(logged).toContainEqual(expect.objectContaining({ event: 'notices-lost' }))
    await notices[0]!.tell('presence', 'revenue')
    await vi.waitFor(() => expect(heard).toEqual([undefined, undefined, undefined, undefined, 'revenue']), 20_000)
  })

  test('that are too long for the server are not sent', async () => {
    await notices[0]!.tell('presence', 'é'.repeat(4000))
    await notices[0]!.tell('presence', 'court')
    await vi.waitFor(() => expect(heard).toEqual([undefined, 'court']), 20_000)
  })
})
