import { createContext, type RouterContextProvider } from 'react-router'
import type { Viewer } from './viewer.ts'
import { deviceWords } from './device-words.ts'
import { errorFields, log } from '../lib/log.ts'
import { networkOf } from '../lib/network.ts'
import { concerned, recordEvent, type Client } from './audit.server.ts'
import { deleteSession, endOfSession } from './sessions/sessions.server.ts'
import { sessionCookie, type Auth } from './auth.server.ts'
import { isRefusedConnection } from '../platform/database/connection-errors.server.ts'
import { siteContext, type Site } from '../platform/site-context.server.ts'

/** The administrator who makes the request; undefined for a visitor. */
export const viewerContext = createContext<Viewer | undefined>()

/**
 * With which status a request that is not an administrator's is denied what is theirs: 401 without a session, 403 with
 * that of someone who is not, or no longer, an administrator, 503 while nobody can say.
 */
export type Denial = 401 | 403 | 503

/** How the request is denied where it has no administrator. */
export const denialContext = createContext<Denial>(401)

/** The address that the request came from, as far as it can be believed; undefined when it is not known. */
export const addressContext = createContext<string | undefined>()

/**
 * Finds who makes a request and the cookies that the answer must carry for it: those of a session that was
 * prolonged, or has ended where a page is opened. No cookie, no session, or no administrator any more: a visitor.
 * Without the database, nobody knows: that is no end of a session.
 */
export async function readSession(
  { auth, db }: Pick<Site, 'auth' | 'db'>,
  request: Request,
): Promise<{ viewer: Viewer | undefined; denial: Denial; cookies: string[] }> {
  const visitor = { viewer: undefined, denial: 401 as Denial, cookies: [] }
  if (!(await sessionCookie(auth, request))) return visitor
  try {
    const asked = { headers: request.headers, returnHeaders: true } as const
    const { headers, response } = await auth.api.getSession(asked).catch((error: unknown) => {
      if (isRefusedConnection(error)) throw error
      // What cannot be prolonged, as on a full disk, is a session all the same.
      return auth.api.getSession({ ...asked, query: { disableRefresh: true } })
    })
    const cookies = headers.getSetCookie()
    if (!response) return { ...visitor, cookies: isNavigation(request) ? cookies : [] }
    if (endOfSession(response.session) <= new Date()) {
      await deleteSession(db, response.session.token)
      return { ...visitor, cookies: isNavigation(request) ? await forgetfulCookies(auth, request) : [] }
    }
    const refused = response.user.disabled || response.user.role !== 'admin'
    return { viewer: refused ? undefined : viewerOf(response), denial: refused ? 403 : 401, cookies }
  } catch (error) {
    log('error', 'session-unreadable', errorFields(error))
    return { ...visitor, denial: 503 }
  }
}

/** Returns the administrator who makes a request for a route that is not open. Throws where nobody stands before it. */
export function administrator(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new Error('A route that is open to anyone asked for its administrator.')
  return viewer
}

/** What an open page asks may be on its way while a sign-in in another tab is: its answer must not undo that one's cookie. */
const isNavigation = ({ headers }: Request) => (headers.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate'

function viewerOf({ user, session }: NonNullable<Auth['$Infer']['Session']>): Viewer {
  return {
    user: {
      uid: user.id,
      displayName: user.name,
      photoURL: user.image ?? null,
      email: user.email,
      emailVerified: user.emailVerified,
      phoneNumber: null,
      tenantId: null,
      isAnonymous: false,
      providers: ['password'],
      creationTime: user.createdAt.toISOString(),
      lastSignInTime: (user.lastSignInAt ?? session.createdAt).toISOString(),
    },
    session: { id: session.id, expiresAt: endOfSession(session).toISOString(), now: new Date().toISOString() },
  }
}

/** Says from where a request comes, for the journal. */
export function clientOf(request: Request, context: Readonly<RouterContextProvider>): Client {
  const address = context.get(addressContext)
  return { address: address && networkOf(address), device: deviceWords(request.headers.get('User-Agent')) }
}

/**
 * Ends the session of a request, and returns the cookies that make its browser forget it. What fails is
 * logged: the browser forgets in any case.
 */
export async function endSession(request: Request, context: Readonly<RouterContextProvider>): Promise<string[]> {
  const { auth, db } = context.get(siteContext)
  // Before better-auth, which would not tell of a failure here.
  try {
    await endPrevious(request, context)
    const viewer = context.get(viewerContext)
    const account = viewer && concerned(viewer)
    if (account) await recordEvent(db, 'signed-out', account, clientOf(request, context))
  } catch (error) {
    log('error', 'sign-out-failed', { message: 'Erreur lors de la déconnexion', ...errorFields(error) })
  }
  return forgetfulCookies(auth, request)
}

/** Ends the session that a request came with, where another takes its place or none. */
export async function endPrevious(request: Request, context: Readonly<RouterContextProvider>): Promise<void> {
  const { auth, db } = context.get(siteContext)
  const token = (await sessionCookie(auth, request))?.split('.')[0]
  if (token) await deleteSession(db, token)
}

async function forgetfulCookies(auth: Auth, request: Request): Promise<string[]> {
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  return headers.getSetCookie()
}
