import { variantWidths } from './media.ts'
import { photographId } from './definition.ts'
import manifest from './pictures.json' with { type: 'json' }
import { isFormerPortrait, type PictureSource } from '../ui/pictures.ts'
import type { Database } from '../platform/database/tables.ts'
import { isSitePath } from '../lib/address.ts'
import { errorFields, log } from '../lib/log.ts'
import { listDocuments, type Stored } from '../cms/documents/documents.server.ts'
import { findMediaAt, type Media } from './media.server.ts'

const PICTURES = manifest as Record<string, Omit<PictureSource, 'src' | 'place'> | undefined>

/** Addresses already logged, so that each is said once. */
const said = new Set<string>()

/** Finds one of the site's first pictures by its address, or returns undefined. */
export function findOwnPicture(src: string): PictureSource | undefined {
  const found = PICTURES[src]
  if (!found) return undefined
  const place = photographId(src)
  return { src, ...found, ...(place && { place }) }
}

/**
 * Finds a picture by its address: one that was given, one of the first, or the photograph that replaces it. Any
 * other path of this site is shown as it is, without variants. `alt` stands in where the picture has no text of
 * its own. Returns undefined for no address, and for any other, which the page's policy keeps from showing: that
 * is logged. Nor does it find a former portrait, unless a photograph replaces it.
 */
export async function findPicture(db: Database, src: string, alt = ''): Promise<PictureSource | undefined> {
  return (await pictureFinder(db, [src]))(src, alt)
}

/**
 * Reads at once what `findPicture` would of each of these addresses, and returns what finds them; `focus` is the
 * point of a picture that stays in view, unless a photograph replaces it. The first pictures are found even when nothing can be read, which is logged.
 */
export async function pictureFinder(
  db: Database,
  addresses: string[],
): Promise<(src: string, alt?: string, focus?: string) => PictureSource | undefined> {
  const { photographs, media } = await readKnown(db, addresses)

  function shown(src: string, alt: string): PictureSource {
    const given = givenPicture(src, media)
    if (given) return { ...given, alt: given.alt || alt }
    return findOwnPicture(src) ?? { src, alt, widths: [], version: '' }
  }

  function replacement(src: string): PictureSource | undefined {
    const place = photographId(src)
    const photograph = place && photographs.get(place)
    if (!photograph || !isSitePath(photograph.image)) return undefined
    const { image, alt, cadrage } = photograph
    const found = shown(image, alt)
    return { ...found, alt: alt || found.alt, place, ...(cadrage && { focus: cadrage }) }
  }

  return (src, alt = '', focus = '') => {
    if (!src) return undefined
    if (isFormerPortrait(src)) return replacement(src)
    if (isSitePath(src)) return replacement(src) ?? { ...shown(src, alt), ...(focus && { focus }) }
    if (!said.has(src)) log('warn', 'picture-elsewhere', { src })
    said.add(src)
    return undefined
  }
}

interface Known {
  photographs: Map<string, Stored<'photographies'>>
  media: Map<string, Media>
}

async function readKnown(db: Database, addresses: string[]): Promise<Known> {
  try {
    const isReplaceable = addresses.some((src) => photographId(src) !== undefined)
    const photographs = isReplaceable ? await listDocuments(db, 'photographies') : []
    const media = await findMediaAt(db, [...addresses, ...photographs.map(({ image }) => image)])
    return { photographs: new Map(photographs.map((one) => [one.id, one])), media }
  } catch (error) {
    log('error', 'pictures-unreadable', errorFields(error))
    return { photographs: new Map(), media: new Map() }
  }
}

function givenPicture(src: string, media: Map<string, Media>): PictureSource | undefined {
  const found = media.get(src)
  if (found?.kind !== 'picture' || !found.width || !found.height) return undefined
  const { alt, width, height, tone } = found
  return { src, alt, width, height, widths: variantWidths(width), version: '', ...(tone && { tone }) }
}
