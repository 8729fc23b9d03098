import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { loggedPath } from '../lib/logged-path.ts'
import { clientAddress } from '../platform/http/client-address.server.ts'
import type { Settings } from '../platform/settings.server.ts'

/** The upper ends of what durations are counted in, in seconds. */
export const DURATIONS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]

/** What has an order but keeps nothing of the site's content. */
const NO_SAVE = /^\/(?:login|deconnexion|nouveau-mot-de-passe|api\/session|api\/live)/

/** What became of the requests of a process. */
export interface RequestCounts {
  requests: Map<string, number>
  /** How many took at most so long, by the places of `DURATIONS`, and the sum of all, in seconds. */
  durations: number[]
  total: number
  saves: Record<'made' | 'refused' | 'failed', number>
}

/**
 * Makes what is told of each request as it comes: it counts how it was answered, and writes a line of it where the settings ask
 * for that. Undefined where nobody wants either.
 */
export function watchRequests(settings: Pick<Settings, 'accessLog' | 'metrics'>, proxies: BlockList) {
  const counts: RequestCounts = {
    requests: new Map(),
    durations: DURATIONS.map(() => 0),
    total: 0,
    saves: { made: 0, refused: 0, failed: 0 },
  }
  const { accessLog } = settings
  if (!settings.metrics && !accessLog) return { counts, watch: undefined }

  function watch(request: IncomingMessage, response: ServerResponse) {
    const began = performance.now()
    const { method = '', url = '', socket, headers } = request
    const from =
      accessLog === 'adresses'
        ? clientAddress(socket.remoteAddress, headers['x-forwarded-for'] as string, proxies)
        : undefined
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1000
      const path = loggedPath(url.replace(/[?#].*/s, ''))
      const status = response.headersSent ? response.statusCode : 0
      count(counts, { method, path, status, seconds })
      if (!accessLog) return
      const line = { time: new Date().toISOString(), method, path, status, ms: Math.round(seconds * 1000), from }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    })
  }
  return { counts, watch }
}

interface Answered {
  method: string
  path: string
  /** 0 where nothing was answered. */
  status: number
  seconds: number
}

/** Counts a request that has been answered. Methods that nobody knows are counted as one. */
export function count(counts: RequestCounts, { method, path, status, seconds }: Answered): void {
  const isRead = method === 'GET' || method === 'HEAD'
  const known = isRead || ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
  const key = `method="${known}",status="${status}"`
  counts.requests.set(key, (counts.requests.get(key) ?? 0) + 1)
  counts.total += seconds
  for (const [place, limit] of DURATIONS.entries()) if (seconds <= limit) counts.durations[place]! += 1
  if (isRead || known === 'OPTIONS' || known === 'other' || NO_SAVE.test(path)) return
  counts.saves[status === 0 || status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'made'] += 1
}
