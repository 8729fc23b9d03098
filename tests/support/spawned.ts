import { spawn, type ChildProcess } from 'node:child_process'
import { cleanEnvironment } from './environment.ts'

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a TypeScript file with the Node that runs the tests, and waits for its end. */
export async function runFile(
  file: string,
  args: string[],
  { env = {}, input = '', ...who }: { env?: Record<string, string>; input?: string; cwd?: string; uid?: number } = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [file, ...args], {
    ...who,
    env: { ...cleanEnvironment(), ...env },
  })
  child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([read(child.stdout), read(child.stderr), ended(child)])
  return { code: child.exitCode, stdout, stderr }
}

/** What a command says beside its answer: how far it is, where that takes longer than a second. */
export const PROGRESS = /^(?:[\p{L} ]+ : \d+ %\n)*$/u

/** Starts a module given as text, and returns its process. Its `process.send` and `message` events work. */
export function startModule(source: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', source, '--', ...args], {
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

/** Waits until a process has ended and all that it wrote has come. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('close', () => resolve()))
}

/** Reads a stream to its end. */
export async function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  // A letter may come in two chunks.
  stream?.setEncoding('utf8')
  let text = ''
  if (stream) for await (const chunk of stream) text += String(chunk)
  return text
}
