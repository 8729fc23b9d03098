import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cheapenPassword } from './cheap-password.ts'
import { cleanEnvironment } from './environment.ts'
import { query } from './site-database.ts'
import { createPostgresDatabase } from './postgres-database.ts'

export interface RunningSite {
  origin: string
  dataDir: string
  /** The settings that lead to the same data: for commands, and for another process of the site. */
  place: { DATA_DIR: string; DATABASE_URL: string }
  process: ChildProcess
  /** The account that the first start made, as its file says. */
  account: { email: string; password: string }
  /** What the site has written to its standard output so far. */
  output: () => string
  /** What the site has written to its standard error so far. */
  errors: () => string
  /** Ends the process as a service manager would, and removes its data. */
  stop: () => Promise<void>
}

/** Which engine the sites of the journeys are on: SQLite, unless `JOURNEYS_ON=postgres`. */
export const ON_POSTGRES = process.env['JOURNEYS_ON'] === 'postgres'

/** As `npm start` does: a page leaves little behind, and room for more of it, or for each thread, only fills the memory. */
const SMALL = ['--max-semi-space-size=4', '--heap-growing-percent=100']
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

/**
 * Starts the built site on a free port of loopback, with its own empty data folder, and a database of its own
 * where journeys are on PostgreSQL; or that of another folder. It is online, as one of an earlier version, and
 * signing in takes no time. Throws when it does not open.
 */
export async function startSite(settings: Record<string, string> = {}, folder = '.'): Promise<RunningSite> {
  const site = await startNewSite(settings, folder)
  for (const table of ['documents', 'revisions']) query(site, `delete from ${table} where collection = 'publication'`)
  if (site.account.password) cheapenPassword(site, site.account)
  return site
}

/** Starts a site as `startSite` does, which nobody has put online yet. */
export async function startNewSite(settings: Record<string, string> = {}, folder = '.'): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const database = ON_POSTGRES && settings['DATABASE_URL'] === undefined ? await createPostgresDatabase() : undefined
  const place = { DATA_DIR: dataDir, DATABASE_URL: database?.address ?? '', ...settings }
  const child = spawn(process.execPath, [...SMALL, 'server.js'], {
    env: { ...cleanEnvironment(), ...FEW_ARENAS, HOST: '127.0.0.1', PORT: '0', ...place },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/[\w.:[\]]+/.exec(output)
      if (address) resolve(address[0])
    })
    void ended.then(() => reject(new Error(`The site did not open: ${errors}`)))
  })
  const file = /Mot de passe : dans (.+), jusqu/.exec(output)?.[1]
  const kept = file === undefined ? '' : readFileSync(file, 'utf8')
  const told = (label: string) => new RegExp(`${label} : (\\S+)`).exec(kept)?.[1] ?? ''
  return {
    origin,
    account: { email: told('E-mail'), password: told('Mot de passe') },
    dataDir,
    place: { DATA_DIR: place.DATA_DIR, DATABASE_URL: place.DATABASE_URL },
    process: child,
    output: () => output,
    errors: () => errors,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
