import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAwayIfDue, backUpIfDue } from '../../app/backup/backups.server.ts'
import { makeBackupKey } from '../../app/backup/encryption.server.ts'
import { insertFirstContent } from '../../app/cms/documents/first-content.server.ts'
import { openMediaStorage } from '../../app/media/media-storage.server.ts'
import { connect } from '../../app/platform/database/connect.server.ts'
import { migrate } from '../../app/platform/database/migrate.server.ts'
import { readSettings } from '../../app/platform/settings.server.ts'
import { runFile } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const LONG = 15 * 60_000
const HOUR = 60 * 60_000

/** A gigabyte of photographs, as large as a telephone's. */
const PHOTOGRAPHS = 340
const SIZE = 3_000_000

let folder: string
beforeAll(() => void (folder = temporaryFolder()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How many bytes a folder takes, what has several names in it counted once. */
function bytesIn(place: string): number {
  const seen = new Map<number, number>()
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const { ino, size } = statSync(join(entry.parentPath, entry.name))
      seen.set(ino, size)
    }
  return [...seen.values()].reduce((sum, size) => sum + size, 0)
}

test(
  'fourteen backups of a gigabyte take 1.3, here and away, and bring it back within five minutes',
  { timeout: LONG },
  async () => {
    const [dataDir, away, other] = ['data', 'ailleurs', 'neuve'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    for (const place of [away, join(dataDir, 'media')]) mkdirSync(place, { recursive: true })
    const names = Array.from({ length: PHOTOGRAPHS }, (_, index) => `${index.toString(16).padStart(32, '0')}.jpg`)
    for (const name of names) writeFileSync(join(dataDir, 'media', name), randomBytes(SIZE))
    const { secret, recipient } = await makeBackupKey()
    const env = { DATA_DIR: dataDir, BACKUP_URL: away, BACKUP_RECIPIENT: recipient }
    const settings = readSettings(env)
    const db = connect(settings)
    await migrate(db)
    await insertFirstContent(db)
    const storage = await openMediaStorage(settings.media)
    for (let day = 0; day < 14; day += 1) {
      await backUpIfDue(db, settings.backups, 'a', day * 24 * HOUR)
      await sendAwayIfDue(db, settings.backups, storage, 'a', day * 24 * HOUR)
    }
    await db.destroy()
    const copies = (place: string) => readdirSync(place).filter((name) => name.startsWith('sauvegarde-'))
    expect([copies(away).length, copies(join(dataDir, 'backups')).length]).toEqual([14, 14])
    const [taken, takenAway] = [bytesIn(dataDir), bytesIn(away)]
    const began = performance.now()
    const rescued = await runFile('commands/content.ts', ['rescue'], {
      env: { ...env, DATA_DIR: other },
      input: secret,
    })
    const seconds = (performance.now() - began) / 1000
    console.log(`data folder ${taken / 1e9} GB, away ${takenAway / 1e9} GB, rescued in ${seconds.toFixed(0)} s`)
    expect(rescued).toMatchObject({ code: 0, stderr: expect.not.stringContaining('manque') })
    expect(readdirSync(join(other, 'media')).sort()).toEqual(names)
    expect(readdirSync(join(other, 'media')).every((name) => statSync(join(other, 'media', name)).size === SIZE)).toBe(
      true,
    )
    for (const bytes of [taken, takenAway]) expect(bytes).toBeLessThan(1.3e9)
    expect(seconds).toBeLessThan(300)
  },
)
