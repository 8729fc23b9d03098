import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import { asJson } from './change-fields.server.ts'
import { applyChange } from './changes.server.ts'
import { FIXED_IDS } from './collections.ts'
import { findDocument, replaceDocument } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { listPlannedHours } from './planned-hours.server.ts'

const ID = FIXED_IDS.centres

const NOW = new Date('2027-01-11T09:00:00Z')

describe.each(ENGINES)('hours that wait for their day on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(() => db.transaction().execute((transaction) => replaceDocument(transaction, 'centres', ID, CENTRE, null)))

  const plan = async (fields: object, at: string, until?: string) => {
    const { version: base } = (await findDocument(db, 'centres', ID))!
    const rows = await db.selectFrom('planned_changes').select('id').execute()
    const change = { intent: 'update', collection: 'centres', id: ID, base, fields: asJson(fields) } as const
    const moments = { at: new Date(at), ...(until && { until: new Date(until) }) }
    await planChange(db, { change: { ...change, plans: rows.map(({ id }) => id) }, ...moments }, 'claire')
  }

  const planned = async () => listPlannedHours(db, (await findDocument(db, 'centres', ID))!.version, NOW)

  const week = (hours: Partial<typeof CENTRE.horaires>) => ({ horaires: { ...CENTRE.horaires, ...hours } })

  test('none are none', async () => {
    expect(await planned()).toBeUndefined()
    await plan({ nom: 'Un autre nom' }, '2027-01-12T23:00:00Z')
    expect(await planned()).toBeUndefined()
  })

  test('are told by their days with what else has been saved since, and nothing of it is done', async () => {
    await plan(week({ mercredi: '8h - 12h' }), '2027-01-12T23:00:00Z', '2027-01-19T23:00:00Z')
    const { version: base } = (await findDocument(db, 'centres', ID))!
    await applyChange(
      db,
      {
        intent: 'update',
        collection: 'centres',
        id: ID,
        base,
        fields: asJson(week({ lundi: '10h - 11h' })),
      },
      'claire',
    )
    const told = await planned()
    expect(told?.map(({ from, horaires }) => [from, horaires.lundi, horaires.mercredi])).toEqual([
      ['2027-01-13', '10h - 11h', '8h - 12h'],
      ['2027-01-20', '10h - 11h', CENTRE.horaires.mercredi],
    ])
    expect((await findDocument(db, 'centres', ID))!.horaires.mercredi).toBe(CENTRE.horaires.mercredi)
    expect(await db.selectFrom('planned_changes').select('id').execute()).toHaveLength(2)
    // The same list, until something of it changes.
    expect(await planned()).toBe(told)
  })

  test('of today at a later hour are those of tomorrow', async () => {
    await plan(week({ lundi: '' }), '2027-01-11T13:00:00Z')
    expect((await planned())?.map(({ from }) => from)).toEqual(['2027-01-12'])
  })

  test('of an hour within a later day are those of the day after', async () => {
    await plan(week({ mardi: '' }), '2027-01-12T17:00:00Z', '2027-01-19T23:00:00Z')
    expect((await planned())?.map(({ from }) => from)).toEqual(['2027-01-13', '2027-01-20'])
  })
})
