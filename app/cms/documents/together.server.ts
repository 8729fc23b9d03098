import { randomUUID } from 'node:crypto'
import type { ChangedDocument, Change, Outcome } from './changes.ts'
import { definitionOf, type CollectionName } from './collections.ts'
import {
  checkFields,
  dateOf,
  fieldsAt,
  fieldsOf,
  lastAuthor,
  mergeProblems,
  withFields,
} from './change-fields.server.ts'
import { findRow, readRow, writeRevision, type DocumentRow } from './documents.server.ts'
import { addressBefore, addressNow, moveAddress } from './page-addresses.server.ts'
import { letStand } from './planned-rows.server.ts'
import { threeWayMerge } from './three-way-merge.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'
import { isSame, type Fields } from '../../lib/json.ts'

type Of<I extends Change['intent']> = Extract<Change, { intent: I }>

/** What a document is given. */
interface Written {
  row: DocumentRow
  fields: Fields
}

/** Says what is asked of pages of which some have other addresses by now: it is done to them there. */
export async function atTheirAddresses(db: DatabaseTransaction, change: Of<'together'>): Promise<Of<'together'>> {
  const { collection } = change
  if (definitionOf(collection).documents !== 'pages') return change
  const updates: typeof change.updates = []
  for (const update of change.updates) updates.push({ ...update, id: await addressNow(db, collection, update.id) })
  return { ...change, updates }
}

/**
 * Changes fields of several documents as one change, which bears the id that it is given. Nothing is written where one
 * of these fields is not as it was seen, or of what was deleted; asked again, it is answered as it was made.
 */
export async function changeTogether(db: DatabaseTransaction, asked: Of<'together'>, author: string): Promise<Outcome> {
  const { collection, id: change, plans = [] } = asked
  const made = await revisionsOfChange(db, change)
  if (made.length > 0) {
    if (made.some((revision) => revision.collection !== collection || revision.author !== author))
      return { outcome: 'invalid', problems: [{ path: 'id', message: "Ce changement est celui d'un autre." }] }
    const rows = await Promise.all(made.map(({ id }) => findRow(db, collection, id)))
    return done(collection, change, rows)
  }
  const { updates } = await atTheirAddresses(db, asked)
  const written: Written[] = []
  const outdated: DocumentRow[] = []
  const gone: string[] = []
  for (const { id, base, fields } of updates) {
    const row = await findRow(db, collection, id)
    if (!row) {
      gone.push(id)
      continue
    }
    const current = fieldsOf(row.data)
    const seen = base === row.version ? current : await fieldsAt(db, collection, id, base)
    const parsed = checkFields(collection, fields, seen)
    if ('problems' in parsed) return { outcome: 'invalid', ...parsed }
    const isSeen = Object.keys(parsed.fields).every((field) => seen && isSame(seen[field], current[field]))
    if (isSeen) written.push({ row, fields: withFields(current, parsed.fields) })
    else outdated.push(row)
  }
  if (gone.length > 0) return { outcome: 'missing', gone }
  if (outdated.length > 0) return refused(db, collection, outdated, author)
  for (const { id } of updates) await letStand(db, { collection, id, plans })
  return write(db, { collection, change, author }, written)
}

/** Says whether a change of several documents, or a part of it, was made. */
export const isMadeTogether = async (db: DatabaseTransaction, change: string) =>
  (await revisionsOfChange(db, change)).length > 0

/**
 * Takes back all that a change of several documents did, as another one, but for those that were deleted since. Nothing
 * is, where one has changed there since. Answers with the same change where it is taken back already.
 */
