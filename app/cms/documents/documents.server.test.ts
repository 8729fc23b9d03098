import { afterEach, describe, expect, test, vi } from 'vitest'
import { ZodError } from 'zod'
import { captureLog } from '../../../tests/support/logged.ts'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import type { Database } from '../../platform/database/tables.ts'
import { findDocument, hasNoDocuments, listDocuments, replaceDocument } from './documents.server.ts'

const offer = (titre: string) => ({ titre, contenu: ['Une ligne'], image: '/images/offres/une.jpg' })

const treatment = {
  title: 'Soin',
  description: '<p>Texte</p>',
  videos: [],
  tarifs: [{ name: 'Séance', price: '40 €' }],
  questions: [{ question: 'Combien ?', answer: '<p>Une heure.</p>' }],
}

const replace = (db: Database, collection: CollectionName, id: string, value: unknown, author: string | null = null) =>
  db.transaction().execute((transaction) => replaceDocument(transaction, collection, id, value, author))

/** Writes a document's text as no code of the site would. */
const insertRaw = (db: Database, collection: string, id: string, data: string) =>
  db
    .insertInto('documents')
    .values({ collection, id, position: 0, version: 1, data, updated_at: '2026-01-01T00:00:00.000Z' })
    .execute()

describe.each(ENGINES)('documents on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  afterEach(() => vi.restoreAllMocks())

  test('finds what was put, and undefined where nothing was', async () => {
    await replace(db, 'offresDuMoment', 'une', offer('Une'))
    expect(await findDocument(db, 'offresDuMoment', 'une')).toEqual({
      ...offer('Une'),
      id: 'une',
      version: 1,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await findDocument(db, 'offresDuMoment', 'autre')).toBeUndefined()
    expect(await findDocument(db, 'soldes', 'une')).toBeUndefined()
  })

  test('says whether there is any document', async () => {
    expect(await hasNoDocuments(db)).toBe(true)
    await replace(db, 'soldes', 'une', offer('Une'))
    expect(await hasNoDocuments(db)).toBe(false)
  })

  test('lists a collection in the order in which its documents came, whatever their ids', async () => {
    for (const id of ['c', 'a', 'b']) await replace(db, 'offresDuMoment', id, offer(id))
    await replace(db, 'soldes', 'd', offer('d'))
    await replace(db, 'offresDuMoment', 'c', offer('c, revue'))
    const list = await listDocuments(db, 'offresDuMoment')
    expect(list.map(({ id, titre }) => [id, titre])).toEqual([
      ['c', 'c, revue'],
      ['a', 'a'],
      ['b', 'b'],
    ])
    expect(await listDocuments(db, 'actualites')).toEqual([])
  })

  test('keeps every state as a revision, with its version and its author', async () => {
    await replace(db, 'offresDuMoment', 'une', offer('Avant'))
    await replace(db, 'offresDuMoment', 'une', offer('Après'), 'camille')
    await replace(db, 'offresDuMoment', 'deux', offer('Autre'))
    const revisions = await db
      .selectFrom('revisions')
      .select(['version', 'data', 'author'])
      .where('document_id', '=', 'une')
      .orderBy('version')
      .execute()
    expect(revisions.map(({ version, data, author }) => [version, JSON.parse(data!).titre, author])).toEqual([
      [1, 'Avant', null],
      [2, 'Après', 'camille'],
    ])
    expect((await findDocument(db, 'offresDuMoment', 'une'))?.version).toBe(2)
  })

  test('goes on counting versions where a deleted document had stopped', async () => {
    await replace(db, 'offresDuMoment', 'une', offer('Avant'))
    await db.deleteFrom('documents').execute()
    await db
      .insertInto('revisions')
      .values({ collection: 'offresDuMoment', document_id: 'une', version: 2, data: null, author: null, saved_at: '' })
      .execute()
    await replace(db, 'offresDuMoment', 'une', offer('De retour'))
    expect((await findDocument(db, 'offresDuMoment', 'une'))?.version).toBe(3)
  })

  test('cleans HTML before it is stored', async () => {
    const dirty = '<p onclick="x()">Texte</p><script>vol()</script>'
    await replace(db, 'categories', 'soin', {
      ...treatment,
      description: dirty,
      tarifs: [{ name: `<em>30 min</em>${dirty}`, price: `40 €${dirty}` }],
      questions: [{ question: 'Combien ?', answer: dirty }],
    })
    const { data } = await db.selectFrom('documents').select('data').executeTakeFirstOrThrow()
    expect(JSON.parse(data)).toMatchObject({
      description: '<p>Texte</p>',
      tarifs: [{ name: '<em>30 min</em><p>Texte</p>', price: '40 €<p>Texte</p>' }],
      questions: [{ question: 'Combien ?', answer: '<p>Texte</p>' }],
    })
    const revision = await db.selectFrom('revisions').select('data').executeTakeFirstOrThrow()
    expect(revision.data).toBe(data)
  })

  test('cleans HTML that no code of the site has written, again when it changes under the same version', async () => {
    const dirty = '<p>Texte</p><script>vol()</script><img src=x onerror="vol()"><form action="/x"><input></form>'
    const write = (text: string) =>
      insertRaw(
        db,
        'categories',
        'soin',
        JSON.stringify({
          ...treatment,
          description: text + dirty,
          tarifs: [{ name: `Séance${dirty}`, price: `40 €${dirty}` }],
          questions: [{ question: 'Combien ?', answer: dirty }],
        }),
      )
    for (const text of ['Avant', 'Après']) {
      await db.deleteFrom('documents').execute()
      await write(text)
      const cleaned = {
        description: `${text}<p>Texte</p>`,
        tarifs: [{ name: 'Séance<p>Texte</p>', price: '40 €<p>Texte</p>' }],
        questions: [{ question: 'Combien ?', answer: '<p>Texte</p>' }],
      }
      expect(await findDocument(db, 'categories', 'soin')).toMatchObject(cleaned)
      expect(await listDocuments(db, 'categories')).toMatchObject([cleaned])
    }
  })

  test('reads a text once while it stays as it is, and logs what is wrong with it each time', async () => {
    const lines = captureLog()
    const parse = vi.spyOn(COLLECTIONS.soldes.schema, 'safeParse')
    await insertRaw(db, 'soldes', `une-${engine}`, JSON.stringify({ ...offer('Une'), titre: 1 }))
    const first = await findDocument(db, 'soldes', `une-${engine}`)
    const parsed = parse.mock.calls.length
    expect(await findDocument(db, 'soldes', `une-${engine}`)).toEqual(first)
    expect(parse).toHaveBeenCalledTimes(parsed)
    expect(lines).toHaveLength(2)
  })

  test('joins the paragraphs of a description given as a list', async () => {
    await replace(db, 'categories', 'soin', { ...treatment, description: ['Un.', 'Deux.'] })
    expect((await findDocument(db, 'categories', 'soin'))?.description).toBe('<p>Un.</p><p>Deux.</p>')
  })

  test('refuses what the schema refuses, and writes nothing of it', async () => {
    await replace(db, 'offresDuMoment', 'une', offer('Bonne'))
    await expect(replace(db, 'offresDuMoment', 'une', { titre: 1 })).rejects.toThrow(ZodError)
    await expect(replace(db, 'team', 'team', { members: [{ name: ' ', role: 'Experte' }] })).rejects.toThrow(ZodError)
    expect(await findDocument(db, 'offresDuMoment', 'une')).toMatchObject({ titre: 'Bonne', version: 1 })
    expect(await db.selectFrom('revisions').select('version').execute()).toHaveLength(1)
  })

  test('writes all of a transaction or nothing', async () => {
    const both = db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'offresDuMoment', 'une', offer('Bonne'), null)
      await replaceDocument(transaction, 'offresDuMoment', 'deux', { titre: 1 }, null)
    })
    await expect(both).rejects.toThrow(ZodError)
    expect(await hasNoDocuments(db)).toBe(true)
    expect(await db.selectFrom('revisions').select('version').execute()).toEqual([])
  })

  test('leaves out what breaks the schema, and logs it with collection, id and field', async () => {
    const lines = captureLog()
    const broken = { ...treatment, title: 12, tarifs: [{ name: 'Bon', price: '1 €' }, { name: 'Sans prix' }] }
    await insertRaw(db, 'categories', 'soin', JSON.stringify(broken))
    expect(await findDocument(db, 'categories', 'soin')).toMatchObject({
      title: '',
      description: '<p>Texte</p>',
      tarifs: [{ name: 'Bon', price: '1 €' }],
      questions: treatment.questions,
    })
    expect(lines.map(({ event, collection, id, field }) => [event, collection, id, field])).toEqual([
      ['document-invalid', 'categories', 'soin', 'title'],
      ['document-invalid', 'categories', 'soin', 'tarifs.1.price'],
    ])
  })

  test.each(['{"titre": "Co', 'null', '[]', '"texte"', '12', ''])(
    'reads a document whose text is %j as an empty one, and logs it',
    async (text) => {
      const lines = captureLog()
      await insertRaw(db, 'offresDuMoment', 'une', text)
      expect(await listDocuments(db, 'offresDuMoment')).toMatchObject([
        { id: 'une', titre: '', contenu: [], image: '' },
      ])
      expect(lines[0]).toMatchObject({ level: 'error', collection: 'offresDuMoment', id: 'une' })
    },
  )

  test('keeps texts and the order of keys to the letter', async () => {
    const titre = `L'été à 20 % : « ça » \u00a0\u202f 👩🏽‍🦰 \\ " ' ; drop table documents; --`
    await replace(db, 'offresDuMoment', 'une', { image: '', contenu: [titre, ''], titre })
    expect(await findDocument(db, 'offresDuMoment', 'une')).toMatchObject({ titre, contenu: [titre, ''] })
    const { data } = await db.selectFrom('documents').select('data').executeTakeFirstOrThrow()
    expect(Object.keys(JSON.parse(data))).toEqual(['titre', 'contenu', 'image'])
  })
})
