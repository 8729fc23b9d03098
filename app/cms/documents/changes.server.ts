import { COLLECTIONS, definitionOf, LISTS, type CollectionName } from './collections.ts'
import {
  asJson,
  dateOf,
  emptyRow,
  fieldsAt,
  fieldsOf,
  fieldsSeen,
  mergeProblems,
  parseFields,
  schemaOf,
  UNKNOWN_FIELD,
  withFields,
} from './change-fields.server.ts'
import { isMade, type Change, type Conflict, type Outcome } from './changes.ts'
import { correctionOf } from './corrections.server.ts'
import { saveProblems } from './save-problems.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { isEntryList } from '../../lib/entry-ids.ts'
import { isSame, type Fields } from '../../lib/json.ts'
import { moveContentVersion } from '../../platform/pages/content-version.server.ts'
import { restoreEntry } from './restore-entry.ts'
import { addressNow, leadNowhere } from './page-addresses.server.ts'
import { mergeInsisting, threeWayMerge } from './three-way-merge.ts'
import { countDocuments, rankOf } from './document-pages.server.ts'
import { endPosition, findRow, revisionsOf, startPosition, writeRevision } from './documents.server.ts'
import { lastOf } from './modifications.server.ts'
import { createPage, hasPages, readdress, recreatePage } from './new-pages.server.ts'
import { deleteOfKey, letStand } from './planned-rows.server.ts'
import { changeTogether, undoTogether } from './together.server.ts'
import { writeBatch } from './write-batch.server.ts'
import { conflict, invalid, moveKey, saved, write, type Maker } from './written.server.ts'
import { numberInOrder, shift } from './positions.server.ts'

type Of<I extends Change['intent']> = Extract<Change, { intent: I }>

/**
 * Does to a document what an administrator asks, all or nothing, once it is committed. What carries the key of an
 * earlier change is not done again: it is answered as that one was, unless it asks for another text by now.
 */
export async function applyChange(db: Database, change: Change, author: string): Promise<Outcome> {
  return persist(db, { repeatable: change.key !== undefined }, async (transaction) => {
    await lockDocuments(transaction)
    return applyWithin(transaction, change, author)
  })
}

/** Does the same in a transaction that holds the documents' lock. What its key was to do another day is not done then. */
export async function applyWithin(db: DatabaseTransaction, change: Change, author: string): Promise<Outcome> {
  const outcome = await makeOnce(db, await atItsAddress(db, change), author)
  if (change.key !== undefined && isMade(outcome) && (await deleteOfKey(db, change.key))) await moveContentVersion(db)
  return outcome
}

/** Makes a change, or what is left to do of one that was made under its key already. */
export async function makeOnce(db: DatabaseTransaction, change: Change, author: string): Promise<Outcome> {
  const made = await outcomeOf(db, change, author)
  if (!made) return makeChange(db, change, { author })
  if (made.outcome !== 'saved') return made
  if (change.intent === 'create') return recreatePage(db, change, made, author)
  const correction = await correctionOf(db, change, made.document)
  if (!correction) return made
  const { collection, id, base } = correction
  const standing = await findRow(db, collection, id)
  const corrected = await makeChange(db, correction, { author })
  // What others have saved meanwhile would be lost by the next correction.
  const isAlone = standing?.version === base && (change.intent !== 'update' || base === change.base + 1)
  if (isAlone && corrected.outcome === 'saved') await moveKey(db, change.key!, { collection, id, version: base + 1 })
  return corrected
}

/** Says what is asked of a page that has another address by now: it is done to it there. */
export async function atItsAddress(db: Database, change: Change): Promise<Change> {
  const { collection, id, intent } = change
  if (!hasPages(collection) || intent === 'create' || intent === 'together' || intent === 'undo') return change
  const now = { ...change, id: await addressNow(db, collection, id) }
  return now.intent === 'move' && now.before !== null
    ? { ...now, before: await addressNow(db, collection, now.before) }
    : now
}

/** Makes a change in a transaction that holds the documents' lock. */
export async function makeChange(db: DatabaseTransaction, change: Change, maker: Maker): Promise<Outcome> {
  switch (change.intent) {
    case 'update':
      return update(db, change, maker)
    case 'add':
      return add(db, change, maker)
    case 'remove':
      return remove(db, change, maker)
    case 'move':
      return move(db, change, maker)
    case 'restore':
      return restore(db, change, maker)
    case 'together':
      return changeTogether(db, change, maker.author)
    case 'undo':
      return undoTogether(db, change, maker.author)
    case 'create':
      return createPage(db, change, maker)
    case 'rename':
      return rename(db, change, maker)
  }
}

/** What the change came to that has this one's key; undefined where there was none. */
export async function outcomeOf(db: DatabaseTransaction, change: Change, author: string): Promise<Outcome | undefined> {
  const { collection, id, key, intent } = change
  if (key === undefined) return undefined
  const made = await db.selectFrom('revisions').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
  if (!made) return undefined
  const isAbout = made.document_id === id || intent === 'create' || intent === 'rename'
  if (made.collection !== collection || !isAbout || made.author !== author)
    return invalid('key', "Cette clé est celle d'un autre enregistrement.")
  const { document_id, version, data, position, saved_at } = made
  if (data === null) return { outcome: 'removed', version }
  return saved(collection, { id: document_id, version, data, position: position!, updated_at: saved_at })
}

