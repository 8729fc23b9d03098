import { Agent, get, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent: still compressed. */
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks for an address, by default accepting gzip, on one connection kept open. Throws when it cannot be reached. */
export function ask(url: string, encoding = 'gzip'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 30_000, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('timeout', () => request.destroy(new Error(`No answer from ${url}`)))
    request.on('error', reject)
  })
}
