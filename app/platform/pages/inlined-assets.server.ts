import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { PAGE_CHANGES } from '../../lib/page-changes.ts'
import { CLIENT } from './copied-files.server.ts'
import { lateFiles } from './late-files.server.ts'
import { sourceOf } from './page-policy.server.ts'

interface Asset {
  text: string
  /** What a Content-Security-Policy calls it. */
  source: string
}

const inlined = new Map<string, Asset>()

/** Style sheets that are sent within a page, and their addresses: nothing is to fetch these again. */
export interface InlinedSheets extends Asset {
  sheets: string[]
}

/** Reads the style sheets of a page's faces and routes, to be sent within the page: docs/decisions/011. */
export function inlinedSheets(context: EntryContext, faces: string[]): InlinedSheets {
  return within([...faces, ...sheetsOfRoutes(context)])
}

/**
 * Reads the style sheets of a page that is edited, to be sent within the page: of its faces, its routes, of what they load
 * later, and one of the administrators' own.
 */
export function administratorSheets(context: EntryContext, faces: string[], own: string): InlinedSheets {
  return within([...lateFiles(context).sheets, ...faces, ...sheetsOfRoutes(context), own])
}

/** Reads scripts, to be sent within a page. */
export function inlinedScript(...addresses: string[]): Asset {
  return assetOf(addresses)
}

const within = (sheets: string[]) => ({ ...assetOf(sheets, PAGE_CHANGES), sheets })

function sheetsOfRoutes({ manifest, staticHandlerContext }: EntryContext): string[] {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return [...new Set(sheets.map((href) => href.replace(/#.*/, '')))]
}

function assetOf(addresses: string[], ...before: string[]): Asset {
  const key = addresses.join(' ')
  let found = inlined.get(key)
  if (!found) {
    const text = [...before, ...addresses.map((address) => readFileSync(join(CLIENT, address), 'utf8').trim())].join(
      '\n',
    )
    found = { text, source: sourceOf(text) }
    inlined.set(key, found)
  }
  return found
}

/** Takes out of a page's context the routes that are not its own, and the sheets that stand within it. */
export function withoutOtherRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes: EntryContext['manifest']['routes'] = {}
  for (const { route } of staticHandlerContext.matches) {
    const own = manifest.routes[route.id]
    if (own) routes[route.id] = { ...own, css: [] }
  }
  return { ...context, manifest: { ...manifest, routes } }
}

/** Takes out of a page's context the package's own way to hand it to a browser: ours is in app/hydration. */
export function withoutHandoff(context: EntryContext): EntryContext {
  const bare = { ...context }
  delete bare.serverHandoffStream
  return bare
}
