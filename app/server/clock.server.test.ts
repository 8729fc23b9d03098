import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../tests/support/test-database.ts'
import { expectBackups, lastBackup, lateBackups, noteBackup } from '../backup/backup-status.server.ts'
import { claim } from '../platform/claims.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { clampTimestamps } from './clock.server.ts'

const HOUR = 60 * 60_000
const YEAR = 365 * 24 * HOUR
const PLAN = { everyHours: 24, away: true }

describe.each(ENGINES)('what was written while the clock was a year ahead, on %s', (engine) => {
  const now = Date.now()
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(async () => {
    for (const table of ['backups', 'claims'] as const) await db.deleteFrom(table).execute()
  })

  test('a backup was made now at the latest, and is said to be late when it is', async () => {
    await noteBackup(db, 'ici', undefined, now + YEAR)
    await expectBackups(db, 'ailleurs', now + YEAR)
    await clampTimestamps(db, now)
    expect(await lastBackup(db, 'ici')).toBe(now)
    const iso = new Date(now).toISOString()
    const late = await lateBackups(db, PLAN, now + 28 * HOUR)
    expect(new Map(late.map(({ spot, madeAt }) => [spot, madeAt]))).toEqual(
      new Map([
        ['ici', iso],
        ['ailleurs', null],
      ]),
    )
  })

  test('work is not left until that day; what another process does now stays its own', async () => {
    await claim(db, 'ahead', 'a', YEAR)
    await claim(db, 'today', 'a', 24 * HOUR)
    await clampTimestamps(db)
    expect(await claim(db, 'ahead', 'b', HOUR)).toBe(true)
    expect(await claim(db, 'today', 'b', HOUR)).toBe(false)
  })
})
