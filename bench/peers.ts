import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Cleanups } from './cleanups.ts'
import { ask } from './http.ts'
import { startNginx } from './nginx.ts'

/** An answer of the site, to be sent again by others. */
export interface Recorded {
  path: string
  /** All that Node does not write by itself. */
  headers: Record<string, string>
  body: Buffer
}

export interface Server {
  name: string
  urlOf: (path: string) => string
}

const BY_NODE = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']

/** Records what the site answers to each path. Throws when an answer is not a compressed 200. */
export async function record(origin: string, paths: string[]): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (const path of paths) {
    const { status, headers, body } = await ask(origin + path)
    if (status !== 200 || headers['content-encoding'] !== 'gzip') throw new Error(`${path}: ${status}, not gzip`)
    const kept = Object.entries(headers).filter(([name]) => !BY_NODE.includes(name))
    recorded.push({
      path,
      headers: {
        ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        'content-length': `${body.length}`,
      },
      body,
    })
  }
  return recorded
}

/** Starts every server that the site is compared with. Says why where one is skipped; throws when one sends other bytes. */
export async function startPeers(
  recorded: Recorded[],
  cleanups: Cleanups,
): Promise<{ peers: Server[]; skipped: string[] }> {
  const nginx = await startNginx(recorded, cleanups)
  const peers = [...(typeof nginx === 'string' ? [] : [nginx]), await startBare(recorded, cleanups)]
  for (const { urlOf, name } of peers) {
    for (const { path, body } of recorded) {
      const answer = await ask(urlOf(path))
      if (answer.status !== 200 || !answer.body.equals(body))
        throw new Error(`${name} does not send the bytes of ${path}`)
    }
  }
  return { peers, skipped: typeof nginx === 'string' ? [nginx] : [] }
}

async function startBare(recorded: Recorded[], cleanups: Cleanups): Promise<Server> {
  const child = fork(fileURLToPath(import.meta.resolve('./bare-server.ts')), { serialization: 'advanced' })
  cleanups.add(() => child.kill('SIGKILL'))
  child.send(recorded)
  const [port] = (await once(child, 'message', { signal: AbortSignal.timeout(10_000) })) as [number]
  return { name: 'bare Node', urlOf: (path) => `http://127.0.0.1:${port}${path}` }
}
