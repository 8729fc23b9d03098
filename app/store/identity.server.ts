import type { Centre } from '../content/centres.ts'
import { CENTRE, CENTRE_ID } from '../content/first/centre.ts'
import type { Database } from '../database/tables.ts'
import { findDocument } from './documents.server.ts'

/** Finds who the institute is: the centre's document, or the first content's while there is none. */
export async function findIdentity(db: Database): Promise<Centre> {
  return (await findDocument(db, 'centres', CENTRE_ID)) ?? CENTRE
}
