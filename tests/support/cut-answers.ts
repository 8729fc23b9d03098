import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Stands before a site and lets requests through, but cuts the connection when the answer comes, as often as told. */
export async function cutAnswers(origin: string, times: number) {
  const { hostname, port } = new URL(origin)
  let left = times
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname)
    visitor.on('error', () => site.destroy()).on('close', () => site.destroy())
    site.on('error', () => visitor.destroy()).on('close', () => visitor.end())
    visitor.pipe(site)
    site.on('data', (answer) => {
      if (left === 0) return void visitor.write(answer)
      left--
      visitor.resetAndDestroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
