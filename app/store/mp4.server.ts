import type { FileHandle } from 'node:fs/promises'
import { blankPart, NoPictureError, readPart, UnreadableFilmError, type Film } from './film.server.ts'

/** A box of the file, and where its content begins. Source: ISO/IEC 14496-12, section 4.2. */
interface Box {
  type: string
  start: number
  content: number
  end: number
}

type Range = [start: number, end: number]

/** The largest index that is read, in bytes: that of hours of film. */
const INDEX_LIMIT = 64 * 1024 * 1024

/**
 * How many boxes are read that follow each other, in the file and within another, and how many stretches of notes: a
 * recording of a day in pieces of a second has fewer, and a film of nothing else would fill the memory.
 */
const BOXES_LIMIT = 100_000
const INNER_LIMIT = 1_000
const NOTES_LIMIT = 100_000

/** Boxes that say where, when, with what and by whom a film was made, and nothing that a player needs. */
const PERSONAL = new Set(['udta', 'meta', 'uuid'])

/** Tracks whose samples are notes rather than pictures or sounds: places, faces, movements of the camera. */
const NOTES = 'meta'

/**
 * Takes out of an MP4 or MOV file, in place, what tells of places and persons: its size and all that plays stay
 * as they are. Returns what it is made of. Throws an UnreadableFilmError or a NoPictureError.
 */
