import type { RefObject } from 'react'
import { confirmDeletion } from './deletion'
import type { Draft } from './drafts'
import type { ListEditorProps } from './list-editor-props'
import { notify } from './notices'
import { offerFocus } from './offer-focus'
import { rowOf } from './use-kept-in-view'
import type { useListSaving } from './use-list-saving'
import type { useOpenEntry } from './use-open-entry'

interface Options<Row extends { id: string }> {
  props: ListEditorProps<Row>
  /** What the list stands in. */
  list: RefObject<HTMLElement | null>
  saving: ReturnType<typeof useListSaving<Row>>
  entry: ReturnType<typeof useOpenEntry<Row>>
  /** Gives the focus to what has come to the place of an entry. */
  focusRow: (index: number) => void
}

/** Removes the entry at a place of a list, once that is confirmed, with what is typed in it; offers both back. */
export function useRemoval<Row extends { id: string }>({ props, list, saving, entry, focusRow }: Options<Row>) {
  const { words, nameOf, detailOf } = props

  function restore(row: Row, typed: Draft<unknown> | undefined) {
    saving.putBack(row)
    if (entry.takeUp(typed)) return
    setTimeout(() => offerFocus(rowOf(row.id, list.current)?.querySelector<HTMLElement>('[data-edit]')))
  }

  return async function remove(index: number): Promise<void> {
    const row = saving.shown[index]!
    if (!confirmDeletion(words.entry, nameOf(row), detailOf?.(row) ?? '')) return
    focusRow(index)
    const typed = entry.closeRemoved(row.id)
    if (!(await saving.doNow({ kind: 'remove', id: row.id }))) return void entry.takeUp(typed)
    const action = { label: 'Annuler la suppression', run: () => restore(row, typed) }
    notify({ text: words.removed(nameOf(row)), action })
  }
}
