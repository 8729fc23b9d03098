import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often each process is asked whether it is ready, in milliseconds. */
const PERIOD = 100

/** How long a process may take to say so, in milliseconds. */
const PATIENCE = 1_000

/** Stands before processes of a site, in turn those that are ready. It tries nothing twice: what fails is counted. */
export async function startBalancer(origins: string[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let turn = 0

  async function check(origin: string) {
    const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).then(
      ({ status }) => status === 200,
      // Slow is not gone.
      ({ name }: Error) => name === 'TimeoutError' && ready.has(origin),
    )
    if (isReady) ready.add(origin)
    else ready.delete(origin)
  }

  function pass(visit: IncomingMessage, answer: ServerResponse) {
    const chosen = [...ready][turn++ % ready.size]
    if (chosen === undefined) return void answer.writeHead(503).end()
    const asked = request(
      new URL(visit.url!, chosen),
      { method: visit.method!, headers: passed(visit), agent },
      (given) => {
        answer.writeHead(given.statusCode!, passed(given))
        given.pipe(answer)
      },
    )
    asked.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    visit.pipe(asked)
  }

  await Promise.all(origins.map(check))
  const timer = setInterval(() => origins.forEach((origin) => void check(origin)), PERIOD)
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (origin: string) => ready.has(origin),
    close() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a message says beyond its own connection. */
function passed({ headers }: IncomingMessage) {
  const own = ['connection', 'keep-alive']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)))
}
