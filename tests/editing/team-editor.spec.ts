import type { Browser, Page } from '@playwright/test'
import { addAdministrator, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const PATH = '/nos-expertes'
const REQUIRED = 'Ce champ est obligatoire.'

const panel = (page: Page) => page.getByRole('region', { name: "Page d'administration" })
const rows = (page: Page) => panel(page).locator('li')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const edit = (page: Page, name: string) => row(page, name).getByRole('button', { name: 'Modifier' }).click()
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter un membre' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Mettre à jour' }).click()
const saved = async (page: Page) => {
  await expect(page.getByRole('status').getByText(/^Enregistré(?!e)/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mettre à jour' })).toHaveCount(0)
}
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const names = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()

async function open(page: Page, account: { email: string; password: string }) {
  await enter(page, account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Ajouter un membre' })).toBeVisible()
}

/** The page of a visitor who comes now, without script. */
async function visitor(browser: Browser, site: RunningSite) {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PATH)
  return page
}

test.beforeEach(({ page, site }) => open(page, site.account))

test('a member is changed, shown at once, and live for visitors at their next request', async ({
  page,
  site,
  browser,
}) => {
  const reader = await visitor(browser, site)
  await expect(reader.locator('main')).not.toContainText("Page d'administration")
  await expect(page.getByRole('heading', { level: 2, name: "Page d'administration" })).toBeVisible()
  await expect(row(page, 'Camille Weber')).toContainText('Camille Weber : Experte minceur et regard')
  await edit(page, 'Camille Weber')
  await expect(page.getByLabel('Nom')).toBeFocused()
  await expect(page.getByLabel('Nom')).toHaveAttribute('required')
  await expect(page.getByLabel('Rôle')).toHaveAttribute('required')
  await page.getByLabel('Nom').fill('Camille Muller')
  await page.getByLabel('Rôle').fill('Experte minceur')
  // The drawing that she came with is no photograph of her.
  await page.getByRole('textbox', { name: 'Photo', exact: true }).fill('')
  await expect(panel(page).getByText('CM', { exact: true })).toBeVisible()
  await save(page)
  await saved(page)
  await expect(row(page, 'Camille Muller : Experte minceur').getByRole('button', { name: 'Modifier' })).toBeFocused()
  await expect(card(page, 'Camille Muller')).toContainText('Experte minceur')
  await reader.reload()
  await expect(card(reader, 'Camille Muller')).toContainText('Experte minceur')
  await expect(reader.locator('main')).not.toContainText('Camille Weber')
  await reader.context().close()
})

test('the panel is led to from the top of the page', async ({ page, browser, site }) => {
  const cookies = await page.context().storageState()
  const plain = await browser.newContext({ baseURL: site.origin, storageState: cookies, javaScriptEnabled: false })
  const early = await plain.newPage()
  await early.goto(PATH)
  for (const one of [page, early]) {
    await one.getByRole('link', { name: "Modifier l'équipe" }).click()
    await expect(panel(one).getByRole('heading')).toBeFocused()
    await expect(panel(one)).toBeInViewport()
  }
  await plain.close()
})

test('name and role are asked for before anything is sent, and by the server', async ({ page, faults }) => {
  faults.allow(/400/)
  const requests: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/changes') && requests.push(request.url()))
  await edit(page, 'Nora Benali')
  await page.getByLabel('Nom').fill('  ')
  await page.getByLabel('Rôle').fill('')
  await save(page)
  await expect(page.getByText(REQUIRED)).toHaveCount(2)
  for (const field of ['Nom', 'Rôle']) await expect(page.getByLabel(field)).toHaveAccessibleDescription(REQUIRED)
  await expect(page.getByLabel('Nom')).toBeFocused()
  expect(requests).toEqual([])
  await page.getByLabel('Nom').fill('Nora Benali')
  await save(page)
  await expect(page.getByText(REQUIRED)).toHaveCount(1)
  await expect(page.getByLabel('Rôle')).toBeFocused()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(row(page, 'Nora Benali')).toContainText('Experte mains')

  const answer = await page.request.post('/api/changes', {
    data: { intent: 'update', collection: 'team', id: 'team', base: 1, fields: { members: [{ name: ' ', role: '' }] } },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(answer.status()).toBe(400)
  expect(await answer.json()).toEqual({
    outcome: 'invalid',
    problems: ['name', 'role'].map((field) => ({ path: `members.0.${field}`, message: REQUIRED })),
  })
})

test('a member that is given up leaves the focus where it was begun', async ({ page }) => {
  await add(page)
  await expect(page.getByLabel('Nom')).toBeFocused()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ajouter un membre' })).toBeFocused()
})

test('what is wrong, and of no field that is there, is said as it is', async ({ page, faults }) => {
  faults.allow(/400/)
  // As a page sends it that is older than the server.
  await page.route('**/api/changes', async (route) => {
    const change = route.request().postDataJSON() as { fields: object }
    await route.continue({ postData: JSON.stringify({ ...change, fields: { ...change.fields, membres: [] } }) })
  })
  await edit(page, 'Nora Benali')
  await page.getByLabel('Rôle').fill('Experte mains et pieds')
  await save(page)
  await expect(page.getByRole('alert').getByText('Ce champ est inconnu.')).toBeVisible()
  await expect(page.getByText('Corrigez les champs signalés.')).toHaveCount(0)
  await expect(page.getByLabel('Rôle')).toHaveValue('Experte mains et pieds')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('members are added, put in order, removed and brought back', async ({ page, site, browser }) => {
  const count = await rows(page).count()
  await add(page)
  await page.getByLabel('Nom').fill('Zoé Klein')
  await page.getByLabel('Rôle').fill('Apprentie')
  await save(page)
  await saved(page)
  await expect(rows(page)).toHaveCount(count + 1)
  await rows(page).last().getByRole('button', { name: 'Monter' }).click()
  await expect(rows(page).nth(count - 1)).toContainText('Zoé Klein : Apprentie')
  const reader = await visitor(browser, site)
  await expect.poll(async () => (await reader.reload(), (await names(reader))[count - 1])).toBe('Zoé Klein')
  expect((await names(page)).slice(0, count + 1)).toEqual((await names(reader)).slice(0, count + 1))

  page.once('dialog', (dialog) => void dialog.accept())
  await row(page, 'Zoé Klein').getByRole('button', { name: 'Supprimer' }).click()
  await expect(row(page, 'Zoé Klein')).toHaveCount(0)
  await expect(card(page, 'Zoé Klein')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(card(page, 'Zoé Klein')).toBeVisible()
  await reader.reload()
  await expect(card(reader, 'Zoé Klein')).toBeVisible()
  await reader.context().close()
})

test('a photograph takes the place of the initials', async ({ page, site, browser }) => {
  await edit(page, 'Lucie Hartmann')
  await page.getByLabel('Photo', { exact: true }).fill('/images/soins/soins-des-mains.jpg')
  await save(page)
  await saved(page)
  const reader = await visitor(browser, site)
  for (const one of [page, reader]) await expect(card(one, 'Lucie Hartmann').getByRole('img')).toBeVisible()
  await reader.context().close()
  await edit(page, 'Lucie Hartmann')
  await page.getByLabel('Photo', { exact: true }).fill('')
  await save(page)
  await saved(page)
  await expect(card(page, 'Lucie Hartmann').getByText('LH')).toBeVisible()
})

test('what is cancelled is not saved, and can be taken up again', async ({ page }) => {
  await edit(page, 'Lucie Hartmann')
  await page.getByLabel('Rôle').fill('Autre rôle')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(row(page, 'Lucie Hartmann')).not.toContainText('Autre rôle')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByLabel('Rôle')).toHaveValue('Autre rôle')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('what was typed is there again after a reload', async ({ page }) => {
  await edit(page, 'Lucie Hartmann')
  await page.getByLabel('Rôle').fill('Experte épilation')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Texte retrouvé')).toBeVisible()
  await expect(page.getByLabel('Rôle')).toHaveValue('Experte épilation')
  await save(page)
  await saved(page)
  await expect(card(page, 'Lucie Hartmann')).toContainText('Experte épilation')
})

test('a failed save says so, keeps the text, and is tried again on request', async ({ page, faults }) => {
  faults.allow(/api\/changes|Enregistrement impossible|Failed to load/)
  await edit(page, 'Maëlle Schmitt')
  await page.getByLabel('Rôle').fill('Experte du visage')
  await page.route('**/api/changes', (route) => route.fulfill({ status: 500 }))
  await save(page)
  const alert = page.getByRole('alert').filter({ hasText: "L'enregistrement a échoué." })
  await expect(alert).toBeVisible()
  await page.unroute('**/api/changes')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await saved(page)
  await expect(row(page, 'Maëlle Schmitt')).toContainText('Experte du visage')
})

test('two administrators change two members, and choose where it is the same one', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/409/)
  const account = addAdministrator(site, 'Seconde')
  const context = await browser.newContext({ baseURL: site.origin })
  const other = await context.newPage()
  await open(other, account)
  await edit(page, 'Inès Keller')
  await edit(other, 'Maëlle Schmitt')
  await page.getByLabel('Rôle').fill('Sourcils et cils')
  await other.getByLabel('Rôle').fill('Visage et corps')
  await save(other)
  await saved(other)
  await save(page)
  await saved(page)
  for (const one of [page, other]) {
    await expect(card(one, 'Inès Keller')).toContainText('Sourcils et cils')
    await expect(card(one, 'Maëlle Schmitt')).toContainText('Visage et corps')
  }
  await edit(page, 'Inès Keller')
  await edit(other, 'Inès Keller')
  await page.getByLabel('Rôle').fill('Cils')
  await other.getByLabel('Rôle').fill('Sourcils')
  await save(other)
  await saved(other)
  await save(page)
  const conflict = page.getByRole('group', { name: 'Lequel garder' })
  await expect(conflict).toContainText('Inès Keller : Sourcils')
  await expect(conflict).toContainText('Inès Keller : Cils')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Garder mon texte' }).click()
  await saved(page)
  await expect(card(other, 'Inès Keller')).toContainText('Cils')
  await context.close()
  account.remove()
})

test('who hears nothing of the other is told by the answer to the save', async ({ page, site, browser, faults }) => {
  faults.allow(/409/)
  await page.route('**/api/live', (route) => route.fulfill({ status: 204 }))
  await page.goto(PATH)
  await edit(page, 'Inès Keller')
  await page.getByLabel('Rôle').fill('Ongles')
  await withSecond(site, async (account) => {
    const context = await browser.newContext({ baseURL: site.origin })
    const other = await context.newPage()
    await open(other, account)
    await edit(other, 'Inès Keller')
    await other.getByLabel('Rôle').fill('Maquillage')
    await save(other)
    await saved(other)
    await context.close()
  })
  await save(page)
  const conflict = page.getByRole('group', { name: 'Lequel garder' })
  await expect(conflict).toContainText('Inès Keller : Maquillage')
  await expect(conflict).toContainText('Inès Keller : Ongles')
  await expect(page.getByLabel('Rôle')).toHaveValue('Ongles')
  await conflict.getByRole('button', { name: 'Garder mon texte' }).click()
  await saved(page)
  await expect(row(page, 'Inès Keller')).toContainText('Ongles')
})

test('one text is finished before another is begun, and neither takes the place of the other', async ({ page }) => {
  const role = page.getByLabel('Rôle')
  const unfinished = page.getByText(/Un autre texte est commencé ici/)
  const again = page.getByRole('button', { name: 'Reprendre' })
  const giveUp = () => page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await edit(page, 'Inès Keller')
  // Later than a double tap, which opens one form.
  await page.waitForTimeout(500)
  await edit(page, 'Nora Benali')
  await expect(page.getByLabel('Nom')).toHaveValue('Nora Benali')
  await role.fill('Commencé pour Nora')
  await edit(page, 'Inès Keller')
  await expect(unfinished).toBeVisible()
  await expect(page.getByLabel('Nom')).toBeFocused()
  await expect(role).toHaveValue('Commencé pour Nora')
  await giveUp()
  await edit(page, 'Inès Keller')
  await role.fill('Commencé pour Inès')
  await again.click()
  await expect(unfinished).toBeVisible()
  await expect(role).toHaveValue('Commencé pour Inès')
  await giveUp()
  await again.first().click()
  await expect(role).toHaveValue('Commencé pour Nora')
  await giveUp()
})

test('a member is changed by keyboard alone', async ({ page }) => {
  await row(page, 'Nora Benali').getByRole('button', { name: 'Modifier' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nom')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Experte mains')
  await page.keyboard.press('Enter')
  await saved(page)
  await expect(row(page, 'Nora Benali : Experte mains').getByRole('button', { name: 'Modifier' })).toBeFocused()
})

test('a team that is missing is said to be empty, and the first member makes it', async ({ browser }) => {
  const site = await startSite()
  query(site, "delete from documents where collection = 'team'")
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await open(page, site.account)
  await expect(page.getByText('Aucun membre trouvé.')).toBeVisible()
  await add(page)
  await page.getByLabel('Nom').fill('Ada')
  await page.getByLabel('Rôle').fill('Fondatrice')
  await save(page)
  await saved(page)
  await expect(card(page, 'Ada')).toContainText('Fondatrice')
  const reader = await visitor(browser, site)
  await expect(card(reader, 'Ada')).toContainText('Fondatrice')
  await reader.context().close()
  page.once('dialog', (dialog) => void dialog.accept())
  await row(page, 'Ada').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Aucun membre trouvé.')).toBeVisible()
  await context.close()
  await site.stop()
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in any state of editing at ${width} px`, async ({ page }) => {
    // So high that nothing sticks over anything else.
    await page.setViewportSize({ width, height: 5000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await edit(page, 'Nora Benali')
    await expectAccessible(page)
    await page.getByLabel('Nom').fill('')
    await save(page)
    await expect(page.getByText(REQUIRED)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await add(page)
    await expectAccessible(page)
  })
}

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await edit(page, 'Nora Benali')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
