import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import enhancement from './enhance/main.ts?worker&url'
import { forReading, inlinedAssets } from './http/inlined-assets.server'
import { ownPolicy, pagePolicyContext } from './http/page-policy.server'
import { keptMarkup, pageParts } from './http/page-parts.server'
import { renderedPageContext } from './http/rendered-page.server'
import { errorFields, log } from './lib/log'
import { ReadingContext } from './ui/reading'

/** Renders a page to one whole string: a finished page can be compressed, compared and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const policy = loadContext.get(pagePolicyContext)
  const { nonce } = policy
  // What comes alive in the browser, or is being worked on, loads its styles by itself.
  const inlined = nonce === undefined && import.meta.env.PROD ? inlinedAssets(routerContext, enhancement) : undefined
  const parts = pageParts()
  if (inlined) policy.inlined = { styles: inlined.styles.source, script: inlined.script.source }
  const reading = inlined && {
    policy: ownPolicy(policy),
    styles: parts.mark(inlined.styles.bytes),
    script: parts.mark(inlined.script.bytes),
    kept: (element: ReactElement) => parts.mark(keptMarkup(element)),
  }
  const context = inlined ? forReading(routerContext) : routerContext
  const page = (
    <ReadingContext value={reading}>
      <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
    </ReadingContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (inlined) {
    // What stays as it is needs no marks to come alive by, and is made as one text, in less time than as a stream.
    const bytes = parts.join(`<!DOCTYPE html>${renderToStaticMarkup(page)}`)
    const taken = loadContext.get(renderedPageContext)
    if (taken) taken.bytes = bytes
    return new Response(taken ? null : bytes, { status, headers })
  }
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collect((body) => resolve(new Response(body, { status, headers })))),
      onShellError: reject,
      // What keeps the page from being rendered is rejected, and logged once, below.
      onError: () => undefined,
    })
  })
}

/** Makes a stream that gives all that was written to it once it ends. */
function collect(give: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      give(Buffer.concat(chunks))
      done()
    },
  })
}

/** Logs what a loader, an action or a component threw; what was thrown on purpose is an answer, not a fault. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log('error', 'page-failed', { path: new URL(request.url).pathname, ...errorFields(error) })
}
