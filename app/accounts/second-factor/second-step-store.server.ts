import type { SecondStep } from '../own-account.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { recordEvent, type Concerned, type Client } from '../audit.server.ts'
import { insertPasskey, removePasskeys, type NewPasskey } from '../passkeys/passkeys.server.ts'
import { forgetRecoveryCodes, makeFirstRecoveryCodes } from './recovery-codes.server.ts'

/** Reads what a user is asked for after the password. */
export async function findSecondStep(db: Database, userId: string): Promise<SecondStep> {
  const [factor, passkeys] = await Promise.all([
    db.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute(),
  ])
  return { code: Boolean(factor?.confirmed_at), passkeys: passkeys.length }
}

/** Says whether a user is asked for something after the password. */
export async function hasSecondStep(db: Database, userId: string): Promise<boolean> {
  const { code, passkeys } = await findSecondStep(db, userId)
  return code || passkeys > 0
}

/** Adds a passkey, and returns the recovery codes, none where there were some; undefined where it cannot be added. */
export async function addPasskey(
  db: Database,
  account: Concerned,
  passkey: NewPasskey,
  client: Client,
): Promise<string[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await insertPasskey(transaction, account.id, passkey))) return undefined
    await recordEvent(transaction, 'passkey-added', account, client)
    return makeFirstRecoveryCodes(transaction, account.id)
  })
}

/** Removes a passkey. Returns false where the account has none such. */
export async function removePasskey(db: Database, account: Concerned, id: string, client: Client): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if ((await removePasskeys(transaction, account.id, id)) === 0) return false
    await recordEvent(transaction, 'passkey-removed', account, client)
    await forgetUnneededCodes(transaction, account.id)
    return true
  })
}

/** Asks for codes of an app no more. Returns false where none were asked for. */
export async function removeCodes(db: Database, account: Concerned, client: Client): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const wasOn = await deleteFactor(transaction, account, client)
    await forgetUnneededCodes(transaction, account.id)
    return wasOn
  })
}

/** Asks for nothing but the password, as for a lost telephone. Returns false where that is so already. */
export async function removeSecondStep(db: Database, account: Concerned): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const wasOn = await deleteFactor(transaction, account)
    const passkeys = await removePasskeys(transaction, account.id)
    for (let count = 0; count < passkeys; count++) await recordEvent(transaction, 'passkey-removed', account)
    await forgetRecoveryCodes(transaction, account.id)
    return wasOn || passkeys > 0
  })
}

async function deleteFactor(db: DatabaseTransaction, account: Concerned, client?: Client): Promise<boolean> {
  const rows = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', account.id)
    .returning('confirmed_at')
    .execute()
  const wasOn = rows.some(({ confirmed_at }) => confirmed_at !== null)
  if (wasOn) await recordEvent(db, 'second-factor-off', account, client)
  return wasOn
}

async function forgetUnneededCodes(db: DatabaseTransaction, userId: string): Promise<void> {
  if (!(await hasSecondStep(db, userId))) await forgetRecoveryCodes(db, userId)
}
