import { isRouteErrorResponse, type EntryContext } from 'react-router'
import type { PageData } from './page-data.ts'

/** What stands within an administrator's page besides what it shows. */
interface Within {
  /** The addresses of the style sheets. */
  sheets: string[]
  /** What the page will load as soon as it is alive. */
  scripts: string[]
  /** What texts with formatting are typed with. */
  editor: string[]
}

/**
 * Writes the script within a page that says how it is hydrated: what it was rendered with, by which scripts, and the
 * style sheets that stand within it, or those of its routes where it links to them. In development it does so at once.
 */
export function pageScript(context: EntryContext, url: string, within?: Within): string {
  const { manifest } = context
  const data = pageData(context, url, within)
  const given = `self.page=${JSON.stringify(data).replaceAll('<', '\\u003c')}`
  if (!manifest.hmr) return given
  // What replaces changed modules has to be there before them.
  const [runtime, opened] = [JSON.stringify(manifest.hmr.runtime), JSON.stringify(manifest.entry.module)]
  return `${given};import(${runtime}).then(()=>import(${opened}))`
}

/** Says what a page was rendered with, for a browser. */
export function pageData({ manifest, staticHandlerContext }: EntryContext, url: string, within?: Within): PageData {
  const { pathname, search } = new URL(url)
  const { matches, loaderData, actionData, errors } = staticHandlerContext
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  const { module: entry, imports } = manifest.entry
  const own = matches.flatMap(({ route: { id } }) => {
    const { module, imports = [] } = manifest.routes[id]!
    return [module, ...imports]
  })
  const sheets = within?.sheets ?? shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
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
    scripts: [...new Set([entry, ...imports, ...own])],
    later: within?.scripts ?? [],
    editor: within?.editor ?? [],
  }
}
