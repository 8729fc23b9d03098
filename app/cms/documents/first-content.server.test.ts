import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import { IDENTITY } from '../../site/legal/first-content.ts'
import { FIRST_CONTENT } from './first-content.ts'
import { findDocument, hasNoDocuments, listDocuments, replaceDocument } from './documents.server.ts'
import { insertFirstContent } from './first-content.server.ts'
import { withoutIds } from '../../../tests/support/without-ids.ts'

const treatments = Object.entries(FIRST_CONTENT.categories)

/** Every text of a value with the path that leads to it. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

describe('the first content', () => {
  const documents = Object.entries(FIRST_CONTENT).flatMap(([collection, byId]) =>
    Object.entries(byId).map(([id, document]) => ({ collection: collection as CollectionName, id, document })),
  )

  test.each(documents)('$collection/$id obeys its schema, with nothing left out', ({ collection, document }) => {
    expect(withoutIds(COLLECTIONS[collection].schema.parse(document))).toEqual(withoutIds(document))
  })

  test('has every treatment of the menu, the articles and the offers', () => {
    expect(treatments).toHaveLength(13)
    expect(Object.keys(FIRST_CONTENT.actualites)).toHaveLength(6)
    expect(Object.keys(FIRST_CONTENT.offresDuMoment)).toHaveLength(4)
    // Nothing is replaced yet.
    expect([...Object.keys(FIRST_CONTENT), 'photographies', 'pages', 'redirections', 'reglages'].sort()).toEqual(
      Object.keys(COLLECTIONS).sort(),
    )
  })

  test.each(treatments)('%s has 6 to 25 priced lines and 4 to 8 questions', (_, { tarifs, questions }) => {
    const priced = tarifs.filter(({ price }) => price !== '').length
    expect(priced).toBeGreaterThanOrEqual(6)
    expect(priced).toBeLessThanOrEqual(25)
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(questions.length).toBeLessThanOrEqual(8)
  })

  test('shows treatments with videos and without', () => {
    const withVideos = treatments.filter(([, { videos }]) => videos.length > 0)
    expect(withVideos.length).toBeGreaterThanOrEqual(3)
    expect(treatments.length - withVideos.length).toBeGreaterThanOrEqual(3)
  })

  test('has nothing empty but what says so by being empty: a heading has no price, Sunday no hours, nobody a face', () => {
    const empty = texts(FIRST_CONTENT, '').filter(([, text]) => text.trim() === '')
    const allowed =
      /^\.categories\.[\w-]+\.tarifs\.\d+\.price$|^\.centres\.[\w-]+\.horaires\.dimanche$|^\.apparence\.site\.(?:couleur|enseigne\.logo)$|^\.navigation\.menu\.menu\.\d+\.adresse$|^\.accueil\.accueil\.expertes\.personnes\.\d+\.image$/
    expect(empty.map(([path]) => path).filter((path) => !allowed.test(path))).toEqual([])
    for (const { document } of documents) {
      const mayBeEmpty = ['videos', 'exceptions']
      const lists = Object.entries(document).filter(
        ([field, value]) => Array.isArray(value) && !mayBeEmpty.includes(field),
      )
      for (const [, list] of lists) expect(list).not.toEqual([])
    }
  })

  test('says who the institute is in one place only', () => {
    // The town is also that of the court, and the publisher one of the team.
    const shared = [IDENTITY.adresse.ville, IDENTITY.mentions.directionPublication]
    const strings = texts(IDENTITY, '')
      .map(([, text]) => text)
      .filter((text) => !shared.includes(text))
    expect(strings.length).toBeGreaterThan(8)
    const found = ['app']
      .flatMap(filesUnder)
      .filter((file) => !file.endsWith(join('legal', 'first-content.ts')))
      .flatMap((file) => {
        const content = readFileSync(file, 'utf8')
        return strings.filter((text) => containsWhole(content, text)).map((text) => `${file} : ${text}`)
      })
    expect(found).toEqual([])
  })
})

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:ts|tsx|js|json|css|svg|py)$/.test(path) && statSync(path).isFile())
}

/** Whether a text stands in another other than as a part of a longer word or number. */
function containsWhole(content: string, text: string): boolean {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'u').test(content)
}

describe.each(ENGINES)('inserting it on %s', (engine) => {
  let opened: TestDatabase

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await opened.db.deleteFrom('documents').execute()
    await opened.db.deleteFrom('revisions').execute()
  })
  afterEach(() => vi.restoreAllMocks())

  test('fills an empty database, in the order of the menu, and only once', async () => {
    await insertFirstContent(opened.db)
    await insertFirstContent(opened.db)
    const list = await listDocuments(opened.db, 'categories')
    expect(list.map(({ id }) => id)).toEqual(treatments.map(([id]) => id))
    expect(list.every(({ version }) => version === 1)).toBe(true)
    expect(await findDocument(opened.db, 'team', 'team')).toMatchObject(FIRST_CONTENT.team['team']!)
  })

  test('is left unchanged by the cleaning of HTML', async () => {
    await insertFirstContent(opened.db)
    for (const [id, treatment] of treatments) {
      expect(await findDocument(opened.db, 'categories', id)).toMatchObject(treatment)
    }
  })

  test('leaves a database with even one document as it is, but for what it never had', async () => {
    await opened.db
      .transaction()
      .execute((transaction) => replaceDocument(transaction, 'team', 'team', { members: [] }, null))
    await insertFirstContent(opened.db)
    expect((await listDocuments(opened.db, 'categories')).map(({ id }) => id)).toEqual(['bronzage-uv'])
    expect(await listDocuments(opened.db, 'actualites')).toEqual([])
  })

  test('inserts nothing when the last document cannot be inserted', async () => {
    const last = Object.keys(FIRST_CONTENT.centres)[0]!
    vi.spyOn(COLLECTIONS.centres.schema, 'parse').mockImplementation(() => {
      throw new Error(`${last} is refused`)
    })
    await expect(insertFirstContent(opened.db)).rejects.toThrow('is refused')
    expect(await hasNoDocuments(opened.db)).toBe(true)
    expect(await opened.db.selectFrom('revisions').select('version').execute()).toEqual([])
  })
})
