import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { COLLECTIONS, FIXED_IDS, definitionOf, type CollectionName } from './collections.ts'
import { LISTS } from './lists.ts'
import type { Change, Conflict, Outcome, Problem } from './changes.ts'
import { isFixedPage, treatmentOfKey } from './page-keys.ts'
import { saveProblems } from './save-problems.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { giveEntryIds, isEntryList } from '../../lib/entry-ids.ts'
import { isSame, type Json } from '../../lib/json.ts'
import { restoreEntry } from './restore-entry.ts'
import { threeWayMerge } from './three-way-merge.ts'
import { cleanDocument } from './clean-html.server.ts'
import { countDocuments, placeOf } from './document-pages.server.ts'
import {
  endPosition,
  findRow,
  readRow,
  startPosition,
  storedFields,
  writeRevision,
  type DocumentRow,
} from './documents.server.ts'
import { numberInOrder, shift } from './positions.server.ts'

const { localeError } = z.locales.fr()

const UNKNOWN_FIELD = 'Ce champ est inconnu.'

type Of<I extends Change['intent']> = Extract<Change, { intent: I }>
type Fields = Record<string, Json>

/**
 * Does to a document what an administrator asks, all or nothing, once it is committed. What carries the key of an
 * earlier change is not done again: it is answered as that one was.
 */
export async function applyChange(db: Database, change: Change, author: string): Promise<Outcome> {
  return persist(db, { repeatable: change.key !== undefined }, async (transaction) => {
    await lockDocuments(transaction)
    return (await outcomeOf(transaction, change, author)) ?? make(transaction, change, author)
  })
}

function make(db: DatabaseTransaction, change: Change, author: string): Promise<Outcome> {
  switch (change.intent) {
    case 'update':
      return update(db, change, author)
    case 'add':
      return add(db, change, author)
    case 'remove':
      return remove(db, change, author)
    case 'move':
      return move(db, change, author)
    case 'restore':
      return restore(db, change, author)
  }
}

/** What the change came to that has this one's key; undefined where there was none. */
async function outcomeOf(db: DatabaseTransaction, change: Change, author: string): Promise<Outcome | undefined> {
  const { collection, id, key } = change
  if (key === undefined) return undefined
  const made = await db.selectFrom('revisions').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
  if (!made) return undefined
  if (made.collection !== collection || made.document_id !== id || made.author !== author)
    return invalid('key', "Cette clé est celle d'un autre enregistrement.")
  const { version, data, position, saved_at } = made
  if (data === null) return { outcome: 'removed', version }
  return saved(collection, { id, version, data, position: position!, updated_at: saved_at })
}

/** Fields that nobody else has changed since `base` are replaced, others merged where that is possible. */
async function update(db: DatabaseTransaction, change: Of<'update'>, author: string): Promise<Outcome> {
  const { collection, id } = change
  const row = (await findRow(db, collection, id)) ?? (await emptyRow(db, collection, id))
  const current = row ? fieldsOf(row.data) : {}
  const seen = change.base === row?.version ? current : await fieldsAt(db, collection, id, change.base)
  const parsed = parseFields(collection, change.fields, seen)
  if ('problems' in parsed) return { outcome: 'invalid', problems: parsed.problems }
  if (!row) return { outcome: 'missing' }
  if (!seen) return { outcome: 'invalid', problems: [{ path: 'base', message: "Cette version n'existe pas." }] }
  const problems = saveProblems(collection, parsed.fields, seen)
  if (problems.length > 0) return { outcome: 'invalid', problems }

  const next = { ...current }
  const conflicts: Conflict[] = []
  for (const [field, mine] of Object.entries(parsed.fields)) {
    const [base, theirs] = [seen[field] ?? null, current[field] ?? null]
    const merged = threeWayMerge(base, mine, theirs)
    if (merged) next[field] = merged.value
    else conflicts.push({ field, base, mine, theirs })
  }
  if (conflicts.length > 0) {
    const last = await lastAuthor(db, collection, id)
    return { outcome: 'conflict', document: readRow(collection, row), conflicts, author: last }
  }
  if (row.version > 0 && isSame(next, current)) return saved(collection, row)
  return write(db, change, next, row.position, author)
}

async function add(db: DatabaseTransaction, change: Of<'add'>, author: string): Promise<Outcome> {
  const { collection, id, fields } = change
  if (!LISTS.includes(collection)) return invalid('collection', "On n'ajoute rien à cette collection.")
  const parsed = parseFields(collection, { ...asJson(COLLECTIONS[collection].empty), ...fields })
  if ('problems' in parsed) return { outcome: 'invalid', problems: parsed.problems }
  // Asked for twice, as after an answer that was lost on its way.
  const standing = await findRow(db, collection, id)
  if (standing) return saved(collection, standing)
  const problems = saveProblems(collection, parsed.fields)
  if (problems.length > 0) return { outcome: 'invalid', problems }
  return write(db, change, parsed.fields, await startPosition(db, collection), author)
}

async function remove(db: DatabaseTransaction, change: Of<'remove'>, author: string): Promise<Outcome> {
  const { collection, id, key } = change
  if (!LISTS.includes(collection)) return invalid('collection', "On n'enlève rien de cette collection.")
  const row = await findRow(db, collection, id)
  if (!row) return { outcome: 'missing' }
  await writeRevision(db, { collection, id, data: null, position: row.position, author, key })
  return { outcome: 'removed', version: row.version + 1 }
}

