import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_CONTENT } from '../cms/documents/first-content.ts'
import { captureLog } from '../../tests/support/logged.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { backUpIfDue, makeBackups, type BackupPlan } from './backups.server.ts'
import { folderStorage } from '../media/media-folder.server.ts'
import type { MediaStorage } from '../media/media-storage.server.ts'
import { insertFirstContent } from '../cms/documents/first-content.server.ts'
import { openSiteFile } from './site-file.server.ts'

const HOUR = 60 * 60_000
const START = Date.parse('2025-11-21T10:00:00.000Z')

const COUNT = Object.values(FIRST_CONTENT).flatMap((documents) => Object.keys(documents)).length

describe.each(ENGINES)('scheduled backups, on %s', (engine) => {
  let opened: TestDatabase
  let plan: BackupPlan
  let storage: MediaStorage
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    await insertFirstContent(opened.db)
    plan = { dataDir: temporaryFolder(), everyHours: 24, keep: 2, keepWeeks: 0, keepMonths: 0, away: undefined }
    storage = folderStorage(plan.dataDir)
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    await opened.close()
    rmSync(plan.dataDir, { recursive: true })
  })
  const backUp = (hours: number, holder = 'a') => backUpIfDue(opened.db, plan, holder, START + hours * HOUR)
  const names = () => readdirSync(join(plan.dataDir, 'backups'))

  test('are made when they are due, sound, and the oldest go', async () => {
    const first = (await backUp(0))!
    const file = await openSiteFile(first)
    expect(file.counts).toMatchObject({ documents: COUNT, files: null })
    await file.close()
    expect(await backUp(23)).toBeUndefined()
    expect(names()).toEqual(['sauvegarde-2025-11-21T10-00-00-000Z.tar'])
    writeFileSync(join(plan.dataDir, 'backups', 'la-mienne.tar'), 'x')
    writeFileSync(join(plan.dataDir, 'backups', 'sauvegarde-x.tar.1.partiel'), 'x')
    for (const hours of [24, 48, 49, 72]) await backUp(hours)
    expect(names()).toEqual([
      'la-mienne.tar',
      'sauvegarde-2025-11-23T10-00-00-000Z.tar',
      'sauvegarde-2025-11-24T10-00-00-000Z.tar',
    ])
  })

  test('are made by one process, also where each has a folder of its own', async () => {
    const other = { ...plan, dataDir: temporaryFolder() }
    const elsewhere = () => backUpIfDue(opened.db, other, 'b', START)
    try {
      const made = await Promise.all([backUp(0), elsewhere()])
      expect(made.filter(Boolean)).toHaveLength(1)
      expect([await backUp(1), await elsewhere()]).toEqual([undefined, undefined])
      // Once the next is due, whoever is first makes it.
      await opened.db
        .updateTable('claims')
        .set({ until: new Date(0).toISOString() })
        .execute()
      expect(await backUp(25, 'c')).toBeDefined()
    } finally {
      rmSync(other.dataDir, { recursive: true })
    }
  })

  test('are none without the pictures, and say so', async () => {
    // As a folder that cannot be read.
    writeFileSync(join(plan.dataDir, 'media'), '')
    await expect(backUp(0)).rejects.toThrow('ENOTDIR')
    const noted = await opened.db.selectFrom('backups').selectAll().execute()
    expect(noted).toMatchObject([{ place: 'ici', made_at: null, problem: expect.stringContaining('ENOTDIR') }])
  })

  test('are free for another process when one fails', async () => {
    await opened.db.schema.alterTable('documents').renameTo('elsewhere').execute()
    await expect(backUp(0)).rejects.toThrow()
    await opened.db.schema.alterTable('elsewhere').renameTo('documents').execute()
    expect(await backUp(0, 'b')).toBeDefined()
  })

  test('take no older one with them when they fail, and say so', async () => {
    plan.keep = 1
    await backUp(0)
    const lines = captureLog()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await opened.db.schema.alterTable('documents').renameTo('elsewhere').execute()
    const backups = makeBackups(opened.db, { ...plan, everyHours: 1 }, storage)
    await vi.advanceTimersByTimeAsync(60_000)
    const failed = [{ level: 'error', event: 'backup-failed' }]
    await vi.waitFor(() => expect(lines).toMatchObject(failed), 20_000)
    await backups.close()
    expect(names()).toEqual(['sauvegarde-2025-11-21T10-00-00-000Z.tar'])
  })

  test('are never made when no hours are given', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // A pool of connections has timers of its own.
    const before = vi.getTimerCount()
    makeBackups(opened.db, { ...plan, everyHours: 0 }, storage)
    expect(vi.getTimerCount()).toBe(before)
    const backups = makeBackups(opened.db, plan, storage)
    const planned = vi.getTimerCount()
    await backups.close()
    expect(vi.getTimerCount()).toBe(planned - 1)
  })
})
