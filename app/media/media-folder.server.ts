import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedIfAbsent } from '../lib/absent-file.ts'
import { copyOrLink } from '../lib/copy-file.server.ts'
import { draftsIn } from './media-drafts.server.ts'
import type { MediaStorage, StoredFile } from './media-storage.server.ts'
import { mediaFolder } from './media.server.ts'
import { settleFile, writeSettled } from '../platform/settled-files.server.ts'
import { MEDIA_NAME } from './media.ts'

/** Keeps pictures and films in a data folder. */
export function folderStorage(dataDir: string): MediaStorage {
  const folder = mediaFolder(dataDir)
  const drafts = draftsIn(folder)
  const pathOf = (name: string) => join(folder, name)

  async function find(name: string): Promise<StoredFile | undefined> {
    const found = await stat(pathOf(name)).catch(undefinedIfAbsent)
    return found?.isFile() ? { name, size: found.size, changedAt: found.mtimeMs } : undefined
  }

  return {
    ...drafts,
    find,
    read: (name, range = undefined) => Promise.resolve(createReadStream(pathOf(name), range)),
    async *list() {
      for (const name of (await readdir(folder).catch(undefinedIfAbsent)) ?? []) {
        const file = MEDIA_NAME.test(name) && (await find(name))
        if (file) yield file
      }
    },
    async put(name, content) {
      const target = pathOf(name)
      if ('path' in content) await settleFile(content.path, target)
      else await writeSettled(content, (await drafts.newDraft()).path, target)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    copyTo: (name, path) => copyOrLink(pathOf(name), path),
  }
}
