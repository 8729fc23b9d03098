import { randomUUID } from 'node:crypto'
import type { Presence, Presently } from './live.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { openNotices } from '../../platform/database/notices.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { errorFields, log } from '../../lib/log.ts'
import { makeNewSaves } from './new-saves.server.ts'
import { makePresences } from './presences.server.ts'
import { findOpenSessions } from '../../accounts/sessions/sessions.server.ts'

/**
 * How often the database is asked whose session has ended, and what another process has saved where it does not say
 * so itself, in milliseconds.
 */
const PERIOD = 1000

/** A line is written at least so often, for proxies close what is silent, in milliseconds. */
const SILENCE = 15_000

/** How many tabs of a session may listen at once: more than anybody has open. */
export const STREAMS_PER_SESSION = 20

interface Listener {
  sessionId: string
  send: (text: string) => void
  end: () => void
}

export type Live = ReturnType<typeof makeLive>

/**
 * Makes the place where open tabs of administrators hear at once what was saved, who is editing what and that
 * their session has ended. It asks only while somebody listens; over PostgreSQL, it hears other processes through
 * `notices`. `close` ends what it tells everyone.
 */
export function makeLive(db: Database, notices = openNotices(db, '')) {
  const process = randomUUID()
  const listeners = new Set<Listener>()
  const saves = makeNewSaves(db)
  let timer: NodeJS.Timeout | undefined
  let lastWord = 0
  let asking: Promise<void> | undefined

  const tell = (event: string, data: unknown) => broadcast(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const presences = makePresences((present) => tell('presence', present))

  function broadcast(text: string) {
    lastWord = performance.now()
    for (const listener of listeners) listener.send(text)
  }

  function begin() {
    if (timer) return
    saves.begin()
    timer = setInterval(() => void ask(), PERIOD).unref()
  }

  function join(listener: Listener) {
    listeners.add(listener)
    listener.send(`retry: 2000\nevent: presence\ndata: ${JSON.stringify(presences.present())}\n\n`)
    begin()
  }

  function leave(listener: Listener) {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  /** One question at a time; what was saved while it was on its way is heard by the next. */
  function ask(): Promise<void> {
    asking ??= hear().finally(() => (asking = undefined))
    return asking
  }

  async function hear() {
    try {
      for (const save of await saves.list()) tell('saved', save)
      await endSessions()
      presences.forgetSilent()
      if (performance.now() - lastWord > SILENCE) broadcast(': …\n\n')
    } catch (error) {
      log('error', 'live-failed', errorFields(error))
    }
  }

  async function endSessions() {
    const open = await findOpenSessions(db, [...new Set([...listeners].map(({ sessionId }) => sessionId))], new Date())
    for (const listener of listeners) {
      if (open.has(listener.sessionId)) continue
      listener.send('event: ended\ndata: null\n\n')
      listener.end()
    }
  }

  /** Tells at once what would be heard at the next turn. */
  function notify() {
    if (listeners.size > 0) void (asking ?? Promise.resolve()).then(ask)
  }

  notices.onNotice('content', notify)
  notices.onNotice('presence', (payload) => {
    // What was missed is said again: tabs repeat it.
    if (payload === undefined) return
    const { from, ...presence } = JSON.parse(payload) as Presently & { from: string }
    if (from !== process) presences.note(presence)
  })

  return {
    /** Opens what an administrator's tab hears. Returns undefined where so many of her tabs do that it is no person's. */
    listen({ session }: Viewer): ReadableStream<Uint8Array> | undefined {
      const own = [...listeners].filter(({ sessionId }) => sessionId === session.id)
      if (own.length >= STREAMS_PER_SESSION) return undefined
      return openStream(session.id, { onOpen: join, onClose: leave })
    },

    /** Tells everyone what a tab has open; nothing more when its list is empty. */
    announce({ tab, places }: Presence, { user }: Viewer): void {
      const presence = { tab, places, uid: user.uid, name: user.displayName }
      presences.note(presence)
      void notices.tell('presence', JSON.stringify({ from: process, ...presence }))
    },

    notify,

    close(): void {
      for (const listener of listeners) listener.end()
    },
  }
}

interface StreamEvents {
  onOpen: (listener: Listener) => void
  onClose: (listener: Listener) => void
}

/** What a tab of a session reads, as bytes. */
function openStream(sessionId: string, { onOpen, onClose }: StreamEvents): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let listener: Listener
  return new ReadableStream({
    start(controller) {
      listener = {
        sessionId,
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => {
          onClose(listener)
          controller.close()
        },
      }
      onOpen(listener)
    },
    cancel: () => onClose(listener),
  })
}
