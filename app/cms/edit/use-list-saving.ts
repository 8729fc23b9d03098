import { useEffect, useRef, useState } from 'react'
import { anchorOf, operate, type ListOperation } from './list-operations'
import { CHANGED, GONE, listSaving, PAGE_GONE, type ListBase, type SavedList } from './list-saving'
import { notify } from './notices'

/** Saves what is done to a list of a document, and shows at once what needs no form. */
export function useListSaving<Row extends { id: string }>(list: SavedList<Row>) {
  const { version, rows, failure } = list
  const save = listSaving(list)
  // What was asked for is seen at once; the server's word then takes its place.
  const [asked, setAsked] = useState<Row[]>()
  /** The list as the last operation has left it. */
  const last = useRef(Promise.resolve<ListBase<Row> | undefined>(undefined))
  const shown = asked ?? rows
  const latest = useRef(shown)
  /** What was removed here, each with the list that it stood in and what was removed before it. */
  const removed = useRef<{ row: Row; seen: Row[] }[]>([])
  useEffect(() => {
    latest.current = shown
  })

  /** Does what needs no form: shown at once, after what was asked for before, and taken back where it fails. */
  async function doNow(operation: ListOperation<Row>): Promise<boolean> {
    if (operation.kind === 'remove') rememberPlace(operation.id)
    const next = operate(latest.current, operation)
    if (next) latest.current = next
    setAsked(next)
    const turn = last.current.then((before) =>
      save(before && before.version > version ? before : { version, rows }, operation),
    )
    const before = last.current
    const settled = turn.then((saving) => (saving.done ? saving.base : before))
    last.current = settled
    const result = await turn
    if (last.current === settled) setAsked(undefined)
    if (result.done) return true
    const words = 'words' in result ? result.words : failure
    const retry = { label: 'Réessayer', run: () => void doNow(operation) }
    notify([GONE, PAGE_GONE, CHANGED].includes(words) ? { text: words } : { text: words, action: retry })
    return false
  }

  function rememberPlace(id: string): void {
    const row = latest.current.find((one) => one.id === id)
    if (row) removed.current.push({ row, seen: removed.current.reduceRight(withRow, latest.current) })
  }

  /** Puts an entry that was removed back to where it stood, whichever of several comes back first. */
  function putBack(row: Row): void {
    const { seen = [] } = removed.current.findLast((one) => one.row.id === row.id) ?? {}
    void doNow({ kind: 'put back', value: row, after: anchorOf(latest.current, seen, row.id) })
  }

  return { shown, isSaving: asked !== undefined, save, doNow, putBack }
}

/** A list with an entry that was removed from it. */
const withRow = <Row extends { id: string }>(rows: Row[], { row, seen }: { row: Row; seen: Row[] }): Row[] =>
  operate(rows, { kind: 'put back', value: row, after: anchorOf(rows, seen, row.id) }) ?? rows
