import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { parsedJson } from '../../lib/json.ts'
import type { Change } from './changes.ts'
import { PROBLEM_LIMIT, type PlannedPlace } from './plans.ts'
import type { Database, DatabaseTransaction, Tables } from '../../platform/database/tables.ts'

/** A planned change as its table has it. */
export type PlannedRow = Selectable<Tables['planned_changes']>

/** Reads what a planned change is to do; undefined for an end that is not known yet, and for what is no JSON. */
export function changeOf({ change }: Pick<PlannedRow, 'change'>): Change | undefined {
  return change === null ? undefined : (parsedJson(change) as Change | undefined)
}

/** Those that can be made by themselves, in the order in which they are: at one moment what ends comes before what begins. */
const waiting = (db: Database) =>
  db
    .selectFrom('planned_changes')
    .selectAll()
    .where('change', 'is not', null)
    .where('problem', 'is', null)
    .where('abandoned_at', 'is', null)
    .orderBy('at')
    .orderBy((eb) => eb.case().when('start', 'is', null).then(1).else(0).end())
    .orderBy('planned_at')
    .orderBy('id')

/** Lists the first planned changes that wait, of a document or of any, at a moment at the latest: so many of them at most. */
export async function firstWaiting(
  db: Database,
  { collection, id, until }: Partial<PlannedPlace> & { until?: string },
  limit: number,
): Promise<PlannedRow[]> {
  let query = waiting(db).limit(limit)
  if (collection !== undefined) query = query.where('collection', '=', collection)
  if (id !== undefined) query = query.where('document_id', '=', id)
  if (until !== undefined) query = query.where('at', '<=', until)
  return query.execute()
}

/** Lists the planned changes of a document, what ends them included. */
export async function listWaiting(db: Database, { collection, id }: PlannedPlace): Promise<Pick<PlannedRow, 'id'>[]> {
  return db
    .selectFrom('planned_changes')
    .select('id')
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('abandoned_at', 'is', null)
    .limit(100)
    .execute()
}

/** Lists which documents something is planned for, once for each change: one of several documents has one `change_id`. */
export async function listPlannedPlaces(db: Database): Promise<(PlannedPlace & { change: string })[]> {
  const rows = await db
    .selectFrom('planned_changes')
    .select(['id', 'collection', 'document_id', 'change_id'])
    .where('change', 'is not', null)
    .where('problem', 'is', null)
    .where('abandoned_at', 'is', null)
    .execute()
  return rows.map(({ id, collection, document_id, change_id }) => ({
    collection,
    id: document_id,
    change: change_id ?? id,
  }))
}

