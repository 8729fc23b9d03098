import type { Database } from '../database/tables.ts'

/** Says why a user may have no session: not an administrator, or disabled. Returns undefined for one who may. */
export async function whyNotAdmitted(db: Database, userId: string): Promise<'notAdmin' | 'disabled' | undefined> {
  const user = await db.selectFrom('user').select(['role', 'disabled']).where('id', '=', userId).executeTakeFirst()
  if (user?.role !== 'admin') return 'notAdmin'
  return user.disabled ? 'disabled' : undefined
}

/** Notes when a user last signed in. */
export async function noteSignIn(db: Database, userId: string, moment: Date): Promise<void> {
  await db.updateTable('user').set({ lastSignInAt: moment.toISOString() }).where('id', '=', userId).execute()
}

/** Finds the address that a session was opened from, or returns undefined where none was known. */
export async function findSessionAddress(db: Database, token: string): Promise<string | undefined> {
  const session = await db.selectFrom('session').select('ipAddress').where('token', '=', token).executeTakeFirst()
  return session?.ipAddress || undefined
}

/** Deletes a session, if there is one with this token. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute()
}

/** Says which of these sessions are still open: not ended, not expired, of an administrator who is not disabled. */
export async function findOpenSessions(db: Database, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select('session.id')
    .where('session.id', 'in', ids)
    .where('session.expiresAt', '>', now.toISOString())
    .where('user.role', '=', 'admin')
    .where('user.disabled', '=', 0)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
