import { sql } from 'kysely'
import { isPostgres } from './engine.server.ts'
import type { DatabaseTransaction } from './tables.ts'

/** The advisory locks of those who write documents, and accounts: any numbers that nothing else of the site takes. */
const DOCUMENTS_LOCK = 1
const ACCOUNTS_LOCK = 2

/**
 * Makes a transaction the only one that writes documents until it ends; others wait. Returns at
 * once on SQLite, where every transaction is the only writer from its beginning.
 */
export async function lockDocuments(db: DatabaseTransaction): Promise<void> {
  await lock(db, DOCUMENTS_LOCK)
}

/** Makes a transaction the only one that adds, changes or removes accounts, in the same way. */
export async function lockAccounts(db: DatabaseTransaction): Promise<void> {
  await lock(db, ACCOUNTS_LOCK)
}

/** Lets a transaction do nothing for as long as it takes to write a large file meanwhile, ten minutes at most. */
export async function allowPauses(db: DatabaseTransaction): Promise<void> {
  if (!isPostgres(db)) return
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(db)
}

async function lock(db: DatabaseTransaction, key: number): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(db)
}
