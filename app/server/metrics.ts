import { hash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { version } from '../../package.json'
import { logged } from '../lib/log.ts'
import { clientAddress, isTrusted, trustedProxies } from '../platform/http/client-address.server.ts'
import type { PageCache } from '../platform/pages/page-cache.server.ts'
import type { Site } from '../platform/site-context.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { DURATIONS, type RequestCounts } from './watch-requests.ts'

interface Measured {
  counts: RequestCounts
  pages: Pick<PageCache, 'size'>
  proxies: BlockList
}

/** `/metrics` in the text of Prometheus, for who has the token or asks from an address of the settings; to others there is none. */
export function metrics({ db, settings }: Pick<Site, 'db' | 'settings'>, { counts, pages, proxies }: Measured) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  const { token, allow } = settings.metrics ?? { token: '', allow: [] }
  const allowed = trustedProxies(allow)
  app.get('/metrics', async (c, next) => {
    const socket = c.env?.incoming?.socket.remoteAddress
    const from = clientAddress(socket, c.req.header('X-Forwarded-For'), proxies)
    const isKnown = token !== '' && isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)
    if (!isKnown && !isTrusted(from, allowed)) return next()
    const lines = [
      ...requestLines(counts),
      ...gauge('institut_cached_pages', 'Pages kept in memory', { '': pages.size().pages }),
      ...gauge('institut_cached_bytes', 'Memory of the pages that are kept', { '': pages.size().bytes }),
      ...gauge('institut_memory_bytes', 'Resident memory of the process', { '': process.memoryUsage.rss() }),
      ...gauge('institut_uptime_seconds', 'How long the process has been running', { '': process.uptime() }),
      ...gauge('institut_info', 'The version of the site', { [`version="${version}",node="${process.version}"`]: 1 }),
      ...counter('institut_log_lines_total', 'Lines of the log', {
        'level="warn"': logged.warn,
        'level="error"': logged.error,
      }),
      ...(await diskLines(settings.dataDir)),
      ...(await databaseLines(db)),
    ]
    c.header('Cache-Control', 'no-store')
    return c.body(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return app
}

const digest = (text: string) => hash('sha256', text, 'buffer')

const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

function requestLines({ requests, durations, total, saves }: RequestCounts): string[] {
  const count = [...requests.values()].reduce((sum, one) => sum + one, 0)
  const [name, buckets] = ['institut_request_seconds', durations.entries()]
  return [
    ...counter('institut_requests_total', 'Requests that were answered', Object.fromEntries(requests)),
    `# HELP ${name} How long requests took`,
    `# TYPE ${name} histogram`,
    ...[...buckets].map(([place, value]) => `${name}_bucket{le="${DURATIONS[place]}"} ${value}`),
    `${name}_bucket{le="+Inf"} ${count}`,
    `${name}_sum ${total}`,
    `${name}_count ${count}`,
    ...counter('institut_saves_total', 'Saves by what became of them', {
      'outcome="made"': saves.made,
      'outcome="refused"': saves.refused,
      'outcome="failed"': saves.failed,
    }),
  ]
}

async function diskLines(folder: string): Promise<string[]> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk ? gauge('institut_disk_free_bytes', 'Room left for the data', { '': disk.bavail * disk.bsize }) : []
}

/** None of them while the database does not answer: that is what `institut_database_up` says. */
async function databaseLines(db: Database): Promise<string[]> {
  const up = (value: number) => gauge('institut_database_up', 'Whether the database answers', { '': value })
  try {
    const now = Date.now()
    const backups = await db.selectFrom('backups').select(['place', 'made_at']).execute()
    const { sessions } = await db
      .selectFrom('session')
      .select((eb) => eb.fn.countAll().as('sessions'))
      .where('expiresAt', '>', new Date(now).toISOString())
      .executeTakeFirstOrThrow()
    const ages = backups.flatMap(({ place, made_at }) =>
      made_at ? [[`place="${place}"`, Math.round((now - Date.parse(made_at)) / 1000)]] : [],
    )
    return [
      ...up(1),
      ...gauge('institut_sessions', 'Sessions of administrators', { '': Number(sessions) }),
      ...gauge('institut_backup_age_seconds', 'Age of the last good backup', Object.fromEntries(ages)),
    ]
  } catch {
    return up(0)
  }
}

const gauge = (name: string, help: string, values: Record<string, number>) => lines(name, 'gauge', help, values)
const counter = (name: string, help: string, values: Record<string, number>) => lines(name, 'counter', help, values)

/** One line for each value, by its labels. */
function lines(name: string, type: string, help: string, values: Record<string, number>): string[] {
  const each = Object.entries(values).map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...each]
}
