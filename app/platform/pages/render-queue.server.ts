import { limitedQueue, QueueFullError } from '../../lib/limited-queue.ts'
import { errorFields, log } from '../../lib/log.ts'
import { plainPage } from '../http/plain-page.server.ts'

/**
 * How many pages are made at once for who has no session, and how many may wait: at 5 ms a page, half a second. Beyond,
 * whoever asks is told to come back, before the memory grows.
 */
const LIMITS = { running: 8, waiting: 100 }

/** Opens the queue in which pages are rendered; it refuses with a QueueFullError. */
export const openRenderQueue = () => limitedQueue(LIMITS)

/** The page for what kept a request from being answered: a failure is logged, a full queue is none. */
export function failurePage(error: unknown, path: string | undefined) {
  if (error instanceof QueueFullError) return plainPage(503)
  log('error', 'request-failed', { path, ...errorFields(error) })
  return plainPage(500)
}