/** Says when the next planned change is to be made; undefined where none waits. */
export async function nextPlannedMoment(db: Database): Promise<Date | undefined> {
  const row = await db
    .selectFrom('planned_changes')
    .select('at')
    .where('change', 'is not', null)
    .where('problem', 'is', null)
    .where('abandoned_at', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row && new Date(row.at)
}

/** Finds a planned change by its id, one that was given up included, or returns undefined. */
export async function findPlanned(db: Database, id: string): Promise<PlannedRow | undefined> {
  return db.selectFrom('planned_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Tells a planned change with its end from what may wait under its id later; '' of none. */
export function planState(row: PlannedRow | undefined, end: PlannedRow | undefined): string {
  if (!row) return ''
  return hash('sha256', JSON.stringify([row.at, row.change, row.abandoned_at !== null, end?.at ?? '']))
}

/** Finds the ends of some planned changes, those that were given up included, by the ids of what they end. */
export async function findEnds(db: Database, ids: string[]): Promise<Map<string, PlannedRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('planned_changes').selectAll().where('start', 'in', ids).execute()
  return new Map(rows.map((row) => [row.start!, row]))
}

/** Finds the end that waits for a planned change, or returns undefined. */
export async function findEnd(db: Database, id: string): Promise<PlannedRow | undefined> {
  const end = (await findEnds(db, [id])).get(id)
  return end?.abandoned_at === null ? end : undefined
}

/** Finds the ends of what has begun in some documents, those included that could not be made. */
export async function findBegunEnds(db: Database, collection: string, ids: string[]): Promise<PlannedRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('planned_changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('document_id', 'in', ids)
    .where('start', 'is not', null)
    .where('change', 'is not', null)
    .where('abandoned_at', 'is', null)
    .execute()
}

/** Lists a planned change with those of other documents that are one change with it. */
export async function listGroup(db: Database, row: PlannedRow): Promise<PlannedRow[]> {
  if (row.change_id === null) return [row]
  return db
    .selectFrom('planned_changes')
    .selectAll()
    .where('change_id', '=', row.change_id)
    .orderBy('document_id')
    .execute()
}

/** Lists the planned changes that could not be made when their moment had come, the oldest first. */
export async function listStuck(db: Database): Promise<PlannedRow[]> {
  return db
    .selectFrom('planned_changes')
    .selectAll()
    .where('problem', 'is not', null)
    .where('abandoned_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(PROBLEM_LIMIT)
    .execute()
}

/** Lists the planned changes that were given up with their ends, the last first. */
export async function listAbandoned(db: Database): Promise<PlannedRow[]> {
  return db
    .selectFrom('planned_changes')
    .selectAll()
    .where('abandoned_at', 'is not', null)
    .orderBy('abandoned_at', 'desc')
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Writes a planned change. One of the same id is left as it is. */
export async function insertPlanned(db: DatabaseTransaction, row: PlannedRow): Promise<void> {
  await db
    .insertInto('planned_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Changes some columns of a planned change. */
export async function updatePlanned(db: DatabaseTransaction, id: string, set: Partial<PlannedRow>): Promise<void> {
  await db.updateTable('planned_changes').set(set).where('id', '=', id).execute()
}

/** Takes planned changes away, and with them the ends of what then never begins. */
export async function deletePlanned(db: DatabaseTransaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('planned_changes')
    .where((eb) => eb.or([eb('id', 'in', ids), eb.and([eb('start', 'in', ids), eb('change', 'is', null)])]))
    .execute()
}

/** Gives planned changes up, and with them the ends of what then never begins: all is kept, and waits no more. */
export async function abandonPlanned(db: DatabaseTransaction, ids: string[], abandoned_at: string): Promise<void> {
  await db
    .updateTable('planned_changes')
    .set({ abandoned_at })
    .where('abandoned_at', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', ids), eb.and([eb('start', 'in', ids), eb('change', 'is', null)])]))
    .execute()
}

/** Takes away for good what was given up before a moment. */
export async function deleteAbandoned(db: Database, before: string): Promise<void> {
  await db.deleteFrom('planned_changes').where('abandoned_at', '<', before).execute()
}

/** Takes away what waits under the key of a change, and its end. Says whether there was any of it. */
export async function deleteOfKey(db: DatabaseTransaction, key: string): Promise<boolean> {
  const rows = await db
    .selectFrom('planned_changes')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', key), eb('start', '=', key)]))
    .execute()
  const waiting = rows.find(({ id }) => id === key)
  const group = waiting ? await listGroup(db, waiting) : []
  await deletePlanned(
    db,
    [...rows, ...group].map(({ id }) => id),
  )
  return rows.length > 0
}

/** Lets planned changes of a document stand over what has just been saved there: whoever saved it was shown them. */
export async function letStand(
  db: DatabaseTransaction,
  { collection, id, plans }: PlannedPlace & { plans: string[] },
): Promise<void> {
  if (plans.length === 0) return
  await db
    .updateTable('planned_changes')
    .set({ insists: 1 })
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('id', 'in', plans)
    .execute()
}

/** Lists the ends of what has not begun, those that were given up included. */
export async function listEnds(db: Database): Promise<Pick<PlannedRow, 'start' | 'at' | 'abandoned_at'>[]> {
  return db
    .selectFrom('planned_changes')
    .select(['start', 'at', 'abandoned_at'])
    .where('start', 'is not', null)
    .where('change', 'is', null)
    .execute()
}
