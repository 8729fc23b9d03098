import { PARAMETERS } from '../app/lib/page-parameters.ts'
import { ask } from './http.ts'
import { costOf, hasProc } from './processor-time.ts'
import { progress } from './progress.ts'
import { median, table } from './table.ts'

const ROUNDS = 3
const WARM_UP = 20
/** How often a page is asked for in a round: a kept one costs too little for the kernel's counting else. */
const REQUESTS = { made: 40, kept: 200 }

let asked = 0

/** An address of the same page that was never asked for, so that nobody has kept it. */
export function newAddress(url: string): string {
  const address = new URL(url)
  address.searchParams.set(PARAMETERS.recording, `mesure-${(asked += 1)}`)
  return address.href
}

/** The ways to ask for a page, by what they cost the site. */
const WAYS: Record<string, { requests: number; way: (url: string) => Promise<unknown> }> = {
  rendered: { requests: REQUESTS.made, way: (url) => ask(newAddress(url), 'identity') },
  'rendered and compressed (gzip)': { requests: REQUESTS.made, way: (url) => ask(newAddress(url)) },
  kept: { requests: REQUESTS.kept, way: (url) => ask(url) },
}

/** Measures the processor time that a page takes of the site's process, one request at a time. Returns Markdown. */
export async function pageCost(origin: string, pid: number, paths: string[]): Promise<string> {
  if (!hasProc) return 'CPU a page: skipped, this system has no /proc.'
  const costs = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      progress(`CPU a page, round ${round} of ${ROUNDS}: ${path}`)
      for (const [name, { requests, way }] of Object.entries(WAYS)) {
        const cost = await costOf(pid, round === 0 ? WARM_UP : requests, () => way(origin + path))
        const key = `${path} ${name}`
        if (round > 0) costs.set(key, [...(costs.get(key) ?? []), cost])
      }
    }
  }
  const [names, cost] = [Object.keys(WAYS), (path: string, name: string) => median(costs.get(`${path} ${name}`)!)]
  const rows = paths.map((path) => [`\`${path}\``, ...names.map((name) => cost(path, name).toFixed(2))])
  const middle = names.map((name) => median(paths.map((path) => cost(path, name))).toFixed(2))
  return [
    `Milliseconds of processor time, user and system, all threads; medians of ${ROUNDS} rounds, each of ${REQUESTS.made} requests, of ${REQUESTS.kept} for what is kept.`,
    '',
    table(['page', ...names], [...rows, ['**median**', ...middle]]),
  ].join('\n')
}
