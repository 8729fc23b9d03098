import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { variantWidths, WARNINGS, type TakenMedia } from '../content/media.ts'
import { syncFolder } from '../database/backup.server.ts'
import type { Database } from '../database/tables.ts'
import { claim, release } from './claims.server.ts'
import { NoPictureError, UnreadableFilmError, type Film } from './film.server.ts'
import { limitedQueue } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import { cleanMp4 } from './mp4.server.ts'
import { cleanWebm } from './webm.server.ts'
import {
  findMedia,
  finishPicture,
  listUnfinishedPictures,
  mediaFacts,
  mediaFolder,
  saveMedia,
  type Media,
} from './media.server.ts'
import { MediaRefusal, receiveFile, settleFile, writeSettled, type Received } from './received-file.server.ts'

/** What an administrator says of a file beside the file itself. */
export interface Giving {
  alt: string
  /** Id of the account. */
  author: string
}

export type MediaLibrary = ReturnType<typeof openMediaLibrary>

/** How long a file that is being received may be left alone before it counts as abandoned, in milliseconds. */
const ABANDONED = 60 * 60 * 1000

/** How long a process keeps a picture for itself that it makes a copy of: many times what one takes, in milliseconds. */
const CLAIM = 60_000

/** How often a picture is asked for again that another process is at, in milliseconds: it may end before it is done. */
const AGAIN = 5_000

const DRAFT = 'reception-'

/** Codecs that every browser plays, and those of HEVC. Source: mp4ra.org; RFC 9559 for WebM's. */
const COMMON = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1'])
const HEVC = new Set(['hvc1', 'hev1', 'dvh1', 'dvhe'])

/**
 * Opens the place where pictures and films are kept. Narrower copies of pictures are made in the background, one
 * picture at a time and each by one process; `resume` takes up those that an earlier process has left. After `close` no new one is begun.
 */
export function openMediaLibrary(db: Database, dataDir: string) {
  const folder = mediaFolder(dataDir)
  /** Decoding takes hundreds of megabytes of memory: one picture at a time. */
  const inTurn = limitedQueue({ running: 1, waiting: 20 })
  const inBackground = limitedQueue({ running: 1, waiting: Infinity })
  const queued = new Set<string>()
  const holder = randomUUID()
  let closed = false

  const pathOf = (name: string) => join(folder, name)
  const newDraft = () => pathOf(DRAFT + randomUUID())

  /**
   * Takes a file: what it answers is on the disk and in the database. Throws a MediaRefusal for what is not a
   * picture or film or is too large, a QueueFullError when too many come at once, an InterruptedError, and what
   * the disk or the database says.
   */
  async function add(body: ReadableStream<Uint8Array> | null, giving: Giving): Promise<TakenMedia> {
    await openFolder()
    const draft = newDraft()
    try {
      const received = await receiveFile(body, draft)
      return received.kind === 'film'
        ? await addFilm(draft, received, giving)
        : await addPicture(draft, received, giving)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function openFolder() {
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) syncFolder(dirname(folder))
  }

  async function addPicture(draft: string, { id }: Received, giving: Giving): Promise<TakenMedia> {
    const standing = await findMedia(db, id)
    if (standing && existsSync(pathOf(`${id}.jpg`))) return mediaFacts(await saveMedia(db, { ...standing, ...giving }))
    // The encoders take 20 MB of memory, and most days nobody gives a picture.
    const { makeBase } = await import('./picture-files.server.ts')
    const { bytes, width, height, tone } = await inTurn(() => makeBase(draft))
    await writeSettled(bytes, newDraft(), pathOf(`${id}.jpg`))
    const facts = { id, kind: 'picture', extension: 'jpg', width, height, tone, size: bytes.length } as const
    const media = await saveMedia(db, { ...facts, ...giving, variants: 'pending', created_at: now() })
    void resume()
    return mediaFacts(media)
  }

  async function addFilm(draft: string, { id, format }: Received, giving: Giving): Promise<TakenMedia> {
    const extension = format === 'webm' ? 'webm' : 'mp4'
    const { width, height, codec } = await cleanFilm(draft, extension)
    const { size } = await stat(draft)
    await settleFile(draft, pathOf(`${id}.${extension}`))
    const facts = { id, kind: 'film', extension, width, height, tone: null, size } as const
    const media = await saveMedia(db, { ...facts, ...giving, variants: 'done', created_at: now() })
    const warning = HEVC.has(codec) ? WARNINGS.hevc : COMMON.has(codec) ? undefined : WARNINGS.uncommon
    return { ...mediaFacts(media), ...(warning && { warning }) }
  }

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
    try {
      const { makeVariant, VARIANT_FORMATS } = await import('./picture-files.server.ts')
      for (const format of VARIANT_FORMATS) {
        for (const width of variantWidths(media.width!)) {
          const target = pathOf(`${media.id}-${width}.${format}`)
          if (closed) return
          if (existsSync(target)) continue
          if (!(await claim(db, work, holder, CLAIM))) return void setTimeout(() => void resume(), AGAIN).unref()
          await writeSettled(await makeVariant(pathOf(`${media.id}.jpg`), width, format), newDraft(), target)
        }
      }
      await finishPicture(db, media.id)
    } catch (error) {
      if (!closed) log('error', 'variants-failed', { id: media.id, ...errorFields(error) })
    } finally {
      await release(db, work, holder).catch(() => undefined)
    }
  }

  /** Removes what was being received when an earlier process ended. */
  async function removeAbandoned(): Promise<void> {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => one.startsWith(DRAFT))) {
      const found = await stat(pathOf(name)).catch(() => undefined)
      if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(pathOf(name), { force: true })
    }
  }

  return {
    add,
    resume: async () => {
      await removeAbandoned().catch((error: unknown) => log('error', 'media-unreadable', errorFields(error)))
      await resume()
    },
    close: () => void (closed = true),
  }
}

async function cleanFilm(path: string, extension: 'mp4' | 'webm'): Promise<Film> {
  const file = await open(path, 'r+')
  try {
    return await (extension === 'webm' ? cleanWebm(file) : cleanMp4(file))
  } catch (error) {
    if (error instanceof NoPictureError) throw new MediaRefusal(415, 'noPicture', { cause: error })
    // A table that is read beyond its end is damaged as well.
    if (error instanceof UnreadableFilmError || error instanceof RangeError)
      throw new MediaRefusal(400, 'unreadableFilm', { cause: error })
    throw error
  } finally {
    await file.close()
  }
}

const now = () => new Date().toISOString()
