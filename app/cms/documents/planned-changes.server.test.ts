import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { captureLog } from '../../../tests/support/logged.ts'
import { listPlans } from '../planning/plan-lines.server.ts'
import { photographId } from '../../media/definition.ts'
import { HOME_PICTURES } from '../../site/home/first-content.ts'
import type { Change } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { FIXED_IDS } from './collections.ts'
import { findDocument, findRow, replaceDocument } from './documents.server.ts'
import { planChange, type Planned } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { takeStep } from './planned-steps.server.ts'
import { findPlanned, nextPlannedMoment } from './planned-rows.server.ts'
import { readContentVersion } from '../../platform/pages/content-version.server.ts'

const TREATMENT = {
  title: 'Maquillage',
  description: '<p>Texte.</p>',
  videos: [],
  tarifs: ['Jour', 'Soir', 'Mariage'].map((name) => ({ id: name, name, price: '40 €' })),
  questions: [],
}

const JANUARY = new Date('2998-01-01T07:00:00.000Z')
const FEBRUARY = new Date('2998-01-31T23:00:00.000Z')
const inOrder = (place: number) => new Date(JANUARY.getTime() + place)
const before = (moment: Date) => new Date(moment.getTime() - 1)

afterEach(() => vi.restoreAllMocks())

