import { FIRST_CONTENT } from './first-content.ts'
import type { CollectionName } from './collections.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { hasNoDocuments, replaceDocument } from './documents.server.ts'

/** Fills an empty database with the first content, all of it or nothing. Leaves any other as it is. */
export async function insertFirstContent(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    if (!(await hasNoDocuments(transaction))) return
    for (const [collection, documents] of Object.entries(FIRST_CONTENT)) {
      for (const [id, document] of Object.entries(documents)) {
        await replaceDocument(transaction, collection as CollectionName, id, document, null)
      }
    }
  })
}
