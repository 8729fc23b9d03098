import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import enhancement from './enhance/main.ts?worker&url'
import { inlinedAssets, withoutHydration } from './platform/pages/inlined-assets.server'
import { ownPolicy, pagePolicyContext } from './platform/pages/page-policy.server'
import { errorFields, log } from './lib/log'
import { StaticPageContext } from './ui/static-page'

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
  if (inlined) policy.inlined = { styles: inlined.styles.source, script: inlined.script.source }
  const staticPage = inlined && {
    policy: ownPolicy(policy),
    styles: inlined.styles.text,
    script: inlined.script.text,
  }
  const context = inlined ? withoutHydration(routerContext) : routerContext
  const page = (
    <StaticPageContext value={staticPage}>
      <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
    </StaticPageContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (inlined) {
    // What stays as it is needs no marks to come alive by, and is made as one text, in less time than as a stream.
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers })
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
