import { sql } from 'kysely'
import { ADDRESSED } from '../../cms/documents/collections.ts'
import { documentName } from '../../cms/documents/document-names.ts'
import { storedFields } from '../../cms/documents/documents.server.ts'
import { articleKey, treatmentKey } from '../../cms/documents/page-keys.ts'
import { isFields, isSame, type Json, type Fields } from '../../lib/json.ts'
import { mediaId } from '../../lib/media-id.ts'
import { keepAddress, titleIn } from '../../platform/database/addresses.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { moveContentVersion } from '../../platform/pages/content-version.server.ts'
import { readTable } from '../../backup/site-tables.server.ts'
import { idWithout, isListed, moveErasedIds, withMovedIds } from './erased-ids.server.ts'
import { textEraser, type TextEraser } from './erased-text.ts'
import { renumberVersions } from './renumbered-versions.server.ts'

/** The shortest text that may be erased, in characters: a shorter one stands in too many words. */
export const SHORTEST = 3

/** A document in which a text was found, in any of its states. */
export interface FoundDocument {
  collection: string
  id: string
  name: string
  /** How many of its states hold the text. */
  states: number
  isThere: boolean
  /** Whether it can go as a whole: the page of a treatment or an entry of a list, not what every site has. */
  isRemovable: boolean
}

/** Where contents are kept: the columns that name a row, and the one that holds its JSON. */
const CONTENTS = {
  documents: { key: ['collection', 'id'], column: 'data' },
  revisions: { key: ['collection', 'document_id', 'version'], column: 'data' },
  planned_changes: { key: ['id'], column: 'change' },
} as const

const TABLES = ['revisions', 'documents', 'planned_changes'] as const

/** Where else names stand: what a person calls it, and the columns of it. */
const ELSEWHERE = [
  { name: "Description ou provenance d'une photo ou d'un film", table: 'media', columns: ['alt', 'source'] },
  { name: "Nom d'un compte", table: 'user', columns: ['name'] },
  { name: "Nom d'une clé d'accès", table: 'passkeys', columns: ['name'] },
  { name: 'Journal des connexions', table: 'audit_events', columns: ['name'] },
] as const

/** Lists the documents in which a text stands or stood, or will; by its words or by its address. */
export async function findText(db: Database, text: string): Promise<FoundDocument[]> {
  const eraser = textEraser(text)
  const found = new Map<string, FoundDocument>()
  for (const table of TABLES)
    for await (const rows of readTable(db, table))
      for (const row of rows) {
        const collection = String(row['collection'])
        const data = String(row[CONTENTS[table].column] ?? '')
        const id = String(row['document_id'] ?? row['id'])
        const key = `${collection}/${id}`
        const standing = found.get(key)
        if (table === 'documents' && standing) standing.isThere = true
        if (idWithout(eraser, collection, id) === undefined && changed(table, row, eraser) === undefined) continue
        const { subject } = documentName(collection, id, (table !== 'planned_changes' && storedFields(data)) || null)
        const isRemovable = isListed(collection)
        const states = (standing?.states ?? 0) + (table === 'revisions' ? 1 : 0)
        const isThere = table === 'documents' || standing?.isThere === true
        const name = (table === 'planned_changes' && standing?.name) || subject
        found.set(key, { collection, id, name, states, isThere, isRemovable })
      }
  return [...found.values()]
}

/** Lists what else of the site holds a text. */
export async function findElsewhere(db: Database, text: string): Promise<string[]> {
  const eraser = textEraser(text)
  const found: string[] = []
  for (const { name, table, columns } of ELSEWHERE)
    if ((await namedRows(db, table, columns, eraser)).length > 0) found.push(name)
  return found
}

/** Lists the accounts whose e-mail holds a text: they sign in with it, so it goes with them. */
export async function accountsCalled(db: Database, text: string): Promise<string[]> {
  const eraser = textEraser(text)
  const rows = await db.selectFrom('user').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email).filter((email) => eraser.write(email) !== email)
}