async function move(db: DatabaseTransaction, change: Of<'move'>, author: string): Promise<Outcome> {
  const { collection, id, before, key } = change
  if (!LISTS.includes(collection)) return invalid('collection', "Cette collection n'a pas d'ordre.")
  const row = await findRow(db, collection, id)
  const place = await placeOf(db, collection, id)
  const next = before === null ? await countDocuments(db, collection) : await placeOf(db, collection, before)
  if (!row || place === undefined || next === undefined || next === place) return { outcome: 'missing' }
  if (next === place + 1) return saved(collection, row)
  const position = place < next ? next - 1 : next
  await numberInOrder(db, collection)
  if (place < position) await shift(db, collection, { from: place + 1, to: position, by: -1 })
  else await shift(db, collection, { from: position, to: place - 1, by: 1 })
  const written = await writeRevision(db, { collection, id, data: row.data, position, author, key })
  return saved(collection, written!)
}

/** A document, a field or an entry, as a version had it. What is deleted comes back to where it stood. */
async function restore(db: DatabaseTransaction, change: Of<'restore'>, author: string): Promise<Outcome> {
  const { collection, id, version, field, entry } = change
  if (field === undefined ? entry !== undefined : !schemaOf(collection, field))
    return invalid(field ?? 'field', UNKNOWN_FIELD)
  const revision = await db
    .selectFrom('revisions')
    .select(['data', 'position'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!revision?.data) return { outcome: 'missing' }
  const then = fieldsOf(revision.data)
  const row = await findRow(db, collection, id)
  if (!row && entry !== undefined) return { outcome: 'missing' }
  if (!row) {
    const position = revision.position ?? 0
    await shift(db, collection, { from: position, to: await endPosition(db, collection), by: 1 })
    return write(db, change, then, position, author)
  }
  const current = fieldsOf(row.data)
  const restored = field === undefined ? undefined : restoredField({ collection, field, entry, current, then })
  if (field !== undefined && restored === undefined) return { outcome: 'missing' }
  const next = field === undefined ? then : { ...current, [field]: restored! }
  if (isSame(next, current)) return saved(collection, row)
  return write(db, change, next, row.position, author)
}

async function write(
  db: DatabaseTransaction,
  { collection, id, key }: Change,
  fields: Fields,
  position: number,
  author: string,
): Promise<Outcome> {
  const row = await writeRevision(db, { collection, id, data: JSON.stringify(fields), position, author, key })
  return saved(collection, row!)
}

const saved = (collection: CollectionName, row: DocumentRow): Outcome => ({
  outcome: 'saved',
  document: readRow(collection, row),
})

const invalid = (path: string, message: string): Outcome => ({ outcome: 'invalid', problems: [{ path, message }] })

/** The schema of one field; undefined for a field that the collection has not. */
function schemaOf(collection: CollectionName, field: string): z.ZodType | undefined {
  const shape = COLLECTIONS[collection].schema.shape as Record<string, z.ZodType>
  return Object.hasOwn(shape, field) ? shape[field] : undefined
}

/**
 * Reads given fields by their schemas and cleans their HTML, or says in French what is wrong with them. Entries that
 * come without an id, as an older page sends them, are those of `before` that they are like, or new.
 */
function parseFields(
  collection: CollectionName,
  given: Fields,
  before?: Fields,
): { fields: Fields } | { problems: Problem[] } {
  const fields: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const [field, value] of Object.entries(giveEntryIds(given, { before, make: randomUUID }))) {
    const schema = schemaOf(collection, field)
    if (!schema) {
      problems.push({ path: field, message: UNKNOWN_FIELD })
      continue
    }
    const parsed = schema.safeParse(value, { error: localeError })
    if (parsed.success) fields[field] = parsed.data
    else
      for (const { path, message } of parsed.error.issues) problems.push({ path: [field, ...path].join('.'), message })
  }
  return problems.length > 0 ? { problems } : { fields: asJson(cleanDocument(collection, fields)) }
}

/** What stands for a document that exists once and is missing: its first save makes it. */
async function emptyRow(
  db: DatabaseTransaction,
  collection: CollectionName,
  id: string,
): Promise<DocumentRow | undefined> {
  const isFixed = (FIXED_IDS as Partial<Record<CollectionName, string>>)[collection] === id
  const isPlace = definitionOf(collection).isPlace?.(id)
  if (!isFixed && !isPlace && !(collection === 'pages' && (await isPage(db, id)))) return undefined
  const data = JSON.stringify(COLLECTIONS[collection].empty)
  return { id, position: 0, version: 0, data, updated_at: '' }
}

/** Says whether a key is that of a page: one that is always there, or a treatment's. */
async function isPage(db: DatabaseTransaction, key: string): Promise<boolean> {
  const treatment = treatmentOfKey(key)
  return isFixedPage(key) || (treatment !== undefined && (await findRow(db, 'categories', treatment)) !== undefined)
}

async function fieldsAt(
  db: DatabaseTransaction,
  collection: CollectionName,
  id: string,
  version: number,
): Promise<Fields | undefined> {
  if (version === 0) return asJson(COLLECTIONS[collection].empty)
  const row = await db
    .selectFrom('revisions')
    .select('data')
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.data ? fieldsOf(row.data) : undefined
}

async function lastAuthor(db: DatabaseTransaction, collection: CollectionName, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('revisions')
    .leftJoin('user', 'user.id', 'revisions.author')
    .select('user.name')
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}

/** A field, or the one entry of it that is meant, as it was then; undefined for an entry of what has none. */
function restoredField(asked: {
  collection: CollectionName
  field: string
  entry: string | undefined
  current: Fields
  then: Fields
}): Json | undefined {
  const { collection, field, entry, current, then } = asked
  const [is, was] = [current, then].map((fields) => fields[field] ?? asJson(COLLECTIONS[collection].empty)[field]!)
  if (entry === undefined) return was
  return isEntryList(is) && isEntryList(was) ? restoreEntry(is, was, entry) : undefined
}

const fieldsOf = (data: string): Fields => storedFields(data) ?? {}

const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Fields
