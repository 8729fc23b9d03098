import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Cleanups } from './cleanups.ts'

export interface Load {
  perSecond: number
  /** The time that 99 answers in 100 stayed under, in milliseconds. */
  p99: number
}

export const CONNECTIONS = 32
export const ROUNDS = 3
export const SECONDS = 3

const WARM_UP = 1
/** How much longer than it was told the generator may take before it counts as stuck, in milliseconds. */
const PATIENCE = 15_000

/** What wrk writes times in, in milliseconds. */
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** The program that asks. */
export const GENERATOR = hasWrk ? 'wrk' : 'bench/load-generator.ts'

/** Loads an address from a process of its own. Throws when an answer is not a 200 or the process does not end. */
export async function load(url: string, cleanups: Cleanups, seconds = SECONDS): Promise<Load> {
  if (!hasWrk) {
    const generator = fileURLToPath(import.meta.resolve('./load-generator.ts'))
    const counted = await run(process.execPath, [generator, url, CONNECTIONS, WARM_UP, seconds], seconds, cleanups)
    return JSON.parse(counted) as Load
  }
  await run('wrk', wrkArguments(url, WARM_UP), WARM_UP, cleanups)
  const report = await run('wrk', wrkArguments(url, seconds), seconds, cleanups)
  const perSecond = /Requests\/sec: +([\d.]+)/.exec(report)?.[1]
  const [, p99, unit = ''] = /99% +([\d.]+)(us|ms|s|m)/.exec(report) ?? []
  if (!perSecond || !p99 || /Non-2xx|Socket errors/.test(report)) throw new Error(`Load on ${url}: ${report}`)
  return { perSecond: Number(perSecond), p99: Number(p99) * UNITS[unit]! }
}

const wrkArguments = (url: string, seconds: number) => [
  ...['--threads', 1, '--connections', CONNECTIONS, '--duration', `${seconds}s`, '--latency'],
  ...['--header', 'Accept-Encoding: gzip', url],
]

function run(command: string, args: (string | number)[], seconds: number, cleanups: Cleanups): Promise<string> {
  const limit = { timeout: (WARM_UP + seconds) * 1000 + PATIENCE, killSignal: 'SIGKILL' } as const
  return new Promise((resolve, reject) => {
    const child = execFile(command, args.map(String), limit, (error, stdout, stderr) =>
      error ? reject(new Error(`${command}: ${stderr || error.message}`)) : resolve(stdout),
    )
    cleanups.add(() => child.kill('SIGKILL'))
  })
}
