import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expirePageAt, pageExpiryContext, turnPageAt, type PageExpiry } from '../opening/page-expiry.server.ts'
import {
  contentSecurityPolicy,
  pagePolicyContext,
  widgetHeaders,
  type PagePolicy,
} from '../platform/pages/page-policy.server.ts'
import { addressContext, denialContext, viewerContext, type readSession } from '../accounts/session.server.ts'
import { FORM_ALONE } from '../cms/forms/asked-form.ts'
import { answerForm, formContext, type FormAnswer } from '../cms/forms/answer-form.server.ts'
import {
  dataAloneContext,
  momentContext,
  refusalContext,
  siteContext,
  type Site,
} from '../platform/site-context.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { SPECULATION_HEADER } from '../platform/pages/speculation.server.ts'
import { withoutDrafts } from '../cms/documents/shown-documents.server.ts'
import { nextPlannedMoment } from '../cms/documents/planned-rows.server.ts'
import { commonHeaders, setCacheHeaders, SHARED_FOR } from '../platform/http/headers.server.ts'

/** What pages ask for by script: nobody keeps any of its answers. */
const INTERFACE = '/api/'

/** Who asks for a page, and how. */
export interface Asker extends Awaited<ReturnType<typeof readSession>> {
  /** Where the request came from, as far as it can be believed. */
  address?: string | undefined
  /** The status of a request that was refused before a route was asked. */
  refusal?: number | undefined
  /** The day that the page is made for, and what is read of it, where that is another. */
  then?: { db: Database; moment: Date } | undefined
  /** Whether what the page is made of is asked for, in place of the page. */
  isDataAlone?: boolean
}

/** Anyone, from anywhere. */
export const VISITOR: Asker = { viewer: undefined, denial: 401, cookies: [] }

/** Makes what renders a page for someone; `expiresAt` is when the page ends by itself. */
export function pageRenderer(site: Site) {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const forVisitors: Site = { ...site, db: withoutDrafts(site.db) }
  const common = Object.entries(commonHeaders(site.settings.siteUrl))
  const { publicUrl } = site.settings.media
  const files = publicUrl && new URL(publicUrl).origin

  return async (request: Request, asker: Asker) => {
    const { address, refusal, then, isDataAlone = false } = asker
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(addressContext, address)
    const answered = (refusal ?? then) ? undefined : await answerForm(request, context, asker)
    const { viewer, denial, cookies } = answered?.who ?? asker
    if (!viewer) context.set(siteContext, then ? { ...site, db: then.db } : forVisitors)
    if (then) context.set(momentContext, then.moment)
    context.set(dataAloneContext, isDataAlone)
    const policy: PagePolicy = {
      frames: [],
      media: [],
      files,
      ...(viewer && { nonce: randomBytes(16).toString('base64') }),
    }
    const expiry: PageExpiry = {}
    context.set(pagePolicyContext, policy)
    context.set(pageExpiryContext, expiry)
    context.set(viewerContext, viewer)
    context.set(denialContext, denial)
    if (refusal) context.set(refusalContext, refusal)
    const response = await answerOf(request, context, answered)
    const { headers } = response
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    // Development's own script, styles and socket are not part of the site.
    const allowed = import.meta.env.PROD ? contentSecurityPolicy(policy) : "frame-ancestors 'none'"
    if (isPage) headers.set('Content-Security-Policy', allowed)
    setHeaders(headers, widgetHeaders(policy))
    // An answer that signs in or out has the last word on the session.
    if (!headers.has('Set-Cookie')) for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    // What is shown while nobody knows who asks is not for later either.
    const isPersonal =
      viewer !== undefined ||
      (answered ?? then) !== undefined ||
      isDataAlone ||
      denial === 503 ||
      new URL(request.url).pathname.startsWith(INTERFACE)
    if (!isPersonal) await turnWithPlans(site.db, expiry)
    setCacheHeaders(request, response, isPersonal || refusal !== undefined, expiry.turn)
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value)
    if (isPage && response.status === 200 && !isPersonal) setHeaders(headers, SPECULATION_HEADER)
    if (refusal === 405) headers.set('Allow', 'GET, HEAD')
    return { response, expiresAt: expiry.at }
  }

  /** The page, also where a form comes back on it, or the way to where it leads. */
  async function answerOf(request: Request, context: RouterContextProvider, answered: FormAnswer | undefined) {
    if (!answered) return render(request, context)
    const { headers: asked } = request
    const headers = new Headers([...asked].filter(([name]) => !name.startsWith('content-')))
    if ('to' in answered) {
      if (asked.get('Accept') !== FORM_ALONE)
        return new Response(null, { status: 303, headers: { Location: answered.to } })
      // What asks for a form alone is spared the second request.
      const next = await render(new Request(new URL(answered.to, request.url), { headers }), context)
      next.headers.set('Content-Location', answered.to)
      return next
    }
    if ('sent' in answered)
      return render(new Request(request.url, { method: 'POST', headers, body: answered.sent }), context)
    context.set(formContext, answered.form)
    const isAlone = answered.form.kind === 'sign-in' && answered.form.isAlone
    // The page may have another address since the form was opened.
    const shown = new URL(isAlone ? '/login' : answered.form.action, request.url)
    const page = await render(new Request(shown, { headers }), context)
    const status = page.ok ? answered.status : page.status
    return new Response(page.body, { status, headers: page.headers })
  }
}

/** Lets a page turn with the next planned change; where it is still to be shared, it ends before it may not be. */
async function turnWithPlans(db: Database, expiry: PageExpiry): Promise<void> {
  // Without the database nothing is made at its moment either.
  const planned = await nextPlannedMoment(db).catch(() => undefined)
  if (planned) turnPageAt(expiry, planned)
  if (!expiry.turn) return
  const last = new Date(expiry.turn.getTime() - SHARED_FOR)
  if (last.getTime() > Date.now()) expirePageAt(expiry, last)
}

function setHeaders(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value)
}
