import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { nameLines } from '../../lib/log.ts'
import { isTrusted } from './client-address.server.ts'

const HEADER = 'X-Request-Id'

/** What a proxy may call a request: nothing that could be taken for more than a name. */
const NAME = /^[\w.-]{8,64}$/

const current = new AsyncLocalStorage<string>()
nameLines(() => current.getStore())

/**
 * Does some work for a request under a name that its answer and every line of the log until its end carry: the one that
 * a trusted proxy gave it, else a new one.
 */
export function withRequestId(trusted: BlockList) {
  return (request: IncomingMessage, response: ServerResponse, work: () => void): void => {
    const given = String(request.headers['x-request-id'] ?? '')
    const isGiven = NAME.test(given) && isTrusted(request.socket.remoteAddress, trusted)
    const id = isGiven ? given : randomUUID()
    response.setHeader(HEADER, id)
    current.run(id, work)
  }
}
