import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { NEW_LINE } from './reference-price.ts'
import { treatmentReferences } from './reference-prices.server.ts'

const NOW = new Date('2027-01-31T12:00:00.000Z')

describe.each(ENGINES)('the lowest price of the thirty days before, on %s', (engine) => {
  let opened: TestDatabase

  beforeEach(async () => {
    opened = await openTestDatabase(engine)
  })
  afterEach(() => opened.close())

  /** Gives a treatment the prices of its line « a » at instants, in their order; null deletes it, undefined is a list without the line. */
  async function had(states: [savedAt: string, price: string | null | undefined, planned?: boolean][]) {
    for (const [index, [savedAt, price, planned]] of states.entries())
      await opened.db
        .insertInto('revisions')
        .values({
          collection: 'categories',
          document_id: 'soin',
          version: index + 1,
          data:
            price === null
              ? null
              : JSON.stringify({ title: 'Soin', tarifs: price === undefined ? [] : [{ id: 'a', name: 'A', price }] }),
          author: null,
          saved_at: savedAt.length > 10 ? savedAt : `${savedAt}T09:00:00.000Z`,
          position: 0,
          planned_at: planned ? '2026-01-01T00:00:00.000Z' : null,
        })
        .execute()
  }
  const reference = async (now = NOW) => (await treatmentReferences(opened.db, 'soin', now))['a']

  test('is the price that stood, where it stood for longer', async () => {
    await had([
      ['2026-06-01', '100 €'],
      ['2027-01-20', '<s>100 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 100, isWhole: true })
  })

  test('is that of a lower price within them, to the minute', async () => {
    await had([
      ['2026-06-01', '90 €'],
      ['2026-12-21T09:00:01.000Z', '120 €'],
      ['2027-01-20', '<s>120 €</s> 80 €'],
    ])
    // 90 € were asked for one second of the thirty days.
    expect(await reference()).toEqual({ lowest: 90, isWhole: true })
  })

  test('is not that of a price that ended before them', async () => {
    await had([
      ['2026-06-01', '90 €'],
      ['2026-12-21T08:59:59.000Z', '120 €'],
      ['2027-01-20', '<s>120 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 120, isWhole: true })
  })

  test('counts the price of an earlier reduction, not that of the one which goes on', async () => {
    await had([
      ['2026-06-01', '100 €'],
      ['2026-12-28', '<s>100 €</s> 85 €'],
      ['2027-01-05', '100 €'],
      ['2027-01-20', '<s>100 €</s> 80 €'],
      ['2027-01-25', '<s>100 €</s> 70 €'],
    ])
    expect(await reference()).toEqual({ lowest: 85, isWhole: true })
  })

  test('a reduction that grows is measured from its beginning, however long it goes on', async () => {
    await had([
      ['2026-06-01', '100 €'],
      ['2026-11-01', '<s>100 €</s> 80 €'],
      ['2027-01-25', '<s>100 €</s> 70 €'],
    ])
    expect(await reference()).toEqual({ lowest: 100, isWhole: true })
  })

  test('counts a change that waited for its day as any other', async () => {
    await had([
      ['2026-06-01', '100 €'],
      ['2027-01-10', '95 €', true],
      ['2027-01-20', '<s>100 €</s> 80 €', true],
    ])
    expect(await reference()).toEqual({ lowest: 95, isWhole: true })
  })

  test('of a price that is not reduced is what it would be now', async () => {
    await had([
      ['2026-06-01', '90 €'],
      ['2027-01-10', '100 €'],
    ])
    expect(await reference()).toEqual({ lowest: 90, isWhole: true })
    expect(await reference(new Date('2027-02-20T00:00:00.000Z'))).toEqual({ lowest: 100, isWhole: true })
    expect(await reference(new Date('2027-01-05T00:00:00.000Z'))).toEqual({ lowest: 90, isWhole: true })
  })

  test('leaves a slip of the fingers out', async () => {
    await had([
      ['2026-06-01', '100 €'],
      ['2027-01-10', '10 €'],
      ['2027-01-10T09:03:00.000Z', '100 €'],
      ['2027-01-20', '<s>100 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 100, isWhole: true })
  })

  test.each([
    ['a treatment', null],
    ['a line', undefined],
    ['a reduction', '80 €'],
  ])('%s that was away for a moment, deleted and brought back, begins no other reduction', async (_, away) => {
    await had([
      ['2026-06-01', '100 €'],
      ['2027-01-10', '<s>100 €</s> 80 €'],
      ['2027-01-20', away],
      ['2027-01-20T09:01:00.000Z', '<s>100 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 100, isWhole: true })
  })

  test('a reduction that was over for longer is another', async () => {
    await had([
      ['2026-06-01', '100 €'],
      ['2027-01-10', '<s>100 €</s> 80 €'],
      ['2027-01-20', '100 €'],
      ['2027-01-20T09:06:00.000Z', '95 €'],
      ['2027-01-20T09:12:00.000Z', '<s>100 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 80, isWhole: true })
  })

  test('counts a price that stood for a moment where it is all that is known', async () => {
    await had([
      ['2027-01-20', '100 €'],
      ['2027-01-20T09:05:00.000Z', '<s>120 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 100, isWhole: false })
  })

  test('says where the history is younger than that', async () => {
    await had([
      ['2027-01-10', '100 €'],
      ['2027-01-20', '<s>120 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 100, isWhole: false })
    expect(await reference(new Date('2027-01-20T09:00:00.000Z'))).toEqual({ lowest: 100, isWhole: false })
  })

  test('is unknown of a price that was reduced from the first', async () => {
    await had([['2026-06-01', '<s>120 €</s> 80 €']])
    expect(await reference()).toEqual({ lowest: undefined, isWhole: false })
  })

  test.each([
    'à partir de 60 €',
    'dès 60 €',
    '60 € par personne',
    '60 à 80 €',
    'Sur devis',
    '<s>à partir de 70 €</s> dès 60 €',
  ])('is of a price in words, « %s », the least figure that is known', async (price) => {
    await had([
      ['2026-06-01', price],
      ['2027-01-10', 'à partir de 60 €'],
      ['2027-01-20', '<s>à partir de 60 €</s> à partir de 45 €'],
    ])
    expect(await reference()).toEqual({ lowest: 60, isWhole: false })
  })

  test('is not known of a price without a figure', async () => {
    await had([
      ['2026-06-01', 'Sur devis'],
      ['2027-01-20', '<s>60 €</s> 45 €'],
    ])
    expect(await reference()).toEqual({ lowest: undefined, isWhole: false })
  })

  test('is not above what a price in words began at', async () => {
    await had([
      ['2026-06-01', 'à partir de 40 €'],
      ['2027-01-10', '50 €'],
      ['2027-01-20', '<s>60 €</s> 30 €'],
    ])
    expect(await reference()).toEqual({ lowest: 40, isWhole: false })
  })

  test('is none of a line that was a heading, without a price', async () => {
    await had([
      ['2026-06-01', ''],
      ['2027-01-20', '<s>120 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: undefined, isWhole: true })
  })

  test('is none of a line that was not there, or whose treatment was away', async () => {
    await had([
      ['2026-06-01', undefined],
      ['2027-01-20', '<s>120 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: undefined, isWhole: true })
    expect((await treatmentReferences(opened.db, 'soin', NOW))[NEW_LINE]).toEqual({ lowest: undefined, isWhole: true })
  })

  test('is read over many saves', async () => {
    await had([
      ['2026-06-01', '70 €'],
      ...Array.from({ length: 120 }, (_, index): [string, string] => [
        new Date(Date.parse('2026-12-22T00:00:00.000Z') + index * 60 * 60 * 1000).toISOString(),
        `${100 + (index % 7)} €`,
      ]),
      ['2027-01-20', '<s>120 €</s> 80 €'],
    ])
    expect(await reference()).toEqual({ lowest: 70, isWhole: true })
  })
})
