import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { draftPath } from '../lib/draft-path.ts'
import { settleFile } from '../platform/settled-files.server.ts'
import type { Bucket } from '../media/media-storage.server.ts'

/** Where backups are kept away from the site, by name; a name may have one slash. */
export interface BackupPlace {
  /** How a person calls it. */
  name: string
  list: () => Promise<string[]>
  read: (name: string) => Promise<Readable>
  /** Puts bytes at a name: there they are whole or not at all. */
  put: (name: string, bytes: Readable) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** Where backups go besides the data folder: a folder, or a bucket. */
export type BackupAddress = { folder: string } | { bucket: Bucket }

/** Opens the place of backups; what is under way there breaks off when `ending` is aborted. */
export async function openBackupPlace(address: BackupAddress, ending?: AbortController): Promise<BackupPlace> {
  if ('folder' in address) return folderPlace(address.folder, ending)
  const { bucketPlace } = await import('./backup-bucket.server.ts')
  return bucketPlace(address.bucket, ending)
}

function folderPlace(folder: string, ending?: AbortController): BackupPlace {
  const pathOf = (name: string) => join(folder, name)
  return {
    name: folder,
    async list() {
      const entries = await readdir(folder, { withFileTypes: true })
      // What a disk keeps at its root is no backup, and nobody's but root's to read.
      const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'lost+found')
      const within = await Promise.all(folders.map(({ name }) => readdir(join(folder, name), { withFileTypes: true })))
      return [...entries, ...within.flat()]
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    },
    async read(name) {
      await stat(pathOf(name))
      return createReadStream(pathOf(name))
    },
    async put(name, bytes) {
      // Not the folder itself: a disk that is not there is no place for backups.
      if (dirname(name) !== '.') await mkdir(dirname(pathOf(name)), { recursive: true, mode: 0o700 })
      const draft = draftPath(pathOf(name))
      try {
        await pipeline(bytes, createWriteStream(draft, { mode: 0o600 }), { signal: ending?.signal })
        await settleFile(draft, pathOf(name))
      } finally {
        await rm(draft, { force: true })
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
