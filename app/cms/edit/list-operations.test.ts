import { expect, test } from 'vitest'
import { anchorOf, operate, type ListOperation } from './list-operations.ts'

interface Row {
  id: string
  price: string
}
const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, price: '1 €' })) as [Row, Row, Row]
const dearer = { ...b, price: '2 €' }

test.each<[name: string, rows: Row[], operation: ListOperation<Row>, after: Row[] | undefined]>([
  ['an entry comes first', [a, c], { kind: 'insert', value: b, after: null }, [b, a, c]],
  ['an entry comes after another', [a, c], { kind: 'insert', value: b, after: 'a' }, [a, b, c]],
  ['others follow it', [a], { kind: 'insert', value: b, others: [c], after: null }, [b, c, a]],
  ['each once, however often', [b, c, a], { kind: 'insert', value: dearer, others: [c], after: 'a' }, [a, dearer, c]],
  ['last, where that one is gone', [a, c], { kind: 'insert', value: b, after: 'x' }, [a, c, b]],
  ['once, however often', [a, b, c], { kind: 'insert', value: dearer, after: 'c' }, [a, c, dearer]],
  ['an entry is put back', [a, c], { kind: 'put back', value: b, after: 'a' }, [a, b, c]],
  ['not over what another has put back', [a, dearer], { kind: 'put back', value: b, after: null }, [a, dearer]],
  ['an entry is replaced wherever it stands', [c, a, b], { kind: 'replace', value: dearer }, [c, a, dearer]],
  ['not one that is gone', [a, c], { kind: 'replace', value: dearer }, undefined],
  ['an entry is removed', [a, b, c], { kind: 'remove', id: 'a' }, [b, c]],
  ['an entry moves down', [a, b, c], { kind: 'move', id: 'a', after: 'c' }, [b, c, a]],
  ['an entry moves up', [a, b, c], { kind: 'move', id: 'c', after: null }, [c, a, b]],
  ['nothing moves that is gone', [a, b], { kind: 'move', id: 'c', after: null }, undefined],
])('%s', (_, rows, operation, after) => {
  expect(operate(rows, operation)).toEqual(after)
})

test('an entry that is gone has its place after what still stands before it', () => {
  expect(anchorOf([a, c], [a, b, c], 'b')).toBe('a')
  expect(anchorOf([c], [a, b, c], 'b')).toBeNull()
  expect(anchorOf([c, a], [a, b, c], 'b')).toBe('a')
})
