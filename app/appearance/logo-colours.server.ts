import { converter, formatHex } from 'culori'

const toOklch = converter('oklch')

/** How many colours are offered at most. */
const MOST = 3

/** The side at which a logo is looked at, in pixels. */
const SIDE = 96

/** Less is grey: paper, ink, and what lies between them. */
const LEAST_CHROMA = 0.04

/** How far apart two hues are seen as two colours, in degrees. */
const APART = 35

/** The least share of what is coloured that a colour has. */
const LEAST_SHARE = 0.06

interface Shade {
  hue: number
  weight: number
  count: number
  sum: [red: number, green: number, blue: number]
}

/**
 * Finds the colours of a picture, `#rrggbb`, those first that most of it is in: three of different hues at most, none
 * where all is black, white and grey. Each is one that stands in the picture, and no mean of several.
 */
export async function coloursOf(picture: Buffer): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  const pixels = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const shades = [...shadesOf(pixels).values()].sort((one, other) => other.weight - one.weight)
  const total = shades.reduce((sum, { weight }) => sum + weight, 0)
  const found: Shade[] = []
  for (const shade of shades) {
    if (found.length === MOST) break
    const near = shades.filter((other) => distance(shade, other) < APART)
    const share = near.reduce((sum, { weight }) => sum + weight, 0) / total
    if (share >= LEAST_SHARE && found.every((other) => distance(shade, other) >= APART)) found.push(shade)
  }
  return found.map(({ sum, count }) => {
    const [r, g, b] = sum.map((part) => part / count / 255) as Shade['sum']
    return formatHex({ mode: 'rgb', r, g, b })
  })
}

/** The coloured pixels, those together that are nearly the same: within sixteen steps of each channel. */
function shadesOf(pixels: Buffer): Map<number, Shade> {
  const shades = new Map<number, Shade>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const { c, h = 0 } = toOklch({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
    if (c < LEAST_CHROMA) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const shade = shades.get(key) ?? { hue: h, weight: 0, count: 0, sum: [0, 0, 0] }
    // What is vivid is what a logo is known by.
    shade.weight += c
    shade.count += 1
    shade.sum = [shade.sum[0] + red, shade.sum[1] + green, shade.sum[2] + blue]
    shades.set(key, shade)
  }
  return shades
}

function distance({ hue: one }: Shade, { hue: other }: Shade): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, 360 - apart)
}
