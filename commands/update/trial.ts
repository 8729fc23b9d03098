import { spawn, type SpawnSyncReturns } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../../app/lib/refusal.ts'
import { own, type Institute } from './institutes.ts'
import { nodeOf, PATIENCE, run, say, SITE, VERSIONS } from './machine.ts'

/** How many pages a version shows of a copy of the data before it is trusted. */
const PAGES = 5

/** Starts a version on a copy of an institute's data, and has it show some pages. Throws a Refusal where it does not. */
export async function tryOnCopy(version: string, { unit, data, environment }: Institute): Promise<void> {
  say(unit === own.unit ? 'Essai sur une copie des données' : `Essai sur une copie des données de ${unit}`)
  const folder = join(VERSIONS, 'essai')
  run('rm', ['-rf', folder])
  run('mkdir', ['-p', '-m', '700', join(folder, 'data')])
  try {
    const copy = join(folder, 'copie')
    const backup = [join(SITE, 'commands', 'content.ts'), 'backup', copy]
    run(nodeOf(SITE), backup, { env: environment })
    const media = join(data, 'media')
    if (existsSync(media)) run('ln', ['-s', media, join(folder, 'data', 'media')])
    const env = {
      ...environment,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      BACKUP_EVERY_HOURS: '0',
    }
    restore(version, copy, env)
    await showPages(version, env)
  } finally {
    run('rm', ['-rf', folder])
  }
}

/** Has a version put a copy in place of a database. Its answer counts missing pictures, which are no fault of the version. */
export function restore(version: string, copy: string, env: NodeJS.ProcessEnv): void {
  const isRestored = ({ stdout }: SpawnSyncReturns<string>) => Boolean(stdout?.startsWith('Base remise en place'))
  run(nodeOf(version), ['commands/content.ts', 'restore', copy], { cwd: version, env }, isRestored)
}

async function showPages(version: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(nodeOf(version), ['server.js'], { cwd: version, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [told, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  try {
    const deadline = Date.now() + PATIENCE
    const addressOf = () => /http:\/\/127[\w.:]+/.exec(told)?.[0]
    while (!addressOf() && child.exitCode === null && Date.now() < deadline) await setTimeout(50)
    const origin = addressOf()
    if (!origin) throw new Refusal(`La nouvelle version ne démarre pas :\n${errors.trim()}`)
    const map = await (await fetch(`${origin}/sitemap.xml`)).text()
    const known = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    for (const path of [...new Set(['/', ...known])].slice(0, PAGES)) {
      const answer = await fetch(origin + path)
      if (!answer.ok || !(await answer.text()).includes('</html>'))
        throw new Refusal(`La nouvelle version ne montre pas ${path} (${answer.status}).`)
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
