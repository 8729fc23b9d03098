import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

const choice = (page: Page) => page.getByRole('combobox', { name: 'Soin' })
const tariff = (page: Page, name: string) => page.locator('#tarifs li').filter({ hasText: name })

async function choose(page: Page, title: string) {
  await choice(page).selectOption({ label: title })
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
}

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Ajouter un membre' })).toBeVisible()
})

test('a visitor is led to the sign-in page', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/admin?soin=epilation-a-la-cire')
  await expect(page).toHaveURL('/login')
  await context.close()
})

test('her own access is led to from the menu of every page', async ({ page }) => {
  for (const path of ['/admin', '/tarifs']) {
    await page.goto(path)
    const bar = page.getByRole('navigation', { name: 'Administration du site' })
    await bar.locator('summary').click()
    await bar.getByRole('link', { name: 'Mon accès' }).click()
    await expect(page.getByRole('heading', { name: 'Mon accès' })).toBeFocused()
    await expect(bar.getByRole('link', { name: 'Mon accès' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Changer mon mot de passe' })).toBeInViewport()
  }
})

test('the team is edited here as well', async ({ page, site }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Page d'administration")
  const member = page.getByRole('region', { name: 'Équipe' }).locator('li').filter({ hasText: 'Inès Keller' })
  await member.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Rôle').fill('Experte des sourcils')
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await saved(page)
  await expect(member).toContainText('Inès Keller : Experte des sourcils')
  expect(await (await fetch(`${site.origin}/nos-expertes`)).text()).toContain('Experte des sourcils')
})

test('a treatment is chosen by its title, and its whole editor is there', async ({ page, site }) => {
  await expect(choice(page).locator('option')).toHaveCount(14)
  await choose(page, 'Épilation à la cire')
  await expect(page).toHaveURL('/admin?soin=epilation-a-la-cire')
  for (const name of ['Modifier le titre', 'Ajouter une vidéo', 'Ajouter un tarif', 'Ajouter une question'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await tariff(page, 'Menton 10 min').getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Prix' }).fill('7,20 €')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await saved(page)
  await expect(tariff(page, 'Menton 10 min')).toContainText('7,20')
  expect(await (await fetch(`${site.origin}/soins/epilation-a-la-cire`)).text()).toContain('7,20')

  await page.reload()
  await expect(choice(page)).toHaveValue('epilation-a-la-cire')
  await expect(tariff(page, 'Menton 10 min')).toContainText('7,20')
  await choose(page, 'Maquillage')
  await choose(page, 'Épilation à la cire')
  await expect(tariff(page, 'Menton 10 min')).toContainText('7,20')
})

test('a treatment that is chosen before the page is alive is shown once it is', async ({ page }) => {
  let release: (() => void) | undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/static/js/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin', { waitUntil: 'domcontentloaded' })
  await choice(page).selectOption({ label: 'Maquillage' })
  release!()
  await expect(page.getByRole('heading', { level: 2, name: 'Maquillage', exact: true })).toBeVisible()
  await expect(choice(page)).toHaveValue('maquillage')
})

test('what is typed is not lost by choosing another treatment', async ({ page }) => {
  await choose(page, 'Épilation à la cire')
  await tariff(page, 'Sourcils').first().getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Prix' }).fill('14,50 €')
  await page.keyboard.type(' ')
  await choose(page, 'Soins du visage')
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveCount(0)
  await choose(page, 'Épilation à la cire')
  await expect(page.getByText('Texte retrouvé')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue(/14,50/)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('a treatment saved by someone else is shown here at once', async ({ page, context }) => {
  await choose(page, 'Maquillage')
  await choose(page, 'Soins des mains')
  const elsewhere = await context.newPage()
  await elsewhere.goto('/soins/soins-des-mains')
  await elsewhere.getByRole('button', { name: 'Modifier le titre' }).click()
  await elsewhere.getByLabel('Titre').fill('Soins des mains et des ongles')
  await elsewhere.getByRole('button', { name: 'Sauvegarder' }).click()
  await saved(elsewhere)
  await expect(page.getByRole('heading', { level: 2, name: 'Soins des mains et des ongles' })).toBeVisible()
})

test('a treatment that cannot be read is said, and asked for again', async ({ page, faults }) => {
  faults.allow(/500|Lecture impossible/)
  await page.route('**/api/documents/categories/*', (route) => route.fulfill({ status: 500 }))
  await choice(page).selectOption({ label: 'Maquillage' })
  const alert = page.getByRole('alert').filter({ hasText: 'Erreur lors de la récupération des données.' })
  await expect(alert).toBeVisible()
  await page.unroute('**/api/documents/categories/*')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Maquillage' })).toBeVisible()
})

test('a treatment is chosen by keyboard alone, and the choice keeps the focus', async ({ page }) => {
  await choice(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/soin=/)
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
  await expect(choice(page)).toBeFocused()
})

test.describe('without script', () => {
  test('the chosen treatment is read at its address', async ({ browser, site, context }) => {
    const without = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    const page = await without.newPage()
    await page.goto('/admin')
    await choice(page).selectOption({ label: 'Maquillage' })
    await page.getByRole('button', { name: 'Afficher' }).click()
    await expect(page).toHaveURL('/admin?soin=maquillage')
    await expect(page.getByRole('heading', { level: 2, name: 'Maquillage' })).toBeVisible()
    await without.close()
  })
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    // So high that nothing sticks over anything else.
    await page.setViewportSize({ width, height: 9000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await choose(page, 'Épilation à la cire')
    await expectAccessible(page)
    await tariff(page, 'Menton 10 min').getByRole('button', { name: 'Modifier' }).click()
    await expect(page.getByRole('textbox', { name: 'Prix' })).toBeFocused()
    await expectAccessible(page)
  })
}

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await choose(page, 'Épilation à la cire')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the backup is found from here and from the menu', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Télécharger une sauvegarde' })).toBeVisible()
  await page.getByText('Administration', { exact: true }).click()
  await page.getByRole('link', { name: 'Sauvegarde', exact: true }).click()
  await expect(page).toHaveURL('/historique#sauvegarde')
  await expect(page.getByRole('link', { name: 'Télécharger une sauvegarde' })).toBeInViewport()
})
