import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { limitedQueue } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import { claim, release } from '../platform/claims.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { StorageError, type MediaStorage } from './media-storage.server.ts'
import { variantWidths } from './media.ts'
import { findMedia, finishPicture, listUnfinishedPictures, type Media } from './media.server.ts'

/** How long a process keeps a picture for itself that it makes a copy of: many times what one takes, in milliseconds. */
const CLAIM = 60_000

/** How often a picture is asked for again that another process is at, in milliseconds: it may end before it is done. */
const AGAIN = 5_000

/** How soon a picture is taken up again whose storage did not answer, in milliseconds. */
const LATER = 30_000

/**
 * Makes what makes the narrower copies of pictures, in the background: one picture at a time, each by one process. After
 * `close` no new one is begun.
 */
export function makeNarrowerCopies(db: Database, storage: MediaStorage) {
  const inBackground = limitedQueue({ running: 1, waiting: Infinity })
  const queued = new Set<string>()
  const holder = randomUUID()
  let closed = false

  /** Queues what is not made yet. What fails is logged, and tried again after the next picture or start. */
  async function resume(): Promise<void> {
    try {
      for (const media of await listUnfinishedPictures(db)) {
        if (queued.has(media.id)) continue
        queued.add(media.id)
        void inBackground(() => finish(media)).finally(() => queued.delete(media.id))
      }
    } catch (error) {
      if (!closed) log('error', 'media-unreadable', errorFields(error))
    }
  }

  async function finish(media: Media): Promise<void> {
    const work = `picture/${media.id}`
    const isErased = async () => (await findMedia(db, media.id)) === undefined
    try {
      const { makeVariant, VARIANT_FORMATS } = await import('./picture-files.server.ts')
      let base: Buffer | undefined
      for (const format of VARIANT_FORMATS) {
        for (const width of variantWidths(media.width!)) {
          const name = `${media.id}-${width}.${format}`
          if (closed || (await isErased())) return
          if (await storage.find(name)) continue
          if (!(await claim(db, work, holder, CLAIM))) return void setTimeout(() => void resume(), AGAIN).unref()
          base ??= await buffer(await storage.read(`${media.id}.jpg`))
          await storage.put(name, await makeVariant(base, width, format))
          if (await isErased()) return await storage.remove(name)
        }
      }
      await finishPicture(db, media.id)
    } catch (error) {
      if (!closed) log('error', 'variants-failed', { id: media.id, ...errorFields(error) })
      if (error instanceof StorageError) setTimeout(() => void resume(), LATER).unref()
    } finally {
      await release(db, work, holder).catch(() => undefined)
    }
  }

  return { resume, close: () => void (closed = true) }
}
