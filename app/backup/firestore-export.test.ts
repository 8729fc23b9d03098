import { describe, expect, test } from 'vitest'
import { readFirestoreExport } from './firestore-export.ts'

const plain = {
  actualites: { a1: { titre: 'Titre', contenu: [{ sousTitre: 'S', texte: 'T' }], date: '2026-11-10T08:30:00.000Z' } },
}

describe('readFirestoreExport', () => {
  test('leaves a plain file as it is, in its order', () => {
    const file = { soldes: { b: { titre: 'B', contenu: [], image: '' }, a: { titre: 'A' } }, actualites: {} }
    expect(readFirestoreExport(file)).toEqual(file)
    expect(JSON.stringify(readFirestoreExport(file))).toBe(JSON.stringify(file))
  })

  test('unfolds collections, and leaves out those within documents', () => {
    const nested = { ...plain.actualites.a1, __collections__: { journal: { j: { x: 1 } } } }
    expect(readFirestoreExport({ __collections__: { actualites: { a1: nested } } })).toEqual(plain)
  })

  const typed = {
    titre: { stringValue: 'Titre' },
    contenu: {
      arrayValue: {
        values: [{ mapValue: { fields: { sousTitre: { stringValue: 'S' }, texte: { stringValue: 'T' } } } }],
      },
    },
    date: { timestampValue: '2026-11-10T08:30:00Z' },
  }

  test.each([
    ['typed values', typed],
    [
      'typed values in `fields`',
      { name: 'projects/p/databases/d/documents/actualites/a1', fields: typed, createTime: '' },
    ],
    ['a timestamp with underscores', { ...plain.actualites.a1, date: { _seconds: 1794299400, _nanoseconds: 0 } }],
    ['a timestamp without', { ...plain.actualites.a1, date: { seconds: 1794299400, nanoseconds: 400 } }],
    [
      'a marked timestamp',
      { ...plain.actualites.a1, date: { __datatype__: 'timestamp', value: { _seconds: 1794299400, _nanoseconds: 0 } } },
    ],
    ['metadata', { __name__: 'actualites/a1', ...plain.actualites.a1, __meta__: { x: 1 } }],
    ['null fields', { ...plain.actualites.a1, image: null }],
    ['typed null fields', { ...typed, image: { nullValue: null } }],
  ])('reads a document with %s', (_, document) => {
    expect(readFirestoreExport({ actualites: { a1: document } })).toEqual(plain)
    expect(readFirestoreExport({ __collections__: { actualites: { a1: document } } })).toEqual(plain)
  })

  test.each([
    [{ stringValue: '12' }, '12'],
    [{ integerValue: '12' }, 12],
    [{ doubleValue: 1.5 }, 1.5],
    [{ booleanValue: false }, false],
    [{ timestampValue: '2026-11-10T08:30:00.123456Z' }, '2026-11-10T08:30:00.123Z'],
    [{ timestampValue: 'hier' }, 'hier'],
    [{ arrayValue: {} }, []],
    [{ arrayValue: { values: [{ integerValue: 1 }, { arrayValue: { values: [] } }] } }, [1, []]],
    [{ mapValue: {} }, {}],
    [{ mapValue: { fields: { a: { nullValue: null }, b: { stringValue: 'B' } } } }, { b: 'B' }],
    [
      { stringValue: 'a', more: 1 },
      { stringValue: 'a', more: 1 },
    ],
    [{ arrayValue: 'text' }, { arrayValue: 'text' }],
    [
      { seconds: 3, minutes: 1 },
      { seconds: 3, minutes: 1 },
    ],
    [{}, {}],
  ])('reads the value %j as %j', (value, expected) => {
    expect(readFirestoreExport({ c: { d: { field: value } } })).toEqual({ c: { d: { field: expected } } })
  })

  test.each([[null], ['text'], [12], [[1]], [{ c: 'text' }], [{ c: { d: 'text' } }], [{ c: [1] }]])(
    'leaves %j to whoever checks it',
    (file) => {
      expect(readFirestoreExport(file)).toEqual(file)
    },
  )
})
