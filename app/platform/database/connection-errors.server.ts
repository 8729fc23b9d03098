/** A server that is not there, is starting, is stopping, or has no connection left. Source: PostgreSQL, appendix A. */
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'])

/** What pg says, without a code, of a connection that ended before its answer came. */
const ENDED = /^(?:Connection terminated|Client has encountered a connection error)/

/** Says of what a query or a connection threw whether the server was gone, or on its way. */
export function isRefusedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: string }
  return REFUSED.has(code) || code.startsWith('08') || ENDED.test(error.message)
}
