import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../platform/database/tables.ts'
import { revisionsToThin, thinIfDue, thinRevisions, type State } from './thinning.server.ts'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')

const state = (version: number, savedAt: string, more: Partial<State> = {}): State => ({
  version,
  savedAt,
  isDeletion: false,
  isTogether: false,
  ...more,
})

test('every revision of 90 days stays, then the last of each day, after a year the last of each month', () => {
  const moments = [
    '2024-01-01T10:00:00.000Z',
    '2024-03-02T10:00:00.000Z',
    '2024-03-30T10:00:00.000Z',
    '2026-02-03T10:00:00.000Z',
    '2026-02-03T11:00:00.000Z',
    // A day is the institute's: it is past midnight there.
    '2026-02-03T23:30:00.000Z',
    '2026-11-01T10:00:00.000Z',
    '2026-11-01T10:01:00.000Z',
  ]
  const states = moments.map((moment, index) => state(index + 1, moment))
  expect(revisionsToThin(states, NOW)).toEqual([2, 4])
  expect(revisionsToThin(states, NOW, true)).toEqual([4])
})

test('the first and the last stay, and what something is brought back from', () => {
  const at = (minute: number) => `2025-01-01T10:0${minute}:00.000Z`
  const states = [
    state(1, at(0)),
    state(2, at(1)),
    state(3, at(2)),
    state(4, at(3), { isDeletion: true }),
    state(5, at(4)),
    state(6, at(5)),
    state(7, at(6), { isTogether: true }),
    state(8, at(7)),
    state(9, at(8)),
  ]
  expect(revisionsToThin(states, NOW)).toEqual([2, 4, 5, 8])
})

