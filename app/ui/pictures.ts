import { isSitePath } from '../lib/address.ts'

/** Width divided by height of what a telephone shows of a wide picture. */
export const PORTRAIT_RATIO = 4 / 4.4

/** Says whether an address is that of a first portrait that is shown no more: it was nobody's likeness. */
export const isFormerPortrait = (src: string) => src.startsWith('/images/equipe/')

/** A picture with its size and, where they were made, its narrower variants beside it. */
export interface PictureSource {
  src: string
  alt: string
  width?: number
  height?: number
  /** Widths of the AVIF and WebP variants, in pixels. */
  widths: number[]
  /** Widths of the variants that are cut to `PORTRAIT_RATIO`; left out where there are none. */
  portrait?: number[]
  /** Changes with the content, so that a variant may be kept for ever; empty where there are none. */
  version: string
  /** What stands in its place until it has come; left out where it is not known. */
  tone?: string
  /** The ground of styles/grounds.css on which a head stands that shows it; left out where it is the page's own. */
  ground?: string
  /** The point that stays in view however it is cut, as app/lib/focus.ts writes it; its centre where left out. */
  focus?: string
  /** Which of the first pictures it stands for, where the institute's own photographs may replace it. */
  place?: string
}

/**
 * A picture of this site that a page did not come with, as it is; undefined for no address, for one elsewhere, which the
 * policy of pages keeps from showing, and for a former portrait.
 */
export function plainPicture(src: string, alt: string): PictureSource | undefined {
  return isSitePath(src) && !isFormerPortrait(src) ? { src, alt, widths: [], version: '' } : undefined
}
