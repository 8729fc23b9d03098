import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase } from '../tests/support/postgres-database.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import type { Cleanups } from './cleanups.ts'
import { progress } from './progress.ts'

/** Settings that lead to an empty site. */
export interface Place {
  DATA_DIR: string
  DATABASE_URL: string
}

/**
 * Opens both engines, and returns for each what makes an empty place for a site, which goes with the run. PostgreSQL
 * keeps what it acknowledges; where the machine has none, a line says so.
 */
export async function openEngines(cleanups: Cleanups): Promise<Record<string, () => Promise<Place>>> {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'bench-'))
    cleanups.add(() => rmSync(path, { recursive: true, force: true }))
    return path
  }
  const sqlite = () => Promise.resolve({ DATA_DIR: folder(), DATABASE_URL: '' })
  const server = await startPostgres({ durable: true })
  if (!server) {
    progress('PostgreSQL: skipped, this machine has no version 15 or later.')
    return { SQLite: sqlite }
  }
  cleanups.add(() => server.stop())
  const postgres = async () => {
    const { address } = await createPostgresDatabase(server.address)
    return { DATA_DIR: folder(), DATABASE_URL: address }
  }
  return { SQLite: sqlite, [`PostgreSQL ${server.version}`]: postgres }
}
