import { describe, expect, test } from 'vitest'
import { dropUnusableIds, giveEntryIds, withEntryIds } from './entry-ids.ts'
import type { Json } from './json.ts'
import { restoreEntry } from '../cms/documents/restore-entry.ts'

const row = (name: string, price: string) => ({ name, price })
const counting = () => {
  let count = 0
  return () => `new-${++count}`
}
const given = (before: Json | undefined, after: Json) =>
  (giveEntryIds(after, { before, make: counting() }) as { id: string }[]).map(({ id }) => id).join(' ')

const [a, b, c] = [
  { id: 'a', ...row('Menton', '8 €') },
  { id: 'b', ...row('Lèvre', '8 €') },
  { id: 'c', ...row('Sourcils', '12 €') },
]

describe('entries that come without an id', () => {
  test.each<[name: string, after: Json, ids: string]>([
    ['as they were', [row('Menton', '8 €'), row('Lèvre', '8 €'), row('Sourcils', '12 €')], 'a b c'],
    ['in another order', [row('Sourcils', '12 €'), row('Menton', '8 €'), row('Lèvre', '8 €')], 'c a b'],
    ['at another price', [row('Menton', '8 €'), row('Lèvre', '9 €'), row('Sourcils', '12 €')], 'a b c'],
    ['by another name', [row('Menton', '8 €'), row('La lèvre', '8 €'), row('Sourcils', '12 €')], 'a b c'],
    ['elsewhere, and at another price', [row('Sourcils', '13 €'), row('Menton', '8 €'), row('Lèvre', '8 €')], 'c a b'],
    ['with a new one between them', [row('Menton', '8 €'), row('Joues', '9 €'), row('Lèvre', '8 €')], 'a new-1 b'],
    ['only new ones', [row('Dos', '30 €')], 'new-1'],
    ['beside one that has its own', [{ id: 'a', ...row('Dos', '30 €') }, row('Menton', '8 €')], 'a b'],
  ])('%s', (_, after, ids) => {
    expect(given([a, b, c], after)).toBe(ids)
  })

  test('two that are the same are told apart', () => {
    const twins = [
      { id: 'a', ...row('', '') },
      { id: 'b', ...row('', '') },
    ]
    expect(given(twins, [row('', ''), row('', '')])).toBe('a b')
    expect(given(undefined, [row('', ''), row('', '')])).toBe('new-1 new-2')
  })

  test('are found in a list within a list; texts and other objects stay as they are', () => {
    const fields: Json = {
      titre: 'T',
      lignes: ['x', 'y'],
      lieu: { rue: 'R' },
      parties: [{ nom: 'P', notes: [{ n: 1 }] }],
    }
    expect(giveEntryIds(fields, { make: counting() })).toEqual({
      ...fields,
      parties: [{ id: 'new-1', nom: 'P', notes: [{ id: 'new-2', n: 1 }] }],
    })
  })
})

test('ids that are none, or taken, are taken away: those of a browser are refused instead', () => {
  const ids = ['bon', 'bon', '', 'deux mots', 'x'.repeat(65), 7, null]
  expect(dropUnusableIds(ids.map((id) => ({ id, name: 'N' })))).toEqual([
    { id: 'bon', name: 'N' },
    ...Array.from({ length: 6 }, () => ({ name: 'N' })),
  ])
})

test('what an older process has written reads the same each time', () => {
  const fields = { tarifs: [row('Menton', '8 €'), row('Lèvre', '8 €')] }
  expect(withEntryIds(fields)).toEqual(withEntryIds(fields))
  expect(withEntryIds({ tarifs: [a, b] })).toEqual({ tarifs: [a, b] })
})

describe('an entry as it was', () => {
  const dearer = { ...b, price: '9 €' }
  const d = { id: 'd', ...row('Dos', '30 €') }
  test.each([
    ['its text, and not its place', [dearer, a, c, d], [a, b, c], [b, a, c, d]],
    ['its place, where its text is the same', [b, a, c, d], [a, b, c], [a, b, c, d]],
    ['where it was, once it is gone', [d, c, a], [c, a, b], [d, c, a, b]],
    ['after what still stands before it', [a, d], [a, c, b], [a, b, d]],
    ['first, where nothing stands before it', [c, d], [b, c], [b, c, d]],
    ['not at all, where it was not there', [a, b, d], [a, c], [a, d]],
  ])('%s', (_, now, then, result) => {
    expect(restoreEntry(now, then, 'b')).toEqual(result)
  })
})
