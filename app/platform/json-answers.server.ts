import type { ZodType } from 'zod'
import { SQLITE, sqliteCode } from '../lib/sqlite-errors.ts'
import { log, errorFields } from '../lib/log.ts'

/** The codes of a disk that takes no more: PostgreSQL's, and the system's own, its limit for one file included. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Reads the JSON of a request, or throws an answer: 415 for another type, 400 for what is no JSON or breaks the schema. */
export async function readJson<T>(request: Request, schema: ZodType<T>): Promise<T> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Response(null, { status: 415 })
  try {
    return schema.parse(await request.json())
  } catch {
    // Also what is nested deeper than the schema can follow.
    throw new Response(null, { status: 400 })
  }
}

/** Answers a question where there are only orders. */
export function postOnly(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** Logs a write that failed, and answers 507 for a disk that is full, 500 for anything else. */
export function failedWrite(error: unknown): Response {
  log('error', 'write-failed', errorFields(error))
  const { code = '' } = (error ?? {}) as { code?: string }
  return new Response(null, { status: FULL.has(code) || sqliteCode(error) === SQLITE.FULL ? 507 : 500 })
}
