import { startSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { load } from './load.ts'
import { hasProc, residentSize } from './processor-time.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'

const MANY = 1_000_000
const MORE = 100_000

/** How long each load lasts, and all of them at most, in seconds. */
const STEP = 10
const LIMIT = 150

/** Measures how large a process becomes that does nothing but answer visitors. Returns Markdown. */
export async function memory(paths: string[], cleanups: Cleanups): Promise<string> {
  if (!hasProc) return 'Memory: skipped, this system has no /proc.'
  const site = await startSite({ DATABASE_URL: '', SITE_URL: '' })
  cleanups.add(() => site.stop())
  const size = () => residentSize(site.process.pid!)
  const rows = [['0', size().toFixed(0)]]
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let answered = 0
  for (const goal of [MORE, MANY, MANY + MORE]) {
    // The last part is asked whatever the time.
    const end = goal > MANY ? Math.max(LIMIT, seconds() + STEP * 3) : LIMIT
    const reach = goal > MANY ? answered + MORE : goal
    for (let turn = 0; answered < reach && seconds() < end; turn += 1) {
      const { perSecond } = await load(site.origin + paths[turn % paths.length]!, cleanups, STEP)
      answered += Math.round(perSecond * STEP)
      progress(`memory: ${answered} answers, ${size().toFixed(0)} MB`)
    }
    rows.push([answered.toLocaleString('en'), size().toFixed(0)])
  }
  return [
    `Cached pages, counted without each load's second of warm-up; ${seconds().toFixed(0)} s in all; at most ${LIMIT} s for the first million.`,
    '',
    table(['answers', 'resident, MB'], rows),
  ].join('\n')
}
