import { sql } from 'kysely'
import { isPostgres } from './engine.server.ts'
import type { Database } from './tables.ts'

/** What processes tell each other: that content has changed, and who is editing what, as JSON. */
export type Channel = 'content' | 'presence'

/**
 * Sends a notice to every process over the same PostgreSQL server; from a transaction, once it is committed. Does
 * nothing on SQLite.
 */
export async function sendNotice(db: Database, channel: Channel, payload = ''): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
