import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanEnvironment } from '../support/environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { has } from '../support/debian.ts'

const canRun =
  process.getuid?.() === 0 &&
  ['bwrap', 'caddy', 'curl'].every(has) &&
  spawnSync('bwrap', ['--ro-bind', '/', '/', '--unshare-net', 'true']).status === 0

if (!canRun) console.warn('No certificate was asked for: that needs root, bubblewrap and Caddy.')

/** An authority that gives certificates by ACME, as Let's Encrypt does: Caddy's own. */
const AUTHORITY = `{
	admin off
	skip_install_trust
	http_port 8080
}
https://autorite.test:8443 {
	tls internal
	acme_server
}
`
const ROOT = '/run/authority/caddy/pki/authorities/local/root.crt'
const DIRECTORY = 'autorite.test:8443/acme/local/directory'

/** Where Caddy asks: all else is the file as it is. */
const ASKED = `{
	admin off
	acme_ca https://${DIRECTORY}
	acme_ca_root ${ROOT}
}
`

const STEPS = `
  wait_for() { timeout 60 sh -c "until $1; do sleep 0.2; done"; }
  XDG_DATA_HOME=/run/authority caddy run --config /run/authority.conf --adapter caddyfile 2> /run/authority.log &
  "$NODE" server.js > /run/site.log 2>&1 &
  wait_for '[ -s ${ROOT} ]'
  XDG_DATA_HOME=/run/caddy caddy run --config /run/own.conf --adapter caddyfile 2> /run/caddy.log &
  wait_for 'curl --silent --fail --output /dev/null http://127.0.0.1:3000/readyz'
  wait_for 'curl --silent --fail --cacert ${ROOT} --output /dev/null https://www.institut.fr/'
  curl --silent --verbose --cacert ${ROOT} https://www.institut.fr/tarifs 2>&1
  curl --silent --head http://www.institut.fr/tarifs
  find /run/caddy -name '*.crt'
`

describe.runIf(canRun)('Caddy with a certificate that it asks for by ACME', () => {
  let place: string
  beforeEach(() => void (place = temporaryFolder()))
  afterEach(() => rmSync(place, { recursive: true, force: true }))

  test.each(['deploy/Caddyfile', 'deploy/compose.Caddyfile'])('%s', { timeout: 180_000 }, (file) => {
    const names = ['localhost', 'www.institut.fr', 'autorite.test', 'site-1', 'site-2']
    const files: Record<string, [path: string, text: string]> = {
      hosts: ['/etc/hosts', `127.0.0.1 ${names.join(' ')}\n`],
      authority: ['/run/authority.conf', AUTHORITY],
      own: ['/run/own.conf', ASKED + readFileSync(file, 'utf8')],
      steps: ['/run/steps.sh', STEPS],
    }
    const bound = Object.entries(files).flatMap(([name, [path, text]]) => {
      writeFileSync(join(place, name), text)
      return ['--ro-bind', join(place, name), path]
    })
    const namespace = ['--ro-bind', '/', '/', '--dev', '/dev', '--unshare-pid', '--proc', '/proc', '--unshare-net']
    const empty = ['--tmpfs', '/run', '--tmpfs', '/srv', '--die-with-parent']
    const env = {
      ...cleanEnvironment(),
      NODE: process.execPath,
      SITE_URL: 'https://www.institut.fr',
      DATA_DIR: '/srv/institut/data',
    }
    const command = [...namespace, ...empty, ...bound, 'bash', '-eu', '/run/steps.sh']
    const { status, stdout, stderr } = spawnSync('bwrap', command, { encoding: 'utf8', env, timeout: 150_000 })
    expect(status, stdout + stderr).toBe(0)
    expect(stdout).toContain('issuer: CN=Caddy Local Authority')
    expect(stdout).toContain('HTTP/2 200')
    expect(stdout).toContain('</html>')
    expect(stdout).toContain('Location: https://www.institut.fr/tarifs')
    // Asked for, not made by Caddy itself.
    expect(stdout).toContain(`/${DIRECTORY.replaceAll(/[:/]/g, '-')}/www.institut.fr/www.institut.fr.crt`)
  })
})
