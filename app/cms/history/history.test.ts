import { describe, expect, test } from 'vitest'
import type { Json, Fields } from '../../lib/json.ts'
import { filterOptions, type HistoryFilter } from './filter.ts'
import { historyDays } from './history.ts'
import type { Revision } from '../documents/revision.ts'

const article: Fields = { titre: 'Noël', contenu: [], image: '/images/a.jpg', date: '' }
const state = (data: Fields | null) => ({ data, position: 0 })

const revision = (more: Partial<Revision>): Revision => ({
  collection: 'actualites',
  id: 'a',
  version: 2,
  savedAt: '2026-11-16T08:00:00.000Z',
  author: 'Camille',
  changed: 1,
  before: state(article),
  earlier: (more.version ?? 2) - 1,
  after: state({ ...article, titre: 'Pâques' }),
  standing: { version: 2, data: { ...article, titre: 'Pâques' } },
  ...more,
})

const NOW = new Date('2026-11-16T20:00:00.000Z')
const entry = (more: Partial<Revision>) => historyDays([[revision(more)]], NOW)[0]!.entries[0]!

test('revisions are grouped by the day in Paris', () => {
  const times = ['2026-11-16T08:00:00.000Z', '2026-11-15T23:30:00.000Z', '2026-11-15T22:30:00.000Z']
  const days = historyDays(
    times.map((savedAt) => [revision({ savedAt })]),
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

describe('what is taken back from its line', () => {
  const prices = (...all: string[]) => ({
    tarifs: all.map((price, place) => ({ id: `t${place}`, name: 'Soin', price })),
  })
  const undone = (was: Fields, is: Fields, now: Fields | undefined) =>
    entry({
      collection: 'categories',
      before: state(was),
      after: state(is),
      standing: now && { version: 3, data: now },
    }).undone

  test('the only entry, or the only field, that a change replaced', () => {
    expect(undone(prices('39 €', '5 €'), prices('41 €', '5 €'), prices('41 €', '6 €'))).toEqual({
      field: 'tarifs',
      entry: 't0',
    })
    expect(entry({}).undone).toEqual({ field: 'titre' })
  })

  test('not one of several, nor what was changed again or is gone', () => {
    expect(undone(prices('39 €', '5 €'), prices('41 €', '6 €'), prices('41 €', '6 €'))).toBeUndefined()
    expect(undone(prices('39 €'), prices('41 €'), prices('45 €'))).toBeUndefined()
    expect(undone(prices('39 €'), prices('41 €'), prices('39 €'))).toBeUndefined()
    expect(undone(prices('39 €'), prices('41 €'), undefined)).toBeUndefined()
    expect(entry({ standing: { version: 3, data: { ...article, titre: 'Été' } } }).undone).toBeUndefined()
  })

  test('the only entry of a list that a save left out, or brought', () => {
    const paired: Fields = { title: 'Cire', avec: [{ id: 'a', soin: 'maquillage' }] }
    expect(undone(paired, { title: 'Cire' }, { title: 'Cire', avec: [] })).toEqual({ field: 'avec', entry: 'a' })
    expect(undone(paired, { title: 'Cire' }, { title: 'Cire' })).toEqual({ field: 'avec', entry: 'a' })
    expect(undone({ title: 'Cire' }, paired, paired)).toEqual({ field: 'avec', entry: 'a' })
    expect(undone({ title: 'Cire' }, paired, { title: 'Cire' })).toBeUndefined()
  })

  test('an order only while the list stands in it', () => {
    const [first, second] = prices('1 €', '2 €').tarifs
    const lists = [
      [first!, second!],
      [second!, first!],
    ].map((tarifs) => ({ tarifs }) as unknown as Fields)
    const [one, other] = lists as [Fields, Fields]
    expect(undone(one, other, other)).toMatchObject({ field: 'tarifs' })
    expect(
      undone(one, other, { tarifs: [...(other['tarifs'] as Json[]), { id: 't3', name: 'Autre' }] }),
    ).toBeUndefined()
  })
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
  expect(entry({}).page.href).toBe('/actualites/a')
  expect(entry({ standing: undefined }).page.href).toBe('/actualites')
  expect(entry({ collection: 'categories', id: 'Cryolipolyse' }).page.href).toBe('/soins/Cryolipolyse')
})

describe('a line of several saves', () => {
  const titled = (titre: string) => state({ ...article, titre })
  const saves = (...titles: string[]) =>
    titles
      .slice(1)
      .map((titre, index) =>
        revision({
          version: index + 2,
          savedAt: `2026-11-16T08:0${index}:00.000Z`,
          before: titled(titles[index]!),
          after: titled(titre),
          standing: { version: 9, data: { ...article, titre: 'Été' } },
        }),
      )
      .reverse()
  const line = (...titles: string[]) => historyDays([saves(...titles)], NOW)[0]!.entries[0]!

  test('tells what they came to, and each of them', () => {
    const told = line('Noël', 'Pâque', 'Pâques')
    expect(told).toMatchObject({
      version: 3,
      earlier: 1,
      since: '9\u00a0h\u00a000',
      time: '9\u00a0h\u00a001',
      restorable: 3,
    })
    expect(told.sentences).toEqual([
      'Article «\u00a0Pâques\u00a0»\u00a0: titre «\u00a0Noël\u00a0» → «\u00a0Pâques\u00a0»',
    ])
    expect(told.saves.map(({ version, earlier, saves }) => [version, earlier, saves])).toEqual([
      [3, 2, []],
      [2, 1, []],
    ])
    expect(told.saves[1]!.sentences[0]).toMatch(/→ «\u00a0Pâque\u00a0»$/)
  })

  test('says that they came to nothing', () => {
    expect(line('Noël', 'Pâques', 'Noël').sentences).toEqual([
      "Article «\u00a0Noël\u00a0»\u00a0: 2 changements qui s'annulent",
    ])
  })

  test('one alone does not open onto itself', () => {
    expect(line('Noël', 'Pâques')).toMatchObject({ since: undefined, saves: [] })
  })
})

describe('the entries of a list', () => {
  const price = (id: string, price: string): Json => ({ id, name: `Soin ${id}`, price, link: '' })
  const compared = (before: Json[], after: Json[], now: Json[]) => {
    const [was, is, standing] = [before, after, now].map((tarifs) => ({ title: 'Cire', tarifs })) as Fields[]
    const saved = { before: state(was!), after: state(is!), standing: { version: 9, data: standing! } }
    return entry({ collection: 'categories', id: 'cire', ...saved }).comparison[0]!
  }
  const told = (before: Json[], after: Json[], now = after) =>
    compared(before, after, now).entries.map(({ entry: id, change, restorable }) => [id, change, restorable])
  const [a, b, c] = ['a', 'b', 'c'].map((id) => price(id, '10 €')) as [Json, Json, Json]

  test('are compared one by one, each by its own words', () => {
    const { entries, before, after } = compared([a, b], [a, price('b', '12 €')], [a, price('b', '12 €')])
    expect([before, after]).toEqual([[], []])
    expect(entries).toMatchObject([
      { entry: 'b', title: 'Tarif «\u00a0Soin b\u00a0»', change: 'changed', restorable: true },
    ])
    const changed = (side: 'before' | 'after') => entries[0]![side].flat().filter((part) => part?.changed)
    expect([changed('before'), changed('after')].flat().map((part) => part!.text)).toEqual(['10', '12'])
  })

  test('can each be put back, as long as that would change it', () => {
    expect(told([a, b, c], [c, a])).toEqual([
      ['c', 'moved', true],
      ['b', 'removed', true],
    ])
    expect(told([a], [a, b])).toEqual([['b', 'added', true]])
    expect(told([a], [a, b], [a])).toEqual([['b', 'added', false]])
    expect(told([a, b], [a, price('b', '12 €')], [price('a', '9 €'), b])).toEqual([['b', 'changed', false]])
  })

  test('of a document that is gone, or that changed too much, are not offered', () => {
    const many = Array.from({ length: 20 }, (_, place) => price(`n${place}`, '5 €'))
    const { entries, after } = compared([], many, many)
    expect(entries).toEqual([])
    expect(after).toHaveLength(20)
  })
})

describe('what the history is limited to', () => {
  const treatments = [{ id: 'cire', title: 'Cire' }]
  const accounts = [{ id: 'u1', name: 'Camille' }]
  const options = (filter: HistoryFilter, revisions: Revision[] = []) =>
    filterOptions(filter, { treatments, accounts, revisions })

  test('a document without an option of its own is called by its revisions', () => {
    expect(options({})).toMatchObject({ place: '', other: undefined, words: '' })
    expect(options({ place: { collection: 'categories', id: 'cire' } }).other).toBeUndefined()
    expect(options({ place: { collection: 'actualites', id: 'a' } }, [revision({})]).other).toEqual({
      value: 'actualites/a',
      label: 'Article «\u00a0Pâques\u00a0»',
    })
  })

  test('is said in words', () => {
    const place = { collection: 'categories', id: 'cire' }
    const days = { from: '2026-11-01', until: '2026-11-16' }
    expect(options({ place, author: 'u1', ...days }).words).toBe(
      'Cire, par Camille, du 1er novembre 2026 au 16 novembre 2026',
    )
    expect(options({ from: days.from }).words).toBe('depuis le 1er novembre 2026')
    expect(options({ until: days.until }).words).toBe("jusqu'au 16 novembre 2026")
    expect(options({ from: days.from, until: days.from }).words).toBe('le 1er novembre 2026')
    expect(options({ author: 'parti' })).toMatchObject({ author: 'supprime', words: 'par un compte supprimé' })
    expect(options({ author: 'origine' }).words).toBe("contenu d'origine ou importation")
  })
})
