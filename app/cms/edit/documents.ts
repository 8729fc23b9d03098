import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CollectionName, DocumentOf } from '../documents/collections'
import { PAGE_SIZE, type ListPage } from '../documents/lists'
import { PARAMETERS } from '../../lib/page-parameters'
import { useVisitorsPage } from './mode'
import { notify } from './notices'
import { ask } from './request'
import { isLeaving } from './session'

/** A document as the page knows it. */
export type Known<C extends CollectionName> = DocumentOf<C> & { id: string; version: number }

/** Any of them, as they are kept: whoever asks knows the collection. */
interface AnyKnown {
  id: string
  version: number
}

const lists = new Map<CollectionName, AnyKnown[]>()
/** The collections that the page shows in their order, with whatever comes to be in them. */
const whole = new Set<CollectionName>()
/** Of lists that are shown in pages, the page. */
const pages = new Map<CollectionName, ListPage>()
/** Which documents the page is about, by their collections, where it has another address than their ids. */
const owners = new Map<CollectionName, string>()
const listeners = new Set<() => void>()

/**
 * Reads the documents of a collection that the page shows, as they stand by now: as the page came with them,
 * then as they were saved here or by someone else.
 */
export function useDocuments<C extends CollectionName>(collection: C, initial: Known<C>[]): Known<C>[] {
  const isVisitors = useVisitorsPage() !== undefined
  const standing = () => {
    if (isVisitors) return initial
    if (!lists.has(collection)) lists.set(collection, initial)
    return lists.get(collection)!
  }
  return useSyncExternalStore<AnyKnown[]>(subscribe, standing, () => initial) as Known<C>[]
}

/** Reads a list that the page shows whole or in pages: whatever is added to it comes to be shown. */
export function useDocumentList<C extends CollectionName>(collection: C, initial: Known<C>[]): Known<C>[] {
  useEffect(() => void whole.add(collection), [collection])
  return useDocuments(collection, initial)
}

/** Reads one document, as `useDocuments` does. */
export function useDocument<C extends CollectionName>(collection: C, initial: Known<C>): Known<C> {
  const alone = useMemo(() => [initial], [initial])
  const list = useDocuments(collection, alone)
  // The page may come to show another of the collection, or a newer one.
  const isVisitors = useVisitorsPage() !== undefined
  useEffect(() => {
    if (!isVisitors) keepDocument(collection, initial)
  }, [collection, initial, isVisitors])
  return list.find(({ id }) => id === initial.id) ?? initial
}

/** Reads the only document of a collection, as it stands by now: undefined where the page does not show it. */
export function useShownDocument<C extends CollectionName>(collection: C): Known<C> | undefined {
  const standing = () => lists.get(collection)?.[0]
  return useSyncExternalStore<AnyKnown | undefined>(subscribe, standing, () => undefined) as Known<C> | undefined
}

/** Reads the one document that the page is about, which its address may not tell, as `useDocument` does. */
export function useDocumentOfPage<C extends CollectionName>(collection: C, initial: Known<C>): Known<C> {
  const { id } = initial
  useEffect(() => {
    owners.set(collection, id)
    return () => void owners.delete(collection)
  }, [collection, id])
  return useDocument(collection, initial)
}

/** Reads which page of a list is shown, as `useDocuments` reads its documents. */
export function useListPage(collection: CollectionName, initial: ListPage): ListPage {
  const isVisitors = useVisitorsPage() !== undefined
  const standing = () => {
    if (isVisitors) return initial
    if (!pages.has(collection)) pages.set(collection, initial)
    return pages.get(collection)!
  }
  return useSyncExternalStore(subscribe, standing, () => initial)
}

/** Finds a document as the page knows it by now, for what goes on after an answer: undefined where it is not shown. */
export function standingDocument<C extends CollectionName>(collection: C, id: string): Known<C> | undefined {
  return lists.get(collection)?.find((document) => document.id === id) as Known<C> | undefined
}

