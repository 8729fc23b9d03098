import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { undefinedIfAbsent } from '../lib/absent-file.ts'
import { syncFolder } from '../platform/settled-files.server.ts'
import type { MediaStorage } from './media-storage.server.ts'

/** How long a file that is being received may be left alone before it counts as abandoned, in milliseconds. */
const ABANDONED = 60 * 60 * 1000

/** What the names of files on their way begin with. */
const DRAFT = 'reception-'

/** Keeps in a folder what is on its way to a storage. */
export function draftsIn(folder: string): Pick<MediaStorage, 'newDraft' | 'removeAbandoned'> {
  return {
    async newDraft() {
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) syncFolder(dirname(folder))
      return { path: join(folder, DRAFT + randomUUID()) }
    },
    async removeAbandoned() {
      const names = (await readdir(folder).catch(undefinedIfAbsent)) ?? []
      for (const path of names.filter((name) => name.startsWith(DRAFT)).map((name) => join(folder, name))) {
        const found = await stat(path).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(path, { force: true })
      }
    },
  }
}
