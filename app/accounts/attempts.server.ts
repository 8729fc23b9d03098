import { sql } from 'kysely'
import type { Database } from '../platform/database/tables.ts'

/** At most `max` tries until `window` seconds have passed since the last one let through. */
export interface AttemptRule {
  window: number
  max: number
}

/** Whether a try is let through, and if not, how many seconds to wait; `isFirst` of those that are refused. */
export type Attempt = { allowed: true } | { allowed: false; retryAfter: number; isFirst: boolean }

/** How long a count is kept that nobody adds to, in milliseconds: longer than any window. */
const KEPT = 2 * 24 * 60 * 60 * 1000

/**
 * Counts a try under a key by each of the rules, the shortest window first, each in one statement, so that tries
 * at the same moment cannot pass each other. Refuses it at the first rule whose tries are used up; a refused try
 * prolongs nothing.
 */
export async function countAttempt(db: Database, key: string, rules: AttemptRule[]): Promise<Attempt> {
  for (const rule of rules) {
    const attempt = await countByRule(db, keyOf(key, rule), rule)
    if (!attempt.allowed) return attempt
  }
  return { allowed: true }
}

/** Forgets the tries under some keys: who has proved to be in the right starts afresh. */
export async function forgetAttempts(db: Database, keys: string[], rules: AttemptRule[]): Promise<void> {
  const all = keys.flatMap((key) => rules.map((rule) => keyOf(key, rule)))
  await db.deleteFrom('attempts').where('key', 'in', all).execute()
}

const keyOf = (key: string, { window }: AttemptRule) => `${key}|${window}`

async function countByRule(db: Database, key: string, { window, max }: AttemptRule): Promise<Attempt> {
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
  if (row.count <= max) return { allowed: true }
  const wait = Math.ceil((Date.parse(row.last_at) + window * 1000 - moment) / 1000)
  return { allowed: false, retryAfter: Math.max(1, wait), isFirst: row.count === max + 1 }
}
