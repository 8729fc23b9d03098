import type { Database } from './database/tables.ts'

/**
 * Claims some work for its holder, for a duration in milliseconds; a holder may claim again, for longer. Returns
 * whether it may be done: not while another process holds it.
 */
export async function claim(db: Database, key: string, holder: string, duration: number): Promise<boolean> {
  const now = Date.now()
  const until = new Date(now + duration).toISOString()
  const row = await db
    .insertInto('claims')
    .values({ key, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ holder, until })
        .where((eb) =>
          eb.or([eb('claims.holder', '=', holder), eb('claims.until', '<=', new Date(now).toISOString())]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives up what a holder has claimed. */
export async function release(db: Database, key: string, holder: string): Promise<void> {
  await db.deleteFrom('claims').where('key', '=', key).where('holder', '=', holder).execute()
}
