import { isFormerPortrait, type PictureSource } from '../../ui/pictures'
import { isSitePath } from '../../lib/address'

/** The pictures of the home page, by their addresses. */
export type HomePictures = Record<string, PictureSource>

/** Finds a picture as the page came with it, or as it is; undefined for no address and for one elsewhere. */
export function homePicture(
  pictures: HomePictures,
  { image, cadrage }: { image: string; cadrage?: string | undefined },
): PictureSource | undefined {
  const known = pictures[image]
  if (!known && (!isSitePath(image) || isFormerPortrait(image))) return undefined
  const picture = known ?? { src: image, alt: '', widths: [], version: '' }
  return cadrage && !(picture.place && picture.src !== image) ? { ...picture, focus: cadrage } : picture
}
