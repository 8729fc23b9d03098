import { FIRST_CONTENT, fitted, FOR_NEW_SITES, FORMERLY_CODE } from './first-content.ts'
import { FIXED_IDS, type CollectionName } from './collections.ts'
import { dayAt } from '../../lib/clock.ts'
import { asExample } from './examples.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import {
  findDocument,
  findRow,
  hasNoDocuments,
  lastVersion,
  replaceDocument,
  startPosition,
} from './documents.server.ts'

/**
 * Fills an empty database with the first content, all of it or nothing. Gives any other those documents of a fixed id
 * that it has never had, as one of an earlier version.
 */
export async function insertFirstContent(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    if (!(await hasNoDocuments(transaction))) return insertNewDocuments(transaction)
    for (const { collection, id, document } of firstDocuments())
      await replaceDocument(
        transaction,
        collection,
        id,
        asExample(await fit(transaction, { collection, id, document })),
        null,
      )
  })
}

/**
 * Inserts the documents of a fixed id, and those that stood in the code, that a site has never had. One that was
 * deleted stays so.
 */
export async function insertNewDocuments(db: DatabaseTransaction): Promise<void> {
  for (const { collection, id, document } of firstDocuments()) {
    if (!isBrought(collection, id) || (await lastVersion(db, collection, id)) > 0) continue
    if (await findRow(db, collection, id)) continue
    const place = await startPosition(db, collection)
    await replaceDocument(db, collection, id, await fit(db, { collection, id, document }), null, place)
  }
}

interface FirstDocument {
  collection: CollectionName
  id: string
  document: object
}

async function fit(db: DatabaseTransaction, { document, ...where }: FirstDocument): Promise<object> {
  const team = await findDocument(db, 'team', FIXED_IDS.team)
  return fitted(document, { ...where, members: team?.members ?? [], today: dayAt(new Date()) })
}

function isBrought(collection: CollectionName, id: string): boolean {
  if (FOR_NEW_SITES.includes(collection)) return false
  const fixed: Partial<Record<CollectionName, string>> = FIXED_IDS
  return fixed[collection] === id || FORMERLY_CODE[collection] === id
}

function firstDocuments(): FirstDocument[] {
  return Object.entries(FIRST_CONTENT).flatMap(([collection, documents]) =>
    Object.entries(documents).map(([id, document]) => ({ collection: collection as CollectionName, id, document })),
  )
}
