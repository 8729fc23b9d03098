import { describe, expect, test } from 'vitest'
import { FIRST_CONTENT } from '../cms/documents/first-content.ts'
import { readDocumentFile } from './document-file.server.ts'
import { readDocuments } from './transfer.server.ts'

const offer = { titre: 'Une offre', contenu: ['Ligne'], image: '' }

/** Every shape that a file may have, and every fault. */
const FILES: [string, unknown][] = [
  ['the first content', FIRST_CONTENT],
  [
    'an export of Firestore',
    { __collections__: { soldes: { a: offer }, team: { x: { members: [] } } }, soldes: { b: offer } },
  ],
  ['what exists once, under another name', { centres: { ailleurs: Object.values(FIRST_CONTENT.centres)[0] } }],
  ['what exists once, twice', { team: { un: { members: [] }, deux: { members: [] } } }],
  [
    'faults of every kind',
    { soldes: { a: { titre: 3 }, 'a/b': offer, c: null }, soins: { a: {} }, team: { team: null }, actualites: 3 },
  ],
  ['nothing', {}],
  ['empty collections', { soldes: {}, soins: {} }],
  ['metadata', { __meta__: { a: 1 }, soldes: { __x__: {}, a: offer } }],
  ['a list', []],
  ['a word', 'texte'],
]

describe('a file of documents, read in pieces', () => {
  test.each(FILES)('is what it is when it is read at once: %s', async (_, file) => {
    async function* open() {
      for (const piece of `\ufeff${JSON.stringify(file, null, 1)}`.match(/[^]{1,11}/g)!) yield piece
    }
    const { count, problems, documents } = await readDocumentFile(open)
    const found = []
    for await (const document of documents()) found.push(document)
    const whole = readDocuments(file)
    expect({ problems: [...new Set(problems)], found, count }).toEqual({
      problems: whole.problems,
      found: whole.documents,
      count: whole.documents.length,
    })
  })
})
