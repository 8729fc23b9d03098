import { sql } from 'kysely'
import type { Database } from '../../platform/database/tables.ts'
import { readInstead } from '../../platform/database/read-instead.server.ts'

/** Makes a handle to the same database for whoever is no administrator: there are no drafts on it. */
export function withoutDrafts<D extends Database>(db: D): D {
  return readInstead(db, { documents: sql`(select * from documents where draft = 0)` })
}
