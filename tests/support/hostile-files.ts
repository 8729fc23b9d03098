import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { listTar, TAR_END, tarHead, tarPadding } from '../../app/backup/tar.server.ts'
import type { SitePart } from '../../app/backup/site-manifest.ts'
import { box, element, filmOf, numbers, webmOf } from './films.ts'
import { photograph } from './photographs.ts'

/** What would run if a browser ever took one of these files for a page or a script. */
export const SCRIPT = '<script>alert("hostile")</script>'

export interface HostileFile {
  bytes: Buffer
  /** How it is refused; undefined where it is taken, made anew. */
  refusal?: { status: 400 | 413 | 415; message: string }
}

const UNREADABLE = { status: 400, message: 'abîmé' } as const
const UNKNOWN = { status: 415, message: 'ni une photo' } as const
const TOO_MANY_PIXELS = { status: 413, message: '50 millions de pixels' } as const
const TOO_COMPLEX = { status: 413, message: 'trop compliqué' } as const

/** Files that nobody gives by mistake, by what they are. */
export async function hostileFiles(): Promise<Record<string, HostileFile>> {
  const [jpeg, png, gif] = await Promise.all([
    photograph(),
    photograph({ format: 'png' }),
    photograph({ format: 'gif', width: 1000, height: 1000 }),
  ])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${SCRIPT}<circle r="9"/></svg>`
  return {
    'a picture of 50,000 by 50,000': { bytes: emptyPng(50_000, 50_000), refusal: TOO_MANY_PIXELS },
    'a GIF whose screen has 4 billion pixels': { bytes: withScreen(gif, 65_535) },
    'a GIF of thousands of large frames': { bytes: manyFrames(gif, 4 * MEGABYTE) },
    'a WebP of thousands of large frames': { bytes: await manyFramesWebp(1500, 3 * MEGABYTE) },
    'the largest picture that is taken, as empty as can be': { bytes: emptyPng(7071, 7071, { isInterlaced: true }) },
    'a PNG with a text of 256 MB': { bytes: withChunk(png, 'zTXt', longText()) },
    'a PNG with a profile of 256 MB': { bytes: withChunk(png, 'iCCP', longText()) },
    'a photograph and a page': { bytes: Buffer.concat([jpeg, Buffer.from(SCRIPT)]) },
    'a photograph and an archive': { bytes: Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${SCRIPT}`, 'latin1')]) },
    'a photograph that speaks': { bytes: withComment(jpeg, SCRIPT) },
    'a PNG that speaks': { bytes: withChunk(png, 'tEXt', Buffer.from(`Comment\0${SCRIPT}`)) },
    'a GIF and a script': { bytes: Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`), refusal: UNREADABLE },
    'a GIF and a drawing': { bytes: Buffer.from(`GIF89a${svg}`), refusal: UNREADABLE },
    'a drawing with a script': { bytes: Buffer.from(svg) },
    'a drawing that takes minutes': { bytes: Buffer.from(slowDrawing()), refusal: TOO_COMPLEX },
    'the same behind a declaration': {
      bytes: Buffer.from(`\ufeff <?xml version="1.0"?>\n${svg}`),
      refusal: UNREADABLE,
    },
    'the same, compressed': { bytes: gzipSync(svg), refusal: UNKNOWN },
    'a page': { bytes: Buffer.from(`<!DOCTYPE html><title>x</title>${SCRIPT}`), refusal: UNKNOWN },
    'a PDF': { bytes: Buffer.from(`%PDF-1.7\n${SCRIPT}`), refusal: UNKNOWN },
    'a program': { bytes: Buffer.from('MZ\x90\0', 'latin1'), refusal: UNKNOWN },
    'a TIFF': { bytes: await sharp(png).tiff().toBuffer(), refusal: UNKNOWN },
    'a form with a photograph': { bytes: asForm(jpeg), refusal: UNKNOWN },
    '256 MB of zeros, compressed': { bytes: gzipOfZeros(), refusal: UNKNOWN },
    'a film and a page': { bytes: Buffer.concat([filmOf(), box('free', SCRIPT)]) },
    'a film of millions of empty boxes': { bytes: repeated(filmOf(), box('free'), 20 * MEGABYTE), refusal: UNREADABLE },
    'an index of millions of empty boxes': { bytes: crowdedIndex(), refusal: UNREADABLE },
    'an index without end': { bytes: endlessIndex(), refusal: UNREADABLE },
    'a WebM of millions of empty elements': {
      bytes: repeated(webmOf(), Buffer.from([0xec, 0x80]), 20 * MEGABYTE),
      refusal: UNREADABLE,
    },
    'a WebM that is longer than any disk': { bytes: endlessWebm(), refusal: UNREADABLE },
  }
}

/** Two thousand discs, each blurred over all of it. */
function slowDrawing(): string {
  const blur = '<filter id="f" x="0" y="0" width="1" height="1"><feMorphology operator="dilate" radius="50"/></filter>'
  const disc = '<g filter="url(#f)"><circle r="9" filter="url(#f)"/></g>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${blur}${disc.repeat(2000)}</svg>`
}

const MEGABYTE = 1024 * 1024