/** Fields that nobody else has changed since `base` are replaced, others merged where that is possible. */
async function update(db: DatabaseTransaction, change: Of<'update'>, maker: Maker): Promise<Outcome> {
  const { collection, id } = change
  const { batch } = maker
  const standing = batch?.rows.get(`${collection}/${id}`) ?? (await findRow(db, collection, id))
  const row = standing ?? (await emptyRow(db, collection, id))
  const current = row ? fieldsOf(row.data) : {}
  const seen = change.base === row?.version && !change.seen ? current : await seenBefore(db, change, maker)
  const parsed = parseFields(collection, change.fields, seen)
  if ('problems' in parsed) return { outcome: 'invalid', problems: parsed.problems }
  if (!row) return { outcome: 'missing' }
  const problems = saveProblems(collection, parsed.fields, seen)
  if (problems.length > 0) return { outcome: 'invalid', problems }

  const mergedFields: Fields = {}
  const conflicts: Conflict[] = []
  for (const [field, mine] of Object.entries(parsed.fields)) {
    // A version that is known no more was thinned out, erased, or never in the backup that was restored since.
    const [base, theirs] = [seen?.[field] ?? null, current[field] ?? null]
    const merged = (maker.insists ? mergeInsisting : threeWayMerge)(base, mine, theirs)
    if (merged) mergedFields[field] = merged.value
    else conflicts.push({ field, base, mine, theirs })
  }
  if (conflicts.length > 0) {
    if (batch) await writeBatch(db, batch)
    return conflict(db, collection, row, conflicts, maker.author)
  }
  const next = withFields(current, mergedFields)
  if (row.version > 0 && isSame(next, current)) return saved(collection, row)
  const wrong = seen === current ? [] : mergeProblems(collection, mergedFields, current)
  if (wrong.length > 0) return { outcome: 'invalid', problems: wrong }
  const shown = await firstShown(db, change, { current, next, at: maker.at })
  const dated = { ...next, ...dateOf(collection, parsed.fields, maker.at), ...shown }
  const isNew = Object.keys(shown).length > 0
  const position = isNew ? await startPosition(db, collection) : row.position
  const outcome = await write(db, change, dated, position, maker, row.version || undefined)
  if (change.plans) await letStand(db, { collection, id, plans: change.plans })
  return outcome
}

/** Since when a document is shown that was nothing but a draft until now; nothing of any other. */
async function firstShown(
  db: DatabaseTransaction,
  { collection, id }: Of<'update'>,
  { current, next, at }: { current: Fields; next: Fields; at: string | undefined },
): Promise<Fields> {
  const { draftBy, shownSince } = definitionOf(collection)
  if (!draftBy || !shownSince || current[draftBy] !== true || next[draftBy] === true) return {}
  const revisions = await revisionsOf(db, collection, id).select('data').where('data', 'is not', null).execute()
  const wasShown = revisions.some(({ data }) => fieldsOf(data!)[draftBy] !== true)
  return wasShown ? {} : { [shownSince]: at ?? new Date().toISOString() }
}

/** What a version was does not change: it is read once for all of many that are based on it. */
async function seenBefore(
  db: DatabaseTransaction,
  change: Of<'update'>,
  { batch }: Maker,
): Promise<Fields | undefined> {
  const key = JSON.stringify([change.collection, change.id, change.base, change.seen])
  const fields = batch?.seen.get(key) ?? (await fieldsSeen(db, change))
  if (fields) batch?.seen.set(key, fields)
  return fields
}

async function add(db: DatabaseTransaction, change: Of<'add'>, maker: Maker): Promise<Outcome> {
  const { collection, id, fields } = change
  if (!LISTS.includes(collection)) return invalid('collection', "On n'ajoute rien à cette collection.")
  const parsed = parseFields(collection, { ...asJson(COLLECTIONS[collection].empty), ...fields })
  if ('problems' in parsed) return { outcome: 'invalid', problems: parsed.problems }
  const standing = await findRow(db, collection, id)
  if (standing) {
    const other = await correctionOf(db, change, { id, version: 1 })
    if (!other) return saved(collection, standing)
    if (maker.insists) return update(db, other, maker)
    // Begun in one form, and added by another: it would take the place of a text that was not seen.
    const current = fieldsOf(standing.data)
    const conflicts = Object.entries(other.fields).map(([field, mine]) => ({
      field,
      base: null,
      mine,
      theirs: current[field] ?? null,
    }))
    return conflict(db, collection, standing, conflicts, maker.author)
  }
  const problems = saveProblems(collection, parsed.fields)
  if (problems.length > 0) return { outcome: 'invalid', problems }
  const { shownSince } = definitionOf(collection)
  const shown = shownSince && maker.plannedAt ? { [shownSince]: maker.at ?? new Date().toISOString() } : {}
  return write(db, change, { ...withFields({}, parsed.fields), ...shown }, await startPosition(db, collection), maker)
}

