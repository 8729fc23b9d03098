import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { onServer, TEST_DATABASE_URL } from '../../../tests/support/postgres-database.ts'
import { ENGINES, freshDatabase, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Change, Outcome } from './changes.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from './changes.server.ts'
import { replaceDocument } from './documents.server.ts'

const OFFER = { titre: 'Une offre', contenu: ['Une ligne'], image: '' }

afterEach(() => vi.restoreAllMocks())

describe.each(ENGINES)('a change that is asked for twice, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    for (const id of ['a', 'b'])
      await db.transaction().execute((trx) => replaceDocument(trx, 'soldes', id, OFFER, null))
  })

  const count = async () => (await db.selectFrom('revisions').select('version').execute()).length
  const titled = (titre: string, base: number): Change => ({
    intent: 'update',
    collection: 'soldes',
    id: 'a',
    base,
    fields: { titre },
  })
  const keyed = (change: Change, key: string = randomUUID()): Change => ({ ...change, key })
  const ask = (change: Change, author = 'camille') => applyChange(db, change, author)

  test.each<[what: string, change: Change]>([
    ['an update', titled('Autre', 1)],
    ['an addition', { intent: 'add', collection: 'soldes', id: randomUUID(), fields: OFFER }],
    ['a removal', { intent: 'remove', collection: 'soldes', id: 'a' }],
    ['a move', { intent: 'move', collection: 'soldes', id: 'b', before: 'a' }],
  ])('%s is made once, and answered the same', async (_, asked) => {
    const change = keyed(asked)
    const first = await ask(change)
    expect(await count()).toBe(3)
    expect(await ask(change)).toEqual(first)
    expect(await count()).toBe(3)
  })

  test('a restoration as well', async () => {
    await ask(titled('Deux', 1))
    const change = keyed({ intent: 'restore', collection: 'soldes', id: 'a', version: 1 })
    const first = await ask(change)
    await ask(titled('Quatre', 3))
    expect(await ask(change)).toEqual(first)
    expect(await count()).toBe(5)
  })

  test('is no conflict with itself, and leaves what another has saved since', async () => {
    const change = keyed(titled('La mienne', 1))
    const first = await ask(change)
    expect(first.outcome).toBe('saved')
    await ask(titled('La sienne', 2), 'ines')
    expect(await ask(change)).toEqual(first)
    expect(await ask(titled('La mienne', 1))).toMatchObject({ outcome: 'conflict' })
    const standing = await db.selectFrom('documents').select('data').where('id', '=', 'a').executeTakeFirstOrThrow()
    expect(standing.data).toContain('La sienne')
  })

  const fieldsOf = async (id: string) => {
    const { data } = await db.selectFrom('documents').select('data').where('id', '=', id).executeTakeFirstOrThrow()
    return JSON.parse(data) as object
  }

  test('with another text by then is saved with that', async () => {
    const key = randomUUID()
    const first = keyed({ ...titled('Une', 1), fields: { titre: 'Une', contenu: ['Un'] } } as Change, key)
    await ask(first)
    // The line is as it was again.
    const corrected = keyed(titled('Deux', 1), key)
    expect(await ask(corrected)).toMatchObject({ outcome: 'saved', document: { version: 3, titre: 'Deux' } })
    expect(await fieldsOf('a')).toMatchObject({ titre: 'Deux', contenu: OFFER.contenu })
    expect(await ask(corrected)).toMatchObject({ outcome: 'saved', document: { version: 3 } })
    expect(await count()).toBe(4)
    await ask(titled('La sienne', 3), 'ines')
    expect(await ask(keyed(titled('Trois', 1), key))).toMatchObject({ outcome: 'conflict' })
    expect(await ask(keyed(titled(' ', 1), key))).toMatchObject({ outcome: 'invalid', problems: [{ path: 'titre' }] })
    expect(await fieldsOf('a')).toMatchObject({ titre: 'La sienne' })
  })

  test('keeps what others had saved in the same list before it was made', async () => {
    const members = (names: string[], base: number): Change =>
      ({ intent: 'update', collection: 'soldes', id: 'a', base, fields: { contenu: names } }) as Change
    await ask(members(['Un', 'Deux', 'Trois', 'Quatre'], 1))
    await ask(members(['Un', 'Deux', 'Trois', 'La sienne'], 2), 'ines')
    const key = randomUUID()
    const first = keyed(members(['La mienne', 'Deux', 'Trois', 'Quatre'], 2), key)
    const made = await ask(first)
    expect(await ask(first)).toEqual(made)
    await ask(keyed(members(['Corrigée', 'Deux', 'Trois', 'Quatre'], 2), key))
    expect(await fieldsOf('a')).toMatchObject({ contenu: ['Corrigée', 'Deux', 'Trois', 'La sienne'] })
    expect(await ask(keyed(members(['Encore', 'Deux', 'Trois', 'Quatre'], 2), key))).toMatchObject({
      outcome: 'conflict',
    })
    expect(await fieldsOf('a')).toMatchObject({ contenu: ['Corrigée', 'Deux', 'Trois', 'La sienne'] })
  })

  test('goes on from its last text, however often that is corrected', async () => {
    const key = randomUUID()
    for (const line of ['Une', 'Deux', 'Trois']) {
      const change = { ...titled('', 1), fields: { contenu: [line, ...OFFER.contenu] } } as Change
      expect(await ask(keyed(change, key))).toMatchObject({ outcome: 'saved' })
      expect(await fieldsOf('a')).toMatchObject({ contenu: [line, ...OFFER.contenu] })
    }
    expect(await count()).toBe(5)
  })

  test('an addition with another text by then is saved with that', async () => {
    const id = randomUUID()
    const add = (titre: string): Change => ({ intent: 'add', collection: 'soldes', id, fields: { ...OFFER, titre } })
    const key = randomUUID()
    await ask(keyed(add('Une'), key))
    for (const [titre, revisions] of [
      ['Deux', 4],
      ['Trois', 5],
      ['Une', 6],
    ] as const) {
      expect(await ask(keyed(add(titre), key))).toMatchObject({ outcome: 'saved', document: { titre } })
      expect(await ask(keyed(add(titre), key))).toMatchObject({ outcome: 'saved', document: { titre } })
      expect(await fieldsOf(id)).toMatchObject({ titre })
      expect(await count()).toBe(revisions)
    }
  })

  test('an addition of another key is no other where it has the same text, and takes the place of none', async () => {
    const id = randomUUID()
    const add = (titre: string): Change => ({ intent: 'add', collection: 'soldes', id, fields: { ...OFFER, titre } })
    await ask(keyed(add('Une')))
    expect(await ask(keyed(add('Une')))).toMatchObject({ outcome: 'saved', document: { id, version: 1 } })
    for (const [change, author] of [
      [keyed(add('Deux')), 'camille'],
      [add('Deux'), 'camille'],
      [keyed(add('Deux')), 'ines'],
    ] as const)
      expect(await ask(change, author)).toMatchObject({
        outcome: 'conflict',
        document: { titre: 'Une' },
        conflicts: [{ field: 'titre', mine: 'Deux', theirs: 'Une' }],
      })
    expect([await fieldsOf(id), await count()]).toMatchObject([{ titre: 'Une' }, 3])
  })

  test('at the same moment is made once', async () => {
    const change = keyed(titled('Ensemble', 1))
    // One connection cannot have two transactions.
    const times = engine === 'postgres' ? 5 : 1
    const outcomes = await Promise.all(Array.from({ length: times }, () => ask(change)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await count()).toBe(3)
  })

  test('with the key of another change is refused', async () => {
    const key = randomUUID()
    await ask(keyed(titled('Une', 1), key))
    for (const outcome of [
      await ask(keyed({ intent: 'remove', collection: 'soldes', id: 'b' }, key)),
      await ask(keyed(titled('Une', 1), key), 'ines'),
    ])
      expect(outcome).toMatchObject<Outcome>({
        outcome: 'invalid',
        problems: [expect.objectContaining({ path: 'key' })],
      })
    expect(await count()).toBe(3)
  })
})