/** Puts a mark in place of a text wherever it stands or stood. Says whether it did anywhere. */
export async function eraseText(db: Database, text: string): Promise<boolean> {
  const eraser = textEraser(text)
  return erasing(db, async (transaction) => {
    const moved = await moveErasedIds(transaction, eraser)
    const lead = withMovedIds(moved)
    let count = moved.size
    count += await rewrite(transaction, { ...eraser, write: (value) => eraser.write(lead(value)) })
    for (const { table, columns } of ELSEWHERE)
      for (const { id, column, left } of await namedRows(transaction, table, columns, eraser)) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${left} where id = ${id}`.execute(transaction)
        count += 1
      }
    await forgetAddresses(transaction, eraser)
    return count > 0
  })
}

/** The values of columns that hold a text, with what is left of them. */
async function namedRows(db: Database, table: string, columns: readonly string[], eraser: TextEraser) {
  const found: { id: string; column: string; left: string }[] = []
  for (const column of columns) {
    const query = sql<{ id: string; value: string }>`select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`
    for (const { id, value } of (await query.execute(db)).rows) {
      const left = eraser.write(value)
      if (left !== value) found.push({ id, column, left })
    }
  }
  return found
}

/** The addresses that titles with the text have made go, and those who had one get another. */
async function forgetAddresses(db: DatabaseTransaction, eraser: TextEraser): Promise<void> {
  for (const { collection, title } of ADDRESSED) {
    const rows = await db.selectFrom('addresses').selectAll().where('collection', '=', collection).execute()
    for (const { address, document_id, is_current } of rows) {
      if (eraser.write(address) === address) continue
      await db.deleteFrom('addresses').where('collection', '=', collection).where('address', '=', address).execute()
      if (Number(is_current) !== 1) continue
      const row = await db
        .selectFrom('documents')
        .select('data')
        .where('collection', '=', collection)
        .where('id', '=', document_id)
        .executeTakeFirst()
      if (row) await keepAddress(db, collection, document_id, titleIn(row.data, title))
    }
  }
}

/** Removes an entry of a list or a treatment with all that it ever was. Says whether there was one. */
export async function eraseDocument(db: Database, collection: string, id: string): Promise<boolean> {
  if (!isListed(collection)) return false
  return erasing(db, async (transaction) => {
    const pages = [articleKey, treatmentKey].map((keyOf) => keyOf(id))
    const own = await remove(transaction, collection, id)
    for (const key of pages) await remove(transaction, 'pages', key)
    return own
  })
}

async function remove(db: DatabaseTransaction, collection: string, id: string): Promise<boolean> {
  await db.deleteFrom('documents').where('collection', '=', collection).where('id', '=', id).execute()
  let wasThere = false
  for (const table of ['revisions', 'positions_then', 'addresses_then', 'addresses', 'planned_changes'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('collection', '=', collection)
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (table === 'revisions') wasThere = numDeletedRows > 0n
  }
  return wasThere
}

/** The field of a treatment that holds what is said of its films. */
const FILM_TEXTS = 'textesVideos'

/** Lists the captions that one film has or had, and no other. */
export async function captionsOf(db: Database, id: string): Promise<string[]> {
  const [own, others] = [new Set<string>(), new Set<string>()]
  const note = (key: string, value: Json) => {
    for (const texts of key === FILM_TEXTS && Array.isArray(value) ? value : [])
      if (isFields(texts))
        (mediaId(String(texts['video'])) === id ? own : others).add(mediaId(String(texts['sousTitres'])) ?? '')
    return value
  }
  for (const table of TABLES)
    for await (const rows of readTable(db, table))
      for (const row of rows) {
        const data = String(row[CONTENTS[table].column] ?? '')
        if (!data.includes('.vtt')) continue
        try {
          JSON.parse(data, note)
        } catch {
          // What is no JSON shows no film.
        }
      }
  return [...own].filter((captions) => captions !== '' && !others.has(captions))
}

/** Removes what is known of a file, its address from whatever shows or showed it, and what is said of a film there. */
export async function forgetMedia(db: Database, id: string): Promise<void> {
  await erasing(db, async (transaction) => {
    await rewrite(transaction, withOtherAddress(id, ''))
    await transaction.deleteFrom('media').where('id', '=', id).execute()
  })
}

/** Has whatever shows or showed a file show the one at another address. */
export async function replaceMedia(db: Database, id: string, address: string): Promise<void> {
  await erasing(db, (transaction) => rewrite(transaction, withOtherAddress(id, address)))
}

function withOtherAddress(id: string, address: string): Rewriting {
  const former = new RegExp(String.raw`^/media/${id}\.\w+$`)
  return {
    mayBeIn: (json) => json.includes(id),
    write: (value) => value.replace(former, address),
    // What is said of no film is read by nobody.
    list: (name, entries) =>
      name === FILM_TEXTS ? entries.filter((texts) => !isFields(texts) || texts['video'] !== '') : entries,
  }
}

/** All or nothing, and what was kept of pages is made anew. */
function erasing<T>(db: Database, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    await moveContentVersion(transaction)
    return work(transaction)
  })
}

interface Rewriting extends TextEraser {
  /** What is left of a list, by its name, once its texts are written. */
  list?: (name: string, entries: Json[]) => Json[]
}

/** Writes the texts of all contents anew where they are other. Returns how many were. */
async function rewrite(db: DatabaseTransaction, eraser: Rewriting): Promise<number> {
  let count = 0
  const documents = new Map<string, { collection: string; id: string }>()
  for (const table of TABLES) {
    const { key, column } = CONTENTS[table]
    for await (const rows of readTable(db, table))
      for (const row of rows) {
        const other = changed(table, row, eraser)
        if (other === undefined) continue
        const same = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other} where ${sql.join(same, sql` and `)}`.execute(
          db,
        )
        count += 1
        if (table === 'planned_changes') continue
        const [collection, id] = [String(row['collection']), String(row['document_id'] ?? row['id'])]
        documents.set(`${collection}/${id}`, { collection, id })
      }
  }
  for (const { collection, id } of documents.values()) await renumberVersions(db, collection, id)
  return count
}

