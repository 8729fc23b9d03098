/**
 * One thing done to a list, whose entries are told by their ids. `after` null is the first place; `others` follow the entry
 * that is inserted. What is put back gives way to what stands: somebody else has put it back.
 */
export type ListOperation<Row> =
  | { kind: 'insert'; value: Row; others?: Row[]; after: string | null }
  | { kind: 'put back'; value: Row; after: string | null }
  | { kind: 'replace'; value: Row }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; after: string | null }

interface Identified {
  id: string
}

/** Does it to a list, or returns undefined where the entry that it is about is not there. */
export function operate<Row extends Identified>(rows: Row[], operation: ListOperation<Row>): Row[] | undefined {
  const id = idOf(operation)
  const found = rows.find((row) => row.id === id)
  const others = rows.filter((row) => row !== found)
  switch (operation.kind) {
    case 'insert': {
      const put = [operation.value, ...(operation.others ?? [])]
      const ids = new Set(put.map((row) => row.id))
      return putAfter(
        rows.filter((row) => !ids.has(row.id)),
        operation.after,
        ...put,
      )
    }
    case 'put back':
      return found ? rows : putAfter(rows, operation.after, operation.value)
    case 'replace':
      return found && rows.map((row) => (row === found ? operation.value : row))
    case 'remove':
      return found && others
    case 'move':
      return found && putAfter(others, operation.after, found)
  }
}

/** The id of the entry that an operation is about. */
export function idOf<Row extends Identified>(operation: ListOperation<Row>): string {
  return 'value' in operation ? operation.value.id : operation.id
}

/** Says after which entry of a list one would stand where it stood in another: null for before them all. */
export function anchorOf(rows: Identified[], seen: Identified[], id: string): string | null {
  const standing = new Set(rows.map((row) => row.id))
  const before = seen.slice(
    0,
    seen.findIndex((row) => row.id === id),
  )
  return before.findLast((row) => standing.has(row.id))?.id ?? null
}

function putAfter<Row extends Identified>(rows: Row[], after: string | null, ...put: Row[]): Row[] {
  const place = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1 || rows.length
  return rows.toSpliced(place, 0, ...put)
}
