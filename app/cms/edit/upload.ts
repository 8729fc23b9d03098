import { DRAWING_LIMIT, mediaKind, REFUSALS, SIZE_LIMITS, type MediaKind, type TakenMedia } from '../../media/media'
import { HEAD_LENGTH, mediaFormat } from '../../lib/media-format'
import { FAILURE_WORDS } from './request'

/** How long nothing may leave or arrive before a file is given up, in milliseconds. One that goes on leaving may take its time. */
const SILENCE = 120_000

const WORDS = {
  interrupted: "L'envoi a été interrompu. Vérifiez le réseau, puis renvoyez le fichier.",
  silent: 'Le réseau ne laisse plus rien passer. Réessayez là où il est meilleur.',
  offline: "Pas de réseau : le fichier partira quand vous l'aurez renvoyé.",
}

/** A file that did not arrive or is not taken; the message says why, in French. */
export class UploadError extends Error {
  /** Whether signing in again would help. */
  readonly isSignedOut: boolean
  /** Whether the same file may be taken when it is sent again. */
  readonly mayRetry: boolean

  constructor(message: string, { isSignedOut = false, mayRetry = true } = {}) {
    super(message)
    this.isSignedOut = isSignedOut
    this.mayRetry = mayRetry
  }
}

interface UploadOptions {
  /** Told how much has left, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a picture or film, and returns what the site made of it. Throws an UploadError, or
 * an AbortError when the signal says so.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<TakenMedia> {
  if (!navigator.onLine) throw new UploadError(WORDS.offline)
  const { status, body } = await send(file, options)
  if (status === 201) return JSON.parse(body) as TakenMedia
  if (status === 401) throw new UploadError(FAILURE_WORDS.signedOut, { isSignedOut: true })
  if (status === 403) throw new UploadError(FAILURE_WORDS.refused, { mayRetry: false })
  if (status === 507) throw new UploadError(FAILURE_WORDS.full)
  throw new UploadError(messageOf(body) ?? FAILURE_WORDS.internal, { mayRetry: status >= 500 })
}

/** What a file may be chosen as. */
export type GivenKind = Exclude<MediaKind, 'captions'>

/** Refuses with an UploadError a file that the site would not take, before any of it is sent. */
export async function checkFile(file: File, kind: GivenKind): Promise<void> {
  const reason = await refusalOf(file, kind)
  if (reason) throw new UploadError(REFUSALS[reason], { mayRetry: false })
}

async function refusalOf(file: File, kind: GivenKind): Promise<keyof typeof REFUSALS | undefined> {
  if (file.size === 0) return 'empty'
  const head = await file.slice(0, HEAD_LENGTH).arrayBuffer()
  const format = mediaFormat(new Uint8Array(head))
  if (format === 'heic') return format
  if (!format) return 'unknown'
  const found = mediaKind(format)
  if (found === 'captions') return 'unknown'
  if (found !== kind) return found === 'film' ? 'notPicture' : 'notFilm'
  if (format === 'svg' && file.size > DRAWING_LIMIT) return 'drawingTooLarge'
  return file.size > SIZE_LIMITS[kind] ? `${kind}TooLarge` : undefined
}

/** By XMLHttpRequest: `fetch` tells nothing of how much has left. */
function send(file: File, { onProgress, signal }: UploadOptions) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media')
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    const giveUp = () => {
      reject(new UploadError(WORDS.silent))
      request.abort()
    }
    let silence = setTimeout(giveUp, SILENCE)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE)
      onProgress?.(loaded / total)
    }
    request.onloadend = () => clearTimeout(silence)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => void whyInterrupted().then(reject)
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** The site may answer before all is sent and close: the browser then tells of no answer. */
async function whyInterrupted(): Promise<UploadError> {
  const status = await fetch('/api/session').then(
    (answer) => answer.status,
    () => 0,
  )
  return status === 401
    ? new UploadError(FAILURE_WORDS.signedOut, { isSignedOut: true })
    : new UploadError(WORDS.interrupted)
}

function messageOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { message?: string }).message
  } catch {
    return undefined
  }
}
