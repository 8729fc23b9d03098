import { createHash } from 'node:crypto'
import { createCookie, type Cookie, type RouterContextProvider } from 'react-router'
import type { Database } from '../database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { ACCOUNT_LIMIT } from '../store/accounts.server.ts'
import { countAttempt, forgetAttempts, mayAttempt } from '../store/attempts.server.ts'
import { findSessionAddress } from '../store/sessions.server.ts'
import { ADDRESS_HEADER, addressKey, REFUSED, type Auth } from './auth.server.ts'
import { addressContext } from './session.server.ts'
import { siteContext } from './site-context.server.ts'

/** Wrong passwords for one account, from every address together, by devices that never signed in to it. */
const ACCOUNT_RULE = { window: 5 * 60, max: 30 }

/** How long a device is known after its last sign-in, in seconds. */
const DEVICE_KNOWN = 365 * 24 * 60 * 60

export type SignIn =
  | { admitted: true; cookies: string[] }
  | { admitted: false; status: 400 | 401 | 403 | 429 | 500; message: string; retryAfter?: number }

/** Signs in with e-mail and password. Refuses with a status and a message for the form; never says which of both is wrong. */
export async function signIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, password }: { email: string; password: string },
): Promise<SignIn> {
  const { auth, db } = context.get(siteContext)
  if (!email || !password) return refusal(400, "indiquez l'e-mail et le mot de passe.")
  const device = deviceCookie(auth)
  try {
    const known = await readDevice(device, request)
    const isKnown = known.includes(accountKey(email))
    const { allowed, retryAfter } = await mayAttempt(db, accountKey(email), ACCOUNT_RULE)
    if (!allowed && !isKnown) return tooMany(retryAfter)
    const response = await askAuth(auth, request, context.get(addressContext), { email, password })
    if (response.status === 401 && !isKnown) await countAttempt(db, accountKey(email), ACCOUNT_RULE)
    if (!response.ok) return await explain(response)
    await forgetFailures(db, response, email)
    const remembered = await device.serialize([...new Set([accountKey(email), ...known])].slice(0, ACCOUNT_LIMIT))
    return { admitted: true, cookies: [...response.headers.getSetCookie(), remembered] }
  } catch (error) {
    log('error', 'sign-in-failed', errorFields(error))
    return internal()
  }
}

/** Asks through the handler, for only there are sign-ins counted; nothing else of the visitor's request reaches it. */
function askAuth(auth: Auth, request: Request, address: string | undefined, body: object): Promise<Response> {
  const { baseURL } = auth.options
  const headers = new Headers({ 'Content-Type': 'application/json', Origin: new URL(baseURL).origin })
  if (address) headers.set(ADDRESS_HEADER, address)
  headers.set('User-Agent', request.headers.get('User-Agent') ?? '')
  const url = new URL('/api/auth/sign-in/email', baseURL)
  return auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function explain(response: Response): Promise<SignIn> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  log('warn', 'sign-in-refused', { status: response.status, code })
  if (code === REFUSED.disabled) return refusal(403, 'ce compte est désactivé.')
  if (code === REFUSED.notAdmin)
    return { admitted: false, status: 403, message: "Accès refusé : vous n'êtes pas autorisé à se connecter." }
  if (response.status === 429) return tooMany(Number(response.headers.get('X-Retry-After')))
  if (response.status === 400 || response.status === 401) return refusal(401, 'e-mail ou mot de passe incorrect.')
  return internal()
}

function refusal(status: 400 | 401 | 403 | 500, words: string): SignIn {
  return { admitted: false, status, message: `Erreur de connexion : ${words}` }
}

const internal = () => refusal(500, 'un incident est survenu. Réessayez dans un instant.')

function tooMany(seconds: number | null): SignIn {
  const retryAfter = seconds || 5
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} s`
  const message = `Erreur de connexion : trop de tentatives. Réessayez dans ${wait}.`
  return { admitted: false, status: 429, message, retryAfter }
}

async function forgetFailures(db: Database, response: Response, email: string): Promise<void> {
  const { token } = (await response.json()) as { token: string }
  const address = await findSessionAddress(db, token)
  await forgetAttempts(db, [accountKey(email), ...(address ? [addressKey(address)] : [])])
}

/** Not the e-mail itself: it may be anybody's who mistook this form for another. */
const accountKey = (email: string) => `account|${createHash('sha256').update(email).digest('base64url')}`

/** The signed cookie in which a device keeps the accounts it has signed in to: others' guesses do not lock it out. */
function deviceCookie({ options }: Auth) {
  return createCookie('appareil', {
    secrets: [options.secret],
    // Both doors ask for it: /login, and /api/session over an open page.
    path: '/',
    maxAge: DEVICE_KNOWN,
    httpOnly: true,
    sameSite: 'lax',
    secure: options.advanced.useSecureCookies,
  })
}

async function readDevice(device: Cookie, request: Request): Promise<string[]> {
  const known: unknown = await device.parse(request.headers.get('Cookie'))
  return Array.isArray(known) ? known : []
}
