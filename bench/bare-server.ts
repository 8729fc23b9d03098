/** Answers each address with bytes it was given beforehand: what Node's own http server costs and nothing more. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recorded } from './peers.ts'

const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>()

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (!page) return response.writeHead(404).end()
  response.writeHead(200, page.headers).end(page.body)
})

process.on('message', (recorded: Recorded[]) => {
  for (const { path, headers, body } of recorded) pages.set(path, { headers, body: Buffer.from(body) })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
process.on('disconnect', () => process.exit(0))
