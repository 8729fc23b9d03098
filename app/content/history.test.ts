import { describe, expect, test } from 'vitest'
import { filterOptions, historyDays } from './history.ts'
import type { Fields, Revision } from './revision.ts'

const article: Fields = { titre: 'Noël', contenu: [], image: '/images/a.jpg', date: '' }
const state = (data: Fields | null) => ({ data, position: 0 })

const revision = (more: Partial<Revision>): Revision => ({
  collection: 'actualites',
  id: 'a',
  version: 2,
  savedAt: '2026-11-16T08:00:00.000Z',
  author: 'Camille',
  before: state(article),
  after: state({ ...article, titre: 'Pâques' }),
  standing: { version: 2, data: { ...article, titre: 'Pâques' } },
  ...more,
})

const NOW = new Date('2026-11-16T20:00:00.000Z')
const entry = (more: Partial<Revision>) => historyDays([revision(more)], NOW)[0]!.entries[0]!

test('revisions are grouped by the day in Paris', () => {
  const times = ['2026-11-16T08:00:00.000Z', '2026-11-15T23:30:00.000Z', '2026-11-15T22:30:00.000Z']
  const days = historyDays(
    times.map((savedAt) => revision({ savedAt })),
    NOW,
  )
  expect(days.map(({ label, entries }) => [label, entries.length])).toEqual([
    ["Aujourd'hui", 2],
    ['Hier', 1],
  ])
})

test.each<[Revision['author'], number, string]>([
  ['Camille', 3, 'Camille'],
  [undefined, 3, 'Compte supprimé'],
  [null, 1, "Contenu d'origine"],
  [null, 2, 'Importation'],
])('the author %s of version %i is %s', (author, version, name) => {
  expect(entry({ author, version }).author).toBe(name)
})

describe('what can be put back', () => {
  const fields = (more: Partial<Revision>) => entry(more).comparison.map(({ field, restorable }) => [field, restorable])

  test('the field that a change replaced, not the version that stands', () => {
    expect(fields({})).toEqual([['titre', true]])
    expect(entry({}).restorable).toBeUndefined()
  })

  test('the version that has been replaced, not the field that is already as before', () => {
    const standing = { version: 5, data: article }
    expect(fields({ standing })).toEqual([['titre', false]])
    expect(entry({ standing }).restorable).toBe(2)
  })

  test('of a deleted document its whole, as it was before', () => {
    const deleted = { version: 4, after: state(null), standing: undefined }
    expect(entry(deleted)).toMatchObject({ kind: 'deleted', restorable: 3 })
    expect(fields({ standing: undefined })).toEqual([['titre', false]])
    expect(entry({ ...deleted, standing: { version: 5, data: article } }).restorable).toBeUndefined()
  })
})

test('pictures of this site are shown, those of others are not', () => {
  const after = state({ ...article, image: 'https://ailleurs.example/b.jpg' })
  expect(entry({ after }).comparison[0]).toMatchObject({ field: 'image', pictures: { before: '/images/a.jpg' } })
})

test('an entry leads to its place on the page while it stands', () => {
  expect(entry({}).page.href).toBe('/actualites#a')
  expect(entry({ standing: undefined }).page.href).toBe('/actualites')
  expect(entry({ collection: 'categories', id: 'Cryolipolyse' }).page.href).toBe('/soins/Cryolipolyse')
})

test('a document without an option of its own is called by its revisions', () => {
  const treatments = [{ id: 'cire', title: 'Cire' }]
  expect(filterOptions(undefined, treatments, [])).toMatchObject({ chosen: '', other: undefined })
  expect(filterOptions({ collection: 'categories', id: 'cire' }, treatments, []).other).toBeUndefined()
  expect(filterOptions({ collection: 'actualites', id: 'a' }, treatments, [revision({})]).other).toEqual({
    value: 'actualites/a',
    label: 'Article «\u00a0Pâques\u00a0»',
  })
})
