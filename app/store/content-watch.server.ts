import type { FileMark } from '../database/sqlite.server.ts'
import type { Database } from '../database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { EVERYTHING, lastChange, listChangesAfter } from './content-changes.server.ts'

/** How often another process's changes are asked for where nobody else asks, in milliseconds. */
const PERIOD = 1000

export type ContentWatch = ReturnType<typeof watchContent>

/**
 * Watches what changes in a database, whoever changes it. With SQLite's `mark` a change is noticed at once; without,
 * this process's own when it is told of one, and another's within a second. `close` ends it.
 */
export function watchContent(db: Database, mark?: () => FileMark) {
  const listeners = new Set<(keys: string[]) => void>()
  /** The last change that is known, and the mark when it was asked for. */
  let known: number | undefined
  let marked: FileMark | undefined
  let asking: Promise<void> | undefined
  let heard = false
  let current: boolean | undefined
  const timer = setInterval(() => void catchUp().catch(complain), PERIOD).unref()

  /** Says whether nothing has changed since it was last asked, as far as this can be told without asking. */
  function isCurrent(): boolean {
    if (current !== undefined) return current
    const now = readMark()
    current = mark ? isSame(now, marked) : heard
    // One look serves all requests that the process takes up at once.
    setImmediate(() => (current = undefined))
    return current
  }

  function readMark(): FileMark | undefined {
    try {
      return mark?.()
    } catch {
      return undefined
    }
  }

  /** Hears of every change that was committed before this was called. Throws when the database does not answer. */
  async function catchUp(): Promise<void> {
    if (asking) await asking.catch(() => undefined)
    if (mark && isSame(mark(), marked)) return
    asking ??= ask().finally(() => (asking = undefined))
    await asking
  }

  async function ask(): Promise<void> {
    try {
      const before = mark?.()
      const last = await lastChange(db)
      const isFirst = known === undefined
      known ??= last
      // Whoever writes to the file without a note may have written anything.
      const isUntold = last === known && !isFirst && before?.others !== marked?.others
      if (last < known || isUntold) tell([EVERYTHING], last)
      else if (last > known) {
        const changes = await listChangesAfter(db, known)
        tell(
          changes.map(({ key }) => key),
          changes.at(-1)?.sequence ?? last,
        )
      }
      marked = before
      heard = true
    } catch (error) {
      marked = undefined
      heard = false
      throw error
    } finally {
      current = undefined
    }
  }

  function tell(keys: string[], sequence: number) {
    known = sequence
    for (const listener of listeners) listener(keys)
  }

  let complained = false
  function complain(error: unknown) {
    if (!complained) log('error', 'content-unwatched', errorFields(error))
    complained = true
  }

  return {
    isCurrent,
    catchUp,
    /** Hears the keys of what has changed. */
    listen: (listener: (keys: string[]) => void) => void listeners.add(listener),
    /** Says that this process may have changed something. */
    nudge: () => void (heard = false),
    close: () => clearInterval(timer),
  }
}

const isSame = (one: FileMark | undefined, other: FileMark | undefined) =>
  one !== undefined && one.own === other?.own && one.others === other.others
