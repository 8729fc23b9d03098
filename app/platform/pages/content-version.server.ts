import type { FileMark } from '../database/sqlite.server.ts'
import { sendNotice } from '../database/send-notice.server.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { errorFields, log } from '../../lib/log.ts'

/** How often another process's changes are asked for where nobody else asks, in milliseconds. */
const PERIOD = 1000

/** The only row that is written: rows of other keys are those of earlier releases. */
const ALL = '*'

export type ContentVersion = ReturnType<typeof watchContentVersion>

/**
 * Moves the version of the content, in the transaction that changes it. It goes up in the order of commits, for
 * whoever asks holds the documents' lock; it begins at the time in milliseconds, so that a database that was replaced
 * by an older one goes on above both.
 */
export async function moveContentVersion(db: DatabaseTransaction): Promise<void> {
  const sequence = Math.max(Date.now(), (await readContentVersion(db)) + 1)
  await db
    .insertInto('content_changes')
    .values({ key: ALL, sequence })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ sequence }))
    .execute()
  await sendNotice(db, 'content')
}

/** Reads the stored version of the content; 0 before the first change. */
export async function readContentVersion(db: Database): Promise<number> {
  const row = await db
    .selectFrom('content_changes')
    .select('sequence')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/**
 * Watches the version of the content, whoever changes it. With SQLite's `mark` a change is noticed at once; without,
 * this process's own when it is told of one, and another's within a second. `close` ends it.
 */
export function watchContentVersion(db: Database, mark?: () => FileMark) {
  const listeners = new Set<() => void>()
  /** Counts the versions that this process has seen: an older database that takes the place of a newer is one more. */
  let version = 0
  let stored: number | undefined
  /** What the file held when the stored version was last read. */
  let marked: FileMark | undefined
  let reading: Promise<void> | undefined
  let isFresh = false
  /** How often it was said that the version may have moved. */
  let expected = 0
  let looked: { version: number | undefined } | undefined
  const timer = setInterval(() => void latest().catch(complain), PERIOD).unref()

  /** Says which version stands, as far as this is known without asking the database; undefined where it is not. */
  function current(): number | undefined {
    if (!looked) {
      const isCurrent = mark ? isSame(readMark(), marked) : isFresh
      looked = { version: isCurrent ? version : undefined }
      // One look serves all requests that the process takes up at once.
      setImmediate(() => (looked = undefined))
    }
    return looked.version
  }

  function readMark(): FileMark | undefined {
    try {
      return mark?.()
    } catch {
      return undefined
    }
  }

  /** Says which version stands, every change counted that was committed before. Throws when the database does not answer. */
  async function latest(): Promise<number> {
    // One that has begun may have passed the last commit.
    if (reading) await reading.catch(() => undefined)
    if (!mark || !isSame(mark(), marked)) {
      reading ??= read().finally(() => (reading = undefined))
      await reading
    }
    return version
  }

  async function read(): Promise<void> {
    try {
      const before = mark?.()
      const moves = expected
      const sequence = await readContentVersion(db)
      // Whoever writes to the file without moving the version may have written anything.
      const isUntold = before?.others !== marked?.others
      const hasMoved = stored !== undefined && (sequence !== stored || isUntold)
      stored = sequence
      marked = before
      // What was said meanwhile may be of a commit that was not read.
      isFresh = moves === expected
      if (!hasMoved) return
      version += 1
      for (const listener of listeners) listener()
    } catch (error) {
      marked = undefined
      isFresh = false
      throw error
    } finally {
      looked = undefined
    }
  }

  let complained = false
  function complain(error: unknown) {
    if (!complained) log('error', 'content-unwatched', errorFields(error))
    complained = true
  }

  return {
    current,
    latest,
    /** Calls back whenever the version has moved. */
    onMove: (listener: () => void) => void listeners.add(listener),
    /** Says that this process, or a notice from another, may have moved it. */
    expectMove() {
      expected += 1
      isFresh = false
    },
    close: () => clearInterval(timer),
  }
}

const isSame = (one: FileMark | undefined, other: FileMark | undefined) =>
  one !== undefined && one.own === other?.own && one.others === other.others
