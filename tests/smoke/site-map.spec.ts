import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES, WIDTHS } from '../support/routes.ts'

// The list of the news leads to each article.
const pages = Object.values(VISITOR_ROUTES).filter(
  (path) => path !== '/login' && !path.includes('?') && !path.startsWith('/actualites/'),
)

test('the site map leads to every page, and is on the way from any of them', async ({ page, request }) => {
  await page.goto('/cgv')
  // Until all of it has its own height, its foot moves: between a press and its end on a slow machine.
  await expect(page.locator('[data-below]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
  await expect(page).toHaveURL('/plan-du-site')
  // Read while it comes, the list would end early.
  await page.waitForLoadState()
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
  for (const path of pages) expect(links).toContain(path)
  const listed = await (await request.get('/sitemap.xml')).text()
  // It holds what a booking service brings, which is not set up here.
  for (const path of pages) expect(listed.includes(`${path}</loc>`), path).toBe(path !== '/mon-compte')
})

test('the declaration of accessibility is linked by its state, says whom to tell, and has its contents', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité : partiellement conforme' }).click()
  await expect(page).toHaveURL('/accessibilite')
  const main = page.getByRole('main')
  await expect(main).toContainText(/89,9\s% des critères/)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Engagement',
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Établissement de cette déclaration',
    'Retour et contact',
    'Voies de recours',
  ])
  await expect(main.locator('a[href="tel:+33353010012"]')).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Défenseur des droits' })).toBeVisible()
})

for (const width of [320, ...WIDTHS])
  test(`nothing of them is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/plan-du-site', '/accessibilite']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
