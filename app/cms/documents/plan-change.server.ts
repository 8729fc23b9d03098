import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isMade, type Change, type Outcome, type Problem } from './changes.ts'
import { asJson, fieldsAt } from './change-fields.server.ts'
import { applyWithin, atItsAddress, makeChange, makeOnce, outcomeOf } from './changes.server.ts'
import { definitionOf, type CollectionName } from './collections.ts'
import { correctionOf } from './corrections.server.ts'
import { readRow, type DocumentRow } from './documents.server.ts'
import { makeWaiting, placeOf, rehearse, reversal, standing } from './planned-changes.server.ts'
import {
  changeOf,
  deleteOfKey,
  deletePlanned,
  findEnd,
  findEnds,
  findPlanned,
  insertPlanned,
  listGroup,
  letStand,
  planState,
  type PlannedRow,
} from './planned-rows.server.ts'
import { threeWayMerge } from './three-way-merge.ts'
import { atTheirAddresses, isMadeTogether } from './together.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { isSame, type Json, type Fields } from '../../lib/json.ts'
import { moveContentVersion } from '../../platform/pages/content-version.server.ts'

/** What is to happen to a document, and when: without a beginning at once, without an end for good. */
export interface Planning {
  change: Change
  at?: Date | undefined
  until?: Date | undefined
  /** Whether what was deleted of the document comes back first, as it was last: it does not where the change is refused. */
  restores?: boolean | undefined
}

/** What became of a planning: `overlap` where another change of the same part is planned that was not shown. */
export type Planned =
  | { outcome: 'planned'; id: string; at: string; remarks?: Problem[] }
  | { outcome: 'overlap' }
  | (Outcome & { end?: { id: string; at: string } })

/** What waited under its key is not what was seen: nothing was done. */
export interface Overtaken {
  outcome: 'overtaken'
}

/**
 * Keeps a change for its moment, once it is certain that it can be made: refuses what the one door would refuse now, or
 * after what is planned before it. Without a beginning it is made at once, and only its end is kept.
 */
export async function planChange(db: Database, planning: Planning, author: string): Promise<Planned> {
  return persist(db, { repeatable: planning.change.key !== undefined }, async (transaction) => {
    await lockDocuments(transaction)
    return planWithin(transaction, planning, author)
  })
}

/**
 * Does the same in place of what waits under its key, unless that is not what she has seen: `seen` is what `planState` said
 * of it.
 */
export async function planOver(
  db: Database,
  planning: Planning & { seen: string },
  author: string,
): Promise<Planned | Overtaken> {
  return persist<Planned | Overtaken>(db, { repeatable: true }, async (transaction) => {
    await lockDocuments(transaction)
    if (await isOvertaken(transaction, planning, author)) return { outcome: 'overtaken' }
    return planWithin(transaction, planning, author)
  })
}

async function planWithin(db: DatabaseTransaction, planning: Planning, author: string): Promise<Planned> {
  if (!planning.restores) return makeOrWait(db, planning, author)
  const { collection, id } = planning.change
  return unlessRefused(db, async () => {
    await applyWithin(db, { intent: 'restore', collection, id, ifGone: true }, author)
    return makeOrWait(db, planning, author)
  })
}

async function makeOrWait(db: DatabaseTransaction, planning: Planning, author: string): Promise<Planned> {
  const { at, until } = planning
  if (!at && !until) return applyWithin(db, planning.change, author)
  const asked = await atItsAddress(db, planning.change)
  const change = asked.intent === 'together' ? await atTheirAddresses(db, asked) : asked
  const plan = { id: planning.change.key ?? randomUUID(), change, until, author }
  if (!at) return makeWithEnd(db, { ...plan, until: until! })
  return isDraft(change) ? unlessRefused(db, () => keepAndWait(db, { ...plan, at })) : wait(db, { ...plan, at })
}

interface Kept extends Planning {
  id: string
  author: string
}

/** Says whether what waits under a plan's id is another than was seen, and not made so by this very plan. */
async function isOvertaken(
  db: DatabaseTransaction,
  { change, at, until, seen }: Planning & { seen: string },
  author: string,
): Promise<boolean> {
  const id = change.key!
  const known = await findPlanned(db, id)
  if (known && planState(known, await findEnd(db, id)) === seen) return false
  if (known)
    return known.abandoned_at !== null || !at || !(await isPlannedSo(db, known, { id, change, at, until, author }))
  const made = await outcomeOf(db, change, author)
  if (!made) return seen !== ''
  return made.outcome !== 'saved' || (await correctionOf(db, change, made.document)) !== undefined
}

function isDraft(change: Change): change is Extract<Change, { intent: 'update' | 'add' }> {
  const { draftBy } = definitionOf(change.collection)
  const hasFields = change.intent === 'update' || change.intent === 'add'
  return draftBy !== undefined && hasFields && change.fields[draftBy] === true
}

