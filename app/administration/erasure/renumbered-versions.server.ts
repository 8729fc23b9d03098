import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'
import { isFields, type Json } from '../../lib/json.ts'

/**
 * Gives the versions of a document numbers that it never had: a page that was open before shows something else under the
 * old ones, and what is saved from it asks first, instead of bringing that back.
 */
export async function renumberVersions(db: DatabaseTransaction, collection: string, id: string): Promise<void> {
  const { first, last } = await db
    .selectFrom('revisions')
    .select((eb) => [eb.fn.min('version').as('first'), eb.fn.max('version').as('last')])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  const by = Number(last) - Number(first) + 1
  const next = sql<number>`version + ${by}`
  for (const table of ['revisions', 'positions_then'] as const)
    await db
      .updateTable(table)
      .set({ version: next })
      .where('collection', '=', collection)
      .where('document_id', '=', id)
      .execute()
  await db
    .updateTable('documents')
    .set({ version: next })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute()
  await renumberPlanned(db, { collection, id, by })
}

/** What is planned goes on from what it was planned on. */
async function renumberPlanned(
  db: DatabaseTransaction,
  { collection, id, by }: { collection: string; id: string; by: number },
): Promise<void> {
  const rows = await db
    .selectFrom('planned_changes')
    .select(['id', 'change'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('change', 'is not', null)
    .execute()
  for (const row of rows) {
    const change = JSON.parse(row.change!) as Json
    if (!isFields(change) || typeof change['base'] !== 'number') continue
    const renumbered = JSON.stringify({ ...change, base: change['base'] + by })
    await db.updateTable('planned_changes').set({ change: renumbered }).where('id', '=', row.id).execute()
  }
}
