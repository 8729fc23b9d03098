import { redirect, type MiddlewareFunction } from 'react-router'
import { PRIVATE_PARTS } from '../cms/documents/page-keys.ts'
import { PARAMETERS } from '../lib/page-parameters.ts'
import { siteContext } from '../platform/site-context.server.ts'
import { readDevice } from './device.server.ts'
import { denialContext, viewerContext } from './session.server.ts'

/** What only an administrator may read, by the first part of a route. */
const PRIVATE = new Set(['api', ...PRIVATE_PARTS])

/** All that is open to anyone of what is private or writes, by method and route. */
export const OPEN: ReadonlySet<string> = new Set([
  // How a session begins, without leaving the page as well.
  'POST login',
  'POST api/session',
  // How it ends, also where it has ended before.
  'POST deconnexion',
  // For who has forgotten her password: the link itself is the proof.
  'POST nouveau-mot-de-passe/:lien',
  // There is nothing at an unknown address.
  'POST *',
])

/** Says whether a route, named as in `app/routes.ts`, is for administrators alone: to read, or for any other method. */
export function isForAdministrators(method: string, route: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return (PRIVATE.has(route.split('/')[0]!) || !isRead) && !OPEN.has(`${method} ${route}`)
}

/**
 * Stands before every route: lets administrators in, and anyone to what is open. Throws an answer otherwise: of the
 * interface the status of the denial; of a page the way to sign in, and 503 while nobody can say who asks.
 */
export const requireSession: MiddlewareFunction<Response> = async ({ context, pattern, request }, next) => {
  const { method } = request
  if (!isForAdministrators(method, pattern) || context.get(viewerContext)) return next()
  const status = context.get(denialContext)
  const isPage = !pattern.startsWith('api/')
  if (!isPage || status === 503) throw new Response(null, { status })
  if (method !== 'POST') throw redirect('/login')
  const isOwn = status === 401 && isForAdministrators('GET', pattern)
  // Where nobody has ever signed in, nobody's session has ended.
  const isKnown = isOwn && (await readDevice(context.get(siteContext), request)).accounts.length > 0
  const { pathname } = new URL(request.url)
  throw redirect(isKnown ? `/login?${PARAMETERS.ended}=${encodeURIComponent(pathname)}` : '/login', 303)
}
