/**
 * Asks for whatever a visitor may ask for, over and over, and says what the process keeps of it: what is left of its
 * heap after a collection, by 100,000 requests. `node bench/leaks.ts [REQUESTS]`. Fails above 2 MB.
 */
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { VISITOR_ROUTES } from '../tests/support/routes.ts'
import { startSite } from '../tests/support/site.ts'
import { hasProc, residentSize } from './processor-time.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'

/** The most that 100,000 requests may leave behind, in megabytes. */
const LIMIT = 2

const CONNECTIONS = 16
const STEPS = 6

/** Of so many requests one is for a page that is made for it: those take forty times as long as the others. */
const MADE = 50

const requests = Number(process.argv[2] ?? 60_000)
const paths = Object.values(VISITOR_ROUTES)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Finished pages, half of them with a parameter that no page knows; pages that are made anew; what does not exist. */
function pathOf(count: number): string {
  const path = paths[count % paths.length]!
  if (count % MADE === 0) return [`/inconnue-${count}`, `/actualites?page=${count}`, '/login'][(count / MADE) % 3]!
  return count % 2 ? path : `${path}${path.includes('?') ? '&' : '?'}utm_source=${count}`
}

const preload = join(import.meta.dirname, '../tests/support/heap-size.ts')
const site = await startSite({ DATABASE_URL: '', SITE_URL: '', NODE_OPTIONS: `--import=${preload}` })
try {
  const statuses: Record<number, number> = {}
  let asked = 0

  function ask(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      get(site.origin + path, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
        statuses[answer.statusCode!] = (statuses[answer.statusCode!] ?? 0) + 1
        answer.resume().on('end', resolve).on('error', reject)
      }).on('error', reject)
    })
  }

  async function askUntil(goal: number) {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (asked < goal) await ask(pathOf(asked++))
      }),
    )
  }

  async function heapSize(): Promise<number> {
    const said = () => [...site.errors().matchAll(/^heap (\d+)$/gm)]
    const before = said().length
    site.process.kill('SIGUSR2')
    while (said().length === before) await setTimeout(20)
    return Number(said().at(-1)![1]) / 2 ** 20
  }

  const began = performance.now()
  const points: { asked: number; heap: number; resident: number }[] = []
  // The first steps fill what is kept: they do not count.
  for (let step = 1; step <= STEPS + 2; step += 1) {
    await askUntil(Math.round((requests / STEPS) * step))
    const resident = hasProc ? residentSize(site.process.pid!) : NaN
    points.push({ asked, heap: await heapSize(), resident })
    progress(`leaks: ${asked} requests`)
  }
  const rows = points.map((point) => [
    point.asked.toLocaleString('en'),
    point.heap.toFixed(2),
    point.resident.toFixed(0),
  ])
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s; load average ${loadavg()[0]!.toFixed(1)}.\n`)
  console.log(table(['requests', 'heap after a collection, MB', 'resident, MB'], rows))
  const growth = slope(points.slice(2)) * 100_000
  const words = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(`\n${growth.toFixed(2)} MB by 100,000 requests (at most ${LIMIT}); ${words.join(', ')}.`)
  process.exitCode = growth < LIMIT ? 0 : 1
} finally {
  agent.destroy()
  await site.stop()
}

/** The line that is nearest to all points: megabytes by request. */
function slope(points: { asked: number; heap: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(({ asked }) => asked)), mean(points.map(({ heap }) => heap))]
  const [over, under] = [
    points.map(({ asked, heap }) => (asked - x) * (heap - y)),
    points.map(({ asked }) => (asked - x) ** 2),
  ]
  return mean(over) / mean(under)
}
