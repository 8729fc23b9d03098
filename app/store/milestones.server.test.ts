import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { milestones as migration } from '../database/migrations/013-milestones.ts'
import { applyChange } from './changes.server.ts'
import { listPage, placeOf } from './document-pages.server.ts'
import { listDocuments } from './documents.server.ts'
import { countDocuments, setMilestones } from './milestones.server.ts'
import { importDocuments } from './transfer.server.ts'

const COUNT = 1001
const PAGE = 20

const offer = (titre: string) => ({ titre, contenu: [], image: '' })

describe.each(ENGINES)('the milestones of a large collection on %s', (engine) => {
  let opened: TestDatabase
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    const documents = Array.from({ length: COUNT }, (_, index) => ({
      collection: 'soldes',
      id: `a${String(index).padStart(4, '0')}`,
      // From below zero on, with gaps, some twice.
      position: Math.floor(index * 1.5) - 250 - (index % 7 === 0 ? 1 : 0),
      version: 1,
      data: JSON.stringify(offer(`Offre ${index}`)),
      updated_at: '2026-01-01T00:00:00.000Z',
    }))
    await opened.db.insertInto('documents').values(documents).execute()
    await opened.db.transaction().execute((transaction) => setMilestones(transaction, 'soldes'))
  })
  afterEach(() => opened.close())

  const milestones = () => opened.db.selectFrom('milestones').selectAll().orderBy('before').execute()
  const add = (id: string) =>
    applyChange(opened.db, { intent: 'add', collection: 'soldes', id, fields: offer(id) }, 'camille')
  const move = (id: string, before: string | null) =>
    applyChange(opened.db, { intent: 'move', collection: 'soldes', id, before }, 'camille')

  /** Asks for all pages, and for the place of each document, and compares them with the list. */
  async function expectPagesOfTheList() {
    const ids = (await listDocuments(opened.db, 'soldes')).map(({ id }) => id)
    const found: string[] = []
    for (let page = 1; page <= Math.ceil(ids.length / PAGE); page += 1) {
      const { documents, total } = await listPage(opened.db, 'soldes', { page, size: PAGE })
      expect(total).toBe(ids.length)
      found.push(...documents.map(({ id }) => id))
    }
    expect(found).toEqual(ids)
    for (let place = 0; place < ids.length; place += 49)
      expect(await placeOf(opened.db, 'soldes', ids[place]!)).toBe(place)
  }

  test('lead to the pages of the list, and to nothing behind its end', async () => {
    const set = await milestones()
    expect(set.length).toBeGreaterThan(10)
    expect(set[0]).toMatchObject({ before: 0, position: -251 })
    expect(set.at(-1)!.before).toBe(COUNT)
    await expectPagesOfTheList()
    expect(await listPage(opened.db, 'soldes', { page: 52, size: PAGE })).toEqual({ documents: [], total: COUNT })
  })

  test('follow what is added, moved, removed, put back and imported', async () => {
    const { db } = opened
    await add('neuve')
    await add('suivante')
    expect(await countDocuments(db, 'soldes')).toBe(COUNT + 2)
    await expectPagesOfTheList()
    await move('neuve', null)
    await move('a0700', 'a0150')
    await expectPagesOfTheList()
    await applyChange(db, { intent: 'remove', collection: 'soldes', id: 'a0500' }, 'camille')
    expect(await countDocuments(db, 'soldes')).toBe(COUNT + 1)
    await expectPagesOfTheList()
    await applyChange(db, { intent: 'remove', collection: 'soldes', id: 'neuve' }, 'camille')
    await applyChange(db, { intent: 'restore', collection: 'soldes', id: 'neuve', version: 1 }, 'camille')
    await importDocuments(db, [{ collection: 'soldes', id: 'venue', fields: offer('Venue') }])
    expect(await countDocuments(db, 'soldes')).toBe(COUNT + 2)
    await expectPagesOfTheList()
  })

  test('are none where a collection is small: it is counted whenever it is asked for', async () => {
    const { db } = opened
    const gone = ['a0000', 'a0001', 'a0002'].map((id) => ({ collection: 'soldes' as const, id, fields: null }))
    await importDocuments(db, gone)
    expect(await milestones()).toEqual([])
    expect(await countDocuments(db, 'soldes')).toBe(COUNT - 3)
    await expectPagesOfTheList()
  })

  test('are set by the migration as they are by a change', async () => {
    const { db } = opened
    const set = await milestones()
    await db.schema.dropTable('milestones').execute()
    await sql`insert into collection_sizes (collection, size) values ('soldes', ${COUNT})`.execute(db)
    await migration.up(db)
    expect(await milestones()).toEqual(set)
  })
})
