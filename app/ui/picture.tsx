import type { PictureSource } from '../content/pictures'
import { classNames } from '../lib/class-names'
import { sizesOf, type Box } from './picture-sizes'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureSource
  /** Where the layout shows it, the widest screens first. */
  boxes: Box[]
  /** Loaded at once and first, all others after it: for the one picture that decides the first view. */
  priority?: boolean
  className?: string | undefined
}

export function Picture({ picture, boxes, priority = false, className }: PictureProps) {
  const { src, alt, width, height, widths, version, tone } = picture
  const sizes = sizesOf(picture, boxes)
  // What an administrator has given has an address of its own for each content, and no version.
  const query = version && `?v=${version}`
  const variants = (format: string) =>
    widths.map((size) => `${src.replace(/\.jpg$/, '')}-${size}.${format}${query} ${size}w`).join(', ')
  return (
    <picture className={classNames(styles.picture, className)} data-tone={tone}>
      {widths.length > 0 && <source type="image/avif" srcSet={variants('avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={variants('webp')} sizes={sizes} />}
      <img
        src={src + query}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
