import { AsyncLocalStorage } from 'node:async_hooks'

/** What was read on the way to a result. */
export interface Reads {
  /** What was read, each by its key: whoever changes it says so under the same one. */
  keys: Set<string>
  /** Whether a query failed: the result may lack what it should have. */
  failed: boolean
  /** What is being read, or has been, each by its key: the result shows one state of it, wherever it shows it. */
  found: Known
  /** What was read on the way to other results and is still so. */
  known: Known
}

/** Readings, each by its key. */
export type Known = Map<string, Promise<unknown>>

const current = new AsyncLocalStorage<Reads>()

/**
 * Does some work, and returns its result with what was read meanwhile. What is `known` is not read again, and what is
 * read is added to it: whoever gives it takes out what changes.
 */
export async function collectReads<T>(
  work: () => Promise<T>,
  known: Known = new Map(),
): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = { keys: new Set(), failed: false, found: new Map(), known }
  return { result: await current.run(reads, work), reads }
}

/** Notes that something is read, for whoever collects it. */
export function noteRead(key: string): void {
  current.getStore()?.keys.add(key)
}

/** Reads something under its key; once only on the way to a result, and for all results until it is said to change. */
export async function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const reads = current.getStore()
  if (!reads) return read()
  const { keys, found, known } = reads
  keys.add(key)
  let reading = (found.get(key) ?? known.get(key)) as Promise<T> | undefined
  // Only what is read now may be added: what was found before may have changed since.
  if (!reading) known.set(key, (reading = read()))
  found.set(key, reading)
  try {
    return await reading
  } catch (error) {
    // The query failed on the way to one result: all that wait for it lack what it should have read.
    reads.failed = true
    if (known.get(key) === reading) known.delete(key)
    throw error
  }
}

/** Notes that something could not be read. */
export function noteFailedRead(): void {
  const reads = current.getStore()
  if (reads) reads.failed = true
}
