import { themeOf } from '../../app/appearance/theme.ts'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { emptyPng } from '../support/hostile-files.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const OWN = { enseigne: { logo: '', ornement: 'arche' }, couleur: '' }

/** A teal ring and a yellow leaf, with what would run if a browser took it for a page. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="8000" viewBox="0 0 50 20" onload="alert(1)">
<script>alert(1)</script><circle cx="10" cy="10" r="8" fill="none" stroke="#2f6f6f" stroke-width="3"/>
<rect x="24" y="8" width="20" height="4" fill="#ffff00"/><rect x="24" y="14" width="20" height="2" fill="#191919"/></svg>`

/** Gives the site a look. */
const look = (site: RunningSite, fields: object) => updateDocument(site, 'apparence', FIXED_IDS.apparence, fields)

test.afterEach(({ site }) => look(site, OWN))

test('a drawing becomes the logo, and the colours of the site are taken from it', async ({
  browser,
  faults,
  page,
  request,
  site,
}) => {
  // Who chooses a colour stays at the panel: the browser says that it leaves the notice at the head of the page alone.
  faults.allow(
    /413|Envoi impossible|Autofocus processing was blocked because a document's URL has a fragment '#apparence'/,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, site.account)
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Apparence' })
  await panel.getByRole('button', { name: 'Modifier le logo' }).click()
  const choose = panel.getByLabel('Choisir une photo')
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: emptyPng(20_000, 20_000) })
  await expect(panel.getByText(/Cette photo est trop grande/)).toBeVisible()
  await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) })
  await expect(panel.getByLabel('Logo', { exact: true })).toHaveValue(/^\/media\/\w{32}\.jpg$/)
  // It is shown whole: there is no part of it to choose.
  await expect(panel.locator('form img')).toBeVisible()
  await expect(panel.getByText('Partie montrée')).toHaveCount(0)
  await panel.getByLabel('Texte alternatif').fill('Un anneau et une feuille')
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByRole('img', { name: "Logo de l'institut" }).first()).toBeVisible()
  await panel.getByRole('link', { name: 'Prendre la couleur de mon logo' }).click()

  const colours = panel.getByRole('form', { name: /Prendre la couleur de mon logo/ }).getByRole('button')
  await expect(colours).toHaveCount(2)
  await expectAccessible(page)
  const taken = (await colours.filter({ hasText: /#ff/ }).textContent())!
  await colours.filter({ hasText: taken }).click()
  await expect(page.getByText('Enregistré', { exact: true }).first()).toBeVisible()
  await expect(panel.getByText(taken, { exact: true }).first()).toBeVisible()
  const primary = () =>
    page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim())
  expect(await primary()).toBe(themeOf(taken).primary)
  await expectAccessible(page)

  // The same without any script.
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  await plain.addCookies(await page.context().cookies())
  const still = await plain.newPage()
  await still.goto('/admin')
  const teal = still
    .getByRole('form', { name: /Prendre la couleur de mon logo/ })
    .getByRole('button')
    .first()
  const other = (await teal.textContent())!
  await teal.click()
  await expect(still.getByRole('status').filter({ hasText: /Enregistré/ })).toBeVisible()
  expect(await (await request.get('/')).text()).toContain(`--primary:${themeOf(other).primary}`)
  await plain.close()

  const visitor = await browser.newPage({ baseURL: site.origin })
  await visitor.goto('/')
  await expect(visitor.getByRole('banner').getByRole('img', { name: /, accueil$/ })).toBeVisible()
  for (const link of ['icon', 'apple-touch-icon']) {
    const icon = await request.get((await visitor.locator(`link[rel="${link}"]`).getAttribute('href'))!)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  await visitor.close()
})

test('a logo without colours has none to take, and says so', async ({ page, site, request }) => {
  const headers = { cookie: await openSession(site), 'Sec-Fetch-Site': 'same-origin' }
  const data = Buffer.from(DRAWING.replace('#2f6f6f', '#000').replace('#ffff00', '#777'))
  const { src } = (await (await request.post('/api/media', { data, headers })).json()) as { src: string }
  await look(site, { enseigne: { logo: src, ornement: 'arche' } })
  await enter(page, site.account)
  await page.goto('/admin')
  await expect(page.getByText("il n'a pas de couleur à prendre")).toBeVisible()
})
