import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { findDocument, listDocuments } from '../cms/documents/documents.server.ts'
import { documentProblems } from '../cms/documents/document-problems.ts'
import { importDocuments, readDocuments } from './transfer.server.ts'

let opened: TestDatabase
beforeEach(async () => void (opened = await openTestDatabase()))
afterEach(() => opened.close())

const typed = (fields: object) => ({
  name: '',
  fields,
  createTime: '2024-01-01T00:00:00Z',
  updateTime: '2024-01-01T00:00:00Z',
})
const NAME = 'projects/institut/databases/(default)/documents'
const ARTICLE = {
  titre: 'Rentrée',
  contenu: [{ sousTitre: '', texte: 'Bonjour.' }],
  image: '',
  date: '2024-09-02T08:00:00.000Z',
}

/** Exports as tools write them, each with what comes of it: documents that are there, and what is said. */
const EXPORTS: [name: string, file: unknown, expected: Record<string, object>, notes: string[]][] = [
  [
    'node-firestore-import-export, with a collection within a document',
    {
      __collections__: {
        actualites: {
          a: {
            ...ARTICLE,
            date: { __datatype__: 'timestamp', value: { _seconds: 1725264000, _nanoseconds: 0 } },
            __collections__: { journal: { j: { x: 1, __collections__: {} } } },
          },
        },
      },
    },
    { 'actualites/a': ARTICLE },
    ['actualites/a/journal : sous-collection, laissée de côté'],
  ],
  [
    'firestore-export-import, with a collection within a document under its whole name',
    {
      actualites: {
        a: {
          ...ARTICLE,
          date: { _seconds: 1725264000, _nanoseconds: 0 },
          subCollection: { 'actualites/a/avis': { b: {} } },
        },
      },
    },
    { 'actualites/a': ARTICLE },
    ['actualites/a/avis : sous-collection, laissée de côté'],
  ],
  [
    'the REST interface, as a list of documents',
    {
      documents: [
        {
          ...typed({
            titre: { stringValue: 'Rentrée' },
            contenu: {
              arrayValue: {
                values: [
                  { mapValue: { fields: { sousTitre: { stringValue: '' }, texte: { stringValue: 'Bonjour.' } } } },
                ],
              },
            },
            date: { timestampValue: '2024-09-02T08:00:00Z' },
            image: { nullValue: null },
          }),
          name: `${NAME}/actualites/a`,
        },
      ],
      nextPageToken: '',
    },
    { 'actualites/a': ARTICLE },
    ['actualites/a : image : manque, laissé vide'],
  ],
  [
    'a collection as a list with ids',
    {
      actualites: [
        { id: 'a', ...ARTICLE },
        { ...ARTICLE, titre: 'Sans nom' },
      ],
    },
    { 'actualites/a': ARTICLE, 'actualites/document-2': { titre: 'Sans nom' } },
    [],
  ],
  [
    'a plain text as the article, and a date as seconds',
    { actualites: { a: { titre: 'Rentrée', contenu: 'Bonjour.', date: 1725264000 } } },
    { 'actualites/a': ARTICLE },
    [
      'actualites/a : contenu.0.sousTitre : manque, laissé vide',
      'actualites/a : contenu : était un texte, lu autrement',
      'actualites/a : image : manque, laissé vide',
      "actualites/a : date : n'était pas écrit comme une date, lu ainsi",
    ],
  ],
  [
    'days, where an hour is asked for and where none is',
    {
      actualites: { a: { titre: 'Rentrée', contenu: 'Bonjour.', date: '02/09/2024' } },
      soldes: {
        s: { titre: 'Soldes', contenu: 'Tout', image: '', du: '2025-01-08', au: '04/02/2025' },
        t: { titre: 'Soldes', contenu: ['Tout'], image: '', du: 1736290800, au: '' },
      },
    },
    {
      'actualites/a': { date: '2024-09-01T22:00:00.000Z' },
      'soldes/s': { contenu: ['Tout'], du: '2025-01-08', au: '2025-02-04' },
      'soldes/t': { du: '2025-01-08', au: '' },
    },
    ["soldes/s : au : n'était pas écrit comme une date, lu ainsi"],
  ],
  [
    'days as people write them, at midnight of another zone, and days that are none',
    {
      soldes: {
        s: { titre: 'Soldes', contenu: ['Tout'], image: '', du: '8/1/2025', au: '08-01-2025' },
        t: {
          titre: 'Soldes',
          contenu: ['Tout'],
          image: '',
          du: '2025-01-08T00:00:00.000+04:00',
          au: '2025-01-08 00:00',
        },
        u: { titre: 'Soldes', contenu: ['Tout'], image: '', du: '31/02/2025', au: '2025-02-31T00:00:00.000Z' },
      },
    },
    {
      'soldes/s': { du: '2025-01-08', au: '2025-01-08' },
      'soldes/t': { du: '2025-01-08', au: '2025-01-08' },
      'soldes/u': { titre: 'Soldes' },
    },
    ['soldes/u : du : contenu non compris, laissé vide', 'soldes/u : au : contenu non compris, laissé vide'],
  ],
  [
    'a price that is a number, and no films',
    {
      categories: {
        cils: { title: 'Cils', description: ['Un.', 'Deux.'], tarifs: [{ name: 'Rehaussement', price: 65.5 }] },
      },
    },
    {
      'categories/cils': {
        description: '<p>Un.</p><p>Deux.</p>',
        videos: [],
        tarifs: [{ name: 'Rehaussement', price: '65,5 €' }],
      },
    },
    [
      'categories/cils : videos : manque, laissé vide',
      'categories/cils : tarifs.0.price : était un nombre, lu comme un texte',
    ],
  ],
  [
    'unknown collections, reservations and users among them',
    {
      users: { u: { email: 'x@exemple.fr' } },
      reservations: [1, 2],
      soldes: { s: { titre: 'Soldes', contenu: ['Tout'], image: '' } },
    },
    { 'soldes/s': { titre: 'Soldes', contenu: ['Tout'] } },
    ['users : collection inconnue, laissée de côté', 'reservations : collection inconnue, laissée de côté'],
  ],
  [
    'a geopoint and a reference where there is text',
    {
      soldes: {
        s: { titre: { _latitude: 48.58, _longitude: 7.75 }, contenu: ['Tout'], image: '' },
        t: { titre: { geoPointValue: { latitude: 48.58, longitude: 7.75 } }, contenu: 'Un seul', image: '' },
      },
    },
    { 'soldes/s': { titre: '48.58, 7.75' }, 'soldes/t': { titre: '48.58, 7.75', contenu: ['Un seul'] } },
    ['soldes/t : contenu : était un texte, lu autrement'],
  ],
  [
    'a list as numbered keys, of which one is nothing',
    { soldes: { s: { titre: 'Soldes', contenu: { 0: 'Tout', 1: null, 2: 5 }, image: '' } } },
    { 'soldes/s': { contenu: ['Tout', '5'] } },
    ['soldes/s : contenu : était un objet, lu autrement'],
  ],
  [
    'what nobody understands, and scripts',
    {
      soldes: {
        's/1': { titre: 'Chemin', contenu: [], image: '' },
        t: { titre: { x: { y: 1 } }, contenu: [], image: '' },
      },
      categories: {
        cils: {
          title: 'Cils',
          description: '<p onclick="x()">Net</p><script>x</script>',
          videos: [],
          tarifs: [],
          questions: [],
        },
      },
      team: { equipe: null },
    },
    { 'categories/cils': { description: '<p>Net</p>' } },
    [expect.stringMatching(/^soldes\/s\/1 : identifiant : .*laissé de côté/) as string],
  ],
]

