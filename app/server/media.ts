import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { variantWidths } from '../media/media.ts'
import type { Site } from '../platform/site-context.server.ts'
import { mediaType, StorageError } from '../media/media-storage.server.ts'
import { findMedia, mediaAddress } from '../media/media.server.ts'
import { byteRange } from '../platform/http/byte-range.server.ts'
import { FOR_EVER } from '../platform/http/headers.server.ts'
import { isKnownTag } from '../platform/http/known-tag.server.ts'

/** Every name that a taken file may have: its id, and for a picture's narrower copy its width. */
const NAME = /^([0-9a-f]{32})(?:\.(?:jpg|mp4|webm|vtt)|-([1-9]\d{0,3})\.(?:avif|webp))$/

/** A file of administrators, if one is ever opened by itself, may do nothing. */
const POLICY = "default-src 'none'; sandbox"

/** How long an address may be taken for where it leads, in seconds: the files may move. */
const MOVED_FOR = 86_400

interface FoundFile {
  name: string
  /** Whether the address will always lead to these very bytes. */
  isFinal: boolean
}

type Served = FoundFile & { size: number }

/** Serves what administrators have given, in parts where parts are asked for, or says at which address it is read. */
export function media({ db, settings, media: { storage } }: Pick<Site, 'db' | 'settings' | 'media'>) {
  const { publicUrl } = settings.media

  async function findFile(name: string): Promise<Served | undefined> {
    const [, id, width] = NAME.exec(name) ?? []
    if (!id) return undefined
    const file = await storage.find(name)
    if (file || !width) return file && { ...file, isFinal: true }
    const base = (await isCopy(id, width)) && (await storage.find(`${id}.jpg`))
    return base ? { ...base, isFinal: false } : undefined
  }

  /** A narrower copy that is still being made: until then the picture itself stands in. */
  async function isCopy(id: string, width: string): Promise<boolean> {
    const found = await findMedia(db, id)
    return Boolean(found?.width && variantWidths(found.width).includes(Number(width)))
  }

  /** Finds by the database alone what all of is there: the storage may have other things to do. */
  async function findElsewhere(name: string): Promise<FoundFile | undefined> {
    const [, id, width] = NAME.exec(name) ?? []
    const found = id && (await findMedia(db, id))
    if (!found) return undefined
    const isWhole = width
      ? found.variants === 'done' && (await isCopy(found.id, width))
      : mediaAddress(found) === `/media/${name}`
    return isWhole ? { name, isFinal: true } : findFile(name)
  }

  async function answer(request: Request, name: string): Promise<Response | undefined> {
    // Browsers show no captions that another origin gives.
    if (!publicUrl || name.endsWith('.vtt')) {
      const file = await findFile(name)
      return file && fileAnswer(request, file, (range) => storage.read(file.name, range))
    }
    const file = await findElsewhere(name)
    return file && moved(`${publicUrl}/${file.name}`, file)
  }

  const app = new Hono()
  app.get('/media/:name', async (c, next) => {
    return (await answer(c.req.raw, c.req.param('name')).catch(unavailable)) ?? next()
  })
  return app
}

function moved(address: string, { isFinal }: FoundFile): Response {
  const headers = {
    Location: address,
    'Cache-Control': isFinal ? `public, max-age=${MOVED_FOR}` : 'no-cache',
    'Content-Security-Policy': POLICY,
  }
  return new Response(null, { status: 302, headers })
}

/** The storage itself says once what is the matter with it. */
function unavailable(error: unknown): Response {
  if (!(error instanceof StorageError)) throw error
  return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } })
}

async function fileAnswer(
  { method, headers }: Request,
  { name, size, isFinal }: Served,
  read: (range?: { start: number; end: number }) => Promise<Readable>,
): Promise<Response> {
  const etag = `"${name}-${size.toString(36)}"`
  const common = {
    'Content-Security-Policy': POLICY,
    'Cache-Control': isFinal ? FOR_EVER : 'no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (isKnownTag(headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers: common })
  const whole = { ...common, 'Content-Type': mediaType(name), 'Content-Length': String(size) }
  if (method === 'HEAD') return new Response(null, { headers: whole })
  const isSame = (headers.get('If-Range') ?? etag) === etag
  const range = isSame ? byteRange(headers.get('Range'), size) : undefined
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } })
  }
  if (!range) return new Response(streamOf(await read()), { headers: whole })
  const { start, end } = range
  const part = { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` }
  return new Response(streamOf(await read(range)), { status: 206, headers: { ...whole, ...part } })
}

const streamOf = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream
