import { FIXED_IDS } from '../cms/documents/collections.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import type { Database } from '../platform/database/tables.ts'

/** Says whether the site is meant for the public, and so for search engines. */
export async function isOnline(db: Database): Promise<boolean> {
  const found = await findDocument(db, 'publication', FIXED_IDS.publication)
  return found?.enLigne ?? true
}
