import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { connect, sqliteFile } from './connect.server.ts'
import { migrate, pendingMigrations } from './migrate.server.ts'
import { whenFree } from './when-free.server.ts'

let dataDir: string
beforeEach(() => void (dataDir = temporaryFolder()))
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Another process that holds the write lock for so long, in milliseconds. */
const HOLDER = `
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1])
database.exec('pragma journal_mode=wal; begin immediate; create table held (x)')
console.log('held')
setTimeout(() => { database.exec('rollback'); database.close() }, Number(process.argv[2]))`

test('a start waits for whoever writes, however long, instead of ending', async () => {
  const holder = spawn(process.execPath, ['-e', HOLDER, sqliteFile(dataDir), '7000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const db = connect({ dataDir, databaseUrl: '' })
  await whenFree(() => migrate(db))
  expect(await pendingMigrations(db)).toEqual([])
  await db.destroy()
})

test('what fails otherwise fails at once', async () => {
  let tries = 0
  const work = () => {
    tries += 1
    return Promise.reject(new Error('autre chose'))
  }
  await expect(whenFree(work)).rejects.toThrow('autre chose')
  expect(tries).toBe(1)
})
