import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { dayAt } from '../../lib/clock.ts'
import { importDocuments } from '../../backup/transfer.server.ts'
import { listLines } from '../history/history.server.ts'
import { historyDays } from '../history/history.ts'
import type { Change, Outcome } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { findDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'

const IDS = ['cire', 'fil', 'peau']

describe.each(ENGINES)('a change of several documents, on %s', (engine) => {
  let opened: TestDatabase

  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    const fields = { title: 'Soin', description: 'Avant', videos: [], questions: [] }
    await importDocuments(
      opened.db,
      IDS.map((id) => ({
        collection: 'categories',
        id,
        fields: {
          ...fields,
          title: id,
          tarifs: [
            { id: 'a', name: 'A', price: '10 €' },
            { id: 'b', name: 'B', price: '20 €' },
          ],
        },
      })),
    )
  })
  afterEach(() => opened.close())

  const ask = (change: Change) => applyChange(opened.db, change, 'camille')
  const priced = (price: string, second = '20 €') => [
    { id: 'a', name: 'A', price },
    { id: 'b', name: 'B', price: second },
  ]
  const raise = (change: string, bases: Record<string, number>, price = '11 €') =>
    ask({
      intent: 'together',
      collection: 'categories',
      id: change,
      updates: Object.entries(bases).map(([id, base]) => ({ id, base, fields: { tarifs: priced(price) } })),
    })
  const save = (id: string, base: number, fields: object) =>
    ask({ intent: 'update', collection: 'categories', id, base, fields: fields as never })
  const undo = (id: string) => ask({ intent: 'undo', collection: 'categories', id })
  const pricesOf = async (id: string) =>
    (await findDocument(opened.db, 'categories', id))!.tarifs.map(({ price }) => price)
  const changeOf = (outcome: Outcome) => (outcome.outcome === 'done' ? outcome.change : outcome.outcome)
  const lines = async () => (await listLines(opened.db, { limit: 20 })).lines

  test('is one line of the history, and is taken back as one', async () => {
    const id = randomUUID()
    expect(changeOf(await raise(id, { cire: 1, fil: 1, peau: 1 }))).toBe(id)
    // Asked again, as after an answer that was lost.
    expect(changeOf(await raise(id, { cire: 1, fil: 1, peau: 1 }))).toBe(id)
    expect(await Promise.all(IDS.map(pricesOf))).toEqual(IDS.map(() => ['11 €', '20 €']))
    const [first, ...others] = await lines()
    expect(first!.map((revision) => [revision.id, revision.change])).toEqual(IDS.toReversed().map((one) => [one, id]))
    expect(others.length).toBe(3)
    const [entry] = historyDays([first!], new Date())[0]!.entries
    expect(entry).toMatchObject({ together: { id, documents: 3 }, restorable: undefined, saves: [{}, {}, {}] })
    expect(entry!.sentences).toHaveLength(1)
    expect(entry!.saves[0]!.sentences[0]).toMatch(/10\s€ → 11\s€/)

    const undone = changeOf(await undo(id))
    expect(await Promise.all(IDS.map(pricesOf))).toEqual(IDS.map(() => ['10 €', '20 €']))
    expect((await lines())[0]).toHaveLength(3)
    expect(changeOf(await undo(undone))).toMatch(/^[\da-f-]{36}$/)
    expect(await pricesOf('fil')).toEqual(['11 €', '20 €'])
  })

  test('what somebody has saved there meanwhile is said before anything is written; elsewhere it is kept', async () => {
    await save('fil', 1, { tarifs: priced('12 €') })
    await save('cire', 1, { description: 'Après' })
    expect(await raise(randomUUID(), { cire: 1, fil: 1 })).toMatchObject({
      outcome: 'outdated',
      documents: [{ id: 'fil' }],
    })
    expect([await pricesOf('cire'), await pricesOf('fil')]).toEqual([
      ['10 €', '20 €'],
      ['12 €', '20 €'],
    ])
    expect(await raise(randomUUID(), { cire: 1, fil: 2 })).toMatchObject({ outcome: 'done' })
    expect(await findDocument(opened.db, 'categories', 'cire')).toMatchObject({ description: 'Après', version: 3 })
  })

  test('what is taken back already is not taken back again, whatever was saved since', async () => {
    const id = randomUUID()
    await raise(id, { cire: 1, fil: 1 })
    expect(await undo(id)).toMatchObject({ outcome: 'done' })
    await save('cire', 3, { accroche: 'Neuve' })
    expect(await undo(id)).toMatchObject({ outcome: 'done', change: id })
    expect(await findDocument(opened.db, 'categories', 'cire')).toMatchObject({ accroche: 'Neuve', version: 4 })
  })

  test('what was changed since stays when the rest is taken back, unless it is the same', async () => {
    const id = randomUUID()
    await raise(id, { cire: 1, fil: 1 })
    await save('cire', 2, { tarifs: priced('11 €', '25 €') })
    const other = randomUUID()
    expect(changeOf(await undo(id))).not.toBe('outdated')
    expect(await pricesOf('cire')).toEqual(['10 €', '25 €'])
    expect(await pricesOf('fil')).toEqual(['10 €', '20 €'])
    await raise(other, { cire: 4, fil: 3 })
    await save('fil', 4, { tarifs: priced('13 €') })
    expect(await undo(other)).toMatchObject({ outcome: 'outdated', documents: [{ id: 'fil' }] })
    expect((await pricesOf('cire'))[0]).toBe('11 €')
  })

  test('what tells the day of its last change is taken back after a change of another day, and tells today', async () => {
    const articles = [
      { id: 'a', titre: 'Prix', texte: '<p>Un.</p>' },
      { id: 'b', titre: 'Cartes', texte: '<p>Deux.</p>' },
    ] as const
    const terms = { collection: 'cgv', id: 'conditions' } as const
    await importDocuments(opened.db, [{ ...terms, fields: { misAJour: '2026-01-01', articles } }])
    const update = (base: number, fields: object): Change =>
      ({ intent: 'update', ...terms, base, fields }) as unknown as Change
    const other = { ...articles[0], texte: '<p>Trois.</p>' }
    const at = new Date('2999-01-01T12:00:00.000Z')
    const change = update(1, { articles: [other, articles[1]] })
    const planned = await planChange(opened.db, { change, at }, 'camille')
    await makeDue(opened.db, at)
    const corrected = { ...articles[1], titre: 'Carte' }
    await ask(update(2, { misAJour: '2999-02-02', articles: [other, corrected] }))
    const { id } = planned as { id: string }
    expect(await ask({ intent: 'undo', collection: 'cgv', id })).toMatchObject({ outcome: 'done' })
    const after = { misAJour: dayAt(new Date()), articles: [articles[0], corrected] }
    expect(await findDocument(opened.db, 'cgv', terms.id)).toMatchObject(after)
  })

  test('nothing is written where one of them is wrong, gone or unknown', async () => {
    expect(await raise(randomUUID(), { cire: 1, inconnu: 1 })).toEqual({ outcome: 'missing', gone: ['inconnu'] })
    const update = { id: 'cire', base: 1, fields: { tarifs: priced('9 €') } }
    const wrong = { id: 'fil', base: 1, fields: { tarifs: [{ id: 'a', name: '', price: '1 €' }] } }
    expect(
      await ask({ intent: 'together', collection: 'categories', id: randomUUID(), updates: [update, wrong] }),
    ).toMatchObject({ outcome: 'invalid', problems: [{ path: 'tarifs.0.name' }] })
    expect(await undo(randomUUID())).toEqual({ outcome: 'missing' })
    expect(await pricesOf('cire')).toEqual(['10 €', '20 €'])
  })

  test('says which of them were deleted meanwhile, and takes back the others', async () => {
    const id = randomUUID()
    const remove = (one: string) => ask({ intent: 'remove', collection: 'categories', id: one })
    await raise(id, { cire: 1, fil: 1 })
    await remove('fil')
    const again = randomUUID()
    expect(await raise(again, { cire: 2, fil: 2, peau: 1 }, '12 €')).toEqual({ outcome: 'missing', gone: ['fil'] })
    expect(await pricesOf('peau')).toEqual(['10 €', '20 €'])
    expect(await undo(id)).toMatchObject({ outcome: 'done', documents: [{ id: 'cire' }], gone: ['fil'] })
    expect(await pricesOf('cire')).toEqual(['10 €', '20 €'])
    await remove('cire')
    expect(await undo(id)).toEqual({ outcome: 'missing', gone: ['cire', 'fil'] })
  })

  test('finds what has another address by now, also where it is planned', async () => {
    await ask({ intent: 'rename', collection: 'categories', id: 'fil', base: 1, title: 'Au fil', to: 'au-fil' })
    const move = { intent: 'move', collection: 'categories', id: 'cire' } as const
    expect(await ask({ ...move, before: null })).toMatchObject({ outcome: 'saved' })
    expect(await ask({ ...move, before: 'fil' })).toMatchObject({ outcome: 'saved', document: { id: 'cire' } })
    expect(await raise(randomUUID(), { cire: 3, fil: 1 })).toMatchObject({ outcome: 'done' })
    expect(await pricesOf('au-fil')).toEqual(['11 €', '20 €'])
    const updates = [{ id: 'fil', base: 3, fields: { tarifs: priced('12 €') } }]
    const change: Change = { intent: 'together', collection: 'categories', id: randomUUID(), updates }
    const at = new Date('2999-01-01T12:00:00.000Z')
    expect(await planChange(opened.db, { change, at }, 'camille')).toMatchObject({ outcome: 'planned' })
    await makeDue(opened.db, at)
    expect(await pricesOf('au-fil')).toEqual(['12 €', '20 €'])
  })

  test('two hundred prices are changed, and taken back, with less than a second of work each', async () => {
    const pricesAt = (price: string) =>
      Array.from({ length: 40 }, (_, place) => ({ id: `t${place}`, name: `Zone ${place}`, price }))
    const ids = [...IDS, 'mains', 'pieds']
    const documents = ids.map((id) => ({
      collection: 'categories' as const,
      id,
      fields: { title: id, description: '', videos: [], questions: [], tarifs: pricesAt('10 €') },
    }))
    await importDocuments(opened.db, documents)
    const bases = await Promise.all(ids.map(async (id) => (await findDocument(opened.db, 'categories', id))!.version))
    const updates = ids.map((id, place) => ({ id, base: bases[place]!, fields: { tarifs: pricesAt('11 €') } }))
    // What the processor did, not what else the machine had to do.
    const workOf = async (change: Change) => {
      const began = process.cpuUsage()
      expect((await ask(change)).outcome).toBe('done')
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1e6
    }
    const change = randomUUID()
    expect(await workOf({ intent: 'together', collection: 'categories', id: change, updates })).toBeLessThan(1)
    for (const id of ids) expect(new Set(await pricesOf(id))).toEqual(new Set(['11 €']))
    expect(await workOf({ intent: 'undo', collection: 'categories', id: change })).toBeLessThan(1)
    for (const id of ids) expect(new Set(await pricesOf(id))).toEqual(new Set(['10 €']))
  })

  test('a page of the history neither cuts one nor tells it twice', async () => {
    for (let turn = 0; turn < 4; turn += 1)
      await raise(randomUUID(), Object.fromEntries(IDS.map((id) => [id, turn + 1])), `${turn} €`)
    // As on a machine that is quick enough for all of them within a millisecond.
    await opened.db
      .updateTable('revisions')
      .set({ saved_at: new Date().toISOString() })
      .where('change_id', 'is not', null)
      .execute()
    const seen: number[] = []
    let after: Parameters<typeof listLines>[1]['after']
    do {
      const page = await listLines(opened.db, { limit: 2, after })
      seen.push(...page.lines.map(({ length }) => length))
      after = page.next
    } while (after)
    expect(seen).toEqual([3, 3, 3, 3, 1, 1, 1])
  })
})
