import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, freshDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../platform/database/tables.ts'
import { countStrangers, findTried, listEvents, recordEvent } from './audit.server.ts'
import { readOwnAccount } from './own-account.server.ts'
import type { Viewer } from './viewer.ts'

const DAY = 24 * 60 * 60 * 1000
const CAMILLE = { id: 'c', name: 'Camille' }
const HOME = { address: '192.0.2.1', device: 'Safari sur iPhone' }

describe.each(ENGINES)('the journal on %s', (engine) => {
  let db: Database
  beforeEach(async () => void (db = await freshDatabase(engine)))
  afterEach(() => vi.useRealTimers())

  const at = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) + days * DAY })

  test('tells the newest first, and lets go of what is older than half a year', async () => {
    at(0)
    await recordEvent(db, 'account-added', CAMILLE)
    at(1)
    await recordEvent(db, 'signed-in', CAMILLE, HOME)
    at(183)
    await recordEvent(db, 'refused', undefined, { address: undefined, device: 'Appareil inconnu' })
    expect(await listEvents(db, 2)).toEqual([
      { at: '2026-07-03T00:00:00.000Z', kind: 'refused', name: null, address: null, device: 'Appareil inconnu' },
      { at: '2026-01-02T00:00:00.000Z', kind: 'signed-in', name: 'Camille', ...HOME },
    ])
    expect(await listEvents(db, 9)).toHaveLength(3)
    at(184)
    await recordEvent(db, 'signed-out', CAMILLE, HOME)
    expect((await listEvents(db, 9)).map(({ kind }) => kind)).toEqual(['signed-out', 'refused', 'signed-in'])
  })

  test('keeps the last thousand of those who are nobody, and all of the others', async () => {
    const row = (count: number, user_id: string | null) => ({
      id: `${user_id}${count}`,
      at: new Date(Date.UTC(2026, 0, 1, 0, 0, count)).toISOString(),
      kind: 'refused',
      user_id,
    })
    const rows = Array.from({ length: 1200 }, (_, count) => [row(count, null), row(count, 'c')]).flat()
    for (let from = 0; from < rows.length; from += 400)
      await db
        .insertInto('audit_events')
        .values(rows.slice(from, from + 400))
        .execute()
    at(10)
    await recordEvent(db, 'refused', undefined, HOME)
    const kept = await db.selectFrom('audit_events').select('user_id').execute()
    expect(kept.filter(({ user_id }) => user_id === null)).toHaveLength(1000)
    expect(kept.filter(({ user_id }) => user_id === 'c')).toHaveLength(1200)
    const told = async () =>
      (await readOwnAccount(db, { user: { uid: 'c' }, session: { id: 's' } } as Viewer)).strangers
    expect((await told())!.count).toMatch(/^au moins 1\s000$/)
    await db.deleteFrom('audit_events').where('id', '=', 'null1199').execute()
    expect(await told()).toMatchObject({ count: '999' })
  })

  test('the accounts are told apart from those that do not exist, however many were tried', async () => {
    at(0)
    expect(await countStrangers(db)).toBeUndefined()
    await recordEvent(db, 'signed-in', CAMILLE, HOME)
    for (let day = 1; day <= 3; day++) {
      at(day)
      await recordEvent(db, 'refused', undefined, HOME)
    }
    expect((await listEvents(db, 2, 'accounts')).map(({ kind }) => kind)).toEqual(['signed-in'])
    expect(await countStrangers(db)).toEqual({ count: 3, last: '2026-01-04T00:00:00.000Z' })
  })

  test('an address is known for ninety days after a sign-in to this account, and no other', async () => {
    const moment = new Date(0).toISOString()
    const person = { emailVerified: 0, role: 'admin', disabled: 0, createdAt: moment, updatedAt: moment }
    await db
      .insertInto('user')
      .values([
        { ...person, ...CAMILLE, email: 'c@exemple.fr' },
        { ...person, id: 'i', name: 'Inès', email: 'i@exemple.fr' },
      ])
      .execute()
    const isKnown = async (email: string, address?: string) => (await findTried(db, email, address)).isKnownAddress
    at(0)
    await recordEvent(db, 'refused', CAMILLE, { ...HOME, address: '192.0.2.2' })
    await recordEvent(db, 'signed-in', CAMILLE, HOME)
    expect((await findTried(db, 'c@exemple.fr', undefined)).account).toEqual(CAMILLE)
    expect((await findTried(db, 'personne@exemple.fr', HOME.address)).account).toBeUndefined()
    expect(await isKnown('c@exemple.fr', HOME.address)).toBe(true)
    expect(await isKnown('c@exemple.fr', '192.0.2.2')).toBe(false)
    expect(await isKnown('c@exemple.fr')).toBe(false)
    expect(await isKnown('i@exemple.fr', HOME.address)).toBe(false)
    at(91)
    expect(await isKnown('c@exemple.fr', HOME.address)).toBe(false)
  })
})
