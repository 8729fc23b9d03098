import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pageExpiryContext, type PageExpiry } from '../opening/page-expiry.server.ts'
import {
  contentSecurityPolicy,
  pagePolicyContext,
  widgetHeaders,
  type PagePolicy,
} from '../platform/pages/page-policy.server.ts'
import { addressContext, denialContext, viewerContext, type readSession } from '../accounts/session.server.ts'
import { refusalContext, siteContext, type Site } from '../platform/site-context.server.ts'
import { SPECULATION_HEADER } from '../platform/pages/speculation.server.ts'
import { commonHeaders, setCacheHeaders } from '../platform/http/headers.server.ts'

/** What pages ask for by script: nobody keeps any of its answers. */
const INTERFACE = '/api/'

/** Who asks for a page, and how. */
export interface Asker extends Awaited<ReturnType<typeof readSession>> {
  /** Where the request came from, as far as it can be believed. */
  address?: string | undefined
  /** The status of a request that was refused before a route was asked. */
  refusal?: number | undefined
}

/** Anyone, from anywhere. */
export const VISITOR: Asker = { viewer: undefined, denial: 401, cookies: [] }

/** Makes what renders a page for someone; `expiresAt` is when the page ends by itself. */
export function pageRenderer(site: Site) {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const common = Object.entries(commonHeaders(site.settings.siteUrl))
  const { publicUrl } = site.settings.media
  const files = publicUrl && new URL(publicUrl).origin

  return async (request: Request, { viewer, denial, cookies, address, refusal }: Asker) => {
    const policy: PagePolicy = {
      frames: [],
      media: [],
      files,
      ...(viewer && { nonce: randomBytes(16).toString('base64') }),
    }
    const expiry: PageExpiry = {}
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(pagePolicyContext, policy)
    context.set(pageExpiryContext, expiry)
    context.set(viewerContext, viewer)
    context.set(denialContext, denial)
    context.set(addressContext, address)
    if (refusal) context.set(refusalContext, refusal)
    const response = await render(request, context)
    const { headers } = response
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    // Development's own script and socket are not part of the site.
    if (import.meta.env.PROD && isPage) headers.set('Content-Security-Policy', contentSecurityPolicy(policy))
    setHeaders(headers, widgetHeaders(policy))
    // An answer that signs in or out has the last word on the session.
    if (!headers.has('Set-Cookie')) for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    // What is shown while nobody knows who asks is not for later either.
    const isPersonal = viewer !== undefined || denial === 503 || new URL(request.url).pathname.startsWith(INTERFACE)
    setCacheHeaders(request, response, isPersonal || refusal !== undefined)
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value)
    if (isPage && response.status === 200 && !isPersonal) setHeaders(headers, SPECULATION_HEADER)
    if (refusal === 405) headers.set('Allow', 'GET, HEAD')
    return { response, expiresAt: expiry.at }
  }
}

function setHeaders(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value)
}
