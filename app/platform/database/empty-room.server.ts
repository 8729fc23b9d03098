import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { sqliteFile, type DatabasePlace } from './connect.server.ts'
import { BUSY_TIMEOUT } from './sqlite.server.ts'
import type { Database } from './tables.ts'

/**
 * Makes a SQLite file smaller where at least such a part of it is empty, beside what answers: nothing is left in it of
 * what was deleted. PostgreSQL does so by itself.
 */
export async function giveBackRoom(db: Database, { dataDir, databaseUrl }: DatabasePlace, part = 0): Promise<void> {
  if (databaseUrl) return
  const { rows } = await sql<{ empty: number; all: number }>`select freelist_count as empty, page_count as "all"
    from pragma_freelist_count, pragma_page_count`.execute(db)
  const [{ empty, all } = { empty: 0, all: 0 }] = rows
  if (empty < all * part) return
  const program = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(require('node:worker_threads').workerData)
    database.exec('pragma busy_timeout=${BUSY_TIMEOUT}; vacuum; pragma wal_checkpoint(truncate)')
    database.close()`
  const worker = new Worker(program, { eval: true, workerData: sqliteFile(dataDir) })
  await new Promise<void>((resolve, reject) => worker.once('error', reject).once('exit', () => resolve()))
}