describe.skipIf(!TEST_DATABASE_URL)('a write whose connection is lost', () => {
  let db: Database

  beforeEach(async () => void (db = await freshDatabase('postgres')))

  const pidOf = async (on: Database) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]!.pid
  const terminate = (pid: number) => onServer(TEST_DATABASE_URL, 'select pg_terminate_backend($1)', [pid])

  test('before it could be committed is made again, once', async () => {
    const logged = captureLog()
    let tries = 0
    await persist(db, { repeatable: false }, async (trx) => {
      const pid = await pidOf(trx)
      await replaceDocument(trx, 'soldes', 'a', OFFER, null)
      if (++tries > 1) return
      await terminate(pid)
      // The connection ends while nothing is asked of it.
      const lost = expect.objectContaining({ event: 'database-connection-lost' })
      await vi.waitFor(() => expect(logged).toContainEqual(lost), 20_000)
      await replaceDocument(trx, 'soldes', 'a', OFFER, null)
    })
    expect(tries).toBe(2)
    expect(await db.selectFrom('revisions').select('version').execute()).toEqual([{ version: 1 }])
    expect(logged).toContainEqual(expect.objectContaining({ event: 'write-repeated' }))
  })

  test.each([
    [false, 1],
    [true, 2],
  ])('while it was committed is made again only if it may be: %s', async (repeatable, expected) => {
    captureLog()
    let tries = 0
    const writing = persist(db, { repeatable }, async (trx) => {
      if (++tries === 1) await terminate(await pidOf(trx))
    })
    if (repeatable) await writing
    else await expect(writing).rejects.toThrow()
    expect(tries).toBe(expected)
  })
})
