import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { COLLECTIONS, definitionOf } from './collections.ts'
import { isMade, type Change, type Outcome } from './changes.ts'
import { hasOrder, makeChange, outcomeOf } from './changes.server.ts'
import type { Maker } from './written.server.ts'
import { findRow, storedFields, type DocumentRow } from './documents.server.ts'
import { makeEnd } from './planned-ends.server.ts'
import { deletePlanned, findEnds, firstWaiting, updatePlanned, type PlannedRow } from './planned-rows.server.ts'
import type { PlannedPlace } from './plans.ts'
import { problemWords } from './planned-problems.ts'
import { openBatch, writeBatch, type WriteBatch } from './write-batch.server.ts'
import { isOfWhatIsWritten } from '../../platform/database/connection-errors.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { isSame, type Fields } from '../../lib/json.ts'
import { errorFields, log } from '../../lib/log.ts'
import { moveContentVersion } from '../../platform/pages/content-version.server.ts'

/** How many changes that are due are made in one transaction: others save between two. */
const BATCH = 500

/** Says of which document a change is. */
export const placeOf = ({ collection, id }: Change): PlannedPlace => ({ collection, id })

/**
 * Makes what is due at a moment, in its order, each exactly once whoever else does the same: at most so many that
 * nobody waits long. Returns how many were tried; what cannot be made is kept with the reason.
 */
export async function makeDue(db: Database, now = new Date()): Promise<number> {
  const made = await persist(db, { repeatable: true }, async (transaction) => {
    await lockDocuments(transaction)
    const tried = await makeWaiting(transaction, {}, { until: now.toISOString(), limit: BATCH })
    if (tried.length > 0) await moveContentVersion(transaction)
    return tried
  })
  for (const { row, failure } of made) if (failure !== undefined) logFailure(row, failure)
  return made.length
}

/** Logs why a planned change cannot even be tried, once: whoever rehearses it shows that. */
const logFailure = ({ id }: PlannedRow, failure: unknown) =>
  log('error', 'planned-change-failed', { id, ...errorFields(failure) })

/** A planned change as it was made, or rehearsed: what the document was before, and what it is after, where that is asked. */
export interface MadeChange {
  row: PlannedRow
  before: DocumentRow | undefined
  after: DocumentRow | undefined
  outcome: Outcome
  /** Whether what waits may be other rows than before, or in another order. */
  movesOthers: boolean
  /** What it threw, where it could not even be tried. */
  failure?: unknown
}

/** Makes what waits of a document, or of all, until a moment; in a transaction that holds the documents' lock. */
export async function makeWaiting(
  db: DatabaseTransaction,
  place: Partial<PlannedPlace>,
  { until, limit = Infinity, isTold = false }: { until?: string; limit?: number; isTold?: boolean } = {},
): Promise<MadeChange[]> {
  const made: MadeChange[] = []
  const of = { ...place, ...(until !== undefined && { until }) }
  let moment: Moment = { change: null, at: '' }
  let size = BATCH
  while (made.length < limit) {
    const rows = await firstWaiting(db, of, Math.min(limit - made.length, size))
    if (rows.length === 0) return made
    const [first] = rows as [PlannedRow]
    const last = moment
    const attempt = await attempted(db, () => makeTogether(db, rows, { last, isTold }))
    // What cannot even be tried is found among the others by halves.
    if ('failure' in attempt && rows.length > 1) {
      size = Math.ceil(rows.length / 2)
      continue
    }
    size = Math.min(BATCH, size * 2)
    const part = 'done' in attempt ? attempt.done.made : [await unmakeable(db, first, attempt.failure)]
    if ('done' in attempt) moment = attempt.done.last
    const outcome = part.at(-1)?.outcome
    if (of.id !== undefined && outcome?.outcome === 'saved') of.id = outcome.document.id
    made.push(...part)
  }
  return made
}

