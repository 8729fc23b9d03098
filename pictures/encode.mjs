// Turns masters into the web files and writes the manifest.
// node encode.mjs <masters folder> [--only group/name,...]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PORTRAIT_RATIO } from '../app/ui/pictures.ts'
import { nearestTone } from '../app/media/tones.ts'
import { alts } from './alts.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const masters = process.argv[2]
const onlyAt = process.argv.indexOf('--only')
const only = onlyAt > 0 ? process.argv[onlyAt + 1].split(',') : null
if (!masters) throw new Error('usage: node encode.mjs <masters folder> [--only names]')

/** Size of the largest variant, the widths, and those of the variants cut for a telephone, by group. */
const banner = { width: 1600, height: 1000, widths: [480, 680, 960, 1360, 1600] }
const wide = { width: 1920, height: 1140, widths: [480, 680, 960, 1360, 1920], portrait: [480, 700, 790, 1036] }
const card = { width: 960, height: 1200, widths: [240, 340, 480, 680, 960] }
const news = { width: 1200, height: 800, widths: [340, 480, 680, 960, 1200] }
const offer = { width: 1200, height: 900, widths: [340, 480, 680, 960, 1200] }
const clip = { width: 960, height: 540, widths: [480, 960] }
const banners = new Set(['promotions', 'produits', 'centre', 'cheques-cadeaux'])

function format(name) {
  const [group, base] = name.split('/')
  if (group === 'accueil') return banners.has(base) ? banner : wide
  if (group === 'soins' || group === 'equipe') return card
  if (group === 'actualites') return news
  if (group === 'videos') return clip
  return offer
}

const manifestFile = join(root, 'app/media/pictures.json')
const manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {}

async function encode(name, source) {
  const f = format(name)
  const folder = name.startsWith('videos/') ? 'public' : 'public/images'
  const stem = join(root, folder, name)
  await mkdir(dirname(stem), { recursive: true })
  const full = await sharp(source)
    .resize(f.width, f.height, { fit: 'cover', kernel: 'lanczos3' })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const variant = async (w, ratio, to) => {
    const at = sharp(full)
      .resize(w, Math.round(w / ratio), { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 })
    await at.clone().avif({ quality: 62, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${to}-${w}.avif`)
    await at.clone().webp({ quality: 82, effort: 4, smartSubsample: true }).toFile(`${to}-${w}.webp`)
  }
  for (const w of f.widths) await variant(w, f.width / f.height, stem)
  for (const w of f.portrait ?? []) await variant(w, PORTRAIT_RATIO, `${stem}-portrait`)
  const jpegWidth = Math.min(f.width, f.width >= f.height ? 1200 : 960)
  const jpeg = await sharp(full).resize(jpegWidth).jpeg({ quality: 78, progressive: true, mozjpeg: true }).toBuffer()
  await writeFile(`${stem}.jpg`, jpeg)
  const { channels } = await sharp(full).stats()
  manifest[`${folder.slice('public'.length)}/${name}.jpg`] = {
    width: f.width,
    height: f.height,
    widths: f.widths,
    ...(f.portrait && { portrait: f.portrait }),
    tone: nearestTone(...channels.map(({ mean }) => mean)),
    version: createHash('sha256').update(jpeg).digest('hex').slice(0, 8),
    alt: alts[name],
  }
}

let count = 0
for (const group of (await readdir(masters)).sort()) {
  for (const file of (await readdir(join(masters, group)).catch(() => [])).sort()) {
    const name = `${group}/${file.replace(/\.png$/, '')}`
    if (!file.endsWith('.png') || !(name in alts) || (only && !only.includes(name))) continue
    await encode(name, join(masters, group, file))
    count++
  }
}

const share = join(masters, 'accueil/cabine.png')
if (existsSync(share) && (!only || only.includes('accueil/cabine'))) {
  await sharp(share)
    .resize(1200, 630, { fit: 'cover', position: 'centre' })
    .jpeg({ quality: 82, progressive: true, mozjpeg: true })
    .toFile(join(root, 'public/images/partage.jpg'))
}

const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
await mkdir(dirname(manifestFile), { recursive: true })
await writeFile(`${manifestFile}.tmp`, JSON.stringify(sorted, null, 2) + '\n')
await rm(manifestFile, { force: true })
await writeFile(manifestFile, await readFile(`${manifestFile}.tmp`))
await rm(`${manifestFile}.tmp`)
console.log(`${count} pictures encoded, ${Object.keys(sorted).length} in the manifest`)
