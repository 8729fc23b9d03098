import type { Centre } from '../../site/centre/definition.ts'
import { FIXED_IDS } from './collections.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import type { Database } from '../../platform/database/tables.ts'
import { findDocument } from './documents.server.ts'

/** Who the institute is while nobody has said. */
export const FIRST_IDENTITY: Centre = CENTRE

/** Finds who the institute is: the centre's document, or the first content's while there is none. */
export async function findIdentity(db: Database): Promise<Centre> {
  return (await findDocument(db, 'centres', FIXED_IDS.centres)) ?? FIRST_IDENTITY
}
