import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listPlans, planNotes } from '../planning/plan-lines.server.ts'
import type { Change } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, replaceDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { PASSED } from './planned-problems.ts'
import { nextPlannedMoment } from './planned-rows.server.ts'
import { takeStep, type PlanStep } from './planned-steps.server.ts'

const TREATMENT = { title: 'Maquillage', description: '<p>Avant.</p>', videos: [], tarifs: [], questions: [] }
const PLACE = { collection: 'categories', id: 'maquillage' } as const

const NOW = new Date('2026-11-24T10:00:00.000Z')
const JANUARY = new Date('2027-01-01T07:00:00.000Z')
const FEBRUARY = new Date('2027-01-31T23:00:00.000Z')
const MARCH = new Date('2027-03-01T07:00:00.000Z')

describe.each(ENGINES)('planned changes that were given up on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(() =>
    db
      .transaction()
      .execute((transaction) => replaceDocument(transaction, PLACE.collection, PLACE.id, TREATMENT, null)),
  )

  const described = (words: string, base = 1): Change => ({
    intent: 'update',
    ...PLACE,
    base,
    fields: { description: `<p>${words}</p>` },
  })
  async function plan(change: Change, at: Date, until?: Date): Promise<string> {
    const planned = await planChange(db, { change, at, until }, 'claire')
    return planned.outcome === 'planned' ? planned.id : expect.fail(JSON.stringify(planned))
  }
  const take = (id: string, step: Exclude<PlanStep['step'], 'move'>, now = NOW) => takeStep(db, id, { step }, now)
  const standing = async () => (await findDocument(db, PLACE.collection, PLACE.id))?.description
  async function listed(now = NOW) {
    const { stuck, days, abandoned } = await listPlans(db, now)
    const told = (lines: typeof stuck) =>
      lines.map(({ sentences, isEnd }) => (isEnd ? 'fin : ' : '') + sentences.join().replace(/[\u00a0\u202f]/g, ' '))
    return { stuck: told(stuck), coming: told(days.flatMap(({ lines }) => lines)), abandoned: told(abandoned) }
  }

  const THERE = 'Maquillage : description modifiée : « Avant. » → « En fête. »'
  const BACK = 'fin : Maquillage : description modifiée : « En fête. » → « Avant. »'

  test('are not made, rehearsed or in the way, and wait again with their end once taken up', async () => {
    const id = await plan(described('En fête.'), JANUARY, FEBRUARY)
    const before = await db.selectFrom('planned_changes').selectAll().orderBy('at').execute()
    expect(await listed()).toEqual({ stuck: [], coming: [THERE, BACK], abandoned: [] })
    expect(await take(id, 'abandon')).toBeUndefined()
    expect(await take(id, 'abandon')).toBeUndefined()
    expect(await listed()).toEqual({ stuck: [], coming: [], abandoned: [THERE] })
    expect([await nextPlannedMoment(db), await planNotes(db, PLACE, NOW), await makeDue(db, MARCH)]).toEqual([
      undefined,
      [],
      0,
    ])
    for (const step of ['now', 'insist', 'keep'] as const) expect(await take(id, step)).toContain("n'est plus prévu")
    await take(await plan(described('Autre.'), JANUARY), 'abandon')

    expect(await take(id, 'resume')).toBeUndefined()
    expect(await take(id, 'resume')).toBeUndefined()
    const rows = await db
      .selectFrom('planned_changes')
      .selectAll()
      .where('abandoned_at', 'is', null)
      .orderBy('at')
      .execute()
    expect(rows).toEqual(before)
    await makeDue(db, JANUARY)
    expect(await standing()).toBe('<p>En fête.</p>')
    await makeDue(db, FEBRUARY)
    expect(await standing()).toBe('<p>Avant.</p>')
  })

  test('a whole new article keeps its words', async () => {
    const contenu = [{ id: 'a', sousTitre: '', texte: '<p>Un long texte.</p>' }]
    const fields = { titre: 'Soirée', contenu, image: '', date: NOW.toISOString() }
    const article = { collection: 'actualites', id: '5e0c1a52-6d2b-4c5e-9a54-0d7c2f1b9e10' } as const
    const id = await plan({ intent: 'add', ...article, fields } as Change, JANUARY)
    await take(id, 'abandon')
    expect((await listed()).abandoned.join()).toContain('Soirée')
    await take(id, 'resume')
    await makeDue(db, JANUARY)
    expect((await findDocument(db, article.collection, article.id))?.contenu).toMatchObject(contenu)
  })

  test('of several documents are given up and taken up as one', async () => {
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'cils', TREATMENT, null))
    const updates = ['cils', 'maquillage'].map((id) => ({ id, base: 1, fields: { description: '<p>En fête.</p>' } }))
    const together = '6f0c1a52-6d2b-4c5e-9a54-0d7c2f1b9e10'
    const change = { intent: 'together', collection: 'categories', id: together, updates } as Change
    const id = await plan(change, JANUARY, FEBRUARY)
    await take(id, 'abandon')
    expect(await listed()).toMatchObject({ coming: [], abandoned: [expect.any(String)] })
    await take(id, 'resume')
    expect(await listed()).toMatchObject({ coming: [expect.any(String), expect.any(String)], abandoned: [] })
    expect(await makeDue(db, JANUARY)).toBe(2)
  })

  test('after their moment are not made by surprise: they are listed, and made when that is said', async () => {
    const id = await plan(described('En fête.'), JANUARY, FEBRUARY)
    await take(id, 'abandon')
    expect(await take(id, 'resume', JANUARY)).toBeUndefined()
    expect(await makeDue(db, JANUARY)).toBe(0)
    expect(await listed(JANUARY)).toEqual({ stuck: [THERE], coming: [], abandoned: [] })
    expect((await listPlans(db, JANUARY)).stuck[0]).toMatchObject({ isLate: true, until: expect.any(String) as string })
    expect(PASSED).toContain('Son moment est passé')
    expect(await take(id, 'now', JANUARY)).toBeUndefined()
    expect(await standing()).toBe('<p>En fête.</p>')
    await makeDue(db, FEBRUARY)
    expect(await standing()).toBe('<p>Avant.</p>')
  })

  test('after their end as well come back without it, which is taken up by itself once they have begun', async () => {
    const id = await plan(described('En fête.'), JANUARY, FEBRUARY)
    await take(id, 'abandon')
    await take(id, 'resume', MARCH)
    expect(await listed(MARCH)).toEqual({ stuck: [THERE], coming: [], abandoned: [BACK] })
    const end = (await listPlans(db, MARCH)).abandoned[0]!.id
    expect(await take(end, 'resume', MARCH)).toContain('attend que le changement ait commencé')
    expect(await take(id, 'now', MARCH)).toBeUndefined()
    expect(await listed(MARCH)).toEqual({ stuck: [], coming: [], abandoned: [BACK] })
    await take(end, 'resume', MARCH)
    expect([await makeDue(db, MARCH), await standing()]).toEqual([0, '<p>En fête.</p>'])
    expect(await take(end, 'now', MARCH)).toBeUndefined()
    expect(await standing()).toBe('<p>Avant.</p>')
  })

  test('an end alone lets the beginning stand for good, and is taken up before it or after', async () => {
    const id = await plan(described('En fête.'), JANUARY, FEBRUARY)
    const end = (await listPlans(db, NOW)).days[1]!.lines[0]!.id
    await take(end, 'abandon')
    expect(await listed()).toEqual({ stuck: [], coming: [THERE], abandoned: [BACK] })
    expect((await listPlans(db, NOW)).days[0]!.lines[0]!.until).toBeUndefined()
    await take(end, 'resume')
    expect(await listed()).toEqual({ stuck: [], coming: [THERE, BACK], abandoned: [] })
    await take(end, 'abandon')
    await take(id, 'abandon', new Date(NOW.getTime() + 1000))
    expect(await take(end, 'resume')).toContain('attend que le changement ait commencé')
    await take(id, 'resume')
    expect(await listed()).toEqual({ stuck: [], coming: [THERE], abandoned: [BACK] })
    await makeDue(db, JANUARY)
    expect(await makeDue(db, MARCH)).toBe(0)
    expect(await listed()).toEqual({ stuck: [], coming: [], abandoned: [BACK] })
    await take(end, 'resume')
    await makeDue(db, FEBRUARY)
    expect(await standing()).toBe('<p>Avant.</p>')
  })

  test('that meet another text once taken up say so', async () => {
    const id = await plan(described('En fête.'), JANUARY)
    await take(id, 'abandon')
    await applyChange(db, described('Autre.'), 'ines')
    await take(id, 'resume')
    await makeDue(db, JANUARY)
    expect([await standing(), (await listed(JANUARY)).stuck]).toEqual(['<p>Autre.</p>', [THERE]])
  })

  test('asked for again under their key wait once', async () => {
    const key = '5e0c1a52-6d2b-4c5e-9a54-0d7c2f1b9e10'
    const id = await plan({ ...described('En fête.'), key }, JANUARY, FEBRUARY)
    await take(id, 'abandon')
    expect(await plan({ ...described('En fête.'), key }, JANUARY, FEBRUARY)).toBe(id)
    expect(await listed()).toEqual({ stuck: [], coming: [THERE, BACK], abandoned: [] })
  })

  test('that are kept no more say so', async () => {
    expect(await take('6f0c1a52-6d2b-4c5e-9a54-0d7c2f1b9e10', 'resume')).toContain('trente jours')
  })
})
