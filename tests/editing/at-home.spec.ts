import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { startNewSite } from '../support/site.ts'

const STREET = /Tilleuls/

test('who goes to her clients’ homes tells no street, and no page has a hole in its place', async ({ browser }) => {
  const site = await startNewSite()
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true }
  const page = await browser.newPage(telephone)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/bienvenue/institut')
  await page.getByLabel("Nom de l'institut").fill('Maud, chez vous')
  await page.getByLabel('Code postal').fill('24200')
  await page.getByLabel('Ville').fill('Sarlat')
  await page.getByLabel('E-mail').fill('maud@chez-vous.example')
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await page.getByLabel('En une phrase').fill('Sur rendez-vous')
  await page.getByRole('button', { name: 'Comprendre' }).tap()
  await expect(page.getByText('Compris : Du lundi au dimanche sur rendez-vous')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Enregistrer' }).tap()
  await expect(page.getByRole('heading', { name: 'Vos soins' })).toBeVisible()
  await page.goto('/tarifs')
  await page.getByRole('button', { name: 'Modifier les textes de cette page' }).tap()
  await page.getByLabel('Phrase sous les prix des soins').fill('TVA non applicable, art. 293 B du CGI.')
  await page.getByRole('button', { name: 'Sauvegarder' }).tap()
  await expect(page.getByText('Enregistré')).toBeVisible()

  await page.goto('/notre-centre')
  await expect(page.getByText('Le site ne comprend pas cet horaire')).toHaveCount(0)

  const visitor = await browser.newPage({ ...telephone, javaScriptEnabled: false })
  for (const path of ['/', '/notre-centre', '/nos-expertes', '/rendez-vous', '/mentions-legales', '/cgv']) {
    await visitor.goto(path)
    expect(await whole(visitor), path).not.toMatch(STREET)
    expect(await whole(visitor), path).not.toMatch(/, ,|"streetAddress"/)
    expect(await visitor.getByRole('main').innerText(), path).not.toMatch(/^\s*,/m)
    await expect(visitor.getByRole('link', { name: 'Itinéraire' }), path).toHaveCount(0)
    const footer = visitor.locator('footer address')
    await expect(footer, path).toHaveText(/^Maud, chez vous24200 Sarlat0\d[\d\s]+maud@chez-vous\.example$/)
  }
  await visitor.goto('/notre-centre')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'maud@chez-vous.example' })).toBeVisible()
  await visitor.goto('/rendez-vous')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'maud@chez-vous.example' })).toBeVisible()
  await expect(visitor.getByText(/TVA non applicable, art\.\s293 B du CGI\./)).toBeVisible()

  await page.goto('/nos-expertes')
  await page.getByRole('button', { name: 'Ajouter un membre' }).tap()
  await page.getByLabel('Nom', { exact: true }).fill('Maud')
  await page.getByLabel('Rôle', { exact: true }).fill('Esthéticienne à domicile')
  await page.getByRole('button', { name: 'Mettre à jour' }).tap()
  await expect(page.getByRole('heading', { name: 'Maud', exact: true })).toBeVisible()
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/nos-expertes')
  const role = await boxOf(visitor.getByText('Esthéticienne à domicile'))
  const book = await boxOf(visitor.getByRole('link', { name: 'Réserver avec Maud' }))
  expect(book.y - role.y - role.height).toBeLessThan(32)
  await visitor.goto('/notre-centre')
  const place = await boxOf(
    visitor.locator('section', { has: visitor.getByRole('heading', { name: 'Nous retrouver' }) }),
  )
  const mail = await boxOf(visitor.getByRole('main').getByRole('link', { name: 'maud@chez-vous.example' }))
  expect(mail.x + mail.width).toBeLessThan(place.x + place.width)
  const head = await boxOf(visitor.locator('footer').locator('xpath=*[1]'))
  expect(place.x + place.width).toBeGreaterThan(head.x + head.width - 80)
  await page.close()
  await visitor.close()
  await site.stop()
})

const boxOf = async (target: Locator) => (await target.boundingBox())!

/** The page without its sheets and scripts, structured data and descriptions included. */
const whole = async (page: Page) =>
  (await page.content()).replace(/<style.*?<\/style>|<script(?! type="application).*?<\/script>/gs, '')
