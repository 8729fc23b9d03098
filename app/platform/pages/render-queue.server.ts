import { limitedQueue, QueueFullError } from '../../lib/limited-queue.ts'
import { errorFields, log } from '../../lib/log.ts'
import { loggedPath } from '../../lib/logged-path.ts'
import { plainPage } from '../http/plain-page.server.ts'

/**
 * How many pages are made at once for who has no session, and how many may wait: at 5 ms a page, half a second. Beyond,
 * whoever asks is told to come back, before the memory grows.
 */
const LIMITS = { running: 8, waiting: 100 }

/** How long at least stands between two lines about a full queue, in milliseconds. */
const LOGGED_EVERY = 60_000

/** Opens the queue in which pages are rendered; it refuses with a QueueFullError, and logs how many it has refused. */
export function openRenderQueue() {
  const run = limitedQueue(LIMITS)
  let refused = 0
  let next: NodeJS.Timeout | undefined

  function logRefused() {
    next = undefined
    if (refused === 0) return
    log('warn', 'render-queue-full', { refused })
    refused = 0
    next = setTimeout(logRefused, LOGGED_EVERY).unref()
  }

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await run(task)
    } catch (error) {
      if (error instanceof QueueFullError) {
        refused += 1
        if (!next) logRefused()
      }
      throw error
    }
  }
}

/** The page for what kept a request from being answered: a failure is logged here, a full queue by itself. */
export function failurePage(error: unknown, path: string | undefined) {
  if (error instanceof QueueFullError) return plainPage(503)
  log('error', 'request-failed', { path: path && loggedPath(path), ...errorFields(error) })
  return plainPage(500)
}
