import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../database/tables.ts'
import { findRevision, findStandingVersion, listRevisions, type RevisionPlace } from './history.server.ts'

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
  let opened: TestDatabase
  let db: Database

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await db.deleteFrom('documents').execute()
    await db.deleteFrom('revisions').execute()
    await db.deleteFrom('user').execute()
  })

  const insert = (...rows: Saved[]) => db.insertInto('revisions').values(rows.map(save)).execute()

  /** Every revision, page after page, as `collection/id/version`. */
  async function paged(limit: number, asked: { collection?: string; id?: string } = {}): Promise<string[]> {
    const seen: string[] = []
    let after: RevisionPlace | undefined
    do {
      const { revisions, next } = await listRevisions(db, { ...asked, after, limit })
      expect(revisions.length).toBeLessThanOrEqual(limit)
      seen.push(...revisions.map(({ collection, id, version }) => `${collection}/${id}/${version}`))
      after = next
    } while (after)
    return seen
  }

  test('lists nothing where nothing was saved', async () => {
    expect(await listRevisions(db, { limit: 5 })).toEqual({ revisions: [], next: undefined })
  })

  test('lists the newest first, with what was before, who saved and what stands', async () => {
    const stamp = {
      email: 'c@x.example',
      createdAt: at(0),
      updatedAt: at(0),
      emailVerified: 1,
      role: 'admin',
      disabled: 0,
    }
    await db
      .insertInto('user')
      .values({ id: 'u1', name: 'Camille', ...stamp })
      .execute()
    await insert(
      { version: 1, minutes: 0, data: { titre: 'Un' } },
      { version: 2, minutes: 1, data: { titre: 'Deux' }, author: 'u1' },
      { version: 3, minutes: 2, data: null, author: 'parti' },
    )
    const { revisions, next } = await listRevisions(db, { limit: 5 })
    expect(next).toBeUndefined()
    expect(
      revisions.map(({ version, author, before, after, standing }) => ({ version, author, before, after, standing })),
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

  test('tells what stands now, and finds one revision', async () => {
    await insert({ version: 1, minutes: 0 })
    await db
      .insertInto('documents')
      .values({ collection: 'actualites', id: 'a', position: 0, version: 4, data: '{"titre":"Là"}', updated_at: at(9) })
      .execute()
    const revision = await findRevision(db, { collection: 'actualites', id: 'a', version: 1 })
    expect(revision).toMatchObject({ savedAt: at(0), standing: { version: 4, data: { titre: 'Là' } } })
    expect(await findRevision(db, { collection: 'actualites', id: 'a', version: 2 })).toBeUndefined()
    expect(await findStandingVersion(db, 'actualites', 'a')).toBe(4)
    expect(await findStandingVersion(db, 'soldes', 'a')).toBeUndefined()
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
    expect((await listRevisions(db, { limit: 1 })).revisions[0]!.after.data).toEqual({})
  })
})
