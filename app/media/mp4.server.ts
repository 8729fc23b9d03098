import type { FileHandle } from 'node:fs/promises'
import {
  blankPart,
  NoPictureError,
  readPart,
  UnreadableFilmError,
  UnremovableNotesError,
  type Film,
} from './film.server.ts'
import { boxesIn, boxesOf, findBox, type Box } from './mp4-boxes.server.ts'
import { NOTES_LIMIT, sampleRanges, within, type Range } from './mp4-samples.server.ts'

/** The largest index, and the largest head of a piece, that is read, in bytes: those of hours of film. */
const INDEX_LIMIT = 64 * 1024 * 1024

const words = (text: string) => new Set(text.split(' '))

/**
 * The boxes that players need, by the box that they stand in. Whatever else a film says may tell where, when, with what
 * and by whom it was made. Source: ISO/IEC 14496-12, section 6.2.3.
 */
const NEEDED: Record<string, Set<string>> = {
  file: words('ftyp styp pdin moov moof mdat mfra sidx ssix'),
  moov: words('mvhd trak mvex'),
  trak: words('tkhd edts mdia tapt'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf elng'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  dinf: words('dref'),
  stbl: words('stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh sdtp padb stdp subs sbgp sgpd saiz saio'),
  mvex: words('mehd trex leva'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sdtp subs sbgp sgpd saiz saio'),
}

/** The tracks that are seen and heard. Others are notes: places, faces, movements of the camera, often as subtitles. */
const PLAYED = words('vide soun')

/** Boxes that say when they were made. */
const DATED = words('mvhd tkhd mdhd')

/**
 * Takes out of an MP4 or MOV file, in place, what no player needs: its size and all that plays stay as they are.
 * Returns what it is made of. Throws an UnreadableFilmError, a NoPictureError or an UnremovableNotesError.
 */
export async function cleanMp4(file: FileHandle): Promise<Film> {
  const boxes = await boxesOf(file)
  const index = boxes.find(({ type }) => type === 'moov')
  if (!index) throw new UnreadableFilmError('No index')
  const moov = await readIndex(file, index)
  const whole = { type: 'moov', start: 0, content: 0, end: moov.length }
  const { films, notes } = readTracks(moov, whole)
  const [film] = films
  if (!film) throw new NoPictureError()
  const pieces = boxes.filter(({ type }) => type === 'moof')
  // Where their samples are stands in each piece.
  if (notes && pieces.length > 0) throw new UnremovableNotesError()
  const data = boxes.filter(({ type }) => type === 'mdat')
  for (const range of within(notes ?? [], data)) await blankPart(file, ...range)
  cleanBox(moov, whole)
  await file.write(moov, 0, moov.length, index.content)
  for (const piece of pieces) await cleanPiece(file, piece)
  for (const box of boxes) {
    if (NEEDED['file']!.has(box.type) && (box.type !== 'moov' || box === index)) continue
    await blankPart(file, box.start + 4, box.start + 8, Buffer.from('free'))
    await blankPart(file, box.content, box.end)
  }
  return film
}

async function readIndex(file: FileHandle, { content, end }: Box): Promise<Buffer> {
  if (end - content > INDEX_LIMIT) throw new UnreadableFilmError('No readable index')
  return readPart(file, content, end - content)
}

async function cleanPiece(file: FileHandle, piece: Box): Promise<void> {
  const bytes = await readIndex(file, piece)
  cleanBox(bytes, { type: 'moof', start: 0, content: 0, end: bytes.length })
  await file.write(bytes, 0, bytes.length, piece.content)
}

/** Reads the tracks that are pictures, and where those are that are notes, which become free; undefined where none is. */
function readTracks(moov: Buffer, whole: Box): { films: Film[]; notes: Range[] | undefined } {
  const films: Film[] = []
  let notes: Range[] | undefined
  for (const track of boxesIn(moov, whole).filter(({ type }) => type === 'trak')) {
    const handler = findBox(moov, track, 'mdia', 'hdlr')
    const kind = handler ? moov.toString('latin1', handler.content + 8, handler.content + 12) : ''
    if (kind === 'vide') films.push(readFilm(moov, track))
    if (PLAYED.has(kind)) continue
    notes ??= []
    for (const range of sampleRanges(moov, track)) notes.push(range)
    if (notes.length > NOTES_LIMIT) throw new UnreadableFilmError('Too many notes')
    freeBox(moov, track)
  }
  return { films, notes }
}

function cleanBox(bytes: Buffer, outer: Box) {
  for (const box of boxesIn(bytes, outer)) {
    if (!NEEDED[outer.type]!.has(box.type)) freeBox(bytes, box)
    else if (NEEDED[box.type]) cleanBox(bytes, box)
    else if (DATED.has(box.type)) bytes.fill(0, box.content + 4, Math.min(box.end, box.content + datesEnd(bytes, box)))
    // Behind its kind: the name that a camera or a program gives itself.
    else if (box.type === 'hdlr') bytes.fill(0, Math.min(box.end, box.content + 24), box.end)
  }
}

/** Two moments, of four bytes each, or of eight in version 1. */
const datesEnd = (bytes: Buffer, { content }: Box) => (bytes[content] === 1 ? 20 : 12)

function freeBox(bytes: Buffer, { start, content, end }: Box) {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** Source: ISO/IEC 14496-12, sections 8.3.2 (track header) and 8.5.2 (sample descriptions). */
function readFilm(moov: Buffer, track: Box): Film {
  const head = findBox(moov, track, 'tkhd')
  const description = findBox(moov, track, 'mdia', 'minf', 'stbl', 'stsd')
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
