/**
 * Measures the built site and prints what it found as Markdown; a whole run is kept in `bench/results.md`. Parts may be
 * named to run only those.
 */
import { writeFileSync } from 'node:fs'
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

/** Past this the run is stuck, in milliseconds. */
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

const printed: string[] = []
function print(text: string) {
  printed.push(text)
  console.log(text)
}

const cleanups = new Cleanups()
async function giveUp(reason: string) {
  progress(reason)
  await cleanups.close()
  process.exit(1)
}
process.once('SIGINT', () => void giveUp('Interrupted.'))
process.once('SIGTERM', () => void giveUp('Told to end.'))
setTimeout(() => void giveUp('It took too long.'), LIMIT).unref()

// A database or an address of this machine's own is none of the measurements' business.
const site = await startSite({ DATABASE_URL: '', SITE_URL: '' })
cleanups.add(() => site.stop())
try {
  const load = () => loadavg()[0]!.toFixed(1)
  print(
    `${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${type()} ${release()} · ` +
      `${cpus().length} cores · load average ${load()} at the start`,
  )
  for (const [name, { title, measure }] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    print(`\n### ${title}, load average ${load()}\n\n${await measure()}`)
  }
  print(`\nLoad average ${load()} at the end.`)
  if (wanted.length === 0) writeFileSync(RESULTS, `# Results of \`npm run bench\`\n\n${printed.join('\n')}\n`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanups.close()
}
