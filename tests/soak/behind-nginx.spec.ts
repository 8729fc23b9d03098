import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { openSession } from '../support/administrator.ts'
import { expectSameHeaders } from '../support/front-headers.ts'
import { HAS_NGINX, startNginx } from '../support/nginx.ts'
import { heavyPhotograph } from '../support/photographs.ts'
import { signIn } from '../support/sign-in.ts'
import { startSite, type RunningSite } from '../support/site.ts'

/** A site of its own, which may be ended, with nginx before it. */
const test = base.extend<{ site: RunningSite; nginx: Awaited<ReturnType<typeof startNginx>>; front: string }>({
  site: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
  nginx: async ({ site }, use) => {
    await expect.poll(() => existsSync(join(site.dataDir, 'public', 'sitemap.xml')), { timeout: 30_000 }).toBe(true)
    const nginx = await startNginx(site)
    await use(nginx)
    await nginx.stop()
  },
  front: ({ nginx }, use) => use(nginx.origin),
})

test.skip(!HAS_NGINX, 'nginx is not installed here')

test('visitors read the files, administrators the site itself', async ({ front, page, request, site }) => {
  const file = await request.get(`${front}/soins/maquillage`)
  expect(file.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', server: /^nginx/ })
  expect(file.headers()['etag']).not.toMatch(/-br|-gzip/)
  expect(await file.text()).toBe(await (await request.get(`${site.origin}/soins/maquillage`)).text())
  expect(file.headers()['cache-control']).toContain('stale-while-revalidate')
  for (const [path, status] of [
    ['/', 200],
    ['/robots.txt', 200],
    ['/actualites?page=2', 404],
    ['/inconnu', 404],
    ['/login', 200],
  ] as const)
    expect((await request.get(front + path)).status(), path).toBe(status)
  await signIn(page, site.account.email, site.account.password, front)
  await expect(page.getByRole('button', { name: 'Déconnexion' }).first()).toBeVisible()
  const hers = await page.request.get(`${front}/soins/maquillage`)
  expect(hers.headers()['cache-control']).toBe('no-store')
  expect(await hers.text()).toContain('data-hydration')
})

test('what nginx sends says what the site itself would', async ({ front, request, site }) => {
  await expectSameHeaders(request, front, site.origin)
})

test('a page from a file is a whole page', async ({ front, page }) => {
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
  page.on('requestfailed', (failed) => faults.push(failed.url()))
  for (const path of ['/', '/soins/soins-du-visage', '/rendez-vous']) {
    await page.goto(front + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  expect(faults).toEqual([])
})

test('browsers ask for all of a page by one connection', async ({ browser, nginx }) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.goto(nginx.secure)
  const protocols = () =>
    performance.getEntries().flatMap((entry) => ('nextHopProtocol' in entry ? [entry.nextHopProtocol] : []))
  expect(new Set(await page.evaluate(protocols))).toEqual(new Set(['h2']))
  await context.close()
})

test('a photograph of 5 MB is taken through nginx', async ({ front, request, site }) => {
  const data = await heavyPhotograph()
  expect(data.length).toBeGreaterThan(5_000_000)
  const headers = { cookie: await openSession({ ...site, origin: front }), 'Sec-Fetch-Site': 'same-origin' }
  const answer = await request.post(`${front}/api/media`, { data, headers, failOnStatusCode: false })
  expect(answer.status()).toBe(201)
  const { src } = (await answer.json()) as { src: string }
  expect((await request.get(front + src)).status()).toBe(200)
})

test('captions that are a published file are of their type', async ({ front, request, site }) => {
  const headers = { cookie: await openSession({ ...site, origin: front }), 'Sec-Fetch-Site': 'same-origin' }
  const data = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n')
  const answer = await request.post(`${front}/api/media`, { data, headers })
  const { src } = (await answer.json()) as { src: string }
  // A change of the content has what is given published with the pages.
  await expect.poll(() => existsSync(join(site.dataDir, 'public', src)), { timeout: 30_000 }).toBe(true)
  const found = await request.get(front + src)
  expect(found.status()).toBe(200)
  expect(found.headers()).toMatchObject({ 'content-type': 'text/vtt', 'x-content-type-options': 'nosniff' })
})

test('another spelling of an address leads to the page', async ({ front, request }) => {
  for (const [asked, plain] of [
    ['/Notre-Centre', '/notre-centre'],
    ['/notre-centre/', '/notre-centre'],
    ['/soins/cryolipolyse', '/soins/Cryolipolyse'],
    ['/ch%C3%A8ques-cadeaux', '/cheques-cadeaux'],
  ] as const) {
    const answer = await request.get(front + asked, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], asked).toEqual([301, plain])
  }
})

test('the site stays readable while the process is gone', async ({ front, page, request, site }) => {
  site.process.kill('SIGKILL')
  await new Promise((resolve) => site.process.once('exit', resolve))
  const file = await request.get(`${front}/notre-centre`)
  expect([file.status(), (await file.text()).length > 1000]).toEqual([200, true])
  const published = readdirSync(join(site.dataDir, 'public'), { withFileTypes: true })
  const others = published.filter((entry) => entry.isFile() && !/\.(?:html|gz|br)$/.test(entry.name))
  expect(others.length).toBeGreaterThan(4)
  for (const { name } of others) expect((await request.get(`${front}/${name}`)).status(), name).toBe(200)
  const other = await request.get(`${front}/api/session`)
  expect([other.status(), other.headers()['retry-after']]).toEqual([503, '5'])
  await page.goto(`${front}/`)
  await page.getByRole('link', { name: 'Notre centre' }).first().click()
  await expect(page).toHaveURL(`${front}/notre-centre`)
})
