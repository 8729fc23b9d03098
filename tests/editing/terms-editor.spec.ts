import type { Page } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { frenchDate } from '../../app/lib/french-date.ts'
import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/collections.ts'
import { button, saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

// A site of its own: terms that were changed once have a former version for good.
test.use({ settings: { BACKUP_KEEP: '9' } })

const article = (page: Page, title: string) =>
  page.locator('main li', { has: page.getByRole('heading', { name: title }) }).last()

test.describe.configure({ mode: 'serial' })

test('an article is changed, added and moved; the numbers and the date follow', async ({ page, site, browser }) => {
  await enter(page, site.account)
  await page.goto('/cgv')
  await expect(button(page, 'Ajouter un article')).toBeVisible()
  await expectAccessible(page)
  await article(page, '6. Cures').getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Cures et forfaits')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  // By the keyboard, for the page may still be scrolling to what was saved.
  await button(page, 'Ajouter un article').press('Enter')
  await page.getByLabel('Titre', { exact: true }).fill('Objets trouvés')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Ils sont gardés un an, au {adresse}.')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('heading', { name: '15. Objets trouvés' })).toBeVisible()

  const visitor = await visit(browser, site, '/cgv')
  await expect(visitor.getByRole('heading', { name: '6. Cures et forfaits' })).toBeVisible()
  await expect(visitor.getByText('gardés un an, au 12 rue des Tilleuls, 68000 Colmar.')).toBeVisible()
  const today = frenchDate(new Date().toISOString()).replace(/^(\d)(?:er)? /, '0$1 ')
  await expect(visitor.getByText(/^Mises à jour le/)).toHaveText(new RegExp(today.replaceAll(' ', '\\s')))
  await visitor.context().close()
})

test('a word between braces that the page does not know is refused, and what was typed stays', async ({
  page,
  site,
}) => {
  await enter(page, site.account)
  await page.goto('/cgv')
  await article(page, '15. Objets trouvés').getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByRole('textbox', { name: 'Texte' }).fill('Voir {prix}.')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText("n'est pas un mot que la page connaît")).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Texte' })).toContainText('Voir {prix}.')
  await button(page, 'Annuler').click()
})

test('she dates the terms of another day', async ({ page, site, browser }) => {
  await enter(page, site.account)
  await page.goto('/cgv')
  await button(page, 'Modifier la date de mise à jour').click()
  await page.getByLabel('Date de mise à jour').fill('2026-03-01')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  const visitor = await visit(browser, site, '/cgv')
  await expect(visitor.getByText(/^Mises à jour le 01\smars\s2026$/)).toBeVisible()
  await visitor.context().close()
})

test('every former version is read at its address, as it stood', async ({ page, site }) => {
  await page.goto('/cgv')
  await expect(page.getByText('Cures et forfaits').first()).toBeVisible()
  // What stands above is laid out as it comes into view.
  await expect(page.locator('[data-below]')).toHaveCount(0)
  await page.getByText('Versions précédentes').click()
  const links = page.getByRole('link', { name: /^En vigueur/ })
  const [{ count }] = query(site, 'select count(*) as count from revisions where document_id = ?', FIXED_IDS.cgv) as [
    { count: number },
  ]
  await expect(links).toHaveCount(Number(count) - 1)
  await links.last().click()
  await expect(page).toHaveURL('/cgv?version=1')
  await expect(page.getByText(/^Mises à jour le 01\sjanvier\s2025$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^6\. Cures$/ })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('ne sont plus en vigueur')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cgv$/)
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lire celles en vigueur' }).click()
  await expect(page).toHaveURL('/cgv')
  for (const version of ['999', 'un', '-1'])
    expect((await page.request.get(`/cgv?version=${version}`)).status(), version).toBe(404)
})

test('the legal notice is hers as well: a section is added and removed', async ({ page, site, browser }) => {
  await enter(page, site.account)
  await page.goto('/mentions-legales')
  await button(page, 'Ajouter une section').press('Enter')
  await page.getByLabel('Titre', { exact: true }).fill('Crédits')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Photographies : {nom}.')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  const visitor = await visit(browser, site, '/mentions-legales')
  await expect(visitor.getByRole('heading', { name: 'Crédits' })).toBeVisible()
  await expect(visitor.getByText(/^Photographies\s: Les Heures Dorées\.$/)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await article(page, 'Crédits').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Crédits' })).toHaveCount(0)
  await visitor.context().close()
})
