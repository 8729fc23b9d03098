import { revisionsOf } from './documents.server.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { COLLECTIONS, definitionOf, isCollection, type CollectionName } from './collections.ts'
import { makeWaiting, rehearseAlone } from './planned-changes.server.ts'
import { withoutDrafts } from './shown-documents.server.ts'
import { titleIn, wishedAddresses } from '../../platform/database/addresses.server.ts'
import { readInstead } from '../../platform/database/read-instead.server.ts'
import type { Database, DatabaseTransaction, Tables } from '../../platform/database/tables.ts'

/** The names of the fields that say of a document that it is a draft. */
const DRAFT_FIELDS = [
  ...new Set((Object.keys(COLLECTIONS) as CollectionName[]).flatMap((name) => definitionOf(name).draftBy ?? [])),
]

/** How old a text is of which only the last of each month is kept, in milliseconds. */
export const MONTHLY_AGE = 365 * 24 * 60 * 60_000

/** The columns of a revision as its table has them, but for the id of its document. */
const OTHERS = [
  'version',
  'data',
  'author',
  'saved_at',
  'position',
  'idempotency_key',
  'planned_at',
  'change_id',
] as const

/** Makes a handle to the database on which there is what visitors read at a moment that is past. */
export async function asItWas(db: Database, moment: Date): Promise<Database> {
  const then = moment.toISOString()
  const documents = documentsThen(then)
  const addresses = await addressesThen(db, readInstead(db, { documents }))
  return readInstead(db, {
    documents,
    revisions: revisionsThen(then),
    ...(addresses.length > 0 && { addresses: addressesOf(addresses) }),
  })
}

type AddressRow = Selectable<Tables['addresses']>

/** The addresses of documents that had another then, of all that they ever had: their titles make them. */
async function addressesThen(db: Database, then: Database): Promise<AddressRow[]> {
  const rows = await db.selectFrom('addresses').selectAll().execute()
  const collections = [...new Set(rows.map(({ collection }) => collection))].filter(isCollection)
  const other: AddressRow[] = []
  for (const collection of collections) {
    const { title } = definitionOf(collection)
    const own = Map.groupBy(
      rows.filter((row) => row.collection === collection),
      (row) => row.document_id,
    )
    const documents = await then
      .selectFrom('documents')
      .select(['id', 'data'])
      .where('collection', '=', collection)
      .execute()
    for (const { id, data } of documents) {
      const known = own.get(id) ?? []
      const wishes = wishedAddresses(id, title ? titleIn(data, title) : '')
      const address = wishes.find((wish) => known.some((row) => row.address === wish))
      if (address === undefined || known.some((row) => row.address === address && Number(row.is_current) === 1))
        continue
      other.push(...known.map((row) => ({ ...row, is_current: row.address === address ? 1 : 0 })))
    }
  }
  return other
}

/** Those of some documents in place of what stands of them. */
const addressesOf = (rows: AddressRow[]) => sql`(
  select collection, address, document_id, is_current from addresses
    where collection || '/' || document_id not in (${sql.join([...new Set(rows.map((row) => `${row.collection}/${row.document_id}`))])})
  ${union(
    rows.map((row) => [
      [row.collection, 'collection'],
      [row.address, 'address'],
      [row.document_id, 'document_id'],
      [Number(row.is_current), 'is_current'],
    ]),
  )})`

/** Each document's last state before the moment, where it stood and at the address that it had. */
const documentsThen = (then: string) => sql`(
  select collection, ${idThen(then)} as id,
    coalesce((select position from positions_then where collection = states.collection
      and document_id = states.document_id and version = states.version and since <= ${then}
      order by since desc limit 1), position, 0) as position,
    version, data, saved_at as updated_at, 0 as draft
  from revisions as states
  where data is not null ${notDraft()}
    and version = (select max(version) from revisions where collection = states.collection
      and document_id = states.document_id and saved_at <= ${then})
)`

const revisionsThen = (then: string) => sql`(
  select collection, ${idThen(then)} as document_id, ${sql.join(OTHERS.map((name) => sql.ref(name)))}
  from revisions as states where saved_at <= ${then}
)`

const idThen = (then: string) => sql`coalesce((select former from addresses_then where collection = states.collection
  and document_id = states.document_id and until > ${then} order by until limit 1), document_id)`

/** In the JSON of a document no text of it can read like one of its keys. */
const notDraft = () =>
  sql.join(
    DRAFT_FIELDS.map((field) => sql`and data not like ${`%"${field}":true%`}`),
    sql` `,
  )

type RevisionRow = Awaited<ReturnType<typeof newRevisions>>[number]
type DocumentRow = Awaited<ReturnType<typeof documentRows>>[number]

/** What planned changes make of the documents: those that are other than now, and those that are gone from where they are. */
interface Made {
  gone: { collection: string; id: string }[]
  documents: DocumentRow[]
  revisions: RevisionRow[]
  addresses: AddressRow[]
}

