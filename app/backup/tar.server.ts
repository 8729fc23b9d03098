import type { FileHandle } from 'node:fs/promises'

/** How much of a file is read at a time, in bytes. */
const PIECE = 256 * 1024

/** What every part of a tar is padded to, in bytes. Source: POSIX.1-2024, pax, « ustar Interchange Format ». */
const BLOCK = 512

/** Where the head says how its file is called, how large it is and what it sums up to, in bytes. Same source. */
const NAME_LENGTH = 100
const SIZE_AT = 124
const SUM_AT = 148
const MAGIC_AT = 257

/** Ends a tar. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** A file within a tar, and where its bytes begin. */
export interface TarEntry {
  name: string
  size: number
  offset: number
}

/** A file that is no tar, or no longer one. `at` is the name of the last file before the damage; empty at the start. */
export class TarError extends Error {
  readonly at: string

  constructor(at: string) {
    super(`Not a tar after '${at}'`)
    this.at = at
  }
}

/** Makes what stands before a file in a tar, for names in ASCII up to 100 characters and sizes below 8 GB. */
export function tarHead(name: string, size: number): Buffer {
  const head = Buffer.alloc(BLOCK)
  head.write(name, 0, NAME_LENGTH, 'ascii')
  head.write('0000600\0' + '0000000\0'.repeat(2), 100, 'ascii')
  head.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, SIZE_AT, 'ascii')
  head.write('0', 156, 'ascii')
  head.write('ustar\x0000', MAGIC_AT, 'latin1')
  head.write(`${octal(sumOf(head), 6)}\0 `, SUM_AT, 'ascii')
  return head
}

/** Makes what stands after a file of a size. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc(paddingOf(size))
}

/** Says how much room a file of a size takes in a tar, in bytes. */
export function tarRoom(size: number): number {
  return BLOCK + size + paddingOf(size)
}

/** Lists the files of a tar as `tarHead` writes it, to its very end. Throws a TarError where it is not one. */
export async function listTar(file: FileHandle): Promise<TarEntry[]> {
  const { size: end } = await file.stat()
  const entries: TarEntry[] = []
  for (let at = 0; ;) {
    const previous = entries.at(-1)?.name ?? ''
    const head = await readBytes(file, at, BLOCK)
    if (head.length === BLOCK && isZero(head)) {
      const rest = await readBytes(file, at + BLOCK, 2 * BLOCK)
      if (rest.length !== BLOCK || !isZero(rest)) throw new TarError(previous)
      return entries
    }
    const size = parseInt(head.toString('ascii', SIZE_AT, SIZE_AT + 11), 8)
    const name = head.toString('ascii', 0, NAME_LENGTH).split('\0', 1)[0]!
    if (head.length < BLOCK || !head.equals(tarHead(name, size))) throw new TarError(previous)
    const padding = at + BLOCK + size
    at += tarRoom(size)
    if (at > end || !isZero(await readBytes(file, padding, at - padding))) throw new TarError(name)
    entries.push({ name, size, offset: padding - size })
  }
}

/** Reads a stretch of a file, a piece at a time; less where the file ends before it. */
export async function* readStretch(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length;) {
    const piece = await readBytes(file, start + done, Math.min(PIECE, length - done))
    if (piece.length === 0) return
    yield piece
    done += piece.length
  }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The sum of a head counts its own place as spaces. */
function sumOf(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= SUM_AT && at < SUM_AT + 8 ? 0x20 : byte), 0)
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0)