describe.each(ENGINES)('planned changes on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(async () => {
    await db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'categories', 'maquillage', TREATMENT, null)
    })
  })

  const priced = (prices: Record<string, string>) =>
    TREATMENT.tarifs.map((tarif) => ({ ...tarif, price: prices[tarif.id] ?? tarif.price }))
  const update = (prices: Record<string, string>, base = 1, plans?: string[]): Change => ({
    intent: 'update',
    collection: 'categories',
    id: 'maquillage',
    base,
    fields: { tarifs: priced(prices) },
    ...(plans && { plans }),
  })
  const plan = (change: Change, at?: Date, until?: Date) => planChange(db, { change, at, until }, 'claire')
  const idOf = (planned: Planned) => (planned.outcome === 'planned' ? planned.id : expect.fail(JSON.stringify(planned)))
  const prices = async () =>
    (await findDocument(db, 'categories', 'maquillage'))!.tarifs.map(({ price }) => price).join(', ')
  const left = () => db.selectFrom('planned_changes').selectAll().orderBy('at').execute()

  test('waits for its moment, is made then, once, and is a revision by whoever planned it', async () => {
    const version = await readContentVersion(db)
    await plan(update({ Soir: '45 €' }), JANUARY)
    expect(await readContentVersion(db)).toBeGreaterThan(version)
    expect(await nextPlannedMoment(db)).toEqual(JANUARY)
    expect([await makeDue(db, before(JANUARY)), await prices()]).toEqual([0, '40 €, 40 €, 40 €'])
    const [{ planned_at } = { planned_at: '' }] = await left()
    const planned = await readContentVersion(db)
    expect([await makeDue(db, JANUARY), await prices()]).toEqual([1, '40 €, 45 €, 40 €'])
    expect(await readContentVersion(db)).toBeGreaterThan(planned)
    expect(await makeDue(db, JANUARY)).toBe(0)
    expect([await nextPlannedMoment(db), await left()]).toEqual([undefined, []])
    const revisions = await db.selectFrom('revisions').select(['version', 'author', 'planned_at']).execute()
    expect(revisions.at(-1)).toEqual({ version: 2, author: 'claire', planned_at })
  })

  test('is made once where two processes find it due', async () => {
    for (const name of ['Jour', 'Soir', 'Mariage']) await plan(update({ [name]: '50 €' }), JANUARY)
    const made = await Promise.all([makeDue(db, JANUARY), makeDue(db, JANUARY), makeDue(db, JANUARY)])
    expect(made.reduce((sum, one) => sum + one)).toBe(3)
    expect(await prices()).toBe('50 €, 50 €, 50 €')
    expect((await db.selectFrom('revisions').select('version').execute()).length).toBe(4)
  })

  test('is merged with what was saved meanwhile, other prices and rows', async () => {
    await plan(update({ Soir: '45 €' }), JANUARY)
    await applyChange(db, update({ Jour: '38 €' }), 'ines')
    await makeDue(db, JANUARY)
    expect(await prices()).toBe('38 €, 45 €, 40 €')
  })

  test('at its end what was before comes back, and only that', async () => {
    await plan(update({ Soir: '45 €' }), JANUARY, FEBRUARY)
    await makeDue(db, JANUARY)
    await applyChange(db, update({ Jour: '38 €', Soir: '45 €' }, 2), 'ines')
    expect([await makeDue(db, before(FEBRUARY)), await prices()]).toEqual([0, '38 €, 45 €, 40 €'])
    await makeDue(db, FEBRUARY)
    expect([await prices(), await left()]).toEqual(['38 €, 40 €, 40 €', []])
  })

  test('without a beginning is made at once, and its end waits', async () => {
    const key = randomUUID()
    const planned = await plan({ ...update({ Soir: '30 €' }), key }, undefined, FEBRUARY)
    expect(planned).toMatchObject({ outcome: 'saved', end: { at: FEBRUARY.toISOString() } })
    expect(await plan({ ...update({ Soir: '30 €' }), key }, undefined, FEBRUARY)).toEqual(planned)
    expect([await prices(), (await left()).length]).toEqual(['40 €, 30 €, 40 €', 1])
    await makeDue(db, FEBRUARY)
    expect(await prices()).toBe('40 €, 40 €, 40 €')
  })

  test('what was late is made in order: a change, its end, and the one after it', async () => {
    await plan(update({ Soir: '45 €' }), JANUARY, FEBRUARY)
    await plan(update({ Soir: '60 €' }), new Date('2998-03-01T07:00:00.000Z'))
    while ((await makeDue(db, new Date('2999-01-01T00:00:00.000Z'))) > 0);
    const saved = await db.selectFrom('revisions').select('data').orderBy('version').execute()
    const evening = saved.map(({ data }) => (JSON.parse(data!) as typeof TREATMENT).tarifs[1]!.price)
    expect(evening).toEqual(['40 €', '45 €', '40 €', '60 €'])
  })

  test('an article is added at its moment and leaves at its end', async () => {
    const id = randomUUID()
    const fields = { titre: 'Une offre', contenu: [], image: '' }
    await plan({ intent: 'add', collection: 'soldes', id, fields }, JANUARY, FEBRUARY)
    expect(await findDocument(db, 'soldes', id)).toBeUndefined()
    await makeDue(db, JANUARY)
    expect(await findDocument(db, 'soldes', id)).toMatchObject({ titre: 'Une offre' })
    await makeDue(db, FEBRUARY)
    expect(await findDocument(db, 'soldes', id)).toBeUndefined()
  })

  test.each<[what: string, change: Change, empty: object]>([
    [
      'photograph',
      {
        intent: 'update',
        collection: 'photographies',
        id: photographId(HOME_PICTURES[0]!)!,
        base: 0,
        fields: { image: `/media/${'a'.repeat(32)}.jpg`, alt: 'Une bougie' },
      },
      { image: '', alt: '' },
    ],
    [
      "word of a page's",
      { intent: 'update', collection: 'pages', id: 'accueil', base: 0, fields: { titre: 'Noël' } },
      { titre: '' },
    ],
    [
      'setting',
      {
        intent: 'update',
        collection: 'reglages',
        id: FIXED_IDS.reglages,
        base: 0,
        fields: { parrainage: 'https://exemple.fr' },
      },
      { parrainage: '' },
    ],
  ])('at its end a first %s is empty again', async (_, change, empty) => {
    const { collection, id } = change
    for (const from of [undefined, JANUARY]) {
      await plan({ ...change, base: from ? 2 : 0 } as Change, from, FEBRUARY)
      if (from) await makeDue(db, from)
      expect(await findDocument(db, collection, id)).toMatchObject((change as { fields: object }).fields)
      await makeDue(db, FEBRUARY)
      expect([await findDocument(db, collection, id), await left()]).toMatchObject([empty, []])
    }
  })

  test('what is removed for a time comes back where it stood', async () => {
    const ids = [randomUUID(), randomUUID()]
    for (const id of ids)
      await applyChange(db, { intent: 'add', collection: 'soldes', id, fields: { titre: 'Une offre' } }, 'claire')
    await plan({ intent: 'remove', collection: 'soldes', id: ids[0]! }, JANUARY, FEBRUARY)
    await makeDue(db, JANUARY)
    expect(await findDocument(db, 'soldes', ids[0]!)).toBeUndefined()
    await makeDue(db, FEBRUARY)
    expect(await findDocument(db, 'soldes', ids[0]!)).toMatchObject({ titre: 'Une offre' })
  })

  describe('what cannot be made', () => {
    test('over the same price is kept with the reason, and made once that is insisted on', async () => {
      const id = idOf(await plan(update({ Soir: '45 €' }), JANUARY, FEBRUARY))
      await applyChange(db, update({ Soir: '42 €' }), 'ines')
      await makeDue(db, JANUARY)
      expect(await prices()).toBe('40 €, 42 €, 40 €')
      expect(await findPlanned(db, id)).toMatchObject({ problem: expect.stringContaining('même partie') })
      expect(await makeDue(db, FEBRUARY)).toBe(0)
      expect(await takeStep(db, id, { step: 'now' }, JANUARY)).toContain('même partie')
      expect(await takeStep(db, id, { step: 'insist' }, FEBRUARY)).toContain('déjà passée')
      expect(await takeStep(db, id, { step: 'insist' }, JANUARY)).toBeUndefined()
      expect(await prices()).toBe('40 €, 45 €, 40 €')
      await makeDue(db, FEBRUARY)
      expect([await prices(), await left()]).toEqual(['40 €, 42 €, 40 €', []])
    })

    test('until its end has passed is made without it, once it was given up and taken up again', async () => {
      const id = idOf(await plan(update({ Soir: '45 €' }), JANUARY, FEBRUARY))
      await applyChange(db, update({ Soir: '42 €' }), 'ines')
      await makeDue(db, JANUARY)
      const [later, march] = [new Date(FEBRUARY.getTime() + 1000), new Date(FEBRUARY.getTime() + 30 * 24 * 3_600_000)]
      for (const step of [{ step: 'insist' }, { step: 'move', at: march }] as const)
        expect(await takeStep(db, id, step, later)).toContain('rétablissez-le ensuite : il se fera sans sa fin')
      for (const step of ['abandon', 'resume', 'insist'] as const)
        expect(await takeStep(db, id, { step }, later)).toBeUndefined()
      await makeDue(db, march)
      expect(await prices()).toBe('40 €, 45 €, 40 €')
    })

    test('of a document that is gone is kept with the reason, and holds up nothing else', async () => {
      const id = randomUUID()
      await applyChange(db, { intent: 'add', collection: 'soldes', id, fields: { titre: 'Une offre' } }, 'claire')
      await plan({ intent: 'update', collection: 'soldes', id, base: 1, fields: { titre: 'Autre' } }, JANUARY)
      await plan(update({ Soir: '45 €' }), JANUARY)
      await applyChange(db, { intent: 'remove', collection: 'soldes', id }, 'ines')
      await makeDue(db, JANUARY)
      expect(await prices()).toBe('40 €, 45 €, 40 €')
      expect((await left()).map(({ problem }) => problem)).toEqual([expect.stringContaining('supprimé')])
      await applyChange(db, { intent: 'restore', collection: 'soldes', id, version: 1 }, 'ines')
      expect(await takeStep(db, (await left())[0]!.id, { step: 'now' })).toBeUndefined()
      expect(await findDocument(db, 'soldes', id)).toMatchObject({ titre: 'Autre' })
    })

    test('for what it is itself is kept with that, and holds up none of the others', async () => {
      const logged = captureLog()
      const ids: string[] = []
      for (const [place, name] of ['Jour', 'Soir', 'Mariage'].entries())
        ids.push(idOf(await plan(update({ [name]: '45 €' }), inOrder(place))))
      const broken = (change: string, place: number) =>
        db.updateTable('planned_changes').set({ change }).where('id', '=', ids[place]!).execute()
      await broken(JSON.stringify({ ...update({ Jour: '45 €' }), collection: '[effacé]' }), 0)
      await broken('{', 2)
      const { days } = await listPlans(db, before(JANUARY))
      expect(days.flatMap(({ lines }) => lines.map(({ id, problem }) => [id, problem !== undefined]))).toEqual(
        ids.map((id, place) => [id, place % 2 === 0]),
      )
      expect(logged).toEqual([])
      expect(await makeDue(db, FEBRUARY)).toBe(3)
      expect(logged.map(({ event, id }) => [event, id])).toEqual(
        [ids[0], ids[2]].map((id) => ['planned-change-failed', id]),
      )
      expect(await prices()).toBe('40 €, 45 €, 40 €')
      expect((await listPlans(db, FEBRUARY)).stuck.map(({ id }) => id)).toEqual([ids[0], ids[2]])
      expect(await takeStep(db, ids[2]!, { step: 'now' }, JANUARY)).toBe('Ce changement ne peut plus se faire.')
      for (const id of [ids[0]!, ids[2]!]) expect(await takeStep(db, id, { step: 'abandon' })).toBeUndefined()
      expect((await left()).every(({ abandoned_at }) => abandoned_at !== null)).toBe(true)
    })

    test('is refused before it is planned, where the door would refuse it now', async () => {
      await applyChange(db, update({ Soir: '42 €' }), 'ines')
      expect(await plan(update({ Soir: '45 €' }), JANUARY)).toMatchObject({ outcome: 'conflict' })
      expect(await plan({ ...update({}, 2), fields: { title: '' } } as Change, JANUARY)).toMatchObject({
        outcome: 'invalid',
      })
      expect(await plan({ ...update({}, 2), id: 'inconnu' } as Change, JANUARY)).toMatchObject({ outcome: 'missing' })
      expect(await left()).toEqual([])
      expect(await db.selectFrom('revisions').selectAll().execute()).toHaveLength(2)
    })
  })

  describe('over another plan', () => {
    test('of the same price is refused until it was shown; then each says its own from its moment on', async () => {
      const first = idOf(await plan(update({ Soir: '45 €' }), JANUARY))
      expect(await plan(update({ Soir: '60 €' }), FEBRUARY)).toEqual({ outcome: 'overlap' })
      await plan(update({ Soir: '60 €' }, 1, [first]), FEBRUARY)
      await makeDue(db, JANUARY)
      expect(await prices()).toBe('40 €, 45 €, 40 €')
      await makeDue(db, FEBRUARY)
      expect(await prices()).toBe('40 €, 60 €, 40 €')
    })

    test('what is planned elsewhere in the document need not have been shown, what is planned in the same place must', async () => {
      const first = idOf(await plan(update({ Soir: '45 €' }), JANUARY))
      const other = idOf(await plan(update({ Jour: '35 €' }), JANUARY))
      expect(await plan(update({ Soir: '60 €' }, 1, [other]), FEBRUARY)).toEqual({ outcome: 'overlap' })
      idOf(await plan(update({ Soir: '60 €' }, 1, [first]), FEBRUARY))
      await makeDue(db, FEBRUARY)
      expect(await prices()).toBe('35 €, 60 €, 40 €')
    })

    test('a save by who was shown it leaves it standing', async () => {
      const id = idOf(await plan(update({ Soir: '45 €' }), JANUARY))
      await applyChange(db, update({ Soir: '42 €' }, 1, [id]), 'ines')
      await makeDue(db, JANUARY)
      expect(await prices()).toBe('40 €, 45 €, 40 €')
    })

    test('a price that was removed does not come back', async () => {
      const id = idOf(await plan(update({ Soir: '45 €' }), JANUARY))
      const fields = { tarifs: TREATMENT.tarifs.filter(({ id }) => id !== 'Soir') }
      await applyChange(db, { ...update({}, 1, [id]), fields } as Change, 'ines')
      await makeDue(db, JANUARY)
      expect([await prices(), (await left()).length]).toEqual(['40 €, 40 €', 1])
    })
  })

  test('planned twice, after an answer that was lost, is planned and made once', async () => {
    const change = { ...update({ Soir: '45 €' }), key: randomUUID() }
    const first = await plan(change, JANUARY)
    expect(await plan(change, JANUARY)).toEqual(first)
    await makeDue(db, JANUARY)
    expect(await plan(change, JANUARY)).toMatchObject({ outcome: 'saved' })
    expect(await left()).toEqual([])
  })

  test('ends with what was not there before left out again', async () => {
    const id = randomUUID()
    const offer = { titre: 'Offre', image: '', contenu: ['Une ligne'] }
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'offresDuMoment', id, offer, null))
    const fields = { titre: 'Offre de Noël', limite: 'Trente coffrets', du: '2998-01-01' }
    const change: Change = { intent: 'update', collection: 'offresDuMoment', id, base: 1, fields }
    expect(await plan(change, JANUARY, FEBRUARY)).toMatchObject({ outcome: 'planned' })
    const stands = async () => JSON.parse((await findRow(db, 'offresDuMoment', id))!.data) as object
    await makeDue(db, JANUARY)
    expect(await stands()).toEqual({ ...offer, ...fields })
    await makeDue(db, FEBRUARY)
    expect([await stands(), await left()]).toEqual([offer, []])
  })

  test('an end that an earlier version planned, with an empty text for what was not there, is made', async () => {
    await plan(update({ Soir: '45 €' }), undefined, FEBRUARY)
    const [end] = await left()
    const change = JSON.parse(end!.change!) as Extract<Change, { intent: 'update' }>
    const older = { ...change, fields: { ...change.fields, reperes: '', accroche: '' } }
    await db
      .updateTable('planned_changes')
      .set({ change: JSON.stringify(older) })
      .where('id', '=', end!.id)
      .execute()
    await makeDue(db, FEBRUARY)
    expect([await prices(), await left()]).toEqual(['40 €, 40 €, 40 €', []])
  })

  test('a draft that cannot wait is not kept either', async () => {
    const id = randomUUID()
    const fields = { titre: 'Une', image: '', contenu: [] }
    await applyChange(db, { intent: 'add', collection: 'actualites', id, fields }, 'claire')
    await plan({ intent: 'remove', collection: 'actualites', id }, JANUARY)
    const draft = { titre: 'Deux', brouillon: true }
    const change: Change = { intent: 'update', collection: 'actualites', id, base: 1, fields: draft }
    expect(await plan(change, FEBRUARY)).toEqual({ outcome: 'missing' })
    expect(await findDocument(db, 'actualites', id)).toMatchObject({ titre: 'Une', version: 1 })
  })

  describe('asked for again under its key', () => {
    const key = randomUUID()
    const keyed = (change: Change): Change => ({ ...change, key })
    const march = new Date('2998-03-01T07:00:00.000Z')

    test('with another text or moment is planned so, once', async () => {
      await plan(keyed(update({ Soir: '45 €' })), JANUARY, FEBRUARY)
      await plan(keyed(update({ Soir: '46 €' })), JANUARY, FEBRUARY)
      expect(await plan(keyed(update({ Soir: '46 €' })), JANUARY, march)).toMatchObject({ outcome: 'planned', id: key })
      expect((await left()).map(({ at }) => at)).toEqual([JANUARY.toISOString(), march.toISOString()])
      const standing = await left()
      expect(await plan(keyed(update({ Soir: '46 €' })), JANUARY, march)).toMatchObject({ outcome: 'planned' })
      expect(await left()).toEqual(standing)
      await plan(keyed(update({ Soir: '46 €' })), FEBRUARY, march)
      await makeDue(db, FEBRUARY)
      expect([await prices(), (await left()).length]).toEqual(['40 €, 46 €, 40 €', 1])
    })

    test('with what cannot be made stays as it was', async () => {
      await plan(keyed(update({ Soir: '45 €' })), JANUARY, FEBRUARY)
      const standing = await left()
      const nameless = { ...update({}), fields: { title: ' ' } } as Change
      expect(await plan(keyed(nameless), JANUARY)).toMatchObject({ outcome: 'invalid' })
      expect(await left()).toEqual(standing)
    })

    test('a draft, with another text, is saved and published with that', async () => {
      const fields = { titre: 'Une', image: '', contenu: [], brouillon: true }
      const id = randomUUID()
      const add = (titre: string): Change => ({
        intent: 'add',
        collection: 'actualites',
        id,
        fields: { ...fields, titre },
      })
      await plan(keyed(add('Une')), JANUARY)
      await plan(keyed(add('Deux')), JANUARY)
      expect((await left()).length).toBe(1)
      await makeDue(db, JANUARY)
      expect(await findDocument(db, 'actualites', id)).toMatchObject({
        titre: 'Deux',
        brouillon: false,
        date: JANUARY.toISOString(),
      })
    })

    test('and begun at once, with another text or end, is saved and ends so', async () => {
      await plan(keyed(update({ Soir: '45 €' })), undefined, FEBRUARY)
      await plan(keyed(update({ Jour: '35 €' })), undefined, march)
      expect([await prices(), (await left()).map(({ at }) => at)]).toEqual(['35 €, 40 €, 40 €', [march.toISOString()]])
      await plan(keyed(update({ Jour: '35 €', Mariage: '50 €' })), undefined, march)
      expect(await prices()).toBe('35 €, 40 €, 50 €')
      await makeDue(db, march)
      expect([await prices(), await left()]).toEqual(['40 €, 40 €, 40 €', []])
    })

    test('for a moment, with another text than was saved at once, waits for it', async () => {
      await applyChange(db, keyed(update({ Soir: '45 €' })), 'claire')
      expect(await plan(keyed(update({ Soir: '46 €' })), JANUARY)).toMatchObject({ outcome: 'planned' })
      expect(await prices()).toBe('40 €, 45 €, 40 €')
      await makeDue(db, JANUARY)
      expect(await prices()).toBe('40 €, 46 €, 40 €')
    })

    test('for a moment, once saved at once, waits once, until one end', async () => {
      await plan(keyed(update({ Soir: '45 €' })), undefined, march)
      const later = () => plan(keyed(update({ Soir: '46 €' })), JANUARY, FEBRUARY)
      expect(await later()).toMatchObject({ outcome: 'planned', id: key })
      const standing = await left()
      expect(standing.map(({ at }) => at)).toEqual([JANUARY.toISOString(), FEBRUARY.toISOString()])
      expect(await later()).toMatchObject({ outcome: 'planned', id: key })
      expect(await left()).toEqual(standing)
      // As it was saved at once.
      expect(await plan(keyed(update({ Soir: '45 €' })), JANUARY, FEBRUARY)).toMatchObject({ outcome: 'saved' })
      expect(await left()).toEqual([])
    })

    test.each<[how: string, again: (change: Change) => Promise<Planned>]>([
      ['planned', (change) => plan(change)],
      ['applied', (change) => applyChange(db, change, 'claire')],
    ])('without an end by then has none: %s', async (_, again) => {
      for (const price of ['45 €', '46 €']) {
        await plan(keyed(update({ Soir: '45 €' })), undefined, FEBRUARY)
        const outcome = await again(keyed(update({ Soir: price })))
        expect(outcome).toMatchObject({ outcome: 'saved' })
        expect(outcome).not.toHaveProperty('end')
        expect([await prices(), await left()]).toEqual([`40 €, ${price}, 40 €`, []])
      }
    })

    test('with what was there before has nothing to end', async () => {
      await plan(keyed(update({ Soir: '45 €' })), undefined, FEBRUARY)
      expect(await plan(keyed(update({})), undefined, FEBRUARY)).not.toHaveProperty('end')
      expect([await prices(), await left()]).toEqual(['40 €, 40 €, 40 €', []])
    })

    test('with what is refused keeps its end', async () => {
      await plan(keyed(update({ Soir: '45 €' })), undefined, FEBRUARY)
      const standing = await left()
      const nameless = keyed({ ...update({}), fields: { title: ' ' } } as Change)
      expect(await plan(nameless, undefined, FEBRUARY)).toMatchObject({ outcome: 'invalid' })
      expect(await applyChange(db, nameless, 'claire')).toMatchObject({ outcome: 'invalid' })
      expect(await left()).toEqual(standing)
    })

    test('leaves at its end what another has saved meanwhile in the same list', async () => {
      await plan(keyed(update({ Soir: '45 €' })), undefined, FEBRUARY)
      await applyChange(db, update({ Jour: '30 €', Soir: '45 €' }, 2), 'ines')
      await plan(keyed(update({ Soir: '46 €' })), undefined, FEBRUARY)
      expect(await prices()).toBe('30 €, 46 €, 40 €')
      await makeDue(db, FEBRUARY)
      expect([await prices(), await left()]).toEqual(['30 €, 40 €, 40 €', []])
    })

    test('at once, waits no longer', async () => {
      await plan(keyed(update({ Soir: '45 €' })), JANUARY, FEBRUARY)
      await applyChange(db, keyed(update({ Soir: '46 €' })), 'claire')
      expect([await prices(), await left()]).toEqual(['40 €, 46 €, 40 €', []])
    })
  })

  describe('an addition of the same document', () => {
    const id = randomUUID()
    const add = (titre: string): Change => ({
      intent: 'add',
      collection: 'soldes',
      id,
      key: randomUUID(),
      fields: { titre, contenu: [], image: '' },
    })

    test('as one that is planned, with another text, is no overlap to be shown', async () => {
      await plan(add('Une'), JANUARY)
      expect(await plan(add('Deux'), FEBRUARY)).toMatchObject({ outcome: 'conflict', conflicts: [{ mine: 'Deux' }] })
      expect(await left()).toHaveLength(1)
    })

    test('before one that is planned, with another text, keeps that from its place until it is insisted on', async () => {
      const planned = idOf(await plan(add('Une'), JANUARY))
      await applyChange(db, add('Deux'), 'ines')
      await makeDue(db, JANUARY)
      expect(await findDocument(db, 'soldes', id)).toMatchObject({ titre: 'Deux' })
      expect(await findPlanned(db, planned)).toMatchObject({ problem: expect.stringContaining('même partie') })
      expect(await takeStep(db, planned, { step: 'insist' }, JANUARY)).toBeUndefined()
      expect(await findDocument(db, 'soldes', id)).toMatchObject({ titre: 'Une' })
    })
  })

  test('is given up with the end of what then never begins, and put off to another moment', async () => {
    const id = idOf(await plan(update({ Soir: '45 €' }), JANUARY, FEBRUARY))
    const march = new Date('2998-03-01T07:00:00.000Z')
    expect(await takeStep(db, id, { step: 'move', at: march }, before(JANUARY))).toContain('après la fin')
    const sooner = new Date('2997-12-24T07:00:00.000Z')
    expect(await takeStep(db, id, { step: 'move', at: sooner }, before(sooner))).toBeUndefined()
    expect(await nextPlannedMoment(db)).toEqual(sooner)
    expect(await takeStep(db, id, { step: 'abandon' })).toBeUndefined()
    expect(await nextPlannedMoment(db)).toBeUndefined()
    expect(await takeStep(db, id, { step: 'now' })).toContain("n'est plus prévu")
  })
})
