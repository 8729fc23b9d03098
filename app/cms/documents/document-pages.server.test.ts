import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { countDocuments, listPage, rankOf } from './document-pages.server.ts'
import { listDocuments } from './documents.server.ts'

describe.each(ENGINES)('pages of documents on %s', (engine) => {
  let opened: TestDatabase

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    // Two at each position, below zero too, and written in no order: position first, then id.
    const places = Array.from({ length: 45 }, (_, index) => (index * 7) % 45)
    const row = (collection: string, place: number) => ({
      collection,
      id: `a${String(place).padStart(2, '0')}`,
      position: Math.floor(place / 2) - 5,
      version: 1,
      data: JSON.stringify({ titre: `Article ${place}`, contenu: [], image: '', date: '' }),
      updated_at: '2026-01-01T00:00:00.000Z',
    })
    await opened.db
      .insertInto('documents')
      .values([...places.map((place) => row('actualites', place)), row('soldes', 3)])
      .execute()
  })
  afterAll(() => opened.close())

  const pageOf = async (page: number, size = 20) => {
    const { documents, total } = await listPage(opened.db, 'actualites', { page, size })
    return { titles: documents.map(({ titre }) => titre), total }
  }

  test('the pages are the list, cut', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => pageOf(page)))
    expect(pages.map(({ titles }) => titles.length)).toEqual([20, 20, 5])
    expect(pages.every(({ total }) => total === 45)).toBe(true)
    const list = await listDocuments(opened.db, 'actualites')
    expect(pages.flatMap(({ titles }) => titles)).toEqual(list.map(({ titre }) => titre))
    expect(list.map(({ titre }) => titre)).toEqual(Array.from({ length: 45 }, (_, place) => `Article ${place}`))
  })

  test('at its edges: a page just full, one beyond the last, an empty collection', async () => {
    expect((await pageOf(3, 15)).titles).toHaveLength(15)
    expect(await pageOf(4, 15)).toEqual({ titles: [], total: 45 })
    expect(await pageOf(99_999_999)).toEqual({ titles: [], total: 45 })
    expect(await listPage(opened.db, 'offresDuMoment', { page: 1, size: 20 })).toEqual({ documents: [], total: 0 })
  })

  test('counts one collection', async () => {
    expect(await countDocuments(opened.db, 'actualites')).toBe(45)
    expect(await countDocuments(opened.db, 'soldes')).toBe(1)
    expect(await countDocuments(opened.db, 'team')).toBe(0)
  })

  test('says where a document stands', async () => {
    const { db } = opened
    const places = await Promise.all(['a00', 'a19', 'a20', 'a44'].map((id) => rankOf(db, 'actualites', id)))
    expect(places).toEqual([0, 19, 20, 44])
    expect(await rankOf(db, 'actualites', 'a45')).toBeUndefined()
  })
})
