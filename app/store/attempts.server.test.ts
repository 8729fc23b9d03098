import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, openTestDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../database/tables.ts'
import { countAttempt, forgetAttempts, mayAttempt } from './attempts.server.ts'

const RULE = { window: 60, max: 3 }
const ALLOWED = { allowed: true, retryAfter: null }

describe.each(ENGINES)('attempts on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  beforeEach(async () => ({ db, close } = await openTestDatabase(engine)))
  afterEach(async () => {
    vi.useRealTimers()
    await close()
  })

  const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) + seconds * 1000 })

  test('are refused past the limit, until the window has passed since the last that was let through', async () => {
    for (const second of [0, 5, 10]) {
      at(second)
      expect(await countAttempt(db, 'a', RULE)).toEqual(ALLOWED)
    }
    at(40)
    expect(await mayAttempt(db, 'a', RULE)).toEqual({ allowed: false, retryAfter: 30 })
    expect(await countAttempt(db, 'a', RULE)).toEqual({ allowed: false, retryAfter: 30 })
    at(69)
    expect(await countAttempt(db, 'a', RULE)).toEqual({ allowed: false, retryAfter: 1 })
    at(70)
    expect(await mayAttempt(db, 'a', RULE)).toEqual(ALLOWED)
    expect(await countAttempt(db, 'a', RULE)).toEqual(ALLOWED)
    expect(await countAttempt(db, 'a', RULE)).toEqual(ALLOWED)
  })

  test('of one moment cannot pass each other, and each key has its own', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => countAttempt(db, 'a', RULE)))
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(3)
    expect(await countAttempt(db, 'b', RULE)).toEqual(ALLOWED)
  })

  test('are forgotten when asked, and after a day by themselves', async () => {
    at(0)
    for (let count = 0; count < 4; count++) await countAttempt(db, 'a', RULE)
    await countAttempt(db, 'old', RULE)
    await forgetAttempts(db, ['a'])
    expect(await countAttempt(db, 'a', RULE)).toEqual(ALLOWED)
    at(25 * 60 * 60)
    await countAttempt(db, 'new', RULE)
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'new' }])
  })
})
