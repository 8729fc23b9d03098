import type { Database } from '../../platform/database/tables.ts'
import { Refusal } from '../../lib/refusal.ts'
import { listAccounts, type Account } from '../accounts.server.ts'
import { recordEvent, type Client } from '../audit.server.ts'
import { findTicket, forgetTickets, makeTicket } from '../../platform/tickets.server.ts'

/** How long a link for a new password is good, in seconds. */
const GOOD_FOR = 30 * 60

/**
 * Makes what lets an administrator set a new password without the one so far, once, in place of any made before. Refuses a
 * disabled account, and one that is not there, with a Refusal.
 */
export async function makePasswordLink(db: Database, userId: string, client: Client): Promise<string> {
  const account = (await listAccounts(db)).find(({ id }) => id === userId)
  if (!account) throw new Refusal("Ce compte n'est plus là.")
  if (account.disabled)
    throw new Refusal('Ce compte est désactivé : la personne qui héberge le site peut le réactiver.')
  await forgetTickets(db, account.id, 'new-password')
  await recordEvent(db, 'password-link-made', account, client)
  return makeTicket(db, 'new-password', account.id, GOOD_FOR)
}

/** Finds whose password a link sets. Returns undefined for one that is none, over or used. */
export async function findPasswordLink(db: Database, ticket: string): Promise<Account | undefined> {
  const userId = await findTicket(db, 'new-password', ticket)
  return (await listAccounts(db)).find(({ id, disabled }) => id === userId && !disabled)
}
