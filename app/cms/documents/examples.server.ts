import { isSame, type Json, type Fields } from '../../lib/json.ts'
import { withEntryIds, withoutEntryIds } from '../../lib/entry-ids.ts'
import { withoutLines } from '../../lib/price-headings.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { FIXED_IDS, LISTS, type CollectionName } from './collections.ts'
import type { ExampleEntries } from './definition.ts'
import {
  findDocument,
  listDocuments,
  removeDocument,
  replaceDocument,
  rowsOf,
  storedFields,
  type Stored,
} from './documents.server.ts'
import { EARLIER_ENTRIES, isEarlierContent } from './earlier-content.server.ts'
import { listIds, listPage, type DocumentPage } from './document-pages.server.ts'
import { FIRST, FIRST_CONTENT } from './first-content.ts'
import { FIRST_IDENTITY } from './identity.server.ts'

/*
 * An example is what the site came with and says of nobody: a person, an article, an offer, a price. It is one for as
 * long as it stands as it came, which is told from what it says and not from who has touched it.
 */

const WHOLE = FIRST.filter(({ first }) => first.examples === 'whole').map(({ collection }) => collection)

/** The lists of which whole documents are examples. */
export const EXAMPLE_LISTS = WHOLE.filter((collection) => LISTS.includes(collection))

const WITHIN: Partial<Record<CollectionName, ExampleEntries>> = Object.fromEntries(
  FIRST.flatMap(({ collection, first: { examples } }) =>
    typeof examples === 'object' ? [[collection, examples]] : [],
  ),
)

/** What an example is known by in a browser: it is one for as long as all of this is so. */
export type Example = Fields

/** Returns a document of the first content as a new site is given it: its entries bear ids that no other site has. */
export function asExample<T extends object>(document: T): T {
  return withEntryIds(document as Json, 'exemple') as T
}

/** The entries of the first content, by collection, then by what makes each an example. */
const FIRST_ENTRIES = Object.fromEntries(
  Object.entries(WITHIN).map(([collection, { path, by }]) => [
    collection,
    new Set(
      Object.values(FIRST_CONTENT[collection as keyof typeof FIRST_CONTENT] as Record<string, object>)
        .flatMap((one) => entriesAt(asExample(one) as Fields, path))
        .concat(EARLIER_ENTRIES[collection as CollectionName] ?? [])
        .map((entry) => entryKey(entry, by)),
    ),
  ]),
)

/** Says whether examples are kept from who asks: from visitors, once a demonstration bears the name of an institute. */
export async function hidesExamples(db: Database, viewer: object | undefined): Promise<boolean> {
  if (viewer) return false
  const publication = await findDocument(db, 'publication', FIXED_IDS.publication)
  if (!publication?.demonstration) return false
  const centre = await findDocument(db, 'centres', FIXED_IDS.centres)
  return centre !== undefined && centre.nom.trim() !== FIRST_IDENTITY.nom
}

/**
 * Says whether a document as a whole is an example: all that it came with is as it was, or as it was in an earlier
 * version. A field that it never had, it did not come with.
 */
export function isExample(collection: CollectionName, document: { id: string }): boolean {
  if (!WHOLE.includes(collection)) return false
  const first = firstFields(collection, document.id)
  const fields = document as unknown as Fields
  if (first === undefined) return false
  const stands = ([name, value]: [string, Json]) =>
    fields[name] === undefined || isSame(withoutEntryIds(fields[name]), withoutEntryIds(value))
  return Object.entries(first).every(stands) || isEarlierContent(collection, document.id, fields)
}

/** Lists the entries of a document that are examples. */
export function exampleEntries(collection: CollectionName, document: object): Fields[] {
  const within = WITHIN[collection]
  const fields = document as Fields
  if (!within || fields['tarifsVerifies'] === true) return []
  return entriesAt(fields, within.path).filter((entry) => isExampleEntry(collection, entry))
}

/** Returns a document without its examples; a heading of prices goes with the last of them. */
function withoutExamples<T extends object>(collection: CollectionName, document: T): T {
  const within = WITHIN[collection]
  const examples = new Set(exampleEntries(collection, document))
  if (!within || examples.size === 0) return document
  const isTaken = (entry: Fields) => examples.has(entry)
  const entries = entriesAt(document as Fields, within.path)
  const kept =
    collection === 'categories'
      ? withoutLines(entries as (Fields & { price: string; link?: string })[], isTaken)
      : entries.filter((entry) => !isTaken(entry))
  return withEntriesAt(document as Fields, within.path, kept) as T
}

/** What tells the examples of these documents in a browser, for administrators alone. */
export function examplesIn(
  collection: CollectionName,
  documents: { id: string; version: number }[],
  viewer: object | undefined,
): Example[] {
  if (!viewer) return []
  return documents.flatMap((document) => {
    if (isExample(collection, document)) return [{ id: document.id, version: document.version }]
    const by = WITHIN[collection]?.by ?? []
    return exampleEntries(collection, document).map((entry) =>
      Object.fromEntries(['id', ...by].map((name) => [name, entry[name] ?? null])),
    )
  })
}

