import { hash } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { generatePassword, regroup } from '../passwords/generate-password.server.ts'
import type { AuditKind } from '../audit.ts'
import { recordEvent, type Concerned, type Client } from '../audit.server.ts'

const CODES = 10

/** How long codes that were made anew may not have been read, in milliseconds. */
const LATELY = 10 * 60_000

/** 125 random bits: of those with fewer, ASVS 5.0 (6.5.2) asks for a slow hash. */
const CODE_LENGTH = 25

/** Uses up a recovery code. Returns false where there is none such. */
export async function useRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(regroup(code)))
    .returning('hash')
    .execute()
  return rows.length > 0
}

/** Counts the recovery codes that are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return (await db.selectFrom('recovery_codes').select('hash').where('user_id', '=', userId).execute()).length
}

/** Makes new recovery codes in place of the old, and returns them. */
export async function renewRecoveryCodes(db: Database, account: Concerned, client: Client): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await recordEvent(transaction, 'recovery-codes-made', account, client)
    return replaceCodes(transaction, account.id)
  })
}

/** Says whether the recovery codes were made anew so lately that the answer which showed them may not have been read. */
export async function wereCodesRenewed(db: Database, userId: string): Promise<boolean> {
  const kind: AuditKind = 'recovery-codes-made'
  const event = await db
    .selectFrom('audit_events')
    .select('at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', new Date(Date.now() - LATELY).toISOString())
    .executeTakeFirst()
  return event !== undefined
}

/** Makes recovery codes where none are left, and returns them; none where those on paper are still good. */
export async function makeFirstRecoveryCodes(db: DatabaseTransaction, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(db, userId)) > 0 ? [] : replaceCodes(db, userId)
}

/** Forgets the recovery codes of a user who is asked for nothing any more. */
export async function forgetRecoveryCodes(db: DatabaseTransaction, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

async function replaceCodes(db: DatabaseTransaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => generatePassword(CODE_LENGTH))
  await forgetRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashOf(code), user_id: userId })))
    .execute()
  return codes
}

const hashOf = (code: string) => hash('sha256', code, 'base64url')
