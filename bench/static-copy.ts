import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import type { RunningSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { ask } from './http.ts'

/** How long the site may take to write its pages, in milliseconds. */
const PATIENCE = 150_000

/** Waits until the site has written pages as files, and as small as can be: it then sends the same bytes itself. */
export async function untilPublished(site: RunningSite, paths: string[]): Promise<void> {
  const deadline = Date.now() + PATIENCE
  for (const path of paths) {
    const file = join(site.dataDir, 'public', `${path === '/' ? 'index' : path}.html.gz`)
    const isThere = async () => {
      if (!existsSync(file)) return false
      const written = readFileSync(file)
      const smallest = gzipSync(gunzipSync(written), { level: 9 }).length
      return written.length <= smallest && written.equals((await ask(site.origin + path)).body)
    }
    while (!(await isThere())) {
      if (Date.now() > deadline) throw new Error(`The site has not published ${path}.`)
      await setTimeout(500)
    }
  }
}

/** Serves a copy of what the site has published, as files and nothing more, and returns its origin. */
export async function startStaticCopy(site: RunningSite, paths: string[], cleanups: Cleanups): Promise<string> {
  await untilPublished(site, paths)
  const folder = mkdtempSync(join(tmpdir(), 'bench-copy-'))
  cleanups.add(() => rmSync(folder, { recursive: true, force: true }))
  // What is still being written, it goes on writing.
  const filter = (file: string) => !basename(file).startsWith('.')
  cpSync(join(site.dataDir, 'public'), folder, { recursive: true, filter })
  const files = sirv(folder, { brotli: true, gzip: true, extensions: ['html'] })
  const server = createServer((request, response) => files(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.add(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
