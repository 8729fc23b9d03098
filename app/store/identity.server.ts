import type { Centre } from '../content/centres.ts'
import { FIXED_IDS } from '../content/collections.ts'
import { CENTRE } from '../content/first/centre.ts'
import type { Database } from '../database/tables.ts'
import { findDocument } from './documents.server.ts'

/** Finds who the institute is: the centre's document, or the first content's while there is none. */
export async function findIdentity(db: Database): Promise<Centre> {
  return (await findDocument(db, 'centres', FIXED_IDS.centres)) ?? CENTRE
}
