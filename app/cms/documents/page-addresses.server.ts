import { NEW } from './document-id.ts'
import { definitionOf, type CollectionName } from './collections.ts'
import { treatmentAt, treatmentKey, treatmentPath } from './page-keys.ts'
import { wasDocument } from './modifications.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { findRow, listDocuments, writeRevision, endPosition } from './documents.server.ts'
import { changeOf, updatePlanned } from './planned-rows.server.ts'

/** The collection of addresses that have changed. */
const REDIRECTIONS = 'redirections'

/**
 * Finds the address nearest to what is wished that no page has or ever had: `soin`, `soin-2`, `soin-3`. One that leads
 * to `own` counts as its own.
 */
export async function freeAddress(
  db: Database,
  collection: CollectionName,
  wish: string,
  own?: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wish : `${wish}-${number}`
    if (!(await isTaken(db, collection, id, own))) return id
  }
}

async function isTaken(db: Database, collection: CollectionName, id: string, own: string | undefined) {
  if (id === NEW || keepsAddress(collection, id)) return true
  if (id === own) return false
  const ids = await db.selectFrom('documents').select('id').where('collection', '=', collection).execute()
  if (ids.some((one) => one.id !== own && one.id.toLowerCase() === id.toLowerCase())) return true
  if (await wasDocument(db, collection, id)) return true
  const leading = (await listDocuments(db, REDIRECTIONS)).find(({ ancienne }) => ancienne === treatmentPath(id))
  return leading !== undefined && leading.nouvelle !== treatmentPath(own ?? '')
}

/** Says whether the code knows a page by its address. */
export function keepsAddress(collection: CollectionName, id: string): boolean {
  return definitionOf(collection).fixedAddresses?.includes(id) === true
}

/** Says where a page that had an address stands now, however often that has changed. */
export async function addressNow(db: Database, collection: CollectionName, id: string): Promise<string> {
  const seen = new Set<string>()
  for (let now = id; !seen.has(now);) {
    seen.add(now)
    if (await findRow(db, collection, now)) return now
    // One that was deleted has not moved, wherever its address leads.
    if (await wasDocument(db, collection, now)) return id
    const moved = await findRow(db, REDIRECTIONS, treatmentKey(now))
    const target = moved && (JSON.parse(moved.data) as { nouvelle: string }).nouvelle
    now = (target && treatmentAt(target)) ?? now
  }
  return id
}

/** Says which address a page had that a save at a moment gave another; undefined where it gave none. */
export async function addressBefore(
  db: Database,
  collection: CollectionName,
  id: string,
  savedAt: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('addresses_then')
    .select('former')
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('until', '>=', savedAt)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst()
  return row?.former
}

/** Reads where treatments stand now whose addresses have changed, by their former ids. */
export async function readMovedTreatments(db: Database): Promise<Record<string, string>> {
  const moves = await db
    .selectFrom('addresses_then')
    .select(['former', 'document_id'])
    .where('collection', '=', 'categories')
    // One may have its former address again.
    .where('former', 'not in', (documents) =>
      documents.selectFrom('documents').select('id').where('collection', '=', 'categories'),
    )
    .execute()
  return Object.fromEntries(moves.map(({ former, document_id: now }) => [former, now]))
}

interface Move {
  collection: CollectionName
  from: string
  wish: string
  author: string
}

/**
 * Gives a page another address, with its history and what search engines are told of it; the old one leads to it. Says
 * which address it has: what was wished, or the nearest that is free.
 */
export async function moveAddress(db: DatabaseTransaction, { collection, from, wish, author }: Move): Promise<string> {
  const to = await freeAddress(db, collection, wish, from)
  if (to === from) return to
  await giveId(db, collection, from, to)
  const [oldKey, newKey] = [treatmentKey(from), treatmentKey(to)]
  if (!(await wasDocument(db, 'pages', newKey))) await giveId(db, 'pages', oldKey, newKey)
  await leadNowhere(db, to, author)
  await redirect(db, oldKey, { ancienne: treatmentPath(from), nouvelle: treatmentPath(to) }, author)
  return to
}

/** An address that has a page again leads nowhere else: deleted once more, it says so. */
export async function leadNowhere(db: DatabaseTransaction, id: string, author: string): Promise<void> {
  const key = treatmentKey(id)
  if (await findRow(db, REDIRECTIONS, key)) await redirect(db, key, null, author)
}

async function giveId(db: DatabaseTransaction, collection: CollectionName, from: string, to: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ id: to })
    .where('collection', '=', collection)
    .where('id', '=', from)
    .execute()
  await db
    .updateTable('revisions')
    .set({ document_id: to })
    .where('collection', '=', collection)
    .where('document_id', '=', from)
    .execute()
  for (const table of ['positions_then', 'addresses_then'] as const)
    await db
      .updateTable(table)
      .set({ document_id: to })
      .where('collection', '=', collection)
      .where('document_id', '=', from)
      .execute()
  const updatedAt = (await findRow(db, collection, to))?.updated_at ?? ''
  const now = new Date().toISOString()
  // Not before the save that it comes with: what is made with many others may be a moment ahead.
  const until = updatedAt > now ? updatedAt : now
  await db
    .insertInto('addresses_then')
    .values({ collection, document_id: to, until, former: from })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const planned = await db
    .selectFrom('planned_changes')
    .select(['id', 'change'])
    .where('collection', '=', collection)
    .where('document_id', '=', from)
    .execute()
  for (const row of planned) {
    const change = changeOf(row)
    await updatePlanned(db, row.id, {
      document_id: to,
      ...(change && { change: JSON.stringify({ ...change, id: to }) }),
    })
  }
}

async function redirect(
  db: DatabaseTransaction,
  id: string,
  fields: { ancienne: string; nouvelle: string } | null,
  author: string,
): Promise<void> {
  const position = (await findRow(db, REDIRECTIONS, id))?.position ?? (await endPosition(db, REDIRECTIONS))
  const data = fields && JSON.stringify(fields)
  await writeRevision(db, { collection: REDIRECTIONS, id, data, position, author })
}
