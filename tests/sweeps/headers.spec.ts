import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { commonHeaders } from '../../app/platform/http/headers.server.ts'
import { openSession } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { BEST, observatoryScore } from '../support/observatory.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import type { RunningSite } from '../support/site.ts'

const WIDGET = {
  BOOKING_WIDGET_HOST: 'https://reservation.example',
  BOOKING_WIDGET_KEY: 'cle-de-test',
}

// As behind TLS: the address that visitors see is a secure one.
test.use({ settings: { SITE_URL: 'https://www.institut.example', ...WIDGET } })

/** What every answer says, whatever it is. */
const EVERYWHERE: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none';.*(?:frame-ancestors 'none'|sandbox)/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin(?:-allow-popups)?$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
}

/** Sends bytes as they are. Returns the head of the first answer: its status, and its headers by their names. */
function ask(site: RunningSite, request: string): Promise<{ status: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => socket.write(request, 'latin1'))
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer: ${request}`)))
    socket.on('error', reject)
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString('latin1')
      const end = answer.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.destroy()
      const [first = '', ...lines] = answer.slice(0, end).split('\r\n')
      const headers = lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, '')])
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) as Record<string, string> })
    })
  })
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: www.institut.example', ...lines, '', ''].join('\r\n')

const script = `/static/js/${readdirSync('build/client/static/js').find((name) => name.endsWith('.js'))!}`

const ANSWERS: [what: string, status: number, request: string][] = [
  ['a page', 200, get('/')],
  ['a page of the booking service', 200, get('/rendez-vous')],
  ['a page that is not there', 404, get('/inconnue')],
  ['another spelling', 301, get('/cgv/')],
  ['a page for administrators', 302, get('/admin')],
  ['a method that no page has', 405, get('/').replace('GET', 'PUT')],
  [
    'a form from elsewhere',
    403,
    get('/login', 'Origin: https://x.example', 'Content-Length: 0').replace('GET', 'POST'),
  ],
  ['an overlong address', 414, get(`/${'a'.repeat(3000)}`)],
  ['a list for machines', 200, get('/sitemap.xml')],
  ['the interface, to a stranger', 401, get('/api/documents/team')],
  ['a file', 200, get(script)],
  ['a part of a file', 206, get(script, 'Range: bytes=0-9')],
  ['a part that ends before it begins', 200, get(script, 'Range: bytes=5-2')],
  ['a part beyond the end of a file', 416, get(script, 'Range: bytes=99999999-')],
  ['a picture', 200, get('/favicon.svg')],
  ['a file that was never given', 404, get('/media/00000000000000000000000000000000.jpg')],
  ['whether the process lives', 200, get('/healthz')],
  ['whether it is ready', 200, get('/readyz')],
  ['an address that cannot be read', 400, get('/%zz')],
  ['bytes that are no request', 400, 'Bonjour\r\n\r\n'],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a head without end', 431, get('/', `X-Long: ${'a'.repeat(70_000)}`)],
  ['something to be expected', 200, get('/', 'Expect: miracles')],
]

for (const [what, status, request] of ANSWERS)
  test(`${what} answers ${status} with every header`, async ({ site }) => {
    const answer = await ask(site, request)
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(answer.headers[name], name).toMatch(value)
  })

test('what has not changed says so with every header', async ({ site }) => {
  for (const path of ['/', script, '/favicon.svg']) {
    const { etag = '' } = (await ask(site, get(path))).headers
    const { status, headers } = await ask(site, get(path, `If-None-Match: ${etag}`))
    expect(status, path).toBe(304)
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers[name], `${path} ${name}`).toMatch(value)
  }
})

test('without TLS nobody is told to use it', () => {
  for (const address of ['', 'http://127.0.0.1:3000'])
    expect(commonHeaders(address)).not.toHaveProperty('Strict-Transport-Security')
})

test('the Observatory would give every page an A+', async ({ site }) => {
  const cookie = await openSession(site)
  const hers = ['/', '/soins/maquillage', '/admin', '/historique', '/guide', '/rendez-vous']
  const asked = [
    ...[...Object.values(VISITOR_ROUTES), '/login', '/inconnue'].map((path) => ({ path, headers: {} })),
    ...hers.map((path) => ({ path, headers: { cookie } })),
  ]
  for (const { path, headers } of asked) {
    const answer = await fetch(site.origin + path, { headers })
    const score = observatoryScore({ headers: answer.headers, html: await answer.text() })
    expect(score, path).toBeGreaterThanOrEqual(BEST)
    if ('cookie' in headers) expect(answer.headers.get('Cache-Control'), path).toBe('no-store')
  }
})

test('the score falls with what protects a page', () => {
  const scoreOf = (headers: Record<string, string>, html = '') =>
    observatoryScore({ headers: new Headers(headers), html })
  const good = {
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  expect(scoreOf(good)).toBe(130)
  expect(scoreOf({ ...good, 'Strict-Transport-Security': '' })).toBe(80)
  expect(scoreOf({ ...good, 'Content-Security-Policy': "script-src 'self' 'unsafe-inline'" })).toBe(60)
  expect(scoreOf(good, '<script src="https://x.example/a.js"></script>')).toBe(125)
  expect(scoreOf({})).toBe(30)
})