/** Makes a handle to the database on which there is what visitors will read at a moment, as things stand. */
export async function asItWillBe(db: Database, moment: Date): Promise<Database> {
  const { gone, documents, revisions, addresses } = await rehearseUntil(db, moment)
  const shown = withoutDrafts(db)
  if (gone.length + revisions.length === 0) return shown
  const shownThen = documents.filter(({ draft }) => Number(draft) === 0)
  return readInstead(db, {
    ...(addresses.length > 0 && { addresses: addressesOf(addresses) }),
    documents: sql`(
      select collection, id, position, version, data, updated_at, draft from documents where draft = 0
        ${without(gone)}
      ${union(
        shownThen.map(({ collection, id, position, version, data, updated_at }) => [
          [collection, 'collection'],
          [id, 'id'],
          [Number(position), 'position'],
          [Number(version), 'version'],
          [data, 'data'],
          [updated_at, 'updated_at'],
          [0, 'draft'],
        ]),
      )})`,
    revisions: sql`(
      select collection, document_id, ${sql.join(OTHERS.map((name) => sql.ref(name)))} from revisions
      ${union(
        revisions.map((row) => [
          [row.collection, 'collection'],
          [row.document_id, 'document_id'],
          ...OTHERS.map((name): Cell => [
            name === 'version' || name === 'position' ? Number(row[name] ?? 0) : row[name],
            name,
          ]),
        ]),
      )})`,
  })
}

/** No list of PostgreSQL is empty. */
const without = (gone: Made['gone']) =>
  gone.length === 0
    ? sql``
    : sql`and collection || '/' || id not in (${sql.join(gone.map(({ collection, id }) => `${collection}/${id}`))})`

type Cell = [value: string | number | null, column: string]

/** Rows that stand in no table, below those that do: numbers where the first row has one, texts otherwise. */
function union(rows: Cell[][]): RawBuilder<unknown> {
  const [first] = rows
  if (!first) return sql``
  const columns = first.map(([value, name], place) => {
    const column = sql.ref(`column${place + 1}`)
    return sql`cast(${column} as ${sql.raw(typeof value === 'number' ? 'integer' : 'text')}) as ${sql.ref(name)}`
  })
  const values = rows.map(
    (row) => sql`(${sql.join(row.map(([value]) => (typeof value === 'number' ? String(value) : value)))})`,
  )
  return sql`union all select ${sql.join(columns)} from (values ${sql.join(values)}) as made`
}

/** Makes what is planned until a moment, reads what that comes to, and takes it back. */
async function rehearseUntil(db: Database, moment: Date): Promise<Made> {
  return rehearseAlone(db, async (transaction) => {
    const before = await versions(transaction)
    const made = await makeWaiting(transaction, {}, { until: moment.toISOString() })
    if (made.length === 0) return { gone: [], documents: [], revisions: [], addresses: [] }
    const after = await versions(transaction)
    const isOther = ([key, state]: [string, State]) => before.get(key)?.mark !== state.mark
    const other = [...after].filter(isOther).map(([, state]) => state)
    const gone = [...before].filter(([key, { mark }]) => after.get(key)?.mark !== mark).map(([, state]) => state)
    const documents = await Promise.all(other.map((state) => documentRows(transaction, state)))
    const revisions = await Promise.all(
      [...other, ...gone].map(({ collection, id }) =>
        newRevisions(transaction, collection, id, before.get(`${collection}/${id}`)?.version ?? 0),
      ),
    )
    const known = new Map(revisions.flat().map((row) => [`${row.collection}/${row.document_id}/${row.version}`, row]))
    const addresses = await Promise.all(other.map((state) => addressRows(transaction, state)))
    return { gone, documents: documents.flat(), revisions: [...known.values()], addresses: addresses.flat() }
  })
}

interface State {
  collection: string
  id: string
  version: number
  /** Another where anything of it is other. */
  mark: string
}

async function versions(db: DatabaseTransaction): Promise<Map<string, State>> {
  const rows = await db.selectFrom('documents').select(['collection', 'id', 'version', 'position']).execute()
  return new Map(
    rows.map(({ collection, id, version, position }) => [
      `${collection}/${id}`,
      { collection, id, version: Number(version), mark: `${version} ${position}` },
    ]),
  )
}

const documentRows = (db: DatabaseTransaction, { collection, id }: State) =>
  db.selectFrom('documents').selectAll().where('collection', '=', collection).where('id', '=', id).execute()

const addressRows = (db: DatabaseTransaction, { collection, id }: State) =>
  db.selectFrom('addresses').selectAll().where('collection', '=', collection).where('document_id', '=', id).execute()

const newRevisions = (db: DatabaseTransaction, collection: string, id: string, version: number) =>
  revisionsOf(db, collection, id).selectAll().where('version', '>', version).execute()
