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

/** Which pictures and films of a backup were put in place, and which could not be read, by name. */
export interface RestoredFiles {
  restored: string[]
  unread: string[]
}

/** One that is damaged, encrypted for another key or not given by its place. */
class UnreadFile extends Error {}

/**
 * Puts pictures and films of a backup in place where the site has none of that name. One that cannot be read keeps none of
 * the others from coming.
 */
export async function restoreFiles(
  storage: MediaStorage,
  { names, read }: KeptFiles,
  progress?: (done: number) => void,
): Promise<RestoredFiles> {
  const present = new Set<string>()
  for await (const { name } of storage.list()) present.add(name)
  const wanted = names.filter((name) => MEDIA_NAME.test(name) && !present.has(name))
  const restored: string[] = []
  const unread: string[] = []
  for (const [index, name] of wanted.entries()) {
    const draft = await storage.newDraft()
    try {
      await pipeline(bytesOf(name, read), createWriteStream(draft.path, { flags: 'wx', mode: 0o600 }))
      await storage.put(name, draft)
      restored.push(name)
    } catch (error) {
      if (!(error instanceof UnreadFile)) throw error
      unread.push(name)
    } finally {
      await rm(draft.path, { force: true })
    }
    progress?.((index + 1) / wanted.length)
  }
  return { restored, unread }
}

async function* bytesOf(name: string, read: KeptFiles['read']): AsyncGenerator<Buffer> {
  try {
    yield* (await read(name)) as AsyncIterable<Buffer>
  } catch (error) {
    throw new UnreadFile(name, { cause: error })
  }
}
