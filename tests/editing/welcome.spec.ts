import { expectAccessible } from '../support/axe.ts'
import { takenOver } from '../support/early.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { startNewSite } from '../support/site.ts'

test('a new site is a demonstration, made one’s own and put online from a telephone', async ({ browser, faults }) => {
  // The button refuses while the name is invented; a network that is cut answers nothing.
  faults.allow(/400|ERR_INTERNET|Failed to load|^failed: /)
  const site = await startNewSite()
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true }
  const visitor = await browser.newPage({ ...telephone, javaScriptEnabled: false })
  await visitor.goto('/')
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(visitor.getByText('Site en préparation')).toHaveCount(0)
  expect((await visitor.request.get('/sitemap.xml')).status()).toBe(404)
  expect((await visitor.request.get('/bienvenue', { maxRedirects: 0 })).status()).toBe(302)

  const page = await browser.newPage(telephone)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/bienvenue')
  await expect(page.getByRole('heading', { name: 'Étapes : 0 sur 10' })).toBeVisible()
  await expectAccessible(page)
  // The page says why before it is pressed, too: it is the answer that is waited for.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Mettre en ligne' }).tap()])
  await expect(page.getByRole('alert')).toContainText("Le site porte encore le nom d'un institut inventé")

  await page.getByRole('link', { name: "L'institut" }).tap()
  await page.getByLabel("Nom de l'institut").fill('Institut Hélène')
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByLabel('En une phrase')).toBeVisible()
  await page.goto('/bienvenue')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Mettre en ligne' }).tap()])
  await expect(page.getByRole('alert')).toContainText("Le site porte encore l'adresse d'un institut inventé")

  await page.getByRole('link', { name: "L'institut" }).tap()
  await page.getByLabel('Rue').fill('4 place du Marché')
  await page.getByLabel('Ville').fill('Sélestat')
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByLabel('En une phrase')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText('Site en préparation')).toBeVisible()
  await expect(visitor.getByRole('banner').getByText('Institut Hélène')).toBeVisible()

  await page.goto('/bienvenue')
  await expect(page.getByRole('heading', { name: 'Étapes : 1 sur 10' })).toBeVisible()
  const invented = page.getByText(/^Inventés/)
  expect(await invented.evaluate((line) => getComputedStyle(line, '::before').content)).not.toBe('none')
  await invented.tap()
  const removal = page.getByText("Supprimer le contenu d'exemple")
  await expect(page.getByRole('button', { name: 'Oui, supprimer' })).toBeHidden()
  await removal.tap()
  await page.getByRole('button', { name: 'Oui, supprimer' }).tap()
  const said = page.getByRole('status').filter({ hasText: "Le contenu d'exemple est supprimé" })
  await expect(said).toBeInViewport()
  await expect(said.getByRole('link', { name: "L'historique" })).toHaveAttribute('href', '/historique')
  await expect(removal).toHaveCount(0)
  await visitor.goto('/offres-du-moment')
  await expect(visitor.getByRole('article')).toHaveCount(0)

  await takenOver(page.getByRole('button', { name: 'Mettre en ligne' }))
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Mettre en ligne' }).tap()
  await expect(page.getByRole('alert')).toContainText("Pas de réseau, ou le site ne répond pas. Rien n'est parti")
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Mettre en ligne' }).tap()
  await expect(page.getByRole('heading', { name: 'Votre site est en ligne' })).toBeInViewport()
  await visitor.goto('/')
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'max-image-preview:large')
  await expect(visitor.getByText('Site en préparation')).toHaveCount(0)
  expect((await visitor.request.get('/sitemap.xml')).status()).toBe(200)
  await page.goto('/historique')
  await expect(page.getByText(/site en ligne.*oui/)).toBeVisible()
  await page.close()
  await visitor.close()
  await site.stop()
})
