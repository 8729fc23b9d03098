import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, freshDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../platform/database/tables.ts'
import { countAttempt, forgetAttempts } from './attempts.server.ts'

const RULE = { window: 60, max: 3 }
const HOURLY = { window: 3600, max: 5 }
const ALLOWED = { allowed: true }

describe.each(ENGINES)('attempts on %s', (engine) => {
  let db: Database
  beforeEach(async () => void (db = await freshDatabase(engine)))
  afterEach(() => vi.useRealTimers())

  const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) + seconds * 1000 })
  const count = (key = 'a', rules = [RULE]) => countAttempt(db, key, rules)

  test('are refused past the limit, until the window has passed since the last that was let through', async () => {
    for (const second of [0, 5, 10]) {
      at(second)
      expect(await count()).toEqual(ALLOWED)
    }
    at(40)
    expect(await count()).toEqual({ allowed: false, retryAfter: 30, isFirst: true })
    at(69)
    expect(await count()).toEqual({ allowed: false, retryAfter: 1, isFirst: false })
    at(70)
    expect(await count()).toEqual(ALLOWED)
    expect(await count()).toEqual(ALLOWED)
  })

  test('are held by the longer rule as well, which does not count what the shorter has refused', async () => {
    const rules = [RULE, HOURLY]
    at(0)
    for (let tries = 0; tries < 20; tries++) await count('a', rules)
    at(60)
    expect(await count('a', rules)).toEqual(ALLOWED)
    expect(await count('a', rules)).toEqual(ALLOWED)
    expect(await count('a', rules)).toEqual({ allowed: false, retryAfter: 3600, isFirst: true })
    at(120)
    expect(await count('a', rules)).toMatchObject({ allowed: false, isFirst: false })
    at(3660)
    expect(await count('a', rules)).toEqual(ALLOWED)
  })

  test('of one moment cannot pass each other, and each key has its own', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => count()))
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(3)
    expect(await count('b')).toEqual(ALLOWED)
  })

  test('are forgotten when asked, by every rule, and after two days by themselves', async () => {
    at(0)
    for (let tries = 0; tries < 4; tries++) await count('a', [RULE, HOURLY])
    await count('old')
    await forgetAttempts(db, ['a'], [RULE, HOURLY])
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'old|60' }])
    at(49 * 60 * 60)
    await count('new')
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'new|60' }])
  })
})
