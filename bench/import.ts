/** Measures what an import costs as it grows, on both engines: its time, and the most memory that its process takes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment } from '../tests/support/environment.ts'
import { articles } from './articles.ts'
import { Cleanups } from './cleanups.ts'
import { openEngines, type Place } from './engines.ts'
import { hasProc, processorTime } from './processor-time.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'

const COUNTS = [1000, 10_000, 20_000]

/** As `npm run content` does. */
const SMALL = '--max-semi-space-size=4'

/** How often a process is looked at while it runs, in milliseconds. */
const LOOK = 50

interface Cost {
  seconds: number
  /** Of the processors, in seconds. */
  work: number
  /** The most that was resident, in megabytes of 2^20 bytes. */
  peak: number
  /** How many lines of progress it said. */
  said: number
}

/** Runs a command of `npm run content` to its end, and says what it took. */
async function content(place: Place, ...args: string[]): Promise<Cost> {
  const began = performance.now()
  const child = spawn(process.execPath, [SMALL, 'commands/content.ts', ...args], {
    env: { ...cleanEnvironment(), ...place },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  cleanups.add(() => child.kill())
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  let [peak, work] = [0, 0]
  const look = () => {
    try {
      const most = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      if (most) peak = Number(most[1]) / 1024
      work = processorTime(child.pid!) / 1000
    } catch {
      // It has just ended: what was seen last stands.
    }
  }
  const timer = setInterval(look, LOOK)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(timer)
  if (code !== 0) throw new Error(errors)
  return { seconds: (performance.now() - began) / 1000, work, peak, said: errors.split(' %\n').length - 1 }
}

async function measure(newPlace: () => Promise<Place>, folder: string): Promise<string[][]> {
  const rows: string[][] = []
  for (const count of COUNTS) {
    progress(`${count} documents`)
    const [json, tar] = [join(folder, `${count}.json`), join(folder, `${count}.tar`)]
    writeFileSync(json, JSON.stringify({ actualites: articles(0, count) }))
    const here = await newPlace()
    const documents = await content(here, 'import', json)
    await content(here, 'export', tar)
    const site = await content(await newPlace(), 'import', tar)
    rows.push(rowOf(`${count.toLocaleString('en')}, documents`, documents, count))
    rows.push(rowOf(`${count.toLocaleString('en')}, whole site`, site, count))
  }
  return rows
}

const rowOf = (name: string, { seconds, work, peak, said }: Cost, count: number) => [
  name,
  seconds.toFixed(1),
  ((work / count) * 1000).toFixed(2),
  peak.toFixed(0),
  String(said),
]

const cleanups = new Cleanups()
process.once('SIGINT', () => void cleanups.close().then(() => process.exit(1)))
process.once('SIGTERM', () => void cleanups.close().then(() => process.exit(1)))
try {
  if (!hasProc) throw new Error('This system has no /proc.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  cleanups.add(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, newPlace] of Object.entries(await openEngines(cleanups))) {
    const rows = await measure(newPlace, folder)
    console.log(`\n${name}, load average ${loadavg()[0]!.toFixed(1)} at the end.\n`)
    console.log(table(['imported', 's', 'processor, ms a document', 'peak, MB', 'lines of progress'], rows))
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanups.close()
}
