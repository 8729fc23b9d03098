import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { captureLog } from '../../../tests/support/logged.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listLines } from '../history/history.server.ts'
import { listPlans } from '../planning/plan-lines.server.ts'
import { changeSchema, type Change } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, replaceDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { takeStep } from './planned-steps.server.ts'
import { applyUndo } from './undo.server.ts'
import { findRedirection } from '../../seo/redirections.server.ts'

const IDS = ['gommage', 'massage', 'soin-visage']
const NOW = new Date('2026-11-24T10:00:00.000Z')
const JANUARY = new Date('2027-01-01T07:00:00.000Z')
const FEBRUARY = new Date('2027-01-31T23:00:00.000Z')

afterEach(() => vi.restoreAllMocks())

describe.each(ENGINES)('planned changes of several documents, and of an address, on %s', (engine) => {
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

  const priced = (price: string) => [
    { id: 'un', name: 'Un', price },
    { id: 'deux', name: 'Deux', price: '20 €' },
  ]
  const raise = (price: string | ReturnType<typeof priced>, plans?: string[]): Change => ({
    intent: 'together',
    collection: 'categories',
    id: randomUUID(),
    key: randomUUID(),
    updates: IDS.map((id) => ({ id, base: 1, fields: { tarifs: typeof price === 'string' ? priced(price) : price } })),
    ...(plans && { plans }),
  })
  const save = (id: string, fields: object, base: number) =>
    applyChange(db, { intent: 'update', collection: 'categories', id, base, fields: fields as never }, 'ines')
  const prices = async () => {
    const found = await Promise.all(IDS.map((id) => findDocument(db, 'categories', id)))
    return found.map((one) => one!.tarifs[0]!.price).join(', ')
  }
  const left = () => db.selectFrom('planned_changes').selectAll().where('abandoned_at', 'is', null).execute()

  test('prices of several treatments wait, are one line, change and come back, each time as one', async () => {
    const change = raise('45 €')
    const planned = await planChange(db, { change, at: JANUARY, until: FEBRUARY }, 'claire')
    expect(planned).toMatchObject({ outcome: 'planned', at: JANUARY.toISOString() })
    expect(await planChange(db, { change, at: JANUARY, until: FEBRUARY }, 'claire')).toEqual(planned)
    const { days } = await listPlans(db, NOW)
    expect(days.map(({ lines }) => lines.map(({ count, sentences }) => [count, sentences.length]))).toEqual([
      [[3, 3]],
      [[3, 3]],
    ])
    await save('massage', { tarifs: priced('40 €').with(1, { id: 'deux', name: 'Deux', price: '25 €' }) }, 1)
    expect([await makeDue(db, JANUARY), await prices()]).toEqual([3, '45 €, 45 €, 45 €'])
    expect((await findDocument(db, 'categories', 'massage'))!.tarifs[1]!.price).toBe('25 €')
    const revisions = await db.selectFrom('revisions').select('change_id').where('planned_at', 'is not', null).execute()
    expect(revisions.map(({ change_id }) => change_id)).toEqual(Array(3).fill(change.id))
    await makeDue(db, FEBRUARY)
    expect([await prices(), await left()]).toEqual(['40 €, 40 €, 40 €', []])
    const ends = await db.selectFrom('revisions').select('change_id').distinct().where('version', '>', 2).execute()
    expect(new Set(ends.map(({ change_id }) => change_id)).size).toBe(2)
  })

  test('may be asked for by whoever was shown all that is planned for these prices', () => {
    const shown = Array.from({ length: 13 * 2 * 20 }, () => randomUUID())
    expect(changeSchema.safeParse(raise('45 €', shown)).success).toBe(true)
  })

  test('has one moment, though another that is due cannot even be tried', async () => {
    const logged = captureLog()
    const at = new Date(Date.now() - 60_000)
    await planChange(db, { change: raise('45 €'), at }, 'claire')
    const broken = { intent: 'update', collection: '[effacé]', id: IDS[0], base: 1, fields: { title: 'Soin' } }
    const [row] = await left()
    await db
      .insertInto('planned_changes')
      .values({
        ...row!,
        id: randomUUID(),
        planned_at: new Date(Date.now() + 60_000).toISOString(),
        change: JSON.stringify(broken),
        change_id: null,
      })
      .execute()
    expect([await makeDue(db), await prices(), logged.length]).toEqual([4, '45 €, 45 €, 45 €', 1])
    expect(
      await db.selectFrom('revisions').select('saved_at').distinct().where('version', '=', 2).execute(),
    ).toHaveLength(1)
  })

  test('two of one moment stand one after the other in the history, each as one', async () => {
    const other = [
      { id: 'un', name: 'Un', price: '40 €' },
      { id: 'deux', name: 'Deux', price: '25 €' },
    ]
    const changes = [raise('45 €'), raise(other)]
    for (const change of changes) {
      await planChange(db, { change, at: JANUARY }, 'claire')
      await setTimeout(2)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: JANUARY })
    await makeDue(db, JANUARY)
    vi.useRealTimers()
    const { lines } = await listLines(db, { limit: 10 })
    const [first, second] = changes
    const told = lines.flatMap((line) => (line[0]!.change ? [line.map(({ change }) => change)] : []))
    expect(told).toEqual([Array(3).fill(second!.id), Array(3).fill(first!.id)])
  })

  test('what was made as one is undone as one', async () => {
    const change = raise('45 €')
    await planChange(db, { change, at: JANUARY }, 'claire')
    await makeDue(db, JANUARY)
    const undone = await applyChange(db, { intent: 'undo', collection: 'categories', id: change.id }, 'claire')
    expect([undone.outcome, await prices()]).toEqual(['done', '40 €, 40 €, 40 €'])
  })

  test('a step with the line is one with all of it', async () => {
    const planned = await planChange(db, { change: raise('45 €'), at: JANUARY, until: FEBRUARY }, 'claire')
    const { id } = planned as { id: string }
    expect(await takeStep(db, id, { step: 'move', at: new Date('2027-01-02T07:00:00.000Z') }, NOW)).toBeUndefined()
    expect(await makeDue(db, JANUARY)).toBe(0)
    expect(await takeStep(db, id, { step: 'abandon' }, NOW)).toBeUndefined()
    expect(await left()).toEqual([])
  })

  test('what stands in the way of one treatment holds up no other, and says which it is', async () => {
    await planChange(db, { change: raise('45 €'), at: JANUARY }, 'claire')
    await save('massage', { tarifs: priced('42 €') }, 1)
    const [line] = (await listPlans(db, NOW)).days.flatMap(({ lines }) => lines)
    expect(line!.problem).toMatch(/^Soin massage/)
    await makeDue(db, JANUARY)
    expect(await prices()).toBe('45 €, 42 €, 45 €')
    const { stuck } = await listPlans(db, NOW)
    expect(await takeStep(db, stuck[0]!.id, { step: 'insist' }, JANUARY)).toBeUndefined()
    expect([await prices(), await left()]).toEqual(['45 €, 45 €, 45 €', []])
  })

  test('over another plan it is refused until that was shown', async () => {
    const update: Change = {
      intent: 'update',
      collection: 'categories',
      id: 'massage',
      base: 1,
      fields: { tarifs: priced('45 €') },
    }
    await planChange(db, { change: update, at: JANUARY }, 'claire')
    const before = await left()
    expect(await planChange(db, { change: raise('60 €'), at: FEBRUARY }, 'claire')).toEqual({ outcome: 'overlap' })
    expect(await left()).toEqual(before)
    const shown = before.map(({ id }) => id)
    expect(await planChange(db, { change: raise('60 €', shown), at: FEBRUARY }, 'claire')).toMatchObject({
      outcome: 'planned',
    })
    await makeDue(db, FEBRUARY)
    expect(await prices()).toBe('60 €, 60 €, 60 €')
  })

  test('made at once until a day, they come back as one', async () => {
    const planned = await planChange(db, { change: raise('45 €'), until: FEBRUARY }, 'claire')
    expect(planned).toMatchObject({ outcome: 'done', end: { at: FEBRUARY.toISOString() } })
    expect(await prices()).toBe('45 €, 45 €, 45 €')
    expect(new Set((await left()).map(({ change_id }) => change_id)).size).toBe(1)
    await makeDue(db, FEBRUARY)
    expect(await prices()).toBe('40 €, 40 €, 40 €')
  })

  test('a treatment is renamed at its moment, with what is planned of it, and has its name and address back', async () => {
    const of = { collection: 'categories', id: 'massage' } as const
    const rename: Change = { intent: 'rename', ...of, base: 1, title: 'Massage du monde', to: 'massage-du-monde' }
    expect(await planChange(db, { change: rename, at: JANUARY, until: FEBRUARY }, 'claire')).toMatchObject({
      outcome: 'planned',
    })
    const update: Change = { intent: 'update', ...of, base: 1, fields: { tarifs: priced('50 €') } }
    const later = new Date('2027-01-10T07:00:00.000Z')
    expect(await planChange(db, { change: update, at: later }, 'claire')).toMatchObject({ outcome: 'planned' })
    const lines = (await listPlans(db, NOW)).days.flatMap((day) => day.lines)
    expect(lines.map(({ page }) => page.href)).toEqual(['/soins/massage', '/soins/massage', '/soins/massage'])
    expect(lines[0]!.sentences.join(' ')).toMatch(/Massage du monde.*\/soins\/massage-du-monde/)
    await makeDue(db, JANUARY)
    expect(await findDocument(db, 'categories', 'massage')).toBeUndefined()
    expect(await findDocument(db, 'categories', 'massage-du-monde')).toMatchObject({ title: 'Massage du monde' })
    await makeDue(db, later)
    await makeDue(db, FEBRUARY)
    const back = await findDocument(db, 'categories', 'massage')
    expect([back!.title, back!.tarifs[0]!.price, await left()]).toEqual(['Soin massage', '50 €', []])
  })

  test('a planned name that is undone gives its address back, and its end waits no more', async () => {
    const of = { collection: 'categories', id: 'massage' } as const
    const rename: Change = { intent: 'rename', ...of, base: 1, title: 'Massage du monde', to: 'massage-du-monde' }
    const planned = await planChange(db, { change: rename, at: JANUARY, until: FEBRUARY }, 'claire')
    await makeDue(db, JANUARY)
    const undo = (id: string) => applyUndo(db, { intent: 'undo', collection: 'categories', id }, 'ines')
    const undone = await undo((planned as { id: string }).id)
    expect(undone).toMatchObject({ outcome: { documents: [{ id: 'massage' }] }, endsGivenUp: true })
    expect(await findDocument(db, 'categories', 'massage')).toMatchObject({ title: 'Soin massage' })
    expect(await findRedirection(db, '/soins/massage-du-monde')).toBe('/soins/massage')
    expect([await findRedirection(db, '/soins/massage'), await left()]).toEqual([undefined, []])
    const { change } = undone.outcome as { change: string }
    expect(await undo(change)).toMatchObject({ outcome: { documents: [{ id: 'massage-du-monde' }] } })
    expect(await findRedirection(db, '/soins/massage')).toBe('/soins/massage-du-monde')
  })

  test('a planned name that left the address as it was leaves it so when it is undone', async () => {
    const of = { collection: 'categories', id: 'massage' } as const
    await applyChange(db, { intent: 'rename', ...of, base: 1, title: 'Massages', to: 'massages' }, 'ines')
    const rename: Change = { intent: 'rename', ...of, base: 2, title: 'Massage du monde', to: null }
    const planned = await planChange(db, { change: rename, at: JANUARY }, 'claire')
    await makeDue(db, JANUARY)
    const { id } = planned as { id: string }
    await applyUndo(db, { intent: 'undo', collection: 'categories', id }, 'ines')
    expect(await findDocument(db, 'categories', 'massages')).toMatchObject({ title: 'Massages' })
  })

  test('a name planned over another is refused until that was shown, as is a save', async () => {
    const renamed = (title: string, plans?: string[]): Change => ({
      intent: 'rename',
      collection: 'categories',
      id: 'massage',
      base: 1,
      title,
      to: null,
      ...(plans && { plans }),
    })
    await planChange(db, { change: renamed('Massage de janvier'), at: JANUARY }, 'claire')
    expect(await planChange(db, { change: renamed('Massage de février'), at: FEBRUARY }, 'claire')).toEqual({
      outcome: 'overlap',
    })
    const plans = (await left()).map(({ id }) => id)
    expect(
      await planChange(db, { change: renamed('Massage de février', plans), at: FEBRUARY }, 'claire'),
    ).toMatchObject({ outcome: 'planned' })
    expect((await applyChange(db, renamed('Massage doux', plans), 'ines')).outcome).toBe('saved')
    const titleAt = async (moment: Date) => {
      await makeDue(db, moment)
      return (await findDocument(db, 'categories', 'massage'))!.title
    }
    expect([await titleAt(JANUARY), await titleAt(FEBRUARY)]).toEqual(['Massage de janvier', 'Massage de février'])
  })
})
