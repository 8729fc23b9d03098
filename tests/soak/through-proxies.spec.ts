import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { HAS_CADDY, startCaddy, startCaddyWithFiles } from '../support/caddy.ts'
import { box, filmOf } from '../support/films.ts'
import { listenTo } from '../support/live.ts'
import { HAS_NGINX, startNginx } from '../support/nginx.ts'
import { startSite, type RunningSite } from '../support/site.ts'

/** A film of 40 MB, well above what web servers take unless told. */
const FILM = Buffer.concat([filmOf(), box('mdat', Buffer.alloc(40 * 1024 * 1024, 7))])

const FRONTS: [name: string, isHere: boolean, start: (site: RunningSite) => ReturnType<typeof startCaddy>][] = [
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy and published files', HAS_CADDY, startCaddyWithFiles],
  ['Caddy alone', HAS_CADDY, ({ origin }) => startCaddy([origin, origin])],
]

for (const [name, isHere, start] of FRONTS)
  test(`films, news as they happen and downloads pass through ${name}`, async () => {
    test.skip(!isHere, 'It is not installed here')
    const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
    await expect.poll(() => existsSync(join(site.dataDir, 'public', 'sitemap.xml')), { timeout: 30_000 }).toBe(true)
    const front = await start(site)
    const here = { ...site, origin: front.origin }
    try {
      const cookie = await openSession(here)
      const headers = { cookie, 'Content-Type': 'application/octet-stream', 'Sec-Fetch-Site': 'same-origin' }
      const given = await fetch(`${front.origin}/api/media`, { method: 'POST', headers, body: new Uint8Array(FILM) })
      expect(given.status).toBe(201)
      const { src } = (await given.json()) as { src: string }
      const part = await fetch(front.origin + src, { headers: { Range: 'bytes=-1048576' } })
      const bytes = Buffer.from(await part.arrayBuffer())
      expect([part.status, part.headers.get('content-type'), bytes.length]).toEqual([206, 'video/mp4', 1024 * 1024])

      const stream = await listenTo(here, cookie)
      const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: 1 } as const
      expect((await sendChange(here, cookie, { ...change, fields: { title: 'Par devant' } })).status).toBe(200)
      await stream.hears('saved', ({ id }) => id === 'maquillage', 2_000)
      await stream.leave()
      // Who has closed her page is not listened for any longer: the server behind would never come to an end.
      const left = Date.now()

      const download = await fetch(`${front.origin}/historique/sauvegarde`, { headers: { cookie } })
      const whole = Buffer.from(await download.arrayBuffer())
      expect([download.status, whole.length]).toEqual([200, Number(download.headers.get('content-length'))])
      expect(whole.length).toBeGreaterThan(FILM.length)
      await front.stop()
      expect(Date.now() - left).toBeLessThan(30_000)
    } finally {
      await front.stop()
      await site.stop()
    }
  })
