import type { Page } from '@playwright/test'
import { themeOf } from '../../app/appearance/theme.ts'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { photograph } from '../support/photographs.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const OWN = { enseigne: { logo: '', ornement: 'arche' }, couleur: '' }

/** Puts the site's own look back. */
const putBack = (site: RunningSite) => updateDocument(site, 'apparence', FIXED_IDS.apparence, OWN)

test.afterEach(({ site }) => putBack(site))

test('a colour gives the whole site its theme, and can be taken back', async ({
  browser,
  faults,
  page,
  request,
  site,
}) => {
  // A refused form answers 400.
  faults.allow(/400/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Apparence' })
  await panel.getByRole('button', { name: 'Modifier la couleur principale' }).click()
  const field = panel.getByLabel('Couleur principale', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('rose')
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByText('Donnez une couleur sur six signes, comme #c0a667.')).toBeVisible()
  await expect(field).toHaveValue('rose')
  await field.fill('#2F6F6F')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByText('#2f6f6f')).toBeVisible()

  const theme = themeOf('#2f6f6f')
  const colourOf = (one: Page) =>
    one.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim())
  expect(await colourOf(page)).not.toBe(theme.primary)
  await panel.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(panel.getByText('une fois rechargée')).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('--primary', theme.primary)

  const visitor = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false })
  const refused: string[] = []
  visitor.on('console', (message) => refused.push(message.text()))
  for (const path of ['/', '/soins/epilation-a-la-cire', '/rendez-vous']) {
    await visitor.goto(path)
    expect(await colourOf(visitor)).toBe(theme.primary)
  }
  expect(refused).toEqual([])
  expect(await visitor.locator('meta[name=theme-color]').getAttribute('content')).toBe(theme.background)
  // Its name stands where the drawing of another would.
  await expect(visitor.getByRole('banner').getByRole('link', { name: /, accueil$/ })).toBeVisible()
  const header = visitor.getByRole('banner')
  await visitor.setViewportSize({ width: 1600, height: 900 })
  const { height } = (await header.boundingBox())!
  await visitor.setViewportSize({ width: 1201, height: 900 })
  expect((await header.boundingBox())!.height, 'one line of menu').toBe(height)
  await visitor.setViewportSize({ width: 390, height: 844 })
  expect((await header.boundingBox())!.height).toBeLessThan(80)
  for (const link of ['icon', 'apple-touch-icon']) {
    const icon = await request.get((await visitor.locator(`link[rel="${link}"]`).getAttribute('href'))!)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  const shared = await request.get(manifest.icons[0]!.src.replace('icone-192.png', 'partage.jpg'))
  expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await visitor.close()

  await page.goto('/historique?page=apparence')
  await expect(page.getByText(/couleur principale/).first()).toBeVisible()
  await putBack(site)
  expect((await (await request.get('/')).text()).includes(theme.primary)).toBe(false)
})

test('a logo stands at the head of every page, and in the icons', async ({ browser, page, request, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Apparence' })
  await panel.getByRole('button', { name: 'Modifier le logo' }).click()
  await panel
    .getByLabel('Choisir une photo')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await expect(panel.getByLabel('Logo', { exact: true })).toHaveValue(/^\/media\/\w{32}\.jpg$/)
  const alt = panel.getByLabel('Texte alternatif')
  if (!(await alt.inputValue())) await alt.fill('Logo')
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByRole('img', { name: "Logo de l'institut" }).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Sauvegarder' })).toBeHidden()

  const visitor = await browser.newPage({ baseURL: site.origin })
  await visitor.goto('/nos-expertes')
  const logo = visitor.getByRole('banner').getByRole('img', { name: /, accueil$/ })
  await expect(logo).toBeVisible()
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect((await logo.boundingBox())!.height).toBeLessThanOrEqual(52)
  const icon = (await visitor.locator('link[rel=icon]').getAttribute('href'))!
  expect((await request.get(icon)).status()).toBe(200)
  await visitor.close()
})
