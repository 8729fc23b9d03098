/** What a scan of a page sees. */
export interface Scanned {
  headers: Headers
  html: string
}

/**
 * Gives a page behind TLS the score that Mozilla's HTTP Observatory would: 100, with what it adds and takes away; what
 * it adds counts from 90 on. The redirection from plain HTTP is the proxy's, and taken as done.
 * Source: mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, version 1.4.
 */
export function observatoryScore(page: Scanned): number {
  const modifiers = [
    policy(page),
    cookies(page.headers),
    sharing(page.headers),
    referrer(page.headers),
    transport(page.headers),
    scripts(page.html),
    page.headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    framing(page.headers),
    resources(page.headers),
  ]
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const without = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  return without < 90 ? Math.max(without, 0) : 100 + sum(modifiers)
}

/** What earns an A+, the best grade. */
export const BEST = 100

const BROAD = /^(?:(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?|\*)$/

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

function policy({ headers }: Scanned): number {
  const header = headers.get('Content-Security-Policy')
  if (!header) return -25
  const directives = directivesOf(header)
  const sourcesOf = (name: string) => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? ['*']
    // Beside a nonce or a hash it counts for nothing.
    const isSigned = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
    return sources.filter((source) => !isSigned || source !== "'unsafe-inline'")
  }
  const isUnsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:'
  const [script, style, object] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source)
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...directives].filter(([name]) => name !== 'img-src' && name !== 'media-src')
  if (script.some(isUnsafe) || object.some((source) => BROAD.test(source))) return -20
  if (active.some(([, sources]) => sources.some(isPlain))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (passive.some(isPlain)) return -10
  if (style.some(isUnsafe)) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookies(headers: Headers): number {
  const all = headers.getSetCookie()
  if (all.length === 0) return 0
  const isSession = (cookie: string) => /^[^=]*(?:sess|token|login)[^=]*=/i.test(cookie)
  const has = (cookie: string, attribute: RegExp) => cookie.split(';').some((part) => attribute.test(part.trim()))
  if (all.some((cookie) => isSession(cookie) && !has(cookie, /^secure$/i))) return -40
  if (all.some((cookie) => isSession(cookie) && !has(cookie, /^httponly$/i))) return -30
  if (all.some((cookie) => !has(cookie, /^secure$/i))) return -20
  return all.every((cookie) => has(cookie, /^samesite=(?:lax|strict)$/i)) ? 5 : 0
}

function sharing(headers: Headers): number {
  const anyone = headers.has('Access-Control-Allow-Origin')
  return anyone && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0
}

function referrer(headers: Headers): number {
  const value = headers.get('Referrer-Policy')
  if (value === null) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

function transport(headers: Headers): number {
  const value = headers.get('Strict-Transport-Security')
  if (value === null) return -20
  const [, seconds] = /^max-age=(\d+)/.exec(value) ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

/** Scripts of other hosts are to be signed; the site's own may be. */
function scripts(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
  if (foreign.length === 0) return 0
  const isSigned = foreign.every(([tag]) => tag.includes('integrity='))
  const isSecure = foreign.every(([, address]) => address!.startsWith('https:'))
  if (!isSecure) return isSigned ? -20 : -50
  return isSigned ? 5 : -5
}

function framing(headers: Headers): number {
  const ancestors = directivesOf(headers.get('Content-Security-Policy') ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20
}

function resources(headers: Headers): number {
  const value = headers.get('Cross-Origin-Resource-Policy')
  if (value === null || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}
