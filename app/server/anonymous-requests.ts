import type { IncomingMessage, ServerResponse } from 'node:http'
import { SESSION_COOKIE } from '../accounts/auth.server.ts'
import { failurePage } from '../platform/pages/render-queue.server.ts'
import {
  answerOf,
  formFor,
  type FinishedPage,
  type PageForm,
  type PageRequest,
} from '../platform/pages/finished-page.server.ts'
import { withoutUnread, type PageCache } from '../platform/pages/page-cache.server.ts'
import { ADDRESS_LIMIT, isHost, plainAddress, refusalOf } from '../platform/http/refusals.server.ts'

/** What is no page: asked for by script, sent as a file, or asked about the process. */
const NO_PAGE = /^\/(?:(?:api|media)(?:\/|$)|(?:healthz|readyz|metrics)(?:$|\?))/

/** Answers requests for a page by someone without a session, to whom it is the same as to anyone. */
export function answerAnonymous(pages: PageCache, siteUrl: string) {
  const originOf = ({ headers }: IncomingMessage) => siteUrl || `http://${headers.host}`

  /** With the page as it is kept, before anything else of the server is asked; returns false where there is none. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isAnonymous(request)) return false
    const page = pages.find(withoutUnread(request.url ?? ''))
    const asked = page && pageRequest(request)
    const form = asked && formFor(page, asked)
    if (form) send(page, form, asked, response)
    return form !== undefined
  }

  /** With the page as it is now, made if need be; or leaves it to what is `otherwise` there. */
  function answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    if (!isAnonymous(request) || NO_PAGE.test(request.url ?? '')) return otherwise()
    const { method = '', url: asIs = '' } = request
    const origin = originOf(request)
    const url = origin + asIs
    if (!URL.canParse(url) || refusalOf({ method, url }) || plainAddress({ method, url })) return otherwise()
    const asked = pageRequest(request)
    // As the framework reads it: written otherwise, one page would be kept under any number of addresses.
    const { pathname, search } = new URL(url)
    const path = withoutUnread(pathname + search)
    pages
      .getForm(origin, path, asked)
      .then(({ page, form }) => {
        // What leads elsewhere takes along all that was asked.
        const isElsewhere = page.status !== 200 && path !== asIs
        return isElsewhere ? otherwise() : send(page, form, asked, response)
      })
      .catch((error: unknown) => fail(error, request, response))
  }

  return { answerAtOnce, answer }
}

function isAnonymous({ method, url = '', headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  // Kept pages are the same for every host: what names none is refused elsewhere.
  if (!isHost(headers.host)) return false
  // A body that nobody expects is left to who can get rid of it.
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return isRead && !hasBody && url.length <= ADDRESS_LIMIT && !headers.cookie?.includes(SESSION_COOKIE)
}

function pageRequest({ method = '', headers }: IncomingMessage): PageRequest {
  return {
    method,
    acceptEncoding: headers['accept-encoding'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
  }
}

function send(page: FinishedPage, form: PageForm, request: PageRequest, response: ServerResponse) {
  const { status, headers, bytes } = answerOf(page, form, request)
  response.writeHead(status, headers)
  response.end(bytes)
}

function fail(error: unknown, { url }: IncomingMessage, response: ServerResponse) {
  const { status, html, headers } = failurePage(error, url)
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, headers)
  response.end(html)
}
