import { z } from 'zod'
import { findTicket, makeTicket } from '../../platform/tickets.server.ts'
import { signedCookie, type CookieSite } from '../signed-cookie.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

/** How long a code may be given after the password, in seconds. */
const WAIT = 10 * 60

const keptSchema = z.object({ id: z.string(), email: z.string() })

/** Someone who has given the password, and not yet what follows; `id` is the ticket that lets it follow, once. */
export interface Pending {
  id: string
  email: string
  userId: string
}

type Kept = Pick<Site, 'db' | 'auth' | 'settings'>

/** Reads who gave the password in this browser a moment ago; undefined where nobody did. */
export async function readPending(site: Kept, request: Request): Promise<Pending | undefined> {
  const kept = keptSchema.safeParse(await pendingCookie(site).parse(request.headers.get('Cookie')))
  const userId = kept.data && (await findTicket(site.db, 'second-step', kept.data.id))
  return userId === undefined ? undefined : { ...kept.data!, userId }
}

/** Makes the cookie that remembers who gave the password, and what it says. */
export async function rememberPending(
  site: Kept,
  account: Pick<Pending, 'email' | 'userId'>,
): Promise<{ pending: Pending; cookie: string }> {
  const id = await makeTicket(site.db, 'second-step', account.userId, WAIT)
  const cookie = await pendingCookie(site).serialize({ id, email: account.email } satisfies z.infer<typeof keptSchema>)
  return { pending: { ...account, id }, cookie }
}

/** Makes the cookie that forgets it. */
export function forgetPending(site: Kept): Promise<string> {
  return pendingCookie(site).serialize('', { maxAge: 0 })
}

const pendingCookie = (site: CookieSite) => signedCookie(site, 'mot-de-passe-donne', WAIT)
