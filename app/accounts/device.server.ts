import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ACCOUNT_LIMIT } from './accounts.server.ts'
import { signedCookie, type CookieSite } from './signed-cookie.server.ts'
import { accountKey, type Device } from './sign-in/sign-in-limits.server.ts'

/** How long a device is known after its last sign-in, in seconds. */
const KNOWN = 365 * 24 * 60 * 60

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) })

/** Reads which device makes a request: one that no account knows where its cookie is missing or forged. */
export async function readDevice(site: CookieSite, request: Request): Promise<Device> {
  const kept = deviceSchema.safeParse(await deviceCookie(site).parse(request.headers.get('Cookie')))
  return kept.success ? kept.data : { id: randomUUID(), accounts: [] }
}

/** Makes the cookie by which a device is known that has signed in to an account. */
export function rememberDevice(site: CookieSite, device: Device, email: string): Promise<string> {
  const accounts = [...new Set([accountKey(email), ...device.accounts])].slice(0, ACCOUNT_LIMIT)
  return deviceCookie(site).serialize({ id: device.id, accounts } satisfies Device)
}

/** Signed: others' guesses do not shut out the device that has it. It lets nobody in. */
const deviceCookie = (site: CookieSite) => signedCookie(site, 'appareil', KNOWN)
