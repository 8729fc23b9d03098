import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { pagePolicyContext } from './http/page-policy.server'
import { errorFields, log } from './lib/log'

/** Renders a page to one whole string: a finished page can be compressed, compared and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce } = loadContext.get(pagePolicyContext)
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />,
      {
        onAllReady() {
          const html = new PassThrough()
          pipe(html)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          text(html).then((body) => resolve(new Response(body, { status, headers })), reject)
        },
        onShellError: reject,
        // What keeps the page from being rendered is rejected, and logged once, below.
        onError: () => undefined,
      },
    )
  })
}

/** Logs what a loader, an action or a component threw; what was thrown on purpose is an answer, not a fault. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log('error', 'page-failed', { path: new URL(request.url).pathname, ...errorFields(error) })
}
