import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { freePort } from '../tests/support/free-port.ts'
import type { Cleanups } from './cleanups.ts'
import { ask } from './http.ts'
import type { Recorded, Server } from './peers.ts'

/** What nginx writes by itself for a compressed file. */
const BY_NGINX = ['content-type', 'content-encoding', 'content-length']

/** Starts nginx, one worker, on compressed files of the same bytes. Returns the reason, in a sentence, when it is skipped. */
export async function startNginx(recorded: Recorded[], cleanups: Cleanups): Promise<Server | string> {
  const { stderr, error } = spawnSync('nginx', ['-V'], { encoding: 'utf8' })
  if (error) return 'nginx: skipped, it is not installed here.'
  if (!stderr.includes('http_gzip_static_module')) return 'nginx: skipped, it is built without gzip_static.'

  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  cleanups.add(() => rmSync(folder, { recursive: true, force: true }))
  // Started as root, the worker is somebody else, who must be able to read.
  chmodSync(folder, 0o755)
  recorded.forEach(({ body }, index) => {
    writeFileSync(join(folder, `${index}.html`), gunzipSync(body))
    writeFileSync(join(folder, `${index}.html.gz`), body)
  })
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, recorded[0]!.headers))

  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  cleanups.add(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  const urlOf = (path: string) => `${origin}/${recorded.findIndex((page) => page.path === path)}.html`
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await ask(urlOf(recorded[0]!.path)).catch(() => undefined)
    if (answer?.status === 200) return { name: 'nginx', urlOf }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return 'nginx: skipped, it did not start.'
}

function configuration(folder: string, port: number, headers: Record<string, string>): string {
  const added = Object.entries(headers)
    .filter(([name]) => !BY_NGINX.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`)
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  keepalive_requests 100000000;
  ${scratch.join('\n  ')}
  types { }
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
    ${added.join('\n    ')}
  }
}
`
}
