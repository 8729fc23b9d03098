import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startFrontServer } from './front-server.ts'

/** Whether this machine has nginx, and what makes a certificate: without them, what is about its configuration is skipped. */
export const HAS_NGINX = [['nginx', '-v'] as const, ['openssl', 'version'] as const].every(
  ([command, asked]) => spawnSync(command, [asked]).status === 0,
)

const SELF_SIGNED = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1'.split(' ')

/**
 * Starts nginx on loopback, before a site, as `deploy/nginx.conf` says: without TLS at its origin, and with a certificate of
 * its own at its secure one.
 */
export async function startNginx(site: { origin: string; dataDir: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  spawnSync('openssl', [...SELF_SIGNED, '-keyout', key, '-out', certificate])
  const [main = ''] = readFileSync('deploy/nginx.conf', 'utf8').split(/\nserver \{\n {2}listen 80;/)
  const own = main
    .replace('127.0.0.1:3000', new URL(site.origin).host)
    .replace(/\n.*\[::\]:443.*/, '')
    .replace('listen 443', `listen 127.0.0.1:${port};\n  listen 127.0.0.1:${securePort}`)
    .replace(/ssl_certificate [^;]+/, `ssl_certificate ${certificate}`)
    .replace(/ssl_certificate_key [^;]+/, `ssl_certificate_key ${key}`)
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
  const nginx = await startFrontServer({
    command: 'nginx',
    args: ['-c', file, '-p', folder],
    folder,
    origin,
    end: 'SIGQUIT',
  })
  return { ...nginx, secure: `https://127.0.0.1:${securePort}` }
}
