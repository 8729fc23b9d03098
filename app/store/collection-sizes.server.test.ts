import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { applyChange } from './changes.server.ts'
import { countAgain, countDocuments } from './collection-sizes.server.ts'
import { listPage } from './document-pages.server.ts'
import { importDocuments } from './transfer.server.ts'

const offer = (titre: string) => ({ titre, contenu: [], image: '' })

describe.each(ENGINES)('the size of a large collection on %s', (engine) => {
  let opened: TestDatabase
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    const documents = Array.from({ length: 1001 }, (_, position) => ({
      collection: 'soldes',
      id: `a${position}`,
      position,
      version: 1,
      data: JSON.stringify(offer(`Offre ${position}`)),
      updated_at: '2026-01-01T00:00:00.000Z',
    }))
    await opened.db.insertInto('documents').values(documents).execute()
    await opened.db.transaction().execute((transaction) => countAgain(transaction, 'soldes'))
  })
  afterEach(() => opened.close())
  const kept = () => opened.db.selectFrom('collection_sizes').selectAll().execute()

  test('is kept, and follows what is added, removed, put back and imported', async () => {
    const { db } = opened
    expect(await kept()).toEqual([{ collection: 'soldes', size: 1001 }])
    await applyChange(db, { intent: 'add', collection: 'soldes', id: 'neuve', fields: offer('Neuve') }, 'camille')
    expect(await countDocuments(db, 'soldes')).toBe(1002)
    await applyChange(db, { intent: 'remove', collection: 'soldes', id: 'neuve' }, 'camille')
    expect(await countDocuments(db, 'soldes')).toBe(1001)
    await applyChange(db, { intent: 'restore', collection: 'soldes', id: 'neuve', version: 1 }, 'camille')
    expect(await countDocuments(db, 'soldes')).toBe(1002)
    const gone = ['a0', 'a1', 'a2'].map((id) => ({ collection: 'soldes' as const, id, fields: null }))
    await importDocuments(db, gone)
    // Below a thousand it is counted whenever it is asked for.
    expect([await countDocuments(db, 'soldes'), await kept()]).toEqual([999, []])
  })

  test('leads to its pages from either end', async () => {
    const titles = async (page: number) => {
      const { documents } = await listPage(opened.db, 'soldes', { page, size: 20 })
      return documents.map(({ titre }) => titre)
    }
    const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => `Offre ${first + index}`)
    expect(await titles(1)).toEqual(from(0, 20))
    expect(await titles(25)).toEqual(from(480, 20))
    expect(await titles(26)).toEqual(from(500, 20))
    expect(await titles(50)).toEqual(from(980, 20))
    expect(await titles(51)).toEqual(from(1000, 1))
    expect(await titles(52)).toEqual([])
  })
})
