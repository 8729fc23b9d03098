const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Says whether a request may come from another site's page and would change something: such a one is refused.
 * `Sec-Fetch-Site` decides, which no page can write; without it, `Origin` against the request's own address.
 */
export function isCrossSiteWrite(request: Request): boolean {
  if (SAFE.has(request.method)) return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('Origin')
  // Every browser of these years sends one of the two with a write, so that without both it is no browser, and
  // carries no cookie that somebody else could use. The same choice as Go's net/http.CrossOriginProtection.
  return origin !== null && origin !== new URL(request.url).origin
}