describe.each(ENGINES)('thinning on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (opened) => (db = opened))

  /** Saves a document's states at these moments of one day long ago. */
  async function save(collection: string, id: string, states: [clock: string, data: object][]) {
    const rows = states.map(([clock, data], index) => ({
      collection,
      document_id: id,
      version: index + 1,
      data: JSON.stringify(data),
      author: null,
      saved_at: `2026-03-03T${clock}:00.000Z`,
      position: 0,
    }))
    await db.insertInto('revisions').values(rows).execute()
    const { data, saved_at: updated_at, version } = rows.at(-1)!
    await db.insertInto('documents').values({ collection, id, position: 0, version, data, updated_at }).execute()
  }

  async function versions(collection: string) {
    const rows = await db.selectFrom('revisions').select('version').where('collection', '=', collection).execute()
    return rows.map(({ version }) => Number(version)).sort((one, other) => one - other)
  }

  const words = (texte: string) => ({ texte })

  test('thins what nothing needs, once', async () => {
    await save('team', 'a', [
      ['08:00', words('un')],
      ['09:00', words('deux')],
      ['10:00', words('trois')],
      ['11:00', words('quatre')],
    ])
    expect(await thinRevisions(db, NOW)).toBe(2)
    expect(await versions('team')).toEqual([1, 4])
    expect(await thinRevisions(db, NOW)).toBe(0)
  })

  test('happens once a day, whoever looks how often', async () => {
    const saveThree = (id: string) =>
      save('team', id, [
        ['08:00', words('un')],
        ['09:00', words('deux')],
        ['10:00', words('trois')],
      ])
    const dayPasses = () =>
      db
        .updateTable('claims')
        .set({ until: new Date(0).toISOString() })
        .execute()
    await saveThree('a')
    expect(await thinIfDue(db, NOW)).toBe(1)
    await saveThree('b')
    expect(await thinIfDue(db, NOW)).toBeUndefined()
    const { until } = await db.selectFrom('claims').select('until').executeTakeFirstOrThrow()
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * 60 * 60_000)
    await dayPasses()
    expect(await thinIfDue(db, NOW)).toBe(1)
  })

  test('keeps all that the terms were, and what they said of the institute', async () => {
    await save('centres', 'centre', [
      ['08:00', words('un')],
      ['09:00', words('deux')],
      ['10:00', words('trois')],
      ['11:00', words('quatre')],
      ['12:00', words('cinq')],
    ])
    await save('cgv', 'conditions', [
      ['10:30', words('un')],
      ['10:40', words('deux')],
      ['10:50', words('trois')],
    ])
    await thinRevisions(db, NOW)
    expect(await versions('cgv')).toEqual([1, 2, 3])
    expect(await versions('centres')).toEqual([1, 3, 5])
  })

  test('keeps prices that stood before a reduction that goes on, and titles that made an address', async () => {
    const priced = (price: string) => ({ tarifs: [{ id: 'a', price }] })
    const prices: [string, object][] = [
      ['08:00', priced('60 €')],
      ['09:00', priced('50 €')],
      ['09:01', priced('5 €')],
      ['09:02', { ...priced('50 €'), nom: 'x' }],
      ['10:00', { ...priced('50 €'), nom: 'y' }],
      ['11:00', priced('<s>60 €</s> 40 €')],
    ]
    await save('categories', 'reduit', prices)
    await save('actualites', 'a', [
      ['08:00', { titre: 'Un' }],
      ['09:00', { titre: 'Deux' }],
      ['10:00', { titre: 'Trois' }],
      ['10:01', { titre: 'Quatre' }],
      ['11:00', { titre: 'Quatre' }],
      ['12:00', { titre: 'Quatre', texte: '' }],
    ])
    await thinRevisions(db, NOW)
    expect(await versions('categories')).toEqual([1, 4, 6])
    expect(await versions('actualites')).toEqual([1, 2, 4, 6])
  })

  test('leaves a document for which a change is planned', async () => {
    await save('team', 'a', [
      ['08:00', words('un')],
      ['09:00', words('deux')],
      ['10:00', words('trois')],
    ])
    const planned = { id: 'p', at: '2027-01-01T00:00:00.000Z', collection: 'team', document_id: 'a', change: '{}' }
    await db
      .insertInto('planned_changes')
      .values({ ...planned, author: 'x', planned_at: planned.at, start: null, insists: 0, problem: null })
      .execute()
    expect(await thinRevisions(db, NOW)).toBe(0)
    await db.deleteFrom('planned_changes').execute()
    expect(await thinRevisions(db, NOW)).toBe(1)
  })

  test('a session that is over goes with what it says of a device', async () => {
    const user = { id: 'u', name: 'Camille', email: 'camille@exemple.fr', emailVerified: 1, role: 'admin', disabled: 0 }
    const [before, after] = [new Date(NOW - 1000).toISOString(), new Date(NOW + 1000).toISOString()]
    await db
      .insertInto('user')
      .values({ ...user, createdAt: before, updatedAt: before })
      .execute()
    const made = { userId: 'u', createdAt: before, updatedAt: before }
    await db
      .insertInto('session')
      .values([
        { id: 'over', token: 'a', expiresAt: before, ...made },
        { id: 'open', token: 'b', expiresAt: after, ...made },
      ])
      .execute()
    await db.deleteFrom('claims').execute()
    await thinIfDue(db, NOW)
    expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: 'open' }])
  })

  test('what was planned and given up stays for thirty days', async () => {
    const day = 86_400_000
    const since = (days: number) => new Date(NOW - days * day).toISOString()
    const planned = { at: since(-1), collection: 'team', document_id: 'a', change: '{}', start: null }
    const rest = { author: 'x', planned_at: since(40), insists: 0, problem: null }
    const given = { waits: null, recent: since(29), old: since(31) }
    await db
      .insertInto('planned_changes')
      .values(Object.entries(given).map(([id, abandoned_at]) => ({ id, ...planned, ...rest, abandoned_at })))
      .execute()
    await db.deleteFrom('claims').execute()
    await thinIfDue(db, NOW)
    const left = await db.selectFrom('planned_changes').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['recent', 'waits'])
  })
})
