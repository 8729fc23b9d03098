import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'

interface FrontServer {
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /** What is removed with it. */
  folder: string
  origin: string
  /** The signal on which it ends what it has begun. */
  end: NodeJS.Signals
}

/** Starts a web server of the machine, and returns once it answers. Throws with what it said where it does not. */
export async function startFrontServer({ command, args, env, folder, origin, end }: FrontServer) {
  const child = spawn(command, args, { env: env ?? process.env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'exit')
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`${command} did not start: ${errors}`)
    await after(50)
  }
  return {
    origin,
    /** What it has written to its standard error so far. */
    errors: () => errors,
    async stop() {
      child.kill(end)
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
