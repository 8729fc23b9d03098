import { isUtf8 } from 'node:buffer'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { REFUSALS, WARNINGS, type TakenMedia } from './media.ts'
import type { Database } from '../platform/database/tables.ts'
import { NoPictureError, UnreadableFilmError, UnremovableNotesError, type Film } from './film.server.ts'
import { readCaptions, writeCaptions } from '../lib/captions.ts'
import { limitedQueue } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import type { Draft, MediaStorage } from './media-storage.server.ts'
import { cleanMp4 } from './mp4.server.ts'
import { cleanWebm } from './webm.server.ts'
import { findMedia, findMediaFrom, mediaFacts, saveMedia } from './media.server.ts'
import { makeNarrowerCopies } from './narrower-copies.server.ts'
import { redraw } from './drawing.server.ts'
import { FETCHING, openElsewhere } from './picture-elsewhere.server.ts'
import { InterruptedError, MediaRefusal, receiveFile, type Received } from './received-file.server.ts'

/** Where a file comes from. */
interface Origin {
  /** Id of the account that gave it. */
  author: string | null
  /** The address at which it was fetched; null of what was given. */
  source: string | null
}

export type MediaLibrary = ReturnType<typeof openMediaLibrary>

/** Codecs that every browser plays, and those of HEVC. Source: mp4ra.org; RFC 9559 for WebM's. */
const COMMON = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1'])
const HEVC = new Set(['hvc1', 'hev1', 'dvh1', 'dvhe'])

/**
 * Opens what takes pictures and films into a storage. Narrower copies of pictures are made in the background, one
 * picture at a time and each by one process; `resume` takes up those that an earlier process has left. After `close` no new one is begun.
 */
