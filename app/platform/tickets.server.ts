import { hash, randomBytes } from 'node:crypto'
import type { Database } from './database/tables.ts'

/** What a ticket is good for: to go on after the password, or to set a new one. */
export type Purpose = 'second-step' | 'new-password'

const TICKET_BYTES = 32

/** Makes a ticket of a user for so many seconds, and returns it: only its hash is kept. */
export async function makeTicket(db: Database, purpose: Purpose, userId: string, seconds: number): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url')
  const now = Date.now()
  await db.deleteFrom('tickets').where('expires_at', '<=', new Date(now).toISOString()).execute()
  const expires_at = new Date(now + seconds * 1000).toISOString()
  await db
    .insertInto('tickets')
    .values({ hash: hashOf(ticket), purpose, user_id: userId, expires_at })
    .execute()
  return ticket
}

/** Finds whose ticket it is, and leaves it good. Returns undefined for one that is none, over or used. */
export async function findTicket(db: Database, purpose: Purpose, ticket: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tickets')
    .select('user_id')
    .where('hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row?.user_id
}

/** Uses a ticket up. Returns false for one that is none, over or used. */
export async function takeTicket(db: Database, purpose: Purpose, ticket: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('tickets')
    .where('hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .returning('hash')
    .execute()
  return rows.length > 0
}

/** Makes the tickets of a user worthless: all of them, or those for one thing. */
export async function forgetTickets(db: Database, userId: string, purpose?: Purpose): Promise<void> {
  const owned = db.deleteFrom('tickets').where('user_id', '=', userId)
  await (purpose === undefined ? owned : owned.where('purpose', '=', purpose)).execute()
}

const hashOf = (ticket: string) => hash('sha256', ticket, 'base64url')
