import { isFields, parsedJson, type Fields } from '../../lib/json.ts'
import type { DocumentState, Revision } from '../documents/revision.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listLinePlaces, type RevisionPlace, type RevisionsAsked } from './history-places.server.ts'

/**
 * Lists the lines of the history, the newest first: the saves of each, the newest first too, with what they changed and
 * what stands now. Says where the next page begins; `next` is undefined after the oldest. Data that cannot be read
 * counts as no fields.
 */
export async function listLines(
  db: Database,
  asked: RevisionsAsked,
): Promise<{ lines: Revision[][]; next: RevisionPlace | undefined }> {
  const places = await listLinePlaces(db, asked)
  const shown = places.slice(0, asked.limit)
  const revisions = new Map((await readRevisions(db, shown.flat())).map((revision) => [keyOf(revision), revision]))
  const lines = shown.map((line) => line.flatMap((place) => revisions.get(keyOf(place)) ?? []))
  return {
    lines: lines.filter((line) => line.length > 0),
    next: places.length > shown.length ? endOf(shown.at(-1)!) : undefined,
  }
}

/** Where the next page begins: a change of several documents is shown whole. */
const endOf = (line: RevisionPlace[]) => (line[0]!.change ? line.at(-1) : line[0])

/** Finds one revision, or returns undefined. */
export async function findRevision(
  db: Database,
  { collection, id, version }: Omit<RevisionPlace, 'savedAt'>,
): Promise<Revision | undefined> {
  return (await readRevisions(db, [{ collection, id, version }]))[0]
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
        // Of what is old, not every version is kept.
        .on('earlier.version', '=', (eb) =>
          eb
            .selectFrom('revisions as any')
            .select((each) => each.fn.max('any.version').as('version'))
            .whereRef('any.collection', '=', 'saved.collection')
            .whereRef('any.document_id', '=', 'saved.document_id')
            .whereRef('any.version', '<', 'saved.version'),
        ),
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
      'saved.planned_at as plannedAt',
      'saved.change_id as change',
      (eb) =>
        eb
          .selectFrom('revisions as part')
          .select((each) => each.fn.countAll().as('count'))
          .whereRef('part.change_id', '=', 'saved.change_id')
          .as('changed'),
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
  plannedAt: string | null
  change: string | null
  changed: number | string | bigint | null
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
    plannedAt: row.plannedAt ?? undefined,
    change: row.change ?? undefined,
    changed: row.change === null ? 1 : Number(row.changed),
    earlier: row.earlierVersion ?? 0,
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
  const fields = parsedJson(data)
  return isFields(fields) ? fields : {}
}

const keyOf = ({ collection, id, version }: Omit<RevisionPlace, 'savedAt'>) => JSON.stringify([collection, id, version])
