import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openEmptyDatabase } from '../../tests/support/test-database.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { backupSqlite } from '../platform/database/backup.server.ts'
import { connect, sqliteFile } from '../platform/database/connect.server.ts'
import { appliedMigrations, migrate, MIGRATIONS } from '../platform/database/migrate.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { importSite } from './site-import.server.ts'
import { exportSite, writeSite } from './site-export.server.ts'
import { openSiteFile } from './site-file.server.ts'
import { folderStorage } from '../media/media-folder.server.ts'
import { upgrade, upgradeCopies } from './upgrade.server.ts'

/** The last step before changes could be planned. */
const EARLIER = '019-treatment-cards'

const AT = '2025-11-22T08:00:00.000Z'

async function migrateTo(db: Database, name: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

const article = { collection: 'actualites', id: 'a', position: 0, version: 1, data: '{}', updated_at: AT }

describe.each(ENGINES)('a site of an earlier version, on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  let dataDir: string
  /** Where PostgreSQL runs in process, its address is of no use to anybody. */
  const databaseUrl = engine === 'sqlite' ? '' : 'postgres://x'

  beforeEach(async () => {
    dataDir = temporaryFolder()
    if (engine === 'sqlite') {
      db = connect({ dataDir, databaseUrl: '' })
      close = () => db.destroy()
    } else ({ db, close } = await openEmptyDatabase(engine))
  })
  afterEach(async () => {
    await close()
    rmSync(dataDir, { recursive: true })
  })

  test('is copied before it is brought up to date, and the copy can be brought back', async () => {
    await migrateTo(db, EARLIER)
    await db.insertInto('documents').values(article).execute()
    const copy = (await upgrade(db, { dataDir, databaseUrl }))!
    expect(await appliedMigrations(db)).toEqual(Object.keys(MIGRATIONS))
    if (engine === 'sqlite') {
      const older = temporaryFolder()
      await backupSqlite(copy, sqliteFile(older))
      const before = connect({ dataDir: older, databaseUrl: '' })
      expect((await appliedMigrations(before)).at(-1)).toBe(EARLIER)
      expect(await before.selectFrom('documents').selectAll().execute()).toEqual([article])
      await before.destroy()
      rmSync(older, { recursive: true })
    } else {
      await db.deleteFrom('documents').execute()
      const file = await openSiteFile(copy)
      await importSite(db, file, { dataDir, storage: folderStorage(dataDir) })
      await file.close()
      expect(await db.selectFrom('documents').selectAll().where('id', '=', 'a').execute()).toMatchObject([article])
    }
    expect(await upgrade(db, { dataDir, databaseUrl })).toBeUndefined()
  })

  test('is not copied where there is nothing', async () => {
    expect(await upgrade(db, { dataDir, databaseUrl })).toBeUndefined()
    expect(upgradeCopies(dataDir)).toEqual([])
  })

  test('keeps the last three copies', async () => {
    for (const year of [2019, 2020, 2021, 2022])
      writeFileSync(join(dataDir, `avant-mise-a-niveau-${year}-01-01T00-00-00-000Z.sqlite`), 'x')
    await migrateTo(db, EARLIER)
    const copy = await upgrade(db, { dataDir, databaseUrl })
    expect(upgradeCopies(dataDir)).toEqual([
      'avant-mise-a-niveau-2021-01-01T00-00-00-000Z.sqlite',
      'avant-mise-a-niveau-2022-01-01T00-00-00-000Z.sqlite',
      basename(copy!),
    ])
  })

  test('a later one is refused in one French line, and copied with what only it knows', async () => {
    await migrate(db)
    await db.insertInto('documents').values(article).execute()
    await sql`insert into kysely_migration values ('999-later', ${AT})`.execute(db)
    await sql`alter table documents add column colour text`.execute(db)
    await sql`update documents set colour = 'or'`.execute(db)
    await expect(upgrade(db, { dataDir, databaseUrl })).rejects.toThrow(
      'La base a été tenue par une version plus récente du site (999-later) : mettez le site à jour.',
    )
    const copy = join(dataDir, 'copie.tar')
    await writeCopy(copy)
    expect(readdirSync(dataDir)).toContain('copie.tar')
    await sql`alter table documents drop column colour`.execute(db)
  })

  async function writeCopy(path: string) {
    const site = await exportSite(db, { dataDir, withFiles: false })
    let text = ''
    for await (const bytes of site.stream()) text += bytes.toString('latin1')
    expect(text).toContain('"colour":"or"')
    expect(text).toContain('999-later')
    const again = await exportSite(db, { dataDir, withFiles: false })
    await writeSite(again, path)
  }
})
