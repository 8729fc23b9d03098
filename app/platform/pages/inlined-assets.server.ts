import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { PAGE_CHANGES } from '../../lib/page-changes.ts'
import { sourceOf } from './page-policy.server.ts'

/** Where the build has put what browsers ask for. */
const CLIENT = join('build', 'client')

interface Asset {
  text: string
  /** What a Content-Security-Policy calls it. */
  source: string
}

const inlined = new Map<string, Asset>()

/**
 * Reads the style sheets of a page's routes and its script, to be sent within the page, and says what the page's
 * policy must call them: docs/decisions/011.
 */
export function inlinedAssets(context: EntryContext, script: string): { styles: Asset; script: Asset } {
  const { manifest, staticHandlerContext } = context
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return {
    styles: assetOf([...new Set(sheets.map((href) => href.replace(/#.*/, '')))], PAGE_CHANGES),
    script: assetOf([script]),
  }
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

/** Takes out of a page's context what would come alive in a browser: other routes than its own, their sheets, its data. */
export function withoutHydration(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes: EntryContext['manifest']['routes'] = {}
  for (const { route } of staticHandlerContext.matches) {
    const own = manifest.routes[route.id]
    if (own) routes[route.id] = { ...own, css: [] }
  }
  const bare: EntryContext = { ...context, manifest: { ...manifest, routes } }
  delete bare.serverHandoffStream
  return bare
}
