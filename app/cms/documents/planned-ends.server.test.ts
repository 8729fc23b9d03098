import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { asJson } from './change-fields.server.ts'
import { applyChange } from './changes.server.ts'
import type { Change } from './changes.ts'
import { findDocument, replaceDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { asItWillBe } from './site-then.server.ts'
import { applyUndo } from './undo.server.ts'

const TREATMENT = {
  title: 'Maquillage',
  description: '<p>Texte.</p>',
  videos: [],
  tarifs: ['Jour', 'Soir'].map((name) => ({ id: name, name, price: '40 €' })),
  questions: [],
}

/** The morning of a day of January 2027. */
const january = (day: number) => new Date(Date.UTC(2027, 0, day, 7))

describe.each(ENGINES)('plans of one price that cross on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(() =>
    db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'categories', 'maquillage', TREATMENT, null)
    }),
  )

  const stands = async (read = db) =>
    (await findDocument(read, 'categories', 'maquillage'))!.tarifs.map(({ price }) => price).join(', ')

  /** What a form sends that has shown all that is planned. */
  async function update(prices: Record<string, string>): Promise<Change> {
    const { version, tarifs } = (await findDocument(db, 'categories', 'maquillage'))!
    const planned = await db.selectFrom('planned_changes').select('id').execute()
    const fields = { tarifs: tarifs.map((tarif) => ({ ...tarif, price: prices[tarif.id] ?? tarif.price })) }
    const of = { collection: 'categories', id: 'maquillage', base: version } as const
    return { intent: 'update', ...of, fields: asJson(fields), plans: planned.map(({ id }) => id) }
  }

  async function plan(prices: Record<string, string>, from?: number, until?: number): Promise<string> {
    const moments = { at: from ? january(from) : undefined, until: until ? january(until) : undefined }
    const planned = await planChange(db, { change: await update(prices), ...moments }, 'claire')
    expect(['planned', 'saved']).toContain(planned.outcome)
    return planned.outcome === 'planned' ? planned.id : ''
  }

  /** The prices on some days, as they are foreseen and then as they come. */
  async function expectOn(days: Record<number, string>) {
    const foreseen: Record<number, string> = {}
    const come: Record<number, string> = {}
    for (const day of Object.keys(days).map(Number)) foreseen[day] = await stands(await asItWillBe(db, january(day)))
    for (const day of Object.keys(days).map(Number)) {
      while ((await makeDue(db, january(day))) > 0);
      come[day] = await stands()
    }
    expect([foreseen, come]).toEqual([days, days])
    expect(await db.selectFrom('planned_changes').selectAll().execute()).toEqual([])
  }

  test('the longer one goes on at the end of the shorter one, and ends with what was before both', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    await plan({ Soir: '60 €' }, 5, 20)
    await expectOn({ 1: '40 €, 45 €', 5: '40 €, 60 €', 10: '40 €, 60 €', 20: '40 €, 40 €' })
  })

  test('in whichever order they were planned', async () => {
    await plan({ Soir: '60 €' }, 5, 20)
    await plan({ Soir: '45 €' }, 1, 10)
    await expectOn({ 1: '40 €, 45 €', 5: '40 €, 60 €', 10: '40 €, 60 €', 20: '40 €, 40 €' })
  })

  test('one without an end goes on', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    await plan({ Soir: '60 €' }, 5)
    await expectOn({ 5: '40 €, 60 €', 10: '40 €, 60 €' })
  })

  test('so does one that has begun at once', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    await makeDue(db, january(1))
    await plan({ Soir: '60 €' }, undefined, 20)
    await expectOn({ 5: '40 €, 60 €', 10: '40 €, 60 €', 20: '40 €, 40 €' })
  })

  test('a third one holds over both, and each gives way to what is left', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    await plan({ Soir: '50 €' }, 3, 15)
    await plan({ Soir: '60 €' }, 5, 20)
    await expectOn({ 5: '40 €, 60 €', 10: '40 €, 60 €', 15: '40 €, 60 €', 20: '40 €, 40 €' })
  })

  test('one within the other gives way to that', async () => {
    await plan({ Soir: '45 €' }, 1, 20)
    await plan({ Soir: '60 €' }, 5, 10)
    await expectOn({ 5: '40 €, 60 €', 10: '40 €, 45 €', 20: '40 €, 40 €' })
  })

  test('of the other prices that it changed, the shorter one ends', async () => {
    await plan({ Jour: '35 €', Soir: '45 €' }, 1, 10)
    await plan({ Soir: '60 €' }, 5, 20)
    await expectOn({ 1: '35 €, 45 €', 10: '40 €, 60 €', 20: '40 €, 40 €' })
  })

  test('what has come due while no site ran comes to the same', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    await plan({ Soir: '60 €' }, 5, 20)
    await expectOn({ 12: '40 €, 60 €', 25: '40 €, 40 €' })
  })

  test('a price that is corrected by hand meanwhile stays until the end that was shown', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    await plan({ Soir: '60 €' }, 5, 20)
    await makeDue(db, january(5))
    await applyChange(db, await update({ Soir: '62 €' }), 'ines')
    await expectOn({ 10: '40 €, 62 €', 20: '40 €, 40 €' })
  })

  test('where the longer one is undone, the shorter one ends', async () => {
    await plan({ Soir: '45 €' }, 1, 10)
    const longer = await plan({ Soir: '60 €' }, 5, 20)
    await makeDue(db, january(5))
    await applyUndo(db, { intent: 'undo', collection: 'categories', id: longer }, 'claire')
    await expectOn({ 6: '40 €, 45 €', 10: '40 €, 40 €' })
  })
})
