import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Endings } from './endings.ts'

export interface Load {
  perSecond: number
  /** The time that 99 answers in 100 stayed under, in milliseconds. */
  p99: number
  /** The share of one core that the load generator itself used: near 1, it is the limit and not the server. */
  busy: number
}

export const CONNECTIONS = 32
export const ROUNDS = 3
export const SECONDS = 4

const WARM_UP = 1
/** Past this the generator is stuck, in milliseconds. */
const LIMIT = (WARM_UP + SECONDS) * 1000 + 15_000

/** Loads an address from a process of its own. Throws when an answer is not a 200 or the process does not end. */
export function load(url: string, endings: Endings): Promise<Load> {
  const generator = fileURLToPath(import.meta.resolve('./load-generator.ts'))
  const args = [generator, url, CONNECTIONS, WARM_UP, SECONDS].map(String)
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { timeout: LIMIT, killSignal: 'SIGKILL' },
      (error, stdout, stderr) =>
        error ? reject(new Error(`Load on ${url}: ${stderr || error.message}`)) : resolve(JSON.parse(stdout) as Load),
    )
    endings.add(() => child.kill('SIGKILL'))
  })
}
