import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/database/tables.ts'
import { dayAt } from '../../lib/clock.ts'

/** What tells a revision from every other, and where it stands among them. */
export interface RevisionPlace {
  savedAt: string
  collection: string
  id: string
  version: number
  /** The change of several documents that it is part of. */
  change?: string | null | undefined
}

/** Which revisions are asked for. An id is one within its collection. */
export interface RevisionsAsked {
  collection?: string | undefined
  id?: string | undefined
  /** A user's id, what nobody signed in has saved, or every account that is no more. */
  author?: { user: string } | 'nobody' | 'removed' | undefined
  /** Instants, the second excluded. */
  from?: string | undefined
  until?: string | undefined
  /** Only those that waited for their moment. */
  isPlanned?: boolean
  /** Only those that come after this one in the list: older ones. */
  after?: RevisionPlace | undefined
  limit: number
}

/** How long after one save another of the same person still belongs to the same line, in milliseconds. */
const LINE_GAP = 60 * 60 * 1000

/** The place of a revision, and whether it is on one line with the one before it and the one after it. */
interface LinedPlace extends RevisionPlace {
  joinsEarlier: boolean
  joinsLater: boolean
}

/**
 * Lists the lines of the history, the newest first, each with the places of its saves: saves of one document by one
 * person are one line as long as each follows the one before it within an hour and on the same day, and nobody else
 * saved that document between them. A deletion is a line of its own, and so is what was planned; a change of several
 * documents is one line. Returns one line more than the limit where there are more.
 */
export async function listLinePlaces(db: Database, asked: RevisionsAsked): Promise<RevisionPlace[][]> {
  const lines: RevisionPlace[][] = []
  const unfinished = new Map<string, RevisionPlace[]>()
  let { after } = asked
  let together: RevisionPlace[] | undefined
  for (;;) {
    const places = await listPlaces(db, { ...asked, after, limit: 2 * asked.limit + 1 })
    for (const { joinsEarlier, joinsLater, ...place } of places) {
      // Written in one transaction, they stand beside each other.
      if (place.change && place.change === together?.[0]?.change) {
        together.push(place)
        continue
      }
      together = undefined
      const document = JSON.stringify([place.collection, place.id])
      const line = joinsLater ? unfinished.get(document) : []
      unfinished.delete(document)
      if (!line || (line.length === 0 && lines.length > asked.limit)) continue
      if (line.length === 0) lines.push(line)
      line.push(place)
      if (place.change) together = line
      if (joinsEarlier && line !== lines[asked.limit]) unfinished.set(document, line)
    }
    const isOpen = together !== undefined && together !== lines[asked.limit]
    const isFull = lines.length > asked.limit && unfinished.size === 0 && !isOpen
    if (isFull || places.length <= 2 * asked.limit) return lines
    after = places.at(-1)
  }
}

