import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../tests/support/test-database.ts'
import { FIRST_CONTENT } from '../cms/documents/first-content.ts'
import { FIXED_IDS } from '../cms/documents/collections.ts'
import type { Database } from '../platform/database/tables.ts'
import { checkDocuments } from './check.server.ts'
import { findDocument, hasNoDocuments, listDocuments } from '../cms/documents/documents.server.ts'
import { exportDocuments, importDocuments, readDocuments } from './transfer.server.ts'
import { withoutIds } from '../../tests/support/without-ids.ts'

const offer = (titre: string, image = '') => ({ titre, contenu: [], image })
const offers = (...ids: string[]) => ({ offresDuMoment: Object.fromEntries(ids.map((id) => [id, offer(id)])) })

describe('readDocuments', () => {
  test('takes the first content, in its order, with nothing to say', () => {
    const { documents, problems } = readDocuments(structuredClone(FIRST_CONTENT))
    expect(problems).toEqual([])
    expect(documents.filter(({ collection }) => collection === 'categories').map(({ id }) => id)).toEqual(
      Object.keys(FIRST_CONTENT.categories),
    )
  })

  test.each([
    [{ soins: {}, offresDuMoment: {} }, ['Collection inconnue : soins']],
    [[], ['Le fichier doit avoir la forme {collection: {id: champs}}.']],
    [null, ['Le fichier doit avoir la forme {collection: {id: champs}}.']],
    [{ soldes: [] }, ['soldes : la collection doit avoir la forme {id: champs}.']],
    [{ soldes: { a: 'texte' } }, [expect.stringMatching(/^soldes\/a : document : Entrée invalide/)]],
    [
      { soldes: { a: { titre: 3, contenu: ['x', 4], image: '' } } },
      [
        expect.stringMatching(/^soldes\/a : titre : Entrée invalide : chaîne/),
        expect.stringMatching(/^soldes\/a : contenu\.1 : Entrée invalide : chaîne/),
      ],
    ],
    [
      { soldes: { a: { ...offer('A'), image: 'javascript:x' } } },
      [expect.stringMatching(/^soldes\/a : image : Cette adresse/)],
    ],
    [{ soldes: { 'a/b': offer('A') } }, [expect.stringMatching(/^soldes\/a\/b : identifiant : /)]],
    [{ soldes: { '': offer('A') } }, [expect.stringMatching(/^soldes\/ : identifiant : /)]],
    [{ soldes: { '..': offer('A') } }, [expect.stringMatching(/^soldes\/\.\. : identifiant : /)]],
  ])('says what is wrong with %j', (file, problems) => {
    expect(readDocuments(file).problems).toEqual(problems)
  })

  test('gives a document that exists once its id, whatever it had', () => {
    const { documents, problems } = readDocuments({ centres: { institut: FIRST_CONTENT.centres[FIXED_IDS.centres] } })
    expect(problems).toEqual([])
    expect(documents.map(({ id }) => id)).toEqual([FIXED_IDS.centres])
  })
})

describe.each(ENGINES)('documents in and out on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))

  const importFile = (file: unknown) => importDocuments(db, readDocuments(file).documents)
  const order = async () => (await listDocuments(db, 'offresDuMoment')).map(({ id }) => id)

  test('comes out as it went in, keys and lists in order', async () => {
    await importFile(FIRST_CONTENT)
    const exported = await exportDocuments(db)
    expect(withoutIds(exported)).toEqual(withoutIds(FIRST_CONTENT))
    await db.deleteFrom('documents').execute()
    await importFile(exported)
    expect(JSON.stringify(await exportDocuments(db))).toBe(JSON.stringify(exported))
  })

  test('exports what is stored, even what a page would leave out', async () => {
    const stored = { image: 3, titre: 'Titre', inconnu: ['x'] }
    await db
      .insertInto('documents')
      .values({ collection: 'soldes', id: 'a', position: 0, version: 1, data: JSON.stringify(stored), updated_at: '' })
      .execute()
    expect(JSON.stringify(await exportDocuments(db))).toBe(JSON.stringify({ soldes: { a: stored } }))
  })

  test('names the document whose text cannot be exported', async () => {
    await db
      .insertInto('documents')
      .values({ collection: 'soldes', id: 'a', position: 0, version: 1, data: '{', updated_at: '' })
      .execute()
    await expect(exportDocuments(db)).rejects.toThrow('soldes/a')
  })

  test('keeps the order of the file', async () => {
    await importFile(offers('c', 'a', 'b'))
    expect(await order()).toEqual(['c', 'a', 'b'])
    await importFile(offers('b', 'a', 'c'))
    expect(await order()).toEqual(['b', 'a', 'c'])
  })

  test('leaves those that the file does not have, where they are', async () => {
    await importFile(offers('a', 'b', 'c', 'd'))
    await importFile(offers('d', 'b'))
    expect(await order()).toEqual(['a', 'd', 'c', 'b'])
    await importFile(offers('e'))
    expect(await order()).toEqual(['a', 'd', 'c', 'b', 'e'])
  })

  test('is one more revision for what was there', async () => {
    await importFile(offers('a'))
    await importFile(offers('a'))
    expect(await findDocument(db, 'offresDuMoment', 'a')).toMatchObject({ version: 2 })
  })

  test('imports nothing when one cannot be', async () => {
    const documents = [
      { collection: 'soldes' as const, id: 'a', fields: offer('A') },
      { collection: 'soldes' as const, id: 'b', fields: { titre: 3 } },
    ]
    await expect(importDocuments(db, documents)).rejects.toThrow()
    expect(await hasNoDocuments(db)).toBe(true)
  })

  test('is checked document by document', async () => {
    await importFile(FIRST_CONTENT)
    const count = Object.values(FIRST_CONTENT).flatMap((documents) => Object.keys(documents)).length
    expect(await checkDocuments(db)).toEqual({ documents: count, revisions: count, problems: [], notes: [] })

    const broken = { position: 0, version: 1, updated_at: '' }
    await db
      .insertInto('documents')
      .values([
        { collection: 'soldes', id: 'x', data: '{"titre":3,"contenu":[],"image":""}', ...broken },
        { collection: 'soldes', id: 'y', data: '{', ...broken },
        { collection: 'autres', id: 'z', data: '{}', ...broken },
        {
          collection: 'ventesPrivees',
          id: 'v',
          data: JSON.stringify(offer('V', 'https://b.example/p.jpg')),
          ...broken,
        },
        { collection: 'ventesPrivees', id: 'w', data: JSON.stringify(offer('W', '/images/autre.jpg')), ...broken },
      ])
      .execute()
    const { documents, problems, notes } = await checkDocuments(db)
    expect(documents).toBe(count + 5)
    expect(problems).toEqual([
      'autres/z : collection inconnue',
      expect.stringMatching(/^soldes\/x : titre : Entrée invalide/),
      "soldes/y : le texte enregistré n'est pas du JSON",
    ])
    expect(notes).toEqual([
      'ventesPrivees/v : image : pas une image du site : https://b.example/p.jpg',
      'ventesPrivees/w : image : pas une image du site : /images/autre.jpg',
    ])
  })
})