describe.each(EXPORTS)('%s', (_, file, expected, notes) => {
  test('comes in without a refusal, and nothing is unsaid', async () => {
    const read = readDocuments(structuredClone(file), { strict: false })
    expect(read.problems).toEqual([])
    for (const note of notes) expect(read.notes).toContainEqual(note)
    for (const { collection, id, fields } of read.documents)
      expect(documentProblems(collection, id, fields)).toEqual([])
    await importDocuments(opened.db, read.documents)
    for (const [place, fields] of Object.entries(expected)) {
      const [collection, id] = place.split('/') as ['actualites', string]
      expect(await findDocument(opened.db, collection, id), place).toMatchObject(fields)
    }
    const stored = await opened.db.selectFrom('documents').select('data').execute()
    expect(JSON.stringify(stored)).not.toMatch(/<script|onclick/)
  })
})

test('a strict reading refuses as ever', () => {
  for (const [, file] of EXPORTS.filter(([name]) => /number|unknown|nobody/.test(name)))
    expect(readDocuments(structuredClone(file)).problems).not.toEqual([])
})

test('articles of another tool, which come in the order of their ids, stand in that of their dates', async () => {
  const at = (day: number) => ({ ...ARTICLE, date: { _seconds: 1725264000 + day * 86_400, _nanoseconds: 0 } })
  const { documents, isForeign } = readDocuments({ actualites: { a: at(1), b: at(3), c: at(2) } }, { strict: false })
  await importDocuments(opened.db, documents, undefined, { byDate: isForeign })
  expect((await listDocuments(opened.db, 'actualites')).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  const own = readDocuments({ actualites: { d: ARTICLE, e: ARTICLE } }, { strict: false })
  expect(own.isForeign).toBe(false)
})
