import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'

/** How many keys an account may have: more than anybody has devices. */
export const PASSKEY_LIMIT = 10

export interface Passkey {
  /** The credential's own id, base64url. */
  id: string
  name: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: string[]
  /** ISO timestamps, UTC. */
  createdAt: string
  lastUsedAt: string | null
}

/** A passkey that was not there before. */
export type NewPasskey = Omit<Passkey, 'createdAt' | 'lastUsedAt'>

/** Lists the passkeys of a user, the oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: JSON.parse(row.transports) as string[],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Says whether anybody has a passkey. */
export async function hasPasskeys(db: Database): Promise<boolean> {
  return (await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Finds whose passkey it is. Returns undefined for one that is nobody's. */
export async function findPasskeyOwner(db: Database, id: string): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('user', 'user.id', 'passkeys.user_id')
    .select(['user.id', 'user.email'])
    .where('passkeys.id', '=', id)
    .executeTakeFirst()
}

/** Adds a passkey. Returns false where it is one already, of whomever, or the account has as many as it may. */
export async function insertPasskey(
  db: DatabaseTransaction,
  userId: string,
  { id, name, publicKey, counter, transports }: NewPasskey,
): Promise<boolean> {
  if ((await listPasskeys(db, userId)).length >= PASSKEY_LIMIT) return false
  const rows = await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      name,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      created_at: new Date().toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Takes note that a passkey was used. Returns false where it has counted further already: a copy of it is about. */
export async function notePasskeyUse(db: Database, id: string, counter: number): Promise<boolean> {
  const rows = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: new Date().toISOString() })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Removes the passkey of a user with this id, or all of them. Returns how many there were. */
export async function removePasskeys(db: DatabaseTransaction, userId: string, id?: string): Promise<number> {
  const owned = db.deleteFrom('passkeys').where('user_id', '=', userId)
  return (await (id === undefined ? owned : owned.where('id', '=', id)).returning('id').execute()).length
}
