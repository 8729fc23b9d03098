import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { Caution } from '../content/caution'
import type { ChangedDocument, Problem } from '../content/changes'
import type { CollectionName } from '../content/collections'
import { saveProblems } from '../content/save-problems'
import type { Json } from '../lib/three-way-merge'
import { Button } from '../ui/button'
import { sendChange } from './changes'
import { findDraft } from './drafts'
import { EditForm, UNFINISHED, type Fields, type Saving } from './edit-form'
import { firstField } from './first-field'
import { counterpart, keysOf, operate, type ListOperation } from './list-operations'
import { notify } from './notices'
import { SortableRow, SortableRows } from './sortable-rows'
import styles from './list-editor.module.css'

/** A list as the administrator had it before her when she opened one of its entries. */
interface Seen<Row> {
  version: number
  rows: Row[]
  /** The entry's place, or -1 for one that is being added. */
  index: number
}

interface ListEditorProps<Row> {
  collection: CollectionName
  id: string
  version: number
  field: string
  rows: Row[]
  /** An entry as it is added. */
  empty: Row
  words: {
    add: string
    /** Asked before an entry is removed. */
    remove: string
    removed: string
    failure: string
    none: string
  }
  nameOf: (row: Row) => string
  show: (row: Row) => ReactNode
  form: (fields: Fields<Row>, adding: boolean) => ReactNode
  /** Loads what the form needs, when it is about to be opened. */
  prepare?: () => void
  submitLabel?: string
  /** Finds what the server would refuse of an entry, before it is asked. */
  check?: (row: Row) => Problem[]
  /** Says why an entry had better not be saved. */
  caution?: (row: Row) => Caution | undefined
  /** Whether the server keeps the entries in an order of their own: nobody moves them. */
  isOrdered?: boolean
  /** Says which entries are there without being listed. */
  isHidden?: (row: Row) => boolean
  className?: string | undefined
}

