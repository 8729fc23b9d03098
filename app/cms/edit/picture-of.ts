import { plainPicture, type PictureSource } from '../../ui/pictures'

/** Finds the picture at an address; `alt` stands in where it has no text of its own. */
export type PictureFinder = (image: string, alt: string) => PictureSource | undefined

/** Documents with a picture, as the page came with them. */
export type Pictured = { image: string; picture: PictureSource | undefined }[]

/** Makes what finds pictures in the browser: as the page came with them, or else as they are. */
export function pictureOf(known: Pictured): PictureFinder {
  const pictures = new Map(known.map(({ image, picture }) => [image, picture]))
  return (image, alt) => pictures.get(image) ?? plainPicture(image, alt)
}
