import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ended, read, startModule } from '../../tests/support/spawned.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { applyChange } from '../cms/documents/changes.server.ts'
import { findDocument, replaceDocument } from '../cms/documents/documents.server.ts'
import { Refusal } from '../lib/refusal.ts'
import { backupSqlite, sqliteProblems } from '../platform/database/backup.server.ts'
import { connect, sqliteFile } from '../platform/database/connect.server.ts'
import { migrate } from '../platform/database/migrate.server.ts'
import { claim } from '../platform/claims.server.ts'
import { lateBackups, noteBackup } from './backup-status.server.ts'
import { putDamagedAside, restoreSqlite } from './restore.server.ts'
import type { Database } from '../platform/database/tables.ts'

let dataDir: string
let file: string
let copy: string
/** The running site's connection, open from before each test to after it. */
let db: Database

beforeEach(async () => {
  dataDir = temporaryFolder()
  file = sqliteFile(dataDir)
  copy = join(dataDir, 'copie.sqlite')
  db = connect({ dataDir, databaseUrl: '' })
  await migrate(db)
  await insert('a')
})
afterEach(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const insert = (id: string) =>
  db
    .insertInto('documents')
    .values({ collection: 'soldes', id, position: 0, version: 1, data: '{}', updated_at: '' })
    .execute()
const ids = async () =>
  (await db.selectFrom('documents').select('id').where('collection', '=', 'soldes').orderBy('id').execute()).map(
    ({ id }) => id,
  )
const idsIn = (path: string) => {
  const database = new DatabaseSync(path)
  const rows = database.prepare(`select id from documents where collection = 'soldes' order by id`).all()
  database.close()
  return rows.map(({ id }) => id)
}
const change = (path: string, statement: string) => {
  const database = new DatabaseSync(path)
  database.exec(statement)
  database.close()
}

test('a database that serves stays where it is, whatever one of its rows refers to', () => {
  expect(putDamagedAside(file)).toBeUndefined()
  change(
    file,
    `pragma foreign_keys = off; create table strays (of text references user(id)); insert into strays values ('x')`,
  )
  expect(sqliteProblems(file)).toEqual([expect.stringContaining('qui manque')])
  expect(putDamagedAside(file)).toBeUndefined()
  expect(existsSync(file)).toBe(true)
})

/** Ids that sort as numbers do. */
const wide = (index: number) => `n${String(index).padStart(6, '0')}`

/** Writes one document after another until it is told that this is enough, and prints how many. */
const WRITER = `
  const { connect } = await import('${join(import.meta.dirname, '../platform/database/connect.server.ts')}')
  const db = connect({ dataDir: process.argv[1], databaseUrl: '' })
  let enough = false
  process.once('message', () => (enough = true))
  let written = 0
  for (; !enough; written++) {
    const id = 'n' + String(written).padStart(6, '0')
    await db.insertInto('documents').values({ collection: 'soldes', id, position: 0, version: 1, data: '{}', updated_at: '' }).execute()
    if (written === 20) process.send('started')
    await new Promise((resolve) => setImmediate(resolve))
  }
  await db.destroy()
  process.disconnect()
  console.log(written)
`

describe('a backup', () => {
  test('has what is only in the journal of a running site, and is one sound file', async () => {
    await insert('b')
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    await backupSqlite(file, copy)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copie'))).toEqual(['copie.sqlite'])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(sqliteProblems(copy)).toEqual([])
    expect(idsIn(copy)).toEqual(['a', 'b'])
  })

  test('takes the place of an earlier one', async () => {
    await backupSqlite(file, copy)
    await insert('b')
    await backupSqlite(file, copy)
    expect(idsIn(copy)).toEqual(['a', 'b'])
  })

  test('leaves the earlier one when there is nothing to copy, or garbage', async () => {
    await backupSqlite(file, copy)
    await expect(backupSqlite(join(dataDir, 'autre.sqlite'), copy)).rejects.toThrow(Refusal)
    const garbage = join(dataDir, 'garbage')
    writeFileSync(garbage, 'ceci est du texte '.repeat(200))
    await expect(backupSqlite(garbage, copy)).rejects.toThrow(Refusal)
    expect(idsIn(copy)).toEqual(['a'])
    expect(readdirSync(dataDir).filter((name) => name.includes('partiel'))).toEqual([])
  })
})

describe('a restoration beside a running site', () => {
  test('brings back what was saved, to the open connection, and keeps the last state beside', async () => {
    await backupSqlite(file, copy)
    await insert('b')
    const inode = statSync(file).ino
    const kept = await restoreSqlite(file, copy)
    expect(await ids()).toEqual(['a'])
    // The same file with the same journal: neither can have met that of another.
    expect(statSync(file).ino).toBe(inode)
    expect(kept).toMatch(/site\.sqlite\.avant-restauration-\d{4}-\d\d-\d\dT[\d-]+Z$/)
    expect(statSync(kept!).mode & 0o777).toBe(0o600)
    expect(idsIn(kept!)).toEqual(['a', 'b'])
    await insert('c')
    expect(await ids()).toEqual(['a', 'c'])
    expect(idsIn(copy)).toEqual(['a'])
  })

  test('a text that was open before does not take the place of one that it has not seen', async () => {
    const OFFER = { titre: 'Avant', contenu: [], image: '' }
    const save = (titre: string) =>
      db.transaction().execute((transaction) => replaceDocument(transaction, 'soldes', 'b', { ...OFFER, titre }, null))
    await save('Avant')
    await backupSqlite(file, copy)
    await save('Depuis')
    await restoreSqlite(file, copy)
    const standing = await findDocument(db, 'soldes', 'b')
    expect(standing).toMatchObject({ titre: 'Avant', version: 3 })
    const change = (base: number, titre: string) =>
      applyChange(db, { intent: 'update', collection: 'soldes', id: 'b', base, fields: { titre } }, 'claire')
    expect(await change(3, 'Un autre')).toMatchObject({ outcome: 'saved', document: { version: 4 } })
    expect(await change(2, 'Tapé sur ce qui fut')).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ mine: 'Tapé sur ce qui fut', theirs: 'Un autre' }],
    })
  })

  test('is no move of those that were shifted by the moves of others, and leaves them where they stand', async () => {
    const save = (id: string, titre: string) =>
      db
        .transaction()
        .execute((transaction) => replaceDocument(transaction, 'soldes', id, { titre, contenu: [], image: '' }, null))
    for (const id of ['b', 'c']) await save(id, 'Avant')
    await applyChange(db, { intent: 'move', collection: 'soldes', id: 'c', before: 'b' }, 'claire')
    await backupSqlite(file, copy)
    await save('b', 'Depuis')
    await restoreSqlite(file, copy)
    const places = await db
      .selectFrom('revisions')
      .select(['version', 'position'])
      .where('document_id', '=', 'b')
      .execute()
    expect(places).toEqual([
      { version: 1, position: 1 },
      { version: 3, position: 1 },
    ])
    const stands = db.selectFrom('documents').select(['version', 'position']).where('id', '=', 'b')
    expect(await stands.execute()).toEqual([{ version: 3, position: 2 }])
    const then = db.selectFrom('positions_then').select(['version', 'position']).where('document_id', '=', 'b')
    expect(await then.orderBy('version').execute()).toEqual([
      { version: 1, position: 2 },
      { version: 3, position: 2 },
    ])
  })

  test('brings back accounts, and nothing that has let somebody in for a while', async () => {
    const [createdAt, expiresAt] = ['2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
    const person = { id: 'u', name: 'Camille', email: 'c@exemple.fr', emailVerified: 0, role: 'admin', disabled: 0 }
    const lasting = { createdAt, updatedAt: createdAt, expiresAt }
    const ticket = { hash: 'h', purpose: 'mot de passe', user_id: 'u', expires_at: expiresAt }
    await db
      .insertInto('user')
      .values({ ...person, createdAt, updatedAt: createdAt })
      .execute()
    await db
      .insertInto('session')
      .values({ id: 's', token: 's', userId: 'u', ...lasting })
      .execute()
    await db
      .insertInto('verification')
      .values({ id: 'v', identifier: 'v', value: 'v', ...lasting })
      .execute()
    await db.insertInto('tickets').values(ticket).execute()
    await db.insertInto('passkey_challenges').values({ key: 'k', challenge: 'c', expires_at: expiresAt }).execute()
    await backupSqlite(file, copy)
    await restoreSqlite(file, copy)
    const counts: Record<string, number> = {}
    for (const table of ['user', 'session', 'verification', 'tickets', 'passkey_challenges'] as const)
      counts[table] = (await db.selectFrom(table).selectAll().execute()).length
    expect(counts).toEqual({ user: 1, session: 0, verification: 0, tickets: 0, passkey_challenges: 0 })
  })

  test('says nothing of when backups were made, and holds no work back', async () => {
    const before = Date.parse('2026-01-01T00:00:00.000Z')
    await noteBackup(db, 'ici', undefined, before)
    await noteBackup(db, 'ailleurs', 'No network', before)
    await claim(db, 'backup/24', 'before', 24 * 60 * 60_000)
    await backupSqlite(file, copy)
    await restoreSqlite(file, copy)
    expect(await lateBackups(db, { everyHours: 24, away: true })).toEqual([])
    expect(await claim(db, 'backup/24', 'now', 1)).toBe(true)
  })

  test('leaves a sound database with the indexes of the copy, after a restart too', async () => {
    const indexes = (path: string) => {
      const database = new DatabaseSync(path, { readOnly: true })
      const rows = database.prepare(`select type, name, tbl_name, sql from sqlite_schema order by type, name`).all()
      database.close()
      return rows
    }
    await backupSqlite(file, copy)
    await restoreSqlite(file, copy)
    await insert('b')
    await db.destroy()
    expect(sqliteProblems(file)).toEqual([])
    expect(indexes(file)).toEqual(indexes(copy))
    db = connect({ dataDir, databaseUrl: '' })
    await migrate(db)
    expect(await ids()).toEqual(['a', 'b'])
  })

  test('loses no write of another process: each is in what is kept, or in what goes on', async () => {
    await backupSqlite(file, copy)
    const writer = startModule(WRITER, [dataDir])
    const output = read(writer.stdout)
    await once(writer, 'message')
    const kept = await restoreSqlite(file, copy)
    writer.send('enough')
    await ended(writer)
    const written = Number(await output)
    const [before, after] = [idsIn(kept!), await ids()].map((list) => list.filter((id) => id !== 'a'))
    expect(before!.length).toBeGreaterThan(0)
    expect([...before!, ...after!]).toEqual(Array.from({ length: written }, (_, index) => wide(index)))
    expect(sqliteProblems(file)).toEqual([])
  })

  test('brings an older database up to date', async () => {
    await backupSqlite(file, copy)
    becomeOldest(copy)
    await restoreSqlite(file, copy)
    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  test('refuses what it should not bring back, and changes nothing', async () => {
    const garbage = join(dataDir, 'garbage')
    writeFileSync(garbage, 'ceci est du texte '.repeat(200))
    await expect(restoreSqlite(file, garbage)).rejects.toThrow("n'est pas une base de données")

    await expect(restoreSqlite(file, join(dataDir, 'absent'))).rejects.toThrow("Il n'y a pas de base")

    const foreign = join(dataDir, 'foreign.sqlite')
    change(foreign, 'create table notes (text)')
    await expect(restoreSqlite(file, foreign)).rejects.toThrow('de ce site')

    await backupSqlite(file, copy)
    change(copy, `insert into kysely_migration values ('999-futur', '2999-01-01T00:00:00.000Z')`)
    await expect(restoreSqlite(file, copy)).rejects.toThrow(/plus récente.*999-futur/)

    expect(await ids()).toEqual(['a'])
    expect(readdirSync(dataDir).filter((name) => /restauration/.test(name))).toEqual([])
  })

  test('refuses a copy with a damaged page', async () => {
    for (let i = 0; i < 300; i++) await insert(`d${i}`)
    await backupSqlite(file, copy)
    const bytes = readFileSync(copy)
    writeFileSync(copy, bytes.fill('Z', bytes.length - 8192, bytes.length - 4096))
    await expect(restoreSqlite(file, copy)).rejects.toThrow(Refusal)
    expect(await ids()).toHaveLength(301)
  })
})

describe('a restoration where the database is lost', () => {
  beforeEach(async () => {
    await backupSqlite(file, copy)
    await insert('b')
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  })

  test.each(['replaced by garbage', 'overwritten with garbage'])(
    '%s: the open connection finds it again',
    async (how) => {
      if (how.startsWith('replaced')) renameSync(file, `${file}.away`)
      writeFileSync(file, 'ceci est du texte '.repeat(3000))
      const kept = await restoreSqlite(file, copy)
      expect(existsSync(kept!)).toBe(true)
      expect(await ids()).toEqual(['a'])
      await insert('c')
      expect(await ids()).toEqual(['a', 'c'])
      await db.destroy()
      expect(sqliteProblems(file)).toEqual([])
      expect(idsIn(file)).toEqual(['a', 'c'])
      db = connect({ dataDir, databaseUrl: '' })
    },
  )

  test('removed with its journal left behind: the journal is kept aside, and never read', async () => {
    renameSync(file, `${file}.away`)
    const kept = await restoreSqlite(file, copy)
    expect(existsSync(`${kept}-wal`)).toBe(true)
    // Another process comes first: it finds no journal but its own.
    const other = new DatabaseSync(file)
    other.exec(`pragma journal_mode=wal; update documents set id = 'other'`)
    expect(await ids()).toEqual(['other'])
    other.close()
    await insert('c')
    expect(await ids()).toEqual(['c', 'other'])
    expect(sqliteProblems(file)).toEqual([])
  })

  test('on a new machine: the folder is made', async () => {
    const elsewhere = sqliteFile(join(dataDir, 'nouveau'))
    expect(await restoreSqlite(elsewhere, copy)).toBeUndefined()
    expect(idsIn(elsewhere)).toEqual(['a'])
    expect(statSync(elsewhere).mode & 0o777).toBe(0o600)
  })
})

/** Takes out of a database all that came after the first migration. */
function becomeOldest(path: string) {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  const names = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name))
  for (const table of names(`select name from sqlite_schema where type = 'table' and name not like 'kysely%'`))
    if (!['documents', 'revisions'].includes(table)) database.exec(`drop table "${table}"`)
  for (const index of names(`select name from sqlite_schema where type = 'index' and sql is not null`))
    database.exec(`drop index "${index}"`)
  // The first six are those of the first migration.
  for (const table of ['documents', 'revisions'])
    for (const column of names(`select name from pragma_table_info('${table}')`).slice(6))
      database.exec(`alter table ${table} drop column "${column}"`)
  database.exec('create index documents_in_order on documents (collection, position, id)')
  database.exec(`delete from kysely_migration where name > '001-documents'`)
  database.close()
}
