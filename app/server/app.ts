import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { IDENTITY } from '../site/legal/first-content.ts'
import { connectWatched, sqliteFile } from '../platform/database/connect.server.ts'
import { ASKED } from '../lib/page-parameters.ts'
import { VISITORS_PAGE } from '../lib/visitors-page.ts'
import { SIZE_LIMITS } from '../media/media.ts'
import { whenFree } from '../platform/database/when-free.server.ts'
import { openNotices } from '../platform/database/notices.server.ts'
import { makeAuth } from '../accounts/auth.server.ts'
import { makeLive } from '../cms/live/live.server.ts'
import { sessionSecret } from '../accounts/session-secret.server.ts'
import { readSession } from '../accounts/session.server.ts'
import { readSettings } from '../platform/settings.server.ts'
import type { Site } from '../platform/site-context.server.ts'
import { openPrivateFolder } from '../platform/private-folder.server.ts'
import { makeBackups } from '../backup/backups.server.ts'
import { removeLeftovers } from '../backup/leftovers.server.ts'
import { upgrade } from '../backup/upgrade.server.ts'
import { clampTimestamps, watchClock } from './clock.server.ts'
import { watchPlanned } from './planned.server.ts'
import { watchRevisions } from './thinning.server.ts'
import { insertFirstContent } from '../cms/documents/first-content.server.ts'
import { watchContentVersion } from '../platform/pages/content-version.server.ts'
import { openFirstAccount } from '../accounts/first-password.server.ts'
import { watchWal } from '../platform/database/wal.server.ts'
import { openMediaLibrary } from '../media/media-library.server.ts'
import { openMediaStorage } from '../media/media-storage.server.ts'
import { refuseDamage } from '../platform/readiness.server.ts'
import { answerAnonymous } from './anonymous-requests.ts'
import { clientAddress, trustedProxies } from '../platform/http/client-address.server.ts'
import { commonHeaders } from '../platform/http/headers.server.ts'
import { health } from './health.ts'
import { media } from './media.ts'
import { metrics } from './metrics.ts'
import { openPublishing } from './publishing.ts'
import { watchRequests } from './watch-requests.ts'
import { openPageCache } from '../platform/pages/page-cache.server.ts'
import { plainPage } from '../platform/http/plain-page.server.ts'
import { plainAddress, refusalOf } from '../platform/http/refusals.server.ts'
import { askedDate, renderThen } from './page-then.tsx'
import { pageRenderer, VISITOR } from './render-page.ts'
import { failurePage, openRenderQueue } from '../platform/pages/render-queue.server.ts'
import { withRequestId } from '../platform/http/request-id.server.ts'
import { isCrossSiteWrite } from '../platform/http/same-origin.server.ts'
import { PUBLIC_FOLDER } from '../platform/pages/copied-files.server.ts'
import { discardBody } from '../platform/http/unwanted-body.server.ts'

import { log } from '../lib/log.ts'

export { failureLine } from '../lib/failure-line.ts'
export { errorFields, log } from '../lib/log.ts'
export { misspeltSettings } from '../platform/settings.server.ts'
export { firstAccountLines } from './first-account-lines.ts'
export { isPlainRange } from '../platform/http/byte-range.server.ts'
export { FILE_TYPES } from '../platform/http/headers.server.ts'
export { plainPage } from '../platform/http/plain-page.server.ts'
export { publicFolder, publishScripts } from '../platform/pages/copied-files.server.ts'
export { isHost } from '../platform/http/refusals.server.ts'

/** The largest body that a form may have, in bytes: many times the longest text of the site. */
const FORM_LIMIT = 1024 * 1024

/** Takes files, counts them itself and keeps none in memory. */
const UPLOADS = '/api/media'

/** The name of the first administrator, until there is a person's. */
const FIRST_NAME = 'Administration'

