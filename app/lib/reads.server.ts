import { AsyncLocalStorage } from 'node:async_hooks'

/** What was read on the way to a result. */
export interface Reads {
  /** What was read, each by its key: whoever changes it says so under the same one. */
  keys: Set<string>
  /** Whether a query failed: the result may lack what it should have. */
  failed: boolean
  /** What is being read, or has been, each by its key: the result shows one state of it, wherever it shows it. */
  found: Map<string, Promise<unknown>>
}

const current = new AsyncLocalStorage<Reads>()

/** Does some work, and returns its result with what was read meanwhile. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = { keys: new Set(), failed: false, found: new Map() }
  return { result: await current.run(reads, work), reads }
}

/** Notes that something is read, for whoever collects it. */
export function noteRead(key: string): void {
  current.getStore()?.keys.add(key)
}

/** Reads something under its key; once only on the way to a result. */
export function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const found = current.getStore()?.found
  const reading = (found?.get(key) as Promise<T> | undefined) ?? read()
  found?.set(key, reading)
  return reading
}

/** Notes that something could not be read. */
export function noteFailedRead(): void {
  const reads = current.getStore()
  if (reads) reads.failed = true
}
