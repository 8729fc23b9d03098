import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { SESSION_COOKIE } from '../../app/accounts/auth.server.ts'
import { cleanEnvironment } from '../support/environment.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

/** What is deleted here is missed by no other journey: other settings have workers, and so sites, of their own. */
test.use({ settings: { PASSWORD_MIN_LENGTH: '13' } })

const PAGE = '/soins/maquillage'

const content = (site: RunningSite, input: object) => {
  const done = spawnSync(process.execPath, ['commands/content.ts', 'import', '-'], {
    env: { ...cleanEnvironment(), ...site.place },
    input: JSON.stringify(input),
    encoding: 'utf8',
  })
  expect(done.status, done.stderr).toBe(0)
}

/** A treatment with something else in one of its fields. */
const changed = (site: RunningSite, id: string, fields: { title?: string; description?: string }) => {
  const done = spawnSync(process.execPath, ['commands/content.ts', 'export', '-'], {
    env: { ...cleanEnvironment(), ...site.place },
    encoding: 'utf8',
  })
  const { categories } = JSON.parse(done.stdout) as { categories: Record<string, object> }
  content(site, { categories: { [id]: { ...categories[id], ...fields } } })
}

/** What a tag says of the content, whatever it is compressed by. */
const tagOf = async (request: APIRequestContext, path: string) =>
  (await request.head(path)).headers()['etag']!.slice(1, 23)

