import type { Page } from '@playwright/test'
import { withSecond } from '../support/administrator.ts'
import { expectFocus } from '../support/autofocus.ts'
import { violationsOn } from '../support/axe.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { isScript } from '../support/scripts.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own: its titles and prices stay changed, and its sessions end.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const PAGE = '/soins/maquillage'
const BASE = 'section[aria-labelledby=formulaire]'

const form = (page: Page) => page.getByRole('dialog', { name: 'Formulaire' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Sauvegarder' }).click()
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Enregistré/ })
const line = (page: Page, name: string) => page.locator('li[data-row]').filter({ hasText: name })
/** A price without formatting. */
const PRICE = 'Supplément faux cils en bouquets'

/** Opens a page whose React is on its way for as long as the journey likes. */
async function openEarly(page: Page, site: RunningSite, path = PAGE) {
  await enter(page, site.account)
  const scripts = await holdRequests(page, '**/entry.client-*.js')
  await page.goto(path, { waitUntil: 'load' })
  return scripts
}

async function openTitle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Modifier le titre' }).click()
  await expectFocus(page)
}

test('a moment that is half typed is shown where « Programmer » was closed over it', async ({ page, site }) => {
  await openEarly(page, site)
  await openTitle(page)
  const programmer = form(page).locator('summary').filter({ hasText: 'Programmer' })
  await programmer.click()
  const from = form(page).getByLabel('À partir du')
  await from.focus()
  await page.keyboard.type('0112')
  await programmer.click()
  await expect(from).toBeHidden()
  await save(page)
  await expect(from).toBeFocused()
})

test('a price is changed before the page is alive, with no script fetched, and the page stays where it was read', async ({
  page,
  site,
}) => {
  const { release } = await openEarly(page, site)
  const scripts: string[] = []
  page.on('request', (request) => void (isScript(request) && scripts.push(request.url())))
  // However slow the machine, the page does not come alive meanwhile.
  await page.clock.install()
  await expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass()
  await page.reload({ waitUntil: 'commit' })
  await line(page, PRICE).getByRole('link', { name: 'Modifier' }).click()
  await expectFocus(page)
  expect(scripts).toEqual([])
  await page.clock.resume()
  await expect(form(page).getByLabel('Prix')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  const top = await page.evaluate(() => scrollY)
  // What stands there is chosen: a number takes its place.
  await page.keyboard.type('1234')
  await save(page)
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/soins\/maquillage\?enregistre=/)
  await expect(notice(page)).toContainText('1 234 €')
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(400)
  await release()
  await notice(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('1 234 €').filter({ visible: true })).toHaveCount(1)
})

test('what asks for a new treatment before the page is alive opens its form once it is', async ({ page, site }) => {
  const { release } = await openEarly(page, site, '/soins')
  await page.getByRole('link', { name: 'Ajouter un soin' }).click()
  await release()
  await expect(page.getByLabel('Titre', { exact: true })).toBeFocused()
})

