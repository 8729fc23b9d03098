import type { FileHandle } from 'node:fs/promises'
import { blankPart, NoPictureError, readPart, UnreadableFilmError, type Film } from './film.server.ts'

/** Ids of elements. Source: RFC 9559, « Matroska Media Container Format Specification ». */
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TAGS = 0x1254c367
const ATTACHMENTS = 0x1941a469
const TRACK = 0xae
const VIDEO = 0xe0
const CODEC = 0x86
const WIDTH = 0xb0
const HEIGHT = 0xba

/** An element that players pass over, with eight bytes for its length. */
const VOID = 0xec

const PERSONAL = new Set([TAGS, ATTACHMENTS])

/** The largest description of tracks that is read, in bytes. */
const TRACKS_LIMIT = 4 * 1024 * 1024

/** How many elements are read that follow each other: a film of a day has fewer, and one of nothing else fills the memory. */
const ELEMENTS_LIMIT = 100_000

/** The longest head of an element: four bytes of id, eight of length. */
const HEAD = 12

interface Element {
  id: number
  start: number
  content: number
  /** Not a number where the element goes on until whatever follows it, as in a recording that was live. */
  end: number
}

/**
 * Takes the tags and attachments out of a WebM file, in place: its size and all that plays stay as they are.
 * Returns what it is made of. Throws an UnreadableFilmError or a NoPictureError.
 */
export async function cleanWebm(file: FileHandle): Promise<Film> {
  const { size } = await file.stat()
  const segment = (await elements(file, 0, size)).find(({ id }) => id === SEGMENT)
  if (!segment) throw new UnreadableFilmError('No segment')
  const parts = await elements(file, segment.content, Number.isNaN(segment.end) ? size : segment.end)
  const tracks = parts.find(({ id }) => id === TRACKS)
  if (!tracks || !(tracks.end - tracks.content <= TRACKS_LIMIT)) throw new UnreadableFilmError('No tracks')
  const film = readTracks(await readPart(file, tracks.content, tracks.end - tracks.content))
  for (const { start, end } of parts.filter(({ id, end }) => PERSONAL.has(id) && !Number.isNaN(end))) {
    await blankPart(file, start, end, voidHead(end - start))
  }
  return film
}

/** Lists the elements that follow each other, as far as their lengths are known. */
async function elements(file: FileHandle, from: number, to: number): Promise<Element[]> {
  const found: Element[] = []
  for (let at = from; at + 2 <= to && !Number.isNaN(at);) {
    if (found.length === ELEMENTS_LIMIT) throw new UnreadableFilmError('Too many elements')
    const element = elementAt(await readPart(file, at, Math.min(HEAD, to - at)), 0)
    const { id, content, end } = element
    if (at + end > to) throw new UnreadableFilmError('An element is cut short')
    found.push({ id, start: at, content: at + content, end: at + end })
    at += end
  }
  return found
}

function elementsIn(bytes: Buffer): Element[] {
  const found: Element[] = []
  for (let at = 0; at + 2 <= bytes.length;) {
    if (found.length === ELEMENTS_LIMIT) throw new UnreadableFilmError('Too many elements')
    const element = elementAt(bytes, at)
    if (!(element.end <= bytes.length)) throw new UnreadableFilmError('An element is cut short')
    found.push(element)
    at = element.end
  }
  return found
}

/** Source: RFC 8794, sections 4 and 5: a number's first byte says by its leading zeros how many follow. */
function elementAt(bytes: Buffer, start: number): Element {
  const idLength = lengthAt(bytes, start)
  const sizeAt = start + idLength
  const sizeLength = lengthAt(bytes, sizeAt)
  const content = sizeAt + sizeLength
  if (idLength > 4 || content > bytes.length) throw new UnreadableFilmError('An element is cut short')
  const digits = bytes.subarray(sizeAt, content)
  const isUnknown = digits.every((byte, place) => byte === (place === 0 ? (0x1ff >> sizeLength) & 0xff : 0xff))
  const size = digits.reduce((sum, byte, place) => sum * 256 + (place === 0 ? byte & (0xff >> sizeLength) : byte), 0)
  return { id: bytes.readUIntBE(start, idLength), start, content, end: isUnknown ? NaN : content + size }
}

function lengthAt(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0
  if (first === 0) throw new UnreadableFilmError('No element')
  return Math.clz32(first) - 23
}

function readTracks(bytes: Buffer): Film {
  for (const track of elementsIn(bytes).filter(({ id }) => id === TRACK)) {
    const inner = bytes.subarray(track.content, track.end)
    const parts = elementsIn(inner)
    const video = parts.find(({ id }) => id === VIDEO)
    if (!video) continue
    const codec = parts.find(({ id }) => id === CODEC)
    const picture = inner.subarray(video.content, video.end)
    return {
      width: numberOf(picture, WIDTH),
      height: numberOf(picture, HEIGHT),
      codec: codec ? inner.toString('latin1', codec.content, codec.end) : '',
    }
  }
  throw new NoPictureError()
}

function numberOf(bytes: Buffer, id: number): number | null {
  const element = elementsIn(bytes).find((one) => one.id === id)
  const length = element ? element.end - element.content : 0
  return element && length > 0 && length <= 6 ? bytes.readUIntBE(element.content, length) : null
}

/** The head of an element to pass over that takes as many bytes as another. */
function voidHead(total: number): Buffer {
  const head = Buffer.alloc(9)
  head[0] = VOID
  head.writeBigUInt64BE((1n << 56n) | BigInt(total - 9), 1)
  return total >= 9 ? head : Buffer.from([VOID, 0x80 | (total - 2)])
}
