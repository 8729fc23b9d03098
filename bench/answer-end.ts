const HEAD_END = '\r\n\r\n'

/**
 * Finds where the HTTP answer at the start of the bytes ends. Returns undefined when it is not whole yet,
 * and throws on any status but 200 and on an answer that announces no length.
 */
export function answerEnd(bytes: Buffer): number | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd).toLowerCase()
  if (!head.startsWith('http/1.1 200 ')) throw new Error(`Refused: ${head.split('\r\n')[0]}`)
  const bodyStart = headEnd + HEAD_END.length
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1]
  if (length !== undefined) return whole(bytes, bodyStart + Number(length))
  if (!/\r\ntransfer-encoding: *chunked/.test(head)) throw new Error('An answer announced no length.')
  return lastChunkEnd(bytes, bodyStart)
}

function lastChunkEnd(bytes: Buffer, start: number): number | undefined {
  for (let position = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', position)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', position, lineEnd), 16)
    if (Number.isNaN(size)) throw new Error('A chunk announced no length.')
    position = lineEnd + 2 + size + 2
    if (size === 0) return whole(bytes, position)
    if (position > bytes.length) return undefined
  }
}

const whole = (bytes: Buffer, end: number) => (end <= bytes.length ? end : undefined)