/** A list of a document, edited where it stands: each entry changed, removed, put in order, and others added. */
export function ListEditor<Row>(props: ListEditorProps<Row>) {
  const { collection, id, version, field, rows, empty, words, nameOf, show, form, prepare, className } = props
  const place = `${collection}/${id}/${field}`
  const [open, setOpen] = useState<Seen<Row> | undefined>(() => findDraft<Row>(place)?.base as Seen<Row> | undefined)
  const [turn, setTurn] = useState(0)
  // What was asked for is seen at once; the server's word then takes its place.
  const [asked, setAsked] = useState<Row[]>()
  /** The list as the last operation has left it. */
  const last = useRef(Promise.resolve<Seen<Row> | undefined>(undefined))
  const list = useRef<HTMLDivElement>(null)
  const shown = asked ?? rows
  const keys = keysOf(shown)
  const openKey = open && keysOf(open.rows)[open.index]
  const openPlace = openKey === undefined ? -1 : keys.indexOf(openKey)

  async function save(base: Pick<Seen<Row>, 'version' | 'rows'>, operation: ListOperation<Row>): Promise<Saving> {
    const next = operate(base.rows, operation)
    if (!next) return { done: false, words: words.failure }
    const sent = await sendChange({
      intent: 'update',
      collection,
      id,
      base: base.version,
      fields: { [field]: next as Json[] },
    })
    if (sent.outcome === 'failed') return { done: false, words: `${words.failure} ${sent.words}` }
    if (sent.outcome === 'missing' || sent.outcome === 'removed') return { done: false, words: words.failure }
    if (sent.outcome === 'invalid') return { done: false, problems: problemsOfRow(sent.problems, field) }
    if (sent.outcome === 'saved') return { done: true, base: seenAfter(sent.document, operation) }
    const theirs = { version: sent.document.version, rows: sent.conflicts[0]!.theirs as Row[] }
    if (operate(theirs.rows, operation)) return save(theirs, operation)
    return { done: false, conflict: choiceOf(base, operation, theirs, sent.author) }
  }

  /** Saves what the form holds; what is typed on meanwhile is then about the entry as it was saved. */
  async function saveForm(base: Pick<Seen<Row>, 'version' | 'rows'>, operation: ListOperation<Row>): Promise<Saving> {
    const saving = await save(base, operation)
    if (saving.done) setOpen(saving.base as Seen<Row>)
    return saving
  }

  /** Where the entry stands in the list as it was just saved. */
  function seenAfter(document: ChangedDocument, operation: ListOperation<Row>): Seen<Row> {
    const saved = (document as unknown as Record<string, Row[]>)[field]!
    const value = 'value' in operation ? JSON.stringify(operation.value) : undefined
    return {
      version: document.version,
      rows: saved,
      index: saved.findLastIndex((row) => JSON.stringify(row) === value),
    }
  }

  /** Somebody has changed the very entry that this is about. */
  function choiceOf(
    base: Pick<Seen<Row>, 'rows'>,
    operation: ListOperation<Row>,
    theirs: Pick<Seen<Row>, 'version' | 'rows'>,
    author: string | null,
  ) {
    const { index, value } = operation as Extract<ListOperation<Row>, { kind: 'replace' }>
    const found = counterpart(base.rows, index, theirs.rows, nameOf)
    const original = theirs.rows[found]
    return {
      author,
      theirs: original === undefined ? <p>Supprimé</p> : show(original),
      mine: show(value),
      keepMine: () =>
        saveForm(
          theirs,
          original === undefined ? { kind: 'insert', value } : { kind: 'replace', index: found, original, value },
        ),
    }
  }

  /** Does what needs no form: shown at once, after what was asked for before, and taken back where it fails. */
  async function doNow(operation: ListOperation<Row>) {
    setAsked(operate(shown, operation))
    const turn = last.current.then((before) =>
      save(before && before.version > version ? before : { version, rows }, operation),
    )
    const settled = turn.then((saving) => (saving.done ? (saving.base as Seen<Row>) : undefined))
    last.current = settled
    const result = await turn
    if (last.current === settled) setAsked(undefined)
    if (result.done) return true
    if ('conflict' in result) notify({ text: "Cette ligne vient d'être modifiée par quelqu'un d'autre : relisez-la." })
    else
      notify({
        text: 'words' in result ? result.words : words.failure,
        action: { label: 'Réessayer', run: () => void doNow(operation) },
      })
    return false
  }

  async function remove(index: number) {
    if (!confirm(words.remove)) return
    const original = shown[index]!
    focusRow(index)
    if (!(await doNow({ kind: 'remove', index, original }))) return
    const restore = { intent: 'restore', collection, id, version, field } as const
    notify({ text: words.removed, action: { label: 'Annuler la suppression', run: () => void sendChange(restore) } })
  }

  const move = (index: number, to: number) => void doNow({ kind: 'move', index, original: shown[index]!, to })

  function focusRow(index: number) {
    const find = () => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? []
      const add = list.current?.querySelector<HTMLElement>('[data-add]')
      ;(buttons[Math.min(index, buttons.length - 1)] ?? add)?.focus()
    }
    setTimeout(find)
  }

  function begin(seen: Seen<Row>) {
    const begun = findDraft<Row>(place)
    if (begun && open) return askToFinish()
    setOpen((begun?.base as Seen<Row> | undefined) ?? seen)
    setTurn(turn + 1)
  }

  /** One text at a time: the form that is open keeps its own. */
  function askToFinish() {
    notify({ text: UNFINISHED })
    firstField(list.current?.querySelector('form') ?? null)?.focus()
  }

  function close() {
    setOpen(undefined)
    if (open) focusRow(open.index < 0 ? rows.length : open.index)
  }

  const openForm = open && (
    // Always the same one among its neighbours: it is not begun again when somebody saves the entry that it is about.
    <li key={`form ${turn}`}>
      <EditForm
        place={place}
        initial={open.index < 0 ? empty : open.rows[open.index]!}
        base={open}
        save={(value, base) =>
          saveForm(
            base,
            base.index < 0
              ? { kind: 'insert', value }
              : { kind: 'replace', index: base.index, original: base.rows[base.index]!, value },
          )
        }
        onClose={close}
        onReopen={() => setOpen(open)}
        outdated={open.index >= 0 && openPlace < 0}
        check={(row) => [
          ...problemsOfRow(saveProblems(collection, { [field]: [row] }), field),
          ...(props.check?.(row) ?? []),
        ]}
        caution={props.caution}
        {...(props.submitLabel && { submitLabel: props.submitLabel })}
      >
        {(fields) => form(fields, open.index < 0)}
      </EditForm>
    </li>
  )

  const entries: (ReactElement | undefined)[] = shown.map((row, index) =>
    props.isHidden?.(row) ? undefined : (
      <SortableRow
        key={keys[index]}
        id={keys[index]!}
        index={index}
        count={shown.length}
        name={nameOf(row)}
        onMove={props.isOrdered ? undefined : move}
        onPrepare={prepare}
        onEdit={() => begin({ version, rows, index })}
        onRemove={() => void remove(index)}
      >
        {show(row)}
      </SortableRow>
    ),
  )
  if (openPlace >= 0) entries[openPlace] = openForm
  else if (open) entries.splice(open.index < 0 ? entries.length : open.index, 0, openForm)

  return (
    <div ref={list} className={className}>
      {shown.every((row) => props.isHidden?.(row)) && !open && <p>{words.none}</p>}
      <SortableRows keys={keys} nameOf={(index) => nameOf(shown[index]!)} onMove={move}>
        {entries}
      </SortableRows>
      <p className={styles.add}>
        <Button
          type="button"
          look="quiet"
          data-add
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => begin({ version, rows, index: -1 })}
          disabled={open?.index === -1}
        >
          {words.add}
        </Button>
      </p>
    </div>
  )
}

/** The server tells the path within the document; a form knows the path within its entry. */
function problemsOfRow(problems: Problem[], field: string): Problem[] {
  const before = new RegExp(`^${field}\\.\\d+\\.?`)
  return problems.map(({ path, message }) => ({ path: path.replace(before, ''), message }))
}
