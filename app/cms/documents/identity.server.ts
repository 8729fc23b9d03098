import type { Centre } from '../../site/centre/definition.ts'
import { FIXED_IDS } from './collections.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import type { Database } from '../../platform/database/tables.ts'
import { findDocument, type Stored } from './documents.server.ts'

/** Who the institute is while nobody has said. */
export const FIRST_IDENTITY: Centre = CENTRE

/** Finds who the institute is: the centre's document, or the first content's while there is none, which the first save makes. */
export async function findIdentity(db: Database): Promise<Omit<Stored<'centres'>, 'updatedAt'>> {
  const id = FIXED_IDS.centres
  return (await findDocument(db, 'centres', id)) ?? { ...FIRST_IDENTITY, id, version: 0 }
}
