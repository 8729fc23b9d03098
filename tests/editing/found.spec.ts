import type { APIRequestContext } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { FIXED_PAGES } from '../../app/pages.ts'
import { openSession, readDocument, sendChange, settleAddress, updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { enter, signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'
import { PROGRESS, runFile } from '../support/spawned.ts'
import { structuredDataOf, structuredDataProblems } from '../support/structured-data.ts'

// A site of its own: documents come, move and go.
test.use({ settings: { SOCIAL_INSTAGRAM_URL: 'https://reseau.example/institut' } })

test.beforeAll(({ site }) => settleAddress(site))

/** Every page that search engines may show. */
const PATHS = Object.values(VISITOR_ROUTES).filter((path) => path !== '/login' && !path.includes('?'))

/** What holds nothing without a booking service, which is not set up here. */
const OF_THE_SERVICE = ['/mon-compte']

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** What stands between header and footer. */
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0]

/** The values of the meta elements of a page, by name or property. */
function metaOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name, content]) => [name!, content!]))
}

async function importFile({ place }: RunningSite, file: unknown) {
  const options = { env: place, input: JSON.stringify(file) }
  expect(await runFile('commands/content.ts', ['import', '-'], options)).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(PROGRESS),
  })
}

test('the structured data of every page is what schema.org knows', async ({ request }) => {
  const documents: Record<string, ReturnType<typeof structuredDataOf>> = {}
  for (const path of PATHS) documents[path] = structuredDataOf(await read(request, path))
  expect(structuredDataProblems(documents)).toEqual([])
  const typesOf = (path: string) => documents[path]!['@graph'].map((thing) => thing['@type'])
  expect(typesOf('/')).toEqual(['BeautySalon', 'WebSite'])
  expect(typesOf('/notre-centre')).toEqual(['BeautySalon', 'BreadcrumbList'])
  expect(typesOf('/actualites')).toContain('ItemList')
  const way = documents['/soins/maquillage']!['@graph'].at(-1)!['itemListElement'] as { name: string }[]
  expect(way.map(({ name }) => name)).toEqual(['Accueil', 'Tous les soins', 'Maquillage'])
  expect(typesOf(VISITOR_ROUTES['article']!)).toEqual(['BeautySalon', 'NewsArticle', 'BreadcrumbList'])
  for (const path of PATHS.filter((path) => path.startsWith('/soins/')))
    expect(typesOf(path), path).toEqual(['BeautySalon', 'Service', 'FAQPage', 'BreadcrumbList'])
  for (const path of PATHS.filter((path) => path !== '/')) expect(typesOf(path).at(-1), path).toBe('BreadcrumbList')
})

test('it tells the documents as they are now', async ({ request, site }) => {
  const cookie = await openSession(site)
  const [{ data, version }] = query(site, `select data, version from documents where id = 'maquillage'`) as [
    { data: string; version: number },
  ]
  const { tarifs } = JSON.parse(data) as { tarifs: object[] }
  const fields = { tarifs: [...tarifs, { name: 'Jour de <em>fête</em>', price: '1 234,50 €' }] }
  await sendChange(site, cookie, {
    intent: 'update',
    collection: 'categories',
    id: 'maquillage',
    base: version,
    fields: fields as never,
  })
  const [, service] = structuredDataOf(await read(request, '/soins/maquillage'))['@graph']
  expect(service!['offers']).toContainEqual(expect.objectContaining({ name: 'Jour de fête', price: 1234.5 }))
  const [salon] = structuredDataOf(await read(request, '/'))['@graph']
  expect(salon).toMatchObject({
    priceRange: '8 € – 1234,50 €',
    sameAs: ['https://reseau.example/institut'],
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '09:00' })]),
  })
})

test('every page has a title and description of its own, and is shared with a picture', async ({ request, site }) => {
  const [titles, descriptions] = [new Set<string>(), new Set<string>()]
  for (const path of PATHS) {
    const html = await read(request, path)
    const meta = metaOf(html)
    const title = /<title>([^<]*)<\/title>/.exec(html)![1]!
    const description = meta['description']!
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThan(50)
    expect(description.replace(/&#x27;/g, "'").length, description).toBeLessThanOrEqual(155)
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    titles.add(title)
    descriptions.add(description)
    const url = site.origin + path
    expect(html).toContain(`<link rel="canonical" href="${url}"`)
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:locale': 'fr_FR',
      'twitter:card': 'summary_large_image',
      'twitter:image': meta['og:image'],
      'og:image:alt': expect.stringMatching(/./),
    })
    const picture = await request.get(meta['og:image']!)
    expect(picture.status(), meta['og:image']).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(Number(meta['og:image:width'])).toBeGreaterThanOrEqual(600)
    expect(Number(meta['og:image:height'])).toBeGreaterThanOrEqual(600)
  }
  expect([titles.size, descriptions.size]).toEqual([PATHS.length, PATHS.length])
})

