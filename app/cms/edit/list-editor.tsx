import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { MaybeCaution } from './caution'
import type { Problem } from '../documents/changes'
import type { CollectionName } from '../documents/collections'
import { saveProblems } from '../documents/save-problems'
import { isSame } from '../../lib/json'
import { newId, withKey } from './changes'
import { confirmDeletion } from './deletion'
import { findDraft, forgetDraft, keepDraft, type Draft } from './drafts'
import { EditForm, type FieldProps } from './edit-form'
import { firstField } from './first-field'
import { findBegun } from './list-drafts'
import { notify } from './notices'
import { offerFocus } from './offer-focus'
import { newIn, OpenButton, placeAddress } from './place-link'
import { SortableRow, SortableRows } from './sortable-rows'
import { problemsOfRow, useListSaving, type Seen, type Stored } from './use-list-saving'
import { UNFINISHED } from './resumptions'
import { rowOf, useKeptInView } from './use-kept-in-view'
import { useSingleTap } from './use-single-tap'
import styles from './list-editor.module.css'

export interface ListEditorProps<Row> {
  collection: CollectionName
  id: string
  version: number
  field: string
  rows: Row[]
  /** How the rows stand in the document; left out where they are its entries. */
  stored?: Stored<Row>
  /** An entry as it is added. */
  empty: Omit<Row, 'id'>
  words: {
    add: string
    /** What an entry is, as it is asked whether to delete it: « le tarif ». */
    entry: string
    removed: (name: string) => string
    failure: string
    none: string
  }
  nameOf: (row: Row) => string
  /** What tells an entry from others of its name, where it is asked whether to delete it. */
  detailOf?: (row: Row) => string
  show: (row: Row) => ReactNode
  form: (fields: FieldProps<Row>, adding: boolean) => ReactNode
  /** What is kept of an entry as it was typed: itself, or the entries that were pasted as a new one. */
  written?: (typed: Row, adding: boolean) => Row[]
  /** Loads what the form needs, when it is about to be opened. */
  prepare?: () => void
  submitLabel?: string
  /** Finds what the server would refuse of an entry, before it is asked. */
  check?: (row: Row) => Problem[]
  /** Says why an entry had better not be saved. */
  caution?: ((row: Row) => MaybeCaution) | undefined
  /** Whether there is no more to add. */
  isComplete?: boolean
  /** Whether the server keeps the entries in an order of their own: nobody moves them. */
  isOrdered?: boolean
  /** Says which entries are there without being listed. */
  isHidden?: (row: Row) => boolean
  className?: string | undefined
}

const GONE_MEANWHILE = "Cette ligne vient d'être supprimée pendant votre saisie. Votre texte est gardé."

