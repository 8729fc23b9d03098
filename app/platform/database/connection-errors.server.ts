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

/** SQLite's code for what a constraint of its tables refuses. */
const SQLITE_CONSTRAINT = 19

/**
 * Says of what some work in the database threw whether it comes of what was to be written, so that it would be thrown
 * again: not of a server that is gone or silent, a disk that is full, or a lock. Source: PostgreSQL, appendix A, classes 22
 * and 23.
 */
export function isOfWhatIsWritten(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as { code?: string; errcode?: number; message?: string }
  if (code === undefined) return message !== UNANSWERED && !isRefusedConnection(error)
  return /^2[23]\w{3}$/.test(code) || (errcode !== undefined && (errcode & 0xff) === SQLITE_CONSTRAINT)
}
