import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { MediaStorage } from '../media/media-storage.server.ts'
import { coloursOf } from './logo-colours.server.ts'

/** Reads the picture of a logo as it is kept; undefined for one that is not the site's. */
export async function readLogo(storage: MediaStorage, src: string): Promise<Buffer | undefined> {
  if (!src.startsWith('/media/')) return undefined
  return buffer(await storage.read(src.slice('/media/'.length)))
}

const known = new LRUCache<string, string[]>({ max: 5 })

/** Finds the colours of a logo, once for each; none where it cannot be read. */
export async function readLogoColours(storage: MediaStorage, src: string): Promise<string[]> {
  const found = known.get(src)
  if (found) return found
  const logo = await readLogo(storage, src).catch(() => undefined)
  if (!logo) return []
  const colours = await coloursOf(logo)
  known.set(src, colours)
  return colours
}
