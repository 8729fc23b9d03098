import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, describe, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, listDocuments, replaceDocument } from './documents.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { insertPlanned } from './planned-rows.server.ts'

const TREATMENTS = 20
const PRICES = 25

/** Of how many treatments the prices are changed one by one, for comparison. */
const SINGLY = 4

/** How often both are measured. */
const ROUNDS = 3

/** How much of the processor's time some work takes, in milliseconds: others at work on the machine do not count. */
async function usedBy(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe.each(ENGINES)('500 changes due at one moment on %s', (engine) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.close())

  const tarifs = (price: (place: number) => string) =>
    Array.from({ length: PRICES }, (_, place) => ({
      id: `t${place}`,
      name: `<strong>Tarif ${place}</strong>`,
      price: price(place),
    }))

  const plannedAt = (at: Date) => ({
    author: 'claire',
    planned_at: at.toISOString(),
    start: null,
    insists: 0,
    problem: null,
    change_id: null,
    abandoned_at: null,
  })

  /** Plans and makes 500 changes, and as many of them one by one. Returns what each took. */
  async function measured(round: number): Promise<{ alone: number; together: number }> {
    const { db } = opened
    const idOf = (one: number) => `soin-${round}-${one}`
    const text = '<p>Un soin long, décrit avec soin.</p>'.repeat(20)
    for (let one = 0; one < TREATMENTS + SINGLY; one += 1) {
      const fields = {
        title: `Soin ${round} ${one}`,
        description: text,
        videos: [],
        tarifs: tarifs(() => '40 €'),
        questions: [],
      }
      await db
        .transaction()
        .execute((transaction) => replaceDocument(transaction, 'categories', idOf(one), fields, null))
    }
    const at = new Date(Date.now() + 86_400_000)
    const planned = plannedAt(at)
    await db.transaction().execute(async (transaction) => {
      for (let one = 0; one < TREATMENTS; one += 1)
        for (let place = 0; place < PRICES; place += 1) {
          const fields = { tarifs: tarifs((other) => (other === place ? `${50 + place} €` : '40 €')) }
          const of = { collection: 'categories', id: idOf(one) }
          const change = JSON.stringify({ intent: 'update', ...of, base: 1, fields })
          const row = { ...planned, id: randomUUID(), at: at.toISOString(), collection: of.collection }
          await insertPlanned(transaction, { ...row, document_id: of.id, change })
        }
    })
    const alone = await usedBy(async () => {
      for (let one = TREATMENTS; one < TREATMENTS + SINGLY; one += 1)
        for (let place = 0; place < PRICES; place += 1) {
          const fields = { tarifs: tarifs((other) => (other <= place ? `${50 + other} €` : '40 €')) }
          const change = { intent: 'update', collection: 'categories', id: idOf(one), base: place + 1, fields } as const
          await applyChange(db, change, 'claire')
        }
    })
    const together = await usedBy(async () => {
      while ((await makeDue(db, at)) > 0);
    })
    return { alone, together }
  }

  test('are all made, each once, and soon', { timeout: 300_000 }, async () => {
    const { db } = opened
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measured(round))
    // What collects garbage or compiles meanwhile only adds.
    const [alone, together] = [
      Math.min(...rounds.map((one) => one.alone)),
      Math.min(...rounds.map((one) => one.together)),
    ]
    console.info(
      `${engine}: 500 together in ${together} ms of the processor, ${SINGLY * PRICES} one by one in ${alone} ms`,
    )
    expect(together).toBeLessThan((alone * TREATMENTS) / SINGLY)
    for (const { tarifs: made, version } of await listDocuments(db, 'categories')) {
      expect(made.map(({ price }) => price)).toEqual(tarifs((place) => `${50 + place} €`).map(({ price }) => price))
      expect(version).toBe(1 + PRICES)
    }
  })

  test('are made in their order where they are of several kinds, and none that was made before', async () => {
    const { db } = opened
    const fields = { title: 'Soin', description: '', videos: [], tarifs: tarifs(() => '40 €'), questions: [] }
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'mele', fields, null))
    const of = { collection: 'categories', id: 'mele' } as const
    const priced = (place: number, price: string, base = 1) => ({
      intent: 'update' as const,
      ...of,
      base,
      fields: { tarifs: tarifs((other) => (other === place ? price : '40 €')) },
    })
    const known = { ...priced(2, '52 €'), key: randomUUID() }
    expect((await applyChange(db, known, 'claire')).outcome).toBe('saved')
    const at = new Date(Date.now() + 86_400_000)
    const changes = [
      priced(0, '50 €'),
      priced(1, '51 €'),
      { intent: 'restore', ...of, version: 1, field: 'tarifs', entry: 't0' },
      priced(3, '53 €'),
      known,
      { ...priced(4, '54 €'), key: randomUUID() },
      priced(4, '55 €'),
      { intent: 'rename', ...of, base: 1, title: 'Soin mêlé', to: 'soin-mele' },
      priced(5, '56 €'),
    ]
    await db.transaction().execute(async (transaction) => {
      for (const [place, change] of changes.entries()) {
        const row = { ...plannedAt(new Date(place)), at: at.toISOString(), id: randomUUID(), document_id: of.id }
        await insertPlanned(transaction, { ...row, collection: of.collection, change: JSON.stringify(change) })
      }
    })
    while ((await makeDue(db, at)) > 0);
    const made = (await findDocument(db, 'categories', 'soin-mele'))!
    expect(made.tarifs.slice(0, 6).map(({ price }) => price.replace(/\s/, ' '))).toEqual(
      [40, 51, 52, 53, 54, 56].map((price) => `${price} €`),
    )
    const revisions = db.selectFrom('revisions').select('version').where('document_id', '=', 'soin-mele')
    const versions = (await revisions.orderBy('version').execute()).map(({ version }) => Number(version))
    expect(versions).toEqual(versions.map((_, place) => place + 1))
    expect(made.version).toBe(versions.length)
    // Two prices for one place: the second gives way.
    const stuck = await db.selectFrom('planned_changes').select('problem').execute()
    expect(stuck).toEqual([{ problem: expect.stringContaining('La même partie') as unknown }])
  })
})
