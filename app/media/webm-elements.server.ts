import type { FileHandle } from 'node:fs/promises'
import { readPart, UnreadableFilmError } from './film.server.ts'

export interface Element {
  id: number
  start: number
  content: number
  /** Not a number where the element goes on until whatever follows it, as in a recording that was live. */
  end: number
}

/** How many elements are read: three hours of film have fewer, and one of nothing else would take for ever. */
const ELEMENTS_LIMIT = 1_000_000

/** The longest head of an element and of what stands first in a block: ids have four bytes, numbers eight. */
const HEAD = 20

/** How much is read at once, in bytes. */
const WINDOW = 64 * 1024

/** Reads a few bytes at any place of a file, as many as there are. */
export type Reading = (at: number) => Promise<Buffer>

/** Makes what reads the heads of a file's elements, which are many and small. */
export function readerOf(file: FileHandle, size: number): Reading {
  let start = 0
  let bytes: Buffer = Buffer.alloc(0)
  return async (at) => {
    if (at < start || Math.min(at + HEAD, size) > start + bytes.length) {
      start = at
      bytes = await readPart(file, at, Math.min(WINDOW, size - at))
    }
    return bytes.subarray(at - start, at - start + HEAD)
  }
}

/**
 * Tells the elements of a stretch in their order; after one of `entered` come those within it. Throws an
 * UnreadableFilmError for one that is cut short, that has no end though it is not entered, or too many.
 */
export async function* walk(read: Reading, from: number, to: number, entered: Set<number>): AsyncGenerator<Element> {
  let count = 0
  for (let at = from; at + 2 <= to;) {
    if (++count > ELEMENTS_LIMIT) throw new UnreadableFilmError('Too many elements')
    const { id, content, end } = elementAt(await read(at), 0)
    const element = { id, start: at, content: at + content, end: at + end }
    const next = entered.has(id) ? element.content : element.end
    if (element.end > to || Number.isNaN(next)) throw new UnreadableFilmError('An element is cut short')
    yield element
    at = next
  }
}

/** Lists the elements of a few bytes. Throws an UnreadableFilmError for one that is cut short. */
export function elementsIn(bytes: Buffer): Element[] {
  const found: Element[] = []
  for (let at = 0; at + 2 <= bytes.length;) {
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
  const content = sizeAt + lengthAt(bytes, sizeAt)
  if (idLength > 4 || content > bytes.length) throw new UnreadableFilmError('An element is cut short')
  const size = numberAt(bytes, sizeAt)
  return { id: bytes.readUIntBE(start, idLength), start, content, end: content + size }
}

function lengthAt(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0
  if (first === 0) throw new UnreadableFilmError('No element')
  return Math.clz32(first) - 23
}

/** Reads a number that says itself how long it is; not a number where all of it is ones, which stands for unknown. */
export function numberAt(bytes: Buffer, at: number): number {
  const length = lengthAt(bytes, at)
  const digits = bytes.subarray(at, at + length)
  const isUnknown = digits.every((byte, place) => byte === (place === 0 ? (0x1ff >> length) & 0xff : 0xff))
  if (isUnknown) return NaN
  return digits.reduce((sum, byte, place) => sum * 256 + (place === 0 ? byte & (0xff >> length) : byte), 0)
}
