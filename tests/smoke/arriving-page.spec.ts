import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/journey.ts'
import { collectShifts, shiftOf } from '../support/layout-shifts.ts'

/** How long the rest of a page is kept back, in milliseconds: a browser paints what it has by then. */
const PAUSE = 800

/** Up to where a page has arrived by then. */
const CUTS: { path: string; before: string }[] = [
  { path: '/', before: 'Nos produits' },
  { path: '/nos-expertes', before: 'Inès Keller' },
  // Titles in the middle of what stands beside them.
  ...['/soins/soins-du-corps', '/mon-compte', '/cheques-cadeaux', '/soins'].map((path) => ({
    path,
    before: '</h1>',
  })),
  { path: '/tarifs', before: 'Chercher un tarif' },
  { path: '/ventes-privees', before: '</h2>' },
]

for (const { path, before } of CUTS)
  test(`of ${path}, that has arrived up to « ${before} » nothing moves when the rest comes`, async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(/another host|woff2/)
    // What the faces move when they come, or are missed, is another matter: see `faces.spec.ts`.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => Object.defineProperty(document.fonts, 'onloadingerror', { set: () => undefined }))
    const html = await (await fetch(site.origin + path)).text()
    const cut = html.indexOf(before, html.indexOf('<body'))
    expect(cut).toBeGreaterThan(0)
    const server = createServer((request, response) => {
      if (request.url !== path) return void forward(site.origin + request.url, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(html.slice(0, cut))
      setTimeout(() => response.end(html.slice(cut)), PAUSE)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    await collectShifts(page)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await shiftOf(page)).toBeLessThan(0.001)
    server.close()
  })

async function forward(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address)
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(await answer.bytes())
}
