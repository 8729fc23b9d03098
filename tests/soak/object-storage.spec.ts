import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSession, sendChange } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { box, filmOf } from '../support/films.ts'
import { expect, test as journey } from '../support/journey.ts'
import { startObjectStorage, type ObjectStorage } from '../support/object-storage.ts'
import { photograph } from '../support/photographs.ts'
import { copiesMade } from '../support/picture-copies.ts'
import { expectServedForEver } from '../support/served-pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { runFile } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Journeys through a site that keeps its pictures and films in a bucket. */
const test = journey.extend<object, { storage: ObjectStorage }>({
  storage: [
    async ({}, use) => {
      const storage = await startObjectStorage()
      await use(storage)
      await storage.remove()
    },
    { scope: 'worker' },
  ],
  settings: ({ storage }, use) => use({ ...storage.settings }),
})

async function give(site: RunningSite, body: Buffer): Promise<string> {
  const answer = await fetch(`${site.origin}/api/media`, {
    method: 'POST',
    headers: { cookie: await openSession(site), 'Content-Type': 'application/octet-stream' },
    body: body as Buffer<ArrayBuffer>,
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { src: string }).src
}

async function show(site: RunningSite, image: string) {
  const change = { intent: 'update', collection: 'photographies', id: 'accueil-centre', base: 0 } as const
  const answer = await sendChange(site, await openSession(site), { ...change, fields: { image, alt: 'Notre salon' } })
  expect(answer.status).toBe(200)
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const kept = ({ dataDir }: RunningSite) =>
  existsSync(join(dataDir, 'media'))
    ? readdirSync(join(dataDir, 'media')).filter((name) => !/^reception/.test(name))
    : []

/** How much memory a site has, in bytes. */
function memoryOf({ process }: RunningSite): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
}

test('a photograph is served from the bucket as from a folder, to everyone and for ever', async ({ request, site }) => {
  const src = await give(site, await photograph())
  const bytes = await expectServedForEver(request, src)
  await expect
    .poll(async () => (await request.get(src.replace('.jpg', '-480.avif'))).headers()['content-type'])
    .toBe('image/avif')
  expect(kept(site)).toEqual([])
  // What a web server gives without the site is whole all the same.
  await show(site, src)
  const published = join(site.dataDir, 'public', src)
  await expect
    .poll(() => existsSync(published) && readFileSync(published).equals(bytes), { timeout: 40_000 })
    .toBe(true)
  expect((await request.get(`/media/${'0'.repeat(32)}.jpg`)).status()).toBe(404)
})

test('a film is played from any place in it', async ({ request, site, storage }) => {
  const film = filmOf()
  const src = await give(site, film)
  const part = await request.get(src, { headers: { Range: 'bytes=4-7' } })
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '4',
    'content-range': `bytes 4-7/${film.length}`,
  })
  expect((await (await request.get(src, { headers: { Range: 'bytes=-5' } })).body()).length).toBe(5)
  const beyond = await request.get(src, { headers: { Range: `bytes=${film.length}-` } })
  expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${film.length}`])
  const other = await request.get(src, { headers: { Range: 'bytes=4-7', 'If-Range': '"autre"' } })
  expect([other.status(), (await other.body()).length]).toEqual([200, film.length])
  // The site itself fetches it whole as well, for its folder of published files.
  await expect.poll(() => existsSync(join(site.dataDir, 'public', src)), { timeout: 40_000 }).toBe(true)
  const address = `GET /institut/site/${src.slice('/media/'.length)}?x-id=GetObject `
  const asked = storage.requests.filter((line) => line.startsWith(address)).map((line) => line.slice(address.length))
  const end = `bytes=${film.length - 5}-${film.length - 1}`
  expect(asked.toSorted()).toEqual(['bytes=4-7', end, 'whole', 'whole'].toSorted())
})

/** How much room a long film leaves free, in bytes. */
const FREE = 190 * 1024 * 1024

test('a long film comes and goes with little memory', async ({ site }) => {
  test.skip(process.platform !== 'linux', 'Only there is the memory of a process a file.')
  const film = Buffer.concat([filmOf(), box('free', Buffer.alloc(FREE, 'film'))])
  await copiesMade(site)
  const before = memoryOf(site)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryOf(site))), 50)
  const src = await give(site, film)
  const bytes = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer())
  expect(bytes.length).toBe(film.length)
  // What a film leaves free is emptied.
  expect(sumOf(bytes.subarray(filmOf().length))).toBe(sumOf(box('free', Buffer.alloc(FREE))))
  clearInterval(watch)
  expect(most - before).toBeLessThan(0.8 * film.length)
})

test('whom the storage does not answer is told so, loses nothing, and goes on when it is back', async ({
  page,
  request,
  site,
  storage,
  faults,
}) => {
  faults.allow(/status 503|console: (?:Envoi impossible|Failed to load resource)/)
  const src = await give(site, await photograph({ width: 300, height: 200 }))
  await signIn(page, site.account.email, site.account.password)
  await page.waitForURL(`${site.origin}/`)
  await page.goto('/actualites')
  await page.getByLabel('Titre', { exact: true }).fill('Avec une photo')
  await storage.stop()
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph({ width: 310, height: 210 }) }
  await page.getByLabel('Choisir une photo').setInputFiles(photo)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Le rangement des photos et des films ne répond pas' }),
  ).toBeVisible()
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Avec une photo')
  await expectAccessible(page)
  const refused = await request.get(src)
  expect([refused.status(), refused.headers()['retry-after'], refused.headers()['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
  await storage.start()
  await page.getByRole('button', { name: 'Renvoyer la photo' }).click()
  await expect(page.getByLabel("URL de l'image")).toHaveValue(/^\/media/)
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Avec une photo')
  expect((await request.get(src)).status()).toBe(200)
  expect(site.errors()).toContain('"event":"media-storage-lost"')
  expect(site.errors()).toContain('"event":"media-storage-back"')
  expect(readdirSync(join(site.dataDir, 'media'))).toEqual([])
})

test('the whole site leaves the bucket for a folder, and goes back to another', async ({ site, storage }) => {
  const film = filmOf({ brand: 'mp42' })
  const name = (await give(site, film)).slice('/media/'.length)
  const folder = temporaryFolder()
  const [file, dataDir] = [join(folder, 'site.tar'), join(folder, 'data')]
  await copiesMade(site)
  const run = (args: string[], env: Record<string, string>) => runFile('commands/content.ts', args, { env })
  expect(await run(['export', file], { ...site.place, ...storage.settings })).toMatchObject({ code: 0 })
  expect(await run(['import', file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  const copy = readFileSync(join(dataDir, 'media', name))
  expect(copy.length).toBe(film.length)
  const served = Buffer.from(await (await fetch(`${site.origin}/media/${name}`)).arrayBuffer())
  expect(copy.equals(served)).toBe(true)
  const away = { MEDIA_URL: 's3://institut/ailleurs', DATA_DIR: join(folder, 'autre') }
  expect(await run(['import', file], { ...storage.settings, ...away })).toMatchObject({ code: 0 })
  expect(await run(['export', file], { ...storage.settings, ...away })).toMatchObject({ code: 0 })
  rmSync(folder, { recursive: true })
})

test('a bucket that there is not keeps a site from opening, in one French line', async ({ storage }) => {
  const opening = startSite({ ...storage.settings, MEDIA_URL: 's3://ailleurs' })
  await expect(opening).rejects.toThrow("Le stockage d'objets refuse MEDIA_URL (NoSuchBucket)")
})

test.describe('with a public address', () => {
  test('visitors read the files there, and pages let them', async ({ page, storage, faults }) => {
    const { S3_ENDPOINT } = storage.settings
    const address = `${S3_ENDPOINT}/institut/site`
    const site = await startSite({ ...storage.settings, MEDIA_PUBLIC_URL: `${address}/` })
    try {
      faults.allow(/another host/)
      const src = await give(site, await photograph({ width: 900, height: 600 }))
      const ask = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
      const moved = await ask(src)
      expect([moved.status, moved.headers.get('location')]).toEqual([302, address + src.replace('/media', '')])
      expect(moved.headers.get('cache-control')).toBe('public, max-age=86400')
      const narrow = src.replace('.jpg', '-480.avif')
      const leadsTo = async () => (await ask(narrow)).headers.get('location')
      await expect.poll(leadsTo).toBe(address + narrow.replace('/media', ''))
      expect((await ask(narrow.replace('480', '481'))).status).toBe(404)
      expect((await ask(`/media/${'0'.repeat(32)}.mp4`)).status).toBe(404)
      await show(site, src)
      const answer = await page.goto(`${site.origin}/notre-centre`)
      expect(answer!.headers()['content-security-policy']).toContain(`img-src 'self' ${S3_ENDPOINT} data:`)
      expect(answer!.headers()['content-security-policy']).toContain(`media-src 'self' ${S3_ENDPOINT};`)
      const image = page.getByRole('img', { name: 'Notre salon' })
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
      // What stands elsewhere is there while the storage has other things to do, and is no part of the copy.
      storage.trouble('failure')
      expect((await ask(src)).status).toBe(302)
      expect(existsSync(join(site.dataDir, 'public', 'media'))).toBe(false)
    } finally {
      storage.trouble(undefined)
      await site.stop()
    }
  })
})
