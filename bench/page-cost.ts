import { PARAMETERS } from '../app/content/page-parameters.ts'
import { ask } from './http.ts'
import { costOf, hasProc } from './processor-time.ts'
import { progress } from './progress.ts'
import { median, table } from './table.ts'

const WARM_UP = 20
const REQUESTS = 30
const ROUNDS = 3

let asked = 0

/** An address of the same page that was never asked for, so that nobody has kept it. */
export function newAddress(url: string): string {
  const address = new URL(url)
  address.searchParams.set(PARAMETERS.recording, `mesure-${(asked += 1)}`)
  return address.href
}

/** The ways to ask for a page, by what they cost the site. */
const WAYS: Record<string, (url: string) => Promise<unknown>> = {
  rendered: (url) => ask(newAddress(url), 'identity'),
  'rendered and compressed (gzip)': (url) => ask(newAddress(url)),
  kept: (url) => ask(url),
}

/** Measures the processor time that a page takes of the site's process, one request at a time. Returns Markdown. */
export async function pageCost(origin: string, pid: number, paths: string[]): Promise<string> {
  if (!hasProc) return 'CPU a page: skipped, this system has no /proc.'
  const costs = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      progress(`CPU a page, round ${round} of ${ROUNDS}: ${path}`)
      for (const [name, way] of Object.entries(WAYS)) {
        const cost = await costOf(pid, round === 0 ? WARM_UP : REQUESTS, () => way(origin + path))
        const key = `${path} ${name}`
        if (round > 0) costs.set(key, [...(costs.get(key) ?? []), cost])
      }
    }
  }
  const [names, cost] = [Object.keys(WAYS), (path: string, name: string) => median(costs.get(`${path} ${name}`)!)]
  const rows = paths.map((path) => [`\`${path}\``, ...names.map((name) => cost(path, name).toFixed(2))])
  const middle = names.map((name) => median(paths.map((path) => cost(path, name))).toFixed(2))
  return [
    `Milliseconds of processor time, user and system, all threads; ${ROUNDS} × ${REQUESTS} requests after ${WARM_UP}; medians.`,
    '',
    table(['page', ...names], [...rows, ['**median**', ...middle]]),
  ].join('\n')
}
