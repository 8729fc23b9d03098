import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { tarifName } from '../../lib/booking-link.ts'
import { findBookingChoice } from './booking-choice.server.ts'
import { replaceDocument } from '../../cms/documents/documents.server.ts'

const LONG = 'Un nom très long, '.repeat(20)

const SOIN = {
  title: 'Soin',
  description: '',
  videos: [],
  tarifs: [
    { name: 'Femmes', price: '' },
    { name: 'Jambes <em>20 min</em>', price: '<s>40 €</s> 30 €' },
    { name: 'Bras', price: '20 €' },
    { name: 'Hommes', price: '' },
    { name: 'Bras', price: '25 €' },
    { name: LONG, price: '1 €' },
  ],
  questions: [],
}

describe('findBookingChoice', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase()
    await opened.db.transaction().execute((db) => replaceDocument(db, 'categories', 'soin', SOIN, null))
  })
  afterAll(() => opened.close())

  test.each([
    ['soin', 'Jambes 20 min', { name: 'Jambes <em>20 min</em>', price: '<s>40 €</s> 30 €' }],
    ['soin', 'Bras', { name: 'Bras' }],
    ['soin', 'Autre chose', undefined],
    ['soin', null, undefined],
    ['bronzage-uv', 'Séance de 8 min', { name: 'Séance de 8 min', price: '8 €' }],
  ])('finds %s, %j', async (id, name, line) => {
    const choice = await findBookingChoice(opened.db, id, name)
    expect(choice).toMatchObject({ id, title: id === 'soin' ? 'Soin' : 'Bronzage UV' })
    expect(choice?.line).toEqual(line)
  })

  test('finds a line by as much of a long name as an address carries', async () => {
    expect((await findBookingChoice(opened.db, 'soin', tarifName(LONG)))?.line?.name.trim()).toBe(LONG.trim())
  })

  test.each([null, '', 'inconnu', 'a'.repeat(300)])('finds nothing for %j', async (id) => {
    expect(await findBookingChoice(opened.db, id, 'Bras')).toBeUndefined()
  })
})
