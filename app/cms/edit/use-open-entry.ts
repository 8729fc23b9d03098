import { useRef, useState, type RefObject } from 'react'
import { newId } from './changes'
import { findDraft, forgetDraft, keepDraft, type Draft } from './drafts'
import { firstField } from './first-field'
import { findBegun } from './list-drafts'
import { notify } from './notices'
import { UNFINISHED } from './resumptions'
import type { ListOperation } from './list-operations'
import type { Saving } from './saving'
import type { Seen } from './list-saving'

interface Options<Row> {
  /** Where what is typed is kept: `collection/id/field`. */
  place: string
  version: number
  rows: Row[]
  /** What the list stands in. */
  list: RefObject<HTMLElement | null>
  save: (base: Seen<Row>, operation: ListOperation<Row>) => Promise<Saving<Seen<Row>>>
  /** What is kept of an entry as it was typed: itself, or the entries that were pasted as a new one. */
  written?: ((typed: Row, adding: boolean) => Row[]) | undefined
  /** Called once a form was closed, and no other opened in its place. */
  onClose: (closed: Seen<Row>) => void
}

type Opening<Row> = Pick<Seen<Row>, 'id' | 'after'>

/** The entry of a list that is typed in, one at a time: opened, saved, closed, and taken up again. */
export function useOpenEntry<Row extends { id: string }>(options: Options<Row>) {
  const { place, version, rows } = options
  const [open, setOpen] = useState(() => findBegun(place, { version, rows }))
  const [turn, setTurn] = useState(0)
  /** The entry that was typed in last. */
  const [last, setLast] = useState<string>()
  /** Whether what is typed is on its way, and which other entry was to be opened meanwhile. */
  const isSending = useRef(false)
  const next = useRef<Opening<Row>>(undefined)

  async function save(typed: Row, base: Seen<Row>) {
    isSending.current = true
    next.current = undefined
    const saving = await send(typed, base)
    isSending.current = false
    if (!saving.done) next.current = undefined
    return saving
  }

  function send(typed: Row, base: Seen<Row>) {
    const { id, after } = base
    const [first = typed, ...pasted] = options.written?.(typed, after !== undefined) ?? []
    // The id of a text is what it says: what is typed on is about the text that was saved.
    const value = { ...first, id }
    if (after === undefined) return options.save(base, { kind: 'replace', value })
    // Saved again after an answer that was lost, each is the one that it was.
    const others = pasted.map((row, place) => ({ ...row, id: `${id}-${place + 2}` }))
    return options.save(base, { kind: 'insert', value, others, after })
  }

  function rebase(saved: Seen<Row>): Seen<Row> {
    next.current = undefined
    setOpen(saved)
    return saved
  }

  function begin(opening: Opening<Row>) {
    const begun = findBegun(place, { version, rows })
    if (begun && open && !isSending.current) return askToFinish()
    if (begun && open) {
      next.current = opening
      return notify({ text: 'Ce texte s’enregistre : celui-ci s’ouvre ensuite.' })
    }
    setOpen(begun ?? { version, rows, ...opening })
    setTurn(turn + 1)
  }

  /** One text at a time: the form that is open keeps its own. */
  function askToFinish() {
    notify({ text: UNFINISHED })
    firstField(options.list.current?.querySelector('form') ?? null)?.focus()
  }

  function close() {
    const following = isSending.current ? undefined : next.current
    next.current = undefined
    setLast(open?.id)
    setOpen(following && { version, rows, ...following })
    setTurn((now) => now + 1)
    if (open && !following) options.onClose(open)
  }

  /** Closes the form of an entry that is being removed. Returns what was typed in it and is not saved. */
  function closeRemoved(id: string): Draft<unknown> | undefined {
    if (open?.id !== id) return undefined
    const typed = findDraft(place)
    forgetDraft(place)
    setOpen(undefined)
    return typed
  }

  /** Opens an entry again with what was typed in it, unless another text is begun. Returns whether it does. */
  function takeUp(typed: Draft<unknown> | undefined): boolean {
    if (!typed || findDraft(place)) return false
    keepDraft(place, typed.value, typed.base, typed.moments)
    setOpen((now) => now ?? (typed.base as Seen<Row>))
    setTurn((now) => now + 1)
    return true
  }

  return {
    open,
    /** Whether it is added. */
    isNew: open?.after !== undefined,
    /** Another number for each form. */
    turn,
    last,
    begin,
    /** Begins a new entry after another; null for the first. */
    insertAfter: (after: string | null) => begin({ id: newId(), after }),
    save,
    rebase,
    close,
    reopen: () => setOpen(open),
    closeRemoved,
    takeUp,
  }
}
