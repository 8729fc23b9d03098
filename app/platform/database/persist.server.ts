import { setTimeout } from 'node:timers/promises'
import { errorFields, log } from '../../lib/log.ts'
import { isRefusedConnection } from './connection-errors.server.ts'
import type { Database, DatabaseTransaction } from './tables.ts'

/** How long a write goes on being tried, and how soon it is tried again at first, in milliseconds. */
const PATIENCE = 5_000
const FIRST_DELAY = 25

/**
 * Writes in one transaction, once more for each time that its connection is lost before it could be committed. One
 * that was lost while it was being committed may have been applied, and is tried again only where the work is
 * `repeatable`: where it knows what it has done already.
 */
export async function persist<T>(
  db: Database,
  { repeatable }: { repeatable: boolean },
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + PATIENCE
  for (let delay = FIRST_DELAY; ; delay *= 2) {
    let mayBeApplied = false
    try {
      return await db.transaction().execute(async (transaction) => {
        const result = await work(transaction)
        mayBeApplied = true
        return result
      })
    } catch (error) {
      const mayRepeat = isRefusedConnection(error) && (repeatable || !mayBeApplied)
      if (!mayRepeat || Date.now() + delay > deadline) throw error
      log('warn', 'write-repeated', errorFields(error))
      await setTimeout(delay)
    }
  }
}
