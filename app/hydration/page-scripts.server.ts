import { isRouteErrorResponse, type EntryContext } from 'react-router'
import type { PageData } from './page-data.ts'

/** What a page needs to come alive: a script within it, the one that opens it, and those to fetch meanwhile. */
interface PageScripts {
  content: string
  modules: string[]
  preloads: string[]
}

/**
 * Writes what brings a page alive in a browser: what it was rendered with, by which scripts, and the style sheets that
 * stand within it, or those of its routes where it links to them.
 */
export function pageScripts(context: EntryContext, url: string, sheets?: string[]): PageScripts {
  const { manifest } = context
  const data = pageData(context, url, sheets)
  const given = `self.page=${JSON.stringify(data).replaceAll('<', '\\u003c')}`
  const { module: entry, imports } = manifest.entry
  const own = data.matches.flatMap(({ id, module }) => [module, ...(manifest.routes[id]?.imports ?? [])])
  // In development, what replaces changed modules has to be there before them.
  if (manifest.hmr) {
    const [runtime, opened] = [JSON.stringify(manifest.hmr.runtime), JSON.stringify(entry)]
    return { content: `${given};import(${runtime}).then(()=>import(${opened}))`, modules: [], preloads: [] }
  }
  return { content: given, modules: [entry], preloads: [...new Set([...imports, ...own])] }
}

function pageData({ manifest, staticHandlerContext }: EntryContext, url: string, within?: string[]): PageData {
  const { pathname, search } = new URL(url)
  const { matches, loaderData, actionData, errors } = staticHandlerContext
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  const sheets = within ?? shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const error = failed < 0 ? undefined : (errors![matches[failed]!.route.id] as unknown)
  return {
    pathname,
    search,
    matches: matches.map(({ route: { id }, pathname, params }) => ({
      id,
      pathname,
      params,
      module: manifest.routes[id]!.module,
      loaderData: loaderData[id] as unknown,
      actionData: actionData?.[id] as unknown,
    })),
    ...(failed >= 0 && {
      error: { id: matches[failed]!.route.id, ...(isRouteErrorResponse(error) && { status: error.status }) },
    }),
    sheets: [...new Set(sheets)],
  }
}
