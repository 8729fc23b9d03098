import type { Page } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { KEY, startBookingService, type BookingService } from '../support/booking-service.ts'
import { visit } from '../support/collections.ts'
import { button } from '../support/controls.ts'
import { takenOver } from '../support/early.ts'
import { save } from '../support/history.ts'
import { expect, test as journey } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

// A site of its own: it is connected to a service, and to networks, for good.
const test = journey.extend<object, { service: BookingService }>({
  service: [
    async ({}, use) => {
      const service = await startBookingService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  settings: { SOCIAL_FACEBOOK_URL: 'https://www.facebook.com/installe' },
})

test.describe.configure({ mode: 'serial' })

const saved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .getByText(/^Enregistré(?!e)/)
      .first(),
  ).toBeVisible()
const networks = (page: Page) => page.getByRole('contentinfo').locator('p a[target=_blank]')

test('social networks are known by their addresses; what she writes wins over what was installed', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/400.*\/api\/changes/)
  const before = await visit(browser, site, '/')
  await expect(networks(before)).toHaveCount(1)
  await expect(networks(before)).toHaveAttribute('href', 'https://www.facebook.com/installe')
  await before.context().close()

  await enter(page, site.account)
  await page.goto('/admin')
  await expectAccessible(page)
  await button(page, 'Modifier les réseaux sociaux').click()
  await page.getByLabel('Réseaux sociaux', { exact: true }).fill('https://www.tiktok.com/@heures\ninstagram')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText('Ligne 2')).toContainText('Donnez une adresse complète')
  await page
    .getByLabel('Réseaux sociaux', { exact: true })
    .fill('https://www.tiktok.com/@heures\nhttps://www.instagram.com/heures')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  await button(page, "Modifier l'adresse de parrainage").click()
  await page.getByLabel('Adresse de parrainage', { exact: true }).fill('https://parrainage.example/heures')
  await button(page, 'Sauvegarder').click()
  // What is typed is shown below its form before it is saved.
  await expect(page.getByLabel('Adresse de parrainage', { exact: true })).toHaveCount(0)
  await expect(page.getByText('https://parrainage.example/heures')).toBeVisible()

  const visitor = await visit(browser, site, '/')
  await expect(networks(visitor)).toHaveCount(2)
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'TikTok (nouvel onglet)' })).toBeVisible()
  const referral = visitor
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: /^Parrainage/ })
  await expect(referral).toHaveAttribute('href', 'https://parrainage.example/heures')
  await visitor.context().close()
})

test('the signs of many networks are as round and as far apart as those of two', async ({ page, site }) => {
  const hosts = ['facebook.com', 'instagram.com', 'tiktok.com', 'youtube.com', 'pinterest.fr', 'linkedin.com', 'x.com']
  const fields = { reseaux: [...hosts, 'wa.me'].map((host) => `https://${host}/heures`) }
  await updateDocument(site, 'reglages', FIXED_IDS.reglages, fields)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(networks(page)).toHaveCount(8)
    for (const link of await networks(page).all())
      expect(await link.boundingBox()).toMatchObject({ width: 44, height: 44 })
    const signs = await networks(page).evaluateAll((all) => all.map((link) => link.innerHTML))
    expect(new Set(signs).size).toBe(8)
  }
  await updateDocument(site, 'reglages', FIXED_IDS.reglages, { reseaux: [] })
})

test('a page at another service is opened from appointments, without a key', async ({ page, site }) => {
  const link = page.getByRole('main').getByRole('link', { name: 'Réserver en ligne' })
  await page.goto('/rendez-vous')
  await expect(link).toHaveCount(0)
  const reservation = { hote: '', couleur: '', hotes: [], page: 'https://reservation.example/heures' }
  await updateDocument(site, 'reglages', FIXED_IDS.reglages, { reservation })
  for (const path of ['/rendez-vous', '/rendez-vous?soin=maquillage']) {
    await page.goto(path)
    await expect(link).toHaveAttribute('href', reservation.page)
  }
  // Nothing says that one books by telephone alone.
  await page.goto('/rendez-vous')
  await expect(page.getByRole('main')).toContainText('en ligne ou au téléphone')
  await expect(page.getByRole('main')).not.toContainText('Appelez-nous : nous trouvons')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /en ligne ou au téléphone/)
  await page.goto('/cgv')
  await expect(page.getByRole('main')).toContainText("Le rendez-vous se prend à l'institut ou, lorsque c'est proposé,")
  // What is bought is nothing that such a page need have.
  await page.goto('/cheques-cadeaux')
  await expect(page.getByRole('main')).not.toContainText('en ligne')
  await updateDocument(site, 'reglages', FIXED_IDS.reglages, { reservation: { ...reservation, page: '' } })
})

