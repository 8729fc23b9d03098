import type { Database } from '../../platform/database/tables.ts'
import { recordEvent, type Concerned, type Client } from '../audit.server.ts'
import { makeFirstRecoveryCodes } from './recovery-codes.server.ts'

/** An authenticator app. */
export interface SecondFactor {
  sealedSecret: string
  /** ISO timestamp, UTC; null until a first code was given. */
  confirmedAt: string | null
  /** The step of the last code that was used; of a secret that waits for its first one, the step that it was made in. */
  lastStep: number
}

/** Finds the authenticator app of a user, or returns undefined. */
export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { sealedSecret: row.sealed_secret, confirmedAt: row.confirmed_at, lastStep: row.last_step }
}

/** Keeps a secret that was made in a step until its first code. Leaves alone one that is confirmed. */
export async function beginSecondFactor(
  db: Database,
  userId: string,
  sealedSecret: string,
  step: number,
): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret, confirmed_at: null, last_step: step })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: step })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute()
}

/** Asks for codes from now on, and returns the recovery codes, none where there were some; undefined where that is so already. */
export async function confirmSecondFactor(
  db: Database,
  account: Concerned,
  step: number,
  client: Client,
): Promise<string[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: new Date().toISOString(), last_step: step })
      .where('user_id', '=', account.id)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .execute()
    if (confirmed.length === 0) return undefined
    await recordEvent(transaction, 'second-factor-on', account, client)
    return makeFirstRecoveryCodes(transaction, account.id)
  })
}

/** Takes note of a code's step. Returns false where a code of that step, or a later one, was used before. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .execute()
  return rows.length > 0
}
