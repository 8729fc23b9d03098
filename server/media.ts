import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { variantWidths } from '../app/content/media.ts'
import type { Site } from '../app/http/site-context.server.ts'
import { findMedia, mediaFolder } from '../app/store/media.server.ts'
import { byteRange } from './byte-range.ts'

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** Every name that a taken file may have: its id, and for a picture's narrower copy its width. */
const NAME = /^([0-9a-f]{32})(?:\.(?:jpg|mp4|webm)|-([1-9]\d{0,3})\.(?:avif|webp))$/

/** A file of administrators, if one is ever opened by itself, may do nothing. */
const POLICY = "default-src 'none'; sandbox"

interface ServedFile {
  path: string
  size: number
  type: string
  etag: string
  /** Whether the address will always lead to these very bytes. */
  isFinal: boolean
}

/** Serves what administrators have given, in parts where parts are asked for. */
export function media({ db, settings }: Pick<Site, 'db' | 'settings'>) {
  const folder = mediaFolder(settings.dataDir)

  async function findFile(name: string): Promise<ServedFile | undefined> {
    const [, id, width] = NAME.exec(name) ?? []
    if (!id) return undefined
    const file = await fileAt(folder, name, true)
    if (file || !width) return file
    // A narrower copy that is still being made: until then the picture itself stands in.
    const found = await findMedia(db, id)
    const isComing = found?.width && variantWidths(found.width).includes(Number(width))
    return isComing ? fileAt(folder, `${id}.jpg`, false) : undefined
  }

  const app = new Hono()
  app.get('/media/:name', async (c, next) => {
    const file = await findFile(c.req.param('name'))
    return file ? fileAnswer(c.req.raw, file) : next()
  })
  return app
}

async function fileAt(folder: string, name: string, isFinal: boolean): Promise<ServedFile | undefined> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]!
  return { path, size: found.size, type, etag: `"${name}-${found.size.toString(36)}"`, isFinal }
}

function fileAnswer({ method, headers }: Request, { path, size, type, etag, isFinal }: ServedFile): Response {
  const common = {
    'Content-Security-Policy': POLICY,
    'Cache-Control': isFinal ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (isKnown(headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers: common })
  const whole = { ...common, 'Content-Type': type, 'Content-Length': String(size) }
  if (method === 'HEAD') return new Response(null, { headers: whole })
  const isSame = (headers.get('If-Range') ?? etag) === etag
  const range = isSame ? byteRange(headers.get('Range'), size) : undefined
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } })
  }
  if (!range) return new Response(streamOf(path), { headers: whole })
  const { start, end } = range
  const part = { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` }
  return new Response(streamOf(path, range), { status: 206, headers: { ...whole, ...part } })
}

const streamOf = (path: string, range = {}) => Readable.toWeb(createReadStream(path, range)) as ReadableStream

function isKnown(header: string | null, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
