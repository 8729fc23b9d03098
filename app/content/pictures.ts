/** A picture with its size and, where they were made, its narrower variants beside it. */
export interface PictureSource {
  src: string
  alt: string
  width?: number
  height?: number
  /** Widths of the AVIF and WebP variants, in pixels. */
  widths: number[]
  /** Changes with the content, so that a variant may be kept for ever; empty where there are none. */
  version: string
  /** Which of the first pictures it stands for, where the institute's own photographs may replace it. */
  place?: string
}