/** Makes planned changes one after the other, as far as none moves those that come after it. */
async function makeTogether(
  db: DatabaseTransaction,
  rows: PlannedRow[],
  { last, isTold }: { last: Moment; isTold: boolean },
): Promise<{ made: MadeChange[]; last: Moment }> {
  const made: MadeChange[] = []
  const ends = await findEnds(
    db,
    rows.map(({ id }) => id),
  )
  const batch = await openBatch(
    db,
    rows.flatMap((row) => (JSON.parse(row.change!) as Change).key ?? []),
  )
  const done: string[] = []
  let moment = last
  for (const row of rows) {
    moment = momentAfter(moment, row.change_id)
    const at = row.at > moment.at ? row.at : moment.at
    const one = await make(db, row, { at, end: ends.get(row.id), isTold, batch })
    made.push(one)
    if (isMade(one.outcome)) done.push(row.id)
    if (one.movesOthers) break
  }
  await writeBatch(db, batch)
  await deletePlanned(db, done)
  return { made, last: moment }
}

/** Does some work, or nothing of it where what it was to write makes it throw. */
async function attempted<T>(
  db: DatabaseTransaction,
  work: () => Promise<T>,
): Promise<{ done: T } | { failure: unknown }> {
  let attempt: { done: T } | { failure: unknown }
  await sql`savepoint attempt`.execute(db)
  try {
    attempt = { done: await work() }
  } catch (failure) {
    if (!isOfWhatIsWritten(failure)) throw failure
    await sql`rollback to savepoint attempt`.execute(db)
    attempt = { failure }
  }
  await sql`release savepoint attempt`.execute(db)
  return attempt
}

/** Keeps a planned change that cannot even be tried, with that as the reason. */
async function unmakeable(db: DatabaseTransaction, row: PlannedRow, failure: unknown): Promise<MadeChange> {
  const outcome: Outcome = { outcome: 'invalid', problems: [] }
  await updatePlanned(db, row.id, { problem: problemWords(row.collection, outcome) })
  return { row, before: undefined, after: undefined, outcome, movesOthers: false, failure }
}

/** When one of many changes is made, and which change of several documents that is. */
interface Moment {
  change: string | null
  at: string
}

/** Says when the next of many changes is made: one of several documents has a moment of its own, after all before it. */
function momentAfter(last: Moment, change: string | null): Moment {
  if (change !== null && change === last.change) return last
  const now = new Date().toISOString()
  const isAfter = change !== null || last.change !== null
  if (now > last.at) return { change, at: now }
  return isAfter ? { change, at: new Date(Date.parse(last.at) + 1).toISOString() } : last
}

interface Making {
  insists?: boolean
  at?: string | undefined
  end: PlannedRow | undefined
  isTold?: boolean
  /** Of one of many; whoever asks writes it, and takes what was made from what waits. */
  batch?: WriteBatch
}

/** Makes a planned change: what becomes of it is either a revision, or the reason beside what is kept. */
export async function makePlanned(db: DatabaseTransaction, row: PlannedRow, making: Making): Promise<MadeChange> {
  const attempt = await attempted(db, () => make(db, row, making))
  if ('done' in attempt) return attempt.done
  logFailure(row, attempt.failure)
  return unmakeable(db, row, attempt.failure)
}

