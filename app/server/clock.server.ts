import { lockDocuments } from '../platform/database/lock.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { moveContentVersion } from '../platform/pages/content-version.server.ts'
import { CODE_STEP } from '../accounts/second-factor/one-time-code.server.ts'
import { SESSION_IDLE } from '../accounts/sessions/sessions.server.ts'

/** How often the clock is compared with one that cannot be set, in milliseconds. */
const PERIOD = 2_000

/** What two clocks may differ by, and one be corrected by, without anything having happened, in milliseconds. */
const TOLERANCE = 60_000

/** How many codes of the second factor are taken early. */
const EARLY_STEPS = 2

/** For how long work is claimed at most, in milliseconds, but for backups that are made less often than each day. */
const LONGEST_CLAIM = 24 * 60 * 60_000

/**
 * Brings back to now what was written while the clock was ahead, by this process or an earlier one: no session lasts
 * longer for it, nobody is refused and no work is left until the time comes again, and a backup that is late is said to be.
 */
export async function clampTimestamps(db: Database, now = Date.now()): Promise<void> {
  const iso = (time: number) => new Date(time).toISOString()
  const [present, ahead] = [iso(now), iso(now + TOLERANCE)]
  const end = iso(now + SESSION_IDLE * 1000)
  await db
    .updateTable('session')
    .set({ expiresAt: end })
    .where('expiresAt', '>', iso(now + SESSION_IDLE * 1000 + TOLERANCE))
    .execute()
  await db.updateTable('session').set({ createdAt: present }).where('createdAt', '>', ahead).execute()
  await db.updateTable('session').set({ updatedAt: present }).where('updatedAt', '>', ahead).execute()
  await db.updateTable('attempts').set({ last_at: present }).where('last_at', '>', ahead).execute()
  const step = Math.floor(now / 1000 / CODE_STEP)
  await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('last_step', '>', step + EARLY_STEPS)
    .execute()
  await db.updateTable('backups').set({ since: present }).where('since', '>', ahead).execute()
  await db.updateTable('backups').set({ made_at: present }).where('made_at', '>', ahead).execute()
  // One of a rarer backup goes too: done twice is better than left.
  await db
    .deleteFrom('claims')
    .where('until', '>', iso(now + LONGEST_CLAIM + TOLERANCE))
    .execute()
}

/** Notices when the clock is set, until `close`: then what pages say of today is made again, and times are settled. */
export function watchClock(db: Database): { close: () => void } {
  const lead = () => Date.now() - performance.now()
  let known = lead()

  async function look() {
    const jump = lead() - known
    if (Math.abs(jump) < TOLERANCE) return
    known += jump
    log('warn', 'clock-set', { seconds: Math.round(jump / 1000) })
    try {
      await clampTimestamps(db)
      // Also what is claimed for the coming day: done twice is better than left.
      if (jump < 0) await db.deleteFrom('claims').execute()
      await db.transaction().execute(async (transaction) => {
        await lockDocuments(transaction)
        await moveContentVersion(transaction)
      })
    } catch (error) {
      log('error', 'clock-unsettled', errorFields(error))
    }
  }

  const timer = setInterval(() => void look(), PERIOD).unref()
  return { close: () => clearInterval(timer) }
}
