import { SQLITE, sqliteCode } from '../../lib/sqlite-errors.ts'

/** A server that is not there, is starting, is stopping, or has no connection left. Source: PostgreSQL, appendix A. */
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'])

/** What pg says, without a code, of a connection that ended before its answer came. */
const ENDED = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/

/** What pg says, without a code, of an answer that does not come: what was asked may yet be done. */
export const UNANSWERED = 'Query read timeout'

/** Says of what a query or a connection threw whether the server was gone, or on its way. */
export function isRefusedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: string }
  return REFUSED.has(code) || code.startsWith('08') || ENDED.test(error.message)
}

const RULES = new Set<number | undefined>([SQLITE.CONSTRAINT, SQLITE.MISMATCH])

/** Says of what a query threw whether a value breaks a rule of its table. Source: PostgreSQL, appendix A, classes 22 and 23. */
export function breaksRule(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return RULES.has(sqliteCode(error)) || /^2[23]\w{3}$/.test(String(code))
}

/**
 * Says of what some work in the database threw whether it comes of what was to be written, so that it would be thrown
 * again: not of a server that is gone or silent, a disk that is full, or a lock.
 */
export function isOfWhatIsWritten(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code === undefined) return message !== UNANSWERED && !isRefusedConnection(error)
  return breaksRule(error)
}
