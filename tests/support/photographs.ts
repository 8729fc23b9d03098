import sharp from 'sharp'

interface PhotographOptions {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
}

/** A picture whose upper half is red and whose lower half is blue, as bytes of a file. */
export async function photograph({ width = 600, height = 400, format = 'jpeg' }: PhotographOptions = {}) {
  return sharp(await halves(width, height))
    .toFormat(format)
    .toBuffer()
}

/** A picture that no compression makes small: more than 5 MB. */
export async function heavyPhotograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 2400, height: 1800, channels: 3, background: '#000000', noise } as const
  return sharp({ create }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** What a telephone writes into its pictures, and nobody should read on a site. */
export const SECRETS = ['Telephone de Camille', 'Institut']

/** The same as a telephone held upright writes it: turned by a note, with its place and its maker. */
export async function telephonePhotograph(width = 600, height = 400) {
  const upright = await sharp(await halves(width, height)).toBuffer()
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: SECRETS[0]!, Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 34/1 24/1', GPSMapDatum: SECRETS[1]! },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

function halves(width: number, height: number): Promise<Buffer> {
  const blue = { create: { width, height: height / 2, channels: 3, background: '#0000ff' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, top: height / 2, left: 0 }])
    .png()
    .toBuffer()
}
