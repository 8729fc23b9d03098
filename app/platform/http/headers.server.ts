import { SPECULATION_TYPE } from '../pages/speculation.server.ts'

/** What every answer carries, files and errors included. Source: OWASP HTTP Headers Cheat Sheet. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/**
 * For a visitor's page. Browsers ask each time, with the tag that they have. A cache in front asks again after 5 s and
 * may meanwhile, or while the site restarts, give what it has. Source: RFC 9111 and RFC 5861.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400'

/** How long such a cache may give what it has, in milliseconds. */
export const SHARED_FOR = 65_000

/** For what will always be these very bytes at its address. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** For a page that is to change soon: whoever keeps it asks each time. */
const UNSHARED = 'public, max-age=0, must-revalidate'

/** The types of files whose names do not tell them. */
export const FILE_TYPES: Record<string, string> = {
  '/favicon.ico': 'image/x-icon',
  '/speculation-rules.json': SPECULATION_TYPE,
}

/** What is no page may do nothing but be looked at. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** How long browsers are to ask for nothing of the site but by TLS, in seconds: a year, which preload lists ask for. */
const TLS_ONLY = 31_536_000

/**
 * Returns what every answer of a site at this address carries, where it does not say otherwise; where there is TLS, also
 * that the site is to be asked by that alone.
 */
export function commonHeaders(siteUrl: string): Record<string, string> {
  const common = { ...COMMON_HEADERS, 'Content-Security-Policy': POLICY }
  if (!siteUrl.startsWith('https:')) return common
  return { ...common, 'Strict-Transport-Security': `max-age=${TLS_ONLY}; includeSubDomains` }
}

/**
 * Says who may keep an answer: a public page any cache that asks again each time, unless the page itself has
 * decided; nobody a failure, a redirect, or what is `personal`: meant for whoever asked. One that is to `turn` at a
 * moment is shared until so long before that nobody is given it later.
 */
export function setCacheHeaders(request: Request, { status, headers }: Response, personal: boolean, turn?: Date): void {
  const read = request.method === 'GET' || request.method === 'HEAD'
  const isRedirect = status >= 300 && status < 400
  const isPublic = !personal && read && !isRedirect && status < 500 && !headers.has('Set-Cookie')
  if (!isPublic) headers.set('Cache-Control', 'no-store')
  else if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', status === 200 && !isNear(turn) ? SHARED : UNSHARED)
  headers.append('Vary', 'Accept-Encoding, Cookie')
}

/** Says whether a page is to change so soon that nobody may keep it: another may then be given too late. */
export const turnsSoon = ({ status, headers }: { status: number; headers: Record<string, string> }) =>
  status === 200 && headers['cache-control'] === UNSHARED

const isNear = (turn: Date | undefined) => turn !== undefined && turn.getTime() - Date.now() <= SHARED_FOR