export function openMediaLibrary(db: Database, storage: MediaStorage, fetching = FETCHING) {
  /** Decoding takes hundreds of megabytes of memory: one picture at a time. */
  const inTurn = limitedQueue({ running: 1, waiting: 20 })
  /** Other sites may be slow: some at a time, and each address once. */
  const outside = limitedQueue({ running: 4, waiting: 40 })
  const onTheirWay = new Map<string, Promise<TakenMedia>>()
  const copies = makeNarrowerCopies(db, storage)

  /**
   * Takes a file: what it answers is in the storage and in the database. Throws a MediaRefusal for what is not a
   * picture or film or is too large, a QueueFullError when too many come at once, an InterruptedError, and what
   * the storage or the database says.
   */
  const add = (body: ReadableStream<Uint8Array> | null, author: string | null) => take(body, { author, source: null })

  /**
   * Takes the picture at an address of another site, which is fetched once. Throws what `add` does, a MediaRefusal as
   * well where the address leads to none.
   */
  async function addFrom(source: string, author: string | null): Promise<TakenMedia> {
    const known = await findMediaFrom(db, source)
    if (known && (await storage.find(`${known.id}.${known.extension}`))) return mediaFacts(known)
    const under = onTheirWay.get(source) ?? outside(() => fetchFrom(source, author))
    onTheirWay.set(source, under)
    return under.finally(() => onTheirWay.delete(source))
  }

  async function fetchFrom(source: string, author: string | null): Promise<TakenMedia> {
    const body = await openElsewhere(source, fetching)
    try {
      return await take(body, { author, source }, 'picture')
    } catch (error) {
      throw fetchingError(error)
    } finally {
      await body.cancel().catch(() => undefined)
    }
  }

  async function take(body: ReadableStream<Uint8Array> | null, origin: Origin, only?: 'picture'): Promise<TakenMedia> {
    const draft = await storage.newDraft()
    try {
      const received = await receiveFile(body, draft.path, only)
      return await ADDING[received.kind](draft, received, origin)
    } finally {
      await rm(draft.path, { force: true })
    }
  }

  async function addPicture(draft: Draft, { id, format }: Received, origin: Origin): Promise<TakenMedia> {
    const standing = await findMedia(db, id)
    if (standing && (await storage.find(`${id}.jpg`))) {
      return mediaFacts(await saveMedia(db, { ...standing, ...origin }))
    }
    // The encoders take 20 MB of memory, and most days nobody gives a picture.
    const { makeBase } = await import('./picture-files.server.ts')
    const { base, hasLetters } = await inTurn(async () => {
      const redrawn = format === 'svg' ? await redraw(draft.path) : undefined
      return { base: await makeBase(redrawn?.drawn ?? draft.path), hasLetters: redrawn?.hasLetters }
    })
    const { bytes, width, height, tone } = base
    await storage.put(`${id}.jpg`, bytes)
    const facts = { id, kind: 'picture', extension: 'jpg', alt: '', width, height, tone, size: bytes.length } as const
    const media = await saveMedia(db, { ...facts, ...origin, variants: 'pending', created_at: now() })
    void copies.resume()
    return { ...mediaFacts(media), ...(hasLetters && { warning: WARNINGS.letters }) }
  }

  async function addFilm(draft: Draft, { id, format }: Received, origin: Origin): Promise<TakenMedia> {
    const extension = format === 'webm' ? 'webm' : 'mp4'
    const { width, height, codec } = await cleanFilm(draft.path, extension)
    const { size } = await stat(draft.path)
    await storage.put(`${id}.${extension}`, draft)
    const facts = { id, kind: 'film', extension, alt: '', width, height, tone: null, size } as const
    const media = await saveMedia(db, { ...facts, ...origin, variants: 'done', created_at: now() })
    const warning = HEVC.has(codec) ? WARNINGS.hevc : COMMON.has(codec) ? undefined : WARNINGS.uncommon
    return { ...mediaFacts(media), ...(warning && { warning }) }
  }

  /** What is kept is written anew: what was said, and nothing else that the file held. */
  async function addCaptions(draft: Draft, { id }: Received, origin: Origin): Promise<TakenMedia> {
    const bytes = cleanCaptions(await readFile(draft.path))
    await storage.put(`${id}.vtt`, bytes)
    const facts = { id, kind: 'captions', extension: 'vtt', alt: '', width: null, height: null, tone: null } as const
    const kept = { size: bytes.length, variants: 'done', created_at: now() } as const
    return mediaFacts(await saveMedia(db, { ...facts, ...kept, ...origin }))
  }

  const ADDING = { picture: addPicture, film: addFilm, captions: addCaptions }

  return {
    storage,
    add,
    addFrom,
    resume: async () => {
      await storage.removeAbandoned().catch((error: unknown) => log('error', 'media-unreadable', errorFields(error)))
      await copies.resume()
    },
    close: copies.close,
  }
}

/** Says of a picture that was to be fetched what is said of one that was given. */
function fetchingError(error: unknown): unknown {
  if (error instanceof InterruptedError) return new MediaRefusal(400, 'silentHost', { cause: error })
  const isNone = error instanceof MediaRefusal && error.message === REFUSALS.unknown
  return isNone ? new MediaRefusal(415, 'noPictureThere', { cause: error }) : error
}

async function cleanFilm(path: string, extension: 'mp4' | 'webm'): Promise<Film> {
  const file = await open(path, 'r+')
  try {
    return await (extension === 'webm' ? cleanWebm(file) : cleanMp4(file))
  } catch (error) {
    if (error instanceof NoPictureError) throw new MediaRefusal(415, 'noPicture', { cause: error })
    if (error instanceof UnremovableNotesError) throw new MediaRefusal(415, 'unremovableNotes', { cause: error })
    // A table that is read beyond its end is damaged as well.
    if (error instanceof UnreadableFilmError || error instanceof RangeError)
      throw new MediaRefusal(400, 'unreadableFilm', { cause: error })
    throw error
  } finally {
    await file.close()
  }
}

function cleanCaptions(bytes: Buffer): Buffer {
  if (!isUtf8(bytes)) throw new MediaRefusal(400, 'unreadableCaptions')
  const read = readCaptions(bytes.toString())
  if ('problem' in read) throw new MediaRefusal(400, 'unreadableCaptions', { cause: new Error(read.problem) })
  return Buffer.from(writeCaptions(read.captions))
}

const now = () => new Date().toISOString()