test('a save that hangs says that the network is slow, once, and ends', async ({ page, site }) => {
  await openEarly(page, site)
  await line(page, PRICE).getByRole('link', { name: 'Modifier' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Prix').fill('1 235 €')
  const saves = await holdRequests(page, /modifier=/)
  await save(page)
  const pressed = form(page).getByRole('button', { name: 'Sauvegarder' })
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  await expect(form(page).getByRole('status')).toContainText('Le réseau est lent')
  await expect(form(page).locator('[inert]').getByLabel('Prix')).toHaveCount(1)
  await pressed.press('Enter')
  await saves.release()
  await expect(form(page)).toHaveCount(0)
  await expect(notice(page)).toContainText('1 235 €')
  expect(saves.asked()).toBe(1)
})

test('what is refused is said beside its field, and a price is deleted once that is asked', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/status 400|400 \(Bad Request\)/)
  await openEarly(page, site)
  await page.getByRole('link', { name: 'Ajouter un tarif' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Prix').fill('77 €')
  await save(page)
  await expect(form(page).getByLabel('Nom')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Nom')).toBeFocused()
  await expect(form(page).getByLabel('Prix')).toHaveValue('77 €')
  await form(page).getByLabel('Nom').fill('Maquillage de nuit')
  await save(page)
  await expect(notice(page)).toBeVisible()
  await line(page, 'Maquillage de nuit').getByRole('link', { name: 'Supprimer' }).click()
  await form(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(line(page, 'Maquillage de nuit')).toHaveCount(0)
})

test('a line with emphasis is shown as it will be read, and keeps it', async ({ page, site }) => {
  await openEarly(page, site)
  await line(page, 'Yeux seuls').getByRole('link', { name: 'Modifier' }).click()
  await expectFocus(page)
  const name = form(page).getByRole('textbox', { name: 'Nom' })
  await expect(name).toHaveText('Yeux seuls 20 min')
  await expect(form(page)).not.toContainText('<em>')
  await name.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('Les ')
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeVisible()
  await expect(line(page, 'Les Yeux seuls').locator('em')).toHaveText(/20/)
})

test('what was typed and not saved is there again after the page was left, until it is given up', async ({
  page,
  site,
}) => {
  await openEarly(page, site)
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Un titre commencé')
  await page.reload({ waitUntil: 'load' })
  await expect(form(page).getByText('Texte retrouvé')).toBeVisible()
  await expect(form(page).getByLabel('Titre')).toHaveValue('Un titre commencé')
  // Put away, it is kept as well.
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await openTitle(page)
  await expect(form(page).getByLabel('Titre')).toHaveValue('Un titre commencé')
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await expect(form(page)).toHaveCount(0)
  await page.reload({ waitUntil: 'load' })
  await openTitle(page)
  await expect(form(page).getByLabel('Titre')).toHaveValue('Maquillage')
})

test('two texts for one field are shown beside each other, and the chosen one is saved', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/409/)
  await withSecond(site, async (second) => {
    await openEarly(page, site)
    await openTitle(page)
    const theirs = await (await browser.newContext({ baseURL: site.origin, locale: 'fr-FR' })).newPage()
    await enter(theirs, second)
    await theirs.goto(`${PAGE}?modifier=categories/maquillage/title`)
    await theirs.locator(BASE).getByLabel('Titre').fill('Maquillage et coiffure')
    await theirs.locator(BASE).getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(notice(theirs)).toBeVisible()
    await theirs.context().close()
    await form(page).getByLabel('Titre').fill('Maquillage du jour')
    await save(page)
    await expect(form(page).getByText('Maquillage et coiffure')).toBeVisible()
    await form(page).getByRole('radio', { name: 'Garder mon texte' }).check()
    await form(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maquillage du jour')
  })
})

test('a session that has ended is opened again in the form, and the text is saved', async ({ page, site, faults }) => {
  faults.allow(/401/)
  await openEarly(page, site, '/soins/soins-des-mains')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Soins des ongles')
  query(site, 'delete from session')
  await save(page)
  await form(page).getByLabel('E-mail').fill(site.account.email)
  await form(page).getByLabel('Mot de passe').fill(site.account.password)
  await form(page).getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soins des ongles')
})

test('a save that the network loses is said, and made once it is back', async ({ page, site, faults }) => {
  faults.allow(/ERR_FAILED|failed: /)
  await openEarly(page, site, '/soins/soins-des-pieds')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Soins du pied')
  await page.route(/modifier=/, (route) => route.abort())
  await save(page)
  await expect(form(page).getByRole('alert')).toContainText("Le titre n'a pas été enregistré.")
  await expect(form(page).getByLabel('Titre')).toHaveValue('Soins du pied')
  await page.unroute(/modifier=/)
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soins du pied')
})

test('a price that the network loses is said to be lost in the words of its editor', async ({ page, site, faults }) => {
  faults.allow(/ERR_FAILED|failed: /)
  await openEarly(page, site)
  await line(page, PRICE).getByRole('link', { name: 'Modifier' }).click()
  await form(page).getByLabel('Prix').fill('21 €')
  await page.route(/modifier=/, (route) => route.abort())
  await save(page)
  await expect(form(page).getByRole('alert')).toContainText('Erreur lors de la mise à jour de tarifs.')
  await expect(form(page).getByLabel('Prix')).toHaveValue('21 €')
})

test('a double tap opens one form, and presses nothing in it', async ({ page, site }) => {
  await openEarly(page, site)
  let asked = 0
  page.on('request', (request) => void (request.url().includes('modifier=') && asked++))
  await page.getByRole('link', { name: 'Modifier le titre' }).dblclick()
  await expectFocus(page)
  await expect(form(page)).toHaveCount(1)
  expect(asked).toBe(1)
})

test('the page comes alive once the form is closed, and not while it is open', async ({ page, site }) => {
  const { release, asked } = await openEarly(page, site)
  await expect.poll(asked).toBe(1)
  await openTitle(page)
  await release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-waiting]')).not.toHaveCount(0)
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Modifier le titre' })).toBeVisible()
})

test('a text with formatting is written as it will be seen, with no script but its editor', async ({ page, site }) => {
  const { asked } = await openEarly(page, site)
  const editor = await holdRequests(page, '**/rich-text-editor-*.js')
  const link = page.getByRole('link', { name: 'Modifier la description' })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await editor.release()
  const box = form(page).getByRole('textbox', { name: 'Description' })
  await expect(box).toBeFocused()
  await expect(box).not.toContainText('<p>')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Un maquillage ')
  await form(page).getByRole('button', { name: 'Gras' }).click()
  await page.keyboard.type('de fête')
  // Put away and opened again, it is as it was.
  await page.keyboard.press('Escape')
  await link.click()
  await expect(box.locator('strong')).toHaveText('de fête')
  await save(page)
  await expect(notice(page)).toBeVisible()
  const shown = await (await fetch(site.origin + PAGE)).text()
  expect(/<p>Un maquillage.*?<\/p>/.exec(shown)?.[0]).toBe('<p>Un maquillage <strong>de fête</strong></p>')
  expect(asked()).toBeLessThan(3)
})

test('a text whose editor does not come is there as HTML, and is saved', async ({ page, site, faults }) => {
  faults.allow(/404|Chargement impossible|preload/)
  await openEarly(page, site, '/soins/beaute-du-regard')
  await page.route('**/rich-text-editor-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Modifier la description' }).click()
  const box = form(page).getByRole('textbox', { name: 'Description' })
  await expect(box).toHaveValue(/<p>/)
  await box.fill('<p>Un regard <em>franc</em></p>')
  await save(page)
  await expect(notice(page)).toBeVisible()
  expect(await (await fetch(`${site.origin}/soins/beaute-du-regard`)).text()).toContain('Un regard <em>franc</em>')
})
