import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../database/tables.ts'
import {
  moveContentVersion,
  readContentVersion,
  watchContentVersion,
  type ContentVersion,
} from './content-version.server.ts'

describe.each(ENGINES)('the version of the content on %s', (engine) => {
  let db: Database
  let version: ContentVersion
  let moves: number

  const move = () => db.transaction().execute(moveContentVersion)

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    await db.deleteFrom('content_changes').execute()
    version = watchContentVersion(db)
    moves = 0
    version.onMove(() => (moves += 1))
  })
  afterEach(() => {
    version.close()
    vi.restoreAllMocks()
  })

  test('goes up with every change, and is above what earlier releases have written', async () => {
    const ahead = Date.now() + 60_000
    await db.insertInto('content_changes').values({ key: 'actualites/un', sequence: ahead }).execute()
    await move()
    const first = await readContentVersion(db)
    await move()
    expect(first).toBeGreaterThan(ahead)
    expect(await readContentVersion(db)).toBeGreaterThan(first)
  })

  test('is heard to move once for each change, from when the watch began', async () => {
    await move()
    const first = await version.latest()
    await move()
    const second = await version.latest()
    expect(await version.latest()).toBe(second)
    expect([second === first, moves]).toEqual([false, 1])
  })

  test('does not move when what it belongs to is undone', async () => {
    const before = await version.latest()
    const failure = db.transaction().execute(async (transaction) => {
      await moveContentVersion(transaction)
      throw new Error('undone')
    })
    await expect(failure).rejects.toThrow('undone')
    expect([await version.latest(), moves]).toEqual([before, 0])
  })

  test('moves where an older database takes the place of a newer', async () => {
    await move()
    const before = await version.latest()
    await db.updateTable('content_changes').set({ sequence: 5 }).execute()
    expect(await version.latest()).not.toBe(before)
    expect(moves).toBe(1)
  })

  test('is not taken for known before it was asked for, nor where a move is expected', async () => {
    expect(version.current()).toBeUndefined()
    const known = await version.latest()
    expect(version.current()).toBe(known)
    await new Promise(setImmediate)
    version.expectMove()
    await expect.poll(() => version.current()).toBeUndefined()
    await version.latest()
    expect(version.current()).toBe(known)
  })

  test('is not taken for known where it was said to move while it was read', async () => {
    const known = version.latest()
    version.expectMove()
    await known
    expect(version.current()).toBeUndefined()
  })

  test('is not taken for known where the database does not answer', async () => {
    await version.latest()
    captureLog()
    await db.schema.alterTable('content_changes').renameTo('ailleurs').execute()
    await expect(version.latest()).rejects.toThrow()
    expect(version.current()).toBeUndefined()
    await db.schema.alterTable('ailleurs').renameTo('content_changes').execute()
    const known = await version.latest()
    expect(version.current()).toBe(known)
  })
})