/** A list of a document, edited where it stands: each entry changed, removed, put in order, and others added. */
export function ListEditor<Row extends { id: string }>(props: ListEditorProps<Row>) {
  const { collection, id, version, field, rows, stored, empty, words, nameOf, show, form, prepare, className } = props
  const place = `${collection}/${id}/${field}`
  const { failure } = words
  const list = { collection, id, version, field, rows, failure, show, stored }
  const { shown, isSaving, save, doNow, putBack } = useListSaving(list)
  const [open, setOpen] = useState(() => findBegun(place, { version, rows }))
  const [turn, setTurn] = useState(0)
  const [chosen, setChosen] = useState<string>()
  /** Whether what is typed is on its way, and which other entry was to be opened meanwhile. */
  const isSending = useRef(false)
  const next = useRef<Pick<Seen<Row>, 'id' | 'after'>>(undefined)
  const container = useRef<HTMLDivElement>(null)
  const singleTap = useSingleTap()
  const keys = shown.map((row) => row.id)
  const keepInView = useKeptInView(keys.join())
  const isNew = open?.after !== undefined
  const canInsert = !props.isOrdered && !props.isComplete
  const openPlace = open && !isNew ? keys.indexOf(open.id) : -1

  async function saveForm(typed: Row, base: Seen<Row>) {
    isSending.current = true
    next.current = undefined
    const saving = await sendForm(typed, base)
    isSending.current = false
    if (!saving.done) next.current = undefined
    return saving
  }

  function sendForm(typed: Row, base: Seen<Row>) {
    const { id, after } = base
    const [first = typed, ...pasted] = props.written?.(typed, after !== undefined) ?? []
    // The id of a text is what it says: what is typed on is about the text that was saved.
    const value = { ...first, id }
    if (after === undefined) return save(base, { kind: 'replace', value })
    // Saved again after an answer that was lost, each is the one that it was.
    const others = pasted.map((row, place) => ({ ...row, id: `${id}-${place + 2}` }))
    return save(base, { kind: 'insert', value, others, after })
  }

  function rebase(saved: Seen<Row>): Seen<Row> {
    next.current = undefined
    setOpen(saved)
    return saved
  }

  async function remove(index: number) {
    const row = shown[index]!
    if (!confirmDeletion(words.entry, nameOf(row), props.detailOf?.(row) ?? '')) return
    focusRow(index)
    const typed = open?.id === row.id ? findDraft(place) : undefined
    if (open?.id === row.id) {
      forgetDraft(place)
      setOpen(undefined)
    }
    const isDone = await doNow({ kind: 'remove', id: row.id })
    if (!isDone && typed && !findDraft(place)) takeUp(typed)
    if (isDone)
      notify({
        text: words.removed(nameOf(row)),
        action: { label: 'Annuler la suppression', run: () => restore(row, typed) },
      })
  }

  /** Opens a line again with what was typed in it, unless another text is begun. */
  function takeUp(typed: Draft<unknown>) {
    keepDraft(place, typed.value, typed.base, typed.moments)
    setOpen((now) => now ?? (typed.base as Seen<Row>))
    setTurn((now) => now + 1)
  }

  function restore(row: Row, typed: Draft<unknown> | undefined) {
    putBack(row)
    if (typed && !findDraft(place)) return takeUp(typed)
    setTimeout(() => offerFocus(rowOf(row.id, container.current)?.querySelector<HTMLElement>('[data-edit]')))
  }

  function move(index: number, to: number) {
    const { id: moved } = shown[index]!
    const others = shown.filter((row) => row.id !== moved)
    keepInView(moved)
    void doNow({ kind: 'move', id: moved, after: others[to - 1]?.id ?? null })
  }

  /** Where there is no such row, the last one has the focus; what adds one, where that was begun and given up. */
  function focusRow(index: number, wasNew = false) {
    const find = () => {
      const buttons = [...(container.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])]
      const add = container.current?.querySelector<HTMLElement>('[data-add]')
      offerFocus(buttons[index] ?? (wasNew ? undefined : buttons.at(-1)) ?? add)
    }
    setTimeout(find)
  }

  function begin(seen: Pick<Seen<Row>, 'id' | 'after'>) {
    const begun = findBegun(place, { version, rows })
    if (begun && open && !isSending.current) return askToFinish()
    if (begun && open) {
      next.current = seen
      return notify({ text: 'Ce texte s’enregistre : celui-ci s’ouvre ensuite.' })
    }
    setOpen(begun ?? { version, rows, ...seen })
    setTurn(turn + 1)
  }

  /** Begins a new entry before the one at a place, or after the last. */
  const insert = (index: number) => begin({ id: newId(), after: shown[index - 1]?.id ?? null })

  /** One text at a time: the form that is open keeps its own. */
  function askToFinish() {
    notify({ text: UNFINISHED })
    firstField(container.current?.querySelector('form') ?? null)?.focus()
  }

  function close() {
    const following = isSending.current ? undefined : next.current
    next.current = undefined
    setChosen(open?.id)
    setOpen(following && { version, rows, ...following })
    setTurn((now) => now + 1)
    if (open && !following) focusRow(placeOf(open), isNew)
  }

  /** Where the form of an entry stands that the list does not show. */
  const placeOf = ({ after, id, rows }: Seen<Row>) => {
    if (after === undefined) return rows.findIndex((row) => row.id === id)
    return after === null ? 0 : keys.indexOf(after) + 1 || keys.length
  }

  /** What has happened meanwhile to the entry that is open. A text that is changed has another id: it is not known to be gone. */
  function whatHappened(opened: Row | undefined, standing: Row | undefined): boolean | string {
    if (!standing && !stored) return GONE_MEANWHILE
    return !isSame(opened, standing)
  }

  const opened = open?.rows.find((row) => row.id === open.id)
  const openForm = open && (
    // Always the same one among its neighbours: it is not begun again when somebody saves the entry that it is about.
    <li key={`form ${turn}`}>
      <EditForm
        place={place}
        initial={opened ?? ({ ...empty, id: open.id } as Row)}
        base={open}
        save={saveForm}
        withKey={(seen) => (seen.after === undefined ? seen : withKey(seen))}
        rebase={rebase}
        onClose={close}
        onReopen={() => setOpen(open)}
        standing={isNew ? undefined : shown[openPlace]}
        outdated={!isNew && whatHappened(opened, shown[openPlace])}
        subject="cette liste"
        check={(row) => [
          ...problemsOfRow(
            saveProblems(collection, { [field]: stored ? stored.write([row]) : ([row] as never) }),
            field,
          ),
          ...(props.check?.(row) ?? []),
        ]}
        caution={props.caution}
        {...(props.submitLabel && { submitLabel: props.submitLabel })}
      >
        {(fields) => form(fields, isNew)}
      </EditForm>
      {openPlace >= 0 && (
        <div className={styles.tools}>
          {canInsert && (
            <button type="button" onClick={() => insert(openPlace)}>
              Insérer ici
            </button>
          )}
          <button type="button" onClick={() => void remove(openPlace)}>
            Supprimer
          </button>
        </div>
      )}
    </li>
  )

  const entries: (ReactElement | undefined)[] = shown.map((row, index) =>
    props.isHidden?.(row) ? undefined : (
      <SortableRow
        key={row.id}
        id={row.id}
        index={index}
        count={shown.length}
        name={nameOf(row)}
        place={placeAddress(collection, id, field, stored ? index : row.id)}
        isChosen={chosen === row.id}
        onMove={props.isOrdered ? undefined : move}
        onInsert={canInsert ? insert : undefined}
        onPrepare={prepare}
        onEdit={() => begin({ id: row.id })}
        onRemove={() => void remove(index)}
      >
        {show(row)}
      </SortableRow>
    ),
  )
  if (openPlace >= 0) entries[openPlace] = openForm
  else if (open) entries.splice(placeOf(open), 0, openForm)

  return (
    <div ref={container} className={className} aria-busy={isSaving} {...singleTap}>
      {shown.every((row) => props.isHidden?.(row)) && !open && <p>{words.none}</p>}
      <SortableRows
        keys={keys}
        nameOf={(index) => nameOf(shown[index]!)}
        onMove={move}
        isOrdered={props.isOrdered}
        below={
          <p className={styles.add}>
            {!props.isComplete && (
              <OpenButton
                place={newIn(placeAddress(collection, id, field))}
                data-add
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => insert(shown.length)}
                disabled={isNew}
              >
                {words.add}
              </OpenButton>
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
