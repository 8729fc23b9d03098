import { isSame, type Json } from '../lib/three-way-merge'

/** One thing done to a list: what it was about is told by its entry and, among equals, by its place. */
export type ListOperation<Row> =
  | { kind: 'insert'; value: Row }
  | { kind: 'replace'; index: number; original: Row; value: Row }
  | { kind: 'remove'; index: number; original: Row }
  | { kind: 'move'; index: number; original: Row; to: number }

/** Does it to a list, or returns undefined where the entry that it is about is no longer there as it was. */
export function operate<Row>(rows: Row[], operation: ListOperation<Row>): Row[] | undefined {
  if (operation.kind === 'insert') return [...rows, operation.value]
  const place = placeOf(rows, operation.original, operation.index)
  if (place < 0) return undefined
  if (operation.kind === 'replace') return rows.with(place, operation.value)
  const others = rows.toSpliced(place, 1)
  return operation.kind === 'remove' ? others : others.toSpliced(operation.to, 0, rows[place]!)
}

/** Finds what an entry has become in someone else's list, by its place or its name; -1 where it is gone. */
export function counterpart<Row>(seen: Row[], index: number, theirs: Row[], nameOf: (row: Row) => string): number {
  if (theirs.length === seen.length) return index
  const original = seen[index]
  return original === undefined ? -1 : theirs.findIndex((row) => nameOf(row) === nameOf(original))
}

/** Gives each entry a key that follows it to another place: its content, and its count among equals. */
export function keysOf(rows: unknown[]): string[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const content = JSON.stringify(row)
    const count = (counts.get(content) ?? 0) + 1
    counts.set(content, count)
    return `${count}:${content}`
  })
}

function placeOf<Row>(rows: Row[], original: Row, index: number): number {
  const same = (row: Row | undefined) => isSame(row as Json | undefined, original as Json)
  return same(rows[index]) ? index : rows.findIndex(same)
}
