import type { Page } from '@playwright/test'
import { expectFocus } from '../support/autofocus.ts'
import { expect, test } from '../support/journey.ts'
import { photograph } from '../support/photographs.ts'
import { enter } from '../support/sign-in.ts'

test.use({ javaScriptEnabled: false })

const form = (page: Page) => page.getByRole('region', { name: /^(Modifier|Ajouter|Supprimer)/ })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Enregistré/ })

async function takeBack(page: Page) {
  await notice(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(notice(page)).toBeVisible()
}

test('an article is added with a picture, changed and deleted', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/actualites')
  await page.getByRole('link', { name: "Ajouter l'article" }).click()
  await expectFocus(page)
  await form(page).getByLabel('Titre', { exact: true }).fill('Sans script')
  await form(page).getByLabel('Sous-titre').fill('Une partie')
  await form(page).getByLabel('Texte').fill('Son texte.\nSur deux lignes.')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await form(page).getByLabel('Image : fichier').setInputFiles(file)
  await form(page).getByRole('button', { name: "Ajouter l'article" }).click()
  await expect(notice(page)).toBeVisible()
  const article = page.locator('li[data-row]').filter({ hasText: 'Sans script' })
  await expect(article.locator('img')).toHaveAttribute('src', /^\/media\//)
  await expect(article.getByRole('time')).toBeVisible()
  await article.getByRole('link', { name: 'Modifier' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Sous-titre').last().fill('Une autre partie')
  await form(page).getByRole('button', { name: "Mettre à jour l'article" }).click()
  await article.getByRole('heading').getByRole('link').click()
  await expect(page.locator('article h2')).toHaveText(['Une partie', 'Une autre partie'])
  await page.goto('/actualites')
  await article.getByRole('link', { name: 'Supprimer' }).click()
  await expectFocus(page)
  await expect(page.getByRole('heading', { name: "Supprimer l'article « Sans script » ?" })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(article).toHaveCount(0)
})

test('a session that has ended under a large photograph keeps the text, and says that the photograph is not kept', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/status 401|401 \(Unauthorized\)/)
  await enter(page, site.account)
  await page.goto('/actualites')
  await page.getByRole('link', { name: "Ajouter l'article" }).click()
  await form(page).getByLabel('Titre', { exact: true }).fill('Gardé sans photo')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3 * 1024 * 1024) }
  await form(page).getByLabel('Image : fichier').setInputFiles(file)
  await page.context().clearCookies()
  await form(page).getByRole('button', { name: "Ajouter l'article" }).click()
  await expect(page.getByText("La photo n'est pas gardée")).toBeVisible()
  await page.getByLabel('E-mail').fill(site.account.email)
  await page.getByLabel('Mot de passe').fill(site.account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(notice(page)).toContainText('Gardé sans photo')
  await takeBack(page)
})

test('an offer has a line an entry, and is refused without a title', async ({ page, site, faults }) => {
  faults.allow(/status 400|400 \(Bad Request\)/)
  await enter(page, site.account)
  await page.goto('/offres-du-moment')
  await page.getByRole('link', { name: "Ajouter l'offre" }).click()
  await expectFocus(page)
  await form(page).getByLabel('Contenu').fill('Un soin\nUn thé')
  await form(page).getByRole('button', { name: "Ajouter l'offre" }).click()
  await expect(form(page).getByLabel('Titre')).toBeFocused()
  await expect(form(page).getByLabel('Contenu')).toHaveValue('Un soin\nUn thé')
  await form(page).getByLabel('Titre').fill('Pause sans script')
  await form(page).getByRole('button', { name: "Ajouter l'offre" }).click()
  const offer = page.locator('li[data-row]').filter({ hasText: 'Pause sans script' })
  await expect(offer).toContainText('Un thé')
  await takeBack(page)
  await expect(offer).toHaveCount(0)
})

test('a member of the team is changed', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/nos-expertes')
  await page.locator('li[data-row]').first().getByRole('link', { name: 'Modifier' }).click()
  await expectFocus(page)
  for (const label of ['Nom', 'Rôle'])
    await expect(form(page).getByLabel(label, { exact: true })).toHaveAttribute('aria-required', 'true')
  await form(page).getByLabel('Rôle').fill('Directrice sans script')
  await form(page).getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(page.locator('li[data-row]').first()).toContainText('Directrice sans script')
  await takeBack(page)
})

test("the centre's hours are changed", async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/notre-centre')
  await page.getByRole('link', { name: 'Modifier', exact: true }).first().click()
  await expectFocus(page)
  await form(page).getByLabel('Lundi').fill('7h07 - 8h08')
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(
    page
      .locator('main')
      .getByText(/7h07|7 h 07/)
      .last(),
  ).toBeVisible()
  await takeBack(page)
})

test('the address of a form leads a visitor to the page itself', async ({ page }) => {
  const answer = await page.goto('/soins/maquillage?modifier=categories/maquillage/title')
  expect(answer?.status()).toBe(200)
  await expect(page.getByLabel('Titre')).toHaveCount(0)
})

test('the menu, the foot of the page and the words for search engines are changed', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Menu et pied de page' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Bouton du haut de page').fill('Prendre place')
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prendre place' })).toBeVisible()
  await takeBack(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Référencement : Tous les tarifs' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Titre dans Google').fill('Nos prix à Colmar')
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(notice(page)).toBeVisible()
  await page.goto('/tarifs')
  await expect(page).toHaveTitle('Nos prix à Colmar')
})

test('a page of what an institute lacks is withdrawn, and neither the home page nor a treatment can be', async ({
  page,
  site,
}) => {
  await enter(page, site.account)
  const withdrawn = form(page).getByLabel('Ne proposer cette page ni dans le plan du site ni aux moteurs de recherche')
  for (const name of ['Accueil', 'Maquillage']) {
    await page.goto('/admin')
    await page.getByRole('link', { name: `Référencement : ${name}` }).click()
    await expect(form(page).getByLabel('Titre dans Google')).toBeVisible()
    await expect(withdrawn).toHaveCount(0)
  }
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Référencement : Chèques-cadeaux' }).click()
  await withdrawn.check()
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(notice(page)).toBeVisible()
  await page.goto('/cheques-cadeaux')
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
})
