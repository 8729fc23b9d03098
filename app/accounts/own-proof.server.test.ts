import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { EMAIL, PASSWORD, requestTo, siteOn } from '../../tests/support/site-of-accounts.ts'
import { freshDatabase } from '../../tests/support/test-database.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '../platform/database/tables.ts'
import { codeAt } from './second-factor/one-time-code.server.ts'
import { addAccount } from './accounts.server.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { verifyPassword } from './password-hash.server.ts'
import { countRecoveryCodes } from './second-factor/recovery-codes.server.ts'
import { findSecondStep } from './second-factor/second-step-store.server.ts'
import { checkOwnPassword } from './passwords/own-password.server.ts'
import { answerPasskeys } from './passkeys/page.server.ts'
import { answerSecondFactor } from './second-factor/page.server.ts'
import type { Site } from '../platform/site-context.server.ts'

vi.mock('./password-hash.server.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: vi.fn(async (password: string, hash: string) => hash === `hash of ${password}`),
}))

const MINUTE = 60_000

let db: Database
let viewer: Viewer
let site: Site
let now: number

const later = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: (now += time) })

beforeEach(async () => {
  captureLog()
  db = await freshDatabase('sqlite')
  site = siteOn(db)
  const uid = await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12)
  viewer = { user: { uid, displayName: 'Camille', email: EMAIL }, session: { id: 's' } } as Viewer
  now = Date.now()
  later(0)
})
afterEach(() => vi.useRealTimers())

const asking = (fields: Record<string, string>) => requestTo(site, { path: '/admin/code', fields })
const give = (fields: Record<string, string>) => answerSecondFactor(...asking(fields), viewer)
const isOn = async () => (await findSecondStep(db, viewer.user.uid)).code

/** Begins codes with the password, and returns the secret. */
async function begin(): Promise<string> {
  const { setup } = await give({ intent: 'begin', password: PASSWORD })
  return setup?.secret ?? expect.fail('No secret was shown.')
}

const codeOf = (secret: string) => codeAt(secret, Math.floor(Date.now() / 30_000))

async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await begin()
  const { recoveryCodes = [] } = await give({ intent: 'confirm', code: codeOf(secret) })
  expect(recoveryCodes).toHaveLength(10)
  later(MINUTE)
  return { secret, recoveryCodes }
}

test('in a session the password is guessed ten times in a quarter of an hour, and a hundred times in a day', async () => {
  const guess = (password = 'faux') => checkOwnPassword(...asking({}), viewer, password)
  for (let quarter = 0; quarter < 10; quarter++) {
    for (let count = 0; count < 10; count++) expect(await guess()).toBe('Ce mot de passe est incorrect.')
    expect(await guess(PASSWORD)).toBe('Trop de tentatives. Réessayez dans 15 minutes.')
    later(15 * MINUTE + 1000)
  }
  expect(await guess(PASSWORD)).toBe('Trop de tentatives. Réessayez dans 24 heures.')
  later(24 * 60 * MINUTE)
  expect(await guess(PASSWORD)).toBeUndefined()
})

test('where too many passwords are being checked, it is asked for again', async () => {
  vi.mocked(verifyPassword).mockRejectedValueOnce(new QueueFullError())
  expect(await checkOwnPassword(...asking({}), viewer, PASSWORD)).toBe('Trop de tentatives. Réessayez dans 5 s.')
  expect(await checkOwnPassword(...asking({}), viewer, PASSWORD)).toBeUndefined()
})

test('a wrong first code may be tried again, without being shown the secret again', async () => {
  const secret = await begin()
  const wrong = await give({ intent: 'confirm', code: '000000' })
  expect(wrong).toMatchObject({ field: 'code', isWaiting: true, problem: expect.stringContaining('faux') })
  expect(JSON.stringify(wrong)).not.toContain(secret)
  expect(await give({ intent: 'confirm', code: codeOf(secret) })).toMatchObject({ recoveryCodes: expect.anything() })
  expect(await isOn()).toBe(true)
})

test('first codes are guessed ten times and no more', async () => {
  const secret = await begin()
  for (let count = 0; count < 10; count++) await give({ intent: 'confirm', code: '000000' })
  expect(await give({ intent: 'confirm', code: codeOf(secret) })).toMatchObject({
    problem: 'Trop de tentatives. Réessayez dans 15 minutes.',
  })
  expect(await isOn()).toBe(false)
  later(16 * MINUTE)
  await give({ intent: 'confirm', code: codeOf(secret) })
  expect(await isOn()).toBe(true)
})

test('codes that were made are shown, also where the tries before them cannot be forgotten', async () => {
  const secret = await begin()
  await sql`create trigger kept before delete on attempts begin select raise(abort, 'kept'); end`.execute(db)
  expect(await give({ intent: 'confirm', code: codeOf(secret) })).toMatchObject({ recoveryCodes: { length: 10 } })
})

test('an answer that showed codes and was not read is said, where what asked for it is sent again', async () => {
  const secret = await begin()
  const first = { intent: 'confirm', code: codeOf(secret) }
  expect(await give(first)).toMatchObject({ recoveryCodes: { length: 10 } })
  expect(await give(first)).toEqual({ done: expect.stringContaining("Vous n'avez pas vu vos codes de secours ?") })
  later(MINUTE)
  const renew = { intent: 'renew', password: PASSWORD, code: codeOf(secret) }
  expect(await give({ ...renew, code: '000000' })).toMatchObject({ problem: 'Ce code est faux, ou a déjà servi.' })
  expect(await give(renew)).toMatchObject({ recoveryCodes: { length: 10 } })
  expect(await give(renew)).toMatchObject({
    field: 'code',
    problem: expect.stringContaining("Vos codes de secours viennent d'être refaits"),
  })
  later(11 * MINUTE)
  expect(await give({ ...renew, code: '000000' })).toMatchObject({ problem: 'Ce code est faux, ou a déjà servi.' })
})

test('codes are turned off with the password and a code, of the app or on paper', async () => {
  const { secret, recoveryCodes } = await turnOn()
  for (const code of ['', '000000'])
    expect(await give({ intent: 'off', password: PASSWORD, code })).toMatchObject({ field: 'code' })
  expect(await give({ intent: 'off', password: 'faux', code: codeOf(secret) })).toMatchObject({ field: 'password' })
  expect(await isOn()).toBe(true)
  expect(await give({ intent: 'off', password: PASSWORD, code: codeOf(secret) })).toEqual({})
  expect(await isOn()).toBe(false)
  const again = await turnOn()
  expect(await give({ intent: 'off', password: PASSWORD, code: recoveryCodes[0]! })).toMatchObject({ field: 'code' })
  expect(await give({ intent: 'off', password: PASSWORD, code: again.recoveryCodes[0]! })).toEqual({})
  expect(await isOn()).toBe(false)
})

test('codes on paper are made anew with a code, at either page, and not by guessing one', async () => {
  const { secret } = await turnOn()
  const fields = { intent: 'renew', password: PASSWORD }
  expect(await give(fields)).toMatchObject({ field: 'code' })
  expect(await answerPasskeys(...asking(fields), viewer)).toMatchObject({ problem: expect.anything() })
  expect(await give({ ...fields, code: codeOf(secret) })).toMatchObject({ recoveryCodes: { length: 10 } })
  for (let count = 0; count < 10; count++) await give({ ...fields, code: '000000' })
  later(MINUTE)
  expect(await give({ ...fields, code: codeOf(secret) })).toMatchObject({
    problem: expect.stringContaining('Trop de tentatives'),
  })
  expect(await countRecoveryCodes(db, viewer.user.uid)).toBe(10)
})