/** Does several things, or none of them where the last is refused. */
async function unlessRefused(db: DatabaseTransaction, work: () => Promise<Planned>): Promise<Planned> {
  await sql`savepoint several`.execute(db)
  const planned = await work()
  const isKept = planned.outcome === 'planned' || (planned.outcome !== 'overlap' && isMade(planned))
  if (!isKept) await sql`rollback to savepoint several`.execute(db)
  await sql`release savepoint several`.execute(db)
  return planned
}

/** A draft with a beginning is kept as such at once: what waits is that it is no draft any more. */
async function keepAndWait(db: DatabaseTransaction, plan: Kept & { at: Date }): Promise<Planned> {
  const { change, author } = plan
  const kept = await makeOnce(db, change, author)
  if (kept.outcome !== 'saved') return kept
  const { collection } = change
  const { id, version } = kept.document
  const fields = { [definitionOf(collection).draftBy!]: false }
  return wait(db, { ...plan, change: { intent: 'update', collection, id, base: version, fields } })
}

async function wait(db: DatabaseTransaction, plan: Kept & { at: Date }): Promise<Planned> {
  const { id, author, until } = plan
  const at = plan.at.toISOString()
  const made = await madeBefore(db, plan.change, author)
  const correction = made?.outcome === 'saved' ? await correctionOf(db, plan.change, made.document) : undefined
  const change = correction ?? plan.change
  const known = await findPlanned(db, id)
  if (known)
    return known.abandoned_at === null && (await isPlannedSo(db, known, { ...plan, change }))
      ? { outcome: 'planned', id, at }
      : replan(db, known, plan)
  if (made && !correction) return made
  const now = await rehearse(db, () => makeChange(db, change, { author }))
  if (!isMade(now)) return now
  const shown = 'plans' in change ? (change.plans ?? []) : []
  const planned_at = new Date().toISOString()
  // Their ends are one change as well.
  const [change_id, endChange] = change.intent === 'together' ? [change.id, randomUUID()] : [null, null]
  const parts: { part: Change; insists: boolean }[] = []
  for (const part of partsOf(change)) {
    const checked = await insisting(db, part, { at, author, shown })
    if ('outcome' in checked) return checked
    parts.push({ part, ...checked })
  }
  // Of what was saved at once under its key: what was to end then goes on from this.
  await deleteOfKey(db, id)
  for (const [place, { part, insists }] of parts.entries()) {
    const own = { ...rowOf(part, author), planned_at }
    const row = { ...own, ...(place === 0 && { id }), at, change: JSON.stringify(part), change_id }
    await insertPlanned(db, { ...row, insists: insists ? 1 : 0 })
    const end = { ...own, id: randomUUID(), start: row.id, change_id: endChange }
    if (until) await insertPlanned(db, { ...end, at: until.toISOString() })
    await letStand(db, { ...placeOf(part), plans: shown })
  }
  await moveContentVersion(db)
  return { outcome: 'planned', id, at }
}

/** Says whether what waits under a plan's id is what that plan asks for, at its moment and until its end. */
async function isPlannedSo(db: DatabaseTransaction, known: PlannedRow, plan: Kept & { at: Date }): Promise<boolean> {
  const rows = await listGroup(db, known)
  const parts = new Map(partsOf(plan.change).map((part) => [part.id, part]))
  const end = await findEnd(db, known.id)
  return (
    known.at === plan.at.toISOString() &&
    end?.at === plan.until?.toISOString() &&
    rows.length === parts.size &&
    rows.every((row) => isSame(asJson(changeOf(row) ?? {}), asJson(parts.get(row.document_id) ?? {})))
  )
}

/** Puts a plan in place of what waits under its id, which stays where the plan cannot be made. */
async function replan(db: DatabaseTransaction, known: PlannedRow, plan: Kept & { at: Date }): Promise<Planned> {
  const rows = await listGroup(db, known)
  const ids = rows.map((row) => row.id)
  const ends = await findEnds(db, ids)
  await deletePlanned(db, ids)
  const planned = await wait(db, plan)
  // What was saved at once needs no plan.
  if (planned.outcome === 'saved') await moveContentVersion(db)
  else if (planned.outcome !== 'planned') for (const row of [...rows, ...ends.values()]) await insertPlanned(db, row)
  return planned
}

/** A change of several documents waits as one of each: what is saved meanwhile in one of them holds up no other. */
function partsOf(change: Change): Change[] {
  if (change.intent !== 'together') return [change]
  const { collection, updates } = change
  return updates.map((update) => ({ intent: 'update' as const, collection, ...update }))
}

async function madeBefore(db: DatabaseTransaction, change: Change, author: string): Promise<Outcome | undefined> {
  if (change.intent !== 'together') return outcomeOf(db, change, author)
  return (await isMadeTogether(db, change.id)) ? makeChange(db, change, { author }) : undefined
}

/**
 * Says whether a change stands over what is planned before it, which only what she was shown gives way to; or why it
 * cannot be made then.
 */
