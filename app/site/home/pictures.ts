import { plainPicture, type PictureSource } from '../../ui/pictures'

/** The pictures of the home page, by their addresses. */
export type HomePictures = Record<string, PictureSource>

/** Finds a picture as the page came with it, or as it is; undefined for no address and for one elsewhere. */
export function homePicture(
  pictures: HomePictures,
  { image, cadrage }: { image: string; cadrage?: string | undefined },
): PictureSource | undefined {
  const picture = pictures[image] ?? plainPicture(image, '')
  if (!picture) return undefined
  return cadrage && !(picture.place && picture.src !== image) ? { ...picture, focus: cadrage } : picture
}
