import { errorFields, log } from '../lib/log.ts'
import { makeDue } from '../cms/documents/planned-changes.server.ts'
import { nextPlannedMoment } from '../cms/documents/planned-rows.server.ts'
import type { Database } from '../platform/database/tables.ts'

/** How long it may take to notice that the clock was set, in milliseconds: no timer can be longer. */
const PERIOD = 500

/** How long to wait before the database is asked again that did not answer, in milliseconds. */
const RETRY = 1_000

/**
 * Makes planned changes when their moment has come, until `close`: at once what has come due before. `look` says that
 * there may be others than were known; `onMade` is told that some were made.
 */
export function watchPlanned(db: Database, onMade: () => void) {
  /** When the next one is due, as a timestamp; not known before the database was asked. */
  let next = -Infinity
  let timer: NodeJS.Timeout | undefined
  let working = false
  let stale = false
  let closed = false

  function later(delay: number) {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void work(), delay).unref()
  }

  const nextMoment = async () => (await nextPlannedMoment(db))?.getTime() ?? Infinity

  async function work(): Promise<void> {
    if (working || closed) return
    if (!stale && Date.now() < next) return later(Math.min(next - Date.now(), PERIOD))
    working = true
    try {
      do {
        stale = false
        // Asked first: to make none is a writing that somebody else's would wait for.
        next = await nextMoment()
        while (!closed && next <= Date.now() && (await makeDue(db)) > 0) {
          onMade()
          next = await nextMoment()
        }
      } while (stale && !closed)
      later(Math.max(0, Math.min(next - Date.now(), PERIOD)))
    } catch (error) {
      if (!closed) log('error', 'planned-changes-failed', errorFields(error))
      stale = true
      later(RETRY)
    } finally {
      working = false
    }
  }

  const opened = work()
  return {
    /** Resolves once what came due before has been tried. */
    opened,
    look() {
      stale = true
      void work()
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
