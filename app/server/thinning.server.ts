import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { deleteExpiredSessions } from '../accounts/sessions/sessions.server.ts'
import { ADDRESSED } from '../cms/documents/collections.ts'
import { revisionsOf } from '../cms/documents/documents.server.ts'
import { deleteAbandoned } from '../cms/documents/planned-rows.server.ts'
import { MONTHLY_AGE } from '../cms/documents/site-then.server.ts'
import { dayAt } from '../lib/clock.ts'
import { errorFields, log } from '../lib/log.ts'
import { claim } from '../platform/claims.server.ts'
import type { DatabasePlace } from '../platform/database/connect.server.ts'
import { giveBackRoom } from '../platform/database/empty-room.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { titleIn } from '../platform/database/addresses.server.ts'
import { hasReduction } from '../site/treatment/reference-price.ts'
import { SLIP } from '../site/treatment/reference-prices.server.ts'

const DAY = 24 * 60 * 60_000

/** How long every revision is kept, and how long one of each day: from then on it is one of each month. In milliseconds. */
const ALL = 90 * DAY
const DAILY = MONTHLY_AGE

/** How long what was planned and given up is kept, in milliseconds. */
const ABANDONED = 30 * DAY

/** Texts that bound somebody on the day that they were read: all that they ever were can be asked for. */
const WHOLE = ['cgv', 'mentionsLegales']

/** What the texts of a day say of the institute. */
const IDENTITY = 'centres'

/** How often a site asks whether it is time again, and how long after its start first, in milliseconds. */
const LOOK = 60 * 60_000
const FIRST_LOOK = 5 * 60_000

/** How many revisions go in one transaction. */
const BATCH = 500

/** What is known of a revision without reading it. */
export interface State {
  version: number
  savedAt: string
  isDeletion: boolean
  /** Whether it is part of a change of several documents. */
  isTogether: boolean
}

/** Thins revisions once a day, whichever process does, until `close`. */
export function watchRevisions(db: Database, place: DatabasePlace): { close: () => void } {
  const look = async () => {
    timer = setTimeout(() => void look(), LOOK).unref()
    try {
      const removed = await thinIfDue(db)
      if (!removed) return
      log('info', 'revisions-thinned', { removed })
      await giveBackRoom(db, place, 1 / 4)
    } catch (error) {
      log('error', 'thinning-failed', errorFields(error))
    }
  }
  let timer = setTimeout(() => void look(), FIRST_LOOK).unref()
  return { close: () => clearTimeout(timer) }
}

/**
 * Thins revisions, and removes sessions that are over and what was given up long ago, unless some process has in the last day. Returns how many
 * revisions it removed; undefined when it is not due.
 */
export async function thinIfDue(db: Database, now = Date.now()): Promise<number | undefined> {
  // Another each time: a holder may claim again.
  const holder = randomUUID()
  if (!(await claim(db, 'thinning', holder, LOOK))) return undefined
  await deleteExpiredSessions(db, new Date(now))
  await deleteAbandoned(db, new Date(now - ABANDONED).toISOString())
  const removed = await thinRevisions(db, now)
  await claim(db, 'thinning', holder, DAY)
  return removed
}

/**
 * Removes revisions that are older than what is kept whole, but for the last of each day or month and what something
 * needs. Returns how many.
 */
export async function thinRevisions(db: Database, now = Date.now()): Promise<number> {
  const documents = await db
    .selectFrom('revisions')
    .select(['collection', 'document_id as id'])
    .where('saved_at', '<', new Date(now - ALL).toISOString())
    .where('collection', 'not in', WHOLE)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('planned_changes')
            .select('id')
            .whereRef('planned_changes.collection', '=', 'revisions.collection')
            .whereRef('planned_changes.document_id', '=', 'revisions.document_id'),
        ),
      ),
    )
    .groupBy(['collection', 'document_id'])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute()
  let removed = 0
  for (const document of documents) removed += await thinDocument(db, document, now)
  return removed
}

interface Place {
  collection: string
  id: string
}

