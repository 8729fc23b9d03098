import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import {
  namesOf,
  openTestStorage,
  STORAGES,
  withObjectStorage,
  type TestStorage,
} from '../../tests/support/media-storages.ts'
import { readSettings } from '../platform/settings.server.ts'
import { openMediaStorage, StorageError, type MediaStorage } from './media-storage.server.ts'

const PICTURE = `${'a'.repeat(32)}.jpg`
const COPY = `${'a'.repeat(32)}-240.avif`
const FILM = `${'b'.repeat(32)}.mp4`

/** Larger than what is sent at once. */
const LONG = randomBytes(20 * 1024 * 1024)
const SHORT = randomBytes(3000)

const service = withObjectStorage()

let opened: TestStorage
let storage: MediaStorage
const open = async (kind: (typeof STORAGES)[number]) => {
  opened = await openTestStorage(kind, service())
  storage = opened.storage
}
afterEach(async () => {
  vi.restoreAllMocks()
  service().trouble(undefined)
  await opened.remove()
})

const read = async (...args: Parameters<MediaStorage['read']>) => buffer(await storage.read(...args))

async function putDraft(name: string, bytes: Buffer): Promise<string> {
  const draft = await storage.newDraft()
  writeFileSync(draft.path, bytes)
  await storage.put(name, draft)
  return draft.path
}

describe.each(STORAGES)('pictures and films in a %s', (kind) => {
  beforeEach(() => open(kind))

  test('are found, listed and read, whole or in part, to the byte', async () => {
    expect([await storage.find(PICTURE), await namesOf(storage)]).toEqual([undefined, []])
    await storage.put(PICTURE, SHORT)
    await storage.put(COPY, Buffer.from('petit'))
    expect(existsSync(await putDraft(FILM, LONG))).toBe(false)
    expect(await namesOf(storage)).toEqual([COPY, PICTURE, FILM])
    const found = (await storage.find(FILM))!
    expect(found).toMatchObject({ name: FILM, size: LONG.length })
    expect(Math.abs(Date.now() - found.changedAt)).toBeLessThan(60_000)
    expect((await read(FILM)).equals(LONG)).toBe(true)
    expect((await read(PICTURE)).equals(SHORT)).toBe(true)
    expect((await read(PICTURE, { start: 1, end: 1 })).equals(SHORT.subarray(1, 2))).toBe(true)
    expect((await read(FILM, { start: 9_000_000, end: LONG.length - 1 })).equals(LONG.subarray(9_000_000))).toBe(true)
    expect(readdirSync(join(opened.dataDir, 'media')).filter((name) => name.startsWith('reception'))).toEqual([])
  })

  test('take the place of what stands under their name', async () => {
    await storage.put(PICTURE, Buffer.from('abîmé'))
    await storage.put(PICTURE, SHORT)
    expect((await read(PICTURE)).equals(SHORT)).toBe(true)
  })

  test('are copied to this machine, as old as they are', async () => {
    await putDraft(FILM, LONG)
    const path = join(opened.dataDir, 'copie')
    await storage.copyTo(FILM, path)
    expect(readFileSync(path).equals(LONG)).toBe(true)
    expect(statSync(path).mtimeMs).toBe((await storage.find(FILM))!.changedAt)
  })

  test('are not what others have put beside them', async () => {
    await storage.put(PICTURE, SHORT)
    if (kind === 'folder') writeFileSync(join(opened.dataDir, 'media', 'notes.txt'), 'x')
    else await storage.put('../../notes.jpg', SHORT)
    expect(await namesOf(storage)).toEqual([PICTURE])
  })

  test('leave what is abandoned on its way for an hour, and no longer', async () => {
    const [old, young] = [await storage.newDraft(), await storage.newDraft()]
    for (const { path } of [old, young]) writeFileSync(path, 'x')
    utimesSync(old.path, 0, 0)
    await storage.removeAbandoned()
    expect([existsSync(old.path), existsSync(young.path)]).toEqual([false, true])
  })

  test('may be asked for by many who do not read on', async () => {
    await putDraft(FILM, LONG)
    const stopped = await Promise.all(Array.from({ length: 52 }, () => storage.read(FILM)))
    expect((await read(FILM, { start: 0, end: 9 })).equals(LONG.subarray(0, 10))).toBe(true)
    for (const one of stopped) one.destroy()
  })
})

