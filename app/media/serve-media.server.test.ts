import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { openMediaStorage } from './media-storage.server.ts'
import { openMediaLibrary } from './media-library.server.ts'
import { readSettings } from '../platform/settings.server.ts'
import { photograph } from '../../tests/support/photographs.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { media } from '../server/media.ts'

const dataDir = temporaryFolder()
afterEach(() => rmSync(dataDir, { recursive: true }))

test('captions are read at the site itself, also where pictures and films are read elsewhere', async () => {
  const { db, close } = await openTestDatabase()
  const settings = readSettings({ DATA_DIR: dataDir })
  const library = openMediaLibrary(db, await openMediaStorage(settings.media))
  const add = (bytes: Buffer) => library.add(new Blob([new Uint8Array(bytes)]).stream(), null)
  const captions = await add(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n'))
  const picture = await add(await photograph())
  const elsewhere = { ...settings, media: { ...settings.media, publicUrl: 'https://photos.example/site' } }
  const app = media({ db, settings: elsewhere, media: library })

  const found = await app.request(captions.src)
  expect([found.status, found.headers.get('Content-Type')]).toEqual([200, 'text/vtt'])
  expect(found.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(await found.text()).toContain('Bonjour')
  expect((await app.request(`/media/${'0'.repeat(32)}.vtt`)).status).toBe(404)
  const moved = await app.request(picture.src)
  expect([moved.status, moved.headers.get('Location')]).toEqual([
    302,
    `https://photos.example/site${picture.src.slice(6)}`,
  ])
  library.close()
  await close()
})
