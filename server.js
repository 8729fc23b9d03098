import { createServer, STATUS_CODES } from 'node:http'
import { Server } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'

// React chooses its build by this when it is imported, and so must come after.
process.env.NODE_ENV ||= 'production'
const {
  FILE_TYPES,
  errorFields,
  failureLine,
  firstAccountLines,
  isHost,
  isPlainRange,
  log,
  misspeltSettings,
  openSite,
  plainPage,
  publicFolder,
  publishScripts,
} = await import('./build/server/index.js')

/** How long what runs may take to finish once the process is told to end, in milliseconds. */
const GRACE = 10_000

/**
 * How long the site still answers once it says that it is not ready, in milliseconds: where there may be other
 * processes, whatever stands before them has to notice first.
 */
const NOTICE = 1_000

/**
 * How long a connection on which nothing is asked is kept once no new one is taken, in milliseconds; and where other processes
 * may be asked instead, until whatever stands before them, on however busy a machine, no longer asks this one.
 */
const LINGER = 500
const LINGER_BESIDE_OTHERS = 3_000

/** The longest that a request may take to arrive, in milliseconds: a film of 200 MB at half a megabit a second. */
const REQUEST_TIMEOUT = 60 * 60_000

/**
 * How long a connection on which nothing is asked is kept, in milliseconds: longer than what stands before the site keeps its own
 * (nginx 60 s, Caddy 120 s), or one of them may send a form into a connection that is being closed, and nobody may send it again.
 */
const KEPT_OPEN = 130_000

/** The longest head of a request, in bytes: enough for an overlong address to be told so on a page. */
const HEAD_LIMIT = 64 * 1024

function stop(error) {
  console.error(failureLine(error) ?? error)
  process.exit(1)
}

for (const line of misspeltSettings(process.env)) console.error(line)
const site = await openSite(process.env).catch(stop)
if (site.firstAccount) for (const line of firstAccountLines(site.firstAccount, process.stdout.isTTY)) console.log(line)

const served = {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, pathname) {
    if (FILE_TYPES[pathname]) response.setHeader('Content-Type', FILE_TYPES[pathname])
    // What the build names, and what a page asks for by version, never changes.
    const versioned = /^\/(?:images|videos)\//.test(pathname) && response.req.url.includes('?v=')
    const immutable = pathname.startsWith('/static/') || versioned
    response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    // What can no longer be read, as while an update takes its place, ends this answer and not the site.
    response.once('pipe', (file) => {
      file.once('error', (error) => endUnread(response, error))
      // Whoever goes away before its end leaves it open.
      response.once('close', () => file.destroy())
    })
  },
}
const files = sirv('build/client', served)

function endUnread(response, error) {
  log('warn', 'file-unreadable', { error: String(error) })
  response.destroy()
}

// A page of another version, that was read before an update or came from another process, asks for its own.
const others = sirv(publicFolder(site.settings.dataDir), { ...served, extensions: [], dev: true })
const OTHERS = /^\/static\/\w+\/[\w.-]+\.\w+$/
await publishScripts(site.settings.dataDir)

const pages = getRequestListener(site.fetch, {
  errorHandler(error) {
    log('warn', 'request-unreadable', { error: String(error) })
    const { status, html, headers } = plainPage(400)
    return new Response(html, { status, headers })
  },
})

let ending = false

const commonHeaders = new Map(Object.entries(site.headers))

// Who names no host is refused with the rest, on a page.
const limits = {
  maxHeaderSize: HEAD_LIMIT,
  requestTimeout: REQUEST_TIMEOUT,
  keepAliveTimeout: KEPT_OPEN,
  requireHostHeader: false,
}

const server = createServer(limits, (request, response) => {
  try {
    take(request, response)
  } catch (error) {
    log('error', 'request-failed', errorFields(error))
    response.destroy()
  }
})

function take(request, response) {
  if (ending) response.setHeader('Connection', 'close')
  site.watch?.(request, response)
  if (site.anonymous.answerAtOnce(request, response)) return
  // Whatever answers, if only that nothing has changed, has them.
  response.setHeaders(commonHeaders)
  if (!isHost(request.headers.host)) return refuse(response)
  site.withId(request, response, () => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = () => site.anonymous.answer(request, response, () => pages(request, response))
    const otherwise = () => (OTHERS.test(request.url) ? others(request, response, answer) : answer())
    if (!isRead) return pages(request, response)
    const { range } = request.headers
    if (range === undefined || isPlainRange(range)) return files(request, response, otherwise)
    // All of a static file is sent instead; what else answers reads the header for itself.
    delete request.headers.range
    files(request, response, () => {
      request.headers.range = range
      otherwise()
    })
  })
}

/** On a plain page: it is not known whose site was meant. */
function refuse(response) {
  const { status, html, headers } = plainPage(400)
  // What it may have been about to send is not waited for.
  response.writeHead(status, { ...headers, Connection: 'close' })
  response.end(html)
}

// What nobody knows how to expect is not expected, and the request answered like any other.
server.on('checkExpectation', (request, response) => server.emit('request', request, response))

server.on('clientError', ({ code }, socket) => {
  if (!socket.writable) return
  const refusal = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
  const { status, html, headers } = plainPage(refusal[code] ?? 400)
  const lines = Object.entries({
    ...site.headers,
    ...headers,
    'Content-Length': Buffer.byteLength(html),
    Connection: 'close',
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${html}`)
})

server.on('error', stop)
server.listen(site.settings.port, site.settings.host, () => {
  const { address, port, family } = server.address()
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  console.log(`Le site est ouvert : ${origin}`)
  site.startPublishing(origin, true).soon()
})

function end() {
  if (ending) return
  ending = true
  site.end()
  setTimeout(() => server.closeAllConnections(), GRACE).unref()
  setTimeout(stopAccepting, site.settings.databaseUrl ? NOTICE : 0)
}

function stopAccepting() {
  // Some may have come to listen since.
  site.end()
  // Those that are kept may be asked at this very moment: an answer tells their other end to leave.
  Server.prototype.close.call(server, () => site.close())
  // What has arrived is read before.
  const linger = site.settings.databaseUrl ? LINGER_BESIDE_OTHERS : LINGER
  setInterval(() => setImmediate(() => server.closeIdleConnections()), linger).unref()
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
