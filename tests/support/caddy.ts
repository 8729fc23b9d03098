import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Whether this machine has Caddy: without it, what is about its configuration is skipped. */
export const HAS_CADDY = spawnSync('caddy', ['version']).status === 0

/** Starts Caddy on loopback, before two processes of a site, as `deploy/compose.Caddyfile` says; without TLS. */
export function startCaddy([one, other]: [origin: string, origin: string]) {
  return run('deploy/compose.Caddyfile', (text) =>
    text.replace('site-1:3000', new URL(one).host).replace('site-2:3000', new URL(other).host),
  )
}

/** Starts Caddy on loopback, before a site and its published files, as `deploy/Caddyfile` says; without TLS. */
export function startCaddyWithFiles(site: { origin: string; dataDir: string }) {
  return run('deploy/Caddyfile', (text) =>
    text
      .replace('www.institut.fr {', '{$SITE_URL} {')
      .replace('127.0.0.1:3000', new URL(site.origin).host)
      .replace('/srv/institut/data', site.dataDir),
  )
}

async function run(configuration: string, adapt: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const own = adapt(readFileSync(configuration, 'utf8'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${own}`)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, SITE_URL: origin },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'exit')
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`Caddy did not start: ${errors}`)
    await after(50)
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
