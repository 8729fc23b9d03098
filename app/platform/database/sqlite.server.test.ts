import { once } from 'node:events'
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ended, read, startModule } from '../../../tests/support/spawned.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { connect, sqliteFile } from './connect.server.ts'
import { migrate } from './migrate.server.ts'
import type { Database } from './tables.ts'

let dataDir: string
let file: string
let db: Database

beforeEach(() => {
  dataDir = temporaryFolder()
  file = sqliteFile(dataDir)
  db = connect({ dataDir, databaseUrl: '' })
})
afterEach(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
  return Object.values(rows[0]!)[0]
}
const insert = (on: Pick<Database, 'insertInto'>, id: string) =>
  on
    .insertInto('documents')
    .values({ collection: 'soldes', id, position: 0, version: 1, data: '{}', updated_at: '' })
    .execute()
const ids = async () => (await db.selectFrom('documents').select('id').orderBy('id').execute()).map(({ id }) => id)
const journalSize = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0

describe('a SQLite file', () => {
  test('is created for its owner alone, in a folder that is made if need be', async () => {
    const nested = join(dataDir, 'a', 'b')
    const other = connect({ dataDir: nested, databaseUrl: '' })
    await sql`select 1`.execute(other)
    await other.destroy()
    expect(statSync(sqliteFile(nested)).mode & 0o777).toBe(0o600)
  })

  test('is opened so that what is committed outlives a power cut', async () => {
    expect(await pragma('journal_mode')).toBe('wal')
    // 2 is FULL. Source: SQLite, « PRAGMA synchronous ».
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('busy_timeout')).toBe(5000)
  })

  test('is opened in the same way once more after its return', async () => {
    await sql`select 1`.execute(db)
    renameSync(file, `${file}.away`)
    await expect(sql`select 1`.execute(db)).rejects.toThrow('introuvable')
    renameSync(`${file}.away`, file)
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
  })

  test('takes the write lock when a transaction begins', async () => {
    await migrate(db)
    const other = new DatabaseSync(file)
    await db.transaction().execute(async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked')
    })
    other.exec('begin immediate; rollback')
    other.close()
  })

  test('keeps the first error where SQLite has rolled back by itself', async () => {
    await migrate(db)
    const failing = db.transaction().execute(async (transaction) => {
      await insert(transaction, 'a')
      await sql`rollback`.execute(transaction)
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await ids()).toEqual([])
  })
})

describe('a SQLite file that goes and comes back', () => {
  beforeEach(async () => {
    await migrate(db)
    await insert(db, 'a')
  })

  test('fails every query while it is missing, and creates none in its place', async () => {
    renameSync(file, `${file}.away`)
    await expect(ids()).rejects.toThrow('introuvable')
    await expect(insert(db, 'b')).rejects.toThrow('introuvable')
    expect(existsSync(file)).toBe(false)
    renameSync(`${file}.away`, file)
    await insert(db, 'c')
    expect(await ids()).toEqual(['a', 'c'])
  })

  test.each([
    ['garbage', 'ceci n’est pas une base '.repeat(500), 'not a database'],
    ['empty', '', 'no such table'],
  ])('fails every query while it is %s', async (_, content, message) => {
    expect(journalSize()).toBeGreaterThan(0)
    renameSync(file, `${file}.away`)
    writeFileSync(file, content)
    await expect(ids()).rejects.toThrow(message)
    await expect(insert(db, 'b')).rejects.toThrow(message)
    renameSync(`${file}.away`, file)
    await insert(db, 'c')
    expect(await ids()).toEqual(['a', 'c'])
  })

  test('never hands its journal to the file that takes its place', async () => {
    const other = `${file}.other`
    const source = new DatabaseSync(file)
    source.prepare('vacuum into ?').run(other)
    source.close()
    const edited = new DatabaseSync(other)
    edited.exec(`update documents set id = 'other'`)
    edited.close()
    for (let i = 0; i < 20; i++) await insert(db, `b${i}`)
    expect(journalSize()).toBeGreaterThan(0)

    renameSync(file, `${file}.away`)
    renameSync(other, file)
    expect(await ids()).toEqual(['other'])
    await insert(db, 'new')
    expect(await pragma('integrity_check')).toBe('ok')
    // What was in the journal is in the file that it belonged to.
    const away = new DatabaseSync(`${file}.away`)
    expect(away.prepare('select count(*) as count from documents').get()).toMatchObject({ count: 21 })
    away.close()
  })

  test('ends a transaction that it cuts with an error, and keeps none of it', async () => {
    const cut = db.transaction().execute(async (transaction) => {
      await insert(transaction, 'b')
      renameSync(file, `${file}.away`)
      writeFileSync(file, '')
      await insert(transaction, 'c')
    })
    await expect(cut).rejects.toThrow('remplacé pendant une transaction')
    renameSync(`${file}.away`, file)
    expect(await ids()).toEqual(['a'])
  })

  test.each(['a write', 'a transaction'])('does not call saved %s that waited for its turn meanwhile', async (what) => {
    const holder = startModule(HOLDER, [file])
    const gone = ended(holder)
    await once(holder, 'message')
    const saving = what === 'a write' ? insert(db, 'b') : db.transaction().execute((trx) => insert(trx, 'b'))
    await expect(saving).rejects.toThrow("remplacé pendant l'opération")
    await gone
    expect(await ids()).toEqual(['a'])
  })

  test('does not call saved what was committed to the file that is gone', async () => {
    const late = db.transaction().execute(async (transaction) => {
      await insert(transaction, 'b')
      renameSync(file, `${file}.away`)
    })
    await expect(late).rejects.toThrow('remplacé')
  })
})

