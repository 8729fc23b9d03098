import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../database/tables.ts'
import { lastChange, listChangesAfter, noteChange } from './content-changes.server.ts'
import { watchContent, type ContentWatch } from './content-watch.server.ts'

describe.each(ENGINES)('what changes on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  let watch: ContentWatch
  let heard: string[]

  const note = (...keys: string[]) =>
    db.transaction().execute(async (transaction) => {
      for (const key of keys) await noteChange(transaction, key)
    })

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await db.deleteFrom('content_changes').execute()
    watch = watchContent(db)
    heard = []
    watch.listen((keys) => heard.push(...keys))
  })
  afterEach(() => {
    watch.close()
    vi.restoreAllMocks()
  })

  test('is numbered upward, each thing with its last change', async () => {
    await note('actualites/un', 'actualites/deux')
    const first = await lastChange(db)
    await note('actualites/un')
    expect(await listChangesAfter(db, first)).toEqual([{ key: 'actualites/un', sequence: await lastChange(db) }])
    expect(await lastChange(db)).toBeGreaterThan(first)
    expect((await listChangesAfter(db, 0)).map(({ key }) => key)).toEqual(['actualites/deux', 'actualites/un'])
  })

  test('is heard once, from when the watch began', async () => {
    await note('actualites/avant')
    await watch.catchUp()
    await note('actualites/un', 'team/deux')
    await watch.catchUp()
    await watch.catchUp()
    expect(heard).toEqual(['actualites/un', 'team/deux'])
  })

  test('is not noted when what it belongs to is undone', async () => {
    await watch.catchUp()
    const failure = db.transaction().execute(async (transaction) => {
      await noteChange(transaction, 'actualites/un')
      throw new Error('undone')
    })
    await expect(failure).rejects.toThrow('undone')
    await watch.catchUp()
    expect(heard).toEqual([])
  })

  test('may be anything where the database is an older one', async () => {
    await note('actualites/un')
    await watch.catchUp()
    await db.updateTable('content_changes').set({ sequence: 5 }).execute()
    await watch.catchUp()
    expect(heard).toEqual(['*'])
  })

  test('is not taken for known before it was asked for, nor after a nudge', async () => {
    expect(watch.isCurrent()).toBe(false)
    await watch.catchUp()
    expect(watch.isCurrent()).toBe(true)
    await new Promise(setImmediate)
    watch.nudge()
    await expect.poll(() => watch.isCurrent()).toBe(false)
    await watch.catchUp()
    expect(watch.isCurrent()).toBe(true)
  })

  test('is not taken for known where the database does not answer', async () => {
    await watch.catchUp()
    captureLog()
    await db.schema.alterTable('content_changes').renameTo('ailleurs').execute()
    await expect(watch.catchUp()).rejects.toThrow()
    expect(watch.isCurrent()).toBe(false)
    await db.schema.alterTable('ailleurs').renameTo('content_changes').execute()
    await watch.catchUp()
    expect(watch.isCurrent()).toBe(true)
  })
})
