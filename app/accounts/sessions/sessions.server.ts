import { deviceWords } from '../device-words.ts'
import type { Database } from '../../platform/database/tables.ts'

/**
 * How long a session lasts at most, however often it is used, in seconds. Source: NIST SP 800-63B, 4.1.3:
 * thirty days at the level that one factor reaches.
 */
const LONGEST = 30 * 24 * 60 * 60

/** How long it lasts without a visit, in seconds. */
export const SESSION_IDLE = 7 * 24 * 60 * 60

/** A session that an administrator has open somewhere. */
export interface OpenSession {
  id: string
  /** In words: « Safari sur iPhone ». */
  device: string
  /** ISO timestamps, UTC. */
  createdAt: string
  lastSeenAt: string
}

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

/** Says when a session ends: where nobody comes back or, at the latest, thirty days after it was opened. */
export function endOfSession({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + LONGEST * 1000))
}

/** Deletes a session, if there is one with this token. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute()
}

/** Deletes the sessions that nobody ended and that are over: what they say of a device and its address goes with them. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now.toISOString()).execute()
}

/** Says which of these sessions are still open: not ended, not expired, of an administrator who is not disabled. */
export async function findOpenSessions(db: Database, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await openSessions(db, now)
    .innerJoin('user', 'user.id', 'session.userId')
    .select('session.id')
    .where('session.id', 'in', ids)
    .where('user.role', '=', 'admin')
    .where('user.disabled', '=', 0)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Lists the open sessions of a user, the one last used first. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<OpenSession[]> {
  const rows = await openSessions(db, now)
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: deviceWords(userAgent),
    createdAt,
    lastSeenAt: updatedAt,
  }))
}

/**
 * Ends other sessions of a user: the one with this id, or all but the one that asks. Returns how many there were;
 * another user's sessions, and the one that asks, are none of them.
 */
export async function endOtherSessions(
  db: Database,
  { userId, own, id }: { userId: string; own: string; id: string | undefined },
): Promise<number> {
  const others = db.deleteFrom('session').where('userId', '=', userId).where('id', '!=', own)
  const rows = await (id === undefined ? others : others.where('id', '=', id)).returning('id').execute()
  return rows.length
}

const openSessions = (db: Database, now: Date) =>
  db
    .selectFrom('session')
    .where('session.expiresAt', '>', now.toISOString())
    .where('session.createdAt', '>', new Date(now.getTime() - LONGEST * 1000).toISOString())