/** Holds the write lock, then puts a copy in the place of the file before it lets others write. */
const HOLDER = `
  const { DatabaseSync } = await import('node:sqlite')
  const { renameSync } = await import('node:fs')
  const file = process.argv[1]
  const holder = new DatabaseSync(file)
  holder.prepare('vacuum into ?').run(file + '.copy')
  holder.exec('begin immediate')
  process.send('held')
  await new Promise((resolve) => setTimeout(resolve, 300))
  renameSync(file, file + '.away')
  renameSync(file + '.copy', file)
  holder.exec('rollback')
  holder.close()
  process.disconnect()
`

/** Opens the site's database as `npm start` does, says so, and writes when told to. */
const WRITER = `
  const [dataDir, name, count] = process.argv.slice(1)
  const { connect } = await import('${join(import.meta.dirname, 'connect.server.ts')}')
  const { migrate } = await import('${join(import.meta.dirname, 'migrate.server.ts')}')
  const { insertFirstContent } = await import('${join(import.meta.dirname, '../../cms/documents/first-content.server.ts')}')
  const { replaceDocument } = await import('${join(import.meta.dirname, '../../cms/documents/documents.server.ts')}')
  process.send('ready')
  await new Promise((resolve) => process.once('message', resolve))
  const db = connect({ dataDir, databaseUrl: '' })
  await migrate(db)
  await insertFirstContent(db)
  for (let i = 0; i < Number(count); i++) {
    await db.transaction().execute(async (transaction) => {
      const offer = { titre: name + i, contenu: [], image: '' }
      await replaceDocument(transaction, 'soldes', 'partage', offer, name)
    })
  }
  await db.destroy()
  process.disconnect()
  console.log('done')
`

/** Opens the database of one new folder after another, each at an instant that others share. */
const OPENER = `
  const [dataDir, rounds] = process.argv.slice(1)
  const { connect } = await import('${join(import.meta.dirname, 'connect.server.ts')}')
  const { sql } = await import('kysely')
  process.send('ready')
  const start = await new Promise((resolve) => process.once('message', resolve))
  for (let round = 0; round < Number(rounds); round++) {
    while (Date.now() < start + round * 40);
    const db = connect({ dataDir: dataDir + '/' + round, databaseUrl: '' })
    await sql\`select 1\`.execute(db)
    await db.destroy()
  }
  process.disconnect()
  console.log('done')
`

/** Starts processes, tells all at once to go on when all are ready, and returns what each printed. */
async function together(source: string, argumentsOfEach: string[][]): Promise<string[]> {
  const children = argumentsOfEach.map((args) => startModule(source, args))
  const outputs = children.map((child) => read(child.stdout))
  await Promise.all(children.map((child) => once(child, 'message')))
  const start = Date.now() + 100
  for (const child of children) child.send(start)
  return Promise.all(outputs)
}

describe('several processes', () => {
  test('open a new database at the same instant, and none is refused', async () => {
    const each = Array.from({ length: 3 }, () => [join(dataDir, 'fresh'), '60'])
    expect(await together(OPENER, each)).toEqual(each.map(() => 'done\n'))
  })

  test('start together on an empty folder, then write together, and none is refused', async () => {
    const count = 40
    const fresh = join(dataDir, 'fresh')
    const each = ['a', 'b', 'c'].map((name) => [fresh, name, String(count)])
    expect(await together(WRITER, each)).toEqual(each.map(() => 'done\n'))

    const shared = new DatabaseSync(sqliteFile(fresh))
    const versions = shared
      .prepare(`select version from revisions where document_id = 'partage' order by version`)
      .all()
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 3 * count }, (_, index) => index + 1))
    expect(shared.prepare('select count(*) as count from revisions where version = 1').get()).toEqual(
      shared.prepare('select count(*) as count from documents').get(),
    )
    shared.close()
  })
})
