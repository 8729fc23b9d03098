import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/random.ts'
import type { Entry } from '../../lib/entry-ids.ts'
import { leastMoves } from './least-moves.ts'
import { threeWayMerge } from './three-way-merge.ts'

const list = (...ids: string[]): Entry[] => ids.map((id) => ({ id, name: id.toUpperCase(), price: '1 €' }))
const dearer = (entries: Entry[], id: string, price = '2 €') =>
  entries.map((entry) => (entry.id === id ? { ...entry, price } : entry))
const idsOf = (entries: Entry[]) => entries.map(({ id }) => id).join('')
const merged = (base: Entry[], mine: Entry[], theirs: Entry[]) =>
  threeWayMerge(base, mine, theirs)?.value as Entry[] | undefined

const base = list('a', 'b', 'c', 'd')

describe('what two people made of a list', () => {
  test.each<[name: string, mine: Entry[], theirs: Entry[], result: string]>([
    [
      'entries added at the same place, in the order of the saves',
      list('a', 'm', 'b', 'c', 'd'),
      list('a', 't', 'b', 'c', 'd'),
      'atmbcd',
    ],
    ['entries added first', list('m', 'a', 'b', 'c', 'd'), list('t', 'a', 'b', 'c', 'd'), 'tmabcd'],
    ['entries added last', list('a', 'b', 'c', 'd', 'm'), list('a', 'b', 'c', 'd', 't'), 'abcdtm'],
    ['one added last, the last one moved', list('a', 'b', 'c', 'd', 'm'), list('d', 'a', 'b', 'c'), 'dabcm'],
    ['one added after another that is removed', list('a', 'b', 'm', 'c', 'd'), list('a', 'c', 'd'), 'amcd'],
    ['two entries moved', list('d', 'a', 'b', 'c'), list('b', 'c', 'd', 'a'), 'dbca'],
    ['the same one moved by both: where it was moved last', list('a', 'c', 'd', 'b'), list('b', 'a', 'c', 'd'), 'acdb'],
    ['the same one moved to the same place', list('b', 'c', 'd', 'a'), list('b', 'c', 'd', 'a'), 'bcda'],
    ['one moved here, removed there', list('b', 'c', 'd', 'a'), list('b', 'c', 'd'), 'bcd'],
    ['two removed', list('a', 'b', 'c'), list('b', 'c', 'd'), 'bc'],
    ['the same one added by both, as it was', list('a', 'b', 'c', 'd', 'x'), list('x', 'a', 'b', 'c', 'd'), 'abcdx'],
  ])('%s', (_, mine, theirs, result) => {
    expect(idsOf(merged(base, mine, theirs)!)).toBe(result)
  })

  test('a move and an edit of the same entry', () => {
    const moved = list('b', 'c', 'd', 'a')
    expect(merged(base, moved, dearer(base, 'a'))).toEqual(dearer(moved, 'a'))
    expect(merged(base, dearer(base, 'a'), moved)).toEqual(dearer(moved, 'a'))
  })

  test('edits of different entries, and of two fields of one', () => {
    const [mine, theirs] = [
      dearer(base, 'a'),
      base.map((entry) => (entry.id === 'a' ? { ...entry, name: 'Neuf' } : entry)),
    ]
    expect(merged(base, mine, dearer(theirs, 'b'))).toEqual(dearer(dearer(theirs, 'b'), 'a'))
  })

  test.each<[name: string, mine: Entry[], theirs: Entry[]]>([
    ['a price that both changed', dearer(base, 'a', '3 €'), dearer(base, 'a', '4 €')],
    ['an entry changed here, removed there', dearer(base, 'a'), list('b', 'c', 'd')],
    ['an entry removed here, changed there', list('b', 'c', 'd'), dearer(base, 'a')],
    ['two entries added with one id', [...base, { id: 'x', name: 'Un' }], [...base, { id: 'x', name: 'Deux' }]],
  ])('nothing of %s', (_, mine, theirs) => {
    expect(merged(base, mine, theirs)).toBeUndefined()
  })
})

/** One thing that somebody does to a list, by ids alone. */
type Act =
  | { kind: 'edit'; id: string; field: 'name' | 'price'; text: string }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; after: string | undefined }
  | { kind: 'add'; id: string; after: string | undefined }

/** The plain model of what the acts of one person make of a list. */
function apply(entries: Entry[], act: Act): Entry[] {
  if (act.kind === 'edit')
    return entries.map((entry) => (entry.id === act.id ? { ...entry, [act.field]: act.text } : entry))
  const found = entries.find(({ id }) => id === act.id) ?? list(act.id)[0]!
  const others = entries.filter(({ id }) => id !== act.id)
  if (act.kind === 'remove') return others
  return others.toSpliced(others.findIndex(({ id }) => id === act.after) + 1, 0, found)
}

