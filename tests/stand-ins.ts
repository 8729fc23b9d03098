/**
 * Writes `stand-ins.css`, and for the pairs to choose from `stand-ins.json`: faces that most machines have, with the widths
 * and heights of the site's, so that no line moves when these arrive. Letters of like ratio share a size. Run on a machine
 * with the Liberation fonts: node tests/stand-ins.ts FOLDER_OF_NODE_MODULES
 *
 * The folder holds @fontsource/roboto and @fontsource/noto-serif.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from './support/chromium.ts'
import { hoursWords } from '../app/opening/parse-hours.ts'
import { CENTRE } from '../app/site/centre/first-content.ts'
import { TREATMENTS } from '../app/site/treatment/first-content.ts'

const FOLDER = process.argv[2]!
const OWN = join(import.meta.dirname, '../app/styles/fonts')
const LIBERATION = '/usr/share/fonts/truetype/liberation'
const packed = (name: string, style: string, weight = 400) =>
  join(FOLDER, `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`)

interface StandIn {
  family: string
  /** As machines name it. */
  local: string[]
  file: string
}

interface Face {
  file: string
  /** What it is measured at, and what it stands for. */
  weight: number
  weights: string
  style?: 'italic'
  standIns: StandIn[]
}

const arial = (name: string, style: 'Regular' | 'Bold' | 'Italic' = 'Regular'): StandIn => ({
  family: `${name} as Arial`,
  local: ['Arial', 'Liberation Sans', 'Helvetica'].map((family) =>
    style === 'Regular' ? family : `${family} ${style}`,
  ),
  file: join(LIBERATION, `LiberationSans-${style}.ttf`),
})
const roboto = (name: string, weight: number, style: 'normal' | 'italic' = 'normal'): StandIn => ({
  family: `${name} as Roboto`,
  local:
    style === 'italic'
      ? ['Roboto Italic']
      : weight === 400
        ? ['Roboto', 'Roboto Regular']
        : ['Roboto Medium', 'Roboto Bold', 'Roboto'],
  file: packed('roboto', style, weight),
})
const serifs = (name: string, style: 'normal' | 'italic'): StandIn[] => {
  const styled = (family: string) => (style === 'italic' ? `${family} Italic` : family)
  return [
    {
      family: `${name} as Times`,
      local: [styled('Times New Roman'), styled('Liberation Serif'), styled('Times')],
      file: join(LIBERATION, `LiberationSerif-${style === 'italic' ? 'Italic' : 'Regular'}.ttf`),
    },
    { family: `${name} as Noto`, local: [styled('Noto Serif')], file: packed('noto-serif', style) },
  ]
}

/** A face that texts are set in, in its three weights. */
const textFaces = (name: string, file: string): Face[] => [
  { file, weight: 400, weights: '400', standIns: [arial(name), roboto(name, 400)] },
  { file, weight: 500, weights: '500', standIns: [arial(name), roboto(name, 500)] },
  { file, weight: 600, weights: '600', standIns: [arial(name, 'Bold'), roboto(name, 500)] },
]
/** A face that headings are set in: upright and italic. */
const headingFaces = (file: string, standIns: (style: 'normal' | 'italic') => StandIn[]): Face[] => [
  { file: `${file}.woff2`, weight: 400, weights: '400 500', standIns: standIns('normal') },
  { file: `${file}-italic.woff2`, weight: 400, weights: '400', style: 'italic', standIns: standIns('italic') },
]

const OWN_FACES = [
  ...textFaces('Montserrat', 'montserrat.woff2'),
  ...headingFaces('playfair', (style) => serifs('Playfair', style)),
]
const PAIRS: Record<string, Face[]> = {
  douce: [...textFaces('Nunito Sans', 'nunito-sans.woff2'), ...headingFaces('lora', (style) => serifs('Lora', style))],
  moderne: [
    ...textFaces('Figtree', 'figtree.woff2'),
    ...headingFaces('jost', (style) => [
      arial('Jost', style === 'italic' ? 'Italic' : 'Regular'),
      roboto('Jost', 400, style),
    ]),
  ],
}

const LOWER = 'abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿ'
/** How far a small letter may be from the size of the others. */
const REACH = 0.12
/** How far off a word may be, in parts of the font's size, and how many sizes there may be at most. */
const CLOSE = 0.021
const MOST = 7

