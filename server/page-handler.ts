import {
  createRequestHandler,
  createStaticHandler,
  isRouteErrorResponse,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { renderedPageContext } from '../app/http/rendered-page.server.ts'

type BuildRoute = NonNullable<(typeof build.routes)[string]>

const ROUTES = Object.values(build.routes) as BuildRoute[]

/** What every page's context has in common: nothing of it is written into a page for reading. */
const SHARED = {
  manifest: build.assets,
  routeModules: Object.fromEntries(ROUTES.map(({ id, module }) => [id, module])),
  branches: [],
  future: build.future,
  ssr: build.ssr,
  isSpaMode: false,
  routeDiscovery: build.routeDiscovery,
} as unknown as EntryContext

/**
 * Makes what answers a request by the site's routes. The framework does, but for a page whose bytes are taken: that
 * one is for reading, and its data need not also be written as what a browser would make it come alive by.
 */
export function pageHandler(): (request: Request, context: RouterContextProvider) => Promise<Response> {
  const answer = createRequestHandler(build, import.meta.env.MODE)
  const { query } = createStaticHandler(routesWithin(''))

  return async (request, context) => {
    if (!context.get(renderedPageContext) || isFrameworks(new URL(request.url))) return answer(request, context)
    const found = await query(request, { requestContext: context })
    if (found instanceof Response) return found
    // What fails is told, and shown, by the framework: it asks again.
    const page = isForReading(found) && (await render(request, found, context).catch(() => undefined))
    return page || answer(request, context)
  }
}

/** What the framework's own script asks for, in an administrator's browser whose session may have ended. */
function isFrameworks({ pathname }: URL): boolean {
  return pathname.endsWith('.data') || pathname === build.routeDiscovery.manifestPath
}

async function render(request: Request, found: StaticHandlerContext, context: RouterContextProvider) {
  const entry = { ...SHARED, staticHandlerContext: found }
  return build.entry.module.default(request, found.statusCode, new Headers(), entry, context)
}

/** Whether a page was found that has nothing to say but itself, and nothing of it has failed. */
function isForReading({ matches, errors, loaderHeaders }: StaticHandlerContext): boolean {
  return (
    isPage(build.routes[matches.at(-1)!.route.id]!) &&
    Object.values(loaderHeaders).every((headers) => headers.keys().next().done) &&
    Object.values(errors ?? {}).every(isRouteErrorResponse)
  )
}

/** What gives headers of its own, or no page at all, is left to the framework. */
const isPage = ({ module }: BuildRoute) => module.default !== undefined && !module.headers

/** The routes of the build within one of them, in the shape in which they are asked. */
function routesWithin(parent: string): RouteObject[] {
  return ROUTES.filter(({ parentId = '' }) => parentId === parent).map((route) => {
    const { id, path, index, caseSensitive, module } = route
    return {
      id,
      path,
      caseSensitive,
      handle: module.handle,
      loader: isPage(route) ? module.loader : undefined,
      ErrorBoundary: id === 'root' || module.ErrorBoundary ? () => null : undefined,
      ...(index ? { index } : { children: routesWithin(id) }),
    } as RouteObject
  })
}
