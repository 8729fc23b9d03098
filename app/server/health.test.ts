import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { captureLog } from '../../tests/support/logged.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { expectBackups, noteBackup } from '../backup/backup-status.server.ts'
import { readSettings } from '../platform/settings.server.ts'
import { health } from './health.ts'

let opened: TestDatabase
let dataDir: string
beforeEach(async () => {
  opened = await openTestDatabase()
  dataDir = temporaryFolder()
})
afterEach(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = async (path: string, env = {}) => {
  const answer = await health({ db: opened.db, settings: readSettings({ DATA_DIR: dataDir, ...env }) }).request(path)
  return [answer.status, await answer.text()]
}

test('a backup that is late is told to who asks strictly, and to nobody else', async () => {
  await expectBackups(opened.db, 'ici', 0)
  expect(await ask('/readyz')).toEqual([200, 'ok'])
  expect(await ask('/readyz?strict')).toEqual([503, 'sauvegarde en retard'])
  expect(await ask('/readyz?strict', { BACKUP_EVERY_HOURS: '0' })).toEqual([200, 'ok'])
  await noteBackup(opened.db, 'ici')
  expect(await ask('/readyz?strict')).toEqual([200, 'ok'])
  await expectBackups(opened.db, 'ailleurs', 0)
  expect(await ask('/readyz?strict')).toEqual([200, 'ok'])
  const away = { BACKUP_URL: '/mnt/copies', BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` }
  expect(await ask('/readyz?strict', away)).toEqual([503, 'sauvegarde en retard'])
})

test('a site that cannot write is not ready, says so once, and is again once it can', async () => {
  const lines = captureLog()
  const app = health({ db: opened.db, settings: readSettings({ DATA_DIR: dataDir }) })
  const status = async () => (await app.request('/readyz')).status
  rmSync(dataDir, { recursive: true })
  expect([await status(), await status()]).toEqual([503, 503])
  expect(lines).toMatchObject([{ level: 'error', event: 'folder-not-writable' }])
  mkdirSync(dataDir)
  expect(await status()).toBe(200)
  expect(readdirSync(dataDir)).toEqual([])
})
