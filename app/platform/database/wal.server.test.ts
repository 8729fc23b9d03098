import { rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { connect, sqliteFile } from './connect.server.ts'
import { WAL_LIMIT } from './sqlite.server.ts'
import type { Database } from './tables.ts'
import { checkpointWal } from './wal.server.ts'

let dataDir: string
let file: string
let db: Database

beforeEach(async () => {
  dataDir = temporaryFolder()
  file = sqliteFile(dataDir)
  db = connect({ dataDir, databaseUrl: '' })
  await sql`create table texts (text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const size = () => statSync(`${file}-wal`).size
const write = (bytes: number) => sql`insert into texts values (zeroblob(${bytes}))`.execute(db)

test('a write-ahead log that a reader holds grows, which is said, and is small again after it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reader = new DatabaseSync(file)
  reader.exec('begin; select count(*) from texts')
  for (let count = 0; count < 12; count += 1) await write(1_000_000)
  expect(size()).toBeGreaterThan(WAL_LIMIT)
  await checkpointWal(db, file)
  expect(said.mock.calls.join()).toContain('"event":"journal-held"')

  reader.exec('commit')
  reader.close()
  said.mockClear()
  await checkpointWal(db, file)
  expect(said).not.toHaveBeenCalled()
  await write(1)
  expect(size()).toBeLessThanOrEqual(WAL_LIMIT)
  said.mockRestore()
})

test('a journal does not stay as large as the largest change', async () => {
  await write(WAL_LIMIT * 3)
  expect(size()).toBeGreaterThan(WAL_LIMIT)
  await write(1)
  await write(1)
  expect(size()).toBeLessThanOrEqual(WAL_LIMIT)
})

test('saves that go on for long leave a journal of a bounded size', async () => {
  for (let count = 0; count < 300; count += 1) await write(100_000)
  expect(size()).toBeLessThanOrEqual(WAL_LIMIT)
})