/**
 * Opens the site by its settings, its database migrated and filled. Throws a Refusal where it cannot be opened. Returns:
 * - `anonymous`, which answers who asks for a page without a session, and `fetch`, which answers anyone;
 * - `headers` for every answer, and `withId` and `watch`, which name and count every request;
 * - `routes`, those of the server itself;
 * - `firstAccount`, the administrator that it had to make, until she has signed in: `firstAccountLines` say who;
 * - `startPublishing`, which begins to write pages as files;
 * - `end`, from which on the site says that it is no longer ready, and `close`, which ends it.
 */
export async function openSite(environment: Record<string, string | undefined>) {
  const settings = readSettings(environment)
  openPrivateFolder(settings.dataDir, PUBLIC_FOLDER)
  const secret = sessionSecret(settings)
  const storage = await openMediaStorage(settings.media)
  const { db, mark, failedQueries } = connectWatched(settings)
  const leftovers = await removeLeftovers(settings.dataDir)
  if (leftovers.length > 0) log('info', 'leftovers-removed', { leftovers })
  if (!settings.databaseUrl) await whenFree(() => refuseDamage(db))
  const copy = await whenFree(() => upgrade(db, settings))
  if (copy) log('info', 'copied-before-upgrade', { copy })
  await whenFree(() => clampTimestamps(db))
  await whenFree(() => insertFirstContent(db))
  const { email } = IDENTITY.contact
  const person = { email, name: FIRST_NAME }
  const firstAccount = await whenFree(() => openFirstAccount(db, settings.dataDir, person, settings.passwordMinLength))
  const notices = openNotices(db, settings.databaseUrl)
  const live = makeLive(db, notices)
  const library = openMediaLibrary(db, storage)
  void library.resume()
  const backups = makeBackups(db, settings.backups, storage)
  const clock = watchClock(db)
  const revisions = watchRevisions(db, settings)
  const wal = settings.databaseUrl ? undefined : watchWal(db, sqliteFile(settings.dataDir))
  const site: Site = { db, settings, auth: makeAuth(db, settings, secret), live, media: library }
  let ending = false
  const render = pageRenderer(site)
  const version = watchContentVersion(db, mark)
  // What is changed from here on is noticed as a move: also in the first moments.
  await whenFree(version.latest)
  notices.onNotice('content', version.expectMove)
  const planned = watchPlanned(db, () => {
    version.expectMove()
    live.notify()
  })
  version.onMove(planned.look)
  // Who asks first after a restart is not given what was to be other by now.
  await planned.opened
  const inQueue = openRenderQueue()
  const renderForVisitor = (address: string) => inQueue(() => render(new Request(address), VISITOR))
  const pages = openPageCache(version, renderForVisitor, failedQueries)
  const proxies = trustedProxies(settings.trustedProxies)
  const { counts, watch } = watchRequests(settings, proxies)
  const { fetch, routes } = siteApp(site, {
    measured: metrics(site, { counts, pages, proxies }),
    render,
    inQueue,
    proxies,
    changed: version.expectMove,
    isEnding: () => ending,
  })
  const publishing = openPublishing(pages, { settings, storage, version })
  const watched = [publishing, live, library, backups, clock, revisions, planned, wal, version]
  const end = () => {
    ending = true
    for (const each of watched) void each?.close()
  }
  const close = async () => {
    end()
    await publishing.close()
    await notices.close()
    await backups.close()
    await db.destroy()
  }
  const anonymous = answerAnonymous(pages, settings.siteUrl)
  const headers = commonHeaders(settings.siteUrl)
  const withId = withRequestId(proxies)
  const startPublishing = publishing.start
  return { settings, headers, withId, watch, firstAccount, fetch, routes, anonymous, startPublishing, end, close }
}

interface SiteHttp {
  Bindings: Partial<HttpBindings>
}

interface Serving {
  render: ReturnType<typeof pageRenderer>
  /** Lets pages be made in turn. */
  inQueue: ReturnType<typeof openRenderQueue>
  proxies: ReturnType<typeof trustedProxies>
  /** Called when this process may have changed something. */
  changed: () => void
  isEnding: () => boolean
  /** What tells how the process does. */
  measured: ReturnType<typeof metrics>
}

