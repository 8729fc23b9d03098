import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from '../documents/changes.server.ts'
import { replaceDocument } from '../documents/documents.server.ts'
import { planChange } from '../documents/plan-change.server.ts'
import { makeDue } from '../documents/planned-changes.server.ts'
import { openOtherDay } from './date-changes.server.ts'

const TREATMENT = { title: 'Maquillage', description: '', videos: [], tarifs: [], questions: [] }
const DAY = 86_400_000

describe.each(ENGINES)('what changes until another day on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (opened) => (db = opened))

  test('tells a new name with its address as one change, before it is made and after', async () => {
    await db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'categories', 'maquillage', TREATMENT, null)
      await replaceDocument(transaction, 'pages', 'soins-maquillage', { titre: 'Maquillage', description: '' }, null)
    })
    const now = Date.now()
    const rename = { intent: 'rename', collection: 'categories', id: 'maquillage', base: 1 } as const
    const change = { ...rename, title: 'Maquillage de fête', to: 'maquillage-de-fete' }
    const planned = await planChange(db, { change, at: new Date(now + DAY) }, 'claire')
    expect(planned.outcome).toBe('planned')
    const until = async (moment: number) => {
      const { changes, more } = await openOtherDay(db, new Date(moment), new Date())
      return [...changes.map((sentence) => sentence.replace(/[\u00a0\u202f]/g, ' ')), more]
    }
    const told = [
      'Maquillage de fête : titre « Maquillage » → « Maquillage de fête »',
      "Son adresse devient /soins/maquillage-de-fete : l'ancienne y conduira.",
      0,
    ]
    expect(await until(now + 2 * DAY)).toEqual(told)
    const before = Date.now()
    await new Promise((done) => setTimeout(done, 5))
    await makeDue(db, new Date(now + 2 * DAY))
    await new Promise((done) => setTimeout(done, 5))
    expect(await until(before)).toEqual(told)
  })

  test('says of a moment that it is before the first text, or so long ago that only months are known', async () => {
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'fil', TREATMENT, null))
    const now = Date.now()
    const on = async (ago: number, today = now) => {
      const { isBefore, isMonthly } = await openOtherDay(db, new Date(today - ago), new Date(today))
      return [isBefore, isMonthly]
    }
    expect(await on(3 * DAY)).toEqual([true, false])
    expect(await on(3 * DAY, now + 10 * DAY)).toEqual([false, false])
    expect(await on(366 * DAY, now + 400 * DAY)).toEqual([false, true])
    expect(await on(-3 * DAY)).toEqual([false, false])
  })

  test('tells two new names, one after the other, as one change', async () => {
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'fil', TREATMENT, null))
    const before = new Date()
    const rename = { intent: 'rename', collection: 'categories' } as const
    for (const [base, id, to] of [[1, 'fil', 'le-fil'] as const, [2, 'le-fil', 'au-fil'] as const]) {
      await new Promise((done) => setTimeout(done, 5))
      await applyChange(db, { ...rename, id, base, title: to, to }, 'claire')
    }
    const { changes } = await openOtherDay(db, before, new Date())
    expect(changes.map((sentence) => sentence.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      'au-fil : titre « Maquillage » → « au-fil »',
      "Son adresse devient /soins/au-fil : l'ancienne y conduira.",
    ])
  })

  test('tells nothing of what begins and ends until then', async () => {
    const base = { ...TREATMENT, title: 'Cils', description: '<p>Des cils.</p>' }
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'cils', base, null))
    const now = Date.now()
    const update = { intent: 'update', collection: 'categories', id: 'cils', base: 1 } as const
    const change = { ...update, fields: { description: '<p>Des cils de fête.</p>' } }
    await planChange(db, { change, at: new Date(now + DAY), until: new Date(now + 3 * DAY) }, 'claire')
    const told = async (days: number) => (await openOtherDay(db, new Date(now + days * DAY), new Date())).changes.length
    expect([await told(2), await told(4)]).toEqual([1, 0])
  })

  test('is told beside a redirection from an address that no browser can ask', async () => {
    await db.transaction().execute(async (transaction) => {
      const redirection = { ancienne: '/soins/100%', nouvelle: '/soins/cils' }
      await replaceDocument(transaction, 'redirections', 'cent', redirection, null)
    })
    expect(await openOtherDay(db, new Date(Date.now() + DAY), new Date())).toMatchObject({ changes: [], more: 0 })
  })
})