async function make(
  db: DatabaseTransaction,
  row: PlannedRow,
  { insists = row.insists === 1, at, end, isTold = false, batch }: Making,
): Promise<MadeChange> {
  const change = JSON.parse(row.change!) as Change
  const isKnown = change.key !== undefined && (!batch || batch.keys.has(change.key))
  const isBatched = change.intent === 'update' && !isTold && !end && !isKnown
  if (batch && !isBatched) await writeBatch(db, batch)
  if (change.key !== undefined) batch?.keys.add(change.key)
  const place = placeOf(change)
  const before = isTold || end ? await standing(db, place) : undefined
  const { author, planned_at: plannedAt, change_id } = row
  // What takes back one of several documents takes back this one as well, and keeps what came since elsewhere in it.
  const part = change_id ?? (change.intent === 'update' || change.intent === 'rename' ? row.id : undefined)
  const maker: Maker = {
    author,
    plannedAt,
    insists,
    at,
    change: part,
    isOneOfMany: batch !== undefined,
    ...(isBatched && { batch }),
  }
  const earlier = isKnown ? await outcomeOf(db, change, author) : undefined
  const isEnd = row.start !== null && change.intent === 'update'
  const ended = isEnd && !earlier ? await makeEnd(db, row, change, maker) : undefined
  const made = earlier ?? ended?.outcome ?? (await makeChange(db, change, maker))
  // What an end is to take away may be gone: then there is nothing to do.
  const isGone = row.start !== null && change.intent === 'remove' && made.outcome === 'missing'
  const outcome: Outcome = isGone ? { outcome: 'removed', version: 0 } : made
  const { id } = change.intent === 'rename' && outcome.outcome === 'saved' ? outcome.document : change
  const after = isTold ? await standing(db, { ...place, id }) : undefined
  const back = isMade(outcome) && end ? reversal(change, before, outcome) : undefined
  if (end && back) await updatePlanned(db, end.id, { change: JSON.stringify(back) })
  if (!isMade(outcome)) await updatePlanned(db, row.id, { problem: problemWords(row.collection, outcome) })
  else if (!batch) await deletePlanned(db, [row.id])
  const letsStand = 'plans' in change && change.plans !== undefined && change.plans.length > 0
  const movesOthers = back !== undefined || letsStand || ended?.hasYielded || change.intent === 'rename'
  return { row, before, after, outcome, movesOthers }
}

/** Makes the change that brings back what was before another; undefined where that has changed nothing. */
export function reversal(change: Change, before: DocumentRow | undefined, outcome: Outcome): Change | undefined {
  const { collection, id } = change
  const key = randomUUID()
  if (outcome.outcome === 'removed')
    return before && { intent: 'restore', collection, id, version: before.version, key }
  if (outcome.outcome !== 'saved' || outcome.document.version === before?.version) return undefined
  if (!before && hasOrder(collection)) return { intent: 'remove', collection, id, key }
  const { id: now, version: base } = outcome.document
  // Where nothing is removed, what was not there was empty, or left out.
  const was = (before && storedFields(before.data)) ?? {}
  if (change.intent === 'rename') {
    const title = String(was[definitionOf(collection).title!] ?? '')
    return { intent: 'rename', collection, id: now, base, title, to: now === id ? null : id, key }
  }
  const is = outcome.document as unknown as Fields
  const empty = COLLECTIONS[collection].empty as Fields
  const changed =
    change.intent === 'update' ? Object.keys(change.fields) : Object.keys(COLLECTIONS[collection].schema.shape)
  const fields = Object.fromEntries(
    changed
      .filter((field) => !isSame(was[field], is[field]))
      .map((field) => [field, was[field] ?? empty[field] ?? null]),
  )
  return Object.keys(fields).length > 0 ? { intent: 'update', collection, id, base, fields, key } : undefined
}

/** Finds the row of the document that a planned change is about, or returns undefined. */
export const standing = (db: Database, { collection, id }: PlannedPlace) =>
  findRow(db, collection as Change['collection'], id)

/**
 * Does some work within a transaction of its own that holds the documents' lock, and takes all of it back. Nothing is
 * committed: what was written and taken back would still ask for room on a disk that may be full.
 */
export async function rehearseAlone<T>(db: Database, work: (db: DatabaseTransaction) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute()
  try {
    await lockDocuments(transaction)
    return await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

/** Does some work within a transaction, and takes it back: what is returned is what it would come to. */
export async function rehearse<T>(db: DatabaseTransaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(db)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(db)
  }
}