async function thinDocument(db: Database, place: Place, now: number): Promise<number> {
  const rows = await revisionsOf(db, place.collection, place.id)
    .select(['version', 'saved_at', 'change_id'])
    .select((eb) => eb('data', 'is', null).as('isDeletion'))
    .orderBy('version')
    .execute()
  const states = rows.map(({ version, saved_at, change_id, isDeletion }) => ({
    version: Number(version),
    savedAt: saved_at,
    isDeletion: Boolean(isDeletion),
    isTogether: change_id !== null,
  }))
  const old = states.filter(({ savedAt }) => now - Date.parse(savedAt) >= ALL)
  const needed = await neededOf(db, place, old)
  const going = revisionsToThin(states, now, place.collection === IDENTITY).filter((version) => !needed.has(version))
  for (let start = 0; start < going.length; start += BATCH) {
    const versions = going.slice(start, start + BATCH)
    await db.transaction().execute(async (transaction) => {
      for (const table of ['revisions', 'positions_then'] as const)
        await transaction
          .deleteFrom(table)
          .where('collection', '=', place.collection)
          .where('document_id', '=', place.id)
          .where('version', 'in', versions)
          .execute()
    })
    await setImmediate()
  }
  return going.length
}

/**
 * Says which of a document's revisions, the oldest first, are not the last of their day or month. The first and the last
 * stay, and so do those from which something is brought back: what was before a deletion, or a change of several documents.
 */
export function revisionsToThin(states: State[], now: number, isDaily = false): number[] {
  const periodOf = ({ savedAt }: State) => {
    const age = now - Date.parse(savedAt)
    return age < ALL ? savedAt : dayAt(new Date(savedAt)).slice(0, age < DAILY || isDaily ? undefined : 7)
  }
  return states.flatMap((state, index) => {
    const next = states[index + 1]
    const stays =
      index === 0 ||
      !next ||
      state.isTogether ||
      next.isTogether ||
      next.isDeletion ||
      now - Date.parse(state.savedAt) < ALL
    return stays || periodOf(state) !== periodOf(next) ? [] : [state.version]
  })
}

/** The versions in which something stands that is asked for again: see each. */
async function neededOf(db: Database, { collection, id }: Place, states: State[]): Promise<Set<number>> {
  if (collection === IDENTITY) return asTermsChanged(db, states)
  const title = ADDRESSED.find((addressed) => addressed.collection === collection)?.title
  // An address that visitors may have kept follows from a title.
  if (title !== undefined) return changesOf(db, { collection, id }, states, (data) => titleIn(data, title))
  if (collection !== 'categories') return new Set()
  const standing = await db
    .selectFrom('documents')
    .select('data')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst()
  // The prices before a reduction that goes on: article L112-1-1.
  return standing && hasReduction(pricesIn(standing.data))
    ? changesOf(db, { collection, id }, states, (data) => JSON.stringify(pricesIn(data)))
    : new Set()
}

async function asTermsChanged(db: Database, states: State[]): Promise<Set<number>> {
  const moments = await db.selectFrom('revisions').select('saved_at').where('collection', 'in', WHOLE).execute()
  const then = moments.map(({ saved_at }) => states.findLast(({ savedAt }) => savedAt <= saved_at)?.version)
  return new Set(then.filter((version) => version !== undefined))
}

/** Those that stood for a while and in which something is other than before. */
async function changesOf(db: Database, place: Place, states: State[], read: (data: string) => string) {
  const changes = new Set<number>()
  let before: string | undefined
  for (const [index, { version, savedAt }] of states.entries()) {
    const next = states[index + 1]
    if (next && Date.parse(next.savedAt) - Date.parse(savedAt) < SLIP) continue
    if (index % BATCH === 0) await setImmediate()
    const row = await revisionsOf(db, place.collection, place.id)
      .select('data')
      .where('version', '=', version)
      .executeTakeFirst()
    const mark = read(row?.data ?? '{}')
    if (mark !== before) changes.add(version)
    before = mark
  }
  return changes
}

function pricesIn(data: string): { price: string }[] {
  const { tarifs } = JSON.parse(data) as { tarifs?: { id: string; price: string }[] }
  return (tarifs ?? []).map(({ id, price }) => ({ id, price }))
}
