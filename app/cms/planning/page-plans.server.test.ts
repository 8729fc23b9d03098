import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Change } from '../documents/changes.ts'
import { findDocument, replaceDocument } from '../documents/documents.server.ts'
import { planChange } from '../documents/plan-change.server.ts'
import { takeStep } from '../documents/planned-steps.server.ts'
import { countPlansOf } from './page-plans.server.ts'

const DAY = 86_400_000

describe.each(ENGINES)('plans of a page on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))

  test('are counted there alone, until they are given up; a beginning and its end are one', async () => {
    await db
      .transaction()
      .execute((transaction) =>
        replaceDocument(
          transaction,
          'categories',
          'maquillage',
          { title: 'Maquillage', description: '', videos: [], tarifs: [], questions: [] },
          null,
        ),
      )
    const { version } = (await findDocument(db, 'categories', 'maquillage'))!
    const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: version } as const
    const plan = async (fields: Extract<Change, { intent: 'update' }>['fields']) => {
      const [at, until] = [1, 2].map((days) => new Date(Date.now() + days * DAY))
      const planned = await planChange(db, { change: { ...change, fields }, at, until }, 'claire')
      return (planned as { id: string }).id
    }
    expect(await countPlansOf(db, '/soins/maquillage')).toBe(0)
    const id = await plan({ title: 'Mise en beauté' })
    await plan({ accroche: 'De jour' })
    expect(await countPlansOf(db, '/soins/maquillage')).toBe(2)
    expect(await countPlansOf(db, '/offres-du-moment')).toBe(0)
    await takeStep(db, id, { step: 'abandon' })
    expect(await countPlansOf(db, '/soins/maquillage')).toBe(1)
  })
})
