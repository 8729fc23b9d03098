import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment } from './environment.ts'

export interface RunningSite {
  origin: string
  dataDir: string
  process: ChildProcess
  /** The account that the first start made, as it was printed. */
  account: { email: string; password: string }
  /** What the site has written to its standard error so far. */
  errors: () => string
  /** Ends the process as a service manager would, and removes its data. */
  stop: () => Promise<void>
}

/** Starts the built site on a free port of loopback, with its own empty data folder. Throws when it does not open. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const child = spawn(process.execPath, ['server.js'], {
    env: { ...cleanEnvironment(), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...settings },
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
  const printed = (label: string) => new RegExp(`${label} : (\\S+)`).exec(output)?.[1] ?? ''
  return {
    origin,
    account: { email: printed('Première administratrice'), password: printed('Mot de passe') },
    dataDir,
    process: child,
    errors: () => errors,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
