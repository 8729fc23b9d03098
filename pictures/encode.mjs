// Draws every picture at its full size, makes the web files of it and writes the manifest.
// node pictures/encode.mjs [--only group/name,...]
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { PORTRAIT_RATIO } from '../app/ui/pictures.ts'
import { nearestTone } from '../app/media/tones.ts'
import { alts } from './alts.mjs'
import { FILM, films } from './drawn/films.mjs'
import { gestures } from './drawn/gestures.mjs'
import { home } from './drawn/home.mjs'
import { plans } from './drawn/plan.mjs'
import { posters } from './drawn/posters.mjs'
import { products } from './drawn/products.mjs'
import { reception } from './drawn/reception.mjs'
import { stories } from './drawn/stories.mjs'
import { texts } from './drawn/texts.mjs'
import { treatments } from './drawn/treatments.mjs'
import { grounds } from './grounds.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { only: names } = parseArgs({ options: { only: { type: 'string' } } }).values
const only = names?.split(',')

/** Size of the largest variant, the widths, and those of the variants cut for a telephone, by group. */
const banner = { width: 1600, height: 1000, widths: [480, 680, 960, 1360, 1600] }
const wide = { width: 1920, height: 1140, widths: [480, 680, 960, 1360, 1920], portrait: [480, 700, 790, 1036] }
const card = { width: 960, height: 1200, widths: [240, 340, 480, 680, 960] }
const head = { ...card, widths: [240, 340, 480] }
const gesture = { ...card, widths: [240, 340, 480, 680] }
const news = { width: 1200, height: 800, widths: [340, 480, 680, 960, 1200] }
const offer = { width: 1200, height: 900, widths: [340, 480, 680, 960, 1200] }
const plan = { width: 1200, height: 1500, widths: [340, 480, 700, 1200] }
const inside = { width: 1500, height: 1200, widths: [340, 480, 700, 960, 1500] }
const film = { ...FILM, widths: [480, 960] }

const banners = new Set(['promotions', 'produits', 'centre', 'cheques-cadeaux'])

function format(name) {
  const [group, base] = name.split('/')
  if (group === 'accueil') return banners.has(base) ? banner : wide
  if (group === 'soins' || group === 'produits') return card
  if (group === 'textes') return head
  if (group === 'gestes') return gesture
  if (group === 'actualites') return news
  if (group === 'centre') return base === 'plan' ? plan : inside
  return offer
}

const manifestFile = join(root, 'app/media/pictures.json')
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))

const drawn = { ...gestures, ...home, ...plans, ...products, ...reception, ...stories, ...texts, ...treatments }

async function encode(path, source, f) {
  const stem = join(root, 'public', path)
  await mkdir(dirname(stem), { recursive: true })
  const full = await sharp(source).resize(f.width, f.height).removeAlpha().png().toBuffer()
  const variant = async (w, ratio, to) => {
    const at = sharp(full).resize(w, Math.round(w / ratio), { kernel: 'lanczos3' })
    await at.clone().avif({ quality: 60, effort: 2, chromaSubsampling: '4:4:4' }).toFile(`${to}-${w}.avif`)
    await at.clone().webp({ quality: 74, effort: 4, smartSubsample: true }).toFile(`${to}-${w}.webp`)
  }
  for (const w of f.widths) await variant(w, f.width / f.height, stem)
  for (const w of f.portrait ?? []) await variant(w, PORTRAIT_RATIO, `${stem}-portrait`)
  const jpegWidth = Math.min(f.width, f.width >= f.height ? 1200 : 960)
  const jpeg = await sharp(full).resize(jpegWidth).jpeg({ quality: 78, progressive: true, mozjpeg: true }).toBuffer()
  await writeFile(`${stem}.jpg`, jpeg)
  const { channels } = await sharp(full).stats()
  manifest[`/${path}.jpg`] = {
    width: f.width,
    height: f.height,
    widths: f.widths,
    ...(f.portrait && { portrait: f.portrait }),
    tone: nearestTone(...channels.map(({ mean }) => mean)),
    ground: grounds[path.replace('images/', '')],
    version: createHash('sha256').update(jpeg).digest('hex').slice(0, 8),
    alt: alts[path.replace('images/', '')],
  }
}

for (const [name, draw] of Object.entries(drawn)) {
  if (!only || only.includes(name)) await encode(`images/${name}`, Buffer.from(draw()), format(name))
}
for (const [name, draw] of Object.entries(films)) {
  if (!only || only.includes(`videos/${name}`))
    await encode(`videos/${name}`, Buffer.from((posters[name] ?? draw)(0)), film)
}

if (!only || only.includes('accueil/cabine')) {
  await sharp(Buffer.from(drawn['accueil/cabine']()))
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 82, progressive: true, mozjpeg: true })
    .toFile(join(root, 'public/images/partage.jpg'))
}

const kept = Object.entries(manifest).filter(([src]) => src.startsWith('/videos/') || src.slice(8, -4) in drawn)
const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(manifestFile, JSON.stringify(sorted, null, 2) + '\n')
console.log(`${Object.keys(sorted).length} pictures in the manifest`)
