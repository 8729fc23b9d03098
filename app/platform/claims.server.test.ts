import { rm } from 'node:fs/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestStorage, STORAGES, withObjectStorage } from '../../tests/support/media-storages.ts'
import { photograph } from '../../tests/support/photographs.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { ENGINES, freshDatabase } from '../../tests/support/test-database.ts'
import type { Database } from './database/tables.ts'
import { claim, release } from './claims.server.ts'
import { openMediaLibrary, type MediaLibrary } from '../media/media-library.server.ts'
import * as pictureFiles from '../media/picture-files.server.ts'

vi.mock(import('../media/picture-files.server.ts'), { spy: true })

const service = withObjectStorage()

describe.each(ENGINES)('work that one process does, on %s', (engine) => {
  let db: Database

  beforeEach(async () => void (db = await freshDatabase(engine)))

  test('is claimed by one of many at the same moment', async () => {
    const claims = ['a', 'b', 'c', 'd'].map((holder) => claim(db, 'travail', holder, 60_000))
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
  })

  test('is free again when it is given up, and once its time is over; nobody gives up for another', async () => {
    expect(await claim(db, 'travail', 'a', 60_000)).toBe(true)
    expect(await claim(db, 'travail', 'a', 60_000)).toBe(true)
    await release(db, 'travail', 'b')
    expect(await claim(db, 'travail', 'b', 60_000)).toBe(false)
    await release(db, 'travail', 'a')
    expect(await claim(db, 'travail', 'b', -1)).toBe(true)
    expect(await claim(db, 'travail', 'a', 60_000)).toBe(true)
  })

  test.each(STORAGES)('as the copies of a picture: over one %s, two processes make each once', async (kind) => {
    const first = await openTestStorage(kind, service())
    // Of a bucket, another machine has nothing but the name.
    const elsewhere = kind === 'folder' ? first.dataDir : temporaryFolder()
    const storages = [first.storage, await first.openAt(elsewhere)]
    const [one, other] = storages.map((storage) => openMediaLibrary(db, storage)) as [MediaLibrary, MediaLibrary]
    try {
      const bytes = await photograph()
      await one.add(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(), 'camille')
      await other.resume()
      const isDone = async () => (await db.selectFrom('media').select('variants').execute())[0]?.variants === 'done'
      await vi.waitFor(async () => expect(await isDone()).toBe(true), 20_000)
      const made = vi.mocked(pictureFiles.makeVariant).mock.calls.map(([, width, format]) => `${width}.${format}`)
      expect(made.length).toBeGreaterThan(1)
      expect(new Set(made).size).toBe(made.length)
    } finally {
      for (const library of [one, other]) library.close()
      vi.clearAllMocks()
      await first.remove()
      await rm(elsewhere, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})
