/**
 * Asks for one address over and over, on connections that each send a request when the answer before it is whole.
 * Arguments: address, connections, seconds of warm-up, seconds counted. Prints what it counted as JSON.
 */
import { connect, type Socket } from 'node:net'
import { answerEnd } from './answer-end.ts'
import type { Load } from './load.ts'

const [address = '', connections = 1, warmUp = 0, counted = 1] = process.argv
  .slice(2)
  .map((value, index) => (index === 0 ? value : Number(value))) as [string, number, number, number]
const { hostname, port, pathname, host } = new URL(address)
const REQUEST = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\nAccept: text/html\r\n\r\n`

const began = performance.now()
const from = began + warmUp * 1000
const until = from + counted * 1000
const latencies: number[] = []

function keepAsking(socket: Socket) {
  let received: Buffer = Buffer.alloc(0)
  let sent = 0
  const send = () => {
    sent = performance.now()
    socket.write(REQUEST)
  }
  socket.setNoDelay(true)
  socket.once('connect', send)
  socket.on('error', fail)
  socket.on('close', () => performance.now() < until && fail(new Error('The server closed a connection.')))
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    if (answerEnd(received) === undefined) return
    received = Buffer.alloc(0)
    const now = performance.now()
    // Counted are the answers that came within the time, whenever they were asked for.
    if (now >= from && now < until) latencies.push(now - sent)
    if (now < until) send()
  })
}

function fail(error: unknown): never {
  console.error(error)
  process.exit(1)
}

process.on('uncaughtException', fail)
for (let count = 0; count < connections; count += 1) keepAsking(connect(Number(port), hostname))

setTimeout(
  () => {
    latencies.sort((a, b) => a - b)
    if (latencies.length === 0) fail(new Error(`No answer from ${address}`))
    const load: Load = {
      perSecond: latencies.length / counted,
      p99: latencies[Math.ceil(latencies.length * 0.99) - 1]!,
    }
    process.stdout.write(JSON.stringify(load), () => process.exit(0))
  },
  (warmUp + counted) * 1000,
)
