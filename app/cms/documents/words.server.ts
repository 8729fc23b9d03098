import { errorFields, log } from '../../lib/log.ts'
import type { Database } from '../../platform/database/tables.ts'
import { COLLECTIONS, FIXED_IDS } from './collections.ts'
import { findDocument, type Stored } from './documents.server.ts'
import { FIRST_CONTENT } from './first-content.ts'

/** Finds what pages say beside their documents. Where it cannot be read, which is logged, or is missing, the first words stand. */
export async function findWords(db: Database): Promise<Stored<'textes'>> {
  const id = FIXED_IDS.textes
  const found = await findDocument(db, 'textes', id).catch((error: unknown) => {
    log('error', 'words-unreadable', errorFields(error))
    return undefined
  })
  return found ?? { ...COLLECTIONS.textes.schema.parse(FIRST_CONTENT.textes[id]), id, version: 0, updatedAt: '' }
}
