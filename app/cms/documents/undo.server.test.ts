import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listPlans } from '../planning/plan-lines.server.ts'
import type { Change } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, replaceDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { takeStep } from './planned-steps.server.ts'
import { applyUndo } from './undo.server.ts'

const IDS = ['gommage', 'massage']
const OFFER = { titre: 'Hiver', contenu: ['Une ligne'], image: '', du: '2027-01-01', au: '2027-01-10' }
const NOW = new Date('2026-11-24T10:00:00.000Z')
const JANUARY = new Date('2027-01-01T07:00:00.000Z')
const FEBRUARY = new Date('2027-01-31T23:00:00.000Z')

describe.each(ENGINES)('what is undone, and its end, on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(async () => {
    await db.transaction().execute(async (transaction) => {
      for (const id of IDS) {
        const fields = { title: `Soin ${id}`, description: '', videos: [], tarifs: priced('40 €'), questions: [] }
        await replaceDocument(transaction, 'categories', id, fields, null)
      }
    })
  })

  const priced = (one: string, two = '20 €') => [
    { id: 'un', name: 'Un', price: one },
    { id: 'deux', name: 'Deux', price: two },
  ]
  const update = (fields: object, base = 1): Change =>
    ({ intent: 'update', collection: 'categories', id: 'massage', base, fields, key: randomUUID() }) as Change
  const together = (price: string): Change => ({
    intent: 'together',
    collection: 'categories',
    id: randomUUID(),
    key: randomUUID(),
    updates: IDS.map((id) => ({ id, base: 1, fields: { tarifs: priced(price) } })),
  })
  const undo = (id: string) => applyUndo(db, { intent: 'undo', collection: 'categories', id }, 'ines')
  const restore = (more: { field?: string; entry?: string }, id = 'massage') =>
    applyUndo(db, { intent: 'restore', collection: 'categories', id, version: 1, ...more }, 'ines')
  const prices = async () => {
    const found = await Promise.all(IDS.map((id) => findDocument(db, 'categories', id)))
    return found.map((one) => one!.tarifs.map(({ price }) => price).join(' ')).join(', ')
  }
  const left = async () => (await db.selectFrom('planned_changes').select('id').execute()).length
  const listed = async () => (await listPlans(db, NOW)).days.flatMap(({ lines }) => lines).length
  const revisions = async () => (await db.selectFrom('revisions').select('version').execute()).length
  const begun = async (change: Change, how: 'due' | 'now') => {
    const planned = await planChange(db, { change, at: JANUARY, until: FEBRUARY }, 'claire')
    const { id } = planned as { id: string }
    if (how === 'due') await makeDue(db, JANUARY)
    else expect(await takeStep(db, id, { step: 'now' }, NOW)).toBeUndefined()
    return id
  }

  test.each(['due', 'now'] as const)('the end of a change that was made (%s) goes with it', async (how) => {
    const id = await begun(update({ tarifs: priced('45 €') }), how)
    expect(await listed()).toBe(1)
    await applyChange(db, update({ tarifs: priced('45 €', '25 €') }, 2), 'ines')
    expect(await undo(id)).toMatchObject({ outcome: { outcome: 'done' }, endsGivenUp: true })
    expect([await prices(), await left(), await listed()]).toEqual(['40 € 20 €, 40 € 25 €', 0, 0])
    // What is asked for afterwards is not that change: no end takes it back.
    await applyChange(db, update({ tarifs: priced('45 €', '25 €') }, 4), 'ines')
    await makeDue(db, FEBRUARY)
    expect(await prices()).toBe('40 € 20 €, 45 € 25 €')
  })

  test('a change without which what was saved since would break a rule is not undone', async () => {
    const add = { intent: 'add', collection: 'offresDuMoment', id: randomUUID(), fields: { ...OFFER } } as Change
    await applyChange(db, add, 'claire')
    const offer = (fields: object, base: number) => ({ ...add, intent: 'update', base, fields }) as Change
    const id = await begun({ ...offer({ au: '2027-03-31' }, 1), key: randomUUID() }, 'due')
    await applyChange(db, offer({ du: '2027-03-01' }, 2), 'ines')
    const undone = () => applyUndo(db, { intent: 'undo', collection: 'offresDuMoment', id }, 'ines')
    expect((await undone()).outcome.outcome).toBe('outdated')
    await applyChange(db, offer({ du: '2027-01-02' }, 3), 'ines')
    expect((await undone()).outcome.outcome).toBe('done')
    expect(await findDocument(db, 'offresDuMoment', add.id)).toMatchObject({ du: '2027-01-02', au: '2027-01-10' })
  })

  test('what broke a rule before a change does so again without it', async () => {
    await db.transaction().execute(async (transaction) => {
      const id = 'ancien'
      await replaceDocument(transaction, 'offresDuMoment', id, { ...OFFER, du: '2027-02-01' }, null)
    })
    const change = { intent: 'update', collection: 'offresDuMoment', id: 'ancien', base: 1 } as Change
    const id = await begun({ ...change, fields: { au: '2027-03-31' }, key: randomUUID() } as Change, 'due')
    expect((await applyUndo(db, { intent: 'undo', collection: 'offresDuMoment', id }, 'ines')).outcome.outcome).toBe(
      'done',
    )
  })

  test('an end that is no JSON keeps nothing from being undone', async () => {
    await planChange(db, { change: update({ tarifs: priced('45 €') }), until: FEBRUARY }, 'claire')
    await db.updateTable('planned_changes').set({ change: '{' }).execute()
    expect((await restore({ field: 'tarifs' })).outcome).toMatchObject({ outcome: 'saved' })
    expect([await prices(), await left()]).toEqual(['40 € 20 €, 40 € 20 €', 1])
  })

  test('the ends of a change of several documents go with it', async () => {
    const change = together('45 €')
    await begun(change, 'due')
    expect([await left(), await listed()]).toEqual([2, 1])
    expect(await undo(change.id)).toMatchObject({ endsGivenUp: true })
    expect([await prices(), await left()]).toEqual(['40 € 20 €, 40 € 20 €', 0])
  })

  test('as do those of one that was made at once', async () => {
    const change = together('45 €')
    await planChange(db, { change, until: FEBRUARY }, 'claire')
    expect([await left(), await listed()]).toEqual([2, 1])
    await undo(change.id)
    expect(await left()).toBe(0)
  })

  test('undone in one of its documents, it ends in the other', async () => {
    await begun(together('45 €'), 'due')
    expect(await restore({})).toMatchObject({ endsGivenUp: true })
    expect([await prices(), await left()]).toEqual(['45 € 20 €, 40 € 20 €', 1])
    await makeDue(db, FEBRUARY)
    expect([await prices(), await left()]).toEqual(['40 € 20 €, 40 € 20 €', 0])
  })

  test('undone in a part, what still stands ends', async () => {
    await begun(update({ tarifs: priced('45 €', '25 €') }), 'due')
    expect(await restore({ field: 'tarifs', entry: 'un' })).toMatchObject({ endsGivenUp: false })
    expect([await prices(), await listed()]).toEqual(['40 € 20 €, 40 € 25 €', 1])
    await makeDue(db, FEBRUARY)
    expect([await prices(), await left()]).toEqual(['40 € 20 €, 40 € 20 €', 0])
  })

  test('nothing of what else is planned goes with it', async () => {
    const id = await begun(update({ tarifs: priced('45 €') }), 'due')
    const other = update({ description: '<p>Doux.</p>' }, 2)
    await planChange(db, { change: other, until: FEBRUARY }, 'claire')
    const until = new Date('2027-01-20T07:00:00.000Z')
    // Back to the former price for some days: the first end has something to do again after them.
    await planChange(db, { change: update({ tarifs: priced('40 €') }, 3), until }, 'claire')
    const last = (await findDocument(db, 'categories', 'massage'))!.version
    await applyUndo(
      db,
      { intent: 'restore', collection: 'categories', id: 'massage', version: last - 2, field: 'description' },
      'ines',
    )
    expect(await left()).toBe(2)
    await makeDue(db, until)
    expect(await prices()).toBe('40 € 20 €, 45 € 20 €')
    await undo(id)
    expect(await left()).toBe(0)
  })

  test('an article that is taken away by hand is not taken away at its end', async () => {
    const add: Change = {
      intent: 'add',
      collection: 'actualites',
      id: randomUUID(),
      key: randomUUID(),
      fields: { titre: 'Noël', image: '', contenu: [] },
    }
    await planChange(db, { change: add, until: FEBRUARY }, 'claire')
    const removal: Change = { intent: 'remove', collection: 'actualites', id: add.id }
    await applyChange(db, removal, 'ines')
    expect([await listed(), await left()]).toEqual([0, 1])
    // Brought back before that day, it goes on that day.
    await applyChange(db, { intent: 'restore', collection: 'actualites', id: add.id, version: 1 }, 'ines')
    expect(await listed()).toBe(1)
    await applyChange(db, removal, 'ines')
    await makeDue(db, FEBRUARY)
    expect([(await listPlans(db, NOW)).stuck, await left()]).toEqual([[], 0])
  })

  test('an article that was added at its moment and undone has no end', async () => {
    const id = randomUUID()
    const fields = { titre: 'Noël', image: '', contenu: [] }
    await begun({ intent: 'add', collection: 'actualites', id, key: randomUUID(), fields }, 'due')
    expect(await applyUndo(db, { intent: 'remove', collection: 'actualites', id }, 'ines')).toMatchObject({
      endsGivenUp: true,
    })
    expect(await left()).toBe(0)
  })

  test('an article that was deleted for a time and brought back keeps what was saved in it since', async () => {
    const id = randomUUID()
    const fields = { titre: 'Noël', image: '', contenu: [] }
    await applyChange(db, { intent: 'add', collection: 'actualites', id, key: randomUUID(), fields }, 'ines')
    await begun({ intent: 'remove', collection: 'actualites', id, key: randomUUID() }, 'due')
    await applyUndo(db, { intent: 'restore', collection: 'actualites', id, version: 1 }, 'ines')
    await applyChange(
      db,
      { intent: 'update', collection: 'actualites', id, base: 3, fields: { titre: 'Épiphanie' } },
      'ines',
    )
    await makeDue(db, FEBRUARY)
    expect([(await findDocument(db, 'actualites', id))!.titre, await left()]).toEqual(['Épiphanie', 0])
  })

  test('an end that was saved by hand before is neither listed nor a line of the history', async () => {
    await begun(update({ tarifs: priced('45 €') }), 'due')
    await applyChange(db, update({ tarifs: priced('40 €') }, 2), 'ines')
    const before = await revisions()
    expect([await listed(), await left()]).toEqual([0, 1])
    await makeDue(db, FEBRUARY)
    expect([await revisions(), await left()]).toEqual([before, 0])
  })
})
