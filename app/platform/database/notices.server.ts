import { Client } from 'pg'
import { errorFields, log } from '../../lib/log.ts'
import { CONNECTION_TIMEOUT } from './postgres.server.ts'
import { sendNotice, type Channel } from './send-notice.server.ts'
import type { Database } from './tables.ts'

const CHANNELS: Channel[] = ['content', 'presence']

/** How long to wait before the server is asked again, at first and at most, in milliseconds. */
const FIRST_DELAY = 50
const LONGEST_DELAY = 1_000

/** How often the connection is tried that nothing was heard on, in milliseconds: a cut cable says nothing. */
const SILENCE = 15_000

/** The longest text that a notice takes, in bytes. Source: PostgreSQL, NOTIFY. */
const PAYLOAD_LIMIT = 7_999

type Callback = (payload: string | undefined) => void

export interface Notices {
  /**
   * Calls back at each notice of a channel, also of this process's own, until what it returns is called. Undefined
   * stands for whatever was missed while the connection was lost.
   */
  onNotice: (channel: Channel, callback: Callback) => () => void
  /** Tells every process. Never throws: what fails is logged, for whoever hears nothing asks sooner or later. */
  tell: (channel: Channel, payload: string) => Promise<void>
  close: () => Promise<void>
}

/** Hears nothing: on SQLite whoever wants to know what another process has done asks the database. */
const SILENT: Notices = {
  onNotice: () => () => undefined,
  tell: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Opens what processes over one PostgreSQL server tell each other, over a connection of its own that comes back when it is lost. */
export function openNotices(db: Database, databaseUrl: string): Notices {
  if (!databaseUrl) return SILENT
  const callbacks: Record<Channel, Set<Callback>> = { content: new Set(), presence: new Set() }
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let delay = FIRST_DELAY
  let closed = false

  const call = (channel: Channel, payload: string | undefined) => {
    for (const callback of callbacks[channel]) callback(payload)
  }

  async function connect() {
    const made = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      query_timeout: CONNECTION_TIMEOUT,
      keepAlive: true,
    })
    client = made
    made.on('error', (error) => lose(made, error))
    made.on('end', () => lose(made))
    made.on('notification', ({ channel, payload }) => call(channel as Channel, payload))
    try {
      await made.connect()
      for (const channel of CHANNELS) await made.query(`listen ${channel}`)
      if (client !== made) return
      delay = FIRST_DELAY
      timer = setInterval(
        () => void made.query('select 1').catch((error: unknown) => lose(made, error)),
        SILENCE,
      ).unref()
      for (const channel of CHANNELS) call(channel, undefined)
    } catch (error) {
      lose(made, error)
    }
  }

  /** Drops a lost connection once, and schedules the next attempt. */
  function lose(lost: Client, error?: unknown) {
    if (client !== lost) return
    client = undefined
    clearInterval(timer)
    lost.end().catch(() => undefined)
    if (closed) return
    log('warn', 'notices-lost', error === undefined ? {} : errorFields(error))
    timer = setTimeout(() => void connect(), delay * (0.5 + Math.random())).unref()
    delay = Math.min(delay * 2, LONGEST_DELAY)
  }

  void connect()
  return {
    onNotice(channel, callback) {
      callbacks[channel].add(callback)
      return () => callbacks[channel].delete(callback)
    },
    async tell(channel, payload) {
      try {
        if (Buffer.byteLength(payload) <= PAYLOAD_LIMIT) await sendNotice(db, channel, payload)
      } catch (error) {
        log('warn', 'notice-failed', errorFields(error))
      }
    },
    async close() {
      closed = true
      clearInterval(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
