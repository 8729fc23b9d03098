import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAuthenticator } from '../../../tests/support/authenticator.ts'
import { captureLog } from '../../../tests/support/logged.ts'
import { EMAIL, ORIGIN, PASSWORD, requestTo, siteOn } from '../../../tests/support/site-of-accounts.ts'
import { ENGINES, freshDatabase } from '../../../tests/support/test-database.ts'
import type { Viewer } from '../viewer.ts'
import type { Database } from '../../platform/database/tables.ts'
import { codeAt } from '../second-factor/one-time-code.server.ts'
import { addAccount } from '../accounts.server.ts'
import { listEvents } from '../audit.server.ts'
import { listPasskeys } from './passkeys.server.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.server.ts'
import {
  addPasskey,
  findSecondStep,
  removeCodes,
  removePasskey,
  removeSecondStep,
} from '../second-factor/second-step-store.server.ts'
import { answerPasskeys } from './page.server.ts'
import { offerCreation, readCreated } from './verify.server.ts'
import { relyingParty } from './relying-party.server.ts'
import { answerSecondFactor } from '../second-factor/page.server.ts'
import { beginCodes, confirmCodes } from '../second-factor/verify.server.ts'
import { offerSecondStep } from '../second-factor/second-step.server.ts'
import { signIn, signInSecondly } from '../sign-in/sign-in.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

vi.mock('../password-hash.server.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: async (password: string, hash: string) => hash === `hash of ${password}`,
}))

