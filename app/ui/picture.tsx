import { PORTRAIT_RATIO, type PictureSource } from './pictures'
import { classNames } from '../lib/class-names'
import { readFocus } from '../lib/focus'
import { fr } from '../lib/french-typography'
import { sizesOf, type Box } from './picture-sizes'
import focusSheet from './focus.css?url'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureSource
  /** Where the layout shows it, the widest screens first. */
  boxes: Box[]
  /** Loaded at once and first, all others after it: for the one picture that decides the first view. */
  priority?: boolean
  /** The point that stays in view, where that is not the picture's own. */
  focus?: string | undefined
  className?: string | undefined
}

/** A picture in the widths and forms that there are of it, for where the layout shows it. */
export function Picture({ picture, boxes, priority = false, focus = picture.focus, className }: PictureProps) {
  const { src, alt, width, height, widths, portrait = [], version, tone } = picture
  const stem = src.replace(/\.jpg$/, '')
  // What an administrator has given has an address of its own for each content, and no version.
  const query = version && `?v=${version}`
  // A cut of its own has been made without knowing of the point.
  const cut = portrait.length > 0 && !focus ? portraitOf(boxes) : undefined
  const point = focus ? readFocus(focus) : undefined
  return (
    <picture
      className={classNames(styles.picture, className)}
      data-tone={tone}
      data-across={point?.across}
      data-down={point?.down}
    >
      {point && <link rel="stylesheet" href={focusSheet} precedence="late" />}
      {cut && <Variants stem={`${stem}-portrait`} widths={portrait} query={query} {...cut} />}
      {widths.length > 0 && <Variants stem={stem} widths={widths} query={query} sizes={sizesOf(picture, boxes)} />}
      <img
        src={src + query}
        alt={fr(alt)}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

/** On screens too narrow for any other box: how wide the cut is shown there; nothing where the layout has no portrait. */
function portraitOf(boxes: Box[]): { media: string; sizes: string } | undefined {
  const [narrow, wider] = boxes.toReversed()
  if (narrow?.ratio !== PORTRAIT_RATIO || !wider?.from) return undefined
  return {
    media: `(max-width: ${(wider.from - 0.02) / 16}rem)`,
    sizes: sizesOf({ width: PORTRAIT_RATIO, height: 1 }, [narrow]),
  }
}

interface VariantsProps {
  stem: string
  widths: number[]
  query: string
  sizes: string
  media?: string
}

function Variants({ stem, widths, query, sizes, media }: VariantsProps) {
  return ['avif', 'webp'].map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={widths.map((width) => `${stem}-${width}.${format}${query} ${width}w`).join(', ')}
      sizes={sizes}
      media={media}
    />
  ))
}
