import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../app/platform/database/tables.ts'
import { signIn } from '../../app/accounts/sign-in/sign-in.server.ts'
import type { Site } from '../../app/platform/site-context.server.ts'
import { verifyPassword } from '../../app/accounts/password-hash.server.ts'
import { addAccount } from '../../app/accounts/accounts.server.ts'
import { captureLog } from '../support/logged.ts'
import { EMAIL, PASSWORD, requestTo, siteOn } from '../support/site-of-accounts.ts'
import { freshDatabase } from '../support/test-database.ts'

// A day of real ones would take a day.
vi.mock('../../app/accounts/password-hash.server.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: vi.fn(async (password: string, hash: string) => hash === `hash of ${password}`),
}))

const HOME = '192.0.2.1'

const ATTACKERS = 1000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DURATION = 26 * HOUR
const ROUND = 5 * MINUTE

/** So many guess at the same moment, each round others of the thousand. */
const TOGETHER = 20

let db: Database
let site: Site

beforeEach(async () => {
  captureLog()
  db = await freshDatabase('sqlite')
  site = siteOn(db)
  await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const tryIn = (password: string, address: string, cookies?: string[]) =>
  signIn(...requestTo(site, { address, cookies }), { email: EMAIL, password })

/** The most of these moments that lie within so many milliseconds. */
const most = (moments: number[], span: number) =>
  Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + span).length))

test('a day of guesses from a thousand addresses: few are looked at, and the owner comes and goes', async () => {
  const start = Date.UTC(2026, 0, 1)
  const at = (elapsed: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + elapsed })
  at(0)
  const first = await tryIn(PASSWORD, HOME)
  const known = first.admitted ? first.cookies.filter((cookie) => cookie.includes('appareil')) : []
  const looked: number[] = []
  vi.mocked(verifyPassword).mockImplementation(async (password) => {
    if (password === PASSWORD) return true
    looked.push(Date.now() - start)
    return false
  })
  let tries = 0
  const refusals: unknown[] = []
  for (let elapsed = MINUTE; elapsed < DURATION; elapsed += ROUND) {
    at(elapsed)
    const guesses = Array.from({ length: TOGETHER }, () => {
      const attacker = tries++ % ATTACKERS
      return tryIn(`mot de passe ${tries}`, `198.18.${attacker >> 8}.${attacker & 255}`)
    })
    for (const guess of await Promise.all(guesses)) expect(guess.admitted).toBe(false)
    if (elapsed % HOUR > ROUND) continue
    const fromDevice = await tryIn(PASSWORD, `203.0.113.${(elapsed / HOUR) & 255}`, known)
    const fromHome = await tryIn(PASSWORD, HOME)
    for (const outcome of [fromDevice, fromHome]) if (!outcome.admitted) refusals.push(outcome)
  }
  expect(tries).toBeGreaterThan(ATTACKERS * 5)
  expect(refusals).toEqual([])
  expect(looked.length).toBeGreaterThan(50)
  expect(most(looked, 15 * MINUTE)).toBeLessThanOrEqual(10)
  expect(most(looked, 24 * HOUR)).toBeLessThanOrEqual(100)
}, 60_000)

test('guesses at accounts that do not exist keep nobody waiting who is known', async () => {
  const first = await tryIn(PASSWORD, HOME)
  const waiting: (() => void)[] = []
  vi.mocked(verifyPassword).mockImplementation(async (password) => {
    if (password === PASSWORD) return true
    await new Promise<void>((resolve) => waiting.push(resolve))
    return false
  })
  const guesses = Array.from({ length: 30 }, (_, attacker) => tryIn('faux', `198.18.0.${attacker}`))
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  expect(await tryIn(PASSWORD, HOME)).toMatchObject({ admitted: true })
  expect(await tryIn(PASSWORD, '203.0.113.7', first.admitted ? first.cookies : [])).toMatchObject({ admitted: true })
  const finishing = setInterval(() => waiting.shift()?.(), 1)
  const outcomes = await Promise.all(guesses)
  clearInterval(finishing)
  const busy = outcomes.filter((outcome) => !outcome.admitted && outcome.status === 429)
  expect(busy).toHaveLength(21)
})