const PARTY = { id: 'institut.example', origin: ORIGIN }
const CLIENT = { address: '192.0.2.1', device: 'Safari sur iPhone' }

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let db: Database
  let site: Site
  let account: { id: string; name: string }
  let authenticator: ReturnType<typeof makeAuthenticator>
  let recovery: string[]
  let logged: Record<string, unknown>[]

  const viewer = (session = 's') => ({ user: { uid: account.id, email: EMAIL }, session: { id: session } }) as Viewer
  const later = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

  beforeEach(async () => {
    logged = captureLog()
    db = await freshDatabase(engine)
    site = siteOn(db)
    account = { id: await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12), name: 'Camille' }
    authenticator = makeAuthenticator()
    const { challenge } = await offerCreation(db, PARTY, viewer(), 'Institut')
    const created = await readCreated(db, PARTY, viewer(), authenticator.make(asked(challenge)))
    recovery = (await addPasskey(db, account, { ...created!, name: 'Clé de Camille' }, CLIENT))!
  })
  afterEach(() => vi.useRealTimers())

  const asked = (challenge: string) => ({ challenge, origin: ORIGIN, rpId: PARTY.id })

  const request = (cookies: string[]) => requestTo(site, { cookies })

  /** Gives the password. Returns the cookies of what is to follow. */
  async function pending(): Promise<string[]> {
    const result = await signIn(...request([]), { email: EMAIL, password: PASSWORD })
    return !result.admitted && result.status === 202 ? result.cookies : expect.fail('Nothing was asked for.')
  }
  async function challengeFor(cookies: string[]): Promise<string> {
    const offer = await offerSecondStep(...request(cookies))
    return offer?.passkey?.challenge ?? expect.fail('No passkey was asked for.')
  }
  const give = (cookies: string[], passkey: string) => signInSecondly(...request(cookies), { passkey })
  const sessions = () => db.selectFrom('session').select('id').execute()
  const kinds = async () => (await listEvents(db, 50)).map(({ kind }) => kind)

  test('a passkey opens a session after the password, and nothing before', async () => {
    const cookies = await pending()
    expect(await sessions()).toEqual([])
    const offer = await offerSecondStep(...request(cookies))
    expect(offer).toMatchObject({
      code: false,
      passkey: { rpId: PARTY.id, userVerification: 'preferred', allowCredentials: [{ id: authenticator.id }] },
    })
    expect(await give(cookies, authenticator.sign(asked(offer!.passkey!.challenge)))).toMatchObject({ admitted: true })
    expect(await sessions()).toHaveLength(1)
    expect(await listPasskeys(db, account.id)).toMatchObject([{ counter: 1, lastUsedAt: expect.any(String) }])
    expect(await kinds()).toEqual(expect.arrayContaining(['passkey-added', 'signed-in']))
  })

  test.each(['that counts', 'that does not count'])('what a key %s signed is good once', async (kind) => {
    if (kind === 'that does not count') authenticator.stopCounting()
    const cookies = await pending()
    const signed = authenticator.sign(asked(await challengeFor(cookies)))
    const outcomes = await Promise.all([give(cookies, signed), give(cookies, signed)])
    expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(1)
    expect(await give(await pending(), signed)).toMatchObject({ status: 401 })
    expect(await sessions()).toHaveLength(1)
  })

  test.each([
    ['another origin', { origin: 'https://institut.example.evil.example' }],
    ['a neighbour of the same domain', { origin: 'https://autre.institut.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ["a frame of another site's page", { topOrigin: 'https://evil.example' }],
    ["a frame of another site's page, unnamed", { crossOrigin: true }],
  ])('%s is refused', async (_, other) => {
    const cookies = await pending()
    const challenge = await challengeFor(cookies)
    expect(await give(cookies, authenticator.sign({ ...asked(challenge), ...other }))).toMatchObject({
      status: 401,
      message: expect.stringContaining("clé d'accès"),
    })
    expect(await sessions()).toEqual([])
    expect(await kinds()).toContain('passkey-refused')
  })

  test('what was refused is one line in the log, and one in the journal', async () => {
    const cookies = await pending()
    const challenge = await challengeFor(cookies)
    await give(cookies, authenticator.sign({ ...asked(challenge), rpId: 'evil.example' }))
    expect(logged.filter(({ event }) => event === 'passkey-refused')).toEqual([
      { time: expect.any(String), level: 'warn', event: 'passkey-refused', error: expect.stringMatching(/^[^\n]+$/) },
    ])
    expect((await kinds()).filter((kind) => kind === 'passkey-refused')).toHaveLength(1)
  })

  test('a key that is sent again is said to be there, and none of anybody else', async () => {
    const camille = { ...viewer(), user: { ...viewer().user, displayName: 'Camille' } }
    const send = (fields: Record<string, string>) => answerPasskeys(...requestTo(site, { fields }), camille)
    const { setup } = await send({ intent: 'begin', password: PASSWORD })
    const created = makeAuthenticator().make(asked(setup!.creation.challenge))
    expect(await send({ created, name: 'Tablette' })).toEqual({ done: 'La clé « Tablette » est ajoutée.' })
    expect(await send({ created, name: 'Autre' })).toEqual({ done: 'La clé « Tablette » est ajoutée.' })
    await removePasskey(db, account, authenticator.id, CLIENT)
    expect(await send({ created, name: 'Autre' })).toEqual({
      done: "La clé « Tablette » est ajoutée. Vous n'avez pas vu vos codes de secours ? Refaites-les.",
    })
    const user_id = await addAccount(db, { email: 'ines@exemple.fr', name: 'Inès', password: PASSWORD }, 12)
    await db.updateTable('passkeys').set({ user_id }).execute()
    expect(await send({ created, name: 'Tablette' })).toMatchObject({ problem: expect.stringContaining('pas été') })
  })

  test("no key is made in a frame of another site's page", async () => {
    const { challenge } = await offerCreation(db, PARTY, viewer(), 'Institut')
    const framed = makeAuthenticator().make({ ...asked(challenge), crossOrigin: true })
    expect(await readCreated(db, PARTY, viewer(), framed)).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['no key', '{}'],
    ['a list', '[]'],
    ['half a key', '{"id":1}'],
    ['very much', 'x'.repeat(100_000)],
  ])('%s is refused', async (_, given) => {
    expect(await give(await pending(), given)).toMatchObject({ status: 401 })
  })

  test('what was asked of one sign-in serves no other', async () => {
    const [one, other] = [await pending(), await pending()]
    const signed = authenticator.sign(asked(await challengeFor(one)))
    await challengeFor(other)
    expect(await give(other, signed)).toMatchObject({ status: 401 })
    expect(await give([], signed)).toMatchObject({ status: 400 })
    expect(await give(one, signed)).toMatchObject({ admitted: true })
  })

  test('after five minutes it is too late', async () => {
    const cookies = await pending()
    const challenge = await challengeFor(cookies)
    later(6)
    const message = 'Erreur de connexion : la page était ouverte depuis trop longtemps. Recommencez.'
    expect(await give(cookies, authenticator.sign(asked(challenge)))).toMatchObject({ status: 401, message })
    const again = await challengeFor(cookies)
    expect(await give(cookies, authenticator.sign(asked(again)))).toMatchObject({ admitted: true })
  })

  test('a copy, which counts from where it was taken, is refused', async () => {
    authenticator.countFrom(7)
    const cookies = await pending()
    expect(await give(cookies, authenticator.sign(asked(await challengeFor(cookies))))).toMatchObject({
      admitted: true,
    })
    authenticator.countFrom(5)
    const later = await pending()
    expect(await give(later, authenticator.sign(asked(await challengeFor(later))))).toMatchObject({ status: 401 })
  })

  test("another's key, and one that was removed, let nobody in", async () => {
    const cookies = await pending()
    const challenge = await challengeFor(cookies)
    expect(await give(cookies, makeAuthenticator().sign(asked(challenge)))).toMatchObject({ status: 401 })
    const again = authenticator.sign(asked(await challengeFor(cookies)))
    expect(await removePasskey(db, account, authenticator.id, CLIENT)).toBe(true)
    expect(await removePasskey(db, account, authenticator.id, CLIENT)).toBe(false)
    expect(await give(cookies, again)).toMatchObject({ status: 401 })
    expect(await countRecoveryCodes(db, account.id)).toBe(0)
    expect(await signIn(...request([]), { email: EMAIL, password: PASSWORD })).toMatchObject({ admitted: true })
  })

  test('tries are counted with those of codes, and end', async () => {
    const cookies = await pending()
    const statuses: unknown[] = []
    for (let count = 0; count < 12; count++) {
      const result = await give(cookies, '{}')
      statuses.push(!result.admitted && result.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(await signInSecondly(...request(cookies), { code: recovery[0]! })).toMatchObject({ status: 429 })
  })

  test('a recovery code does for a key, once', async () => {
    expect(recovery).toHaveLength(10)
    const cookies = await pending()
    expect(await signInSecondly(...request(cookies), { code: recovery[0]! })).toMatchObject({ admitted: true })
    expect(await signInSecondly(...request(await pending()), { code: recovery[0]! })).toMatchObject({ status: 401 })
  })

  test('a key is made in the session that asked for it, once, and belongs to one account', async () => {
    const other = makeAuthenticator()
    const { challenge, excludeCredentials } = await offerCreation(db, PARTY, viewer(), 'Institut')
    expect(excludeCredentials).toMatchObject([{ id: authenticator.id }])
    const made = other.make(asked(challenge))
    expect(await readCreated(db, PARTY, viewer('another'), made)).toBeUndefined()
    const created = await readCreated(db, PARTY, viewer(), made)
    expect(created).toMatchObject({ id: other.id, counter: 0, transports: ['usb'] })
    expect(await readCreated(db, PARTY, viewer(), made)).toBeUndefined()
    expect(await addPasskey(db, account, { ...created!, name: 'Autre' }, CLIENT)).toEqual([])
    expect(await addPasskey(db, account, { ...created!, name: 'Autre' }, CLIENT)).toBeUndefined()
    expect(await findSecondStep(db, account.id)).toEqual({ code: false, passkeys: 2 })
    expect(await removeSecondStep(db, account)).toBe(true)
    expect(await findSecondStep(db, account.id)).toEqual({ code: false, passkeys: 0 })
    expect(await removeSecondStep(db, account)).toBe(false)
  })

  test('an app beside a key leaves the codes on paper as they are, and each goes without the other', async () => {
    const step = () => Math.floor(Date.now() / 30_000)
    const secret = await beginCodes(site, account.id)
    expect(await confirmCodes(site, account, codeAt(secret, step()), CLIENT)).toEqual([])
    const again = requestTo(site, { fields: { intent: 'confirm', code: codeAt(secret, step()) } })
    const camille = { ...viewer(), user: { ...viewer().user, displayName: 'Camille' } }
    expect(await answerSecondFactor(...again, camille)).toEqual({ done: 'Le code est activé.' })
    const offer = await offerSecondStep(...request(await pending()))
    expect(offer).toMatchObject({ code: true, passkey: { rpId: PARTY.id } })
    const cookies = await pending()
    expect(await signInSecondly(...request(cookies), { code: codeAt(secret, step() + 1) })).toMatchObject({
      admitted: true,
    })
    await removePasskey(db, account, authenticator.id, CLIENT)
    expect(await countRecoveryCodes(db, account.id)).toBe(10)
    expect(await offerSecondStep(...request(await pending()))).toEqual({ code: true, passkey: undefined })
    await removeCodes(db, account, CLIENT)
    expect(await countRecoveryCodes(db, account.id)).toBe(0)
  })

  test('there is one challenge for each who asks, and none that is over', async () => {
    const cookies = await pending()
    await challengeFor(cookies)
    await challengeFor(cookies)
    expect(await db.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(1)
    later(6)
    await offerCreation(db, PARTY, viewer(), 'Institut')
    expect(await db.selectFrom('passkey_challenges').select('key').execute()).toEqual([{ key: 'creation|s' }])
  })
})

test.each([
  ['https://www.institut.fr', 'https://www.institut.fr/admin', 'www.institut.fr'],
  ['', 'http://localhost:3000/admin', 'localhost'],
  ['', 'http://127.0.0.1:3000/admin', undefined],
  ['', 'https://evil.example/admin', undefined],
  ['http://www.institut.fr', 'http://www.institut.fr/', undefined],
  ['https://192.0.2.1', 'https://192.0.2.1/', undefined],
  ['https://[2001:db8::1]', 'https://[2001:db8::1]/', undefined],
])('SITE_URL "%s", asked at %s: passkeys are for %s', (siteUrl, address, id) => {
  expect(relyingParty({ siteUrl }, new Request(address))?.id).toBe(id)
})
