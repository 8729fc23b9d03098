import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'
import { COMMON_HEADERS, openSite, SettingsError } from './build/server/index.js'

/** How long what runs may take to finish once the process is told to end, in milliseconds. */
const GRACE = 10_000

/** What a client that does not speak HTTP is told. */
const UNREADABLE =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Demande illisible</title><p>Cette demande ne peut pas être lue.</p></html>'

const site = await openSite(process.env).catch((error) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
if (site.firstAccount) {
  console.log(`Première administratrice : ${site.firstAccount.email}`)
  console.log(`Mot de passe : ${site.firstAccount.password}`)
}

const files = sirv('build/client', {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, pathname) {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value)
    // A picture's address carries the version of its content.
    const immutable = pathname.startsWith('/assets/') || response.req.url.includes('?v=')
    response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
  },
})
const pages = getRequestListener(site.fetch)

const server = createServer((request, response) => files(request, response, () => pages(request, response)))
server.on('clientError', (_error, socket) => {
  if (!socket.writable) return
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/html; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(UNREADABLE)}\r\n\r\n${UNREADABLE}`,
  )
})
server.listen(site.settings.port, site.settings.host, () => {
  const { address, port, family } = server.address()
  console.log(`Le site est ouvert : http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)
})

let ending = false
function end() {
  if (ending) return
  ending = true
  setTimeout(() => server.closeAllConnections(), GRACE).unref()
  server.close(() => site.close())
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
