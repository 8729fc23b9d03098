import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startFrontServer } from './front-server.ts'

/** Whether this machine has Caddy: without it, what is about its configuration is skipped. */
export const HAS_CADDY = spawnSync('caddy', ['version']).status === 0

/** Starts Caddy on loopback, before two processes of a site, as `deploy/compose.Caddyfile` says; without TLS. */
export function startCaddy([one, other]: [origin: string, origin: string]) {
  return run('deploy/compose.Caddyfile', (text) =>
    text.replace('site-1:3000', new URL(one).host).replace('site-2:3000', new URL(other).host),
  )
}

/**
 * Starts Caddy on loopback, before a site and its published files, as `deploy/Caddyfile` says; without TLS, or with a
 * certificate of its own as well, at an address of 127.0.0.1 by which browsers speak HTTP/2.
 */
export function startCaddyWithFiles(site: { origin: string; dataDir: string }, secure?: string) {
  return run('deploy/Caddyfile', (text) =>
    text
      .replace('www.institut.fr {', secure ? `{$SITE_URL}, ${secure} {\n\ttls internal` : '{$SITE_URL} {')
      .replace('127.0.0.1:3000', new URL(site.origin).host)
      .replace('/srv/institut/data', site.dataDir),
  )
}

async function run(configuration: string, adapt: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const own = adapt(readFileSync(configuration, 'utf8'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${own}`)
  return startFrontServer({
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, SITE_URL: origin },
    folder,
    origin,
    end: 'SIGTERM',
  })
}
