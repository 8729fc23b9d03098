import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findPostgres } from './postgres-binaries.ts'

export interface PostgresServer {
  /** With a user who may create databases. */
  address: string
  /** As `15.18`. */
  version: string
  /** Stops the server as its manager would, or as a machine that fails, and returns once it answers again. */
  restart: (manner: 'restart' | 'crash') => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server of the tests' own, on a free port of loopback, which ends with this process however
 * that ends. Returns undefined where the machine has none; throws when it has one that does not start.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer | undefined> {
  const binaries = findPostgres()
  if (!binaries) return undefined
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), binaries.folder, durable ? 'durable' : 'quick'],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const words = createInterface(keeper.stdout)[Symbol.asyncIterator]()

  async function ready(): Promise<string> {
    const { value = 'failed The keeper has ended.' } = (await words.next()) as { value?: string }
    if (!value.startsWith('ready ')) throw new Error(value.replace(/^failed /, ''))
    return value.slice('ready '.length)
  }

  return {
    address: await ready(),
    version: binaries.version,
    async restart(manner) {
      keeper.stdin.write(`${manner}\n`)
      await ready()
    },
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}
