import { createContext, type RouterContextProvider } from 'react-router'
import type { Viewer } from '../content/viewer.ts'
import { errorFields, log } from '../lib/log.ts'
import { deleteSession } from '../store/sessions.server.ts'
import { sessionCookie, type Auth } from './auth.server.ts'
import { siteContext } from './site-context.server.ts'

/** The administrator who makes the request; undefined for a visitor. */
export const viewerContext = createContext<Viewer | undefined>()

/** Whether the request has the session of someone who is not, or no longer, an administrator. */
export const refusedContext = createContext(false)

/** The address that the request came from, as far as it can be believed; undefined when it is not known. */
export const addressContext = createContext<string | undefined>()

/**
 * Finds who makes a request and the cookies that the answer must carry for it: those of a session that was
 * prolonged or has ended. No cookie, no session, no administrator any more, or no database: a visitor.
 */
export async function readSession(
  auth: Auth,
  request: Request,
): Promise<{ viewer: Viewer | undefined; refused: boolean; cookies: string[] }> {
  const visitor = { viewer: undefined, refused: false, cookies: [] }
  if (!(await sessionCookie(auth, request))) return visitor
  try {
    const { headers, response } = await auth.api.getSession({ headers: request.headers, returnHeaders: true })
    const cookies = headers.getSetCookie()
    if (!response) return { ...visitor, cookies }
    const refused = response.user.disabled || response.user.role !== 'admin'
    return { viewer: refused ? undefined : viewerOf(response), refused, cookies }
  } catch (error) {
    log('error', 'session-unreadable', errorFields(error))
    return visitor
  }
}

/** Returns the administrator who makes a request. Throws an answer for anyone else: 401 without a session, 403 with one. */
export function admit(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer) return viewer
  throw new Response(null, { status: context.get(refusedContext) ? 403 : 401 })
}

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
    session: { id: session.id, expiresAt: session.expiresAt.toISOString(), now: new Date().toISOString() },
  }
}

/**
 * Ends the session of a request, and returns the cookies that make its browser forget it. What fails is
 * logged: the browser forgets in any case.
 */
export async function endSession(request: Request, context: Readonly<RouterContextProvider>): Promise<string[]> {
  const { auth, db } = context.get(siteContext)
  // Before better-auth, which would not tell of a failure here.
  const token = (await sessionCookie(auth, request))?.split('.')[0]
  try {
    if (token) await deleteSession(db, token)
  } catch (error) {
    log('error', 'sign-out-failed', { message: 'Erreur lors de la déconnexion', ...errorFields(error) })
  }
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  return headers.getSetCookie()
}