describe('any two sequences of acts', () => {
  const random = seededRandom(20_261_122)
  const pick = <T>(from: T[]): T => from[Math.floor(random() * from.length)]!
  const start = list(...'abcdefgh')

  function acts(who: string, count: number): { after: Entry[]; done: Act[] } {
    const done: Act[] = []
    let after = start
    for (let turn = 0; turn < count; turn++) {
      const here = after.map(({ id }) => id)
      const place = () => pick([undefined, ...here])
      const id = pick(here)
      const act = pick<Act>([
        { kind: 'edit', id, field: pick(['name', 'price']), text: `${who}${turn}` },
        { kind: 'remove', id },
        { kind: 'move', id, after: place() },
        { kind: 'add', id: `${who}${turn}`, after: place() },
      ])
      if ('after' in act && act.after === act.id) continue
      done.push(act)
      after = apply(after, act)
    }
    return { after, done }
  }

  const find = (entries: Entry[], id: string) => entries.find((entry) => entry.id === id)
  const changed = (entries: Entry[], id: string) =>
    JSON.stringify(find(entries, id)) !== JSON.stringify(find(start, id))

  /** Whether the plain model knows of an entry that both have changed. */
  function isConflict(mine: Entry[], theirs: Entry[]): boolean {
    return start.some((was) => {
      const [my, their] = [find(mine, was.id), find(theirs, was.id)]
      if (!my || !their) return (my ?? their) !== undefined && changed(my ? mine : theirs, was.id)
      return (['name', 'price'] as const).some(
        (field) => my[field] !== was[field] && their[field] !== was[field] && my[field] !== their[field],
      )
    })
  }

  test('2,000 pairs: nothing is lost, nothing comes twice, and what only one of them did is done', () => {
    let conflicts = 0
    for (let turn = 0; turn < 2000; turn++) {
      const [mine, theirs] = [acts('m', 1 + (turn % 4)).after, acts('t', 1 + (turn % 3)).after]
      const result = merged(start, mine, theirs)
      if (isConflict(mine, theirs)) {
        conflicts++
        // Both may have made the same of it.
        if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(result).toBeUndefined()
        continue
      }
      const kept = start.filter(({ id }) => find(mine, id) && find(theirs, id))
      const come = [...mine, ...theirs].filter(({ id }) => !find(start, id))
      expect(result!.map(({ id }) => id).sort()).toEqual([...kept, ...come].map(({ id }) => id).sort())
      for (const { id } of kept)
        for (const field of ['name', 'price'] as const) {
          const was = find(start, id)![field]
          const [my, their] = [find(mine, id)![field], find(theirs, id)![field]]
          expect(find(result!, id)![field]).toBe(my === was ? their : my)
        }
      const [ids, mineIds, theirIds] = [result!, mine, theirs].map((entries) => entries.map(({ id }) => id)) as [
        string[],
        string[],
        string[],
      ]
      const startIds = start.map(({ id }) => id)
      // What nobody moved stands as it stood; where only one of them moved anything, the order is theirs.
      const [movedByMe, movedByThem] = [leastMoves(startIds, mineIds), leastMoves(startIds, theirIds)]
      const stayed = startIds.filter((id) => ids.includes(id) && !movedByMe.has(id) && !movedByThem.has(id))
      expect(ids.filter((id) => stayed.includes(id))).toEqual(stayed)
      if (movedByThem.size === 0)
        expect(ids.filter((id) => mineIds.includes(id))).toEqual(mineIds.filter((id) => ids.includes(id)))
      if (movedByMe.size === 0)
        expect(ids.filter((id) => theirIds.includes(id))).toEqual(theirIds.filter((id) => ids.includes(id)))
    }
    expect(conflicts).toBeGreaterThan(50)
  })

  test('2,000 acts of two people one after the other, or merged: the same', () => {
    for (let turn = 0; turn < 2000; turn++) {
      const [
        {
          after: mine,
          done: [act],
        },
        {
          after: theirs,
          done: [other],
        },
      ] = [acts('m', 1), acts('t', 1)]
      const result = merged(start, mine, theirs)
      if (!act || !other || result === undefined) continue
      // Where both act on one place, or one takes away or moves what the other stands by, the tables above say.
      const places = (one: Act) => ('after' in one ? [one.id, one.after ?? 'first'] : [one.id])
      const near = (one: Act) => places(one).flatMap((id) => [id, startNext(id)])
      if (near(act).some((id) => near(other).includes(id))) continue
      expect(result).toEqual(apply(theirs, act))
    }
  })

  const startNext = (id: string) =>
    id === 'first' ? 'a' : (start[start.findIndex((entry) => entry.id === id) + 1]?.id ?? id)

  test('what one did is kept when the other did nothing, and twice the same is once', () => {
    for (let turn = 0; turn < 300; turn++) {
      const { after } = acts('m', 5)
      expect(merged(start, after, start)).toEqual(after)
      expect(merged(start, start, after)).toEqual(after)
      expect(merged(start, after, after)).toEqual(after)
    }
  })
})

describe('the least moves', () => {
  test.each([
    ['abcdef', 'fabcde', 'f'],
    ['abcdef', 'bcdefa', 'a'],
    ['abcdef', 'abcdef', ''],
    ['abc', 'xaybz', ''],
    ['abc', 'cab', 'c'],
  ])('%s to %s: %s', (before, after, moved) => {
    expect([...leastMoves([...before], [...after])].join('')).toBe(moved)
  })

  test('are never more than were made', () => {
    const random = seededRandom(7)
    for (let turn = 0; turn < 300; turn++) {
      const before = [...'abcdefghijkl']
      let after = before
      const moves = Math.floor(random() * 4)
      for (let move = 0; move < moves; move++) {
        const from = Math.floor(random() * after.length)
        after = after.toSpliced(from, 1).toSpliced(Math.floor(random() * after.length), 0, after[from]!)
      }
      const moved = leastMoves(before, after)
      expect(moved.size).toBeLessThanOrEqual(moves)
      expect(after.filter((id) => !moved.has(id))).toEqual(before.filter((id) => !moved.has(id)))
    }
  })
})
