import type { Database } from '../../platform/database/tables.ts'

/** How long what is to be signed is good, in milliseconds. Source: Web Authentication 3, 15.1: five to ten minutes. */
export const CHALLENGE_TIME = 5 * 60 * 1000

/** Thrown at what was to be signed, and was too long ago. */
export class ChallengeOver extends Error {
  override name = 'ChallengeOver'
}

/** Keeps what a passkey is to sign, in place of what was asked for under this key before. */
export async function keepChallenge(db: Database, key: string, challenge: string): Promise<void> {
  const now = Date.now()
  const kept = { challenge, expires_at: new Date(now + CHALLENGE_TIME).toISOString() }
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('passkey_challenges')
    .values({ key, ...kept })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
    .execute()
}

/** Takes note that what was to be signed is used up, until it is over. Returns false where it was used before. */
export async function useUpChallenge(db: Database, challenge: string, until: Date): Promise<boolean> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', new Date().toISOString()).execute()
  const rows = await db
    .insertInto('passkey_challenges')
    .values({ key: `used|${challenge}`, challenge, expires_at: until.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  return rows.length > 0
}

/** Uses up what was to be signed under a key. Returns false where it was something else or used before; throws `ChallengeOver`. */
export async function takeChallenge(db: Database, key: string, challenge: string): Promise<boolean> {
  const [row] = await db
    .deleteFrom('passkey_challenges')
    .where('key', '=', key)
    .where('challenge', '=', challenge)
    .returning('expires_at')
    .execute()
  if (row && row.expires_at <= new Date().toISOString()) throw new ChallengeOver()
  return row !== undefined
}