/** What the site's own pair is measured on: to these its pages were set. */
const TEXTS = wordsOf(
  Object.values(TREATMENTS).flatMap(({ title, description, questions }) => [
    title,
    description,
    ...questions.map(({ answer }) => answer),
  ]),
)
/** Texts have hardly a figure, and neither the dashes nor the strokes of hours. */
const FIGURES = wordsOf([
  ...Object.values(CENTRE.horaires).map(hoursWords),
  ...Object.values(TREATMENTS).flatMap(({ tarifs }) => tarifs.flatMap(({ name, price }) => [name, price])),
])
const PAIRED = [...TEXTS, ...Array.from({ length: 5 }, () => FIGURES).flat()]

function wordsOf(texts: string[]): string[] {
  return texts
    .join(' ')
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll("'", '’')
    .split(/\s+/)
    .filter(Boolean)
}

/** What the stand-ins of some faces are measured on: words, their letters, and how often each of these is there. */
let sample = sampleOf(TEXTS)

function sampleOf(words: string[]) {
  const counts = new Map<string, number>()
  for (const letter of words.join(' ')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  // Others take the size of most.
  return { words, counts, characters: [...new Set([...counts.keys(), ..." '0123456789€"])] }
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_SWITCHES })
const page = await browser.newPage()
const own = await standInsOf(OWN_FACES)
const pairs: Record<string, string> = {}
sample = sampleOf(PAIRED)
for (const [pair, faces] of Object.entries(PAIRS)) pairs[pair] = (await standInsOf(faces)).join('')
await browser.close()
writeFileSync(join(OWN, '../stand-ins.css'), `/* Written by tests/stand-ins.ts. */\n${own.join('\n')}\n`)
writeFileSync(join(OWN, '../../appearance/stand-ins.json'), `${JSON.stringify(pairs, null, 2)}\n`)

/** What stands for a face. */
interface Cut {
  face: Face
  standIn: StandIn
}

async function standInsOf(faces: Face[]): Promise<string[]> {
  const cuts = faces.flatMap((face) => face.standIns.map((standIn): Cut => ({ face, standIn })))
  const families = Map.groupBy(cuts, ({ face, standIn }) => `${standIn.family} ${face.style ?? ''}`)
  const rules: string[] = []
  for (const family of families.values()) rules.push(...(await rulesOf(page, family)))
  return rules
}

type Metrics = Awaited<ReturnType<typeof measure>>
type Measured = Omit<Face & StandIn, 'file'> & { own: Metrics; other: Metrics; mean: number }

/** In all weights of a family the same letters share a size: lists of letters that are alike weigh nothing when compressed. */
async function rulesOf(page: Page, cuts: Cut[]): Promise<string[]> {
  const measured: Measured[] = []
  for (const { face, standIn } of cuts) {
    const own = await measure(page, join(OWN, face.file), face.weight)
    const other = await measure(page, standIn.file, face.weight)
    measured.push({
      ...face,
      ...standIn,
      own,
      other,
      mean: sum(sample.words, own.widths) / sum(sample.words, other.widths),
    })
  }
  const letters = sample.characters
    .map((character) => {
      const sizes = measured.map(({ own, other, mean }) => own.widths[character]! / other.widths[character]! / mean)
      const size = average(sizes)
      const width = average(measured.map(({ other }) => other.widths[character]!))
      return {
        character,
        size: LOWER.includes(character) ? within(size, 1 - REACH, 1 + REACH) : size,
        weight: (sample.counts.get(character) ?? 0.1) * width ** 2,
      }
    })
    .toSorted((one, two) => one.size - two.size)
  const fits = (count: number) =>
    measured.map(({ own, other, mean }) => {
      const groups = grouped(letters, count).map((group) => ({ ...group, size: group.size * mean }))
      return fitted(groups, own.widths, other.widths)
    })
  const isClose = (all: Group[][]) =>
    all.every((groups, place) => errorOf(groups, measured[place]!.own.widths, measured[place]!.other.widths) <= CLOSE)
  let count = 1
  while (count < MOST && !isClose(fits(count))) count += 1
  return fits(count).flatMap((groups, place) =>
    groups
      .toSorted((one, two) => Number(hasSpace(two)) - Number(hasSpace(one)))
      .map((group) => ruleOf(measured[place]!, group)),
  )
}

function hasSpace({ letters }: Group): boolean {
  return letters.some(({ character }) => character === ' ')
}

