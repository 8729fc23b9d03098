import type { Sharp } from 'sharp'
import { PIXEL_LIMIT } from './media.ts'
import { nearestTone } from './tones.ts'
import { MediaRefusal } from './received-file.server.ts'

/** The longest side of a picture that is kept, in pixels. */
const LONGEST_SIDE = 2560

/** What shows through where a picture is transparent: paper, which a logo gives up for the ground of its page. */
const GROUND = '#ffffff'

let loading: ReturnType<typeof load> | undefined

/** Loaded with the first picture: a process that only shows pages has the memory for them. */
const encoder = () => (loading ??= load())

async function load() {
  const { default: sharp } = await import('sharp')
  // The rest of the machine is for visitors.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** A picture as it is kept, encoded. */
export interface BasePicture {
  bytes: Buffer
  width: number
  height: number
  /** What stands in its place until it has come. */
  tone: string
}

/**
 * Makes of a received file, or of what was drawn of one, the picture that is kept: upright, without metadata, in the
 * colours of the web, at most 2560 pixels long. Throws a MediaRefusal for what cannot be read, and for more than 50
 * million pixels.
 */
export async function makeBase(file: string | Buffer): Promise<BasePicture> {
  const sharp = await encoder()
  const { width, height } = await readable(sharp(file, { limitInputPixels: false }).metadata())
  if (width * height > PIXEL_LIMIT) throw new MediaRefusal(413, 'tooManyPixels')
  const picture = sharp(file, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .jpeg({ quality: 82, mozjpeg: true })
  const { data, info } = await readable(picture.toBuffer({ resolveWithObject: true }))
  const [red, green, blue] = (await sharp(data).stats()).channels
  const tone = nearestTone(red!.mean, (green ?? red)!.mean, (blue ?? red)!.mean)
  return { bytes: data, width: info.width, height: info.height, tone }
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((cause: unknown) => {
    throw new MediaRefusal(400, 'unreadablePicture', { cause })
  })
}

/** The formats of a picture's variants, the quickest first. */
export const VARIANT_FORMATS = ['webp', 'avif'] as const

const ENCODERS: Record<(typeof VARIANT_FORMATS)[number], (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 78 }),
  avif: (picture) => picture.avif({ quality: 55 }),
}

/** Encodes a narrower copy of a picture that is kept. */
export async function makeVariant(
  base: Buffer,
  width: number,
  format: (typeof VARIANT_FORMATS)[number],
): Promise<Buffer> {
  const sharp = await encoder()
  return ENCODERS[format](sharp(base).resize({ width })).toBuffer()
}
