import { sql } from 'kysely'
import type { CollectionName } from '../content/collections.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { noteRead } from '../lib/reads.server.ts'
import { listKey } from './content-changes.server.ts'

/** From how many documents on a collection has milestones: below, counting takes no longer than reading them. */
const LARGE = 1000

/** How many positions there are from one milestone to the next: so many documents are passed over on the way to one. */
const STRIDE = 100

/** A position in a collection's order, and how many documents stand before it. */
export interface Milestone {
  position: number
  before: number
}

/** Says how many documents a collection has, in the same time however many they are. */
export async function countDocuments(db: Database, collection: CollectionName): Promise<number> {
  noteRead(listKey(collection))
  const kept = await milestonesOf(db, collection)
    .select((eb) => eb.fn.max('before').as('total'))
    .executeTakeFirst()
  return Number(kept?.total ?? (await count(db, collection)))
}

/**
 * Finds the last milestone at a position or ahead of it, or with no more documents before it than are given; undefined
 * in a collection that has none.
 */
export async function lastMilestone(
  db: Database,
  collection: CollectionName,
  limit: { position: number } | { before: number },
): Promise<Milestone | undefined> {
  const [column, value] =
    'position' in limit ? (['position', limit.position] as const) : (['before', limit.before] as const)
  return milestonesOf(db, collection)
    .select(['position', 'before'])
    .where(column, '<=', value)
    .orderBy(column, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Sets a collection's milestones anew, the last one behind all of its documents. Whoever adds documents, removes or
 * moves some asks, under the documents' lock.
 */
export async function setMilestones(db: DatabaseTransaction, collection: CollectionName): Promise<void> {
  await db.deleteFrom('milestones').where('collection', '=', collection).execute()
  if ((await count(db, collection)) < LARGE) return
  // Integers are divided towards zero: 0 stands for nearly twice as many positions, and nothing changes places.
  const stretch = sql`position / ${sql.lit(STRIDE)}`
  await sql`
    insert into milestones (collection, position, before)
    select collection, min(position), sum(count(*)) over (order by ${stretch}) - count(*)
    from documents where collection = ${collection} group by collection, ${stretch}
    union all
    select collection, max(position) + 1, count(*) from documents where collection = ${collection} group by collection
  `.execute(db)
}

async function count(db: Database, collection: CollectionName): Promise<number> {
  const documents = db.selectFrom('documents').where('collection', '=', collection)
  const row = await documents.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}

const milestonesOf = (db: Database, collection: CollectionName) =>
  db.selectFrom('milestones').where('collection', '=', collection)
