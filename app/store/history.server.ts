import { sql } from 'kysely'
import type { DocumentState, Fields, Revision } from '../content/revision.ts'
import type { Database } from '../database/tables.ts'

/** What tells a revision from every other, and where it stands among them. */
export interface RevisionPlace {
  savedAt: string
  collection: string
  id: string
  version: number
}

/** Which revisions are asked for. An id is one within its collection. */
export interface RevisionsAsked {
  collection?: string | undefined
  id?: string | undefined
  /** Only those that come after this one in the list: older ones. */
  after?: RevisionPlace | undefined
  limit: number
}

/**
 * Lists revisions, the newest first, each with what it changed and what stands now. Says where the next page
 * begins; `next` is undefined after the oldest. Data that cannot be read counts as no fields.
 */
export async function listRevisions(
  db: Database,
  asked: RevisionsAsked,
): Promise<{ revisions: Revision[]; next: RevisionPlace | undefined }> {
  const places = await listPlaces(db, asked)
  const revisions = await readRevisions(db, places.slice(0, asked.limit))
  const last = revisions.at(-1)
  return { revisions, next: places.length > asked.limit && last ? placeOf(last) : undefined }
}

/** Finds one revision, or returns undefined. */
export async function findRevision(
  db: Database,
  { collection, id, version }: Omit<RevisionPlace, 'savedAt'>,
): Promise<Revision | undefined> {
  return (await readRevisions(db, [{ collection, id, version }]))[0]
}

/** Says which version of a document stands; undefined where none does. */
export async function findStandingVersion(db: Database, collection: string, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('version')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.version
}

/** The places alone, one more than asked: texts are read only of the revisions that are shown. */
async function listPlaces(db: Database, { collection, id, after, limit }: RevisionsAsked): Promise<RevisionPlace[]> {
  let query = db
    .selectFrom('revisions')
    .select(['collection', 'document_id as id', 'version', 'saved_at as savedAt'])
    .limit(limit + 1)
  if (collection !== undefined) query = query.where('collection', '=', collection)
  if (collection !== undefined && id !== undefined) {
    // One document's versions are its order, and the primary key's.
    query = query.where('document_id', '=', id).orderBy('version', 'desc')
    return (after ? query.where('version', '<', after.version) : query).execute()
  }
  if (after) {
    query = query
      .where('saved_at', '<=', after.savedAt)
      .where((eb) =>
        eb.or([
          eb('saved_at', '<', after.savedAt),
          sql<boolean>`(collection, document_id, version) < (${after.collection}, ${after.id}, ${after.version})`,
        ]),
      )
  }
  return query
    .orderBy('saved_at', 'desc')
    .orderBy('collection', 'desc')
    .orderBy('document_id', 'desc')
    .orderBy('version', 'desc')
    .execute()
}

/** Reads revisions in the order of their places, each with the one before it. */
async function readRevisions(db: Database, places: Omit<RevisionPlace, 'savedAt'>[]): Promise<Revision[]> {
  if (places.length === 0) return []
  const rows = await db
    .selectFrom('revisions as saved')
    .leftJoin('revisions as earlier', (join) =>
      join
        .onRef('earlier.collection', '=', 'saved.collection')
        .onRef('earlier.document_id', '=', 'saved.document_id')
        .on('earlier.version', '=', sql<number>`saved.version - 1`),
    )
    .leftJoin('documents as standing', (join) =>
      join.onRef('standing.collection', '=', 'saved.collection').onRef('standing.id', '=', 'saved.document_id'),
    )
    .leftJoin('user', 'user.id', 'saved.author')
    .select([
      'saved.collection',
      'saved.document_id as id',
      'saved.version',
      'saved.saved_at as savedAt',
      'saved.author',
      'saved.data',
      'saved.position',
      'user.name',
      'earlier.version as earlierVersion',
      'earlier.data as earlierData',
      'earlier.position as earlierPosition',
      'standing.version as standingVersion',
      'standing.data as standingData',
    ])
    .where((eb) =>
      eb.or(
        places.map(({ collection, id, version }) =>
          eb.and({ 'saved.collection': collection, 'saved.document_id': id, 'saved.version': version }),
        ),
      ),
    )
    .execute()
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return places.flatMap((place) => byKey.get(keyOf(place)) ?? []).map(toRevision)
}

interface RevisionRow {
  collection: string
  id: string
  version: number
  savedAt: string
  author: string | null
  name: string | null
  data: string | null
  position: number | null
  earlierVersion: number | null
  earlierData: string | null
  earlierPosition: number | null
  standingVersion: number | null
  standingData: string | null
}

function toRevision(row: RevisionRow): Revision {
  const { collection, id, version, savedAt, author, name, standingVersion } = row
  return {
    collection,
    id,
    version,
    savedAt,
    author: author === null ? null : (name ?? undefined),
    before: row.earlierVersion === null ? undefined : stateOf(row.earlierData, row.earlierPosition),
    after: stateOf(row.data, row.position),
    standing: standingVersion === null ? undefined : { version: standingVersion, data: fieldsOf(row.standingData!) },
  }
}

const stateOf = (data: string | null, position: number | null): DocumentState => ({
  data: data === null ? null : fieldsOf(data),
  position,
})

function fieldsOf(data: string): Fields {
  try {
    const fields: unknown = JSON.parse(data)
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as Fields) : {}
  } catch {
    return {}
  }
}

const placeOf = ({ savedAt, collection, id, version }: Revision): RevisionPlace => ({
  savedAt,
  collection,
  id,
  version,
})

const keyOf = ({ collection, id, version }: Omit<RevisionPlace, 'savedAt'>) => JSON.stringify([collection, id, version])
