import type { RunningSite } from '../tests/support/site.ts'
import { administrator } from './administrator.ts'
import type { Cleanups } from './cleanups.ts'
import { load, ROUNDS, SECONDS } from './load.ts'
import { progress } from './progress.ts'
import { spread, table } from './table.ts'

const TREATMENT = 'soins-du-visage'

/** How often a save is sent, in milliseconds. */
const PERIOD = 1000

/** Measures what saves take from visitors of the very page that is saved. Returns Markdown. */
export async function whileSaving(site: RunningSite, cleanups: Cleanups): Promise<string> {
  const save = await administrator(site, 'categories', TREATMENT)
  const url = `${site.origin}/soins/${TREATMENT}`
  const [shares, p99s]: [number[], number[]] = [[], []]
  let saves = 0
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`while saving, round ${round} of ${ROUNDS}`)
    const quiet = await load(url, cleanups, SECONDS * 2)
    const saved: Promise<void>[] = []
    const timer = setInterval(() => saved.push(save({ title: `Soins du visage ${(saves += 1)}` })), PERIOD)
    cleanups.add(() => clearInterval(timer))
    const busy = await load(url, cleanups, SECONDS * 2).finally(() => clearInterval(timer))
    await Promise.all(saved)
    shares.push(busy.perSecond / quiet.perSecond)
    p99s.push(busy.p99 / quiet.p99)
  }
  await save({ title: 'Soins du visage' })
  return [
    `\`/soins/${TREATMENT}\`, saved once a second (${saves} saves), against the same without; median (least–greatest).`,
    '',
    table(['', 'requests a second', 'p99'], [['with saves ÷ without', spread(shares), spread(p99s)]]),
  ].join('\n')
}
