import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { EMAIL, PASSWORD, requestTo, siteOn } from '../../../tests/support/site-of-accounts.ts'
import { ENGINES, freshDatabase } from '../../../tests/support/test-database.ts'
import type { Viewer } from '../viewer.ts'
import type { Database } from '../../platform/database/tables.ts'
import { addAccount, disableAccount, findAccount, listAccounts, removeAccount } from '../accounts.server.ts'
import { listEvents } from '../audit.server.ts'
import { QueueFullError } from '../../lib/limited-queue.ts'
import { hashPassword } from '../password-hash.server.ts'
import { findSecondStep } from '../second-factor/second-step-store.server.ts'
import { codeAt } from '../second-factor/one-time-code.server.ts'
import { answerAccounts, readAccounts } from '../page.server.ts'
import { changeOwnPassword } from './own-password.server.ts'
import { readPasswordLink, setPasswordByLink } from './password-link.server.ts'
import { beginCodes, confirmCodes } from '../second-factor/verify.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

vi.mock('../password-hash.server.ts', () => ({
  hashPassword: vi.fn(async (password: string) => `hash of ${password}`),
  verifyPassword: async (password: string, hash: string) => hash === `hash of ${password}`,
}))

const INES = 'ines@exemple.fr'
const NEW = 'quatre lampes sous la pluie'
const MINUTE = 60_000