async function listPlaces(db: Database, asked: RevisionsAsked): Promise<LinedPlace[]> {
  const { collection, id, author, from, until, isPlanned, after, limit } = asked
  let query = db
    .selectFrom('revisions as saved')
    .leftJoin('revisions as earlier', (join) =>
      join
        .onRef('earlier.collection', '=', 'saved.collection')
        .onRef('earlier.document_id', '=', 'saved.document_id')
        .on('earlier.version', '=', sql<number>`saved.version - 1`),
    )
    .leftJoin('revisions as later', (join) =>
      join
        .onRef('later.collection', '=', 'saved.collection')
        .onRef('later.document_id', '=', 'saved.document_id')
        .on('later.version', '=', sql<number>`saved.version + 1`),
    )
    .select([
      'saved.collection',
      'saved.document_id as id',
      'saved.version',
      'saved.saved_at as savedAt',
      'saved.author',
      'saved.change_id as change',
      isAlone('saved').as('isAlone'),
      'earlier.saved_at as earlierAt',
      'earlier.author as earlierAuthor',
      isAlone('earlier').as('earlierIsAlone'),
      'later.saved_at as laterAt',
      'later.author as laterAuthor',
      isAlone('later').as('laterIsAlone'),
    ])
    .limit(limit)
  if (collection !== undefined) query = query.where('saved.collection', '=', collection)
  if (isPlanned) query = query.where('saved.planned_at', 'is not', null)
  if (author === 'nobody') query = query.where('saved.author', 'is', null)
  else if (author === 'removed') {
    query = query.where('saved.author', 'not in', (eb) => eb.selectFrom('user').select('user.id'))
  } else if (author) query = query.where('saved.author', '=', author.user)
  if (from !== undefined) query = query.where('saved.saved_at', '>=', from)
  if (until !== undefined) query = query.where('saved.saved_at', '<', until)
  if (collection !== undefined && id !== undefined) {
    // One document's versions are its order, and the primary key's.
    query = query.where('saved.document_id', '=', id).orderBy('saved.version', 'desc')
    if (after) query = query.where('saved.version', '<', after.version)
    return (await query.execute()).map(toPlace)
  }
  if (after) {
    query = query.where('saved.saved_at', '<=', after.savedAt).where((eb) =>
      eb.or([
        eb('saved.saved_at', '<', after.savedAt),
        sql<boolean>`(${changeOf('saved')}, saved.collection, saved.document_id, saved.version)
            < (${changeAt(db, after)}, ${after.collection}, ${after.id}, ${after.version})`,
      ]),
    )
  }
  const rows = await query
    .orderBy('saved.saved_at', 'desc')
    // What was saved as one stands together, whatever else was saved within the same millisecond.
    .orderBy(changeOf('saved'), 'desc')
    .orderBy('saved.collection', 'desc')
    .orderBy('saved.document_id', 'desc')
    .orderBy('saved.version', 'desc')
    .execute()
  return rows.map(toPlace)
}

const changeOf = (table: 'saved' | 'last') => sql<string>`coalesce(${sql.ref(`${table}.change_id`)}, '')`

/** The change that a revision is part of, in a query. */
const changeAt = (db: Database, { collection, id, version }: RevisionPlace) =>
  sql<string>`coalesce((${db
    .selectFrom('revisions as last')
    .select(changeOf('last').as('change'))
    .where('last.collection', '=', collection)
    .where('last.document_id', '=', id)
    .where('last.version', '=', version)}), '')`

/** Says in a query whether a revision is a line by itself, or one with others of its change. */
const isAlone = (table: 'saved' | 'earlier' | 'later') =>
  sql<SqlBool>`(${sql.ref(`${table}.data`)} is null or ${sql.ref(`${table}.planned_at`)} is not null or ${sql.ref(`${table}.change_id`)} is not null)`

interface PlaceRow extends RevisionPlace {
  author: string | null
  isAlone: SqlBool
  earlierAt: string | null
  earlierAuthor: string | null
  earlierIsAlone: SqlBool
  laterAt: string | null
  laterAuthor: string | null
  laterIsAlone: SqlBool
}

function toPlace(row: PlaceRow): LinedPlace {
  const { savedAt, collection, id, version, author, change, isAlone } = row
  const mayJoin = author !== null && !isAlone
  const joins = (otherAuthor: string | null, otherIsAlone: SqlBool) =>
    mayJoin && otherAuthor === author && !otherIsAlone
  return {
    savedAt,
    collection,
    id,
    version,
    ...(change && { change }),
    joinsEarlier: joins(row.earlierAuthor, row.earlierIsAlone) && isSoonAfter(row.earlierAt!, savedAt),
    joinsLater: joins(row.laterAuthor, row.laterIsAlone) && isSoonAfter(savedAt, row.laterAt!),
  }
}

function isSoonAfter(earlier: string, later: string): boolean {
  const gap = Date.parse(later) - Date.parse(earlier)
  return gap >= 0 && gap <= LINE_GAP && dayAt(new Date(earlier)) === dayAt(new Date(later))
}
