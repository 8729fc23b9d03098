import { randomUUID } from 'node:crypto'
import { createCookie } from 'react-router'
import { z } from 'zod'
import { ACCOUNT_LIMIT } from './accounts.server.ts'
import { cookieName, isSecure, type Auth } from './auth.server.ts'
import type { Settings } from '../platform/settings.server.ts'
import { accountKey, type Device } from './sign-in/sign-in-limits.server.ts'

/** How long a device is known after its last sign-in, in seconds. */
const KNOWN = 365 * 24 * 60 * 60

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) })

interface Site {
  auth: Auth
  settings: Settings
}

/** Reads which device makes a request: one that no account knows where its cookie is missing or forged. */
export async function readDevice(site: Site, request: Request): Promise<Device> {
  const kept = deviceSchema.safeParse(await deviceCookie(site).parse(request.headers.get('Cookie')))
  return kept.success ? kept.data : { id: randomUUID(), accounts: [] }
}

/** Makes the cookie by which a device is known that has signed in to an account. */
export function rememberDevice(site: Site, device: Device, email: string): Promise<string> {
  const accounts = [...new Set([accountKey(email), ...device.accounts])].slice(0, ACCOUNT_LIMIT)
  return deviceCookie(site).serialize({ id: device.id, accounts } satisfies Device)
}

/** Signed: others' guesses do not shut out the device that has it. It lets nobody in. */
function deviceCookie({ auth, settings }: Site) {
  return createCookie(cookieName(settings, 'appareil'), {
    secrets: [auth.options.secret],
    // Both doors ask for it: /login, and /api/session over an open page.
    path: '/',
    maxAge: KNOWN,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
  })
}
