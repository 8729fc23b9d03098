/** The first and the last byte of a part, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Says whether a `Range` header asks for one part by its first and, if given, its last byte: sirv reads any other wrongly, or
 * throws at it.
 */
export function isPlainRange(header: string): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? []
  return first !== undefined && (last === '' || (Number(last) > 0 && Number(last) >= Number(first)))
}

/**
 * Reads which part of a file a `Range` header asks for. Returns undefined where all of it is to be sent: no header,
 * several parts, or none that can be read; 'unsatisfiable' for a part beyond its end. Source: RFC 9110, section 14.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const start = Math.max(0, size - Number(last))
    return start < size ? { start, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end: Math.min(last === '' ? size - 1 : Number(last), size - 1) } : 'unsatisfiable'
}
