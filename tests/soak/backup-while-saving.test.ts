import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_CONTENT } from '../../app/cms/documents/first-content.ts'
import { connect } from '../../app/platform/database/connect.server.ts'
import { migrate } from '../../app/platform/database/migrate.server.ts'
import type { Database } from '../../app/platform/database/tables.ts'
import { readSettings } from '../../app/platform/settings.server.ts'
import { applyChange } from '../../app/cms/documents/changes.server.ts'
import { listDocuments } from '../../app/cms/documents/documents.server.ts'
import { insertFirstContent } from '../../app/cms/documents/first-content.server.ts'
import { restoreDatabase } from '../../commands/database-copy.ts'
import { createPostgresDatabase, TEST_DATABASE_URL } from '../support/postgres-database.ts'
import { runFile } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const COMMAND = join('commands', 'content.ts')
const TREATMENTS = Object.keys(FIRST_CONTENT.categories)
const BACKUPS = 10

/** Where a site may be: an empty one of an engine, which the end of the test removes. */
interface Place {
  DATA_DIR: string
  DATABASE_URL: string
}

// PostgreSQL in process is nothing that a command could reach.
const ENGINES = TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite']

describe.each(ENGINES)('backups while somebody saves, on %s', (engine) => {
  let cleanups: (() => unknown)[]
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
    cleanups = [() => rmSync(folder, { recursive: true })]
  })
  afterEach(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  })

  async function emptyPlace(name: string): Promise<Place> {
    const DATA_DIR = join(folder, name)
    if (engine === 'sqlite') return { DATA_DIR, DATABASE_URL: '' }
    const { address, drop } = await createPostgresDatabase()
    cleanups.push(drop)
    return { DATA_DIR, DATABASE_URL: address }
  }

  function open({ DATA_DIR, DATABASE_URL }: Place): Database {
    const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
    cleanups.push(() => db.destroy())
    return db
  }

  test('each restores to one state, acknowledged when it began or after', { timeout: 120_000 }, async () => {
    const here = await emptyPlace('here')
    const db = open(here)
    await migrate(db)
    await insertFirstContent(db)
    const saver = saveOnAndOn(db)

    const backups: { file: string; acknowledged: number; begun: number }[] = []
    for (let count = 0; count < BACKUPS; count += 1) {
      const file = join(folder, `copie-${count}`)
      const acknowledged = saver.acknowledged()
      expect(await runFile(COMMAND, ['backup', file], { env: { ...here } })).toMatchObject({ code: 0 })
      backups.push({ file, acknowledged, begun: saver.begun() })
    }
    await saver.end()
    expect(backups.at(-1)!.acknowledged).toBeGreaterThan(backups[0]!.begun)

    const there = await emptyPlace('there')
    const said = vi.spyOn(console, 'log').mockReturnValue()
    cleanups.push(() => said.mockRestore())
    let copy: Database | undefined
    for (const [index, { file, acknowledged, begun }] of backups.entries()) {
      await restoreDatabase(readSettings({ ...there }), file)
      expect(said).toHaveBeenLastCalledWith(
        expect.stringContaining(index === 0 ? 'Base remise en place : ' : 'est gardée ici'),
      )
      copy ??= open(there)
      const state = await lastSave(copy)
      expect(state).toBeGreaterThanOrEqual(acknowledged)
      expect(state).toBeLessThanOrEqual(begun)
    }
  })
})

/** Saves one treatment after the other, the number of the save as its title, each once the last is acknowledged. */
function saveOnAndOn(db: Database) {
  let acknowledged = 0
  let begun = 0
  let isOver = false
  async function save() {
    while (!isOver) {
      const change = { intent: 'update', collection: 'categories', id: treatmentOf(begun + 1) } as const
      const base = 1 + Math.floor(begun / TREATMENTS.length)
      begun += 1
      const { outcome } = await applyChange(db, { ...change, base, fields: { title: String(begun) } }, 'camille')
      if (outcome !== 'saved') throw new Error(outcome)
      acknowledged = begun
      // SQLite answers before anything else gets its turn, and commands are waited for.
      await setImmediate()
    }
  }
  const ended = save()
  return {
    acknowledged: () => acknowledged,
    begun: () => begun,
    end: () => {
      isOver = true
      return ended
    },
  }
}

const treatmentOf = (save: number) => TREATMENTS[(save - 1) % TREATMENTS.length]!

/** Says which save a database ends with, once every document and every revision is as that save left it. */
async function lastSave(db: Database): Promise<number> {
  const titles = new Map((await listDocuments(db, 'categories')).map(({ id, title }) => [id, title]))
  const saved = [...titles.values()].map(Number).filter((number) => !Number.isNaN(number))
  const last = Math.max(0, ...saved)
  const recent = Array.from({ length: Math.min(last, TREATMENTS.length) }, (_, index) => last - index)
  for (const save of recent) expect(titles.get(treatmentOf(save))).toBe(String(save))
  const revisions = db.selectFrom('revisions').select((eb) => eb.fn.countAll().as('count'))
  const { count } = await revisions.where('author', '=', 'camille').executeTakeFirstOrThrow()
  expect(Number(count)).toBe(last)
  return last
}
