import { useRef, useState, type ReactNode, type Ref } from 'react'
import type { CollectionName } from '../documents/collections'
import { PAGE_SIZE, type ListPage } from '../documents/lists'
import { sendChange, type Sent } from './changes'
import type { CollectionWords, Standing } from './collection-editor'
import { confirmDeletion } from './deletion'
import { documentAt, revealDocument } from './documents'
import { ExampleMark } from './example-mark'
import { notify } from './notices'
import { offerFocus } from './offer-focus'
import { placeAddress } from './place-link'
import { PresenceMark } from './presence-mark'
import { removeDocument } from './remove-document'
import { FAILURE_WORDS } from './request'
import { offerRetry } from './saving'
import { SortableRow, SortableRows } from './sortable-rows'
import { rowOf, useKeptInView } from './use-kept-in-view'
import styles from './collection-editor.module.css'

interface CollectionListProps<F> {
  ref: Ref<HTMLDivElement>
  collection: CollectionName
  documents: Standing<F>[]
  page?: ListPage
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
  const { shown, offset, total, move } = useOrder(props)
  const [removing, setRemoving] = useState<string>()
  const nameOf = (document: Standing<F> | undefined) => document?.titre || 'Sans titre'

  async function remove(document: Standing<F>, index: number) {
    const { id } = document
    if (removing === id || !confirmDeletion(words.document, document.titre)) return
    setRemoving(id)
    const sent = await removeDocument(collection, document, 'Ce texte')
    setRemoving(undefined)
    if (sent.outcome === 'conflict') return
    if (sent.outcome !== 'removed' && sent.outcome !== 'missing')
      return offerRetry(failure, sent, () => void remove(document, index))
    props.onRemoved(id)
    focusIn((shown.filter((other) => other.id !== id)[index] ?? shown[index - 1])?.id)
    if (sent.outcome === 'missing') return
    const restored = () => void restore(id, sent.version - 1)
    notify({ text: words.removed(nameOf(document)), action: { label: 'Annuler la suppression', run: restored } })
  }

  async function restore(id: string, version: number) {
    const sent = await sendChange({ intent: 'restore', collection, id, version, ifGone: true })
    if (sent.outcome !== 'saved') return offerRetry(failure, sent, () => void restore(id, version))
    await revealDocument(collection, id)
    props.onRestored(id)
    focusIn(id)
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
            offset={offset}
            total={total}
            name={nameOf(document)}
            place={placeAddress(collection, document.id)}
            onMove={move}
            onEdit={() => props.onEdit(document)}
            onRemove={() => void remove(document, index)}
          >
            {document.id === removing && (
              <p className={styles.inForm} role="status">
                Suppression…
              </p>
            )}
            {document.id === openId && <p className={styles.inForm}>Dans le formulaire, en haut de la page.</p>}
            <ExampleMark of={document} />
            <PresenceMark place={`${collection}/${document.id}/document`} />
            {show(fieldsOf(document), { id: document.id, index })}
          </SortableRow>
        ))}
      </SortableRows>
    </div>
  )
}

/** The order as it was asked for, at once; the server's takes its place. Each move waits for the one before it. */
function useOrder<F extends { titre: string }>({ collection, documents, page, failure }: CollectionListProps<F>) {
  const [asked, setAsked] = useState<string[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const shown = asked ? inOrder(documents, asked) : documents
  const keepInView = useKeptInView(shown.map(({ id }) => id).join())
  const offset = page ? (page.page - 1) * PAGE_SIZE : 0
  const total = page?.total ?? shown.length

  /** Moves an entry to a place on the page, or to one just beyond its edges: the page shown is then the next one. */
  function move(from: number, to: number) {
    const ids = shown.map(({ id }) => id)
    const id = ids[from]!
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id)
    const isOnPage = to >= 0 && to < ids.length
    if (isOnPage) {
      keepInView(id)
      setAsked(next)
    }
    const known = isOnPage ? next[to + 1] : undefined
    const before = () => known ?? documentAt(collection, offset + (to > from ? to + 1 : to))
    waiting.current++
    const label = to < from ? 'Monter' : 'Descendre'
    queue.current = queue.current.then(() => send(id, before, isOnPage ? undefined : label))
  }

  async function send(id: string, before: () => Before, across?: string): Promise<void> {
    const place = await before()
    const sent: Sent =
      place === undefined
        ? { outcome: 'failed', words: FAILURE_WORDS.network }
        : await sendChange({ intent: 'move', collection, id, before: place })
    waiting.current--
    if (waiting.current === 0) setAsked(undefined)
    if (sent.outcome === 'saved') {
      if (!across) return
      await revealDocument(collection, id)
      return focusIn(id, `[aria-label=${across}]`)
    }
    offerRetry(failure, sent, () => {
      waiting.current++
      queue.current = queue.current.then(() => send(id, before, across))
    })
  }

  return { shown, offset, total, move }
}

/** The document that another is put before. */
type Before = ReturnType<typeof documentAt> | string

function focusIn(id: string | undefined, control = '[data-edit]'): void {
  if (id !== undefined) setTimeout(() => offerFocus(rowOf(id)?.querySelector<HTMLElement>(control)))
}

function inOrder<T extends { id: string }>(documents: T[], ids: string[]): T[] {
  const known = ids.flatMap((id) => documents.find((document) => document.id === id) ?? [])
  return known.length === documents.length ? known : documents
}