test('the booking service is set on the page, and the policy follows', async ({
  page,
  site,
  service,
  browser,
  faults,
}) => {
  faults.allow(new RegExp(`another host: ${service.origin}/`))
  // A refusal, and whatever is asked for while the network is cut.
  faults.allow(/400|ERR_INTERNET|Failed to load|failed: /)
  await enter(page, site.account)
  await page.goto('/admin')
  await button(page, 'Modifier le service de réservation').click()
  await page.getByLabel('Adresse du service', { exact: true }).fill('reservation')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText('Donnez le nom du site, sans rien après')).toBeVisible()
  await page.getByLabel('Adresse du service', { exact: true }).fill(`${service.origin}/app`)
  await page.getByLabel('Couleur', { exact: true }).fill('doré')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText('Donnez une couleur, comme #C0A667.')).toBeVisible()
  await page.getByLabel('Couleur', { exact: true }).fill('#b0a070')
  await page.getByLabel('Adresse du service', { exact: true }).fill(service.origin)
  await button(page, 'Sauvegarder').click()
  await saved(page)
  await button(page, 'Enregistrer la clé').click()
  await expect(page.getByText('Écrivez la clé que le service')).toBeVisible()
  await page.getByLabel('Clé du service').fill(KEY)
  await takenOver(button(page, 'Enregistrer la clé'))
  await page.context().setOffline(true)
  await button(page, 'Enregistrer la clé').click()
  await expect(page.getByText("Rien n'est parti")).toBeVisible()
  await expect(page.getByLabel('Clé du service')).toHaveValue(KEY)
  await page.context().setOffline(false)
  await button(page, 'Enregistrer la clé').click()
  await expect(page.getByText('La clé est réglée.')).toBeVisible()

  const visitor = await visit(browser, site, '/rendez-vous')
  const policy = (await (await visitor.request.get('/rendez-vous')).headers()['content-security-policy']) ?? ''
  expect(policy).toContain(service.origin)
  await expect(visitor.locator('[data-booking-place]')).toHaveAttribute('data-state', 'ready')
  await visitor.context().close()
})

test('the key is never shown again, and can be replaced and taken away', async ({
  page,
  browser,
  site,
  faults,
  service,
}) => {
  faults.allow(new RegExp(`another host: ${service.origin}/`))
  const cookie = await openSession(site)
  for (const path of [
    '/admin',
    '/admin?modifier=reglages/site',
    '/admin?modifier=reglages/site/cle',
    '/historique',
    '/prevu',
    '/api/documents/reglages',
    '/api/documents/reglages/site',
  ]) {
    const answer = await fetch(site.origin + path, { headers: { cookie } })
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).not.toContain(KEY)
  }
  await enter(page, site.account)
  await page.goto('/historique')
  await expect(await save(page, /clé du service de réservation ajoutée/)).toBeVisible()
  await page.goto('/admin')
  // Without script, over the form of another setting.
  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false, storageState })
  const still = await plain.newPage()
  await still.goto('/admin?modifier=reglages/site/lettre')
  await still.getByLabel('Nouvelle clé du service').fill('une-autre-cle')
  await button(still, 'Enregistrer la clé').click()
  await expect(still.getByRole('status').getByText("C'est enregistré.")).toBeVisible()
  await plain.close()
  expect(await (await page.request.get('/rendez-vous')).text()).toContain('une-autre-cle')
  await button(page, 'Supprimer la clé').click()
  await expect(page.getByText('Aucune clé')).toBeVisible()
  expect(await (await page.request.get('/rendez-vous')).text()).not.toContain('data-booking-place')
})
