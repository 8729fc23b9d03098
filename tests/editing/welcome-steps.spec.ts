import { updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { takenOver } from '../support/early.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { startNewSite } from '../support/site.ts'

test('what is typed in the assistant outlives a network that is cut, a page that is left and a refusal', async ({
  browser,
  faults,
}) => {
  // A refused step answers 400; a network that is cut answers nothing.
  faults.allow(/400|ERR_FAILED|ERR_INTERNET|Failed to load|^failed: /)
  const site = await startNewSite()
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage(telephone)
  await enter(page, site.account)

  await page.goto('/bienvenue/institut')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel("Nom de l'institut").fill(`${'N'.repeat(199)}🌸`)
  await page.getByLabel('SIRET (facultatif)').fill('123')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByRole('alert')).toContainText('gardé sur cet appareil')
  await page.context().setOffline(false)

  await page.goto('/bienvenue')
  await page.getByRole('link', { name: "L'institut" }).tap()
  await expect(page.getByLabel('SIRET (facultatif)')).toHaveValue('123')
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByText("Ce numéro SIRET n'est pas valable")).toBeVisible()
  await expect(page.getByLabel("Nom de l'institut")).toHaveValue(/^N{199}🌸$/)
  await expectAccessible(page)
  // What is typed instead has not been judged yet.
  await page.getByLabel('SIRET (facultatif)').fill('732 829 320 00074')
  await expect(page.getByText("Ce numéro SIRET n'est pas valable")).toHaveCount(0)
  await expect(page.getByLabel('SIRET (facultatif)')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('SIRET (facultatif)').fill('')
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByLabel('En une phrase')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/bienvenue/institut')
  await expect(page.getByLabel('SIRET (facultatif)')).toHaveValue('')

  await page.goto('/bienvenue/horaires')
  await page.getByLabel('En une phrase').fill('quand il fait beau')
  await page.getByRole('button', { name: 'Comprendre' }).tap()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('En une phrase')).toHaveValue('quand il fait beau')
  await expectAccessible(page)

  await page.goto('/bienvenue/soins')
  await expect(page.getByRole('checkbox')).toHaveCount(13)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tout décocher' }).tap()
  await page.getByRole('checkbox', { name: 'Maquillage' }).tap()
  await page.goto('/bienvenue')
  // What she left as it was is not put over what another has changed meanwhile.
  await updateDocument(site, 'categories', 'maquillage', { masque: true })
  await page.goto('/bienvenue/soins')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('navigation', { name: 'Administration du site' }).boundingBox()
  const said = await page.getByRole('alert').boundingBox()
  expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByRole('link', { name: 'choisissez ceux que vous proposez' })).toBeVisible()

  // A menu without a treatment looks right to a visitor.
  const visitor = await browser.newPage({ baseURL: site.origin })
  for (const path of ['/', '/soins', '/tarifs', '/plan-du-site']) {
    expect((await visitor.goto(path))?.status(), path).toBe(200)
    await expect(visitor.getByRole('link', { name: 'Maquillage' })).toHaveCount(0)
  }
  await expect((await visitor.goto('/tarifs'))?.text()).resolves.toContain('Aucun tarif disponible.')

  await page.goto('/bienvenue/soins')
  await page.getByRole('checkbox', { name: 'Maquillage' }).tap()
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(page.getByText('Soin 1 sur 1')).toBeVisible()
  await expectAccessible(page)
  // Without script the same form is taken.
  const plain = await browser.newContext({
    ...telephone,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto('/bienvenue/tarifs')
  await still.getByLabel(/^Prix\s: Maquillage de jour/).fill('35')
  await still.getByRole('button', { name: 'Terminer' }).tap()
  await expect(still.getByRole('heading', { name: /^Étapes/ })).toBeVisible()
  await visitor.goto('/tarifs')
  await expect(visitor.getByText('35 €', { exact: true })).toBeVisible()
  for (const one of [visitor, page, still]) await one.close()
  await site.stop()
})

test('hours that are said back are saved once on a double tap, and wait for a network that is cut', async ({
  browser,
  faults,
}) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET|Failed to load|^failed: /)
  const site = await startNewSite()
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage(telephone)
  await enter(page, site.account)
  await page.goto('/bienvenue/horaires')
  await page.getByLabel('En une phrase').fill('du mardi au vendredi 9h-19h')
  await page.getByRole('button', { name: 'Comprendre' }).tap()
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await expect(save).toBeVisible()
  await takenOver(save)
  await page.context().setOffline(true)
  await save.tap()
  await expect(page.getByRole('alert')).toContainText('gardé sur cet appareil')
  await page.context().setOffline(false)

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bienvenue/horaires')) sent.push(request.url())
  })
  // The answer that says whether the network is there comes after the second tap.
  await page.route('**/healthz', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await route.continue()
  })
  await save.evaluate((button: HTMLElement) => {
    button.click()
    setTimeout(() => button.click(), 600)
  })
  await page.waitForURL(/\/bienvenue\/soins/)
  expect(sent).toHaveLength(1)
  await page.close()
  await site.stop()
})

test('lines that were added outlive a page that is left, and a double tap saves each once', async ({ browser }) => {
  const site = await startNewSite()
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage(telephone)
  await enter(page, site.account)
  await page.goto('/bienvenue/tarifs?soin=maquillage')
  const lines = page.getByLabel(/^Nom\s: /)
  const prices = page.getByLabel(/^Prix\s: /)
  const add = page.getByRole('button', { name: 'Ajouter une ligne' })
  await expect(add).toBeVisible()
  const before = await lines.count()
  // The first line of a group is below the name of the group, its price beside it.
  const [name, price] = [await lines.first().boundingBox(), await prices.first().boundingBox()]
  expect(price!.y).toBe(name!.y)
  await lines.nth(before - 1).fill('Pose du soir')
  await prices.nth(before - 1).fill('22')
  await add.tap()
  await lines.nth(before).fill('Pose du matin')
  await prices.nth(before).fill('23,5')

  await page.goto('/bienvenue')
  await page.goto('/bienvenue/tarifs?soin=maquillage')
  await expect(lines).toHaveCount(before + 1)
  await expect(lines.nth(before)).toHaveValue('Pose du matin')
  await expect(prices.nth(before - 1)).toHaveValue('22')

  const next = page.getByRole('button', { name: /^(?:Suivant|Terminer)$/ })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/bienvenue/')) sent.push(request.url())
  })
  const wasAt = page.url()
  await next.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.waitForURL((url) => url.href !== wasAt)
  expect(sent).toHaveLength(1)
  await page.goto('/bienvenue/tarifs?soin=maquillage')
  await expect(page.getByLabel(/^Prix\s: Pose du (?:soir|matin)$/)).toHaveCount(2)
  await page.close()
  await site.stop()
})
