import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { RunningSite } from './site.ts'

/** What a process asks of its system to write, and to keep what was written. */
const CALLS = ['write', 'writev', 'pwrite64', 'pwritev', 'sendto', 'sendmsg', 'fsync', 'fdatasync']
const RENAMES = ['rename', 'renameat', 'renameat2']

/** A call that a process made of its system, in the order in which they ended. */
export interface SystemCall {
  name: string
  /** Which file or connection it is about, and the beginning of what was written. */
  about: string
}

/** Whether the calls of a process can be listened to here. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0
}

/** Listens to the calls of a site while some work is done with it. Those that failed are left out. */
export async function callsDuring(site: RunningSite, file: string, work: () => Promise<void>): Promise<SystemCall[]> {
  const trace = `trace=${[...CALLS, ...RENAMES].join(',')}`
  const args = ['-f', '-yy', '-s', '64', '-e', trace, '-o', file, '-p', String(site.process.pid)]
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(tracer, 'exit')
  try {
    await once(tracer.stderr, 'data')
    await work()
  } finally {
    tracer.kill('SIGINT')
    await ended
  }
  return parseCalls(readFileSync(file, 'utf8'))
}

/** Reads what strace writes: a call that another thread's stands within comes in two parts. */
function parseCalls(text: string): SystemCall[] {
  const begun = new Map<string, string>()
  return text.split('\n').flatMap((line) => {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const [, start] = /^(.*) <unfinished \.\.\.>$/.exec(rest) ?? []
    if (start !== undefined) {
      begun.set(thread, start)
      return []
    }
    const [, end] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? []
    const whole = end === undefined ? rest : (begun.get(thread) ?? '') + end
    const [, name, about, result] = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(whole) ?? []
    return name && about && Number(result) >= 0 ? [{ name, about }] : []
  })
}
