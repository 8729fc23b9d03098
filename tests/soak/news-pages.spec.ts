import type { Page } from '@playwright/test'
import { settleAddress } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { titles } from '../support/collections.ts'
import { expect, test } from '../support/journey.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'
import { runFile } from '../support/spawned.ts'
import { structuredDataOf } from '../support/structured-data.ts'

// A site of its own: it holds thousands of articles.
test.use({ settings: { SOCIAL_FACEBOOK_URL: 'https://reseau.example/pages' } })
test.describe.configure({ mode: 'serial' })
test.beforeAll(({ site }) => settleAddress(site))

const PATH = '/actualites'
const nav = (page: Page) => page.getByRole('navigation', { name: 'Pages des actualités' })

/** Leaves just so many articles, « Article 1 » first. */
async function keepArticles(site: RunningSite, count: number) {
  const articles: Record<string, object | null> = {}
  for (let number = 1; number <= count; number++)
    articles[`n${number}`] = {
      titre: `Article ${number}`,
      contenu: [{ sousTitre: '', texte: 'Un texte.' }],
      image: number % 2 ? '/images/actualites/rituel-automne.jpg' : '',
      date: '2026-11-02T09:00:00.000Z',
    }
  for (const { id } of query(site, `select id from documents where collection = 'actualites'`))
    articles[String(id)] ??= null
  const options = { env: site.place, input: JSON.stringify({ actualites: articles }) }
  expect(await runFile('commands/content.ts', ['import', '-'], options)).toMatchObject({ code: 0 })
}

const articles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Article ${from + index}`)

test('up to 20 articles are one page, without a way to any other', async ({ page, site, request }) => {
  await keepArticles(site, 20)
  await expect(async () => {
    await page.goto(PATH)
    expect(await titles(page)).toEqual(articles(1, 20))
  }).toPass()
  await expect(nav(page)).toHaveCount(0)
  expect((await request.get(`${PATH}?page=2`)).status()).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('?page=')
})

test('the 21st article is on a second page, which says so', async ({ page, site, request }) => {
  await keepArticles(site, 21)
  await expect(async () => {
    await page.goto(PATH)
    await expect(nav(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(await titles(page)).toEqual(articles(1, 20))
  const [first, description] = [
    await page.title(),
    await page.locator('meta[name=description]').getAttribute('content'),
  ]
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + PATH)
  await expect(nav(page).locator('[aria-current=page]')).toHaveText('Page 1')
  await expect(nav(page).getByRole('link')).toHaveText(['Page 1', 'Page 2', /Suivante/])

  await nav(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${PATH}?page=2`)
  expect(await titles(page)).toEqual(['Article 21'])
  expect(await page.title()).toBe(first.replace(' | ', ', page 2 | '))
  expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe(description)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${PATH}?page=2`)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${site.origin}${PATH}?page=2`)
  const things = structuredDataOf(await page.content())['@graph']
  const list = things.find((thing) => thing['@type'] === 'ItemList') as unknown as { itemListElement: object[] }
  expect(list.itemListElement).toMatchObject([{ name: 'Article 21', item: `${site.origin}/actualites/article-21` }])
  await nav(page).getByRole('link', { name: 'Précédente' }).click()
  await expect(page).toHaveURL(PATH)

  const feed = await (await request.get('/actualites.atom')).text()
  expect(feed.match(/<entry>/g)).toHaveLength(20)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${site.origin}${PATH}?page=2</loc><lastmod>`)
  expect(sitemap).not.toContain('?page=3')
})

test('a page has one address, and there is none beyond the last', async ({ page, request, faults }) => {
  faults.allow(/404/)
  const first = await request.get(`${PATH}?page=1`, { maxRedirects: 0 })
  expect([first.status(), first.headers()['location']]).toEqual([301, PATH])
  for (const asked of ['0', '3', '-1', '01', '1.5', '', 'deux', '99999999999999999999', '2%20'])
    expect((await request.get(`${PATH}?page=${asked}`)).status(), asked).toBe(404)
  await page.goto(`${PATH}?page=3`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('ten thousand articles: each page is as light as any other', async ({ page, site, request }) => {
  await keepArticles(site, 10_000)
  await expect(async () => {
    await page.goto(`${PATH}?page=500`)
    expect(await titles(page)).toEqual(articles(9981, 10_000))
  }).toPass()
  await page.goto(`${PATH}?page=5`)
  expect(await titles(page)).toEqual(articles(81, 100))
  await expect(nav(page).getByRole('listitem')).toHaveText(['Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 500'])
  expect(Buffer.byteLength(await (await request.get(`${PATH}?page=250`)).text())).toBeLessThan(250_000)
  expect((await (await request.get('/sitemap.xml')).text()).match(/\?page=/g)).toHaveLength(499)
  expect((await request.get(`${PATH}?page=501`)).status()).toBe(404)
})

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: width !== 320 } as object)

    test('the way to the other pages is in reach, without script too', async ({ page }) => {
      for (const path of [PATH, `${PATH}?page=499`]) {
        await page.goto(path)
        await expect(nav(page)).toBeVisible()
        if (width !== 320) await expectAccessible(page)
        for (const link of await nav(page).getByRole('link').all()) {
          const { x, width: wide, height } = (await link.boundingBox())!
          expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + wide).toBeLessThanOrEqual(width)
        }
      }
      await nav(page).getByRole('link', { name: 'Suivante' }).click()
      await expect(page).toHaveURL(`${PATH}?page=500`)
    })
  })
}
