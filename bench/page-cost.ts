import { existsSync, readFileSync } from 'node:fs'
import { ask } from './http.ts'
import { progress } from './progress.ts'
import { spread, table } from './table.ts'

/** The unit of the times in /proc, in milliseconds: USER_HZ is 100 on every architecture that Node runs on. */
const TICK = 10

const WARM_UP = 300
const REQUESTS = 300
const ROUNDS = 3

let asked = 0

/** The ways to ask for a page, by what they cost the site. */
const WAYS: Record<string, (url: string) => Promise<unknown>> = {
  // An address never asked before is one that no cache holds.
  'new address, gzip': (url) => ask(`${url}?mesure=${(asked += 1)}`),
  'new address, not compressed': (url) => ask(`${url}?mesure=${(asked += 1)}`, 'identity'),
  'same address, gzip': (url) => ask(url),
}

/** Measures the processor time that one page takes of the site's process, one request at a time. Returns Markdown. */
export async function pageCost(origin: string, pid: number, paths: string[]): Promise<string> {
  if (!existsSync('/proc/self/stat')) return 'CPU a page: skipped, this system has no /proc.'
  const rows: string[][] = []
  // The address of the health check goes through the server and not through the framework: the floor.
  for (const path of [...paths, '/healthz']) {
    const row = [`\`${path}\``]
    for (const [name, way] of Object.entries(WAYS)) {
      progress(`CPU a page: ${path}, ${name}`)
      const url = origin + path
      await repeat(WARM_UP, () => way(url))
      const costs: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = processorTime(pid)
        await repeat(REQUESTS, () => way(url))
        costs.push((processorTime(pid) - before) / REQUESTS)
      }
      row.push(spread(costs))
    }
    rows.push(row)
  }
  return [
    `Milliseconds of processor time, user and system, all threads; ${ROUNDS} × ${REQUESTS} requests after ${WARM_UP}; median (least–greatest).`,
    '',
    table(['page', ...Object.keys(WAYS)], rows),
  ].join('\n')
}

async function repeat(times: number, work: () => Promise<unknown>) {
  for (let time = 0; time < times; time += 1) await work()
}

/** Reads what a process has used of the processors so far, in milliseconds. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the command, in brackets, may hold spaces: utime and stime are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
