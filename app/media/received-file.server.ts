import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { DRAWING_LIMIT, mediaKind, REFUSALS, SIZE_LIMITS, type MediaKind } from './media.ts'
import { HEAD_LENGTH, mediaFormat, type MediaFormat } from '../lib/media-format.ts'

/** A file that is not taken: why, in French, and with which status. */
export class MediaRefusal extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, reason: keyof typeof REFUSALS, options?: ErrorOptions) {
    super(REFUSALS[reason], options)
    this.status = status
  }
}

/** A file whose sender went away before its end. */
export class InterruptedError extends Error {}

/** What a received file is: its format, and a name of its bytes. */
export interface Received {
  id: string
  kind: MediaKind
  format: Exclude<MediaFormat, 'heic'>
}

/** Half of a SHA-256, in hexadecimal digits: enough for no two files ever to share it. */
const ID_LENGTH = 32

/**
 * Writes what is sent to a new file, a piece at a time, and makes it outlive a power cut. Throws a MediaRefusal as
 * soon as the content is none that the site takes or goes beyond its limit, an InterruptedError when the rest
 * does not come, and what the disk says. Of `only` one kind where that is asked. The caller removes the file.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  only?: 'picture',
): Promise<Received> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    let head = Buffer.alloc(0)
    let taken: Pick<Received, 'kind' | 'format'> | undefined
    let size = 0
    for await (const piece of pieces(body)) {
      size += piece.length
      if (head.length < HEAD_LENGTH) head = Buffer.concat([head, piece]).subarray(0, HEAD_LENGTH)
      if (head.length === HEAD_LENGTH) taken ??= judge(head, only)
      if (taken) refuseTooLarge(taken, size)
      hash.update(piece)
      // Unlike `write`, not content with a part of it where the disk has no room for all.
      await file.writeFile(piece)
    }
    if (size === 0) throw new MediaRefusal(400, 'empty')
    taken ??= judge(head, only)
    await file.sync()
    return { ...taken, id: hash.digest('hex').slice(0, ID_LENGTH) }
  } finally {
    await file.close()
  }
}

async function* pieces(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new InterruptedError('The file was not sent to its end', { cause })
      })
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

function judge(head: Uint8Array, only: 'picture' | undefined): Pick<Received, 'kind' | 'format'> {
  const format = mediaFormat(head)
  if (format === 'heic') throw new MediaRefusal(415, format)
  if (!format) throw new MediaRefusal(415, 'unknown')
  const kind = mediaKind(format)
  if (only && kind !== only) throw new MediaRefusal(415, kind === 'film' ? 'notPicture' : 'unknown')
  return { format, kind }
}

function refuseTooLarge({ kind, format }: Pick<Received, 'kind' | 'format'>, size: number) {
  if (format === 'svg' && size > DRAWING_LIMIT) throw new MediaRefusal(413, 'drawingTooLarge')
  if (size > SIZE_LIMITS[kind]) throw new MediaRefusal(413, `${kind}TooLarge`)
}
