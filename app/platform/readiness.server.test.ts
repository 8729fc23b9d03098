import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { MIGRATION_NAMES } from './database/migrate.server.ts'
import { isReady, watchReadiness } from './readiness.server.ts'

describe.each(ENGINES)('readiness on %s', (engine) => {
  let opened: TestDatabase

  beforeEach(async () => void (opened = await openTestDatabase(engine)))
  afterEach(async () => {
    vi.restoreAllMocks()
    await opened.close()
  })

  test('is ready with every migration, also beside one that a later version has made', async () => {
    expect(await isReady(opened.db)).toBe(true)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026')`.execute(opened.db)
    expect(await isReady(opened.db)).toBe(true)
  })

  test('is not ready without a migration, and names it', async () => {
    const logged = captureLog()
    await sql`delete from kysely_migration where name = '002-accounts'`.execute(opened.db)
    expect(await isReady(opened.db)).toBe(false)
    expect(logged).toMatchObject([{ event: 'not-ready', pending: ['002-accounts'] }])
  })

  test.each([
    ['documents', { error: expect.stringContaining('documents') }],
    ['kysely_migration', { pending: MIGRATION_NAMES }],
  ])('is not ready without the table %s', async (table, reason) => {
    const logged = captureLog()
    await sql`drop table ${sql.table(table)}`.execute(opened.db)
    expect(await isReady(opened.db)).toBe(false)
    expect(logged).toMatchObject([{ event: 'not-ready', ...reason }])
  })
})

test('one check runs for all who ask, and while it takes long the last answer holds, until it has come to another', async () => {
  const ends: ((answer: boolean) => void)[] = []
  const isReadyNow = watchReadiness(() => new Promise((resolve) => ends.push(resolve)))
  const first = [isReadyNow(), isReadyNow()]
  await setTimeout(2_500)
  expect(ends).toHaveLength(1)
  ends[0]!(true)
  expect(await Promise.all(first)).toEqual([true, true])
  expect(await Promise.all([isReadyNow(), isReadyNow()])).toEqual([true, true])
  expect(ends).toHaveLength(2)
  ends[1]!(false)
  await setTimeout(0)
  expect(await isReadyNow()).toBe(false)
})
