import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readSettings } from '../../app/platform/settings.server.ts'
import { openMediaStorage, type MediaStorage } from '../../app/media/media-storage.server.ts'
import { startObjectStorage, type ObjectStorage } from './object-storage.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type StorageKind = 'folder' | 'bucket'

/** What tests of pictures and films run on: `describe.each(STORAGES)`. */
export const STORAGES: StorageKind[] = ['folder', 'bucket']

export interface TestStorage {
  storage: MediaStorage
  /** Where a folder is, and what is on its way to a bucket. */
  dataDir: string
  /** Opens it as another process does, with a data folder of its own. */
  openAt: (dataDir: string) => Promise<MediaStorage>
  /** Loses a file, as nobody should. */
  lose: (name: string) => Promise<void>
  remove: () => Promise<void>
}

/** Gives the tests of a file an object storage service of their own, which `service` returns while they run. */
export function withObjectStorage(): () => ObjectStorage {
  let service: ObjectStorage
  beforeAll(async () => void (service = await startObjectStorage()))
  afterAll(() => service.remove())
  return () => service
}

/** Opens a storage with no files, of either kind; a bucket is one of the service's, under a name of its own. */
export async function openTestStorage(kind: StorageKind, service: ObjectStorage): Promise<TestStorage> {
  const dataDir = temporaryFolder()
  const folder = `site-${dataDir.split('-').at(-1)}`
  const bucket = kind === 'bucket' && { ...service.settings, MEDIA_URL: `${service.settings.MEDIA_URL}/${folder}` }
  const openAt = (place: string) => openMediaStorage(readSettings({ DATA_DIR: place, ...bucket }).media)
  return {
    storage: await openAt(dataDir),
    dataDir,
    openAt,
    lose: async (name) => {
      if (bucket) service.lose(join(folder, name))
      else await rm(join(dataDir, 'media', name))
    },
    remove: () => rm(dataDir, { recursive: true, maxRetries: 5 }),
  }
}

/** Lists what a storage holds, by name. */
export async function namesOf(storage: MediaStorage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.sort()
}
