import { useRef, useState, type ReactNode, type Ref } from 'react'
import type { CollectionName } from '../content/collections'
import { sendChange } from './changes'
import type { CollectionWords, Standing } from './collection-editor'
import { notify } from './notices'
import { PresenceMark } from './presence-mark'
import { SortableRow, SortableRows } from './sortable-rows'
import { rowOf, useKeptInView } from './use-kept-in-view'
import styles from './collection-editor.module.css'

interface CollectionListProps<F> {
  ref: Ref<HTMLDivElement>
  collection: CollectionName
  documents: Standing<F>[]
  words: CollectionWords
  failure: string
  fieldsOf: (document: Standing<F>) => F
  show: (fields: F, place: { id: string | undefined; index: number }) => ReactNode
  className?: string | undefined
  /** The document that is in the form. */
  openId: string | undefined
  onEdit: (document: Standing<F>) => void
  onRemoved: (id: string) => void
  onRestored: (id: string) => void
}

/** The documents of a collection as visitors see them, each with what is done to it. */
export function CollectionList<F extends { titre: string }>(props: CollectionListProps<F>) {
  const { ref, collection, words, failure, fieldsOf, show, className, openId } = props
  const { shown, move } = useOrder(props)
  const nameOf = (document: Standing<F> | undefined) => document?.titre || 'Sans titre'

  async function remove(document: Standing<F>, index: number) {
    if (!confirm(words.remove)) return
    const { id } = document
    const sent = await sendChange({ intent: 'remove', collection, id })
    if (sent.outcome !== 'removed' && sent.outcome !== 'missing') {
      const reason = sent.outcome === 'failed' ? ` ${sent.words}` : ''
      return notify({
        text: failure + reason,
        action: { label: 'Réessayer', run: () => void remove(document, index) },
      })
    }
    props.onRemoved(id)
    focusRow(shown.filter((other) => other.id !== id)[index] ?? shown[index - 1])
    if (sent.outcome === 'missing') return
    const restored = () => void restore(id, sent.version - 1)
    notify({ text: words.removed(nameOf(document)), action: { label: 'Annuler la suppression', run: restored } })
  }

  async function restore(id: string, version: number) {
    const sent = await sendChange({ intent: 'restore', collection, id, version })
    if (sent.outcome === 'saved') {
      props.onRestored(id)
      return focusRow({ id })
    }
    const reason = sent.outcome === 'failed' ? ` ${sent.words}` : ''
    notify({ text: failure + reason, action: { label: 'Réessayer', run: () => void restore(id, version) } })
  }

  return (
    <div ref={ref} className={styles.list}>
      {shown.length === 0 && <p>{words.none}</p>}
      <SortableRows
        shape="blocks"
        className={className}
        keys={shown.map(({ id }) => id)}
        nameOf={(index) => nameOf(shown[index])}
        onMove={move}
      >
        {shown.map((document, index) => (
          <SortableRow
            shape="blocks"
            key={document.id}
            id={document.id}
            index={index}
            count={shown.length}
            name={nameOf(document)}
            onMove={move}
            onEdit={() => props.onEdit(document)}
            onRemove={() => void remove(document, index)}
          >
            {document.id === openId && <p className={styles.inForm}>Dans le formulaire, en haut de la page.</p>}
            <PresenceMark place={`${collection}/${document.id}/document`} />
            {show(fieldsOf(document), { id: document.id, index })}
          </SortableRow>
        ))}
      </SortableRows>
    </div>
  )
}

/** The order as it was asked for, at once; the server's takes its place. Each move waits for the one before it. */
function useOrder<F extends { titre: string }>({ collection, documents, failure }: CollectionListProps<F>) {
  const [asked, setAsked] = useState<string[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const shown = asked ? inOrder(documents, asked) : documents
  const keepInView = useKeptInView(shown.map(({ id }) => id).join())

  function move(from: number, to: number) {
    const ids = shown.map(({ id }) => id)
    const id = ids[from]!
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id)
    keepInView(id)
    setAsked(next)
    waiting.current++
    queue.current = queue.current.then(() => send(id, next[to + 1] ?? null))
  }

  async function send(id: string, before: string | null): Promise<void> {
    const sent = await sendChange({ intent: 'move', collection, id, before })
    waiting.current--
    if (waiting.current === 0) setAsked(undefined)
    if (sent.outcome === 'saved') return
    const retry = () => {
      waiting.current++
      queue.current = queue.current.then(() => send(id, before))
    }
    const reason = sent.outcome === 'failed' ? ` ${sent.words}` : ''
    notify({ text: failure + reason, action: { label: 'Réessayer', run: retry } })
  }

  return { shown, move }
}

function focusRow(row: { id: string } | undefined): void {
  if (row) setTimeout(() => rowOf(row.id)?.querySelector<HTMLElement>('[data-edit]')?.focus())
}

function inOrder<T extends { id: string }>(documents: T[], ids: string[]): T[] {
  const known = ids.flatMap((id) => documents.find((document) => document.id === id) ?? [])
  return known.length === documents.length ? known : documents
}
