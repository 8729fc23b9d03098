import { randomUUID } from 'node:crypto'
import { createCookie } from 'react-router'
import { z } from 'zod'
import { cookieName, isSecure } from './auth.server.ts'
import type { Site } from './site-context.server.ts'

/** How long a code may be given after the password, in seconds. */
const WAIT = 10 * 60

const pendingSchema = z.object({ id: z.string(), email: z.string(), userId: z.string(), until: z.number() })

/** Someone who has given the password, and not yet what follows; `id` tells this sign-in from any other. */
export type Pending = Pick<z.infer<typeof pendingSchema>, 'id' | 'email' | 'userId'>

type Kept = Pick<Site, 'auth' | 'settings'>

/** Reads who gave the password in this browser a moment ago; undefined where nobody did. */
export async function readPending(site: Kept, request: Request): Promise<Pending | undefined> {
  const kept = pendingSchema.safeParse(await pendingCookie(site).parse(request.headers.get('Cookie')))
  return kept.success && kept.data.until > Date.now() ? kept.data : undefined
}

/** Makes the cookie that remembers who gave the password, and what it says. */
export async function rememberPending(
  site: Kept,
  account: Pick<Pending, 'email' | 'userId'>,
): Promise<{ pending: Pending; cookie: string }> {
  const pending = { ...account, id: randomUUID() }
  const cookie = await pendingCookie(site).serialize({ ...pending, until: Date.now() + WAIT * 1000 })
  return { pending, cookie }
}

/** Makes the cookie that forgets it. */
export function forgetPending(site: Kept): Promise<string> {
  return pendingCookie(site).serialize('', { maxAge: 0 })
}

function pendingCookie({ auth, settings }: Kept) {
  return createCookie(cookieName(settings, 'mot-de-passe-donne'), {
    secrets: [auth.options.secret],
    path: '/',
    maxAge: WAIT,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
  })
}
