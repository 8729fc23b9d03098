import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { JOURNAL_LIMIT } from '../../platform/database/sqlite.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { errorFields, log } from '../../lib/log.ts'

/** How often the journal is looked at, in milliseconds. */
const PERIOD = 60_000

/** Looks at the journal of a SQLite file now and then, until `close`. */
export function watchJournal(db: Database, file: string): { close: () => void } {
  const look = () =>
    moveJournal(db, file).catch((error: unknown) => log('error', 'journal-unreadable', errorFields(error)))
  const timer = setInterval(() => void look(), PERIOD).unref()
  return { close: () => clearInterval(timer) }
}

/**
 * Moves a journal that has become large into its file, as far as nobody reads an older state; SQLite itself does so
 * when something is saved, and then makes it small again. That somebody has kept it from doing so is logged.
 */
export async function moveJournal(db: Database, file: string): Promise<void> {
  const found = await stat(`${file}-wal`).catch(() => undefined)
  if (!found || found.size <= JOURNAL_LIMIT) return
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(passive)`.execute(db)
  const [{ log: pages, checkpointed } = { log: 0, checkpointed: 0 }] = rows
  if (checkpointed < pages) log('warn', 'journal-held', { bytes: found.size, pages: pages - checkpointed })
}
