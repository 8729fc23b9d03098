import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { MIGRATION_NAMES } from './database/migrate.server.ts'
import { isReady } from './readiness.server.ts'

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
