/**
 * Measures the built site, prints what it found as Markdown and keeps it in `bench/results.md`. Parts may be named to run
 * only those: what is there of the others stays.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, type } from 'node:os'
import { VISITOR_ROUTES } from '../tests/support/routes.ts'
import { startSite } from '../tests/support/site.ts'
import { editing } from './editing.ts'
import { Cleanups } from './cleanups.ts'
import { firstView } from './first-view.ts'
import { growth } from './growth.ts'
import { handMade } from './hand-made.ts'
import { memory } from './memory.ts'
import { pageCost } from './page-cost.ts'
import { progress } from './progress.ts'
import { throughput } from './throughput.ts'
import { whileSaving } from './while-saving.ts'

const PATHS = ['/soins/soins-du-visage', '/actualites']

/** Past this a part is stuck, in milliseconds. */
const LIMIT = 20 * 60_000

const RESULTS = 'bench/results.md'

const ROUTES = Object.values(VISITOR_ROUTES)

const PARTS = {
  throughput: { title: 'Throughput', measure: () => throughput(site, PATHS, cleanups) },
  saves: { title: 'Throughput while an administrator saves', measure: () => whileSaving(site, cleanups) },
  cpu: { title: 'CPU a page', measure: () => pageCost(site.origin, site.process.pid!, ROUTES) },
  memory: { title: 'Memory', measure: () => memory(PATHS, cleanups) },
  'first-view': { title: 'First view', measure: () => firstView(site, ROUTES, cleanups) },
  'hand-made': { title: 'Beside a page by hand', measure: () => handMade(site, cleanups) },
  editing: { title: 'Editing', measure: () => editing(cleanups) },
  // The last, for it leaves the site full.
  growth: { title: 'Cost growth', measure: () => growth(site) },
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in PARTS))
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

const cleanups = new Cleanups()
async function giveUp(reason: string) {
  progress(reason)
  await cleanups.close()
  process.exit(1)
}
process.once('SIGINT', () => void giveUp('Interrupted.'))
process.once('SIGTERM', () => void giveUp('Told to end.'))

// A database or an address of this machine's own is none of the measurements' business.
const site = await startSite({ DATABASE_URL: '', SITE_URL: '' })
cleanups.add(() => site.stop())
try {
  for (const [name, { title, measure }] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const stuck = setTimeout(() => void giveUp('It took too long.'), LIMIT)
    const before = load()
    const found = await measure()
    clearTimeout(stuck)
    const section = `${machine()} · load average ${before} at the start, ${load()} at the end\n\n${found}`
    console.log(`\n### ${title}\n\n${section}`)
    keep(title, section)
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanups.close()
}

function load(): string {
  return loadavg()[0]!.toFixed(1)
}

function machine(): string {
  const day = new Date().toISOString().slice(0, 10)
  return `${day} · Node ${process.version} · ${type()} ${release()} · ${cpus().length} cores`
}

/** Puts what a part has found in the place of what it found before. */
function keep(title: string, section: string): void {
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : ''
  const kept = new Map(before.split(/^### /m).slice(1).map(titled))
  kept.set(title, section)
  const all = Object.values(PARTS).flatMap(({ title }) =>
    kept.has(title) ? [`### ${title}\n\n${kept.get(title)!}`] : [],
  )
  writeFileSync(RESULTS, `# Results of \`npm run bench\`\n\n${all.join('\n\n')}\n`)
}

function titled(section: string): [title: string, text: string] {
  const end = section.indexOf('\n')
  return [section.slice(0, end), section.slice(end).trim()]
}
