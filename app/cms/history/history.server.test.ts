import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { RevisionPlace, RevisionsAsked } from './history-places.server.ts'
import { historyDays } from './history.ts'
import { findRevision, listLines } from './history.server.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-16T08:00:00.000Z')

/** The moment that is this many minutes after the first save. */
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString()

interface Saved {
  collection?: string
  id?: string
  version: number
  minutes: number
  data?: object | null
  author?: string | null
}

const save = ({
  collection = 'actualites',
  id = 'a',
  version,
  minutes,
  data = { titre: 'T' },
  author = null,
}: Saved) => ({
  collection,
  document_id: id,
  version,
  data: data && JSON.stringify(data),
  author,
  saved_at: at(minutes),
  position: version,
})

describe.each(ENGINES)('history on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    await db.deleteFrom('user').execute()
  })

  const insert = (...rows: Saved[]) => db.insertInto('revisions').values(rows.map(save)).execute()

  /** Every line, page after page, its saves as `collection/id/version`. */
  async function pagedLines(limit: number, asked: Partial<RevisionsAsked> = {}): Promise<string[][]> {
    const seen: string[][] = []
    let after: RevisionPlace | undefined
    do {
      const { lines, next } = await listLines(db, { ...asked, after, limit })
      expect(lines.length).toBeLessThanOrEqual(limit)
      seen.push(...lines.map((line) => line.map(({ collection, id, version }) => `${collection}/${id}/${version}`)))
      after = next
    } while (after)
    return seen
  }

  const paged = async (limit: number, asked: Partial<RevisionsAsked> = {}) => (await pagedLines(limit, asked)).flat()

  const insertUser = (id: string, name: string) =>
    db
      .insertInto('user')
      .values({
        id,
        name,
        email: `${id}@x.example`,
        createdAt: at(0),
        updatedAt: at(0),
        emailVerified: 1,
        role: 'admin',
        disabled: 0,
      })
      .execute()

  test('lists nothing where nothing was saved', async () => {
    expect(await listLines(db, { limit: 5 })).toEqual({ lines: [], next: undefined })
  })

  test('lists the newest first, with what was before, who saved and what stands', async () => {
    await insertUser('u1', 'Camille')
    await insert(
      { version: 1, minutes: 0, data: { titre: 'Un' } },
      { version: 2, minutes: 1, data: { titre: 'Deux' }, author: 'u1' },
      { version: 3, minutes: 2, data: null, author: 'parti' },
    )
    const { lines, next } = await listLines(db, { limit: 5 })
    expect(next).toBeUndefined()
    expect(
      lines
        .flat()
        .map(({ version, author, before, after, standing }) => ({ version, author, before, after, standing })),
    ).toEqual([
      {
        version: 3,
        author: undefined,
        before: { data: { titre: 'Deux' }, position: 2 },
        after: { data: null, position: 3 },
        standing: undefined,
      },
      {
        version: 2,
        author: 'Camille',
        before: { data: { titre: 'Un' }, position: 1 },
        after: { data: { titre: 'Deux' }, position: 2 },
        standing: undefined,
      },
      {
        version: 1,
        author: null,
        before: undefined,
        after: { data: { titre: 'Un' }, position: 1 },
        standing: undefined,
      },
    ])
  })

  test('what was before is the version that was kept', async () => {
    await insert({ version: 1, minutes: 0, data: { titre: 'Un' } }, { version: 5, minutes: 1, data: { titre: 'Cinq' } })
    const revision = await findRevision(db, { collection: 'actualites', id: 'a', version: 5 })
    expect(revision?.before?.data).toEqual({ titre: 'Un' })
  })

  test('what is put back of a save whose predecessor was let go is what was kept before it', async () => {
    const data = { titre: 'Ensuite' }
    await insert({ version: 1, minutes: 0 }, { version: 5, minutes: 9, author: 'anne', data })
    const { lines } = await listLines(db, { limit: 1 })
    const [{ entries } = { entries: [] }] = historyDays(lines, new Date(at(10)))
    expect(entries.map(({ earlier }) => earlier)).toEqual([1])
  })

  test('tells what stands now, and finds one revision', async () => {
    await insert({ version: 1, minutes: 0 })
    await db
      .insertInto('documents')
      .values({ collection: 'actualites', id: 'a', position: 0, version: 4, data: '{"titre":"Là"}', updated_at: at(9) })
      .execute()
    const revision = await findRevision(db, { collection: 'actualites', id: 'a', version: 1 })
    expect(revision).toMatchObject({ savedAt: at(0), standing: { version: 4, data: { titre: 'Là' } } })
    expect(await findRevision(db, { collection: 'actualites', id: 'a', version: 2 })).toBeUndefined()
  })

  test.each([1, 2, 3, 7, 50])('shows each once, %i a page, those of one moment included', async (limit) => {
    const rows = ['a', 'b'].flatMap((id) =>
      ['actualites', 'soldes'].flatMap((collection) =>
        [1, 2, 3].map((version) => ({ collection, id, version, minutes: version < 3 ? 1 : 2 })),
      ),
    )
    await insert(...rows)
    const seen = await paged(limit)
    expect(seen).toHaveLength(12)
    expect(new Set(seen).size).toBe(12)
    expect(seen.slice(0, 4).every((place) => place.endsWith('/3'))).toBe(true)
    expect(seen.filter((place) => place.startsWith('soldes/b'))).toEqual(['soldes/b/3', 'soldes/b/2', 'soldes/b/1'])
    expect(await paged(limit, { collection: 'soldes' })).toHaveLength(6)
    expect(await paged(limit, { collection: 'soldes', id: 'a' })).toEqual(['soldes/a/3', 'soldes/a/2', 'soldes/a/1'])
    expect(await paged(limit, { collection: 'soldes', id: 'z' })).toEqual([])
  })

  test('data that cannot be read counts as no fields', async () => {
    await db
      .insertInto('revisions')
      .values({ ...save({ version: 1, minutes: 0 }), data: '{abîmé' })
      .execute()
    expect((await listLines(db, { limit: 1 })).lines[0]![0]!.after.data).toEqual({})
  })

  describe('lines', () => {
    const saves = (author: string | null, ...minutes: number[]) =>
      minutes.map((minute, index) => ({ version: index + 1, minutes: minute, author }))

    test.each([1, 2, 20])('a person who saves one thing within the hour makes one line, %i a page', async (limit) => {
      await insert(...saves('u1', 0, 30, 90, 90, 151))
      expect(await pagedLines(limit)).toEqual([
        ['actualites/a/5'],
        ['actualites/a/4', 'actualites/a/3', 'actualites/a/2', 'actualites/a/1'],
      ])
    })

    test('what she saves elsewhere between does not part them, and nothing is lost between two pages', async () => {
      await insert(...saves('u1', 0, 2, 4, 6, 8), ...saves('u1', 1, 3, 5, 7, 9).map((one) => ({ ...one, id: 'b' })))
      const of = (id: string) => [5, 4, 3, 2, 1].map((version) => `actualites/${id}/${version}`)
      for (const limit of [1, 2, 3]) expect(await pagedLines(limit)).toEqual([of('b'), of('a')])
    })

    test('somebody else, nobody, a deletion and midnight part them', async () => {
      await insert(...[1, 2, 3].map((version) => ({ version, minutes: version, author: version === 2 ? 'u2' : 'u1' })))
      expect(await pagedLines(5)).toHaveLength(3)
      await db.deleteFrom('revisions').execute()
      await insert(...saves(null, 0, 1))
      expect(await pagedLines(5)).toHaveLength(2)
      await db.deleteFrom('revisions').execute()
      const [one, two, three] = saves('u1', 0, 1, 2)
      await insert(one!, { ...two!, data: null }, three!)
      expect(await pagedLines(5)).toHaveLength(3)
      await db.deleteFrom('revisions').execute()
      await insert(...saves('u1', 14 * 60 + 50, 15 * 60 + 10))
      expect(await pagedLines(5)).toHaveLength(2)
    })

    test('by person and by day', async () => {
      await insertUser('u1', 'Camille')
      await insert(
        { version: 1, minutes: 0 },
        { version: 2, minutes: 1, author: 'u1' },
        { version: 3, minutes: 2, author: 'parti' },
        { version: 4, minutes: 3000, author: 'u1' },
      )
      const versions = async (asked: Partial<RevisionsAsked>) =>
        (await paged(1, asked)).map((place) => Number(place.split('/')[2]))
      expect(await versions({ author: { user: 'u1' } })).toEqual([4, 2])
      expect(await versions({ author: 'nobody' })).toEqual([1])
      expect(await versions({ author: 'removed' })).toEqual([3])
      expect(await versions({ until: at(3000) })).toEqual([3, 2, 1])
      expect(await versions({ from: at(1), until: at(2) })).toEqual([2])
      const document = { collection: 'actualites', id: 'a' }
      expect(await versions({ ...document, author: { user: 'u1' }, from: at(2) })).toEqual([4])
    })
  })
})
