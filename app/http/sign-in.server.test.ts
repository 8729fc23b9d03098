import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { ENGINES, openTestDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../database/tables.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { verifyPassword } from '../lib/password-hash.server.ts'
import { addAccount, disableAccount } from '../store/accounts.server.ts'
import { openMediaLibrary } from '../store/media-library.server.ts'
import { makeAuth } from './auth.server.ts'
import { makeLive } from './live.server.ts'
import { addressContext, endSession, readSession } from './session.server.ts'
import { readSettings } from './settings.server.ts'
import { signIn, type SignIn } from './sign-in.server.ts'
import { siteContext, type Site } from './site-context.server.ts'

// Two hundred real ones would take minutes; the real one has its own tests.
vi.mock('../lib/password-hash.server.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: vi.fn(async (password: string, hash: string) => hash === `hash of ${password}`),
}))

const ORIGIN = 'https://institut.example'
const EMAIL = 'camille@exemple.fr'
const PASSWORD = 'trois mots au hasard'
const WRONG = 'Erreur de connexion : e-mail ou mot de passe incorrect.'

describe.each(ENGINES)('sign-in on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  let site: Site
  let id: string
  let logged: Record<string, unknown>[]

  beforeEach(async () => {
    logged = captureLog()
    ;({ db, close } = await openTestDatabase(engine))
    const settings = readSettings({ SITE_URL: ORIGIN })
    const auth = makeAuth(db, settings, 'a-secret-for-tests-of-some-length-0123456789')
    site = { db, settings, auth, live: makeLive(db), media: openMediaLibrary(db, settings.dataDir) }
    id = await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    await close()
  })

  function asked(address: string, cookies: string[] = []) {
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(addressContext, address)
    return [new Request(`${ORIGIN}/login`, { headers: { cookie } }), context] as const
  }
  const tryIn = (password: string, { email = EMAIL, address = '192.0.2.1', cookies = [] as string[] } = {}) =>
    signIn(...asked(address, cookies), { email, password })
  async function admitted(): Promise<string[]> {
    const result = await tryIn(PASSWORD)
    return result.admitted ? result.cookies : expect.fail(result.message)
  }
  const viewer = async (cookies: string[]) => (await readSession(site.auth, asked('192.0.2.1', cookies)[0])).viewer

  test('the right password opens a session, kept in a cookie that only this site is sent', async () => {
    const cookies = await admitted()
    const session = cookies.find((cookie) => cookie.includes('session_token'))
    expect(session).toMatch(/^__Secure-administration\.session_token=.+; Max-Age=604800; Path=\/; /)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(session).toContain(attribute)
    // Known at both doors: /login, and /api/session over an open page.
    expect(cookies.find((cookie) => cookie.startsWith('appareil='))).toMatch(/; Path=\/;/)
    const row = await db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ userId: id, ipAddress: '192.0.2.1', expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(await viewer(cookies)).toEqual({
      user: {
        uid: id,
        displayName: 'Camille',
        photoURL: null,
        email: EMAIL,
        emailVerified: false,
        phoneNumber: null,
        tenantId: null,
        isAnonymous: false,
        providers: ['password'],
        creationTime: expect.stringMatching(/Z$/),
        lastSignInTime: row.createdAt,
      },
      session: { id: row.id, expiresAt: row.expiresAt, now: expect.stringMatching(/Z$/) },
    })
  })

  test.each([
    ['a wrong password', { email: EMAIL, password: 'quatre mots au hasard' }, 401, WRONG],
    ['an unknown account', { email: 'personne@exemple.fr', password: PASSWORD }, 401, WRONG],
    ['what is no e-mail', { email: 'camille', password: PASSWORD }, 401, WRONG],
    ['an endless password', { email: EMAIL, password: 'a'.repeat(200) }, 401, WRONG],
    ['nothing', { email: '', password: '' }, 400, "Erreur de connexion : indiquez l'e-mail et le mot de passe."],
  ])('%s is refused', async (_, given, status, message) => {
    expect(await signIn(...asked('192.0.2.1'), given)).toEqual({ admitted: false, status, message })
    expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('a disabled account, and one that is no administrator, are refused and get no session', async () => {
    await disableAccount(db, EMAIL)
    expect(await tryIn(PASSWORD)).toMatchObject({
      status: 403,
      message: 'Erreur de connexion : ce compte est désactivé.',
    })
    expect(await tryIn('quatre mots au hasard')).toMatchObject({ status: 401 })
    await db.updateTable('user').set({ disabled: 0, role: 'client' }).execute()
    expect(await tryIn(PASSWORD)).toMatchObject({
      status: 403,
      message: "Accès refusé : vous n'êtes pas autorisé à se connecter.",
    })
    expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('an address is slowed down after ten tries, whoever it tries to be; another one is not', async () => {
    const outcomes: SignIn[] = []
    for (let count = 0; count < 11; count++) outcomes.push(await tryIn('faux', { email: `${count}@exemple.fr` }))
    expect(outcomes.map((one) => !one.admitted && one.status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect(outcomes.at(-1)).toMatchObject({
      message: expect.stringMatching(/trop de tentatives\. Réessayez dans \d+ s\.$/),
    })
    expect(await tryIn(PASSWORD)).toMatchObject({ admitted: false, status: 429, retryAfter: expect.any(Number) })
    expect(await tryIn(PASSWORD, { address: '192.0.2.2' })).toMatchObject({ admitted: true })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await tryIn(PASSWORD)).toMatchObject({ admitted: true })
  })

  test('who comes when too many passwords are being checked is asked to come again', async () => {
    vi.mocked(verifyPassword).mockRejectedValueOnce(new QueueFullError())
    expect(await tryIn(PASSWORD)).toMatchObject({ status: 429, retryAfter: 5 })
    expect(await tryIn(PASSWORD)).toMatchObject({ admitted: true })
  })

  test('a success clears the count of its address', async () => {
    for (let count = 0; count < 9; count++) await tryIn('faux')
    await admitted()
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([])
  })

  test('guesses from many addresses slow down strangers, not a device that has signed in before', async () => {
    const cookies = await admitted()
    for (let count = 0; count < 30; count++)
      expect(await tryIn('faux', { address: `198.51.100.${count}` })).toMatchObject({ status: 401 })
    expect(await tryIn(PASSWORD, { address: '198.51.100.99' })).toMatchObject({ status: 429 })
    expect(await tryIn(PASSWORD, { cookies: ['appareil=forged'] })).toMatchObject({ status: 429 })
    expect(await tryIn(PASSWORD, { cookies })).toMatchObject({ admitted: true })
  })

  test('a session ends at once when its account is disabled, loses its role or signs out', async () => {
    const cookies = await admitted()
    await db.updateTable('user').set({ disabled: 1 }).execute()
    expect(await viewer(cookies)).toBeUndefined()
    await db.updateTable('user').set({ disabled: 0, role: 'client' }).execute()
    expect(await viewer(cookies)).toBeUndefined()
    await db.updateTable('user').set({ role: 'admin' }).execute()
    expect(await viewer(cookies)).toBeDefined()
    const cleared = await endSession(...asked('192.0.2.1', cookies))
    expect(cleared.join()).toContain('__Secure-administration.session_token=; Max-Age=0')
    expect(await viewer(cookies)).toBeUndefined()
    expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('a visit after a day prolongs the session and its cookie; after a week it is over', async () => {
    const cookies = await admitted()
    const [request] = asked('192.0.2.1', cookies)
    expect((await readSession(site.auth, request)).cookies).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
    const prolonged = await readSession(site.auth, request)
    expect(prolonged.cookies.join()).toMatch(/session_token=.+Max-Age=604800/)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 })
    const over = await readSession(site.auth, request)
    expect(over).toMatchObject({
      viewer: undefined,
      cookies: [expect.stringContaining('Max-Age=0'), expect.anything(), expect.anything()],
    })
  })

  test('without a database a sign-in fails politely, everyone is a visitor, and a failed sign-out is logged', async () => {
    const cookies = await admitted()
    await db.schema.dropTable('attempts').execute()
    await db.schema.dropTable('session').execute()
    expect(await tryIn(PASSWORD)).toMatchObject({
      status: 500,
      message: expect.stringContaining('un incident est survenu'),
    })
    expect(await viewer(cookies)).toBeUndefined()
    expect((await endSession(...asked('192.0.2.1', cookies))).join()).toContain('Max-Age=0')
    expect(logged.map(({ message }) => message)).toContain('Erreur lors de la déconnexion')
  })

  test('no log line tells an e-mail or a password', async () => {
    await tryIn('faux')
    await tryIn(PASSWORD)
    expect(JSON.stringify(logged)).not.toMatch(/camille|hasard|faux/)
  })
})
