import { PostgresAdapter, sql } from 'kysely'
import type { DatabaseTransaction } from './tables.ts'

/** The advisory lock of those who write documents: any number that nothing else of the site takes. */
const DOCUMENTS_LOCK = 1

/**
 * Makes a transaction the only one that writes documents until it ends; others wait. Returns at
 * once on SQLite, where every transaction is the only writer from its beginning.
 */
export async function lockDocuments(db: DatabaseTransaction): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(DOCUMENTS_LOCK)})`.execute(db)
}
