import { randomUUID } from 'node:crypto'
import type { AuditEvent, AuditKind } from './audit.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '../platform/database/tables.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * How long an event is kept, in days. Source: CNIL, délibération 2021-122 on journals: between six months and
 * one year; the shorter, for a site with two accounts.
 */
const KEPT_DAYS = 183

/** How many events of accounts that do not exist are kept: anybody can make as many as they like. */
export const STRANGERS_KEPT = 1000

/** How long an address is known after a sign-in from it, in days. */
const ADDRESS_KNOWN_DAYS = 90

/** From where something was done: the visitor's network, and the device in words. */
export interface Client {
  address: string | undefined
  device: string
}

/** Whom something concerns. */
export interface Concerned {
  id: string
  name: string
}

/** Names an administrator as whom something concerns. */
export const concerned = ({ user }: Viewer): Concerned => ({ id: user.uid, name: user.displayName })

/**
 * Adds an event to the journal, and lets go of those that have been kept long enough. `account` is undefined for
 * one that does not exist, `client` for the command line.
 */
export async function recordEvent(
  db: Database,
  kind: AuditKind,
  account: Concerned | undefined,
  client?: Client,
): Promise<void> {
  const now = Date.now()
  const [id, at] = [randomUUID(), new Date(now).toISOString()]
  const { id: user_id = null, name = null } = account ?? {}
  const { address = null, device = null } = client ?? {}
  await db.insertInto('audit_events').values({ id, at, kind, user_id, name, address, device }).execute()
  await db
    .deleteFrom('audit_events')
    .where('at', '<', new Date(now - KEPT_DAYS * DAY).toISOString())
    .execute()
  // For known accounts as well, or the time that it takes would tell them apart.
  await db
    .deleteFrom('audit_events')
    .where('user_id', 'is', null)
    .where('at', '<', (eb) =>
      eb
        .selectFrom('audit_events as kept')
        .select('kept.at')
        .where('kept.user_id', 'is', null)
        .orderBy('kept.at', 'desc')
        .limit(1)
        .offset(STRANGERS_KEPT - 1),
    )
    .execute()
}

/** Lists the last events of the journal, the newest first: of everyone, or of the accounts that there are or were. */
export async function listEvents(db: Database, limit: number, of?: 'accounts'): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['at', 'kind', 'name', 'address', 'device'])
    .$if(of === 'accounts', (events) => events.where('user_id', 'is not', null))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as AuditEvent[]
}

/** Counts the events that are kept of accounts that do not exist, and says when the last was. Returns undefined where there are none. */
export async function countStrangers(db: Database): Promise<{ count: number; last: string } | undefined> {
  const { count, last } = await db
    .selectFrom('audit_events')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('at').as('last')])
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  return last === null ? undefined : { count: Number(count), last }
}

/**
 * Finds the account that someone tries to sign in to, and whether this address is one that it was signed in from
 * lately. Asks the same of the database whether or not there is one.
 */
export async function findTried(
  db: Database,
  email: string,
  address: string | undefined,
): Promise<{ account: Concerned | undefined; isKnownAddress: boolean }> {
  const since = new Date(Date.now() - ADDRESS_KNOWN_DAYS * DAY).toISOString()
  const row = await db
    .selectFrom('user')
    .select((eb) => [
      'id',
      'name',
      eb
        .selectFrom('audit_events')
        .select('at')
        .whereRef('user_id', '=', 'user.id')
        .where('kind', '=', 'signed-in' satisfies AuditKind)
        .where('address', '=', address ?? '')
        .where('at', '>', since)
        .limit(1)
        .as('seen'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()
  return { account: row && { id: row.id, name: row.name }, isKnownAddress: Boolean(row?.seen) }
}
