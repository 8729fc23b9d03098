import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { connect } from '../app/database/connect.server.ts'
import { migrate } from '../app/database/migrate.server.ts'
import { contentSecurityPolicy, pagePolicyContext, type PagePolicy } from '../app/http/page-policy.server.ts'
import { readSettings } from '../app/http/settings.server.ts'
import { refusalContext, siteContext, type Site } from '../app/http/site-context.server.ts'
import { insertFirstContent } from '../app/store/first-content.server.ts'
import { COMMON_HEADERS } from './headers.ts'
import { health } from './health.ts'
import { refusalOf } from './refusals.ts'

export { COMMON_HEADERS } from './headers.ts'
export { SettingsError } from '../app/http/settings.server.ts'

/** Opens the site: settings read, database migrated and filled. `fetch` answers requests until `close`. */
export async function openSite(environment: Record<string, string | undefined>) {
  const settings = readSettings(environment)
  const db = connect(settings)
  await migrate(db)
  await insertFirstContent(db)
  const site: Site = { db, settings }
  return { settings, fetch: siteApp(site).fetch, close: () => db.destroy() }
}

function siteApp(site: Site) {
  const render = createRequestHandler(build, import.meta.env.MODE)

  async function page(request: Request, refusal?: number): Promise<Response> {
    const policy: PagePolicy = { frames: [], media: [] }
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(pagePolicyContext, policy)
    if (refusal) context.set(refusalContext, refusal)
    const response = await render(request, context)
    response.headers.set('Content-Security-Policy', contentSecurityPolicy(policy))
    return response
  }

  /** The page that says why a request was refused: any unknown address leads to it. */
  const refuse = (request: Request, status: number) =>
    page(new Request(new URL('/refus', request.url), { headers: request.headers }), status)

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
  })
  app.route('/', health(site))
  app.use(compress())
  app.all('*', async (c) => {
    const request = publicRequest(c.req.raw, site.settings.siteUrl)
    const refusal = refusalOf(request)
    const response = refusal ? await refuse(request, refusal) : await page(request)
    return response.status === 405 ? refuse(request, 405) : response
  })
  return app
}

/** The request as the visitor's browser sent it: behind a proxy its origin is that of the site's address. */
function publicRequest(request: Request, siteUrl: string): Request {
  if (!siteUrl) return request
  const { pathname, search } = new URL(request.url)
  return new Request(siteUrl + pathname + search, request)
}
