import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { IDENTITY } from '../app/content/first/identity.ts'
import { connect } from '../app/database/connect.server.ts'
import { migrate } from '../app/database/migrate.server.ts'
import { makeAuth } from '../app/http/auth.server.ts'
import { makeLive } from '../app/http/live.server.ts'
import { pageExpiryContext } from '../app/http/page-expiry.server.ts'
import {
  contentSecurityPolicy,
  pagePolicyContext,
  widgetHeaders,
  type PagePolicy,
} from '../app/http/page-policy.server.ts'
import { sessionSecret } from '../app/http/session-secret.server.ts'
import { addressContext, readSession, refusedContext, viewerContext } from '../app/http/session.server.ts'
import { readSettings } from '../app/http/settings.server.ts'
import { refusalContext, siteContext, type Site } from '../app/http/site-context.server.ts'
import { errorFields, log } from '../app/lib/log.ts'
import { addFirstAccount } from '../app/store/accounts.server.ts'
import { insertFirstContent } from '../app/store/first-content.server.ts'
import { openMediaLibrary } from '../app/store/media-library.server.ts'
import { clientAddress } from './client-address.ts'
import { COMMON_HEADERS, setCacheHeaders } from './headers.ts'
import { health } from './health.ts'
import { media } from './media.ts'
import { plainPage } from './plain-page.ts'
import { plainAddress, refusalOf } from './refusals.ts'
import { isCrossSiteWrite } from './same-origin.ts'
import { discardBody } from './unwanted-body.ts'

export { failureLine } from '../app/lib/failure-line.ts'
export { log } from '../app/lib/log.ts'
export { COMMON_HEADERS } from './headers.ts'
export { plainPage } from './plain-page.ts'

/** The largest body that a form may have, in bytes: many times the longest text of the site. */
const FORM_LIMIT = 1024 * 1024

/** What pages ask for by script: nobody keeps any of its answers. */
const INTERFACE = '/api/'

/** Takes files, counts them itself and keeps none in memory. */
const UPLOADS = '/api/media'

/** The name of the first administrator, until there is a person's. */
const FIRST_NAME = 'Administration'

/**
 * Opens the site: settings read, database migrated and filled. `fetch` answers requests until `close`; from `end`
 * on the site says that it is no longer ready.
 * `firstAccount` is the administrator that it had to make, if any: nobody is told the password again.
 */
export async function openSite(environment: Record<string, string | undefined>) {
  const settings = readSettings(environment)
  const secret = sessionSecret(settings)
  const db = connect(settings)
  await migrate(db)
  await insertFirstContent(db)
  const { email } = IDENTITY.contact
  const firstAccount = await addFirstAccount(db, { email, name: FIRST_NAME }, settings.passwordMinLength)
  const live = makeLive(db)
  const library = openMediaLibrary(db, settings.dataDir)
  void library.resume()
  const site: Site = { db, settings, auth: makeAuth(db, settings, secret), live, media: library }
  let ending = false
  const { fetch } = siteApp(site, () => ending)
  const end = () => {
    ending = true
    live.close()
    library.close()
  }
  const close = () => {
    end()
    return db.destroy()
  }
  return { settings, firstAccount, fetch, end, close }
}

interface SiteHttp {
  Bindings: Partial<HttpBindings>
}

function siteApp(site: Site, isEnding: () => boolean) {
  const render = createRequestHandler(build, import.meta.env.MODE)

  async function page(c: Context<SiteHttp>, request: Request, refusal?: number): Promise<Response> {
    const { viewer, refused, cookies } = await readSession(site.auth, request)
    const policy: PagePolicy = { frames: [], media: [], ...(viewer && { nonce: randomBytes(16).toString('base64') }) }
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(pagePolicyContext, policy)
    context.set(pageExpiryContext, {})
    context.set(viewerContext, viewer)
    context.set(refusedContext, refused)
    context.set(addressContext, addressOf(c, site))
    if (refusal) context.set(refusalContext, refusal)
    const response = await render(request, context)
    // Development's own script and socket are not part of the site.
    if (import.meta.env.PROD) response.headers.set('Content-Security-Policy', contentSecurityPolicy(policy))
    for (const [name, value] of Object.entries(widgetHeaders(policy))) response.headers.set(name, value)
    // An answer that signs in or out has the last word on the session.
    if (!response.headers.has('Set-Cookie')) for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    const isPersonal = viewer !== undefined || new URL(request.url).pathname.startsWith(INTERFACE)
    setCacheHeaders(request, response, isPersonal || refusal !== undefined)
    if (refusal === 405) response.headers.set('Allow', 'GET, HEAD')
    return response
  }

  /** The page that says why a request was refused: any unknown address leads to it. */
  function refuse(c: Context<SiteHttp>, status: number): Promise<Response> {
    const { url, headers } = c.req.raw
    return page(c, new Request(new URL('/refus', publicUrl(url, site.settings.siteUrl)), { headers }), status)
  }

  /** What is left of the body stands before anything else on its connection. */
  async function refuseOversized(c: Context<SiteHttp>): Promise<Response> {
    const response = await refuse(c, 413)
    response.headers.set('Connection', 'close')
    return response
  }

  async function answer(c: Context<SiteHttp>, request: Request): Promise<Response> {
    // The framework would ask again, with less to go by.
    request.headers.delete('Origin')
    const response = await page(c, request)
    return response.status === 405 && !response.headers.has('Allow') ? refuse(c, 405) : response
  }

  const app = new Hono<SiteHttp>()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(COMMON_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
  })
  app.route('/', health(site, isEnding))
  app.route('/', media(site))
  app.use(compress())
  app.use(async (c, next) => {
    await next()
    await discardBody(c.req.raw)
  })
  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: refuseOversized })
  app.use((c, next) => (c.req.path === UPLOADS ? next() : limit(c, next)))
  app.all('*', async (c) => {
    const refusal = refusalOf(c.req)
    if (refusal) return refuse(c, refusal)
    const address = plainAddress(c.req)
    if (address) {
      c.header('Cache-Control', 'public, max-age=3600')
      return c.redirect(address, 301)
    }
    const request = publicRequest(c.req.raw, site.settings.siteUrl)
    const response = await (isCrossSiteWrite(request) ? refuse(c, 403) : answer(c, request))
    await discardBody(request)
    return response
  })
  app.onError((error, c) => {
    log('error', 'request-failed', { path: c.req.path, ...errorFields(error) })
    const { status, html, headers } = plainPage(500)
    return c.body(html, status, headers)
  })
  return app
}

function addressOf(c: Context<SiteHttp>, { settings }: Site): string | undefined {
  const behindProxy = settings.siteUrl !== ''
  return clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), behindProxy)
}

/** The address as the visitor's browser knows it: behind a proxy its origin is that of the site's address. */
function publicUrl(url: string, siteUrl: string): string {
  const { pathname, search } = new URL(url)
  return siteUrl ? siteUrl + pathname + search : url
}

const publicRequest = (request: Request, siteUrl: string) => new Request(publicUrl(request.url, siteUrl), request)
