import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MEDIA_NAME } from '../media/media.ts'
import type { MediaStorage } from '../media/media-storage.server.ts'

/** The pictures and films that stand beside backups. */
export interface KeptFiles {
  names: string[]
  read: (name: string) => Promise<Readable>
}

/** Puts pictures and films of a backup in place where the site has none of that name. Returns how many. */
export async function restoreFiles(
  storage: MediaStorage,
  { names, read }: KeptFiles,
  progress?: (done: number) => void,
): Promise<number> {
  const present = new Set<string>()
  for await (const { name } of storage.list()) present.add(name)
  const wanted = names.filter((name) => MEDIA_NAME.test(name) && !present.has(name))
  for (const [index, name] of wanted.entries()) {
    const draft = await storage.newDraft()
    try {
      await pipeline(await read(name), createWriteStream(draft.path, { flags: 'wx', mode: 0o600 }))
      await storage.put(name, draft)
    } finally {
      await rm(draft.path, { force: true })
    }
    progress?.((index + 1) / wanted.length)
  }
  return wanted.length
}
