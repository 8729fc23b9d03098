import { hoursWords } from '../../app/opening/parse-hours.ts'
import type { Browser, Page } from '@playwright/test'
import { addAdministrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const PATH = '/notre-centre'

const edit = (page: Page) => page.getByRole('button', { name: 'Modifier', exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()
const saved = async (page: Page) => {
  await expect(page.getByRole('status').getByText(/^Enregistré(?!e)/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
}
const hours = (page: Page, day: string) => page.locator('dl > div', { hasText: day }).locator('dd').first()

async function open(page: Page, account: { email: string; password: string }) {
  await enter(page, account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible()
}

/** The page of a visitor who comes now, without script. */
async function visitor(browser: Browser, site: RunningSite) {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PATH)
  return page
}

/** The second administrator, with the page open before her. */
async function secondAdministrator(browser: Browser, site: RunningSite) {
  const account = addAdministrator(site, 'Seconde')
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await open(page, account)
  const leave = async () => {
    await context.close()
    account.remove()
  }
  return { page, leave }
}

test.beforeEach(({ page, site }) => open(page, site.account))

test('all of the page is edited at once, is previewed, and is live for visitors', async ({ page, site, browser }) => {
  const reader = await visitor(browser, site)
  await expect(reader.getByRole('button', { name: 'Modifier', exact: true })).toHaveCount(0)
  await edit(page)
  await expect(page.getByLabel('Nom')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Description')).toHaveValue(/ : .*\n\nLes expertes/)
  await page.getByLabel('Nom').fill('Les Heures Calmes')
  await page.getByLabel('Description').fill('Un premier paragraphe.\n\n\nUn second paragraphe.\n')
  await page.getByLabel('Samedi').fill('')
  await page.getByLabel('Dimanche').fill('10h - 12h')
  await page.getByLabel('Rue').fill('3 quai de la Lauch')
  await page.getByLabel('Code postal').fill('68001')
  await page.getByLabel('Ville').fill('Colmar Sud')
  await page.getByLabel('Téléphone').fill('03 53 01 00 99')
  await expect(page.getByRole('heading', { name: 'Les Heures Calmes' })).toBeVisible()
  await expect(hours(page, 'Samedi')).toHaveText('Fermé')
  await reader.reload()
  await expect(hours(reader, 'Samedi')).toHaveText('9 h – 16 h')

  await save(page)
  await saved(page)
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused()
  for (const one of [page, reader]) {
    if (one === reader) await reader.reload()
    await expect(one.getByRole('heading', { name: 'Les Heures Calmes' })).toBeVisible()
    await expect(one.locator('main p', { hasText: /^Un (premier|second) paragraphe\.$/ })).toHaveCount(2)
    await expect(hours(one, 'Samedi')).toHaveText('Fermé')
    await expect(hours(one, 'Dimanche')).toHaveText('10 h – 12 h')
    await expect(one.locator('main address')).toContainText('3 quai de la Lauch')
    await expect(one.locator('main address')).toContainText('68001 Colmar Sud')
    await expect(one.locator('main').getByRole('link', { name: '03 53 01 00 99' }).first()).toBeVisible()
  }
  await expect(reader.getByText('Parking gratuit')).toBeVisible()
  await reader.goto('/mentions-legales')
  await expect(reader.locator('main')).toContainText('@')
  await reader.context().close()
})

test('header, menu and footer of the page follow what is saved', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Rue').fill('5 rue Neuve')
  await page.getByLabel('Téléphone').fill('03 53 01 00 77')
  await save(page)
  await saved(page)
  const telephones = page.locator('a[href^="tel:"]')
  expect(await telephones.count()).toBeGreaterThan(4)
  for (const link of await telephones.all()) await expect(link).toHaveAttribute('href', 'tel:+33353010077')
  for (const address of await page.locator('address').all()) await expect(address).toContainText('5 rue Neuve')
})

test('the hours of one day are led to from the usual hours, and from their form', async ({ page, browser, site }) => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Fermetures et ouvertures exceptionnelles' })
  const cookies = await page.context().storageState()
  const plain = await browser.newContext({ baseURL: site.origin, storageState: cookies, javaScriptEnabled: false })
  const early = await plain.newPage()
  await early.goto(PATH)
  for (const one of [page, early]) {
    await one.getByRole('link', { name: 'Un seul jour, des congés ?' }).click()
    await expect(panel(one).getByRole('heading')).toBeFocused()
    await expect(panel(one)).toBeInViewport()
  }
  await plain.close()
  await edit(page)
  await page.getByRole('group', { name: "Horaires d'ouverture" }).getByRole('link').click()
  await expect(panel(page).getByRole('heading')).toBeFocused()
  const first = await panel(page).locator('input, li button').first().getAttribute('id')
  await expect(panel(page).getByLabel('En une phrase')).toHaveAttribute('id', first!)
})

test('only what was changed is sent', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Mercredi').fill('8h - 12h')
  const [request] = await Promise.all([page.waitForRequest('**/api/changes'), save(page)])
  const { intent, fields, base } = request.postDataJSON() as Record<string, unknown>
  expect({ intent, names: Object.keys(fields as object) }).toEqual({ intent: 'update', names: ['horaires'] })
  expect(base).toBeGreaterThan(0)
  await saved(page)
})

test('what is cancelled is not saved, and can be taken up again', async ({ page, site, browser }) => {
  await edit(page)
  await page.getByLabel('Lundi').fill('6h - 7h')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused()
  await expect(hours(page, 'Lundi')).not.toHaveText('6 h – 7 h')
  const reader = await visitor(browser, site)
  await expect(hours(reader, 'Lundi')).not.toHaveText('6 h – 7 h')
  await reader.context().close()
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByLabel('Lundi')).toHaveValue('6h - 7h')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('what was typed is there again after a reload, and is saved', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Jeudi').fill('9h - 21h')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Texte retrouvé')).toBeVisible()
  await expect(page.getByLabel('Jeudi')).toHaveValue('9h - 21h')
  await save(page)
  await saved(page)
  await expect(hours(page, 'Jeudi')).toHaveText('9 h – 21 h')
})

test('a failed save says so, keeps the text, and is tried again on request', async ({ page, faults }) => {
  faults.allow(/api\/changes|Enregistrement impossible|Failed to load/)
  await edit(page)
  await page.getByLabel('Vendredi').fill('9h - 22h')
  await page.route('**/api/changes', (route) => route.fulfill({ status: 500 }))
  await save(page)
  const alert = page.getByRole('alert').filter({ hasText: "L'enregistrement a échoué." })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Vendredi')).toHaveValue('9h - 22h')
  await page.unroute('**/api/changes')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await saved(page)
  await expect(hours(page, 'Vendredi')).toHaveText('9 h – 22 h')
})

test('a text that the server refuses is said beside its field', async ({ page, faults }) => {
  faults.allow(/400/)
  await edit(page)
  await page.getByLabel('Mardi').fill('x'.repeat(2001))
  await save(page)
  await expect(page.getByLabel('Mardi')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Mardi')).toBeFocused()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('two administrators who change different days lose nothing and are asked nothing', async ({
  page,
  site,
  browser,
}) => {
  const second = await secondAdministrator(browser, site)
  await edit(page)
  await edit(second.page)
  await expect(second.page.getByText(/modifie aussi cette page/)).toBeVisible()
  await page.getByLabel('Lundi').fill('8h - 9h')
  await second.page.getByLabel('Mardi').fill('7h - 8h')
  await save(second.page)
  await saved(second.page)
  await expect(page.getByText(/Seconde vient d'enregistrer/)).toBeVisible()
  await expect(page.getByLabel('Lundi')).toHaveValue('8h - 9h')
  await expect(hours(page, 'Mardi')).toHaveText('7 h – 8 h')
  await save(page)
  await saved(page)
  for (const one of [page, second.page]) {
    await expect(hours(one, 'Lundi')).toHaveText('8 h – 9 h')
    await expect(hours(one, 'Mardi')).toHaveText('7 h – 8 h')
  }
  await second.leave()
})

for (const { choice, mine, theirs, kept } of [
  { choice: 'Garder mon texte', mine: '11h - 12h', theirs: '13h - 14h', kept: '11h - 12h' },
  { choice: 'Garder ce texte', mine: '10h - 11h', theirs: '14h - 15h', kept: '14h - 15h' },
]) {
  test(`two administrators on one day: « ${choice} » keeps all the rest`, async ({ page, site, browser, faults }) => {
    faults.allow(/409/)
    const second = await secondAdministrator(browser, site)
    await edit(page)
    await edit(second.page)
    await page.getByLabel('Lundi').fill(mine)
    await page.getByLabel('Ville').fill(`Ville de ${choice}`)
    await second.page.getByLabel('Lundi').fill(theirs)
    await second.page.getByLabel('Dimanche').fill(`Sur demande (${kept})`)
    await save(second.page)
    await saved(second.page)
    await save(page)
    const conflict = page.getByRole('group', { name: 'Lequel garder' })
    for (const words of ['Seconde', mine, theirs, 'Lundi']) await expect(conflict).toContainText(words)
    await expect(conflict).not.toContainText('Dimanche')
    await expectAccessible(page)
    await conflict.getByRole('button', { name: choice }).click()
    await saved(page)
    const reader = await visitor(browser, site)
    await expect(hours(reader, 'Lundi')).toHaveText(hoursWords(kept))
    await expect(hours(reader, 'Dimanche')).toHaveText(`Sur demande (${kept})`)
    await expect(reader.locator('main address')).toContainText(`Ville de ${choice}`)
    await reader.context().close()
    await second.leave()
  })
}

test('the opening hours are changed by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Modifier', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nom')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Un seul jour, des congés ?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Lundi')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('15h - 16h')
  await page.keyboard.press('Enter')
  await saved(page)
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused()
  await expect(hours(page, 'Lundi')).toHaveText('15 h – 16 h')
})

test('the page seen as a visitor sees it is the saved one', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Samedi').fill('9h - 10h')
  await save(page)
  await saved(page)
  await page.getByRole('button', { name: 'Voir comme en visite' }).click()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await expect(hours(page, 'Samedi')).toHaveText('9 h – 10 h')
  await page.getByRole('button', { name: "Revenir à l'édition" }).click()
})