/** The JSON of a row's contents with its texts written anew; undefined where they stay as they are, and of what is no JSON. */
function changed(table: keyof typeof CONTENTS, row: Record<string, unknown>, eraser: Rewriting): string | undefined {
  const data = String(row[CONTENTS[table].column] ?? '')
  if (data === '' || !eraser.mayBeIn(data)) return undefined
  try {
    const contents = JSON.parse(data) as Json
    const isPlanned = table === 'planned_changes' && isFields(contents)
    const left = isPlanned ? plannedWithout(contents, String(row['document_id']), eraser) : textsOf(contents, eraser)
    return isSame(left, contents) ? undefined : JSON.stringify(left)
  } catch {
    return undefined
  }
}

const textsOf = (contents: Json, { write, list }: Rewriting) =>
  JSON.parse(JSON.stringify(contents), (name, value: Json) => {
    if (typeof value === 'string') return write(value)
    return list && Array.isArray(value) ? list(name, value) : value
  }) as Json

/** Of a planned change, its texts and the addresses that it names are written anew: all else says how it is made. */
function plannedWithout(change: Fields, id: string, eraser: Rewriting): Json {
  const left: Fields = { ...change, id }
  for (const name of ['fields', 'seen', 'title']) if (name in change) left[name] = textsOf(change[name]!, eraser)
  for (const name of ['to', 'before']) {
    const address = change[name]
    if (typeof address === 'string') left[name] = eraser.write(`/${address}`).slice(1)
  }
  return left
}
