import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { errorFields, log } from '../../lib/log.ts'
import { WAL_LIMIT } from './sqlite.server.ts'
import type { Database } from './tables.ts'

/** How often the size of the write-ahead log is looked at, in milliseconds. */
const PERIOD = 60_000

/** Looks at the write-ahead log of a SQLite file now and then, until `close`. */
export function watchWal(db: Database, file: string): { close: () => void } {
  const look = () =>
    checkpointWal(db, file).catch((error: unknown) => log('error', 'journal-unreadable', errorFields(error)))
  const timer = setInterval(() => void look(), PERIOD).unref()
  return { close: () => clearInterval(timer) }
}

/**
 * Moves a write-ahead log that has become large into its file, as far as nobody reads an older state; SQLite itself does
 * so when something is saved, and then makes it small again. That somebody has kept it from doing so is logged.
 */
export async function checkpointWal(db: Database, file: string): Promise<void> {
  const found = await stat(`${file}-wal`).catch(() => undefined)
  if (!found || found.size <= WAL_LIMIT) return
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(passive)`.execute(db)
  const [{ log: pages, checkpointed } = { log: 0, checkpointed: 0 }] = rows
  if (checkpointed < pages) log('warn', 'journal-held', { bytes: found.size, pages: pages - checkpointed })
}
