import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { parseCookies } from 'better-auth/cookies'
import type { Database } from '../database/tables.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import { hashPassword, verifyPassword } from '../lib/password-hash.server.ts'
import { PASSWORD_MAX_LENGTH } from '../store/accounts.server.ts'
import { countAttempt } from '../store/attempts.server.ts'
import { noteSignIn, whyNotAdmitted } from '../store/sessions.server.ts'
import type { Settings } from './settings.server.ts'

/** The header in which a sign-in is told the visitor's address; only this server ever writes it. */
export const ADDRESS_HEADER = 'x-client-address'

/** How long a session lasts without a visit, and how old it is when a visit prolongs it, in seconds. */
const SESSION = { expiresIn: 7 * 24 * 60 * 60, updateAge: 24 * 60 * 60 }

/** Sign-ins from one address; its first success clears the count. */
const SIGN_IN_RULE = { window: 60, max: 10 }

/** The path that a sign-in is counted under. */
const SIGN_IN = '/sign-in/email'

/** Says under which key better-auth counts the sign-ins from an address. */
export const addressKey = (address: string) => `${address}|${SIGN_IN}`

/** Why a sign-in with the right password is refused: the codes of better-auth's answer. */
export const REFUSED = { disabled: 'ACCOUNT_DISABLED', notAdmin: 'NOT_ADMINISTRATOR' } as const

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
    telemetry: { enabled: false },
    logger: { level: 'error', log: logFailure },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: {
        hash: (password) => hashPassword(password).catch(refuseBusy),
        verify: ({ password, hash }) => verifyPassword(password, hash).catch(refuseBusy),
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
    rateLimit: {
      enabled: true,
      customRules: { [SIGN_IN]: SIGN_IN_RULE },
      customStorage: { consume: (key, rule) => countAttempt(db, key, rule) },
    },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseUnlessAdmitted(db, userId),
          after: ({ userId, createdAt }) => noteSignIn(db, userId, createdAt),
        },
      },
    },
    advanced: {
      cookiePrefix: 'administration',
      useSecureCookies: settings.siteUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Our migrations make the tables; its check would ask PostgreSQL in SQLite's words.
      database: { validateSchema: false },
    },
  })
}

/** Returns the cookie of a request's session, unchecked: its token, a dot and its signature. */
export async function sessionCookie(auth: Auth, request: Request): Promise<string | undefined> {
  const { name } = (await auth.$context).authCookies.sessionToken
  return parseCookies(request.headers.get('Cookie') ?? '').get(name)
}

/** Here and not after the sign-in, so that there is never a session to take back. */
async function refuseUnlessAdmitted(db: Database, userId: string): Promise<void> {
  const why = await whyNotAdmitted(db, userId)
  if (why) throw new APIError('FORBIDDEN', { code: REFUSED[why] })
}

function refuseBusy(error: unknown): never {
  if (error instanceof QueueFullError) throw new APIError('TOO_MANY_REQUESTS')
  throw error
}

function logFailure(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error)
  log(level === 'debug' ? 'info' : level, 'accounts', { message, ...(error && errorFields(error)) })
}
