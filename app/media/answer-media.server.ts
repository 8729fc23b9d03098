import { REFUSALS, type TakenMedia } from './media.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import { StorageError } from './media-storage.server.ts'
import { InterruptedError, MediaRefusal } from './received-file.server.ts'
import { failedWrite } from '../platform/json-answers.server.ts'

/** Answers that a file was taken. */
export function takenAnswer(media: TakenMedia): Response {
  return Response.json(media, { status: 201 })
}

/** Answers why a file was not taken, in French where that is the file's own fault; logs what is not. */
export function refusedMedia(error: unknown): Response {
  if (error instanceof MediaRefusal) return refusal(error.status, error.message)
  if (error instanceof QueueFullError) return refusal(503, REFUSALS.busy)
  if (error instanceof StorageError) {
    log('error', 'upload-not-kept', errorFields(error.cause))
    return refusal(503, error.message)
  }
  if (!(error instanceof InterruptedError)) return failedWrite(error)
  log('warn', 'upload-interrupted', errorFields(error))
  return new Response(null, { status: 400 })
}

/** Answers with a status and a sentence in French. */
function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
