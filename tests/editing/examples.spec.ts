import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { structuredDataOf } from '../support/structured-data.ts'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, sendChange } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { startNewSite } from '../support/site.ts'

/** Every page that shows what was invented. */
const PAGES = [
  '/',
  '/soins',
  '/tarifs',
  '/soins/maquillage',
  '/soins/bronzage-uv?notice=lue',
  '/nos-expertes',
  '/notre-centre',
  '/actualites',
  '/offres-du-moment',
  '/ventes-privees',
  '/nos-soldes',
  '/nos-produits',
  '/plan-du-site',
  '/rendez-vous?soin=maquillage',
]

/** Names and amounts of the first content, as visitors read them. */
const INVENTED = /Camille Weber|Inès Keller|Le duo d.hiver|Le coffret rituel|Arrêt Tilleuls|\d\s€/

const textOf = async (visitor: Page, path: string) => {
  await visitor.goto(path)
  return visitor.getByRole('main').innerText()
}

test('what was invented stands beside no real name, and is told to administrators', async ({ browser }) => {
  const site = await startNewSite()
  const visitor = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false })
  expect(await textOf(visitor, '/tarifs')).toMatch(INVENTED)
  expect(await textOf(visitor, '/')).toContain('Camille Weber')
  expect(await textOf(visitor, '/notre-centre')).toContain('Arrêt Tilleuls')
  await expect(visitor.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(1)

  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 844 } })
  await signIn(page, site.account.email, site.account.password)
  const fields = { nom: 'Institut Hélène' }
  const name = { intent: 'update', collection: 'centres', id: FIXED_IDS.centres, base: 1, fields } as const
  expect((await sendChange(site, await openSession(site), name)).status).toBe(200)

  for (const path of PAGES) {
    expect.soft(await textOf(visitor, path), path).not.toMatch(INVENTED)
    expect
      .soft(JSON.stringify(structuredDataOf(await visitor.content())), path)
      .not.toMatch(/"price"|"priceRange"|Camille/)
    await expect.soft(visitor.getByText('Site en préparation')).toBeVisible()
  }
  await visitor.goto('/notre-centre')
  await expect(visitor.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('heading', { name: 'Nous retrouver' })).toBeVisible()
  expect(await (await visitor.request.get('/actualites.atom')).text()).not.toContain('<entry>')

  await page.goto('/offres-du-moment')
  await expect(page.getByRole('main').getByText('Exemple', { exact: true })).toHaveCount(4)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByText(/tarifs sont d.exemple/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ces tarifs sont les miens' }).click()
  await expect(page.getByText('Vos visiteurs voient ces tarifs.')).toBeVisible()
  await expect(page.getByText(/tarifs sont d.exemple/)).toHaveCount(0)
  expect(await textOf(visitor, '/soins/maquillage')).toMatch(/\d\s€/)
  expect(await textOf(visitor, '/tarifs')).toContain('Maquillage')

  await page.goto('/bienvenue')
  await page.getByText(/^Inventés/).click()
  await expect(page.getByRole('link', { name: /Maquillage : \d+ tarifs/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Notre équipe : 5 personnes' })).toBeVisible()
  await page.close()
  await visitor.close()
  await site.stop()
})