test('what search engines measure by rules', async ({ page }) => {
  for (const path of PATHS.filter((one) => !OF_THE_SERVICE.includes(one))) {
    await page.goto(path)
    const broken = await page.evaluate(() => ({
      language: document.documentElement.lang === 'fr' ? [] : ['lang'],
      viewport:
        document.querySelectorAll('meta[name=viewport][content*="width=device-width"]').length === 1
          ? []
          : ['viewport'],
      hidden: [...document.querySelectorAll('meta[name=robots][content*=noindex]')].map(({ outerHTML }) => outerHTML),
      pictures: [...document.images].filter((image) => !image.hasAttribute('alt')).map(({ src }) => src),
      links: [...document.links]
        .filter((link) => !/^(https?|tel|mailto):/.test(link.href))
        .map(({ outerHTML }) => outerHTML),
      // Source: Lighthouse, « link-text », its French list.
      texts: [...document.links]
        .map(({ innerText }) => innerText.trim().toLowerCase())
        .filter((text) =>
          ['cliquez ici', 'ici', 'lire la suite', 'en savoir plus', 'suite', 'plus', 'go'].includes(text),
        ),
      elsewhere: [...document.querySelectorAll('[hreflang]')].map(({ outerHTML }) => outerHTML),
    }))
    expect(
      Object.entries(broken).filter(([, found]) => found.length > 0),
      path,
    ).toEqual([])
  }
})

test('the list of pages is complete, true and answered', async ({ request, site }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const entries = [
    ...(await answer.text()).matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ]
  const paths = entries.map(([, url]) => url!.slice(site.origin.length))
  const news = query(site, `select address from addresses`) as { address: string }[]
  const articles = news.map(({ address }) => `/actualites/${address}`)
  const shown = PATHS.filter((path) => !OF_THE_SERVICE.includes(path))
  expect(paths.toSorted()).toEqual([...new Set([...shown, ...articles])].sort())
  for (const [, url] of entries) expect((await request.get(url!, { maxRedirects: 0 })).status(), url).toBe(200)

  const [{ updated_at: updatedAt }] = query(site, `select updated_at from documents where id = 'epilation-au-fil'`) as [
    { updated_at: string },
  ]
  const changed = new Map(entries.map(([, url, time]) => [url!.slice(site.origin.length), time]))
  expect(changed.get('/soins/epilation-au-fil')).toBe(updatedAt)
  expect(changed.get('/soins/bronzage-uv')).toMatch(/^20/)
})

test('robots are told where to look and where not', async ({ request, site }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${site.origin}/sitemap.xml`]))
  for (const path of ['/admin', '/historique', '/prevu', '/guide', '/api/', '/login'])
    expect(lines).toContain(`Disallow: ${path}`)
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
  for (const path of PATHS)
    expect(
      closed.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([])
})

test('the news are a feed that any reader takes', async ({ page, request, site }) => {
  for (const path of ['/', '/actualites']) {
    await page.goto(path)
    await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
      'href',
      '/actualites.atom',
    )
  }
  const answer = await request.get('/actualites.atom')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      const text = (from: Element, name: string) => from.querySelector(`:scope > ${name}`)?.textContent ?? ''
      return {
        error: parsed.querySelector('parsererror')?.textContent,
        name: parsed.documentElement.namespaceURI,
        updated: text(parsed.documentElement, 'updated'),
        entries: [...parsed.querySelectorAll('entry')].map((entry) => ({
          id: text(entry, 'id'),
          title: text(entry, 'title'),
          updated: text(entry, 'updated'),
          content: text(entry, 'content'),
        })),
      }
    },
    await answer.text(),
  )
  expect(feed).toMatchObject({ error: undefined, name: 'http://www.w3.org/2005/Atom' })
  expect(feed.updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(feed.entries.length).toBeGreaterThan(3)
  const anchors = await page.locator('article[id]').evaluateAll((articles) => articles.map(({ id }) => id))
  expect(feed.entries.map(({ id }) => decodeURIComponent(id))).toEqual(
    anchors.map((id) => `${site.origin}/actualites#${id}`),
  )
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length)
  const [image] = /(?<=src=")[^"]+/.exec(feed.entries[0]!.content)!
  expect((await request.get(image)).status()).toBe(200)
})

