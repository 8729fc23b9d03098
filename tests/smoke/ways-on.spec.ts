import { expect, test } from '../support/journey.ts'
import { query } from '../support/site-database.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { startSite } from '../support/site.ts'

test('a page of offers without any leads to those that have some', async ({ page, faults }) => {
  faults.allow(/another host/)
  const site = await startSite()
  try {
    query(site, `delete from documents where collection in ('ventesPrivees', 'offresDuMoment')`)
    await page.goto(`${site.origin}/ventes-privees`)
    await expect(page.getByText('Aucune vente privée pour le moment.')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('a[href="/nos-soldes"]')).toBeVisible()
    await expect(main.locator('a[href="/offres-du-moment"]')).toHaveCount(0)
    await page.goto(`${site.origin}/nos-soldes`)
    await expect(main.locator('a[href="/ventes-privees"]')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})

test('a link to a part of a page leads to one that is there', async ({ request }) => {
  const read = new Map<string, string>()
  const pageAt = async (path: string) => {
    if (!read.has(path)) read.set(path, await (await request.get(path)).text())
    return read.get(path)!
  }
  const links = new Set<string>()
  for (const path of Object.values(VISITOR_ROUTES))
    for (const [, href] of (await pageAt(path)).matchAll(/ href="([^"]*#[^"]+)"/g))
      if (!/^\w+:/.test(href!)) links.add(href!.startsWith('#') ? path + href : href!)
  expect([...links].filter((link) => link.startsWith('/cgv#')).length).toBeGreaterThan(5)
  const lost: string[] = []
  for (const link of links) {
    const [path, fragment] = link.split('#') as [string, string]
    if (!(await pageAt(path)).includes(` id="${decodeURIComponent(fragment)}"`)) lost.push(link)
  }
  expect(lost).toEqual([])
})

test('what the header books is the treatment of its page', async ({ page }) => {
  await page.goto('/soins/maquillage')
  await page.getByRole('banner').getByRole('link', { name: 'Réserver' }).click()
  await expect(page).toHaveURL('/rendez-vous?soin=maquillage')
  await expect(page.getByRole('main')).toContainText('Maquillage')
  await page.goto('/notre-centre')
  await page.getByRole('banner').getByRole('link', { name: 'Réserver' }).click()
  await expect(page).toHaveURL('/rendez-vous')
})
