import { describe, expect, test } from 'vitest'
import { isSame, type Json } from '../../lib/json.ts'
import { conflictPaths, mergeChoosing, threeWayMerge, unknownBase } from './three-way-merge.ts'

const row = (name: string, price: string, id = name) => ({ id, name, price })
const [a, b, c, d] = [row('A', '1 €'), row('B', '2 €'), row('C', '3 €'), row('D', '4 €')]

describe('three-way merge', () => {
  test.each<[name: string, base: Json, mine: Json, theirs: Json, merged: Json]>([
    ['only mine changed', 'a', 'b', 'a', 'b'],
    ['only theirs changed', 'a', 'a', 'b', 'b'],
    ['both made the same of it', 'a', 'b', 'b', 'b'],
    [
      'different keys',
      { lundi: '9h', mardi: '' },
      { lundi: '10h', mardi: '' },
      { lundi: '9h', mardi: '8h' },
      { lundi: '10h', mardi: '8h' },
    ],
    [
      'different rows',
      [a, b, c],
      [row('A', '9 €'), b, c],
      [a, b, row('C', '9 €')],
      [row('A', '9 €'), b, row('C', '9 €')],
    ],
    [
      'neighbouring rows, and two keys of one',
      [a, b, c],
      [row('A', '9 €'), b, row('D', '3 €', 'C')],
      [a, row('B', '9 €'), row('C', '9 €')],
      [row('A', '9 €'), row('B', '9 €'), row('D', '9 €', 'C')],
    ],
    [
      'a row added here, another changed there',
      [a, b, c],
      [a, b, c, d],
      [row('A', '9 €'), b, c],
      [row('A', '9 €'), b, c, d],
    ],
    ['a row removed here, another changed there', [a, b, c], [a, b], [row('A', '9 €'), b, c], [row('A', '9 €'), b]],
    ['a key added', { a: 1 }, { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
    ['a key left out', { a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 }, { a: 3 }],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(threeWayMerge(base, mine, theirs)).toEqual({ value: merged })
  })

  test.each<[name: string, base: Json, mine: Json, theirs: Json]>([
    ['one text', 'a', 'b', 'c'],
    ['one row', [a, b], [row('A', '8 €'), b], [row('A', '9 €'), b]],
    ['a row changed and removed', [a, b], [row('A', '8 €'), b], [b]],
    ['neighbouring texts', ['a', 'b'], ['a', 'b', 'c'], ['a', 'd']],
    ['one key', { lundi: '9h' }, { lundi: '10h' }, { lundi: '11h' }],
    ['two orders of texts', ['a', 'b', 'c'], ['b', 'a', 'c'], ['c', 'a', 'b']],
  ])('nothing where both changed %s', (_, base, mine, theirs) => {
    expect(threeWayMerge(base, mine, theirs)).toBeUndefined()
  })

  test('keys may stand in any order', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
    expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
    expect(isSame(undefined, undefined)).toBe(true)
  })
})

describe('a merge that chooses', () => {
  const base = { horaires: { lundi: '9h', mardi: '' }, nom: 'A', description: ['un', 'deux'] }
  const mine = { horaires: { lundi: '10h', mardi: '8h' }, nom: 'B', description: ['un', 'deux', 'trois'] }
  const theirs = { horaires: { lundi: '11h', mardi: '' }, nom: 'A', description: ['UN', 'deux'] }

  test.each(['mine', 'theirs'] as const)('keeps all that only one of them changed: %s', (side) => {
    expect(mergeChoosing(base, mine, theirs, () => side)).toEqual({
      horaires: { lundi: side === 'mine' ? '10h' : '11h', mardi: '8h' },
      nom: 'B',
      description: ['UN', 'deux', 'trois'],
    })
  })

  test('names the parts that both changed', () => {
    expect(conflictPaths(base, mine, theirs)).toEqual(['horaires.lundi'])
    expect(conflictPaths('a', 'b', 'c')).toEqual([''])
    expect(conflictPaths(base, base, theirs)).toEqual([])
  })
})

test('of two texts that go on from nothing that is known, each field that differs is to be chosen', () => {
  const mine = { titre: 'Une', texte: 'A', photos: ['a', 'b'], lien: '/cgv', note: '', vide: [] }
  const theirs = { titre: 'Une', texte: 'B', photos: ['a', 'c'] }
  const base = unknownBase(mine, theirs)
  expect(conflictPaths(base, mine, theirs)).toEqual(['texte', 'photos', 'lien'])
  expect(mergeChoosing(base, mine, theirs, () => 'theirs')).toMatchObject(theirs)
  expect(mergeChoosing(base, mine, theirs, () => 'theirs')).not.toHaveProperty('lien')
})