test('a folder that cannot be read is no empty one', async () => {
  await open('folder')
  writeFileSync(join(opened.dataDir, 'media'), '')
  await expect(namesOf(storage)).rejects.toThrow('ENOTDIR')
  await expect(storage.find(PICTURE)).rejects.toThrow('ENOTDIR')
})

describe('a bucket', () => {
  beforeEach(() => open('bucket'))

  test.each(['silence', 'failure'] as const)(
    'that answers with %s fails every question in time, and is asked again',
    { timeout: 60_000 },
    async (kind) => {
      await storage.put(PICTURE, SHORT)
      const lines = captureLog()
      service().trouble(kind)
      const before = Date.now()
      const outcomes = await Promise.allSettled([
        storage.find(PICTURE),
        storage.read(PICTURE),
        namesOf(storage),
        storage.copyTo(PICTURE, join(opened.dataDir, 'copie')),
      ])
      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(StorageError) })
      expect(Date.now() - before).toBeLessThan(20_000)
      service().trouble(undefined)
      expect((await read(PICTURE)).equals(SHORT)).toBe(true)
      expect(lines.map(({ event }) => event)).toEqual(['media-storage-lost', 'media-storage-back'])
    },
  )

  test('that is gone takes nothing, and all once it is back', async () => {
    captureLog()
    await service().stop()
    await expect(storage.put(PICTURE, SHORT)).rejects.toThrow('ne répond pas')
    await service().start()
    await storage.put(PICTURE, SHORT)
    expect((await read(PICTURE)).equals(SHORT)).toBe(true)
  })

  test('that gives another part than was asked for is not believed', async () => {
    await storage.put(PICTURE, SHORT)
    // The service takes the very first byte for all of them.
    await expect(storage.read(PICTURE, { start: 0, end: 0 })).rejects.toBeInstanceOf(StorageError)
  })

  test('whose answer breaks off is not taken for whole', async () => {
    await putDraft(FILM, LONG)
    captureLog()
    service().trouble('break', /^GET /)
    await expect(read(FILM)).rejects.toBeInstanceOf(StorageError)
  })

  test('keeps nothing of a film that is not sent to its end', async () => {
    captureLog()
    service().trouble('failure', /partNumber=2/)
    await expect(putDraft(FILM, LONG)).rejects.toBeInstanceOf(StorageError)
    expect(service().requests.some((line) => /^DELETE .*uploadId=/.test(line))).toBe(true)
    expect(service().unfinished()).toEqual([])
    expect(await storage.find(FILM)).toBeUndefined()
  })

  test.each([
    [{ MEDIA_URL: 's3://ailleurs' }, 'NoSuchBucket'],
    [{ AWS_ACCESS_KEY_ID: 'autre' }, 'InvalidAccessKeyId'],
  ])('that refuses %o keeps a site from starting, in one French line', async (wrong, code) => {
    captureLog()
    const { media } = readSettings({ ...service().settings, ...wrong })
    await expect(openMediaStorage(media)).rejects.toThrow(`Le stockage d'objets refuse MEDIA_URL (${code})`)
  })

  test('with more files than it lists at once is listed to its end', async () => {
    const asked: string[] = []
    const entry = (name: string) =>
      `<Contents><Key>${name}</Key><Size>1</Size><LastModified>2026-11-01T10:00:00.000Z</LastModified></Contents>`
    const long = createServer(({ url = '' }, response) => {
      asked.push(new URL(url, 'http://x').searchParams.get('continuation-token') ?? '')
      const rest =
        asked.at(-1) === 'suite' ? entry(FILM) : `${entry(PICTURE)}<NextContinuationToken>suite</NextContinuationToken>`
      response.end(`<?xml version="1.0"?><ListBucketResult>${rest}</ListBucketResult>`)
    })
    await new Promise<void>((resolve) => long.listen(0, '127.0.0.1', resolve))
    const { port } = long.address() as AddressInfo
    const settings = { ...service().settings, MEDIA_URL: 's3://institut', S3_ENDPOINT: `http://127.0.0.1:${port}` }
    expect(await namesOf(await openMediaStorage(readSettings(settings).media))).toEqual([PICTURE, FILM])
    expect(asked).toEqual(['', '', 'suite'])
    long.close()
    long.closeAllConnections()
  })

  test('that does not answer yet keeps no site from starting', async () => {
    captureLog()
    service().trouble('failure')
    const other = await openMediaStorage(readSettings({ ...service().settings, DATA_DIR: opened.dataDir }).media)
    service().trouble(undefined)
    expect(await other.find(PICTURE)).toBeUndefined()
  })
})
