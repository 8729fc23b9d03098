import { seededRandom } from './random.ts'

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'get',
  'G T',
  '',
]

const PATHS = [
  '/',
  '/soins/maquillage',
  '/soins/',
  '/actualites',
  '/actualites?page=',
  '/login',
  '/admin',
  '/admin/code',
  '/admin/cles',
  '/admin/mot-de-passe',
  '/admin/compte',
  '/nouveau-mot-de-passe/',
  '/historique',
  '/historique/effacer',
  '/prevu',
  '/api/changes',
  '/api/plans',
  '/api/plans/categories/maquillage',
  '/api/media',
  '/api/media/alt',
  '/api/media/elsewhere',
  '/api/live',
  '/api/session',
  '/api/documents/categories/maquillage',
  '/media/',
  '/static/js/',
  '/images/',
  '/favicon.ico',
  '/videos/epilation-au-fil.mp4',
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/deconnexion',
  '/notre-centre.data',
  '/refus',
]

const PIECES = [
  '%',
  '%00',
  '%zz',
  '%c0%ae',
  '%ed%a0%80',
  '%2e%2e%2f',
  '../',
  '..\\',
  '//',
  '/./',
  ';',
  '?',
  '&',
  '#',
  '=',
  '\\',
  '|',
  '^',
  '`',
  '"',
  "'",
  '<script>',
  '{{7*7}}',
  '${7*7}',
  '%0d%0aSet-Cookie:a=b',
  'é',
  '\u{1f486}',
  '\u202e',
  '\ufeff',
  '[]',
  '[$ne]=',
  '__proto__',
  'constructor',
  'toString',
  'page=1e309',
  'page=-1',
  'page=0x10',
  'page=9999999999999999999',
  'soin=',
  'tarif=NaN',
  'lecture=%00',
  'avant=~1~',
  'A'.repeat(300),
  '%41'.repeat(700),
  '/a'.repeat(400),
  '~'.repeat(3000),
  'select * from documents; --',
]

const HEADERS: ((word: string) => string)[] = [
  (word) => `Cookie: administration.session_token=${word}`,
  (word) => `Cookie: ${word}=${word}; ; =; a`,
  (word) => `Accept-Encoding: ${word}, gzip;q=${word}, *;q=0`,
  (word) => `If-None-Match: ${word}, W/"${word}", *`,
  (word) => `Range: bytes=${word}-${word},0-,-1`,
  () => 'Range: bytes=999999999999999999999-',
  () => 'Range: bytes=5-2',
  () => 'Range: bytes=0-99999999999999999999',
  (word) => `If-Range: "${word}"`,
  (word) => `Content-Type: ${word}`,
  () => 'Content-Type: multipart/form-data; boundary=x',
  () => 'Content-Type: application/json; charset=utf-16',
  (word) => `X-Forwarded-For: ${word}, 999.1.1.1, ::::`,
  (word) => `X-Forwarded-Proto: ${word}`,
  (word) => `Origin: ${word}`,
  () => 'Sec-Fetch-Site: cross-site',
  () => 'Transfer-Encoding: chunked, identity',
  () => 'Content-Length: 5\r\nContent-Length: 6',
  () => 'Content-Length: -1',
  () => 'Expect: 100-continue',
  () => 'Upgrade: websocket\r\nConnection: Upgrade',
  (word) => `${word || 'X'}: ${word}`,
  () => `X-Long: ${'a'.repeat(20_000)}`,
  () => ' folded: header',
]

const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '{"kind":"update"}',
  '{"kind":"update","collection":"__proto__","id":"constructor","fields":{"toString":1}}',
  '['.repeat(5000),
  '{"a":'.repeat(2000),
  '"\\ud800"',
  'email=%ff&password=%00',
  'email[]=a&email[]=b',
  '&&&===',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  '\0\0\0\x18ftypheic',
  '\xff\xd8\xff\xe0',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'a'.repeat(70_000),
]

/** Makes requests that no browser sends, the same ones for the same seed: as bytes, each for a connection of its own. */
export function* malformedRequests(count: number, host: string, seed = 1): Generator<Buffer> {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  for (let number = 0; number < count; number += 1) {
    const method = pick(METHODS)
    const path =
      pick(PATHS) + Array.from({ length: Math.floor(random() * 4) }, () => pick(PIECES)).join(random() < 0.5 ? '' : '/')
    const version = random() < 0.97 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP', ''])
    const lines = [`${method} ${path} ${version}`]
    if (random() < 0.97) lines.push(`Host: ${random() < 0.9 ? host : pick([...PIECES, '[::1', 'a b', 'x:99999'])}`)
    for (let header = Math.floor(random() * 4); header > 0; header -= 1) lines.push(pick(HEADERS)(pick(PIECES)))
    const body = random() < 0.4 ? pick(BODIES) : ''
    const declared = random() < 0.8 ? Buffer.byteLength(body) : Math.floor(random() * 10)
    if (body || random() < 0.1)
      lines.push(random() < 0.8 ? `Content-Length: ${declared}` : 'Transfer-Encoding: chunked')
    if (random() < 0.95) lines.push('Connection: close')
    const whole = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, random() < 0.8 ? 'utf8' : 'latin1')
    yield random() < 0.95 ? whole : whole.subarray(0, Math.floor(random() * whole.length))
  }
}
