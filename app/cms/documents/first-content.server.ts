import type { FirstContent } from './definition.ts'
import { FIRST } from './first-content.ts'
import { FIXED_IDS, fixedId, type CollectionName } from './collections.ts'
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
    for (const one of firstDocuments())
      await replaceDocument(transaction, one.collection, one.id, asExample(await fitted(transaction, one)), null)
  })
}

/**
 * Inserts the documents of a fixed id, and those that stood in the code, that a site has never had. One that was
 * deleted stays so.
 */
export async function insertNewDocuments(db: DatabaseTransaction): Promise<void> {
  for (const one of firstDocuments()) {
    const { collection, id } = one
    if (!isBrought(one) || (await lastVersion(db, collection, id)) > 0) continue
    if (await findRow(db, collection, id)) continue
    const place = await startPosition(db, collection)
    await replaceDocument(db, collection, id, await fitted(db, one), null, place)
  }
}

interface FirstDocument {
  collection: CollectionName
  id: string
  document: object
  first: FirstContent
}

async function fitted(db: DatabaseTransaction, { id, document, first }: FirstDocument): Promise<object> {
  if (!first.fit) return document
  const team = await findDocument(db, 'team', FIXED_IDS.team)
  return first.fit(document, id, { members: team?.members ?? [], today: dayAt(new Date()) })
}

function isBrought({ collection, id, first }: FirstDocument): boolean {
  if (first.onlyNewSites) return false
  return fixedId(collection) === id || first.formerlyCode === id
}

function firstDocuments(): FirstDocument[] {
  return FIRST.flatMap(({ collection, documents, first }) =>
    Object.entries(documents).map(([id, document]) => ({ collection, id, document, first })),
  )
}
