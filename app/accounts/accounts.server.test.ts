import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, freshDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../platform/database/tables.ts'
import {
  addAccount,
  addFirstAccount,
  disableAccount,
  enableAccount,
  findAccount,
  hasAccounts,
  listAccounts,
  removeAccount,
  setPassword,
} from './accounts.server.ts'
import { listEvents } from './audit.server.ts'

// Each would take half a second; signing in with real ones is tested elsewhere.
vi.mock('./password-hash.server.ts', () => ({ hashPassword: async () => 'hash' }))

const PASSWORD = 'trois mots au hasard'
const CAMILLE = { email: 'Camille@Exemple.fr ', name: ' Camille ', password: PASSWORD }
const INES = { email: 'ines@exemple.fr', name: 'Inès', password: PASSWORD }

describe.each(ENGINES)('accounts on %s', (engine) => {
  let db: Database
  beforeEach(async () => void (db = await freshDatabase(engine)))

  const add = (person: { email: string; name: string; password: string }) => addAccount(db, person, 12)
  const sessions = () => db.selectFrom('session').select('userId').execute()

  async function openSession(userId: string) {
    const moment = new Date().toISOString()
    const times = { expiresAt: moment, createdAt: moment, updatedAt: moment }
    await db
      .insertInto('session')
      .values({ id: randomUUID(), token: randomUUID(), userId, ...times })
      .execute()
  }

  test('two are added and listed in order; a third is refused', async () => {
    expect(await hasAccounts(db)).toBe(false)
    const id = await add(CAMILLE)
    await add(INES)
    expect(await hasAccounts(db)).toBe(true)
    expect(await listAccounts(db)).toMatchObject([
      { id, email: 'camille@exemple.fr', name: 'Camille', disabled: false, lastSignInAt: null },
      { email: 'ines@exemple.fr', name: 'Inès' },
    ])
    await disableAccount(db, INES.email)
    await expect(add({ ...INES, email: 'trois@exemple.fr' })).rejects.toThrow('un troisième est refusé')
    await removeAccount(db, INES.email)
    await expect(add({ ...INES, email: 'trois@exemple.fr' })).resolves.toBeTypeOf('string')
  })

  test('of three that are added at once, one is refused', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((who) => add({ ...INES, email: `${who}@exemple.fr` })),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await listAccounts(db)).toHaveLength(2)
  })

  test.each([
    ['a short password', { ...INES, password: 'onze lettre' }, 'au moins 12 caractères'],
    ['an overlong password', { ...INES, password: 'a1'.repeat(65) }, 'au plus 128 caractères'],
    ['a common password', { ...INES, password: 'MotDePasse123' }, 'trop courant'],
    ['a run along the keys', { ...INES, password: 'azertyuiopqs' }, 'trop facile à deviner'],
    ['a password made of the name', { ...INES, name: 'Inès Keller', password: 'InesKeller-68' }, 'trop courant'],
    ['a password made of the institute', { ...INES, password: 'HeuresDorées2026' }, 'trop courant'],
    ['what is no e-mail', { ...INES, email: 'ines' }, "n'est pas valable"],
    ['an e-mail that no sign-in takes', { ...INES, email: `ines@${'long.'.repeat(64)}fr` }, "n'est pas valable"],
    ['an empty name', { ...INES, name: ' ' }, 'nom'],
    ['a name of two lines', { ...INES, name: 'Inès\tKeller' }, 'nom'],
  ])('%s is refused', async (_, person, message) => {
    await expect(add(person)).rejects.toThrow(message)
    expect(await hasAccounts(db)).toBe(false)
  })

  test('an e-mail is taken however it is written', async () => {
    await add(CAMILLE)
    await expect(add({ ...INES, email: 'CAMILLE@exemple.fr' })).rejects.toThrow('déjà un compte')
    expect(await findAccount(db, ' CAMILLE@EXEMPLE.FR')).toMatchObject({ name: 'Camille' })
    expect(await findAccount(db, 'personne@exemple.fr')).toBeUndefined()
  })

  test.each([
    ['disabling', (email: string) => disableAccount(db, email)],
    ['a new password', (email: string) => setPassword(db, email, 'quatre mots au hasard', 12)],
    ['removal', (email: string) => removeAccount(db, email)],
  ])('%s ends the sessions of that account alone', async (_, change) => {
    const camille = await add(CAMILLE)
    const ines = await add(INES)
    await openSession(camille)
    await openSession(camille)
    await openSession(ines)
    await change(CAMILLE.email)
    expect(await sessions()).toEqual([{ userId: ines }])
  })

  test('a disabled account can be enabled again; nothing is left of a removed one', async () => {
    await add(CAMILLE)
    await disableAccount(db, CAMILLE.email)
    expect(await findAccount(db, CAMILLE.email)).toMatchObject({ disabled: true })
    await enableAccount(db, CAMILLE.email)
    expect(await findAccount(db, CAMILLE.email)).toMatchObject({ disabled: false })
    await removeAccount(db, CAMILLE.email)
    expect(await db.selectFrom('account').select('id').execute()).toEqual([])
  })

  test('the journal tells what is done to an account, and outlives it', async () => {
    await add(CAMILLE)
    await setPassword(db, CAMILLE.email, 'quatre mots au hasard', 12)
    await disableAccount(db, CAMILLE.email)
    await enableAccount(db, CAMILLE.email)
    await removeAccount(db, CAMILLE.email)
    const events = await listEvents(db, 10)
    expect(events.map(({ kind }) => kind).sort()).toEqual(
      ['account-added', 'account-disabled', 'account-enabled', 'account-removed', 'password-changed'].sort(),
    )
    for (const { name, device } of events) expect({ name, device }).toEqual({ name: 'Camille', device: null })
    expect(JSON.stringify(events)).not.toMatch(/exemple|hasard|hash/)
  })

  test('what is refused is no event', async () => {
    await expect(setPassword(db, 'personne@exemple.fr', PASSWORD, 12)).rejects.toThrow()
    await expect(add({ ...INES, password: 'court' })).rejects.toThrow()
    expect(await listEvents(db, 10)).toEqual([])
  })

  test.each([
    ['password', (email: string) => setPassword(db, email, PASSWORD, 12)],
    ['disable', (email: string) => disableAccount(db, email)],
    ['enable', (email: string) => enableAccount(db, email)],
    ['remove', (email: string) => removeAccount(db, email)],
  ])('%s refuses an unknown e-mail', async (_, change) => {
    await expect(change('personne@exemple.fr')).rejects.toThrow('Aucun compte')
  })

  test('the first account is made once, with a password of its own', async () => {
    const keep = vi.fn(async () => undefined)
    const first = await addFirstAccount(db, { email: 'Bonjour@exemple.fr', name: 'Administration' }, 12, keep)
    expect(first).toMatchObject({ email: 'bonjour@exemple.fr', password: expect.stringMatching(/^.{23}$/) })
    expect(await addFirstAccount(db, { email: 'autre@exemple.fr', name: 'A' }, 12, keep)).toBeUndefined()
    expect(keep.mock.calls).toEqual([[first]])
  })
})
