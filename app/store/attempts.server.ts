import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** At most `max` tries until `window` seconds have passed since the last one let through. */
export interface AttemptRule {
  window: number
  max: number
}

/** How long a count is kept that nobody adds to, in milliseconds: longer than any window. */
const KEPT = 24 * 60 * 60 * 1000

/**
 * Counts a try under a key, in one statement, so that tries at the same moment cannot pass each other.
 * Refuses it, with the seconds to wait, once the rule's tries are used up; a refused try prolongs nothing.
 */
export async function countAttempt(
  db: Database,
  key: string,
  rule: AttemptRule,
): Promise<{ allowed: boolean; retryAfter: number | null }> {
  const { window, max } = rule
  const moment = Date.now()
  const iso = (time: number) => new Date(time).toISOString()
  const over = sql<boolean>`attempts.last_at <= ${iso(moment - window * 1000)}`
  const row = await db
    .insertInto('attempts')
    .values({ key, count: 1, last_at: iso(moment) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else attempts.count + 1 end`,
        last_at: sql<string>`case when ${over} or attempts.count < ${max} then excluded.last_at else attempts.last_at end`,
      }),
    )
    .returning(['count', 'last_at'])
    .executeTakeFirstOrThrow()
  if (row.count === 1)
    await db
      .deleteFrom('attempts')
      .where('last_at', '<', iso(moment - KEPT))
      .execute()
  if (row.count <= max) return { allowed: true, retryAfter: null }
  return { allowed: false, retryAfter: Math.max(1, secondsLeft(row.last_at, rule)) }
}

/** Says whether another try under a key would be let through, without counting it. */
export async function mayAttempt(
  db: Database,
  key: string,
  rule: AttemptRule,
): Promise<{ allowed: boolean; retryAfter: number | null }> {
  const row = await db.selectFrom('attempts').select(['count', 'last_at']).where('key', '=', key).executeTakeFirst()
  const wait = row ? secondsLeft(row.last_at, rule) : 0
  return row && row.count >= rule.max && wait > 0
    ? { allowed: false, retryAfter: wait }
    : { allowed: true, retryAfter: null }
}

/** Forgets the tries under some keys: who has proved to be in the right starts afresh. */
export async function forgetAttempts(db: Database, keys: string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute()
}

function secondsLeft(lastAt: string, { window }: AttemptRule): number {
  return Math.ceil((Date.parse(lastAt) + window * 1000 - Date.now()) / 1000)
}
