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
 * Says who may keep an answer: a public page any cache that asks again each time, unless the page itself has
 * decided; nobody a failure, a redirect, or what is `personal`: meant for whoever asked.
 */
export function setCacheHeaders(request: Request, { status, headers }: Response, personal: boolean): void {
  const read = request.method === 'GET' || request.method === 'HEAD'
  const isRedirect = status >= 300 && status < 400
  const isPublic = !personal && read && !isRedirect && status < 500 && !headers.has('Set-Cookie')
  if (!isPublic) headers.set('Cache-Control', 'no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.append('Vary', 'Cookie')
}
