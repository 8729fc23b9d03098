import type { FileHandle } from 'node:fs/promises'

/** What a film is made of. Sizes are in pixels as it is shown; the codec is the container's own name of it. */
export interface Film {
  width: number | null
  height: number | null
  codec: string
}

/** A film that cannot be read: damaged, cut short, or nothing of the kind. */
export class UnreadableFilmError extends Error {}

/** A film without any picture. */
export class NoPictureError extends Error {}

/** A film with notes, such as its place, that stand where they cannot be taken out. */
export class UnremovableNotesError extends Error {}

/** How much is written at once over what is blanked, in bytes. */
const BLANK = Buffer.alloc(64 * 1024)

/** Reads a part of a file whole. Throws an UnreadableFilmError where the file ends before it. */
export async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  if (bytesRead < length) throw new UnreadableFilmError('The file is cut short')
  return buffer
}

/** Writes a text and then zeros over a part of a file. */
export async function blankPart(
  file: FileHandle,
  start: number,
  end: number,
  head: Buffer = Buffer.alloc(0),
): Promise<void> {
  await file.write(head, 0, head.length, start)
  for (let at = start + head.length; at < end; at += BLANK.length) {
    await file.write(BLANK, 0, Math.min(BLANK.length, end - at), at)
  }
}
