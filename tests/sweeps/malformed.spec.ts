import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '../support/journey.ts'
import { malformedRequests } from '../support/malformed.ts'

const COUNT = 20_000
const AT_ONCE = 64

/** What is sent in full must be answered or closed within this, in milliseconds; then its sender ends its own side. */
const PATIENCE = 400
const HANGING = 10_000

// As on a machine that is at work: what a host is called by is then no matter.
test.use({ settings: { SITE_URL: 'http://www.institut.example' } })

/** Sends bytes over a connection of their own. Returns the first line of the answer; '' where the connection was closed. */
function send(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    // What was cut off may be waited for; with its end there is nothing more to come.
    const patience = setTimeout(() => socket.end(), PATIENCE)
    const limit = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No end: ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`))
    }, HANGING)
    socket.on('data', (piece: Buffer) => {
      if (answer.length < 100) answer += piece.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(patience)
      clearTimeout(limit)
      resolve(answer.split('\r\n')[0]!)
    })
  })
}

/** Resident memory of a process, in megabytes; undefined where the system does not tell. */
function resident(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}

test('20,000 requests that no browser sends are all answered, none with a failure', async ({ request, site }) => {
  const port = Number(new URL(site.origin).port)
  const requests = malformedRequests(COUNT, new URL(site.origin).host)
  const statuses = new Map<string, number>()
  const failures: string[] = []
  let sent = 0
  let halfway: number | undefined
  async function sendAll() {
    for (const bytes of requests) {
      const line = await send(port, bytes)
      const status = line.split(' ')[1] ?? 'closed'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (Number(status) >= 500) failures.push(`${line}: ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`)
      if ((sent += 1) === COUNT / 2) halfway = resident(site.process.pid!)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
  expect(failures).toEqual([])
  expect(sent).toBe(COUNT)
  // The requests are of many kinds, and not all refused at the door.
  for (const status of ['200', '400', '404', '405']) expect(statuses.get(status) ?? 0, status).toBeGreaterThan(100)
  expect((await request.get('/')).status()).toBe(200)
  expect(site.errors()).not.toContain('"event":"request-failed"')
  const after = resident(site.process.pid!)
  if (halfway !== undefined && after !== undefined) expect(after - halfway).toBeLessThan(40)
})
