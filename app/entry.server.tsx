import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import earlyForms from './cms/forms/early-forms.ts?worker&url'
import { FORM_ALONE, type AskedForm, type SavedNotice } from './cms/forms/asked-form'
import ServerForm from './cms/forms/server-form'
import enhancement from './enhance/main.ts?worker&url'
import { pageData, pageScript } from './hydration/page-scripts.server'
import {
  administratorSheets,
  inlinedScript,
  inlinedSheets,
  withoutHandoff,
  withoutOtherRoutes,
} from './platform/pages/inlined-assets.server'
import { editorFiles, lateFiles } from './platform/pages/late-files.server'
import { ownPolicy, pagePolicyContext, sourceOf } from './platform/pages/page-policy.server'
import { usedStyles } from './platform/pages/used-styles.server'
import { dataAloneContext } from './platform/site-context.server'
import { errorFields, log } from './lib/log'
import { loggedPath } from './lib/logged-path'
import administrators from './styles/administrators.css?url'
import ownFaces from './styles/faces.css?url'
import { PageSheetsContext } from './ui/page-sheets'
import { StaticPageContext } from './ui/static-page'
import type { PageHandle } from './root'

/** As much of what the root's loader gives as changes how a page is written. */
interface RootData {
  faces?: object
  form?: AskedForm
  notice?: SavedNotice
  viewer?: object
}

/** Stand in a page for its styles and their hash until it is known which of them it uses. */
const STYLES = randomUUID()
const SOURCE = randomUUID()

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
  const root = routerContext.staticHandlerContext.loaderData['root'] as RootData | undefined
  if (loadContext.get(dataAloneContext)) {
    headers.delete('Content-Type')
    return Response.json(pageData(routerContext, request.url), { status, headers })
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.headers.get('Accept') === FORM_ALONE) {
    const form = <ServerForm form={root?.form} notice={root?.notice} isOverPage />
    const prefix = { identifierPrefix: 'formulaire' }
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(form, prefix)}`, { status, headers })
  }
  // A chosen pair stands in the page itself, with the theme. Who chooses sees them all.
  const faces = root?.faces && !root.viewer ? [] : [ownFaces]
  const sheets = import.meta.env.PROD
    ? (root?.viewer ?? root?.form)
      ? administratorSheets(routerContext, faces, administrators)
      : inlinedSheets(routerContext, faces)
    : undefined
  const isStatic = nonce === undefined
  const own = routerContext.staticHandlerContext.matches.flatMap(
    ({ route }) => (route.handle as PageHandle | undefined)?.script ?? [],
  )
  const script = sheets && inlinedScript(enhancement, ...own, ...(isStatic ? [] : [earlyForms]))
  if (sheets && script) policy.inlined = { styles: isStatic ? SOURCE : sheets.source, script: script.source }
  const within = sheets && script && { text: sheets.text, sheets: sheets.sheets, script: script.text }
  const staticPage =
    isStatic && within ? { policy: ownPolicy(policy), styles: STYLES, script: within.script } : undefined
  const context = withoutHandoff(staticPage ? withoutOtherRoutes(routerContext) : routerContext)
  const page = (
    <StaticPageContext value={staticPage}>
      <PageSheetsContext value={within}>
        <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
      </PageSheetsContext>
    </StaticPageContext>
  )
  if (staticPage && within) {
    // What stays as it is needs no marks to come alive by, and is made as one text, in less time than as a stream.
    const markup = renderToStaticMarkup(page)
    const styles = usedStyles(within.text, markup)
    const source = sourceOf(styles)
    policy.inlined = { ...policy.inlined, styles: source }
    const written = markup.replace(SOURCE, source).replace(STYLES, () => styles)
    return new Response(`<!DOCTYPE html>${written}`, { status, headers })
  }
  // A part of the page that could not be written, and that visitors' view stands in for.
  const broken: unknown[] = []
  const later = within && { sheets: within.sheets, scripts: lateFiles(routerContext).scripts, editor: editorFiles() }
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      ...(root?.viewer && { bootstrapScriptContent: pageScript(routerContext, request.url, later) }),
      // All of it stands in its place, also for who has no script to put it there.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        for (const error of broken) log('error', 'part-failed', errorFields(error))
        pipe(collect((body) => resolve(new Response(body, { status, headers }))))
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

/** Logs what a loader, an action or a component threw; what was thrown on purpose is an answer, not a fault. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log('error', 'page-failed', { path: loggedPath(new URL(request.url).pathname), ...errorFields(error) })
}
