import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAuthenticator } from '../../../tests/support/authenticator.ts'
import { captureLog } from '../../../tests/support/logged.ts'
import { EMAIL, ORIGIN, PASSWORD, requestTo, siteOn } from '../../../tests/support/site-of-accounts.ts'
import { ENGINES, freshDatabase } from '../../../tests/support/test-database.ts'
import type { Viewer } from '../viewer.ts'
import type { Database } from '../../platform/database/tables.ts'
import { addAccount, disableAccount, findAccountOrRefuse } from '../accounts.server.ts'
import { listEvents } from '../audit.server.ts'
import { addPasskey, removeSecondStep } from '../second-factor/second-step-store.server.ts'
import { offerCreation, readCreated } from './verify.server.ts'
import { offerPasskeyAlone, offerSecondStep } from '../second-factor/second-step.server.ts'
import { readSession } from '../session.server.ts'
import { signIn, signInByPasskey, signInSecondly } from '../sign-in/sign-in.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

vi.mock('../password-hash.server.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: async (password: string, hash: string) => hash === `hash of ${password}`,
}))

const PARTY = { id: 'institut.example', origin: ORIGIN }

describe.each(ENGINES)('a passkey alone on %s', (engine) => {
  let db: Database
  let site: Site
  let id: string
  let authenticator: ReturnType<typeof makeAuthenticator>

  beforeEach(async () => {
    captureLog()
    db = await freshDatabase(engine)
    site = siteOn(db)
    id = await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12)
    authenticator = makeAuthenticator()
    const viewer = { user: { uid: id, email: EMAIL }, session: { id: 's' } } as Viewer
    const { challenge } = await offerCreation(db, PARTY, viewer, 'Institut')
    const created = await readCreated(db, PARTY, viewer, authenticator.make(asked(challenge)))
    await addPasskey(db, { id, name: 'Camille' }, { ...created!, name: 'Clé' }, { address: undefined, device: '' })
  })
  afterEach(() => vi.useRealTimers())

  const asked = (challenge: string) => ({ challenge, origin: ORIGIN, rpId: PARTY.id })

  const request = (cookies?: string[], address?: string) => requestTo(site, { cookies, address })
  const challenge = async () => (await offerPasskeyAlone(...request()))?.challenge ?? expect.fail('Nothing is asked.')
  const give = (signed: string) => signInByPasskey(...request(), signed)
  const sessions = () => db.selectFrom('session').select('id').execute()

  test('opens a session where its device has recognised its owner', async () => {
    expect(await offerPasskeyAlone(...request())).toMatchObject({ rpId: PARTY.id, userVerification: 'required' })
    const result = await give(authenticator.sign(asked(await challenge())))
    const cookies = result.admitted ? result.cookies : expect.fail('refused')
    expect((await readSession(site, request(cookies)[0])).viewer?.user.email).toBe(EMAIL)
    expect((await listEvents(db, 10)).map(({ kind }) => kind)).toContain('signed-in')
  })

  test('opens nothing where somebody was only there, which is enough after the password', async () => {
    const signed = authenticator.sign({ ...asked(await challenge()), verified: false })
    expect(await give(signed)).toMatchObject({ status: 401, message: expect.stringContaining('mot de passe') })
    expect(await sessions()).toEqual([])
    const pending = await signIn(...request(), { email: EMAIL, password: PASSWORD })
    const cookies =
      !pending.admitted && pending.status === 202 ? pending.cookies : expect.fail('Nothing was asked for.')
    const offer = await offerSecondStep(...request(cookies))
    const passkey = authenticator.sign({ ...asked(offer!.passkey!.challenge), verified: false })
    expect(await signInSecondly(...request(cookies), { passkey })).toMatchObject({ admitted: true })
  })

  test('is good once, also for two that come at once', async () => {
    authenticator.stopCounting()
    const signed = authenticator.sign(asked(await challenge()))
    const outcomes = await Promise.all([give(signed), give(signed)])
    expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(1)
    expect(await give(signed)).toMatchObject({ status: 401 })
  })

  test('is nothing over a challenge that is over, forged, or was asked after the password', async () => {
    const old = await challenge()
    const bytes = Buffer.from(await challenge(), 'base64url')
    bytes[0]! ^= 1
    const pending = await signIn(...request(), { email: EMAIL, password: PASSWORD })
    const offer = await offerSecondStep(...request(!pending.admitted && pending.cookies ? pending.cookies : []))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60_000 })
    for (const forged of [bytes.toString('base64url'), offer!.passkey!.challenge, 'AAAA'])
      expect(await give(authenticator.sign(asked(forged))), forged).toMatchObject({ status: 401 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 })
    const message = 'Erreur de connexion : la page était ouverte depuis trop longtemps. Recommencez.'
    expect(await give(authenticator.sign(asked(old)))).toMatchObject({ status: 401, message })
    expect(await sessions()).toEqual([])
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ["a frame of another site's page", { crossOrigin: true }],
  ])('is refused from %s', async (_, other) => {
    expect(await give(authenticator.sign({ ...asked(await challenge()), ...other }))).toMatchObject({ status: 401 })
  })

  test('is refused with the name of another account', async () => {
    const signed = JSON.parse(authenticator.sign(asked(await challenge()))) as { response: object }
    const named = (userId: string) =>
      JSON.stringify({
        ...signed,
        response: { ...signed.response, userHandle: Buffer.from(userId).toString('base64url') },
      })
    expect(await give(named('another'))).toMatchObject({ status: 401 })
    expect(await give(named(id))).toMatchObject({ admitted: true })
  })

  test('is refused of a disabled account, and not asked for where nobody has one', async () => {
    await disableAccount(db, EMAIL)
    expect(await give(authenticator.sign(asked(await challenge())))).toMatchObject({ status: 403 })
    expect(await sessions()).toEqual([])
    await removeSecondStep(db, await findAccountOrRefuse(db, EMAIL))
    expect(await offerPasskeyAlone(...request())).toBeUndefined()
    expect(await give(authenticator.sign(asked('AAAA')))).toMatchObject({ status: 401 })
  })

  test('tries are counted, and end; asking writes nothing', async () => {
    const before = await challenge()
    expect(await db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([])
    const statuses: unknown[] = []
    for (let count = 0; count < 12; count++) {
      const result = await give('{}')
      statuses.push(!result.admitted && result.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    // Keys that nobody has do not shut out the one that is there, from elsewhere.
    const signed = authenticator.sign(asked(before))
    expect(await signInByPasskey(...request([], '198.51.100.7'), signed)).toMatchObject({ admitted: true })
  })
})
