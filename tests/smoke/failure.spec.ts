import { once } from 'node:events'
import { readdirSync, readlinkSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '../support/journey.ts'
import { query } from '../support/site-database.ts'
import { ON_POSTGRES, startSite, type RunningSite } from '../support/site.ts'

const FAILURE = 'Erreur lors de la récupération des données.'

/** Changes what the table has of a treatment, as nothing of the site would. */
function alter(site: RunningSite, id: string, change: (fields: { tarifs: { price: unknown }[] }) => object) {
  const [row] = query(site, 'select data from documents where id = ?', id)
  const data = JSON.stringify(change(JSON.parse(String(row!['data']))))
  query(site, 'update documents set data = ? where id = ?', data, id)
}

test('an unreadable database is said in French, logged, and over when it is back', async ({ faults, page }) => {
  test.skip(ON_POSTGRES, 'There is no file to take away.')
  faults.allow(/./)
  const site = await startSite()
  const file = join(site.dataDir, 'site.sqlite')
  try {
    renameSync(file, `${file}.away`)
    for (const path of [
      '/soins/maquillage',
      '/soins/bronzage-uv',
      '/actualites',
      '/offres-du-moment',
      '/notre-centre',
      '/nos-expertes',
    ]) {
      const answer = await page.goto(site.origin + path)
      expect(answer!.status(), path).toBe(500)
      await expect(page.getByText(FAILURE)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
    for (const path of ['/rendez-vous', '/cheques-cadeaux', '/nos-produits', '/mon-compte']) {
      const answer = await page.goto(site.origin + path)
      expect(answer!.status(), path).toBe(200)
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first(), path).toBeVisible()
    }
    expect((await page.request.get(`${site.origin}/readyz`)).status()).toBe(503)
    expect((await page.request.get(`${site.origin}/healthz`)).status()).toBe(200)
    await expect.poll(site.errors).toContain('"event":"page-failed"')
    renameSync(`${file}.away`, file)
    expect((await page.request.get(`${site.origin}/soins/maquillage`)).status()).toBe(200)
    await expect.poll(async () => (await page.request.get(`${site.origin}/readyz`)).status()).toBe(200)
  } finally {
    await site.stop()
  }
})

test('a document that breaks its schema is logged by field, and shows what it can', async ({ faults, page }) => {
  faults.allow(/another host/)
  const site = await startSite()
  try {
    alter(site, 'maquillage', (fields) => {
      fields.tarifs[1]!.price = null
      return { ...fields, description: 12 }
    })
    query(site, `update documents set data = '{pas du JSON' where collection = 'team'`)
    await page.goto(`${site.origin}/soins/maquillage`)
    await expect(page.getByRole('heading', { level: 1, name: 'Maquillage' })).toBeVisible()
    await expect(page.locator('main details li').first()).toBeVisible()
    await expect.poll(site.errors).toContain('"collection":"categories","id":"maquillage","field":"description"')
    await expect.poll(site.errors).toContain('"field":"tarifs.1.price"')
    await page.goto(`${site.origin}/nos-expertes`)
    await expect(page.getByText('Aucun membre trouvé.')).toBeVisible()
  } finally {
    await site.stop()
  }
})

test('missing records say so: centre, team, lists', async ({ faults, page }) => {
  faults.allow(/another host/)
  const site = await startSite()
  try {
    query(site, `delete from documents where collection <> 'categories'`)
    await page.goto(`${site.origin}/notre-centre`)
    await expect(page.getByText('Chargement des données...')).toBeVisible()
    await expect.poll(site.errors).toContain('"event":"document-missing","collection":"centres"')
    await page.goto(`${site.origin}/nos-expertes`)
    await expect(page.getByText('Aucun membre trouvé.')).toBeVisible()
    await page.goto(`${site.origin}/actualites`)
    await expect(page.getByText('Aucune actualité pour le moment.')).toBeVisible()
    await page.goto(`${site.origin}/nos-soldes`)
    await expect(page.getByText('Aucun article à prix réduit pour le moment.')).toBeVisible()
  } finally {
    await site.stop()
  }
})

test('what another site plays is asked for only when the visitor asks', async ({ faults, page, context }) => {
  const site = await startSite({ NEWSLETTER_FORM_URL: 'https://lettre.example/formulaire' })
  const foreign: string[] = []
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Lecteur</title>' })
    },
  )
  faults.allow(/another host/)
  try {
    const videos = [
      'https://www.youtube.com/watch?v=abcdefghijk',
      'https://vimeo.com/123456789',
      'https://www.dailymotion.com/video/x8abcde',
      'https://cdn.example/film.mp4',
      'https://soundcloud.com/une-voix/un-son',
    ]
    alter(site, 'maquillage', (fields) => ({ ...fields, videos }))
    await page.goto(`${site.origin}/soins/maquillage`, { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
    for (const [index, service, host] of [
      [1, 'YouTube', 'www.youtube-nocookie.com'],
      [2, 'Vimeo', 'player.vimeo.com'],
      [3, 'Dailymotion', 'geo.dailymotion.com'],
      [5, 'SoundCloud', 'w.soundcloud.com'],
    ] as const) {
      foreign.length = 0
      await page.goto(`${site.origin}/soins/maquillage`)
      await page.getByRole('link', { name: `Lire avec ${service}` }).click()
      await expect(page.locator(`iframe#lecture-${index}`)).toBeVisible()
      await expect.poll(() => foreign.map((url) => new URL(url).host)).toEqual([host])
    }
    await page.goto(`${site.origin}/soins/maquillage`)
    await page.getByRole('link', { name: 'Lire avec cdn.example' }).click()
    await expect(page.locator('video#lecture-4')).toHaveJSProperty('muted', true)
    alter(site, 'bronzage-uv', (fields) => ({ ...fields, videos }))
    await page.goto(`${site.origin}/soins/bronzage-uv`)
    await page.getByRole('button', { name: "J'ai compris" }).click()
    await page.getByRole('link', { name: 'Lire avec YouTube' }).click()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.locator('iframe#lecture-1')).toBeVisible()

    foreign.length = 0
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
    await page.getByRole('link', { name: "S'inscrire à la lettre" }).click()
    await expect(page.frameLocator('iframe[title="Inscription à la lettre"]').locator('body')).toBeAttached()
    expect(foreign).toEqual(['https://lettre.example/formulaire'])
  } finally {
    // What the page still loads is given up before its site ends.
    await page.goto('about:blank')
    await site.stop()
  }
})

test('what leads to a treatment that is gone is not among « Souvent avec »', async ({ faults, page }) => {
  faults.allow(/another host/)
  const site = await startSite()
  try {
    const avec = [
      { id: 'parti', lien: '/soins/soin-parti', texte: 'Maquillage de mariée' },
      { id: 'present', lien: '/soins/maquillage', texte: 'Maquillage du soir' },
    ]
    alter(site, 'soins-du-visage', (fields) => ({ ...fields, avec }))
    await page.goto(`${site.origin}/soins/soins-du-visage`)
    const together = page.getByRole('region', { name: 'Souvent avec' })
    await expect(together.getByRole('link')).toHaveText(['Maquillage du soir'])
  } finally {
    await site.stop()
  }
})

test('whatever part of a file is asked for, the site goes on', async ({ site }) => {
  const asked = { '5-2': 200, '-10': 200, '0-99999999999999999999': 200, '0-1,3-4': 200, '2-5': 206, '999999-': 416 }
  for (const [part, status] of Object.entries(asked)) {
    const answer = await fetch(`${site.origin}/favicon.ico`, { headers: { Range: `bytes=${part}` } })
    expect(answer.status, part).toBe(status)
    await answer.arrayBuffer()
  }
  expect((await fetch(site.origin)).status).toBe(200)
})

test('a film that nobody waits for is not kept open', async ({ site }) => {
  test.skip(process.platform !== 'linux', 'Open files are seen in /proc.')
  const films = () =>
    readdirSync(`/proc/${site.process.pid}/fd`).filter((descriptor) => {
      try {
        return readlinkSync(`/proc/${site.process.pid}/fd/${descriptor}`).endsWith('.mp4')
      } catch {
        return false
      }
    })
  const { hostname, port, host } = new URL(site.origin)
  const request = `GET /videos/epilation-au-fil.mp4 HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(Number(port), hostname, () => socket.write(request.repeat(20)))
      socket.once('data', () => socket.destroy())
      await once(socket, 'close')
    }),
  )
  await expect.poll(films).toEqual([])
})
