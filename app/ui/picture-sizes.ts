import type { PictureSource } from './pictures'

/** What the layout shows a picture in. */
export interface Box {
  /** From how many CSS pixels of the screen on, where letters are of their usual size; left out of the narrowest. */
  from?: number
  /** A CSS length: as CSS writes it, of the screen's width where it depends on that. */
  width: string
  /** Its width divided by its height. */
  ratio: number
}

/** A little less than is shown: a variant that is narrower by a twentieth is not left for one that weighs twice as much. */
const TOLERANCE = 0.95

/** Beyond two pixels for each of CSS nobody sees the difference, and everybody waits for it. */
const DENSE = '(min-resolution: 2.5dppx)'
const DENSE_SHARE = 2 / 3

/**
 * Writes the `sizes` of a picture that fills its box, the widest screens first. A picture of another shape than its
 * box is cut, and so wider than what is seen of it.
 */
export function sizesOf({ width, height }: Pick<PictureSource, 'width' | 'height'>, boxes: Box[]): string {
  return boxes
    .flatMap(({ from, width: shown, ratio }) => {
      const cut = width && height ? Math.max(1, width / height / ratio) : 1
      const wide = from === undefined ? [] : [`(min-width: ${from / 16}rem)`]
      const entry = (conditions: string[], share: number) =>
        [conditions.join(' and '), `calc(${shown} * ${(cut * TOLERANCE * share).toFixed(2)})`].filter(Boolean).join(' ')
      return [entry([...wide, DENSE], DENSE_SHARE), entry(wide, 1)]
    })
    .join(', ')
}
