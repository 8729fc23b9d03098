import manifest from '../content/pictures.json' with { type: 'json' }
import type { PictureSource } from '../content/pictures.ts'

const PICTURES = manifest as Record<string, Omit<PictureSource, 'src'> | undefined>

/**
 * Finds a picture by its address, or undefined where there is none. An address that is not one of
 * the site's own pictures is shown as it is, without variants; `alt` then stands in for its text.
 */
export function findPicture(src: string, alt = ''): PictureSource | undefined {
  if (!src) return undefined
  const found = PICTURES[src]
  return found ? { ...found, src } : { src, alt, widths: [], version: '' }
}
