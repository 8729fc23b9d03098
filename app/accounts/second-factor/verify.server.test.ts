import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { EMAIL, PASSWORD, requestTo, siteOn } from '../../../tests/support/site-of-accounts.ts'
import { ENGINES, freshDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { codeAt } from './one-time-code.server.ts'
import { makeAuth } from '../auth.server.ts'
import { addAccount, disableAccount, enableAccount, findAccountOrRefuse, setPassword } from '../accounts.server.ts'
import { listEvents } from '../audit.server.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.server.ts'
import { removeCodes, removeSecondStep } from './second-step-store.server.ts'
import { beginCodes, checkOwnCode, confirmCodes, findWaitingSecret } from './verify.server.ts'
import { readSession } from '../session.server.ts'
import { signIn, signInSecondly } from '../sign-in/sign-in.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

vi.mock('../password-hash.server.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: async (password: string, hash: string) => hash === `hash of ${password}`,
}))

const CLIENT = { address: '192.0.2.1', device: 'Safari sur iPhone' }

describe.each(ENGINES)('codes on %s', (engine) => {
  let db: Database
  let site: Site
  let account: { id: string; name: string }
  let secret: string
  let now: number
  let recovery: string[]

  const codeNow = () => codeAt(secret, Math.floor(Date.now() / 30_000))
  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: (now += seconds * 1000) })

  beforeEach(async () => {
    captureLog()
    db = await freshDatabase(engine)
    site = siteOn(db)
    account = { id: await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12), name: 'Camille' }
    now = Date.now()
    later(0)
    secret = await beginCodes(site, account.id)
    recovery = (await confirmCodes(site, account, codeNow(), CLIENT))!
    later(60)
  })
  afterEach(() => vi.useRealTimers())

  const asked = (cookies: string[], address?: string) => requestTo(site, { cookies, address })
  const password = (word = PASSWORD) => signIn(...asked([]), { email: EMAIL, password: word })
  async function pending(): Promise<string[]> {
    const result = await password()
    return !result.admitted && result.status === 202 ? result.cookies : expect.fail('No code was asked for.')
  }
  const code = async (given: string, cookies?: string[], address?: string) =>
    signInSecondly(...asked(cookies ?? (await pending()), address), { code: given })
  const sessions = () => db.selectFrom('session').select('id').execute()
  const kinds = async () => (await listEvents(db, 50)).map(({ kind }) => kind)

  test('the password alone opens nothing, and a wrong one does not tell that a code would follow', async () => {
    const cookies = await pending()
    expect(cookies.join()).toMatch(/^__Host-mot-de-passe-donne=.+HttpOnly; Secure; SameSite=Lax$/)
    expect(await sessions()).toEqual([])
    expect((await readSession(site, asked(cookies)[0])).viewer).toBeUndefined()
    expect(await password('faux')).toMatchObject({ status: 401, message: expect.stringContaining('ou mot de passe') })
  })

  test('codes that were sealed by another secret are said to be unreadable, let nobody in, and are logged once', async () => {
    const lines = captureLog()
    const moved = { ...site, auth: makeAuth(db, site.settings, 'another-secret-for-tests-of-some-length-0123456789') }
    const words =
      /^Erreur de connexion : le site ne sait plus lire .* codes de secours.* « institut admin second-factor off »/
    const give = async (given: string) => {
      const first = await signIn(...requestTo(moved), { email: EMAIL, password: PASSWORD })
      const { cookies } = first.admitted ? expect.fail('No code was asked for.') : first
      return signInSecondly(...requestTo(moved, { cookies }), { code: given })
    }
    for (let count = 0; count < 2; count++)
      expect(await give(codeNow())).toMatchObject({ status: 401, message: expect.stringMatching(words) })
    expect(await checkOwnCode(moved, account, codeNow(), CLIENT)).toMatch(/^Le site ne sait plus lire /)
    expect(await sessions()).toEqual([])
    expect(lines.filter(({ event }) => event === 'second-factor-unreadable')).toHaveLength(1)
    expect(await give(recovery[0]!)).toMatchObject({ admitted: true })
    expect(await code('000000')).toMatchObject({ message: 'Erreur de connexion : ce code est faux, ou a déjà servi.' })
  })

  test('the code opens a session, once', async () => {
    const cookies = await pending()
    const given = codeNow()
    const result = await code(`${given.slice(0, 3)} ${given.slice(3)}`, cookies)
    expect(result).toMatchObject({ admitted: true })
    const opened = result.admitted ? result.cookies : []
    expect((await readSession(site, asked(opened)[0])).viewer?.user.email).toBe(EMAIL)
    expect(opened.join()).toMatch(/mot-de-passe-donne=; Max-Age=0/)
    expect(await code(given)).toMatchObject({ status: 401 })
    later(30)
    expect(await code(codeNow())).toMatchObject({ admitted: true })
    expect(await db.selectFrom('session').select('ipAddress').execute()).toEqual(
      Array.from({ length: 2 }, () => ({ ipAddress: '192.0.2.1' })),
    )
  })

  test('of two that give the same code at once, one comes in', async () => {
    const [one, other] = [await pending(), await pending()]
    const outcomes = await Promise.all([code(codeNow(), one), code(codeNow(), other)])
    expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(1)
  })

  test('a recovery code lets in once, and the others stay', async () => {
    expect(recovery).toHaveLength(10)
    expect(await code(` ${recovery[3]!.toUpperCase()} `)).toMatchObject({ admitted: true })
    expect(await code(recovery[3]!)).toMatchObject({ status: 401 })
    expect(await countRecoveryCodes(db, account.id)).toBe(9)
    expect(await kinds()).toContain('recovery-code-used')
    const renewed = await renewRecoveryCodes(db, account, CLIENT)
    expect(await code(recovery[4]!)).toMatchObject({ status: 401 })
    expect(await code(renewed[4]!)).toMatchObject({ admitted: true })
  })

  test('codes are guessed ten times and no more, from wherever', async () => {
    const cookies = await pending()
    const statuses: unknown[] = []
    for (let count = 0; count < 12; count++) {
      const result = await code('000000', cookies, `198.51.100.${count}`)
      statuses.push(!result.admitted && result.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await kinds()).filter((kind) => kind === 'code-refused')).toHaveLength(10)
  })

  test('without the password, too late after it, or under a forged one, a code is nothing', async () => {
    const [cookie = ''] = await pending()
    const cookies = [cookie]
    expect(await code(codeNow(), [])).toMatchObject({ status: 400 })
    const [name, value = ''] = cookie.split(';')[0]!.split('=')
    expect(await code(codeNow(), [`${name}=x${value.slice(1)}`])).toMatchObject({ status: 400 })
    later(601)
    expect(await code(codeNow(), cookies)).toMatchObject({ status: 400, message: expect.stringContaining('délai') })
    expect(await sessions()).toEqual([])
  })

  test('what the password opened is good for one sign-in', async () => {
    const cookies = await pending()
    expect(await code('000000', cookies)).toMatchObject({ status: 401 })
    expect(await code(codeNow(), cookies)).toMatchObject({ admitted: true })
    later(30)
    expect(await code(codeNow(), cookies)).toMatchObject({ status: 400, message: expect.stringContaining('délai') })
    const again = await pending()
    const outcomes = await Promise.all([code(codeNow(), again), code(recovery[0]!, again)])
    expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(1)
    expect(await db.selectFrom('tickets').selectAll().execute()).toEqual([])
  })

  test('what the old password opened is nothing after a new one, nor after the account was shut', async () => {
    const cookies = await pending()
    await setPassword(db, EMAIL, 'quatre mots au hasard', 12)
    expect(await code(codeNow(), cookies)).toMatchObject({ status: 400 })
    await setPassword(db, EMAIL, PASSWORD, 12)
    const before = await pending()
    await disableAccount(db, EMAIL)
    await enableAccount(db, EMAIL)
    expect(await code(codeNow(), before)).toMatchObject({ status: 400 })
    expect(await sessions()).toEqual([])
  })

  test('who was disabled between both steps stays out', async () => {
    const cookies = await pending()
    await disableAccount(db, EMAIL)
    expect(await code(codeNow(), cookies)).toMatchObject({ status: 400 })
    expect(await password()).toMatchObject({ status: 403 })
    expect(await sessions()).toEqual([])
  })

  test('nobody is asked before a first code has proved the app, nor after it was turned off', async () => {
    expect(await removeSecondStep(db, await findAccountOrRefuse(db, EMAIL))).toBe(true)
    expect(await password()).toMatchObject({ admitted: true })
    expect(await removeCodes(db, account, CLIENT)).toBe(false)
    secret = await beginCodes(site, account.id)
    expect(await findWaitingSecret(site, account.id)).toBe(secret)
    expect(await confirmCodes(site, account, '000000', CLIENT)).toBeUndefined()
    expect(await password()).toMatchObject({ admitted: true })
    expect(await confirmCodes(site, account, codeNow(), CLIENT)).toHaveLength(10)
    expect(await password()).toMatchObject({ status: 202 })
    await beginCodes(site, account.id)
    expect(await findWaitingSecret(site, account.id)).toBeUndefined()
    expect((await kinds()).filter((kind) => kind.startsWith('second-factor')).sort()).toEqual([
      'second-factor-off',
      'second-factor-on',
      'second-factor-on',
    ])
  })

  test('a secret stays the same while it is taken to an app, and is another a quarter of an hour later', async () => {
    await removeCodes(db, account, CLIENT)
    const first = await beginCodes(site, account.id)
    later(14 * 60)
    expect(await beginCodes(site, account.id)).toBe(first)
    later(2 * 60)
    const second = await beginCodes(site, account.id)
    expect(second).not.toBe(first)
    secret = first
    expect(await confirmCodes(site, account, codeNow(), CLIENT)).toBeUndefined()
    secret = second
    expect(await confirmCodes(site, account, codeNow(), CLIENT)).toBeDefined()
  })

  test('neither the secret nor a code is kept as it is', async () => {
    const kept = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await listEvents(db, 50),
    ])
    expect(kept).not.toContain(secret)
    for (const one of recovery) expect(kept).not.toContain(one)
  })
})