export async function cleanMp4(file: FileHandle): Promise<Film> {
  const { size } = await file.stat()
  const boxes = await topBoxes(file, size)
  const index = boxes.find(({ type }) => type === 'moov')
  if (!index || index.end - index.start > INDEX_LIMIT) throw new UnreadableFilmError('No readable index')
  const moov = await readPart(file, index.content, index.end - index.content)
  const notes: Range[] = []
  const films: Film[] = []
  for (const box of boxesIn(moov, 0, moov.length)) {
    if (PERSONAL.has(box.type)) freeBox(moov, box)
    if (box.type === 'trak') cleanTrack(moov, box, films, notes)
  }
  const [film] = films
  if (!film) throw new NoPictureError()
  const data = boxes.filter(({ type }) => type === 'mdat')
  for (const range of within(notes, data)) await blankPart(file, ...range)
  await file.write(moov, 0, moov.length, index.content)
  for (const box of boxes.filter(({ type }) => PERSONAL.has(type))) {
    await blankPart(file, box.start + 4, box.start + 8, Buffer.from('free'))
    await blankPart(file, box.content, box.end)
  }
  return film
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= size;) {
    if (boxes.length === BOXES_LIMIT) throw new UnreadableFilmError('Too many boxes')
    const head = await readPart(file, at, Math.min(16, size - at))
    const box = boxAt(head, 0, size - at)
    boxes.push({ ...box, start: at, content: at + box.content, end: at + box.end })
    at += box.end
  }
  return boxes
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  // A list of boxes may end with four zeros, as QuickTime writes it.
  for (let at = from; at + 8 <= to;) {
    if (boxes.length === INNER_LIMIT) throw new UnreadableFilmError('Too many boxes')
    const box = boxAt(bytes, at, to)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

function boxAt(bytes: Buffer, start: number, limit: number): Box {
  if (start + 8 > bytes.length) throw new UnreadableFilmError('A box is cut short')
  const short = bytes.readUInt32BE(start)
  const isLong = short === 1
  if (isLong && start + 16 > bytes.length) throw new UnreadableFilmError('A box is cut short')
  const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? limit - start : short
  const content = start + (isLong ? 16 : 8)
  const end = start + size
  if (end < content || end > limit) throw new UnreadableFilmError('A box is cut short')
  return { type: bytes.toString('latin1', start + 4, start + 8), start, content, end }
}

function freeBox(bytes: Buffer, { start, content, end }: Box) {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

function cleanTrack(moov: Buffer, track: Box, films: Film[], notes: Range[]) {
  const handler = find(moov, track, 'mdia', 'hdlr')
  const kind = handler && moov.toString('latin1', handler.content + 8, handler.content + 12)
  if (kind === NOTES) {
    for (const range of sampleRanges(moov, track)) notes.push(range)
    if (notes.length > NOTES_LIMIT) throw new UnreadableFilmError('Too many notes')
    return freeBox(moov, track)
  }
  for (const box of boxesIn(moov, track.content, track.end)) if (PERSONAL.has(box.type)) freeBox(moov, box)
  if (kind === 'vide') films.push(readFilm(moov, track))
}

function find(bytes: Buffer, within: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (outer, name) => outer && boxesIn(bytes, outer.content, outer.end).find(({ type }) => type === name),
    within,
  )
}

/** Source: ISO/IEC 14496-12, sections 8.3.2 (track header) and 8.5.2 (sample descriptions). */
function readFilm(moov: Buffer, track: Box): Film {
  const head = find(moov, track, 'tkhd')
  const description = find(moov, track, 'mdia', 'minf', 'stbl', 'stsd')
  if (!head || !description || head.end - head.content < 84 || description.end - description.content < 16) {
    throw new UnreadableFilmError('A track says nothing of itself')
  }
  const width = moov.readUInt32BE(head.end - 8) >>> 16
  const height = moov.readUInt32BE(head.end - 4) >>> 16
  const codec = moov.toString('latin1', description.content + 12, description.content + 16)
  // A film taken upright is stored lying, with the quarter turn that players give it.
  const isTurned = moov.readInt32BE(head.end - 44) === 0 && moov.readInt32BE(head.end - 28) === 0
  return { width: (isTurned ? height : width) || null, height: (isTurned ? width : height) || null, codec }
}

/** Says where the samples of a track are. Source: ISO/IEC 14496-12, sections 8.7.3 to 8.7.5. */
function sampleRanges(moov: Buffer, track: Box): Range[] {
  const table = (name: string) => {
    const box = find(moov, track, 'mdia', 'minf', 'stbl', name)
    return box && moov.subarray(box.content, box.end)
  }
  const [sizes, spread, short, long] = ['stsz', 'stsc', 'stco', 'co64'].map(table)
  const places = short ?? long
  if (!sizes || !spread || !places) return []
  const entry = short ? 4 : 8
  const chunks = Math.min(places.readUInt32BE(4), Math.floor((places.length - 8) / entry))
  if (chunks > NOTES_LIMIT) throw new UnreadableFilmError('Too many notes')
  const uniform = sizes.readUInt32BE(4)
  const samples = Math.floor((sizes.length - 12) / 4)
  const ranges: Range[] = []
  let sample = 0
  let row = 0
  for (let chunk = 1; chunk <= chunks; chunk++) {
    const next = 8 + (row + 1) * 12
    if (next + 12 <= spread.length && spread.readUInt32BE(next) <= chunk) row++
    const count = 8 + row * 12 + 8 <= spread.length ? spread.readUInt32BE(8 + row * 12 + 4) : 0
    const start = short ? places.readUInt32BE(4 + chunk * 4) : Number(places.readBigUInt64BE(chunk * 8))
    let length = uniform * count
    const last = uniform ? sample : Math.min(sample + count, samples)
    for (; sample < last; sample++) length += sizes.readUInt32BE(12 + sample * 4)
    ranges.push([start, start + length])
  }
  return ranges
}

/** The parts of ranges that lie within boxes, which stand in their order: what a table says beyond them is no sample. */
function within(ranges: Range[], boxes: Box[]): Range[] {
  const joined = joinRanges(ranges)
  const parts: Range[] = []
  let next = 0
  for (const { content, end } of boxes) {
    while (next < joined.length && joined[next]![1] <= content) next++
    for (let at = next; at < joined.length && joined[at]![0] < end; at++) {
      const [from, to] = joined[at]!
      parts.push([Math.max(from, content), Math.min(to, end)])
    }
  }
  return parts
}

/** Joined, so that nothing is written twice however a table was made. */
function joinRanges(ranges: Range[]): Range[] {
  const found = ranges.filter(([start, end]) => start < end).toSorted(([one], [other]) => one - other)
  return found.reduce<Range[]>((joined, [start, end]) => {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
    return joined
  }, [])
}