/** Takes a document as it was saved; one that is not on the page yet comes first, where the list is shown whole. */
export function keepDocument(collection: CollectionName, document: AnyKnown): void {
  const list = lists.get(collection) ?? []
  const standing = list.find(({ id }) => id === document.id)
  if (standing ? standing.version >= document.version : pages.has(collection)) return
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

/** Says whether a document was deleted; false also where asking fails. */
export async function isDeleted(collection: CollectionName, id: string): Promise<boolean> {
  const answer = await ask(`/api/documents/${collection}/${encodeURIComponent(id)}`)
  return !('failure' in answer) && answer.status === 404
}

/** Asks for a document again, or for a collection in its order as far as it is shown. */
export async function refreshDocuments(collection: CollectionName, id?: string): Promise<void> {
  const shown = pages.get(collection)
  if (id === undefined && shown) return turnTo(collection, turning.get(collection)?.query ?? `page=${shown.page}`)
  const before = lists.get(collection)
  const answer = await ask(`/api/documents/${collection}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`)
  if ('failure' in answer) return
  if (id !== undefined && answer.status === 404) return tellOfPage(collection, id)
  if (answer.status !== 200) return
  // What was saved meanwhile may not be in the answer.
  if (id === undefined && lists.get(collection) !== before) return refreshDocuments(collection)
  if (id === undefined) return change(collection, answer.body as AnyKnown[])
  const document = answer.body as AnyKnown
  if (document.id === id) keepDocument(collection, document)
  else tellOfPage(collection, id, document.id)
}

/** Says which document of a collection the page is about, or undefined. */
export function pageOwner(collection: CollectionName): string | undefined {
  return lists.get(collection)?.find(({ id }) => isOwner(id))?.id
}

/** Whether the address ends with an id, as that of a page about one document does. */
const isOwner = (id: string) => location.pathname.split('/').at(-1) === encodeURIComponent(id)

/** What has been said of the page: each id that what it is about had since, and undefined where it is deleted. */
const told = new Set<string | undefined>()

/** Says that the document which the page is about has another address by now, or is deleted. The page stays as it is. */
function tellOfPage(collection: CollectionName, id: string, idNow?: string): void {
  const isAbout = isOwner(id) || owners.get(collection) === id
  if (isLeaving() || !isAbout || told.has(idNow)) return
  told.add(idNow)
  if (idNow === undefined) return notify({ text: "Cette page vient d'être supprimée." })
  const open = () => location.assign(encodeURIComponent(idNow))
  notify({ text: 'Cette page a maintenant une autre adresse.', action: { label: 'Ouvrir', run: open } })
}

/** Asks again for all that the page shows, as after a time without news. */
export async function refreshAll(): Promise<void> {
  for (const [collection, list] of lists) {
    if (whole.has(collection)) await refreshDocuments(collection)
    else for (const { id } of list) await refreshDocuments(collection, id)
  }
}

/** A question for a page of a list that has no answer yet. */
interface Turning {
  query: string
  done: Promise<void>
}

const turning = new Map<CollectionName, Turning>()

/** Asks for a page of a list and shows it, and its address. Of several questions only the last one's answer counts. */
function turnTo(collection: CollectionName, query: string): Promise<void> {
  const before = lists.get(collection)
  const turn = { query, done: ask(`/api/documents/${collection}?${query}`).then(show) }
  function show(answer: Awaited<ReturnType<typeof ask>>): Promise<void> | undefined {
    const last = turning.get(collection)
    if (last !== turn) return last?.done
    turning.delete(collection)
    if ('failure' in answer || answer.status !== 200) return
    // What was saved meanwhile may not be in the answer.
    if (lists.get(collection) !== before) return turnTo(collection, query)
    const { page, total, documents } = answer.body as ListPage & { documents: AnyKnown[] }
    if (page !== pages.get(collection)?.page) showAddress(page)
    pages.set(collection, { page, total })
    change(collection, documents)
  }
  turning.set(collection, turn)
  return turn.done
}

/** The page is another one, without a request for it: what is typed on it stays. */
function showAddress(page: number): void {
  const address = new URL(location.href)
  address.hash = ''
  if (page > 1) address.searchParams.set(PARAMETERS.newsPage, String(page))
  else address.searchParams.delete(PARAMETERS.newsPage)
  history.replaceState(history.state, '', address)
}

/** Shows the page of a list that a document stands on, where it is shown in pages and stands on another. */
export async function revealDocument(collection: CollectionName, id: string): Promise<void> {
  if (!pages.has(collection) || knownVersion(collection, id) !== undefined) return
  await turnTo(collection, `around=${encodeURIComponent(id)}`)
}

/**
 * Finds which document stands at a place of a list, from 0, on whatever page. Returns null after the last one, and
 * undefined where asking for it fails.
 */
export async function documentAt(collection: CollectionName, place: number): Promise<string | null | undefined> {
  const list = lists.get(collection) ?? []
  const { page, total } = pages.get(collection) ?? { page: 1, total: list.length }
  if (place >= total) return null
  const here = list[place - (page - 1) * PAGE_SIZE]
  if (here) return here.id
  const answer = await ask(`/api/documents/${collection}?page=${Math.floor(place / PAGE_SIZE) + 1}`)
  if ('failure' in answer || answer.status !== 200) return undefined
  return (answer.body as { documents: AnyKnown[] }).documents[place % PAGE_SIZE]?.id ?? null
}

/** Says whether a list is shown in pages. */
export function isInPages(collection: CollectionName): boolean {
  return pages.has(collection)
}

/** Says what the page shows of a collection: which documents, and of each which version. */
export function shownState(collection: CollectionName): string {
  return JSON.stringify(lists.get(collection)?.map(({ id, version }) => [id, version]))
}

/** Says whether the page shows a collection as a list. */
export function isListed(collection: CollectionName): boolean {
  return whole.has(collection)
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