async function insisting(
  db: DatabaseTransaction,
  change: Change,
  { at, author, shown }: { at: string; author: string; shown: string[] },
): Promise<{ insists: boolean } | Planned> {
  const attempt = (insists: boolean, without: string[] = []) =>
    rehearse(db, async () => {
      await deletePlanned(db, without)
      const before = await makeWaiting(db, placeOf(change), { until: at })
      const outcome = await makeChange(db, await atItsAddress(db, change), { author, insists })
      return { isShown: before.some(({ row }) => shown.includes(row.id)), outcome }
    })
  const { isShown, outcome } = await attempt(false)
  const insists = isShown && (await attempt(false, shown)).outcome.outcome !== 'conflict'
  const then = insists ? (await attempt(true)).outcome : outcome
  // Another addition of the same document is not one to be shown first.
  if (then.outcome === 'conflict') return change.intent === 'add' ? then : { outcome: 'overlap' }
  return isMade(then) ? { insists } : then
}

async function makeWithEnd(db: DatabaseTransaction, plan: Kept & { until: Date }): Promise<Planned> {
  const { id, change, until, author } = plan
  const made = await madeBefore(db, change, author)
  if (made) return correctWithEnd(db, plan, made)
  const parts = partsOf(change)
  const before = await Promise.all(parts.map((part) => standing(db, placeOf(part))))
  const outcome = await makeChange(db, change, { author })
  if (isMade(outcome)) await deleteOfKey(db, id)
  const ends: PlannedRow[] = []
  const change_id = parts.length > 1 ? randomUUID() : null
  for (const [place, part] of parts.entries()) {
    const now = outcome.outcome === 'done' ? await standingOutcome(db, part) : outcome
    const back = now && reversal(part, before[place], now)
    if (!back) continue
    const own = { ...rowOf(back, author), change_id }
    ends.push({ ...own, at: until.toISOString(), start: id, change: JSON.stringify(back) })
  }
  for (const end of ends) await insertPlanned(db, end)
  return { ...outcome, ...(ends[0] && { end: { id: ends[0].id, at: ends[0].at } }) }
}

/** What was made already has its end, unless another text or another end is asked for by now. */
async function correctWithEnd(db: DatabaseTransaction, plan: Kept & { until: Date }, made: Outcome): Promise<Planned> {
  const { id, change, until, author } = plan
  const known = await findEnd(db, id)
  const withEnd = (outcome: Outcome, end = known) => ({ ...outcome, ...(end && { end: { id: end.id, at: end.at } }) })
  if (made.outcome !== 'saved') return withEnd(made)
  const correction = await correctionOf(db, change, made.document)
  if (!correction && known?.at === until.toISOString()) return withEnd(made)
  const outcome = correction ? await makeChange(db, correction, { author }) : made
  if (outcome.outcome !== 'saved') return withEnd(outcome)
  await deleteOfKey(db, id)
  const before = await rowWithout(db, change.collection, made.document, { correction, now: outcome.document.version })
  const both =
    correction && 'fields' in change ? { ...change, fields: { ...change.fields, ...correction.fields } } : change
  const back = reversal(both, before, outcome)
  const end = back && { ...rowOf(back, author), at: until.toISOString(), start: id, change: JSON.stringify(back) }
  if (end) await insertPlanned(db, end)
  await moveContentVersion(db)
  return end ? withEnd(outcome, end) : outcome
}

/**
 * The document as it would be without a version of it and what has corrected that, with all that others have saved since;
 * undefined where it was not before.
 */
async function rowWithout(
  db: DatabaseTransaction,
  collection: CollectionName,
  { id, version }: { id: string; version: number },
  { correction, now }: { correction: { fields: Fields } | undefined; now: number },
): Promise<DocumentRow | undefined> {
  const before = version > 1 ? await fieldsAt(db, collection, id, version - 1) : undefined
  if (!before) return undefined
  const own: Fields = { ...(await fieldsAt(db, collection, id, version)), ...correction?.fields }
  const current = await fieldsAt(db, collection, id, now)
  const without = ([field, was]: [string, Json]) => [
    field,
    threeWayMerge(own[field] ?? null, was, current?.[field] ?? null)?.value ?? was,
  ]
  const data = JSON.stringify(Object.fromEntries(Object.entries(before).map(without)))
  return { id, position: 0, version: version - 1, data, updated_at: '' }
}

async function standingOutcome(db: DatabaseTransaction, { collection, id }: Change): Promise<Outcome | undefined> {
  const row = await standing(db, { collection, id })
  return row && { outcome: 'saved', document: readRow(collection, row) }
}

const rowOf = (change: Change, author: string): PlannedRow => ({
  id: randomUUID(),
  at: '',
  collection: change.collection,
  document_id: change.id,
  change: null,
  author,
  planned_at: new Date().toISOString(),
  start: null,
  insists: 0,
  problem: null,
  change_id: null,
  abandoned_at: null,
})
