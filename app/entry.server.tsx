import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import enhancement from './enhance/main.ts?worker&url'
import { pageScripts } from './hydration/page-scripts.server'
import {
  administratorSheets,
  inlinedScript,
  inlinedSheets,
  withoutHandoff,
  withoutOtherRoutes,
} from './platform/pages/inlined-assets.server'
import { lateFiles } from './platform/pages/late-files.server'
import { ownPolicy, pagePolicyContext } from './platform/pages/page-policy.server'
import { errorFields, log } from './lib/log'
import administrators from './styles/administrators.css?url'
import { PageSheetsContext } from './ui/page-sheets'
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
  const root = routerContext.staticHandlerContext.loaderData['root'] as { form?: unknown; viewer?: unknown } | undefined
  const sheets = import.meta.env.PROD
    ? (root?.viewer ?? root?.form)
      ? administratorSheets(routerContext, administrators)
      : inlinedSheets(routerContext)
    : undefined
  // What comes alive in the browser, or is being worked on, loads its script by itself.
  const script = sheets && nonce === undefined ? inlinedScript(enhancement) : undefined
  if (sheets) policy.inlined = { styles: sheets.source, ...(script && { script: script.source }) }
  const staticPage = script && { policy: ownPolicy(policy), styles: sheets!.text, script: script.text }
  const context = withoutHandoff(staticPage ? withoutOtherRoutes(routerContext) : routerContext)
  const page = (
    <StaticPageContext value={staticPage}>
      <PageSheetsContext value={sheets}>
        <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
      </PageSheetsContext>
    </StaticPageContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (staticPage) {
    // What stays as it is needs no marks to come alive by, and is made as one text, in less time than as a stream.
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers })
  }
  // A part of the page that could not be written, and that visitors' view stands in for.
  const broken: unknown[] = []
  const scripts = root?.viewer ? pageScripts(routerContext, request.url, sheets?.sheets) : undefined
  const preloads = [...(scripts?.preloads ?? []), ...(sheets && scripts ? lateFiles(routerContext).scripts : [])]
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      ...(scripts && { bootstrapScriptContent: scripts.content, bootstrapModules: scripts.modules }),
      // All of it stands in its place, also for who has no script to put it there.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        for (const error of broken) log('error', 'part-failed', errorFields(error))
        pipe(collect((body) => resolve(new Response(withPreloads(body, preloads), { status, headers }))))
      },
      onShellError: reject,
      // What keeps the page from being rendered is rejected, and logged once, below.
      onError: (error) => void broken.push(error),
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

/** Has these scripts fetched once the browser has all that the page is painted with. */
function withPreloads(body: Buffer, modules: string[]): string {
  const links = modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('')
  return body.toString().replace(/(?=<\/body><\/html>$)/, links)
}

/** Logs what a loader, an action or a component threw; what was thrown on purpose is an answer, not a fault. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log('error', 'page-failed', { path: new URL(request.url).pathname, ...errorFields(error) })
}