function siteApp(site: Site, { render, inQueue, proxies, changed, isEnding, measured }: Serving) {
  const { siteUrl } = site.settings

  async function page(c: Context<SiteHttp>, request: Request, refusal?: number): Promise<Response> {
    const session = await readSession(site, request)
    const address = clientAddress(socketAddress(c), c.req.header('X-Forwarded-For'), proxies)
    const date = refusal === undefined && session.viewer ? askedDate(request) : undefined
    if (date) return renderThen(site, render, request, date)
    // An administrator who looks as a visitor is given what visitors are.
    const isDataAlone = session.viewer !== undefined && c.req.header('Accept') === VISITORS_PAGE
    const who = isDataAlone ? { ...VISITOR, cookies: session.cookies, isDataAlone } : session
    const make = () => render(request, { ...who, address, refusal })
    // Administrators do not wait, and what is sent may take its time to arrive.
    const isInTurn = !session.viewer && request.method !== 'POST'
    const { response } = await (isInTurn ? inQueue(make) : make())
    if (request.method === 'POST') changed()
    return response
  }

  /** The page that says why a request was refused: any unknown address leads to it. */
  function refuse(c: Context<SiteHttp>, status: number): Promise<Response> {
    const { url, headers } = c.req.raw
    return page(c, new Request(new URL('/refus', publicUrl(url, siteUrl)), { headers }), status)
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
    return isUnframed(response) ? refuse(c, response.status) : response
  }

  const app = new Hono<SiteHttp>()
  app.route('/', health(site, isEnding))
  if (site.settings.metrics) app.route('/', measured)
  app.route('/', media(site))
  app.use(compress())
  app.use(async (c, next) => {
    await next()
    await discardBody(c.req.raw)
  })
  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: refuseOversized })
  const fileLimit = bodyLimit({ maxSize: FORM_LIMIT + SIZE_LIMITS.picture, onError: refuseOversized })
  app.use((c, next) => {
    if (c.req.path === UPLOADS) return next()
    return hasFile(c.req) ? fileLimit(c, next) : limit(c, next)
  })
  app.all('*', async (c) => {
    const refusal = refusalOf(c.req)
    if (refusal) return refuse(c, refusal)
    const address = plainAddress(c.req)
    if (address) {
      c.header('Cache-Control', 'public, max-age=3600')
      return c.redirect(address, 301)
    }
    const request = publicRequest(c.req.raw, siteUrl)
    const response = await (isCrossSiteWrite(request) ? refuse(c, 403) : answer(c, request))
    await discardBody(request)
    return response
  })
  app.onError((error, c) => {
    // Whoever has gone away in the middle of it has not met a failure.
    const isGone = c.req.raw.signal.aborted
    const { status, html, headers } = isGone ? plainPage(400) : failurePage(error, c.req.path)
    return c.body(html, status, headers)
  })
  return app
}

/**
 * Says whether a form may hold a picture. One that says its size, as browsers do, is read by whoever answers, once the session is
 * checked; another would be held in memory first.
 */
function hasFile(request: HonoRequest): boolean {
  const isSized = request.header('Content-Length') !== undefined && !request.header('Transfer-Encoding')
  const isMultipart = request.header('Content-Type')?.startsWith('multipart/')
  return isSized && Boolean(isMultipart) && request.query(ASKED.form) !== undefined
}

/** Says whether a page was refused before anything was read for it, and so has neither header nor footer. */
function isUnframed({ status, headers }: Response): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  return (status === 405 && !headers.has('Allow')) || (status === 503 && Boolean(isPage))
}

const socketAddress = (c: Context<SiteHttp>) => c.env?.incoming?.socket.remoteAddress

/** The address as the visitor's browser knows it: behind a proxy its origin is that of the site's address. */
function publicUrl(url: string, siteUrl: string): string {
  const { pathname, search } = new URL(url)
  return siteUrl ? siteUrl + pathname + search : url
}

const publicRequest = (request: Request, siteUrl: string) => new Request(publicUrl(request.url, siteUrl), request)
