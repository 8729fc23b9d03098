/**
 * Draws the site's icons from its own favicon into public/icons, and public/favicon.ico: `node pictures/icons.mjs`.
 * Rounded where nobody cuts them, and to the edge where a telephone does, with the drawing inside the circle that no
 * shape cuts (80 %).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const favicon = readFileSync('public/favicon.svg', 'utf8')
const GROUND = /<rect[^>]*\/>/
const [rounded] = GROUND.exec(favicon)
const ground = /fill="([^"]*)"/.exec(rounded)[1]

/** The drawing alone on a ground to the edge, `margin` units of the favicon's 32 around it. */
const fullBleed = (margin) =>
  favicon
    .replace('viewBox="0 0 32 32"', `viewBox="${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}"`)
    .replace(GROUND, `<rect x="-99" y="-99" width="230" height="230" fill="${ground}"/>`)

const ICONS = {
  'icon-192': [favicon, 192],
  'icon-512': [favicon, 512],
  'maskable-512': [fullBleed(6), 512],
  'apple-touch-icon': [fullBleed(2), 180],
}

mkdirSync('public/icons', { recursive: true })
for (const [name, [svg, size]] of Object.entries(ICONS)) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 16 }).resize(size, size)
  await picture.png({ palette: true, effort: 10 }).toFile(`public/icons/${name}.png`)
}

/** What browsers ask for where no page names another. Source: ICO file format, each picture as PNG. */
const FAVICON_SIZES = [16, 32, 48]
const drawn = await Promise.all(
  FAVICON_SIZES.map((size) =>
    sharp(Buffer.from(favicon), { density: (72 * size) / 16 })
      .resize(size, size)
      .png({ effort: 10 })
      .toBuffer(),
  ),
)
const head = Buffer.alloc(6 + 16 * drawn.length)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(drawn.length, 4)
let offset = head.length
for (const [index, png] of drawn.entries()) {
  const entry = head.subarray(6 + 16 * index)
  entry.writeUInt8(FAVICON_SIZES[index], 0)
  entry.writeUInt8(FAVICON_SIZES[index], 1)
  entry.writeUInt16LE(1, 4)
  entry.writeUInt16LE(32, 6)
  entry.writeUInt32LE(png.length, 8)
  entry.writeUInt32LE(offset, 12)
  offset += png.length
}
writeFileSync('public/favicon.ico', Buffer.concat([head, ...drawn]))