/** How high lines are is said once: browsers ask it of the face that has the space. */
function ruleOf({ family, local, weights, style, own }: Measured, group: Group): string {
  const { size, letters } = group
  const override = (part: number) => `${((part / size) * 100).toFixed(1)}%`
  return [
    `@font-face{font-family:'${family}'`,
    `src:${local.map((name) => `local('${name}')`).join(',')}`,
    `font-weight:${weights}`,
    ...(style ? [`font-style:${style}`] : []),
    ...(hasSpace(group)
      ? [`ascent-override:${override(own.ascent)}`, `descent-override:${override(own.descent)}`, 'line-gap-override:0%']
      : [`unicode-range:${ranges(letters.map(({ character }) => character))}`]),
    `size-adjust:${(size * 100).toFixed(1)}%}`,
  ].join(';')
}

interface Group {
  size: number
  letters: Letter[]
}

type Widths = Record<string, number>

/** How far each word is off, in parts of the font's size. */
function errors(groups: Group[], own: Widths, other: Widths): number[] {
  const sizes = new Map(groups.flatMap(({ size, letters }) => letters.map(({ character }) => [character, size])))
  return sample.words.map((word) =>
    [...word].reduce((left, it) => left - (sizes.get(it) ?? 1) * (other[it] ?? 0), own[word]!),
  )
}

function errorOf(...fit: [Group[], Widths, Widths]): number {
  const all = errors(...fit)
  return Math.sqrt(all.reduce((total, error) => total + error ** 2, 0) / all.length)
}

/** Sets the size of each group to where whole words, in which letters are drawn together, are least off. */
function fitted(groups: Group[], own: Widths, other: Widths): Group[] {
  const parts = groups.map(({ letters }) => {
    const those = new Set(letters.map(({ character }) => character))
    return sample.words.map((word) =>
      [...word].reduce((total, it) => total + (those.has(it) ? (other[it] ?? 0) : 0), 0),
    )
  })
  for (let round = 0; round < 40; round += 1) {
    for (const [place, group] of groups.entries()) {
      const part = parts[place]!
      const left = errors(groups, own, other)
      const weight = part.reduce((total, width) => total + width ** 2, 0)
      if (weight > 1) group.size += part.reduce((total, width, at) => total + width * left[at]!, 0) / weight
    }
  }
  return groups
}

interface Letter {
  character: string
  size: number
  weight: number
}

/** Parts letters, smallest first, into so many runs that their sizes differ as little as can be. */
function grouped(letters: Letter[], count: number): Group[] {
  const meanOf = (run: Letter[]) =>
    run.reduce((total, { size, weight }) => total + size * weight, 0) /
    run.reduce((total, { weight }) => total + weight, 0)
  const cost = (run: Letter[]) => {
    const mean = meanOf(run)
    return run.reduce((total, { size, weight }) => total + weight * (size - mean) ** 2, 0)
  }
  const known = new Map<string, { cost: number; ends: number[] }>()
  const best = (from: number, runs: number): { cost: number; ends: number[] } => {
    if (runs === 1) return { cost: cost(letters.slice(from)), ends: [letters.length] }
    const key = `${from} ${runs}`
    let found = known.get(key)
    if (!found) {
      found = { cost: Infinity, ends: [] }
      for (let end = from + 1; end <= letters.length - runs + 1; end += 1) {
        const rest = best(end, runs - 1)
        const total = cost(letters.slice(from, end)) + rest.cost
        if (total < found.cost) found = { cost: total, ends: [end, ...rest.ends] }
      }
      known.set(key, found)
    }
    return found
  }
  return best(0, count).ends.map((end, place, ends) => {
    const run = letters.slice(ends[place - 1] ?? 0, end)
    return { size: meanOf(run), letters: run }
  })
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function average(values: number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

function sum(texts: string[], widths: Record<string, number>): number {
  return texts.reduce((total, text) => total + widths[text]!, 0)
}

function ranges(characters: string[]): string {
  const codes = characters.map((character) => character.codePointAt(0)!).sort((one, two) => one - two)
  const runs: [number, number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

/** Widths and heights as parts of the font's size. */
async function measure(page: Page, file: string, weight: number) {
  const data = readFileSync(file).toString('base64')
  return page.evaluate(
    async ({ data, weight, texts }) => {
      const face = new FontFace('measured', `url(data:font/woff2;base64,${data})`, { weight: String(weight) })
      document.fonts.clear()
      document.fonts.add(await face.load())
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.textRendering = 'geometricPrecision'
      canvas.font = `${weight} 1000px measured`
      const widths = Object.fromEntries(texts.map((text) => [text, canvas.measureText(text).width / 1000]))
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x')
      return { widths, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 }
    },
    { data, weight, texts: [...new Set([...sample.characters, ...sample.words])] },
  )
}
