import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { HAS_CADDY, startCaddy, startCaddyWithFiles } from '../support/caddy.ts'
import { expectSameHeaders } from '../support/front-headers.ts'
import { heavyPhotograph } from '../support/photographs.ts'
import { query } from '../support/site-database.ts'
import { startSite } from '../support/site.ts'

test.skip(!HAS_CADDY, 'Caddy is not installed here')

test('two processes behind Caddy: one may go, and nobody can say that they come from elsewhere', async () => {
  const one = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
  const other = await startSite({ ...one.place, TRUSTED_PROXIES: '127.0.0.1' })
  const caddy = await startCaddy([one.origin, other.origin])
  try {
    const here = { ...one, origin: caddy.origin }
    const cookie = await openSession(here)
    const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: 1 } as const
    expect((await sendChange(here, cookie, { ...change, fields: { title: 'Par Caddy' } })).status).toBe(200)

    let isOver = false
    const statuses: number[] = []
    const visits = Array.from({ length: 4 }, async (_, visitor) => {
      for (let count = 0; !isOver; count += 1) {
        const path = ['/', '/soins/maquillage', '/actualites', '/api/session'][(visitor + count) % 4]!
        statuses.push((await fetch(caddy.origin + path, { headers: { cookie } })).status)
        await setTimeout(10)
      }
    })
    await setTimeout(1000)
    const ended = once(one.process, 'exit')
    one.process.kill('SIGTERM')
    await ended
    const before = statuses.length
    await expect.poll(() => statuses.length - before, { timeout: 30_000 }).toBeGreaterThan(50)
    isOver = true
    await Promise.all(visits)
    expect(statuses.filter((status) => status >= 500)).toEqual([])

    // What a visitor says of herself is not passed on: the refused attempt is not counted at that address.
    const body = JSON.stringify({ email: one.account.email, password: 'un mot de passe faux' })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' }
    expect((await fetch(`${caddy.origin}/api/session`, { method: 'POST', body, headers })).status).toBe(401)
    expect(JSON.stringify(query(one, 'select * from attempts'))).not.toContain('203.0.113')
    expect(JSON.stringify(query(one, 'select * from attempts'))).toContain('127.0.0')
  } finally {
    await caddy.stop()
    await Promise.all([other.stop(), one.stop()])
  }
})

test('a photograph of 5 MB is taken through Caddy, and captions, beside the published files', async () => {
  const site = await startSite()
  const caddy = await startCaddyWithFiles(site)
  try {
    const headers = {
      cookie: await openSession({ ...site, origin: caddy.origin }),
      'Content-Type': 'application/octet-stream',
      'Sec-Fetch-Site': 'same-origin',
    }
    const body = new Uint8Array(await heavyPhotograph())
    expect(body.length).toBeGreaterThan(5_000_000)
    const answer = await fetch(`${caddy.origin}/api/media`, { method: 'POST', headers, body })
    expect(answer.status).toBe(201)
    const { src } = (await answer.json()) as { src: string }
    expect((await fetch(caddy.origin + src)).status).toBe(200)
    const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n'
    const given = await fetch(`${caddy.origin}/api/media`, { method: 'POST', headers, body: captions })
    const { src: file } = (await given.json()) as { src: string }
    await expect.poll(() => existsSync(join(site.dataDir, 'public', file)), { timeout: 30_000 }).toBe(true)
    const found = await fetch(caddy.origin + file)
    const said = ['content-type', 'x-content-type-options', 'content-security-policy']
    const words = said.map((name) => found.headers.get(name))
    expect([found.status, ...words]).toEqual([200, 'text/vtt', 'nosniff', "default-src 'none'; sandbox"])
    const script = readdirSync('build/client/static/js').find((name) => name.endsWith('.js'))!
    const { status, headers: kept } = await fetch(`${caddy.origin}/static/js/${script}`)
    expect([status, kept.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  } finally {
    await caddy.stop()
    await site.stop()
  }
})

test('what Caddy sends says what the site itself would', async ({ request }) => {
  const site = await startSite()
  await expect.poll(() => existsSync(join(site.dataDir, 'public', 'sitemap.xml')), { timeout: 30_000 }).toBe(true)
  const caddy = await startCaddyWithFiles(site)
  try {
    await expectSameHeaders(request, caddy.origin, site.origin)
    const lines = (await request.get(`${caddy.origin}/login`)).headersArray()
    expect(lines.filter(({ name }) => name.toLowerCase() === 'strict-transport-security')).toHaveLength(1)
    // What is not there may be put back.
    const absent = (await request.get(`${caddy.origin}/media/${'0'.repeat(32)}.jpg`)).headersArray()
    const kept = absent.filter(({ name }) => name.toLowerCase() === 'cache-control').map(({ value }) => value)
    expect(kept).toEqual([expect.not.stringContaining('immutable')])
  } finally {
    await caddy.stop()
    await site.stop()
  }
})
