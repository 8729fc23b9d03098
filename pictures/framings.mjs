/**
 * Draws how the twelve photographs of the guide are framed, each on a telephone with its lines of thirds, into
 * public/guide: `node pictures/framings.mjs`.
 */
import sharp from 'sharp'
import { home } from './drawn/home.mjs'
import { C } from './drawn/palette.mjs'
import { circle, flat, form, INK, picture, rect } from './drawn/pen.mjs'
import { treatments } from './drawn/treatments.mjs'

const portrait = () =>
  picture(
    960,
    1280,
    rect(0, 0, 960, 1280, C.sand),
    form(
      [
        [60, 1300, 1],
        [110, 1010],
        [330, 900],
        [480, 884],
        [630, 900],
        [850, 1010],
        [900, 1300, 1],
      ],
      C.sage,
    ),
    form(
      [
        [410, 700],
        [400, 900],
        [480, 950],
        [560, 900],
        [550, 700],
      ],
      C.blush,
    ),
    form(
      [
        [480, 230],
        [640, 300],
        [680, 500],
        [610, 690],
        [480, 770],
        [350, 690],
        [280, 500],
        [320, 300],
      ],
      C.blush,
    ),
    flat(
      [
        [470, 200],
        [650, 260],
        [700, 440],
        [640, 420],
        [560, 340],
        [420, 340],
        [310, 420],
        [262, 470],
        [300, 280],
      ],
      C.brown,
    ),
  )

const FRAMINGS = [
  [home['accueil/centre']],
  [home['accueil/cabine'], 'wide'],
  [portrait],
  [treatments['soins/soins-du-visage']],
  [treatments['soins/soins-du-corps']],
  [treatments['soins/epilation-au-fil']],
  [treatments['soins/epilation-a-la-cire']],
  [treatments['soins/soins-des-mains']],
  [treatments['soins/soins-des-pieds']],
  [treatments['soins/maquillage']],
  [home['accueil/boutique'], 'wide'],
  [treatments['soins/bronzage-uv']],
]

/** Edge of the telephone around its view, and room for the shutter, in pixels. */
const EDGE = 10
const FOOT = 52

function framing(draw, isWide) {
  const [w, h] = isWide ? [320, 240] : [240, 320]
  const [width, height] = isWide ? [w + EDGE + FOOT, h + 2 * EDGE] : [w + 2 * EDGE, h + EDGE + FOOT]
  const view = draw().replace(
    /^<svg ([^>]*?)width="\d+" height="\d+">/,
    `<svg $1x="${EDGE}" y="${EDGE}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">`,
  )
  const thirds = [1, 2].flatMap((i) => [
    rect(EDGE + (w * i) / 3 - 0.6, EDGE, 1.2, h, '#fff', ' opacity=".75"'),
    rect(EDGE, EDGE + (h * i) / 3 - 0.6, w, 1.2, '#fff', ' opacity=".75"'),
  ])
  const [x, y] = isWide ? [width - FOOT / 2, height / 2] : [width / 2, height - FOOT / 2]
  return picture(
    width,
    height,
    rect(0, 0, width, height, INK, ' rx="22"'),
    view,
    thirds,
    circle(x, y, 17, 'none', ' stroke="#fff" stroke-width="2"'),
    circle(x, y, 12.5, '#fff'),
  )
}

for (const [at, [draw, wide]] of FRAMINGS.entries()) {
  const svg = framing(draw, wide === 'wide')
  const file = `public/guide/cadrage-${String(at + 1).padStart(2, '0')}.webp`
  await sharp(Buffer.from(svg), { density: 108 }).webp({ quality: 78, smartSubsample: true }).toFile(file)
}
