import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase } from '../tests/support/postgres-database.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startSite, type RunningSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'

/**
 * Starts a PostgreSQL server that keeps what it has acknowledged, and two processes of the site over it. `again`
 * starts one of them anew, at its address, once it has ended. Throws where the machine has no PostgreSQL.
 */
export async function twoProcesses(cleanups: Cleanups) {
  const server = await startPostgres({ durable: true })
  if (!server) throw new Error('There is no PostgreSQL 15 or later on this machine.')
  cleanups.add(() => server.stop())
  const { address } = await createPostgresDatabase(server.address)
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cleanups.add(() => rmSync(folder, { recursive: true, force: true }))
  const place = { DATABASE_URL: address, DATA_DIR: folder, SITE_URL: '', SESSION_SECRET: randomUUID() }

  async function start(port: string): Promise<RunningSite> {
    const site = await startSite({ ...place, PORT: port })
    cleanups.add(() => site.stop())
    return site
  }

  const first = await start('0')
  const second = await start('0')
  return { server, database: address, account: first.account, sites: [first, second] as const, start }
}
