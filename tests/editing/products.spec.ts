import { sendChange, openSession } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { openEditor, visit } from '../support/collections.ts'
import { expect, test } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

test('a product is added with its price, said to be sold out, and removed', async ({ page, site, browser }) => {
  await openEditor(page, site, '/nos-produits')
  await expect(page.getByRole('main').getByText('Exemple', { exact: true })).toHaveCount(6)
  await page.getByLabel('Produit', { exact: true }).fill('Savon de Colmar')
  await page.getByLabel('Présentation').fill('Au lait, 100 g.')
  await page.getByLabel('Vendu à').fill('7 €')
  await page.getByRole('button', { name: 'Ajouter le produit' }).click()
  const soap = page.locator('li', { has: page.getByRole('heading', { name: 'Savon de Colmar', exact: true }) })
  await expect(soap).toContainText('7')
  await expectAccessible(page)

  const visitor = await visit(browser, site, '/nos-produits')
  const seen = visitor.locator('main article').filter({ hasText: 'Savon de Colmar' })
  await expect(seen).toContainText(/Au lait, 100\sg\..*7\s€/)
  await expect(seen.getByRole('link', { name: /^Faire mettre de côté/ })).toBeVisible()

  await soap.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Disponibilité').selectOption('Épuisé')
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click()
  await expect(soap).toContainText('Épuisé')
  await visitor.reload()
  await expect(seen).toContainText('Épuisé')
  await expect(seen.getByRole('link')).toHaveCount(0)

  page.once('dialog', (dialog) => void dialog.accept())
  await soap.getByRole('button', { name: 'Supprimer' }).click()
  await expect(soap).toHaveCount(0)
  await visitor.reload()
  await expect(seen).toHaveCount(0)
  await visitor.context().close()
})

test('the tools of a product stand above it, and prices of a shelf are level', async ({ page, site }) => {
  await openEditor(page, site, '/nos-produits')
  const shelf = page.locator('main li', { has: page.locator('article') })
  for (const [width, across] of [
    [390, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await shelf.evaluateAll((rows) =>
      rows.map((row) => {
        const top = (selector: string) => row.querySelector(selector)!.getBoundingClientRect().top
        return { edit: top('[data-edit]'), product: top('article'), price: top('article h2 ~ p:last-of-type') }
      }),
    )
    for (const { edit, product } of tops) expect(edit).toBeLessThan(product)
    const prices = tops.slice(0, across).map(({ price }) => Math.round(price))
    expect(new Set(prices).size).toBe(1)
  }
})

test('without products the shop says what can be asked for, and no search engine is sent there', async () => {
  const site = await startSite()
  try {
    const read = async (path: string) => (await fetch(site.origin + path)).text()
    expect(await read('/sitemap.xml')).toContain('/nos-produits</loc>')
    const cookie = await openSession(site)
    const ids = [...(await read('/nos-produits')).matchAll(/<article id="([\w-]+)"/g)].map(([, id]) => id!)
    expect(ids).toHaveLength(6)
    for (const id of ids)
      expect((await sendChange(site, cookie, { intent: 'remove', collection: 'produits', id })).ok).toBe(true)
    const html = await read('/nos-produits')
    expect(html).toContain('/images/accueil/produits')
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(await read('/sitemap.xml')).not.toContain('/nos-produits</loc>')
  } finally {
    await site.stop()
  }
})
