import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startFrontServer } from './front-server.ts'

/** Whether this machine has nginx: without it, what is about its configuration is skipped. */
export const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0

/** Starts nginx on loopback, before a site, as `deploy/nginx.conf` says; without TLS. */
export async function startNginx(site: { origin: string; dataDir: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const [main = ''] = readFileSync('deploy/nginx.conf', 'utf8').split(/\nserver \{\n {2}listen 80;/)
  const own = main
    .replace('127.0.0.1:3000', new URL(site.origin).host)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_\w+ [^;]+;\n/g, '')
    .replace('/srv/institut/data', site.dataDir)
  const file = join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary}\n${own} }`,
  )
  const origin = `http://127.0.0.1:${port}`
  return startFrontServer({ command: 'nginx', args: ['-c', file, '-p', folder], folder, origin, end: 'SIGQUIT' })
}
