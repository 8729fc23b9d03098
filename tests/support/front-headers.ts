import { expect, type APIRequestContext } from '@playwright/test'
import { commonHeaders } from '../../app/platform/http/headers.server.ts'
import { BOOKING_PAGES } from '../../app/site/booking/booking-pages.ts'

/** Expects of the web server at one origin that it says of each file what the site at the other would. */
export async function expectSameHeaders(request: APIRequestContext, front: string, site: string): Promise<void> {
  const home = await (await request.get(`${front}/`)).text()
  const style = /"(\/static\/[^"]+\.css)"/.exec(home)![1]!
  const picture = /"(\/images\/[^" ]+\.jpg\?v=[^" ]+)"/.exec(home)![1]!
  const { 'Content-Security-Policy': forFiles, ...common } = commonHeaders('')
  const booking = Object.keys(BOOKING_PAGES).map((slug) => `/${slug}`)
  const pages = ['/', '/soins/maquillage', ...booking]
  const files = ['/robots.txt', '/sitemap.xml', '/actualites.atom', '/manifest.webmanifest', '/speculation-rules.json']
  const others = [
    style,
    picture,
    picture.replace(/\?.*/, ''),
    '/favicon.svg',
    '/favicon.ico',
    '/icons/icon-192.png',
    '/healthz',
  ]
  for (const name of ['/index', '/404', '/indisponible', '/soins/maquillage'])
    for (const path of [...(name.startsWith('/soins') ? [] : [name]), `${name}.html`, `${name}.html.br`])
      expect((await request.get(front + path, { maxRedirects: 0 })).status(), path).toBe(404)
  for (const path of [...pages, ...files, ...others]) {
    const [there, here] = [await request.get(front + path), await request.get(site + path)]
    // Where there may be the booking service, its windows may be opened, and it may have somebody pay.
    const forBooking: Record<string, string | undefined> = booking.includes(path)
      ? {
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'permissions-policy': here.headers()['permissions-policy']?.replace(' payment=(),', ''),
        }
      : {}
    const same = [...Object.keys(common), 'Cache-Control', 'Speculation-Rules']
    for (const name of same.map((each) => each.toLowerCase()))
      expect(there.headers()[name], `${path} ${name}`).toBe(forBooking[name] ?? here.headers()[name])
    const [kind, kindHere] = [there, here].map((answer) => answer.headers()['content-type']!.split(';')[0])
    expect(kind, path).toBe(kindHere)
    const policy = there.headers()['content-security-policy']
    expect(policy, path).toBe(pages.includes(path) ? "frame-ancestors 'none'" : forFiles)
    expect(there.headers()['vary'] ?? '', path).toContain(pages.includes(path) ? 'Cookie' : '')
    if (path !== '/healthz') expect(there.headers()['strict-transport-security']).toContain('max-age=31536000')
  }
}
