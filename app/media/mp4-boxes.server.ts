import type { FileHandle } from 'node:fs/promises'
import { readPart, UnreadableFilmError } from './film.server.ts'

/** A box of the file, and where its content begins. Source: ISO/IEC 14496-12, section 4.2. */
export interface Box {
  type: string
  start: number
  content: number
  end: number
}

/**
 * How many boxes are read that follow each other, in the file and within another: a recording of a day in pieces of a
 * second has fewer, and a film of nothing else would fill the memory.
 */
const BOXES_LIMIT = 100_000
const INNER_LIMIT = 1_000

/** Lists the boxes of a file. Throws an UnreadableFilmError for one that is cut short, or too many. */
export async function boxesOf(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat()
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

/** Lists the boxes within another. Throws an UnreadableFilmError for one that is cut short, or too many. */
export function boxesIn(bytes: Buffer, { content, end }: Pick<Box, 'content' | 'end'>): Box[] {
  const boxes: Box[] = []
  // A list of boxes may end with four zeros, as QuickTime writes it.
  for (let at = content; at + 8 <= end;) {
    if (boxes.length === INNER_LIMIT) throw new UnreadableFilmError('Too many boxes')
    const box = boxAt(bytes, at, end)
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

/** Finds a box by its path within another, or returns undefined. */
export function findBox(bytes: Buffer, within: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (outer, name) => outer && boxesIn(bytes, outer).find(({ type }) => type === name),
    within,
  )
}