test('without its record the page stays in loading, for administrators as well', async ({ browser }) => {
  const site = await startSite()
  query(site, "delete from documents where collection = 'centres'")
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto(PATH)
  await expect(page.getByText('Chargement des données...')).toBeVisible()
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Voir comme en visite' })).toBeVisible()
  await expect(page.getByText('Chargement des données...')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await expect.poll(site.errors).toContain('document-missing')
  await context.close()
  await site.stop()
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in any state of editing at ${width} px`, async ({ page, faults }) => {
    faults.allow(/400|500|Enregistrement impossible/)
    // So high that nothing sticks over anything else.
    await page.setViewportSize({ width, height: 5000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await edit(page)
    await expectAccessible(page)
    await page.getByLabel('Mardi').fill('x'.repeat(2001))
    await save(page)
    await expect(page.getByText('Corrigez les champs signalés.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Mardi').fill('9h')
    await page.route('**/api/changes', (route) => route.fulfill({ status: 500 }))
    await save(page)
    await expect(page.getByText("L'enregistrement a échoué.")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expectAccessible(page)
  })
}

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await edit(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the position on the map is typed as it is written in French, and can be taken away', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/400/)
  await open(page, site.account)
  const change = page.getByRole('button', { name: 'Modifier la position sur la carte' })
  const submit = page.getByRole('button', { name: 'Sauvegarder' })
  const [latitude, longitude] = [
    page.getByLabel('Latitude', { exact: true }),
    page.getByLabel('Longitude', { exact: true }),
  ]
  await change.click()
  await latitude.fill('48,')
  await expect(latitude).toHaveValue('48,')
  await latitude.fill('48,58')
  await longitude.fill('est')
  await submit.click()
  await expect(page.getByText('Donnez un nombre de -180 à 180.')).toBeVisible()
  await expect(longitude).toHaveValue('est')
  await longitude.fill('7,75')
  await submit.click()
  await expect(page.getByText('latitude 48,58, longitude 7,75')).toBeVisible()
  await change.click()
  await latitude.fill('')
  await longitude.fill('')
  await submit.click()
  await expect(page.getByText('Aucune position sur la carte')).toBeVisible()
})