/** A PNG of one colour: a thousandth of what it unfolds to. Interlaced, it cannot be read a line at a time. */
export function emptyPng(width: number, height: number, { isInterlaced = false } = {}): Buffer {
  const head = Buffer.from([...numbers(width, height), ...(isInterlaced ? [16, 6, 0, 0, 1] : [1, 0, 0, 0, 0])])
  const raw = isInterlaced ? interlacedSize(width, height, 8) : height * (1 + Math.ceil(width / 8))
  const pixels = deflateSync(Buffer.alloc(raw), { level: 1 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Source: PNG, third edition, section 8.2: column, row and their steps of each of the seven passes. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function interlacedSize(width: number, height: number, pixel: number): number {
  return PASSES.reduce((sum, [x, y, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)]
    return sum + rows * (1 + columns * pixel)
  }, 0)
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([numbers(content.length), body, numbers(crc32(body))])
}

/** The end of a PNG's head: its signature of 8 bytes and its first chunk of 25. */
const AFTER_HEAD = 33

const withChunk = (png: Buffer, type: string, content: Buffer) =>
  Buffer.concat([png.subarray(0, AFTER_HEAD), chunk(type, content), png.subarray(AFTER_HEAD)])

const longText = () => Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(256 * MEGABYTE), { level: 1 })])

const gzipOfZeros = () => gzipSync(Buffer.alloc(256 * MEGABYTE), { level: 1 })

function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(`\xff\xfe\0\0${text}`, 'latin1')
  comment.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

function withScreen(gif: Buffer, side: number): Buffer {
  const bytes = Buffer.from(gif)
  bytes.writeUInt16LE(side, 6)
  bytes.writeUInt16LE(side, 8)
  return bytes
}

/** Repeats all that stands between a GIF's table of colours and its end. */
function manyFrames(gif: Buffer, size: number): Buffer {
  const colours = 13 + 3 * 2 ** ((gif[10]! & 7) + 1)
  return Buffer.concat([repeated(gif.subarray(0, -1), gif.subarray(colours, -1), size), Buffer.from(';')])
}

/** Source: RFC 9649, sections 2.5 to 2.7. */
async function manyFramesWebp(side: number, size: number): Promise<Buffer> {
  const still = await sharp({ create: { width: side, height: side, channels: 3, background: '#ff0000' } })
    .webp({ lossless: true })
    .toBuffer()
  const sides = Buffer.alloc(6)
  sides.writeUIntLE(side - 1, 0, 3)
  sides.writeUIntLE(side - 1, 3, 3)
  const frame = riff('ANMF', Buffer.concat([Buffer.alloc(6), sides, Buffer.from([40, 0, 0, 0]), still.subarray(12)]))
  const head = Buffer.concat([
    riff('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), sides])),
    riff('ANIM', Buffer.alloc(6)),
  ])
  const content = repeated(head, frame, size)
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), content]))
}

function riff(type: string, content: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

function repeated(head: Buffer, part: Buffer, size: number): Buffer {
  return Buffer.concat([head, Buffer.alloc(Math.ceil(size / part.length) * part.length, part)])
}

const asForm = (jpeg: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="f"; filename="../../x.html"\r\n\r\n'),
    jpeg,
    Buffer.from('\r\n--x--\r\n'),
  ])

const crowdedIndex = () =>
  Buffer.concat([box('ftyp', 'isom', numbers(512)), box('moov', repeated(Buffer.alloc(0), box('free'), 20 * MEGABYTE))])

/** An index that claims to take four exabytes. */
function endlessIndex(): Buffer {
  const index = Buffer.concat([numbers(1), Buffer.from('moov'), numbers(0x40000000, 0), Buffer.alloc(1000)])
  return Buffer.concat([box('ftyp', 'isom', numbers(512)), index])
}

function endlessWebm(): Buffer {
  const whole = Buffer.concat([element('1a45dfa3', element('4282', 'webm')), element('18538067', element('1654ae6b'))])
  whole.fill(0xfe, whole.length - 7)
  return whole
}

/** The file of a whole site with one more file in it, as whoever knows how they are made would write it. */
export async function archiveWith(path: string, name: string, bytes: Buffer): Promise<Buffer> {
  const whole = await readFile(path)
  const file = await open(path)
  const entries = await listTar(file).finally(() => file.close())
  const parts = entries.slice(0, -2).map((entry) => ({
    name: entry.name,
    bytes: whole.subarray(entry.offset, entry.offset + entry.size),
  }))
  const manifest = entries.at(-2)!
  const text = whole.toString('utf8', manifest.offset, manifest.offset + manifest.size)
  const listed = JSON.parse(text) as { counts: { files: number | null }; parts: SitePart[] }
  listed.parts.push({ name, size: bytes.length, sha256: sumOf(bytes) })
  listed.counts.files = (listed.counts.files ?? 0) + 1
  const made = Buffer.from(JSON.stringify(listed))
  const all = [
    ...parts,
    { name, bytes },
    { name: 'manifest.json', bytes: made },
    { name: 'manifest.sha256', bytes: Buffer.from(sumOf(made)) },
  ]
  const pieces = all.flatMap((one) => [tarHead(one.name, one.bytes.length), one.bytes, tarPadding(one.bytes.length)])
  return Buffer.concat([...pieces, TAR_END])
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
