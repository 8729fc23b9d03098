import type { FileHandle } from 'node:fs/promises'
import { blankPart, NoPictureError, readPart, UnreadableFilmError, type Film } from './film.server.ts'
import { elementsIn, numberAt, readerOf, walk, type Element, type Reading } from './webm-elements.server.ts'

/** Ids of elements. Source: RFC 9559, « Matroska Media Container Format Specification ». */
const HEAD = 0x1a45dfa3
const SEGMENT = 0x18538067
const SEEK_HEAD = 0x114d9b74
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const CUES = 0x1c53bb6b
const CLUSTER = 0x1f43b675
const TIMESTAMP = 0xe7
const POSITION = 0xa7
const PREVIOUS_SIZE = 0xab
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const TRACK = 0xae
const TRACK_NUMBER = 0xd7
const VIDEO = 0xe0
const AUDIO = 0xe1
const CODEC = 0x86
const WIDTH = 0xb0
const HEIGHT = 0xba

/** An element that players pass over, with eight bytes for its length. */
const VOID = 0xec

/** The elements that others stand in, told one after the other: a piece that was live says no more where it ends. */
const ENTERED = new Set([SEGMENT, CLUSTER])

/** What players need. Whatever else a film says may tell where, when, with what and by whom it was made. */
const NEEDED = new Set([
  ...[HEAD, SEGMENT, SEEK_HEAD, INFO, TRACKS, CUES, CLUSTER],
  ...[TIMESTAMP, POSITION, PREVIOUS_SIZE, SIMPLE_BLOCK, BLOCK_GROUP],
])

/** Of the description of a film: its scale of time, its length, and the two programs that it must name. */
const NEEDED_OF_INFO = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741])

/** Of the description of a track: all but its name, and what says by whom or for what it was made. */
const NEEDED_OF_TRACK = new Set([
  ...[TRACK_NUMBER, VIDEO, AUDIO, CODEC, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x23e383],
  ...[0x63a2, 0x56aa, 0x56bb, 0x6d80, 0x22b59c, 0x22b59d, 0x55ee, 0x41e4],
])

/** The largest description that is read, in bytes. */
const DESCRIPTION_LIMIT = 4 * 1024 * 1024

type Part = Pick<Element, 'start' | 'end'>

/**
 * Takes out of a WebM file, in place, what no player needs: its size and all that plays stay as they are.
 * Returns what it is made of. Throws an UnreadableFilmError or a NoPictureError.
 */
export async function cleanWebm(file: FileHandle): Promise<Film> {
  const { size } = await file.stat()
  const read = readerOf(file, size)
  const { film, notes, parts } = await readTracks(file, await findTracks(read, size))
  for await (const element of walk(read, 0, size, ENTERED)) {
    const { id } = element
    if (id === INFO) parts.push(...(await unneeded(file, element, NEEDED_OF_INFO)))
    else if (!NEEDED.has(id) || (await isNote(read, element, notes))) parts.push(element)
  }
  for (const { start, end } of parts) await blankPart(file, start, end, voidHead(end - start))
  return film
}

async function findTracks(read: Reading, size: number): Promise<Element> {
  for await (const element of walk(read, 0, size, ENTERED)) if (element.id === TRACKS) return element
  throw new UnreadableFilmError('No tracks')
}

interface Tracks {
  film: Film
  /** The numbers of the tracks that are neither seen nor heard: places, often as subtitles. */
  notes: Set<number>
  /** What is taken out of their description. */
  parts: Part[]
}

async function readTracks(file: FileHandle, tracks: Element): Promise<Tracks> {
  const bytes = await readDescription(file, tracks)
  const films: Film[] = []
  const notes = new Set<number>()
  const parts: Part[] = []
  for (const track of elementsIn(bytes)) {
    const inner = bytes.subarray(track.content, track.end)
    const fields = track.id === TRACK ? elementsIn(inner) : []
    const video = fields.find(({ id }) => id === VIDEO)
    if (video) films.push(filmOf(inner, fields, video))
    if (video || fields.some(({ id }) => id === AUDIO)) {
      parts.push(...unneededOf(fields, tracks.content + track.content, NEEDED_OF_TRACK))
      continue
    }
    parts.push(moved(track, tracks.content))
    const number = track.id === TRACK && numberOf(inner, TRACK_NUMBER)
    if (number) notes.add(number)
  }
  const [film] = films
  if (!film) throw new NoPictureError()
  return { film, notes, parts }
}

function filmOf(track: Buffer, fields: Element[], video: Element): Film {
  const codec = fields.find(({ id }) => id === CODEC)
  const picture = track.subarray(video.content, video.end)
  return {
    width: numberOf(picture, WIDTH),
    height: numberOf(picture, HEIGHT),
    codec: codec ? track.toString('latin1', codec.content, codec.end) : '',
  }
}

async function readDescription(file: FileHandle, { content, end }: Element): Promise<Buffer> {
  if (end - content > DESCRIPTION_LIMIT) throw new UnreadableFilmError('A description without end')
  return readPart(file, content, end - content)
}

async function unneeded(file: FileHandle, element: Element, needed: Set<number>): Promise<Part[]> {
  return unneededOf(elementsIn(await readDescription(file, element)), element.content, needed)
}

const unneededOf = (elements: Element[], offset: number, needed: Set<number>): Part[] =>
  elements.filter(({ id }) => !needed.has(id)).map((element) => moved(element, offset))

const moved = ({ start, end }: Part, offset: number): Part => ({ start: start + offset, end: end + offset })

async function isNote(read: Reading, element: Element, notes: Set<number>): Promise<boolean> {
  if (notes.size === 0) return false
  if (element.id === SIMPLE_BLOCK) return notes.has(numberAt(await read(element.content), 0))
  if (element.id !== BLOCK_GROUP) return false
  for await (const { id, content } of walk(read, element.content, element.end, ENTERED))
    if (id === BLOCK) return notes.has(numberAt(await read(content), 0))
  return false
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
