import { request as http } from 'node:http'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { filmOf } from '../support/films.ts'
import { expect, test as journey } from '../support/journey.ts'
import { photograph, telephonePhotograph } from '../support/photographs.ts'
import { expectServedForEver } from '../support/served-pictures.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

/** Requests of an administrator, beside those of a visitor. */
const test = journey.extend<{ administrator: APIRequestContext }>({
  administrator: async ({ page, site }, use) => {
    await signIn(page, site.account.email, site.account.password)
    await page.waitForURL(`${site.origin}/`)
    await use(page.request)
  },
})

const give = (who: APIRequestContext, body: Buffer) =>
  who.post('/api/media', { data: body, headers: { 'Content-Type': 'application/octet-stream' } })

const describe = (who: APIRequestContext, src: string, alt: string) =>
  who.post('/api/media/alt', { data: { src, alt } })

const folder = ({ dataDir }: RunningSite) =>
  readdirSync(join(dataDir, 'media')).filter((name) => /^reception/.test(name))

const sizeOf = ({ dataDir }: RunningSite, name: string) =>
  statSync(join(dataDir, 'media', name), { throwIfNoEntry: false })?.size

test('a visitor gives no file, changes no text, and is told no more', async ({ request }) => {
  expect((await give(request, await photograph())).status()).toBe(401)
  expect((await request.get('/api/media?src=/media/x.jpg')).status()).toBe(401)
  expect((await request.post('/api/media/alt', { data: { src: '/media/x.jpg', alt: 'x' } })).status()).toBe(401)
})

