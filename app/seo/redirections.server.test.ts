import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { lastModification, latest, readModifications, wasDocument } from '../cms/documents/modifications.server.ts'
import { findRedirection, findSpelling, withPresentLinks } from './redirections.server.ts'
import { exportDocuments, importDocuments, readDocuments } from '../backup/transfer.server.ts'

const OFFER = { titre: 'Offre', contenu: [], image: '' }

describe.each(ENGINES)('what was changed and moved, on %s', (engine) => {
  let opened: TestDatabase

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await opened.db.deleteFrom('documents').execute()
    await opened.db.deleteFrom('revisions').execute()
  })

  const importFile = (file: unknown) => importDocuments(opened.db, readDocuments(file).documents)
  const leads = (path: string) => findRedirection(opened.db, path)

  test('an old address leads to the last of the new ones', async () => {
    await importFile({
      redirections: {
        un: { ancienne: '/soins/épilation/', nouvelle: '/soins/cire' },
        deux: { ancienne: '/soins/cire', nouvelle: '/soins/epilation-a-la-cire' },
        ailleurs: { ancienne: '/boutique', nouvelle: 'https://boutique.example/' },
      },
    })
    expect(await leads('/soins/%C3%A9pilation')).toBe('/soins/epilation-a-la-cire')
    expect(await leads('/soins/e\u0301pilation')).toBe('/soins/epilation-a-la-cire')
    expect(await leads('/boutique')).toBe('https://boutique.example/')
    expect(await leads('/soins/epilation-a-la-cire')).toBeUndefined()
    expect(await leads('/%E0%A4%A')).toBeUndefined()
  })

  test('links to treatments lead where those stand now, and to none that visitors do not see', async () => {
    const treatment = { title: 'Soin', description: [], videos: [], tarifs: [], questions: [] }
    await importFile({
      categories: { fil: treatment, cire: { ...treatment, masque: true } },
      redirections: {
        un: { ancienne: '/soins/epilation', nouvelle: '/soins/fil' },
        deux: { ancienne: '/soins/orientale', nouvelle: '/soins/cire' },
        trois: { ancienne: '/soins/massage', nouvelle: '/soins' },
      },
    })
    const links = ['/soins/fil#tarifs', '/soins/epilation', '/soins/cire', '/soins/orientale', '/soins/massage']
    const document = { titre: 'Soins', photos: [...links, '/soins/jamais', '/soins', '/cgv'].map((lien) => ({ lien })) }
    const seenBy = async (viewer: object | undefined) =>
      (await withPresentLinks(opened.db, document, viewer)).photos.map(({ lien }) => lien)
    expect(await seenBy(undefined)).toEqual(['/soins/fil#tarifs', '/soins/fil', '', '', '/soins', '', '/soins', '/cgv'])
    expect(await seenBy({})).toEqual([
      '/soins/fil#tarifs',
      '/soins/fil',
      '/soins/cire',
      '/soins/cire',
      '/soins',
      '/soins/jamais',
      '/soins',
      '/cgv',
    ])
  })

  test('in rich text, the words of a link to a treatment that visitors do not see are no link', async () => {
    await importFile({
      redirections: { un: { ancienne: '/soins/epilation', nouvelle: '/soins' } },
    })
    const document = {
      texte:
        '<p>Le <a href="/soins/fil">fil</a>, la <a href="/soins/epilation">cire</a>, <a href="/cgv">nos conditions</a>.</p>',
    }
    expect(await withPresentLinks(opened.db, document, undefined)).toEqual({
      texte: '<p>Le fil, la <a href="/soins">cire</a>, <a href="/cgv">nos conditions</a>.</p>',
    })
    expect(await withPresentLinks(opened.db, document, {})).toEqual(document)
  })

  test('any spelling of an address leads to the page', async () => {
    const treatment = { title: 'Soin', description: [], videos: [], tarifs: [], questions: [] }
    await importFile({ categories: { Cryolipolyse: treatment, 'été à deux': treatment } })
    const meant = (path: string) => findSpelling(opened.db, path)
    expect(await meant('/soins/cryolipolyse')).toBe('/soins/Cryolipolyse')
    expect(await meant('/SOINS/CRYOLIPOLYSE/')).toBe('/soins/Cryolipolyse')
    expect(await meant('/soins/Ete%20a%20deux')).toBe('/soins/%C3%A9t%C3%A9%20%C3%A0%20deux')
    expect(await meant('/Ch%C3%A8ques-cadeaux')).toBe('/cheques-cadeaux')
    expect(await meant('/Login')).toBe('/login')
    for (const path of ['/soins/Cryolipolyse', '/soins', '/soins/inconnu', '/inconnu', '/%E0%A4%A'])
      expect(await meant(path), path).toBeUndefined()
  })

  test('addresses that lead round in a circle lead nowhere', async () => {
    await importFile({
      redirections: {
        a: { ancienne: '/a', nouvelle: '/b' },
        b: { ancienne: '/b', nouvelle: '/a' },
        c: { ancienne: '/c', nouvelle: '/a' },
      },
    })
    for (const path of ['/a', '/b', '/c']) expect(await leads(path)).toBeUndefined()
  })

  test.each([
    ['ancienne', { ancienne: 'a', nouvelle: '/b' }],
    ['ancienne', { ancienne: '//a', nouvelle: '/b' }],
    ['ancienne', { ancienne: '/a?b=c', nouvelle: '/b' }],
    ['nouvelle', { ancienne: '/a', nouvelle: '' }],
    ['nouvelle', { ancienne: '/a', nouvelle: 'javascript:alert(1)' }],
    ['nouvelle', { ancienne: '/a', nouvelle: '//ailleurs.example' }],
  ])('%s is refused in %j', (field, fields) => {
    const { problems } = readDocuments({ redirections: { x: fields } })
    expect(problems[0]).toMatch(new RegExp(`^redirections/x : ${field} : `))
  })

  test('null deletes a document, keeps its history, and passes over what is not there', async () => {
    await importFile({ soldes: { a: OFFER, b: OFFER, c: OFFER } })
    await importFile({ soldes: { c: OFFER, b: null, a: OFFER, d: null } })
    expect(Object.keys((await exportDocuments(opened.db))['soldes']!)).toEqual(['c', 'a'])
    expect(await wasDocument(opened.db, 'soldes', 'b')).toBe(true)
    expect(await wasDocument(opened.db, 'soldes', 'd')).toBe(false)
  })

  test('what pages are made of is not deleted', () => {
    expect(readDocuments({ team: { team: null } }).problems).toEqual([
      'team/team : document : ne peut pas être supprimé.',
    ])
  })

  test('a deletion changes its collection', async () => {
    await importFile({ soldes: { a: OFFER, b: OFFER } })
    const read = async () => ({
      list: (await lastModification(opened.db, 'soldes'))!,
      documents: await readModifications(opened.db, 'soldes'),
    })
    const before = await read()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await importFile({ soldes: { b: null } })
    const after = await read()
    expect(after.documents.get('a')).toBe(before.documents.get('a'))
    expect(after.documents.get('b')).toBe(after.list)
    expect(after.list > before.list).toBe(true)
    expect(await lastModification(opened.db, 'team')).toBeUndefined()
  })

  test('what is done to a draft changes nothing for visitors; that it becomes one, or ceases to be, does', async () => {
    const read = () => lastModification(opened.db, 'soldes')
    const save = async (fields: object | null) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      await importFile({ soldes: { a: fields } })
      return read()
    }
    const text = { ...OFFER, titre: 'Dit : "brouillon":true' }
    const published = await save(text)
    expect(await save({ ...text, brouillon: true })).not.toBe(published)
    const hidden = await read()
    expect(await save({ ...text, titre: 'Autre', brouillon: true })).toBe(hidden)
    expect(await save(null)).toBe(hidden)
    expect(await save(text)).not.toBe(hidden)
  })
})

test('the latest of some times', () => {
  expect(latest(['2026-01-02', undefined, '2026-01-10', '2026-01-03'])).toBe('2026-01-10')
  expect(latest([undefined])).toBeUndefined()
})
