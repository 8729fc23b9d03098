import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CollectionName, DocumentOf } from '../content/collections'
import { LISTS } from '../content/lists'
import { ask } from './request'

/** A document as the page knows it. */
export type Known<C extends CollectionName> = DocumentOf<C> & { id: string; version: number }

/** Any of them, as they are kept: whoever asks knows the collection. */
interface AnyKnown {
  id: string
  version: number
}

const lists = new Map<CollectionName, AnyKnown[]>()
const listeners = new Set<() => void>()

/**
 * Reads the documents of a collection that the page shows, as they stand by now: as the page came with them,
 * then as they were saved here or by someone else.
 */
export function useDocuments<C extends CollectionName>(collection: C, initial: Known<C>[]): Known<C>[] {
  const standing = () => {
    if (!lists.has(collection)) lists.set(collection, initial)
    return lists.get(collection)!
  }
  return useSyncExternalStore<AnyKnown[]>(subscribe, standing, () => initial) as Known<C>[]
}

/** Reads one document, as `useDocuments` does. */
export function useDocument<C extends CollectionName>(collection: C, initial: Known<C>): Known<C> {
  const alone = useMemo(() => [initial], [initial])
  const list = useDocuments(collection, alone)
  // The page may come to show another of the collection, or a newer one.
  useEffect(() => keepDocument(collection, initial), [collection, initial])
  return list.find(({ id }) => id === initial.id) ?? initial
}

/** Takes a document as it was saved; one that is not on the page yet comes first. */
export function keepDocument(collection: CollectionName, document: AnyKnown): void {
  const list = lists.get(collection) ?? []
  const standing = list.find(({ id }) => id === document.id)
  if (standing && standing.version >= document.version) return
  change(collection, standing ? list.map((other) => (other === standing ? document : other)) : [document, ...list])
}

/** Takes a document off the page. */
export function dropDocument(collection: CollectionName, id: string): void {
  const list = lists.get(collection) ?? []
  change(
    collection,
    list.filter((other) => other.id !== id),
  )
}

/** Puts a document before another on the page, or at the end for null. */
export function placeDocument(collection: CollectionName, id: string, before: string | null): void {
  const list = lists.get(collection) ?? []
  const moved = list.find((other) => other.id === id)
  if (!moved) return
  const others = list.filter((other) => other !== moved)
  const place = before === null ? others.length : others.findIndex((other) => other.id === before)
  change(collection, others.toSpliced(place < 0 ? others.length : place, 0, moved))
}

/** Asks for a document that the page did not come with, as it stands now; undefined where that fails. */
export async function fetchDocument<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<Known<C> | undefined> {
  const answer = await ask(`/api/documents/${collection}/${encodeURIComponent(id)}`)
  if (!('failure' in answer) && answer.status === 200) return answer.body as Known<C>
  console.error('Lecture impossible', collection, id, 'failure' in answer ? answer.failure : answer.status)
  return undefined
}

/** Asks for a document again, or for a whole collection in its order. */
export async function refreshDocuments(collection: CollectionName, id?: string): Promise<void> {
  const answer = await ask(`/api/documents/${collection}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`)
  if ('failure' in answer || answer.status !== 200) return
  if (id === undefined) change(collection, answer.body as AnyKnown[])
  else keepDocument(collection, answer.body as AnyKnown)
}

/** Asks again for all that the page shows, as after a time without news. */
export async function refreshAll(): Promise<void> {
  for (const [collection, list] of lists) {
    if (LISTS.includes(collection)) await refreshDocuments(collection)
    else for (const { id } of list) await refreshDocuments(collection, id)
  }
}

/** Says whether the page shows documents of a collection. */
export function isShown(collection: CollectionName): boolean {
  return lists.has(collection)
}

/** Says which version of a document the page shows, or undefined. */
export function knownVersion(collection: CollectionName, id: string): number | undefined {
  return lists.get(collection)?.find((document) => document.id === id)?.version
}

function change(collection: CollectionName, list: AnyKnown[]): void {
  lists.set(collection, list)
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
