import { setTimeout } from 'node:timers/promises'
import { SQLITE, sqliteCode } from '../../lib/sqlite-errors.ts'
import { log } from '../../lib/log.ts'

/** How long a start waits for whoever writes, and how soon it asks again, in milliseconds. */
const PATIENCE = 5 * 60_000
const DELAY = 250

/** PostgreSQL's codes for a lock that did not come in time. */
const NOT_IN_TIME = new Set(['55P03', '57014'])

/** Does some work that may be repeated, once more for each time that another process held what it needs to write. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const { errcode, code = '' } = (error ?? {}) as { errcode?: number; code?: string }
      const isBusy = sqliteCode(error) === SQLITE.BUSY || NOT_IN_TIME.has(code)
      if (!isBusy || Date.now() > deadline) throw error
      log('warn', 'start-waits', { code: errcode ?? code })
      await setTimeout(DELAY)
    }
  }
}