async function remove(db: DatabaseTransaction, change: Of<'remove'>, maker: Maker): Promise<Outcome> {
  const { collection, id, base, key } = change
  if (!hasOrder(collection)) return invalid('collection', "On n'enlève rien de cette collection.")
  const row = await findRow(db, collection, id)
  if (!row) return { outcome: 'missing' }
  if (base !== undefined && base !== row.version) {
    const seen = await fieldsAt(db, collection, id, base)
    if (!isSame(seen ?? null, fieldsOf(row.data))) return conflict(db, collection, row, [], maker.author)
  }
  await writeRevision(db, { collection, id, data: null, position: row.position, ...maker, key })
  return { outcome: 'removed', version: row.version + 1 }
}

async function rename(db: DatabaseTransaction, change: Of<'rename'>, maker: Maker): Promise<Outcome> {
  const { collection, id, base, title, to, key, plans } = change
  const field = definitionOf(collection).title
  if (!hasPages(collection) || !field) return invalid('collection', 'Cette collection ne se renomme pas.')
  const fields = { [field]: title }
  const renamed = await update(db, { intent: 'update', collection, id, base, fields, key, plans }, maker)
  return to === null ? renamed : readdress(db, renamed, { collection, id: to }, maker.author)
}

async function move(db: DatabaseTransaction, change: Of<'move'>, maker: Maker): Promise<Outcome> {
  const { collection, id, before, key } = change
  if (!hasOrder(collection)) return invalid('collection', "Cette collection n'a pas d'ordre.")
  const row = await findRow(db, collection, id)
  const place = await rankOf(db, collection, id)
  const next = before === null ? await countDocuments(db, collection) : await rankOf(db, collection, before)
  if (!row || place === undefined || next === undefined || next === place) return { outcome: 'missing' }
  if (next === place + 1) return saved(collection, row)
  const position = place < next ? next - 1 : next
  await numberInOrder(db, collection)
  if (place < position) await shift(db, collection, { from: place + 1, to: position, by: -1 })
  else await shift(db, collection, { from: position, to: place - 1, by: 1 })
  const written = await writeRevision(db, { collection, id, data: row.data, position, ...maker, key })
  return saved(collection, written!)
}

/** Where a document that is deleted stood last: moves of others have changed its place since it was saved. */
async function lastPosition(db: DatabaseTransaction, collection: CollectionName, id: string): Promise<number> {
  const last = await revisionsOf(db, collection, id).select('position').orderBy('version', 'desc').executeTakeFirst()
  return last?.position ?? 0
}

/** A document, a field or an entry, as a version had it. What is deleted comes back as a whole, to where it stood. */
async function restore(db: DatabaseTransaction, change: Of<'restore'>, maker: Maker): Promise<Outcome> {
  const { collection, id, version, field, entry, ifGone } = change
  if (field === undefined ? entry !== undefined : !schemaOf(collection, field))
    return invalid(field ?? 'field', UNKNOWN_FIELD)
  const asked = version ?? (await lastOf(db, collection, id))?.version ?? 0
  const then = asked > 0 && (await fieldsAt(db, collection, id, asked))
  const row = await findRow(db, collection, id)
  if (!then || (!row && field !== undefined)) return { outcome: 'missing' }
  if (row && ifGone) return saved(collection, row)
  if (!row) {
    const position = await lastPosition(db, collection, id)
    await shift(db, collection, { from: position, to: await endPosition(db, collection), by: 1 })
    if (hasPages(collection)) await leadNowhere(db, id, maker.author)
    return write(db, change, then, position, maker)
  }
  const current = fieldsOf(row.data)
  const next = field === undefined ? then : withRestored({ collection, field, entry, current, then })
  if (!next) return { outcome: 'missing' }
  if (isSame(next, current)) return saved(collection, row)
  const dated = dateOf(collection, field === undefined ? {} : { [field]: null }, maker.at)
  return write(db, change, { ...next, ...dated }, row.position, maker)
}

/** Says whether the documents of a collection come, go and have an order. */
export const hasOrder = (collection: CollectionName) => LISTS.includes(collection) || hasPages(collection)

/** A document with a field, or the one entry of it that is meant, as it was then; undefined for an entry of what has none. */
function withRestored(asked: {
  collection: CollectionName
  field: string
  entry: string | undefined
  current: Fields
  then: Fields
}): Fields | undefined {
  const { collection, field, entry, current, then } = asked
  const empty = asJson(COLLECTIONS[collection].empty)[field]
  const [is, was] = [current, then].map((fields) => fields[field] ?? empty ?? null)
  if (entry === undefined) return withFields(current, { [field]: was! })
  // A list that may be left out has no entries then.
  const [now, before] = [is ?? (was && []), was ?? (is && [])]
  if (!isEntryList(now) || !isEntryList(before)) return undefined
  const restored = restoreEntry(now, before, entry)
  // A list that was left out is so again.
  return withFields(current, { [field]: was === null && restored.length === 0 ? null : restored })
}
