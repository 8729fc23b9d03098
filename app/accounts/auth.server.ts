import { betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { parseCookies, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Database } from '../platform/database/tables.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import { renewHash } from './accounts.server.ts'
import { isFirebaseHash } from './firebase-hash.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { PASSWORD_MAX_LENGTH } from './account-checks.server.ts'
import { hasSecondStep } from './second-factor/second-step-store.server.ts'
import { noteSignIn, SESSION_IDLE, whyNotAdmitted } from './sessions/sessions.server.ts'
import type { Settings } from '../platform/settings.server.ts'

/** The header in which a sign-in is told the visitor's address; only this server ever writes it. */
export const ADDRESS_HEADER = 'x-client-address'

/**
 * How long a session lasts without a visit, and how often a visit prolongs it, which is also how exactly it is
 * known when it was last used; in seconds.
 */
const SESSION = { expiresIn: SESSION_IDLE, updateAge: 10 * 60 }

/** The path of a sign-in with a password. */
export const SIGN_IN = '/sign-in/email'

/** A cookie so named is refused by browsers unless it is secure, for this host alone and for all of it. */
const HOST_PREFIX = '__Host-'

/** What the name of the session's cookie contains: behind TLS something stands before it. */
export const SESSION_COOKIE = 'administration.session_token'

/** Why a sign-in with the right password is refused: the codes of better-auth's answer. */
export const REFUSED = {
  disabled: 'ACCOUNT_DISABLED',
  notAdmin: 'NOT_ADMINISTRATOR',
  code: 'CODE_NEEDED',
} as const

/** Opens a session for who has given the password and then the code: no address leads to it. */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new APIError('UNAUTHORIZED')
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session, user })
    return ctx.json({})
  },
)

export type Auth = ReturnType<typeof makeAuth>

/**
 * Makes the accounts service. It is asked through its handler and mounted at no address: of what it can
 * do, the site uses sign-in, session and sign-out.
 */
export function makeAuth(db: Database, settings: Pick<Settings, 'siteUrl' | 'passwordMinLength'>, secret: string) {
  return betterAuth({
    secret,
    baseURL: settings.siteUrl || 'http://localhost',
    // With this type it stores dates as ISO text and truth as 0/1, on PostgreSQL as well.
    database: { db, type: 'sqlite' },
    plugins: [{ id: 'second-step', endpoints: { openSession } }],
    telemetry: { enabled: false },
    logger: { level: 'error', log: logFailure },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: {
        // Asked for where there is no such account.
        hash: (password) => hashAsVerified(password).catch(refuseBusy),
        verify: ({ password, hash }) => verifyAndRenew(db, password, hash).catch(refuseBusy),
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        disabled: { type: 'boolean', input: false },
        lastSignInAt: { type: 'date', required: false, input: false },
      },
    },
    session: SESSION,
    // Ours knows accounts and devices as well: sign-in-limits.server.ts.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }, endpoint) => refuseUnlessAdmitted(db, userId, endpoint?.path === SIGN_IN),
          after: ({ userId, createdAt }) => noteSignIn(db, userId, createdAt),
        },
      },
    },
    advanced: {
      cookiePrefix: cookieName(settings, 'administration'),
      // Its own prefix would be `__Secure-`, which another host of the domain can write.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(settings) },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Our migrations make the tables; its check would ask PostgreSQL in SQLite's words.
      database: { validateSchema: false },
    },
  })
}

/** Says whether the site is reached by https alone. */
export const isSecure = ({ siteUrl }: Pick<Settings, 'siteUrl'>) => siteUrl.startsWith('https:')

/** Names a cookie of the site's own. */
export const cookieName = (settings: Pick<Settings, 'siteUrl'>, name: string) =>
  isSecure(settings) ? HOST_PREFIX + name : name

/** Returns the cookie of a request's session, unchecked: its token, a dot and its signature. */
export async function sessionCookie(auth: Auth, request: Request): Promise<string | undefined> {
  const { name } = (await auth.$context).authCookies.sessionToken
  return parseCookies(request.headers.get('Cookie') ?? '').get(name)
}

/** Here and not after the sign-in, so that there is never a session to take back. */
async function refuseUnlessAdmitted(db: Database, userId: string, byPassword: boolean): Promise<void> {
  const why = await whyNotAdmitted(db, userId)
  if (why) throw new APIError('FORBIDDEN', { code: REFUSED[why] })
  if (byPassword && (await hasSecondStep(db, userId))) throw new APIError('FORBIDDEN', { code: REFUSED.code })
}

/** Whether the password is right or not, an account with a former hash takes as long as one that does not exist. */
async function verifyAndRenew(db: Database, password: string, hash: string): Promise<boolean> {
  const isRight = await verifyPassword(password, hash)
  if (!isFirebaseHash(hash)) return isRight
  const renewed = await hashAsVerified(password)
  if (isRight) await renewHash(db, hash, renewed)
  return isRight
}

/** Hashes a password in the time that a wrong one takes to verify, which is tried without the blanks around it as well. */
async function hashAsVerified(password: string): Promise<string> {
  if (password.trim() !== password) await hashPassword(password)
  return hashPassword(password)
}

function refuseBusy(error: unknown): never {
  if (error instanceof QueueFullError) throw new APIError('TOO_MANY_REQUESTS')
  throw error
}

function logFailure(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error)
  log(level === 'debug' ? 'info' : level, 'accounts', { message, ...(error && errorFields(error)) })
}
