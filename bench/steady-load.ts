/**
 * Asks for visitors' pages and saves at a steady rate, whatever the answers take, and says what they took from the
 * moment at which they were due: a stall is counted by all who would have come meanwhile. `node bench/steady-load.ts
 * [SECONDS]`. It asks from one thread and one core; the site has another. Fails where the figures are not met.
 */
import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Outcome } from '../app/cms/documents/changes.ts'
import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'
import { openSession, sendChange } from '../tests/support/administrator.ts'
import { VISITOR_ROUTES } from '../tests/support/routes.ts'
import { startSite } from '../tests/support/site.ts'
import { hasProc, processorTime } from './processor-time.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'

/** How often pages and saves are asked for, in a second, and what 99 of 100 may take, in milliseconds. */
const READS = { perSecond: 500, p99: 50 }
const SAVES = { perSecond: 5, p99: 150 }

const WARM_UP = 5

const seconds = Number(process.argv[2] ?? 40)
const paths = Object.values(VISITOR_ROUTES).filter((path) => path !== '/login')
const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })
const errors: string[] = []

const site = await startSite({ DATABASE_URL: '', SITE_URL: '' })
try {
  const cookie = await openSession(site)
  const versions = new Map(Object.keys(FIRST_CONTENT.categories).map((id) => [id, 1]))
  const idle = [...versions.keys()]

  function read(count: number): Promise<void> {
    const path = paths[count % paths.length]!
    return new Promise((resolve, reject) => {
      const asking = get(site.origin + path, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
        if (answer.statusCode !== 200) errors.push(`${path}: ${answer.statusCode}`)
        answer.resume().on('end', resolve).on('error', reject)
      })
      // As a browser does where the connection was closed, for nothing was asked on it, in that very moment.
      asking.on('error', (error) => {
        if (asking.reusedSocket) read(count).then(resolve, reject)
        else reject(error)
      })
    })
  }

  async function save(count: number): Promise<void> {
    const id = idle.shift()
    if (!id) throw new Error('Every document is being saved')
    const [base, fields] = [versions.get(id)!, { title: `Titre ${count}` }]
    const change = { intent: 'update', collection: 'categories', id, base, fields, key: randomUUID() } as const
    const outcome = (await (await sendChange(site, cookie, change)).json()) as Outcome
    if (outcome.outcome !== 'saved') throw new Error(JSON.stringify(outcome))
    versions.set(id, outcome.document.version)
    idle.push(id)
  }

  /** Does something so often in a second, and returns what each took from when it was due, in milliseconds. */
  async function steadily(perSecond: number, duration: number, work: (count: number) => Promise<void>) {
    const began = performance.now()
    const running: Promise<void>[] = []
    const times: number[] = []
    for (let count = 0; count < perSecond * duration; count += 1) {
      const due = began + (count * 1000) / perSecond
      while (performance.now() < due) await setTimeout(1)
      const done = () => void times.push(performance.now() - due)
      running.push(work(count).then(done, (error: unknown) => void errors.push(String(error))))
    }
    await Promise.all(running)
    return times.sort((one, other) => one - other)
  }

  await steadily(READS.perSecond / 5, WARM_UP, read)
  progress('warm')
  const before = { mine: process.cpuUsage(), its: hasProc ? processorTime(site.process.pid!) : 0, load: loadavg()[0]! }
  const [reads, saves] = await Promise.all([
    steadily(READS.perSecond, seconds, read),
    steadily(SAVES.perSecond, seconds, save),
  ])
  const { user, system } = process.cpuUsage(before.mine)
  const its = hasProc ? processorTime(site.process.pid!) - before.its : 0
  const share = (milliseconds: number) => `${(milliseconds / seconds / 10).toFixed(0)} %`

  const at = (times: number[], part: number) => times[Math.ceil(times.length * part) - 1] ?? Infinity
  const row = (name: string, times: number[], { p99 }: { p99: number }) => [
    name,
    String(times.length),
    ...[0.5, 0.99, 1].map((part) => at(times, part).toFixed(1)),
    at(times, 0.99) < p99 ? 'met' : `not met: ${p99}`,
  ]
  console.log(
    `${seconds} s; load average ${before.load.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after; ` +
      `of a core, the site took ${share(its)} and who asks ${share((user + system) / 1000)}.\n`,
  )
  const rows = [row('page', reads, READS), row('save', saves, SAVES)]
  console.log(table(['', 'answers', 'median, ms', 'p99, ms', 'longest, ms', ''], rows))
  console.log(`\n${errors.length} errors`)
  for (const error of errors.slice(0, 10)) console.log(error)
  process.exitCode = errors.length === 0 && rows.every((cells) => cells.at(-1) === 'met') ? 0 : 1
} finally {
  agent.destroy()
  await site.stop()
}
