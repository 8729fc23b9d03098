import { createHash } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { generatePassword } from '../lib/generate-password.server.ts'
import { recordEvent, type Concerned, type Whence } from './audit.server.ts'

const CODES = 10

/** 125 random bits: of those with fewer, ASVS 5.0 (6.5.2) asks for a slow hash. */
const CODE_LENGTH = 25

export interface SecondFactor {
  sealedSecret: string
  /** ISO timestamp, UTC; null until a first code was given. */
  confirmedAt: string | null
  lastStep: number
}

/** Finds the second factor of a user, or returns undefined. */
export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { sealedSecret: row.sealed_secret, confirmedAt: row.confirmed_at, lastStep: row.last_step }
}

/** Says whether a user is asked for a code at sign-in. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(db, userId))?.confirmedAt)
}

/** Keeps a secret until its first code. Leaves alone one that is confirmed. */
export async function beginSecondFactor(db: Database, userId: string, sealedSecret: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute()
}

/** Asks for codes from now on, and returns the recovery codes; undefined where that is so already. */
export async function confirmSecondFactor(
  db: Database,
  account: Concerned,
  step: number,
  whence: Whence,
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
    await recordEvent(transaction, 'second-factor-on', account, whence)
    return replaceCodes(transaction, account.id)
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

/** Uses up a recovery code. Returns false where there is none such. */
export async function useRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .returning('hash')
    .execute()
  return rows.length > 0
}

/** Counts the recovery codes that are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return (await db.selectFrom('recovery_codes').select('hash').where('user_id', '=', userId).execute()).length
}

/** Makes new recovery codes in place of the old, and returns them. */
export async function renewRecoveryCodes(db: Database, account: Concerned, whence: Whence): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await recordEvent(transaction, 'recovery-codes-made', account, whence)
    return replaceCodes(transaction, account.id)
  })
}

/** Asks for codes no more. Returns false where none were asked for; `whence` is undefined for the command line. */
export async function removeSecondFactor(db: Database, account: Concerned, whence?: Whence): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', account.id).execute()
    const rows = await transaction
      .deleteFrom('second_factors')
      .where('user_id', '=', account.id)
      .returning('confirmed_at')
      .execute()
    const wasOn = rows.some(({ confirmed_at }) => confirmed_at !== null)
    if (wasOn) await recordEvent(transaction, 'second-factor-off', account, whence)
    return wasOn
  })
}

async function replaceCodes(db: DatabaseTransaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => generatePassword(CODE_LENGTH))
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashOf(code), user_id: userId })))
    .execute()
  return codes
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
