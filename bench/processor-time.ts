import { existsSync, readFileSync } from 'node:fs'

/** The unit of the times in /proc, in milliseconds: USER_HZ is 100 on every architecture that Node runs on. */
const TICK = 10

/** Whether this system tells what a process uses. */
export const hasProc = existsSync('/proc/self/stat')

/** Reads what a process has used of the processors so far, all threads, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the command, in brackets, may hold spaces: utime and stime are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** Reads how much memory of a process is resident, in megabytes of 2^20 bytes. */
export function residentSize(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

/** Does something a number of times, and returns what each took of a process's processor time, in milliseconds. */
export async function costOf(pid: number, times: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid)
  for (let time = 0; time < times; time += 1) await work()
  return (processorTime(pid) - before) / times
}
