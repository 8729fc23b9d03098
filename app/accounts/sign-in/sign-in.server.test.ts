import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { EMAIL, PASSWORD, requestTo, siteOn } from '../../../tests/support/site-of-accounts.ts'
import { ENGINES, freshDatabase, type Engine } from '../../../tests/support/test-database.ts'
import type { Viewer } from '../viewer.ts'
import type { Database } from '../../platform/database/tables.ts'
import { QueueFullError } from '../../lib/limited-queue.ts'
import { hashPassword, verifyPassword } from '../password-hash.server.ts'
import { addAccount, disableAccount, setPassword } from '../accounts.server.ts'
import { listEvents } from '../audit.server.ts'
import { endSession, readSession, viewerContext } from '../session.server.ts'
import type { SignIn } from './sign-in-answers.server.ts'
import { signIn } from './sign-in.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

// Two hundred real ones would take minutes; the real one has its own tests.
vi.mock('../password-hash.server.ts', () => ({
  hashPassword: vi.fn(async (password: string) => `hash of ${password}`),
  verifyPassword: vi.fn(async (password: string, hash: string) => hash === `hash of ${password}`),
}))

const REFUSING = [
  "create or replace function refused() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
  'create trigger refused before update on session execute function refused()',
]
const REFUSING_UPDATES: Record<Engine, string[]> = {
  sqlite: ["create trigger refused before update on session begin select raise(abort, 'full'); end"],
  pglite: REFUSING,
  postgres: REFUSING,
}

const WRONG = 'Erreur de connexion : e-mail ou mot de passe incorrect.'

