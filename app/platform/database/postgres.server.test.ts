import { createServer, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { postgresDialect } from './postgres.server.ts'

const message = (type: string, body = '') => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + Buffer.byteLength(body), 1)
  return Buffer.concat([head, Buffer.from(body)])
}
const READY = message('Z', 'I')
const ADMITTED = Buffer.concat([message('R', '\0\0\0\0'), READY])
const DONE = Buffer.concat([message('C', 'SELECT 0\0'), READY])

/** A server as PostgreSQL's protocol has it, whose first connection falls silent after its beginning. */
async function openServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const isSilent = sockets.push(socket) === 1
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(ADMITTED)
      if (!isSilent) socket.on('data', () => socket.write(DONE))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as { port: number }).port, sockets }
}

test('a connection that no longer answers is not asked again', async () => {
  const { port, sockets } = await openServer()
  const db = new Kysely({ dialect: postgresDialect(`postgres://one@127.0.0.1:${port}/one?query_timeout=2000`) })
  onTestFinished(() => db.destroy())
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
  expect((await sql`select 1`.execute(db)).rows).toEqual([])
  expect(sockets).toHaveLength(2)
})
