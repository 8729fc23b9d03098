import type { PictureSource } from '../content/pictures'
import { classNames } from '../lib/class-names'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureSource
  /** How wide the layout shows it: the `sizes` of its variants. */
  sizes: string
  /** Loaded at once and first: for the one picture that decides the first view. */
  priority?: boolean
  className?: string | undefined
}

export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, alt, width, height, widths, version } = picture
  // What an administrator has given has an address of its own for each content, and no version.
  const query = version && `?v=${version}`
  const variants = (format: string) =>
    widths.map((size) => `${src.replace(/\.jpg$/, '')}-${size}.${format}${query} ${size}w`).join(', ')
  return (
    <picture className={classNames(styles.picture, className)}>
      {widths.length > 0 && <source type="image/avif" srcSet={variants('avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={variants('webp')} sizes={sizes} />}
      <img
        src={src + query}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