/** Finds a document as somebody sees it: a visitor without its examples, or not at all where it is one. */
export async function findShown<C extends CollectionName>(
  db: Database,
  collection: C,
  id: string,
  viewer: object | undefined,
): Promise<Stored<C> | undefined> {
  const [found, hides] = await Promise.all([findDocument(db, collection, id), hidesExamples(db, viewer)])
  if (!found || !hides) return found
  return isExample(collection, found) ? undefined : withoutExamples(collection, found)
}

/** Lists a collection as somebody sees it, in its order. */
export async function listShown<C extends CollectionName>(
  db: Database,
  collection: C,
  viewer: object | undefined,
): Promise<Stored<C>[]> {
  const [all, hides] = await Promise.all([listDocuments(db, collection), hidesExamples(db, viewer)])
  if (!hides) return all
  return all.filter((one) => !isExample(collection, one)).map((one) => withoutExamples(collection, one))
}

/** Lists one page of a collection as somebody sees it, from 1. */
export async function listShownPage<C extends CollectionName>(
  db: Database,
  collection: C,
  { page, size }: { page: number; size: number },
  viewer: object | undefined,
): Promise<DocumentPage<C>> {
  return listPage(db, collection, { page, size, without: await hiddenIds(db, collection, viewer) })
}

/** Lists the ids of the documents of a collection that a visitor sees, in its order. */
export async function listShownIds(db: Database, collection: CollectionName): Promise<string[]> {
  const hidden = await hiddenIds(db, collection, undefined)
  return (await listIds(db, collection)).filter((id) => !hidden.includes(id))
}

/** A document that is an example, or has `entries` of them. */
interface Holding {
  collection: CollectionName
  document: Stored<CollectionName>
  entries?: number
}

/** Lists every document that is an example or holds some. */
export async function listExamples(db: Database): Promise<Holding[]> {
  const found: Holding[] = []
  for (const collection of [...WHOLE, ...(Object.keys(WITHIN) as CollectionName[])])
    for (const document of await listDocuments(db, collection)) {
      const { length: entries } = exampleEntries(collection, document)
      if (isExample(collection, document)) found.push({ collection, document })
      else if (entries > 0) found.push({ collection, document, entries })
    }
  return found
}

/**
 * Removes every example, all or nothing: documents as any that is deleted, entries as any change of theirs. Says how
 * many documents were removed and how many changed.
 */
export async function removeExamples(
  db: Database,
  author: string | null,
): Promise<{ removed: number; changed: number }> {
  return persist(db, { repeatable: true }, async (transaction) => {
    await lockDocuments(transaction)
    const examples = await listExamples(transaction)
    for (const { collection, document, entries } of examples) {
      if (entries === undefined) await removeDocument(transaction, collection, document.id, author)
      else await replaceDocument(transaction, collection, document.id, withoutExamples(collection, document), author)
    }
    const removed = examples.filter(({ entries }) => entries === undefined).length
    return { removed, changed: examples.length - removed }
  })
}

async function hiddenIds(db: Database, collection: CollectionName, viewer: object | undefined): Promise<string[]> {
  if (!(await hidesExamples(db, viewer))) return []
  const first = Object.keys(firstDocuments(collection))
  const standing = await rowsOf(db, collection).where('id', 'in', first).execute()
  return standing
    .map(({ id, data }) => ({ ...storedFields(data), id }))
    .filter((document) => isExample(collection, document))
    .map(({ id }) => id)
}

const firstDocuments = (collection: CollectionName) =>
  ((FIRST_CONTENT as Partial<Record<CollectionName, Record<string, object>>>)[collection] ?? {}) as Record<
    string,
    Fields
  >

const firstFields = (collection: CollectionName, id: string): Fields | undefined => {
  const documents = firstDocuments(collection)
  return Object.hasOwn(documents, id) ? documents[id] : undefined
}

function isExampleEntry(collection: CollectionName, entry: Fields): boolean {
  const { by } = WITHIN[collection]!
  if (collection === 'categories' && !String(entry['price'] ?? '').trim()) return false
  return FIRST_ENTRIES[collection]!.has(entryKey(entry, by))
}

function entryKey(entry: Fields, by: readonly string[]): string {
  return JSON.stringify([entry['id'], ...by.map((name) => entry[name] ?? '')])
}

function entriesAt(fields: Fields, path: readonly string[]): Fields[] {
  const found = path.reduce<Json | undefined>((value, name) => (value as Fields | undefined)?.[name], fields)
  return (found ?? []) as Fields[]
}

function withEntriesAt(fields: Fields, [name, ...rest]: readonly string[], entries: Fields[]): Fields {
  const inner = rest.length === 0 ? entries : withEntriesAt(fields[name!] as Fields, rest, entries)
  return { ...fields, [name!]: inner }
}
