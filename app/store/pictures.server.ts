import manifest from '../content/pictures.json' with { type: 'json' }
import type { PictureSource } from '../content/pictures.ts'
import { log } from '../lib/log.ts'

const PICTURES = manifest as Record<string, Required<Omit<PictureSource, 'src'>> | undefined>

/** Stands for the site's own origin, to tell its paths from addresses elsewhere as a browser does. */
const HERE = 'http://site.invalid'

/** Addresses already logged, so that each is said once. */
const said = new Set<string>()

/** Finds one of the site's own pictures by its address, or returns undefined. */
export function findOwnPicture(src: string): PictureSource | undefined {
  const found = PICTURES[src]
  if (!found) return undefined
  const { alt, width, height, widths, version } = found
  return { src, alt, width, height, widths, version }
}

/**
 * Finds a picture by its address. A path of this site that is none of its own pictures is shown as
 * it is, without variants; `alt` then stands in for its text. Returns undefined for no address, and
 * for any other, which the page's policy keeps from showing: that is logged.
 */
export function findPicture(src: string, alt = ''): PictureSource | undefined {
  if (!src) return undefined
  if (isSitePath(src)) return findOwnPicture(src) ?? { src, alt, widths: [], version: '' }
  if (!said.has(src)) log('warn', 'picture-elsewhere', { src })
  said.add(src)
  return undefined
}

function isSitePath(src: string): boolean {
  return src.startsWith('/') && URL.canParse(src, HERE) && new URL(src, HERE).origin === HERE
}
