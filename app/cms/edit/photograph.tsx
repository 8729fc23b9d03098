import type { PictureSource } from '../../ui/pictures'
import type { Box } from '../../ui/picture-sizes'
import { useDocuments, type Known } from './documents'
import { late } from './late'
import { useEditing } from './mode'

const PhotographTool = late(() => import('./photograph-tool'), { isMany: true })

const NONE: Known<'photographies'>[] = []

interface ChangePhotographProps {
  picture: PictureSource
  /** Where the layout shows it, the widest screens first. */
  boxes: Box[]
  /** What the picture stands for, in the button's name. */
  name: string
  /** Where there is no room for words on the button. */
  small?: boolean
}

/** The button that puts the institute's own photograph in place of a picture, for an administrator; else nothing. */
export function ChangePhotograph({ picture: { place, src }, ...props }: ChangePhotographProps) {
  const editing = useEditing()
  if (!editing || !place) return null
  return <PhotographTool place={place} src={src} {...props} />
}

/** Reads a picture as it stands by now: as the page came with it, or the photograph since put in its place. */
export function usePhotograph(picture: PictureSource): PictureSource {
  const saved = useDocuments('photographies', NONE).find(({ id }) => id === picture.place)
  if (!saved?.image) return picture
  const { image, cadrage: focus = '' } = saved
  return { ...picture, focus, ...(image !== picture.src && { src: image, widths: [], portrait: [], version: '' }) }
}