describe.each(ENGINES)('the accounts page on %s', (engine) => {
  let db: Database
  let site: Site
  let camille: Viewer
  let ines: string

  beforeEach(async () => {
    captureLog()
    db = await freshDatabase(engine)
    site = siteOn(db)
    const uid = await addAccount(db, { email: EMAIL, name: 'Camille', password: PASSWORD }, 12)
    ines = await addAccount(db, { email: INES, name: 'Inès', password: PASSWORD }, 12)
    camille = { user: { uid, displayName: 'Camille', email: EMAIL }, session: { id: 's' } } as Viewer
  })
  afterEach(() => vi.useRealTimers())

  const asking = (fields: Record<string, string>, address?: string) =>
    requestTo(site, { path: '/admin/compte', fields, address })
  const answer = (fields: Record<string, string>) => answerAccounts(...asking(fields), camille)

  /** Makes a link for Inès, and returns what it leads by. */
  async function ticket(): Promise<string> {
    const { link = '' } = await answer({ other: ines, password: PASSWORD })
    expect(link).toMatch(/^https:\/\/institut\.example\/nouveau-mot-de-passe\/[\w-]{43}$/)
    return link.split('/').at(-1)!
  }
  const use = (given: string, password = NEW, again = password) =>
    setPasswordByLink(...asking({ new: password, again }, '198.51.100.7'), given)
  const signInAs = (password: string) => signIn(...asking({}), { email: INES, password })
  const kinds = async () => (await listEvents(db, 50)).map(({ kind, name }) => `${name} ${kind}`)

  test('a link sets a new password, once, and ends the sessions that there were', async () => {
    expect(await signInAs(PASSWORD)).toMatchObject({ admitted: true })
    const link = await ticket()
    expect(await readPasswordLink(asking({})[1], link)).toEqual({ email: INES, minLength: 12 })
    expect(await use(link)).toEqual({ isDone: true })
    expect(await db.selectFrom('session').select('id').where('userId', '=', ines).execute()).toEqual([])
    expect(await readPasswordLink(asking({})[1], link)).toBeUndefined()
    expect(await use(link, 'encore une autre phrase')).toBeUndefined()
    expect(await signInAs(PASSWORD)).toMatchObject({ status: 401 })
    expect(await signInAs(NEW)).toMatchObject({ admitted: true })
    expect(await kinds()).toEqual(expect.arrayContaining(['Inès password-link-made', 'Inès password-changed']))
    expect(JSON.stringify(await db.selectFrom('tickets').selectAll().execute())).not.toContain(link)
  })

  test('an e-mail is changed for who gives her own password, and is the one to sign in with', async () => {
    expect(await answer({ email: ' Claire@Institut.example', proof: 'ce-nest-pas-celui-la' })).toMatchObject({
      problem: { field: 'proof', message: 'Ce mot de passe est incorrect.' },
      kept: { email: ' Claire@Institut.example' },
    })
    for (const [email, message] of [
      ['claire', /n'est pas valable/],
      [INES.toUpperCase(), /a déjà un compte/],
    ] as const)
      expect(await answer({ email, proof: PASSWORD })).toMatchObject({
        problem: { field: 'email', message: expect.stringMatching(message) as string },
      })
    expect(await answer({ email: ' Claire@Institut.example', proof: PASSWORD })).toEqual({ changed: 'adresse' })
    const signInWith = (email: string) => signIn(...asking({}), { email, password: PASSWORD })
    expect(await signInWith(EMAIL)).toMatchObject({ status: 401 })
    expect(await signInWith('claire@institut.example')).toMatchObject({ admitted: true })
    expect(await kinds()).toContain('Camille email-changed')
  })

  test('a third is not added, and a second is by a link to her first password', async () => {
    const third = { newName: 'Zoé', newEmail: 'zoe@institut.example', newProof: PASSWORD }
    expect(await answer(third)).toMatchObject({ problem: { field: 'newEmail', message: /troisième est refusé/ } })
    await removeAccount(db, INES)
    expect(await readAccounts(asking({})[1], camille)).toMatchObject({ others: [], hasRoom: true })
    expect(await answer({ ...third, newName: ' ' })).toMatchObject({ problem: { field: 'newName' } })
    expect(await answer({ ...third, newEmail: 'zoe' })).toMatchObject({ problem: { field: 'newEmail' } })
    expect(await answer({ ...third, newProof: 'ce-nest-pas-celui-la' })).toMatchObject({
      problem: { field: 'newProof' },
    })
    expect(await listAccounts(db)).toHaveLength(1)
    const { added, link = '' } = await answer(third)
    expect(added).toBe('Zoé')
    expect(await use(link.split('/').at(-1)!)).toEqual({ isDone: true })
    expect(await signIn(...asking({}), { email: third.newEmail, password: NEW })).toMatchObject({ admitted: true })
    expect(await readAccounts(asking({})[1], camille)).toMatchObject({ others: [{ name: 'Zoé' }], hasRoom: false })
  })

  test('a second who is added without a link is there, and is said to be', async () => {
    await removeAccount(db, INES)
    await db.schema.dropTable('tickets').execute()
    const second = { newName: 'Zoé', newEmail: 'zoe@institut.example', newProof: PASSWORD }
    expect(await answer(second)).toEqual({ added: 'Zoé' })
    expect(await listAccounts(db)).toMatchObject([{ name: 'Camille' }, { name: 'Zoé' }])
  })

  test('of two that use it at once, one sets the password', async () => {
    const link = await ticket()
    const outcomes = await Promise.all([use(link), use(link, 'encore une autre phrase')])
    expect(outcomes.filter((outcome) => outcome?.isDone)).toHaveLength(1)
  })

  test('the second factor is asked for all the same', async () => {
    const account = { id: ines, name: 'Inès' }
    const secret = await beginCodes(site, ines)
    const code = codeAt(secret, Math.floor(Date.now() / 30_000))
    await confirmCodes(site, account, code, { address: undefined, device: '' })
    await use(await ticket())
    expect(await findSecondStep(db, ines)).toMatchObject({ code: true })
    expect(await signInAs(NEW)).toMatchObject({ status: 202 })
  })

  test('it is good for half an hour, until another is made, and for no disabled account', async () => {
    const first = await ticket()
    const second = await ticket()
    expect(await use(first)).toBeUndefined()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE })
    expect(await use(second)).toBeUndefined()
    const third = await ticket()
    await disableAccount(db, INES)
    expect(await use(third)).toBeUndefined()
    expect(await answer({ other: ines, password: PASSWORD })).toMatchObject({ problem: { field: 'password' } })
    expect((await readAccounts(asking({})[1], camille)).others).toEqual([])
  })

  test('a password that will not do is said beside its field, and the link stays good', async () => {
    const link = await ticket()
    expect(await use(link, 'azertyuiopqs')).toMatchObject({ problem: { field: 'new' } })
    expect(await use(link, NEW, `${NEW}s`)).toMatchObject({ problem: { field: 'again' }, kept: { new: NEW } })
    expect(await use(link)).toEqual({ isDone: true })
  })

  test('where the disk is full that is said, and what was given stays', async () => {
    const message = "Le disque du site est plein : rien n'est enregistré."
    const full = () => vi.mocked(hashPassword).mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }))
    const link = await ticket()
    full()
    const kept = { new: NEW, again: NEW }
    expect(await use(link)).toEqual({ problem: { field: 'new', message }, kept, again: 507 })
    full()
    const own = { password: PASSWORD, ...kept }
    expect(await changeOwnPassword(...asking(own), camille)).toMatchObject({
      problem: { message },
      kept: own,
      again: 507,
    })
    await db.schema.dropTable('attempts').execute()
    const fields = { email: 'claire@institut.example', proof: PASSWORD }
    expect(await answer(fields)).toMatchObject({
      problem: { field: 'email', message: expect.stringContaining("rien n'est enregistré") },
      kept: { email: fields.email },
      again: 500,
    })
  })

  test('where too many passwords are being hashed, what was given stays, and the link stays good', async () => {
    const link = await ticket()
    vi.mocked(hashPassword).mockRejectedValueOnce(new QueueFullError())
    expect(await use(link)).toEqual({
      problem: { field: 'new', message: 'Trop de tentatives. Réessayez dans 5 s.' },
      kept: { new: NEW, again: NEW },
      again: 429,
    })
    vi.mocked(hashPassword).mockRejectedValueOnce(new QueueFullError())
    const fields = { password: PASSWORD, new: NEW, again: NEW }
    expect(await changeOwnPassword(...asking(fields), camille)).toMatchObject({ kept: fields, again: 429 })
    expect(await use(link)).toEqual({ isDone: true })
  })

  test('it is made for the own password, for the other alone, and ten times in a day', async () => {
    expect(await answer({ other: ines, password: 'faux' })).toMatchObject({
      problem: { field: 'password', message: 'Ce mot de passe est incorrect.' },
    })
    expect(await answer({ other: camille.user.uid, password: PASSWORD })).not.toHaveProperty('link')
    expect(await answer({ other: 'personne', password: PASSWORD })).not.toHaveProperty('link')
    for (let count = 0; count < 9; count++) await ticket()
    expect(await answer({ other: ines, password: PASSWORD })).toMatchObject({
      problem: { message: 'Trop de liens. Réessayez dans 24 heures.' },
    })
  })

  test('links that lead nowhere are tried ten times, and none is looked for then', async () => {
    const link = await ticket()
    for (let count = 0; count < 10; count++) expect(await use('nulle-part')).toBeUndefined()
    expect(await use(link)).toMatchObject({ problem: { message: expect.stringContaining('Trop de tentatives') } })
  })

  test('a name is changed by its owner, and the journal tells', async () => {
    expect(await answer({ name: ' Camille Weber ' })).toEqual({ changed: 'nom' })
    expect(await findAccount(db, EMAIL)).toMatchObject({ name: 'Camille Weber' })
    expect(await findAccount(db, INES)).toMatchObject({ name: 'Inès' })
    expect(await kinds()).toContain('Camille Weber name-changed')
    for (const name of [' ', 'a\nb', 'a'.repeat(81)])
      expect(await answer({ name })).toMatchObject({ problem: { field: 'name' }, kept: { name } })
    expect(await findAccount(db, EMAIL)).toMatchObject({ name: 'Camille Weber' })
  })
})