test.describe('an address that changes', () => {
  test('leads on for good, with what was asked', async ({ request, site }) => {
    const [{ data }] = query(site, `select data from documents where id = 'beaute-en-duo'`) as [{ data: string }]
    await importFile(site, {
      categories: { 'à-deux': JSON.parse(data), 'beaute-en-duo': null },
      redirections: {
        duo: { ancienne: '/soins/beaute-en-duo', nouvelle: '/soins/à-deux' },
        vieille: { ancienne: '/index.php', nouvelle: '/' },
        boutique: { ancienne: '/boutique', nouvelle: 'https://boutique.example/' },
      },
    })
    for (const [from, to] of [
      ['/soins/beaute-en-duo', '/soins/%C3%A0-deux'],
      ['/soins/beaute-en-duo?utm=a', '/soins/%C3%A0-deux?utm=a'],
      ['/index.php', '/'],
      ['/boutique', 'https://boutique.example/'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']], from).toEqual([301, to])
    }
    expect((await request.get('/soins/beaute-en-duo')).status()).toBe(200)
    expect((await request.post('/index.php')).status()).toBe(404)
    const sitemap = await read(request, '/sitemap.xml')
    expect(sitemap).toContain('/soins/%C3%A0-deux<')
    expect(sitemap).not.toContain('beaute-en-duo')
  })

  test('what stands at an address is not led away from', async ({ request, site }) => {
    await importFile(site, { redirections: { cgv: { ancienne: '/cgv', nouvelle: '/' } } })
    expect((await request.get('/cgv', { maxRedirects: 0 })).status()).toBe(200)
  })

  test('it goes out and comes in with the content', async ({ site }) => {
    await importFile(site, { redirections: { une: { ancienne: '/une', nouvelle: '/' } } })
    const { stdout } = await runFile('commands/content.ts', ['export', '-'], { env: site.place })
    expect((JSON.parse(stdout) as Record<string, object>)['redirections']).toMatchObject({
      une: { ancienne: '/une', nouvelle: '/' },
    })
  })
})

test('a treatment that was deleted is gone, one that never was is not found', async ({ page, faults, site }) => {
  faults.allow(/status 4(04|10)|the server responded/)
  await importFile(site, { categories: { 'soins-des-pieds': null } })
  for (const [path, status] of [
    ['/soins/soins-des-pieds', 410],
    ['/soins/soins-des-coudes', 404],
  ] as const) {
    expect((await page.goto(path))!.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soin introuvable')
    const main = page.getByRole('main')
    await expect(main).toContainText(String(status))
    await expect(main.getByRole('link', { name: 'Voir les soins' })).toHaveAttribute('href', '/soins')
    await expect(main.getByRole('link', { name: 'Tous les tarifs' })).toHaveAttribute('href', '/tarifs')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test.describe('what Google shows, in her own words', () => {
  test('is written over the page, seen at once, by visitors too, and in the history', async ({
    page,
    site,
    request,
  }) => {
    await enter(page, site.account)
    await page.goto('/soins/maquillage')
    const derived = await page.title()
    const menu = page.getByText('Administration', { exact: true })
    await menu.click()
    await page.getByRole('button', { name: 'Référencement de cette page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Référencement de cette page' })
    const title = dialog.getByLabel('Titre dans Google')
    await expect(title).toBeFocused()
    await expect(title).toHaveAttribute('placeholder', derived)
    await expect(dialog.getByRole('figure')).toContainText(derived)
    await expectAccessible(page)

    await title.fill('Maquillage de mariée')
    await expect(dialog.getByRole('figure')).toContainText('Maquillage de mariée')
    await expect(dialog.getByText('20 caractères sur 60.')).toBeVisible()
    await dialog.getByLabel('Description dans Google').fill('Un essai, puis le grand jour. '.repeat(8))
    await expect(dialog.getByText('la fin sera coupée')).toBeVisible()
    await dialog.getByLabel('Description dans Google').fill('Un essai, puis le grand jour !')
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByText('Enregistré').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page).toHaveTitle('Maquillage de mariée')

    const html = await read(request, '/soins/maquillage')
    expect(html).toContain('<title>Maquillage de mariée</title>')
    expect(metaOf(html)).toMatchObject({
      description: 'Un essai, puis le grand jour\u202f!',
      'og:title': 'Maquillage de mariée',
    })
    await page.goto('/historique')
    await expect(page.getByRole('main')).toContainText('Référencement « Maquillage »')

    await page.goto('/soins/maquillage')
    await menu.click()
    await page.getByRole('button', { name: 'Référencement de cette page' }).click()
    await expect(title).toHaveValue('Maquillage de mariée')
    await title.fill('')
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page).toHaveTitle(derived)
  })

  test('a text that was not saved is found again; Escape leaves it', async ({ page, site }) => {
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    const dialog = page.getByRole('dialog', { name: 'Référencement de cette page' })
    await page.goto('/cgv')
    await page.getByText('Administration', { exact: true }).click()
    await page.getByRole('button', { name: 'Référencement de cette page' }).click()
    await dialog.getByLabel('Titre dans Google').fill('Nos conditions')
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await expect(dialog).toContainText('Texte retrouvé')
    await expect(dialog.getByLabel('Titre dans Google')).toHaveValue('Nos conditions')
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  test('two at once: she chooses', async ({ page, site, faults }) => {
    faults.allow(/status 409|\(Conflict\)/)
    await enter(page, site.account)
    await page.goto('/nos-soldes')
    await page.getByText('Administration', { exact: true }).click()
    await page.getByRole('button', { name: 'Référencement de cette page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Référencement de cette page' })
    await dialog.getByLabel('Titre dans Google').fill('Le mien')
    const cookie = await openSession(site)
    const fields = { titre: 'Le leur' }
    await sendChange(site, cookie, { intent: 'update', collection: 'pages', id: 'nos-soldes', base: 0, fields })
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(dialog).toContainText('Le leur')
    await expect(dialog).toContainText('Le mien')
  })

  test('a page of what she does not have is proposed neither in the site map nor to search engines', async ({
    page,
    site,
    request,
  }) => {
    await enter(page, site.account)
    await page.goto('/cheques-cadeaux')
    await page.getByText('Administration', { exact: true }).click()
    await page.getByRole('button', { name: 'Référencement de cette page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Référencement de cette page' })
    await dialog.getByLabel(/^Ne proposer cette page/).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(dialog).toBeHidden()
    expect(await read(request, '/cheques-cadeaux')).toContain('content="noindex"')
    expect(await read(request, '/sitemap.xml')).not.toContain('/cheques-cadeaux<')

    const cookie = await openSession(site)
    const id = FIXED_IDS.navigation
    const { menu, espace } = await readDocument<Record<'menu' | 'espace', { adresse: string }[]>>(
      site,
      cookie,
      'navigation',
      id,
    )
    const fields = {
      menu: menu.filter(({ adresse }) => !['/cheques-cadeaux', '/nos-produits'].includes(adresse)),
      espace: espace.filter(({ adresse }) => adresse !== '/mon-compte'),
    }
    await updateDocument(site, 'navigation', id, fields)
    const map = mainOf(await read(request, '/plan-du-site'))
    expect(map).toContain('href="/nos-produits"')
    expect(map).not.toContain('href="/cheques-cadeaux"')
    // There is nothing on it without a booking service.
    expect(map).not.toContain('href="/mon-compte"')

    const back = { intent: 'update', collection: 'pages', id: 'cheques-cadeaux', fields: { masque: false } }
    expect((await sendChange(site, cookie, { ...back, base: 1 } as never)).status).toBe(200)
    expect(mainOf(await read(request, '/plan-du-site'))).toContain('href="/cheques-cadeaux"')
    expect(await read(request, '/sitemap.xml')).toContain('/cheques-cadeaux<')
    await updateDocument(site, 'navigation', id, { menu, espace })
  })

  test('every page that is always there can be described', async ({ site }) => {
    const cookie = await openSession(site)
    for (const id of Object.keys(FIXED_PAGES)) {
      const fields = { titre: `Titre de ${id}` }
      const answer = await sendChange(site, cookie, { intent: 'update', collection: 'pages', id, base: 0, fields })
      expect([200, 409], id).toContain(answer.status)
    }
  })
})
