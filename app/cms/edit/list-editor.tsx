import { useRef, type ReactElement } from 'react'
import { EntryForm } from './entry-form'
import type { ListEditorProps } from './list-editor-props'
import { offerFocus } from './offer-focus'
import { newIn, OpenButton, placeAddress } from './place-link'
import { SortableRow, SortableRows } from './sortable-rows'
import type { Seen } from './list-saving'
import { useListSaving } from './use-list-saving'
import { rowOf, useKeptInView } from './use-kept-in-view'
import { useOpenEntry } from './use-open-entry'
import { useRemoval } from './use-removal'
import { useSingleTap } from './use-single-tap'
import styles from './list-editor.module.css'

/** A list of a document, edited where it stands: each entry changed, removed, put in order, and others added. */
export function ListEditor<Row extends { id: string }>(props: ListEditorProps<Row>) {
  const { collection, id, version, field, rows, stored, words, nameOf, show, prepare } = props
  const { failure } = words
  const place = `${collection}/${id}/${field}`
  const address = placeAddress(collection, id, field)
  const list = useRef<HTMLDivElement>(null)
  const saving = useListSaving({ collection, id, version, field, rows, failure, show, stored })
  const { shown, isSaving, doNow } = saving
  const keys = shown.map((row) => row.id)
  const keepInView = useKeptInView(keys.join())
  const focusRow = (index: number, closed?: Seen<Row>) =>
    setTimeout(() => focusRowOf(list.current, keys.slice(0, index), closed))
  const onClose = (closed: Seen<Row>) => focusRow(placeOf(closed), closed)
  const entry = useOpenEntry({ place, version, rows, list, save: saving.save, written: props.written, onClose })
  const { open, isNew } = entry
  const openPlace = open && !isNew ? keys.indexOf(open.id) : -1
  const singleTap = useSingleTap()
  const remove = useRemoval({ list, props, saving, entry, focusRow })

  function move(index: number, to: number) {
    const { id: moved } = shown[index]!
    const others = shown.filter((row) => row.id !== moved)
    keepInView(moved)
    void doNow({ kind: 'move', id: moved, after: others[to - 1]?.id ?? null })
  }

  /** Where the form of an entry stands that the list does not show. */
  function placeOf({ after, id, rows }: Seen<Row>): number {
    if (after === undefined) return rows.findIndex((row) => row.id === id)
    return after === null ? 0 : keys.indexOf(after) + 1 || keys.length
  }

  /** Begins a new entry before the one at a place, or after the last. */
  const insert = (index: number) => entry.insertAfter(shown[index - 1]?.id ?? null)
  const canInsert = !props.isOrdered && !props.isComplete

  const entries: (ReactElement | undefined)[] = shown.map((row, index) =>
    props.isHidden?.(row) ? undefined : (
      <SortableRow
        key={row.id}
        id={row.id}
        index={index}
        count={shown.length}
        name={nameOf(row)}
        place={placeAddress(collection, id, field, stored ? index : row.id)}
        isChosen={entry.last === row.id}
        onMove={props.isOrdered ? undefined : move}
        onInsert={canInsert ? insert : undefined}
        onPrepare={prepare}
        onEdit={() => entry.begin({ id: row.id })}
        onRemove={() => void remove(index)}
      >
        {show(row)}
      </SortableRow>
    ),
  )
  const form = open && (
    <EntryForm
      // Always the same one among its neighbours: it is not begun again when somebody saves the entry that it is about.
      key={`form ${entry.turn}`}
      list={props}
      place={place}
      entry={entry}
      open={open}
      standing={shown[openPlace]}
      onInsert={openPlace >= 0 && canInsert ? () => insert(openPlace) : undefined}
      onRemove={openPlace >= 0 ? () => void remove(openPlace) : undefined}
    />
  )
  if (openPlace >= 0) entries[openPlace] = form
  else if (open) entries.splice(placeOf(open), 0, form)

  return (
    <div ref={list} className={props.className} aria-busy={isSaving} {...singleTap}>
      {shown.every((row) => props.isHidden?.(row)) && !open && <p>{words.none}</p>}
      <SortableRows
        keys={keys}
        nameOf={(index) => nameOf(shown[index]!)}
        onMove={move}
        isOrdered={props.isOrdered}
        below={
          <p className={styles.add}>
            {!props.isComplete && (
              <AddButton
                place={newIn(address)}
                words={words.add}
                isOpen={isNew}
                prepare={prepare}
                onAdd={() => insert(shown.length)}
              />
            )}
            {isSaving && <span className={styles.saving}>Enregistrement…</span>}
          </p>
        }
      >
        {entries}
      </SortableRows>
    </div>
  )
}

/**
 * Gives the focus to the entry that was closed, or to what comes after others. Where there is none, the last one has it; what
 * adds one, where that was begun and given up.
 */
function focusRowOf(list: HTMLElement | null, before: string[], closed?: Pick<Seen<never>, 'id' | 'after'>): void {
  const own = closed && rowOf(closed.id, list)?.querySelector<HTMLElement>('[data-edit]')
  // Entries may be hidden.
  const index = before.filter((id) => rowOf(id, list)).length
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])]
  const add = list?.querySelector<HTMLElement>('[data-add]')
  offerFocus(own ?? buttons[index] ?? (closed?.after === undefined ? buttons.at(-1) : undefined) ?? add)
}

interface AddButtonProps {
  place: string
  words: string
  /** Whether what it adds is being typed. */
  isOpen: boolean
  prepare: (() => void) | undefined
  onAdd: () => void
}

function AddButton({ place, words, isOpen, prepare, onAdd }: AddButtonProps) {
  return (
    <OpenButton place={place} data-add onPointerEnter={prepare} onFocus={prepare} onClick={onAdd} disabled={isOpen}>
      {words}
    </OpenButton>
  )
}
