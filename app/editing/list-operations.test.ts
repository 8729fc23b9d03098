import { describe, expect, test } from 'vitest'
import { counterpart, keysOf, operate, type ListOperation } from './list-operations.ts'

const nameOf = (row: { name: string }) => row.name
const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name, price: '1 €' })) as [Row, Row, Row]
interface Row {
  name: string
  price: string
}
const dearer = { ...b, price: '2 €' }

describe('one thing done to a list', () => {
  test.each<[name: string, rows: Row[], operation: ListOperation<Row>, after: Row[] | undefined]>([
    ['an entry comes last', [a], { kind: 'insert', value: b }, [a, b]],
    ['an entry is replaced', [a, b, c], { kind: 'replace', index: 1, original: b, value: dearer }, [a, dearer, c]],
    ['wherever it now stands', [c, a, b], { kind: 'replace', index: 1, original: b, value: dearer }, [c, a, dearer]],
    ['not where it was changed', [a, dearer], { kind: 'replace', index: 1, original: b, value: b }, undefined],
    ['of two equals the one meant', [a, b, b], { kind: 'remove', index: 2, original: b }, [a, b]],
    ['an entry is removed', [a, b, c], { kind: 'remove', index: 0, original: a }, [b, c]],
    ['an entry moves down', [a, b, c], { kind: 'move', index: 0, original: a, to: 2 }, [b, c, a]],
    ['an entry moves up', [a, b, c], { kind: 'move', index: 2, original: c, to: 0 }, [c, a, b]],
    ['nothing moves that is gone', [a, b], { kind: 'move', index: 2, original: c, to: 0 }, undefined],
  ])('%s', (_, rows, operation, after) => {
    expect(operate(rows, operation)).toEqual(after)
  })
})

test('what an entry has become is found by its place, or by its name', () => {
  expect(counterpart([a, b], 1, [a, dearer], nameOf)).toBe(1)
  expect(counterpart([a, b], 1, [c, a, dearer], nameOf)).toBe(2)
  expect(counterpart([a, b], 1, [a], nameOf)).toBe(-1)
})

test('keys follow their entries, and tell equals apart', () => {
  const [one, two, three] = keysOf([a, b, a])
  expect(new Set([one, two, three]).size).toBe(3)
  expect(keysOf([b, a])).toEqual([two, one])
})