test('another site gives no file in the name of an administrator', async ({ administrator, faults }) => {
  faults.allow(/./)
  const answer = await administrator.post('/api/media', {
    data: await photograph(),
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
})

test('a photograph is taken, served to everyone and kept for ever', async ({ administrator, request, site }) => {
  const answer = await give(administrator, await telephonePhotograph())
  expect(answer.status()).toBe(201)
  expect(answer.headers()['cache-control']).toBe('no-store')
  const { src, ...facts } = (await answer.json()) as { src: string }
  expect(facts).toEqual({ alt: expect.any(String), width: 600, height: 400, kind: 'picture' })
  expect(await (await administrator.get(`/api/media?src=${src}`)).json()).toEqual({ src, ...facts })

  await expectServedForEver(request, src)

  const narrow = src.replace('.jpg', '-480.avif')
  await expect
    .poll(async () => (await request.get(narrow)).headers()['content-type'], { timeout: 60_000 })
    .toBe('image/avif')
  expect((await request.get(narrow)).headers()['cache-control']).toContain('immutable')
  await expect.poll(() => folder(site), { timeout: 60_000 }).toEqual([])
})

test('a copy that is not made yet is the picture itself, and asked for again', async ({ administrator, request }) => {
  // So large that its copies take a while.
  const answer = await give(administrator, await photograph({ width: 2400, height: 1600 }))
  const { src } = (await answer.json()) as { src: string }
  const copy = await request.get(src.replace('.jpg', '-1920.avif'))
  expect(copy.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' })
})

test('a film is played from any place in it', async ({ administrator, request }) => {
  const film = filmOf({ codec: 'hvc1' })
  const taken = (await (await give(administrator, film)).json()) as { src: string; warning: string }
  expect(taken.warning).toContain('HEVC')
  const part = await request.get(taken.src, { headers: { Range: 'bytes=4-7' } })
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '4',
    'content-range': `bytes 4-7/${film.length}`,
  })
  const end = await request.get(taken.src, { headers: { Range: 'bytes=-5' } })
  expect((await end.body()).length).toBe(5)
  const beyond = await request.get(taken.src, { headers: { Range: `bytes=${film.length}-` } })
  expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${film.length}`])
  const other = await request.get(taken.src, { headers: { Range: 'bytes=4-7', 'If-Range': '"autre"' } })
  expect([other.status(), (await other.body()).length]).toEqual([200, film.length])
})

test('what is refused is refused in French', async ({ administrator, faults, site }) => {
  faults.allow(/./)
  for (const [body, status, message] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>'), 415, 'SVG'],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'HEIC'],
    [Buffer.from('bonjour'), 415, 'ni une photo'],
    [(await photograph()).subarray(0, 900), 400, 'abîmée'],
    [Buffer.concat([await photograph(), Buffer.alloc(25 * 1024 * 1024)]), 413, '25 Mo'],
  ] as const) {
    const answer = await give(administrator, body)
    expect(answer.status()).toBe(status)
    expect(((await answer.json()) as { message: string }).message).toContain(message)
  }
  expect((await describe(administrator, '/media/x.jpg', 'a'.repeat(251))).status()).toBe(400)
  await expect.poll(() => folder(site), { timeout: 60_000 }).toEqual([])
})

test('an upload that breaks off leaves nothing', async ({ administrator, context, site }) => {
  await give(administrator, filmOf())
  // The copies of a photograph that was given before may still be on their way through the same folder.
  const others = new Set(folder(site))
  const received = () => folder(site).filter((name) => !others.has(name) && sizeOf(site, name) === sent.length)
  const sent = Buffer.concat([filmOf(), Buffer.alloc(1000)])
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const sending = http(`${site.origin}/api/media`, {
    method: 'POST',
    headers: { cookie, 'Content-Length': 10_000_000 },
  })
  sending.on('error', () => undefined)
  sending.write(sent)
  await expect.poll(received).toHaveLength(1)
  sending.destroy()
  await expect.poll(received).toEqual([])
  await expect.poll(site.errors).toContain('"event":"upload-interrupted"')
  expect(site.errors()).not.toContain('"event":"write-failed"')
})

test('no other door takes more than a form has', async ({ administrator, faults }) => {
  faults.allow(/./)
  const answer = await administrator.post('/api/media/alt', { data: { src: 'x'.repeat(2_000_000), alt: '' } })
  expect(answer.status()).toBe(413)
})

for (const path of [
  '/media/',
  '/media/inconnu.jpg',
  `/media/${'0'.repeat(32)}.jpg`,
  `/media/${'0'.repeat(32)}-480.avif`,
  `/media/${'0'.repeat(32)}.svg`,
  '/media/..%2fsite.sqlite',
  '/media/%2e%2e%2fsite.sqlite',
]) {
  test(`nothing is served at ${path}`, async ({ request }) => {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })
}

test('a photograph replaces a first picture everywhere, and another gives a face to a member', async ({
  administrator,
  page,
}) => {
  const bytes = await photograph({ width: 900, height: 600 })
  const { src } = (await (await give(administrator, bytes)).json()) as { src: string }
  expect((await describe(administrator, src, 'Notre salon')).status()).toBe(200)
  const change = (fields: object, collection: string, id: string, base: number) =>
    administrator.post('/api/changes', { data: { intent: 'update', collection, id, base, fields } })
  expect((await change({ image: src }, 'photographies', 'accueil-centre', 0)).status()).toBe(200)
  for (const path of ['/', '/notre-centre']) {
    await page.goto(path)
    const image = page.getByRole('img', { name: 'Notre salon' })
    // What an administrator edits takes the place of what the page came with.
    await expect(() => image.scrollIntoViewIfNeeded()).toPass()
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
  expect((await change({ image: '' }, 'photographies', 'accueil-centre', 1)).status()).toBe(200)
  await page.goto('/notre-centre')
  await expect(page.locator('main picture img[src^="/images/accueil/centre.jpg"]')).not.toHaveCount(0)

  const members = [{ name: 'Camille Weber', role: 'Experte minceur', photo: src }]
  const team = (await (await administrator.get('/api/documents/team/team')).json()) as {
    version: number
    members: object[]
  }
  expect((await change({ members }, 'team', 'team', team.version)).status()).toBe(200)
  await page.goto('/nos-expertes')
  await expect(page.getByRole('img', { name: 'Notre salon' })).toBeVisible()

  expect((await describe(administrator, src, 'Camille, souriante')).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Camille, souriante' })).toBeVisible()
  const back = await change({ members: team.members }, 'team', 'team', team.version + 1)
  expect(back.status()).toBe(200)
})