test('every page has a tag, and is not sent again to who has it', async ({ request }) => {
  for (const path of Object.values(VISITOR_ROUTES).filter((one) => one !== '/login')) {
    const first = await request.get(path)
    expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    expect(first.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/)
    expect(first.headers()['vary']).toMatch(/Accept-Encoding/)
    const tag = first.headers()['etag']!
    const again = await request.get(path, { headers: { 'If-None-Match': tag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
    expect((await request.head(path)).status()).toBe(200)
    // Of its content: while the pages are published, better compressed ones take their place.
    expect(await tagOf(request, path)).toBe(tag.slice(1, 23))
  }
})

test('a page that is kept is the one that the framework makes of the same, and is refused as it is', async ({
  request,
}) => {
  // Who brings a session, even one that nobody gave, is answered past all that is kept. Who names another host has the same.
  const headers = { Cookie: `${SESSION_COOKIE}=aucune`, Host: 'autre.example' }
  const unknown = ['/nulle-part', '/soins/inconnu', '/actualites?page=99', '/actualites?page=2']
  const others = ['/soins/maquillage.data', '/_root.data', '/__manifest?paths=/cgv', '/sitemap.xml', '/actualites.atom']
  for (const path of [...Object.values(VISITOR_ROUTES), ...unknown, ...others]) {
    const [kept, made] = [await request.get(path), await request.get(path, { headers })]
    expect(kept.status(), path).toBe(made.status())
    expect(kept.headers()['content-type'], path).toBe(made.headers()['content-type'])
    // The data of a page have the moment at which they were read.
    const withoutNow = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    expect(withoutNow(await kept.text()), path).toBe(withoutNow(await made.text()))
    expect(kept.headers()['content-security-policy'], path).toBe(made.headers()['content-security-policy'])
  }
})

test('who asks without compression has the same page', async ({ request }) => {
  const plain = await request.get(PAGE, { headers: { 'Accept-Encoding': 'identity' } })
  const text = await plain.text()
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(text).toBe(await (await request.get(PAGE)).text())
  expect(text).toBe(await (await request.get(PAGE, { headers: { 'Accept-Encoding': 'gzip' } })).text())
})

test('what is changed is new at the next request, and nothing else is', async ({ request, site }) => {
  const paths = [PAGE, '/soins/soins-des-mains', '/notre-centre', '/cgv']
  const before = await Promise.all(paths.map((path) => tagOf(request, path)))
  changed(site, 'maquillage', { description: '<p>Le maquillage du jour.</p>' })
  const after = await Promise.all(paths.map((path) => tagOf(request, path)))
  expect(await (await request.get(PAGE)).text()).toContain('Le maquillage du jour.')
  expect(after.map((tag, index) => tag === before[index])).toEqual([false, true, true, true])
})

test('visitors who come while it is being changed see one version or the other, whole', async ({ request, site }) => {
  changed(site, 'beaute-en-duo', { title: 'Version 0' })
  let saving = true
  const seen = new Set<string>()
  const reading = (async () => {
    while (saving) {
      const texts = await Promise.all(
        Array.from({ length: 8 }, async () => (await request.get('/soins/beaute-en-duo')).text()),
      )
      for (const text of texts) {
        const found = new Set(text.match(/Version \d+/g))
        expect(found.size).toBe(1)
        seen.add([...found][0]!)
      }
    }
  })()
  for (let version = 1; version <= 3; version += 1) changed(site, 'beaute-en-duo', { title: `Version ${version}` })
  saving = false
  await reading
  expect(await (await request.get('/soins/beaute-en-duo')).text()).toContain('Version 3')
  expect(seen.size).toBeGreaterThan(0)
})

test('an administrator’s pages are hers alone', async ({ page, request, site }) => {
  const visitors = await (await request.get(PAGE)).text()
  await signIn(page, site.account.email, site.account.password)
  await page.waitForURL(`${site.origin}/`)
  const hers = await page.request.get(PAGE)
  expect(hers.headers()).toMatchObject({ 'cache-control': 'no-store' })
  expect(hers.headers()['etag']).toBeUndefined()
  expect(await hers.text()).toContain('data-hydration')
  expect(await (await request.get(PAGE)).text()).toBe(visitors)
})

test('addresses that lead nowhere are not kept, and carry no tag', async ({ request, faults }) => {
  faults.allow(/status 404/)
  const answer = await request.get('/soins/inconnu')
  expect([answer.status(), answer.headers()['etag']]).toEqual([404, undefined])
})

test.describe('the published files', () => {
  const fileOf = (site: RunningSite, path: string) =>
    join(site.dataDir, 'public', path === '/' ? 'index.html' : `${path.slice(1)}.html`)

  test('are the pages as they are served, compressed as well', async ({ request, site }) => {
    for (const path of Object.values(VISITOR_ROUTES).filter((one) => !one.includes('?') && one !== '/login')) {
      const file = fileOf(site, path)
      // What a journey before has saved is still being published.
      await expect(async () => {
        const served = await (await request.get(path)).text()
        expect(readFileSync(file, 'utf8')).toBe(served)
        expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(served)
        expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(served)
      }).toPass({ timeout: 30_000 })
    }
    for (const name of ['robots.txt', 'sitemap.xml', 'actualites.atom', 'manifest.webmanifest', '404.html'])
      await expect
        .poll(() => statSync(join(site.dataDir, 'public', name), { throwIfNoEntry: false })?.size, { timeout: 30_000 })
        .toBeGreaterThan(0)
  })

  test('show all that they need from their own folder', async ({ request, site }) => {
    const folder = join(site.dataDir, 'public')
    const file = fileOf(site, PAGE)
    await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true)
    const html = readFileSync(file, 'utf8')
    const addresses = [...html.matchAll(/(?:src|href)="(\/(?:static|images|videos|icons)\/[^"?]+)/g)].map(
      ([, one]) => one!,
    )
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) expect(existsSync(join(folder, address)), address).toBe(true)
    expect(html).toContain('http-equiv="Content-Security-Policy"')
    expect((await request.get(PAGE)).ok()).toBe(true)
  })

  test('leave out a page that cannot be written, say which, and follow what is saved all the same', async ({
    site,
  }) => {
    const id = 'a'.repeat(300)
    query(
      site,
      `insert into documents (collection, id, position, version, data, updated_at)
        select collection, ?, position, version, data, updated_at from documents where id = 'maquillage'`,
      id,
    )
    try {
      changed(site, 'soins-des-mains', { title: 'Mains douces' })
      for (const path of ['/soins/soins-des-mains', '/cgv', '/'])
        await expect
          .poll(() => (existsSync(fileOf(site, path)) ? readFileSync(fileOf(site, path), 'utf8') : ''), {
            timeout: 30_000,
          })
          .toContain('Mains douces')
      await expect.poll(site.errors).toMatch(/"event":"page-not-published","path":"\/soins\/a{193}".*ENAMETOOLONG/)
      expect(existsSync(fileOf(site, `/soins/${id}`))).toBe(false)
    } finally {
      query(site, 'delete from documents where id = ?', id)
    }
  })

  test('follow what is saved and what is removed, and leave no draft', async ({ site }) => {
    const file = fileOf(site, '/soins/soins-des-pieds')
    const other = fileOf(site, '/cgv')
    changed(site, 'soins-des-pieds', { title: 'Pieds légers' })
    for (const one of [file, other])
      await expect
        .poll(() => (existsSync(one) ? readFileSync(one, 'utf8') : ''), { timeout: 30_000 })
        .toContain('Pieds légers')
    content(site, { categories: { 'soins-des-pieds': null } })
    await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(false)
    await expect.poll(() => readFileSync(other, 'utf8'), { timeout: 30_000 }).not.toContain('Pieds légers')
    await expect.poll(() => existsSync(`${file}.br`)).toBe(false)
    await expect
      .poll(() => readdirSync(join(site.dataDir, 'public')).filter((name) => name.startsWith('.')), { timeout: 10_000 })
      .toEqual([])
  })
})
