import { isDeepStrictEqual } from 'node:util'
import { COLLECTIONS, definitionOf, fixedId, isCollection, type CollectionName } from '../cms/documents/collections.ts'
import { isDocumentId } from '../cms/documents/document-id.ts'
import { lockDocuments } from '../platform/database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../platform/database/tables.ts'
import { withCard } from '../platform/database/treatment-cards.server.ts'
import { isFields, type Fields } from '../lib/json.ts'
import { Refusal } from '../lib/refusal.ts'
import { documentProblems } from '../cms/documents/document-problems.ts'
import { findRow, removeDocument, replaceDocument, storedFields } from '../cms/documents/documents.server.ts'
import { nestedCollections, readFirestoreExport } from './firestore-export.ts'
import { mendDocument } from './mended-document.ts'

/** A document as a file brings it, with nothing known to be wrong with it. */
export interface IncomingDocument {
  collection: CollectionName
  id: string
  /** Null for a document that is to be deleted. */
  fields: unknown
}

/** How many rows are asked for at a time: an engine takes no more values than some ten thousand. */
const PAGE = 1000

/** Reads every document as it is stored, lists in their order. Throws a Refusal that names one that is not JSON. */
export async function exportDocuments(db: Database): Promise<Record<string, Record<string, unknown>>> {
  const rows = await db
    .selectFrom('documents')
    .select(['collection', 'id', 'data'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const names = new Set([...Object.keys(COLLECTIONS), ...rows.map(({ collection }) => collection)])
  const entries = [...names].map((name) => {
    const documents = rows.filter(({ collection }) => collection === name)
    return [name, Object.fromEntries(documents.map(({ id, data }) => [id, parseStored(name, id, data)]))] as const
  })
  return Object.fromEntries(entries.filter(([, documents]) => Object.keys(documents).length > 0))
}

/** A file of documents, taken apart: in its order, and in French, one line each, what keeps them from being imported. */
export interface ReadDocuments {
  documents: IncomingDocument[]
  problems: string[]
  /** What was understood otherwise than it was written, or left out; nothing where reading is strict. */
  notes: string[]
  /** Whether another tool has written it: its order is that of ids then, and means nothing. */
  isForeign: boolean
}

/**
 * Takes apart a file of documents, one of Firestore's included. Unless it is `strict`, takes what is understood, empties
 * what is missing, leaves out what is unknown, and notes all of it.
 */
export function readDocuments(file: unknown, { strict } = { strict: true }): ReadDocuments {
  const collections = readFirestoreExport(file)
  if (!isFields(collections)) {
    return {
      documents: [],
      problems: ['Le fichier doit avoir la forme {collection: {id: champs}}.'],
      notes: [],
      isForeign: false,
    }
  }
  const isForeign = !isDeepStrictEqual(collections, file)
  const found: ReadDocuments = { documents: [], problems: [], notes: [], isForeign }
  const refuse = (...lines: string[]) => (strict ? found.problems : found.notes).push(...lines)
  if (!strict)
    for (const place of nestedCollections(file)) found.notes.push(`${place} : sous-collection, laissée de côté`)
  for (const [collection, byId] of Object.entries(collections)) {
    if (!isCollection(collection))
      refuse(strict ? `Collection inconnue : ${collection}` : `${collection} : collection inconnue, laissée de côté`)
    else if (!isFields(byId)) refuse(`${collection} : la collection doit avoir la forme {id: champs}.`)
    else for (const [id, given] of Object.entries(withFixedId(collection, byId))) take(collection, id, given)
  }
  return found

  function take(collection: CollectionName, id: string, given: unknown) {
    const carded = collection === 'categories' ? withCard(id, given) : given
    const isMended = !strict && isFields(carded) && documentProblems(collection, id, carded).length > 0
    const mended = isMended ? mendDocument(collection, carded as Fields) : undefined
    const fields = mended?.fields ?? carded
    const unfit = fields === null ? removalProblems(collection, id) : documentProblems(collection, id, fields)
    const problems = [...idProblems(collection, id), ...unfit]
    if (problems.length > 0 && !strict)
      return void refuse(...problems.map((problem) => `${problem} (document laissé de côté)`))
    refuse(...problems)
    for (const note of mended?.notes ?? []) found.notes.push(`${collection}/${id} : ${note}`)
    found.documents.push({ collection, id, fields })
  }
}

/**
 * Puts documents in place of those with their ids, all or nothing; others stay, null deletes. Those of a file keep
 * its order among themselves, in the places that they had, new ones after the last; `byDate`, the newest of those with
 * a date first. Throws a ZodError for a document that its schema refuses. Tells `progress` after each how many there were.
 */
export async function importDocuments(
  db: Database,
  documents: Iterable<IncomingDocument> | AsyncIterable<IncomingDocument>,
  progress?: (done: number) => void,
  { byDate } = { byDate: false },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    const order = new Map<CollectionName, Set<string>>()
    let done = 0
    for await (const { collection, id, fields } of documents) {
      const ids = order.get(collection) ?? new Set()
      order.set(collection, ids)
      if (fields === null) await removeDocument(transaction, collection, id, null)
      else {
        await replaceDocument(transaction, collection, id, fields, null)
        ids.add(id)
      }
      progress?.((done += 1))
    }
    for (const [collection, written] of order) {
      const ids = byDate ? await newestFirst(transaction, collection, [...written]) : [...written]
      await putInOrder(transaction, collection, ids)
    }
  })
}

/** Orders documents by the date that they say, the newest first; those of a collection without dates as they are. */
async function newestFirst(db: DatabaseTransaction, collection: CollectionName, ids: string[]): Promise<string[]> {
  if (definitionOf(collection).fields['date']?.kind !== 'date') return ids
  const dates = new Map<string, string>()
  for (const id of ids) {
    const { date } = storedFields((await findRow(db, collection, id))?.data ?? '{}') ?? {}
    dates.set(id, typeof date === 'string' ? date : '')
  }
  return ids.toSorted((one, other) => (dates.get(one)! < dates.get(other)! ? 1 : -1))
}

async function putInOrder(db: DatabaseTransaction, collection: CollectionName, ids: string[]) {
  const positions: number[] = []
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = await db
      .selectFrom('documents')
      .select('position')
      .where('collection', '=', collection)
      .where('id', 'in', ids.slice(from, from + PAGE))
      .execute()
    positions.push(...rows.map(({ position }) => position))
  }
  positions.sort((one, other) => one - other)
  for (const [index, position] of positions.entries()) {
    await db
      .updateTable('documents')
      .set({ position })
      .where('collection', '=', collection)
      .where('id', '=', ids[index]!)
      .execute()
  }
}

/** A document that exists once has its fixed id here, whatever it was called elsewhere. */
function withFixedId(collection: CollectionName, byId: Record<string, unknown>): Record<string, unknown> {
  const fixed = fixedId(collection)
  const [only, ...others] = Object.values(byId)
  return fixed !== undefined && only !== undefined && others.length === 0 ? { [fixed]: only } : byId
}

function idProblems(collection: string, id: string): string[] {
  return isDocumentId(id) ? [] : [`${collection}/${id} : identifiant : ne peut pas faire partie d'une adresse`]
}

/** What exists once is what pages are made of. */
function removalProblems(collection: CollectionName, id: string): string[] {
  return fixedId(collection) ? [`${collection}/${id} : document : ne peut pas être supprimé.`] : []
}

function parseStored(collection: string, id: string, data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new Refusal(`${collection}/${id} : le texte enregistré n'est pas du JSON.`)
  }
}
