import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where runners write what they have found. */
export const RESULTS = 'test-results'

type Output = 'shown' | 'kept'

/** Runs a tool of the project, and says whether it was clean. What is kept is shown at the end, under its purpose. */
export async function run(
  purpose: string,
  [command, ...args]: [string, ...string[]],
  { output = 'shown', env = {} }: { output?: Output; env?: Record<string, string> } = {},
): Promise<boolean> {
  const start = performance.now()
  if (output === 'shown') console.log(`\n— ${purpose}`)
  const child = spawn(join('node_modules', '.bin', command), args, {
    stdio: ['ignore', ...(output === 'kept' ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...env },
  })
  let kept = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (kept += chunk.toString()))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${output === 'kept' ? `— ${purpose}, ` : ''}${seconds} s\n${kept}`.trimEnd())
  return status === 0
}

/** Reads what a runner has written; undefined where it ended before. */
export function readResults<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