describe.each(ENGINES)('sign-in on %s', (engine) => {
  let db: Database
  let site: Site
  let id: string
  let logged: Record<string, unknown>[]

  beforeEach(async () => {
    logged = captureLog()
    db = await freshDatabase(engine)
    site = siteOn(db)
    id = await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const asked = (address: string, cookies?: string[]) => requestTo(site, { address, cookies })
  const tryIn = (password: string, { email = EMAIL, address = '192.0.2.1', cookies = [] as string[] } = {}) =>
    signIn(...asked(address, cookies), { email, password })
  async function admitted(): Promise<string[]> {
    const result = await tryIn(PASSWORD)
    return result.admitted ? result.cookies : expect.fail(`refused: ${result.status}`)
  }
  const viewer = async (cookies: string[]) => (await readSession(site, asked('192.0.2.1', cookies)[0])).viewer

  test('the right password opens a session, kept in a cookie that only this site is sent', async () => {
    const cookies = await admitted()
    const session = cookies.find((cookie) => cookie.includes('session_token'))
    expect(session).toMatch(/^__Host-administration\.session_token=.+; Max-Age=604800; Path=\/; /)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(session).toContain(attribute)
    expect(cookies.join()).not.toContain('Domain')
    // 32 characters out of 62: 190 random bits.
    expect(session).toMatch(/token=[A-Za-z0-9]{32}\./)
    // Known at both doors: /login, and /api/session over an open page.
    expect(cookies.find((cookie) => cookie.startsWith('__Host-appareil='))).toMatch(/; Path=\/;/)
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

  test('a password that is changed while it is checked opens no session', async () => {
    vi.mocked(verifyPassword).mockImplementationOnce(async () => {
      await setPassword(db, EMAIL, 'cinq mots au hasard ici', 12)
      return true
    })
    expect(await tryIn(PASSWORD)).toMatchObject({ status: 401, message: WRONG })
    expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('a known and an unknown account cost the same: one hash, and no more where tries are used up', async () => {
    const hashes = async (email: string, address: string) => {
      vi.mocked(hashPassword).mockClear()
      vi.mocked(verifyPassword).mockClear()
      await tryIn('faux', { email, address })
      return vi.mocked(hashPassword).mock.calls.length + vi.mocked(verifyPassword).mock.calls.length
    }
    for (let count = 0; count < 12; count++)
      for (const email of [EMAIL, 'personne@exemple.fr'])
        expect(await hashes(email, `198.51.100.${count}`), `${email} ${count}`).toBe(count < 10 ? 1 : 0)
  })

  test('a password with blanks around it, which is verified twice, costs an unknown account two hashes', async () => {
    vi.mocked(hashPassword).mockClear()
    expect(await tryIn('faux ', { email: 'personne@exemple.fr' })).toMatchObject({ status: 401 })
    expect(hashPassword).toHaveBeenCalledTimes(2)
  })

  test('a session that cannot be looked up is neither there nor over: 503, and its cookie stays', async () => {
    const cookies = await admitted()
    await sql`alter table session rename to session_away`.execute(db)
    const [request] = asked('192.0.2.1', cookies)
    expect(await readSession(site, request)).toEqual({ viewer: undefined, denial: 503, cookies: [] })
    await sql`alter table session_away rename to session`.execute(db)
    expect(await viewer(cookies)).toBeDefined()
    const stranger = asked('192.0.2.1')
    expect((await readSession(site, stranger[0])).denial).toBe(401)
  })

  test('a session that cannot be prolonged, as on a full disk, is one all the same', async () => {
    const cookies = await admitted()
    const [request] = asked('192.0.2.1', cookies)
    for (const statement of REFUSING_UPDATES[engine]) await sql.raw(statement).execute(db)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 })
    expect(await readSession(site, request)).toMatchObject({ viewer: { user: { email: EMAIL } }, cookies: [] })
    await sql.raw(`drop trigger refused${engine === 'sqlite' ? '' : ' on session'}`).execute(db)
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
      message: expect.stringMatching(/trop de tentatives\. Réessayez dans 15 minutes\.$/),
    })
    expect(await tryIn(PASSWORD)).toMatchObject({ admitted: false, status: 429, retryAfter: expect.any(Number) })
    expect(await tryIn(PASSWORD, { address: '192.0.2.2' })).toMatchObject({ admitted: true })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 })
    expect(await tryIn(PASSWORD)).toMatchObject({ admitted: true })
  })

  test('who comes when too many passwords are being checked is asked to come again', async () => {
    vi.mocked(verifyPassword).mockRejectedValueOnce(new QueueFullError())
    expect(await tryIn(PASSWORD)).toMatchObject({ status: 429, retryAfter: 5 })
    expect(await tryIn(PASSWORD)).toMatchObject({ admitted: true })
  })

  test('a success clears the counts of its way in', async () => {
    for (let count = 0; count < 9; count++) await tryIn('faux')
    await admitted()
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([])
  })

  test('who is known by device or by address is slowed down on their own', async () => {
    const cookies = await admitted()
    const statuses = async (count: number, from: Parameters<typeof tryIn>[1]) => {
      const outcomes: unknown[] = []
      for (let tried = 0; tried < count; tried++) {
        const result = await tryIn('faux', from)
        outcomes.push(!result.admitted && result.status)
      }
      return [...new Set(outcomes)]
    }
    expect(await statuses(10, { address: '192.0.2.99', cookies })).toEqual([401])
    expect(await statuses(1, { address: '192.0.2.99', cookies })).toEqual([429])
    expect(await statuses(10, {})).toEqual([401])
    expect(await statuses(1, {})).toEqual([429])
    expect(await tryIn(PASSWORD, { address: '192.0.2.99' })).toMatchObject({ admitted: true })
  })

  test('a device is known for the accounts that it signed in to, and no others', async () => {
    await addAccount(db, { email: 'ines@exemple.fr', name: 'Inès', password: PASSWORD }, 12)
    const cookies = await admitted()
    const ines = { email: 'ines@exemple.fr', address: '198.51.100.7', cookies }
    for (let count = 0; count < 10; count++) await tryIn('faux', { ...ines, address: `203.0.113.${count}` })
    expect(await tryIn(PASSWORD, ines)).toMatchObject({ status: 429 })
  })

  test('whoever pretends to be at another address is counted all the same', async () => {
    const outcomes: unknown[] = []
    for (let count = 0; count < 12; count++)
      outcomes.push(await tryIn('faux', { email: `${count}@exemple.fr`, address: `2001:db8:1:2::${count}` }))
    expect(outcomes.slice(10)).toEqual([expect.objectContaining({ status: 429 }), expect.anything()])
  })

  test('a sign-in takes the place of the session that its browser had, and leaves the others', async () => {
    const first = await admitted()
    const elsewhere = await admitted()
    await tryIn(PASSWORD, { cookies: first })
    expect(await viewer(first)).toBeUndefined()
    expect(await viewer(elsewhere)).toBeDefined()
    expect(await db.selectFrom('session').select('id').execute()).toHaveLength(2)
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
    expect(cleared.join()).toContain('__Host-administration.session_token=; Max-Age=0')
    expect(await viewer(cookies)).toBeUndefined()
    expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('a visit prolongs the session and its cookie; a week without one ends it', async () => {
    const cookies = await admitted()
    const [request] = asked('192.0.2.1', cookies)
    const later = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60 * 1000 })
    expect((await readSession(site, request)).cookies).toEqual([])
    later(1)
    const prolonged = await readSession(site, request)
    expect(prolonged.cookies.join()).toMatch(/session_token=.+Max-Age=604800/)
    later(7 * 24 - 1)
    expect((await readSession(site, request)).viewer).toBeDefined()
    later(7 * 24 + 1)
    const over = await readSession(site, request)
    expect(over).toMatchObject({
      viewer: undefined,
      cookies: [expect.stringContaining('Max-Age=0'), expect.anything(), expect.anything()],
    })
  })

  test('what an open page asks with the cookie of an ended session leaves that of a later one alone', async () => {
    const cookies = await admitted()
    await db.deleteFrom('session').execute()
    const [request] = asked('192.0.2.1', cookies)
    request.headers.set('Sec-Fetch-Mode', 'cors')
    expect(await readSession(site, request)).toEqual({ viewer: undefined, denial: 401, cookies: [] })
    request.headers.set('Sec-Fetch-Mode', 'navigate')
    expect((await readSession(site, request)).cookies.join()).toContain('session_token=; Max-Age=0')
  })

  test('thirty days after it was opened a session is over, however often it was used', async () => {
    const cookies = await admitted()
    const opened = Date.now()
    for (let day = 1; day < 30; day++) {
      vi.useFakeTimers({ toFake: ['Date'], now: opened + day * 24 * 60 * 60 * 1000 })
      const seen = await viewer(cookies)
      expect(Date.parse(seen!.session.expiresAt)).toBeLessThanOrEqual(opened + 30 * 24 * 60 * 60 * 1000 + 1000)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: opened + 30 * 24 * 60 * 60 * 1000 + 1000 })
    const over = await readSession(site, asked('192.0.2.1', cookies)[0])
    expect(over.viewer).toBeUndefined()
    expect(over.cookies.join()).toContain('session_token=; Max-Age=0')
    expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('the journal tells every sign-in, failure and sign-out, and never what was typed', async () => {
    const cookies = await admitted()
    await tryIn('faux')
    await tryIn('faux', { email: 'personne@exemple.fr' })
    for (let count = 0; count < 12; count++) await tryIn('faux', { address: `198.51.100.${count}` })
    // The journal cannot tell the order of two events within one millisecond.
    await setTimeout(2)
    await disableAccount(db, EMAIL)
    await setTimeout(2)
    await tryIn(PASSWORD)
    await setTimeout(2)
    const [request, context] = asked('2001:db8:1:2::7', cookies)
    context.set(viewerContext, { user: { uid: id, displayName: 'Camille' } } as Viewer)
    await endSession(request, context)
    const events = (await listEvents(db, 100)).reverse()
    expect(events.map(({ kind, name }) => `${name} ${kind}`)).toEqual([
      'Camille account-added',
      'Camille signed-in',
      'Camille refused',
      'null refused',
      ...Array.from({ length: 10 }, () => 'Camille refused'),
      'Camille blocked',
      'Camille account-disabled',
      'Camille refused-disabled',
      'Camille signed-out',
    ])
    expect(events[1]).toMatchObject({ address: '192.0.2.1', device: 'Appareil inconnu' })
    expect(events.at(-1)).toMatchObject({ address: '2001:db8:1:2::/64' })
    expect(JSON.stringify(events)).not.toMatch(/exemple|hasard|faux/)
  })

  test('without a database a sign-in fails politely, nobody is known, and a failed sign-out is logged', async () => {
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

  test('a disk that is full is said', async () => {
    const insert = vi.spyOn(db, 'insertInto').mockImplementationOnce(() => {
      throw Object.assign(new Error(), { code: 'ENOSPC' })
    })
    expect(await tryIn(PASSWORD)).toMatchObject({ status: 507, message: expect.stringContaining('disque du site') })
    expect(insert.mock.calls).toEqual([['attempts']])
  })

  test('no log line tells an e-mail or a password', async () => {
    await tryIn('faux')
    await tryIn(PASSWORD)
    expect(JSON.stringify(logged)).not.toMatch(/camille|hasard|faux/)
  })
})