export async function undoTogether(
  db: DatabaseTransaction,
  { collection, id: undone }: Of<'undo'>,
  author: string,
): Promise<Outcome> {
  const revisions = (await revisionsOfChange(db, undone)).filter((revision) => revision.collection === collection)
  if (revisions.length === 0) return { outcome: 'missing' }
  const written: Written[] = []
  const outdated: DocumentRow[] = []
  const gone: string[] = []
  const moved = new Map<string, string>()
  for (const { id, version, data, saved_at } of revisions) {
    const row = await findRow(db, collection, id)
    if (!row) {
      gone.push(id)
      continue
    }
    const before = await fieldsAt(db, collection, id, version - 1)
    if (!before || data === null) return { outcome: 'missing' }
    const fields = withoutChange(collection, { after: fieldsOf(data), before, current: fieldsOf(row.data) })
    if (fields) written.push({ row, fields })
    else outdated.push(row)
    const former = isRenamed(collection, before, fieldsOf(data)) && (await addressBefore(db, collection, id, saved_at))
    if (former) moved.set(id, former)
  }
  if (outdated.length > 0) return refused(db, collection, outdated, author)
  if (written.length === 0) return { outcome: 'missing', gone }
  if (moved.size === 0 && written.every(({ row, fields }) => isSame(fields, fieldsOf(row.data))))
    return done(
      collection,
      undone,
      written.map(({ row }) => row),
    )
  const change = randomUUID()
  const undoing = await write(db, { collection, change, author }, written)
  const leftOut = gone.length > 0 && { gone }
  if (moved.size === 0) return { ...undoing, ...leftOut }
  const ids: string[] = []
  for (const { row } of written) {
    const wish = moved.get(row.id)
    ids.push(wish === undefined ? row.id : await moveAddress(db, { collection, from: row.id, wish, author }))
  }
  const rows = await Promise.all(ids.map((id) => findRow(db, collection, id)))
  return { ...done(collection, change, rows), ...leftOut }
}

const isRenamed = (collection: CollectionName, before: Fields, after: Fields) => {
  const { documents, title = '' } = definitionOf(collection)
  return documents === 'pages' && !isSame(before[title] ?? null, after[title] ?? null)
}

/**
 * A document as it is but for what a change did; undefined where that has changed since. The day that it tells of its last
 * change is that of this one.
 */
function withoutChange(
  collection: CollectionName,
  { after, before, current }: { after: Fields; before: Fields; current: Fields },
): Fields | undefined {
  const { datedBy = '' } = definitionOf(collection)
  const undated = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([field]) => field !== datedBy))
  if (isSame(undated(after), undated(before))) return threeWayMerge(after, before, current)?.value as Fields | undefined
  const merged = threeWayMerge(undated(after), undated(before), undated(current))?.value as Fields | undefined
  if (!merged || isSame(merged, undated(current))) return merged && current
  const changed = Object.fromEntries(Object.entries(merged).filter(([field, value]) => !isSame(value, current[field])))
  // What broke a rule before the change is given back as it was.
  const known = new Set(mergeProblems(collection, before, {}).map(({ message }) => message))
  const isRight = mergeProblems(collection, changed, current).every(({ message }) => known.has(message))
  return isRight ? { ...merged, ...dateOf(collection, {}) } : undefined
}

async function write(
  db: DatabaseTransaction,
  { collection, change, author }: { collection: CollectionName; change: string; author: string },
  written: Written[],
): Promise<Outcome> {
  const at = new Date().toISOString()
  const rows: (DocumentRow | undefined)[] = []
  for (const { row, fields } of written) {
    if (isSame(fields, fieldsOf(row.data))) rows.push(row)
    else {
      const { id, position } = row
      rows.push(await writeRevision(db, { collection, id, data: JSON.stringify(fields), position, author, change, at }))
    }
  }
  return done(collection, change, rows)
}

function done(collection: CollectionName, change: string, rows: (DocumentRow | undefined)[]): Outcome {
  const documents = rows.flatMap((row) => (row ? [readRow(collection, row) as ChangedDocument] : []))
  return { outcome: 'done', change, documents }
}

async function refused(
  db: DatabaseTransaction,
  collection: CollectionName,
  rows: DocumentRow[],
  account: string,
): Promise<Outcome> {
  const documents = rows.map((row) => readRow(collection, row) as ChangedDocument)
  return { outcome: 'outdated', documents, author: await lastAuthor(db, collection, rows[0]!.id, account) }
}

async function revisionsOfChange(db: DatabaseTransaction, change: string) {
  return db
    .selectFrom('revisions')
    .select(['collection', 'document_id as id', 'version', 'data', 'author', 'saved_at'])
    .where('change_id', '=', change)
    .orderBy('document_id')
    .execute()
}
