import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'

/** Where the build has put what browsers ask for. */
const CLIENT = join('build', 'client')

interface Text {
  text: string
  /** What a Content-Security-Policy calls it. */
  source: string
}

const texts = new Map<string, Text>()

/**
 * Reads the style sheets of a page's routes and its script, to be sent within the page, and says what the page's
 * policy must call them: docs/decisions/011.
 */
export function inlinedAssets(context: EntryContext, script: string): { assets: Assets; sources: Assets } {
  const { manifest, staticHandlerContext } = context
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const style = textOf([...new Set(sheets.map((href) => href.replace(/#.*/, '')))])
  const code = textOf([script])
  return { assets: { styles: style.text, script: code.text }, sources: { styles: style.source, script: code.source } }
}

interface Assets {
  styles: string
  script: string
}

function textOf(addresses: string[]): Text {
  const key = addresses.join(' ')
  let found = texts.get(key)
  if (!found) {
    const text = addresses.map((address) => readFileSync(join(CLIENT, address), 'utf8').trim()).join('\n')
    found = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
    texts.set(key, found)
  }
  return found
}

/** Takes out of a page's context what would come alive in a browser: other routes than its own, their sheets, its data. */
export function forReading(context: EntryContext): EntryContext {
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
