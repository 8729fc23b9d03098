import type { Locator, Page } from '@playwright/test'
import { addAdministrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { restingMiddle } from '../support/collections.ts'
import { saved } from '../support/controls.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { pressUntil } from '../support/press-until.ts'
import { enter } from '../support/sign-in.ts'

const PATH = '/soins/epilation-a-la-cire'

const section = (page: Page, id: string) => page.locator(`#${id}`)
const rows = (page: Page, id: string) => section(page, id).locator('li:has([data-edit])')
const row = (page: Page, id: string, text: string | RegExp) => rows(page, id).filter({ hasText: text }).first()
const save = (within: Page | Locator) => within.getByRole('button', { name: 'Sauvegarder' }).click()

/** What a visitor who comes now reads. */
async function visitorText(page: Page, origin: string): Promise<string> {
  // An administrator's page does not apply the styles of another.
  const html = (await (await fetch(origin + PATH)).text()).replace(/<style>.*?<\/style>/s, '')
  return page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')!.innerText,
    html,
  )
}

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
})

test('a price is changed in four actions, and is live for visitors at their next request', async ({ page, site }) => {
  await row(page, 'tarifs', 'Menton').getByRole('button', { name: 'Modifier' }).click()
  await expect(page.getByRole('textbox', { name: 'Prix' })).toBeFocused()
  await page.keyboard.type('7,50 €')
  await save(page)
  await saved(page)
  await expect(row(page, 'tarifs', 'Menton')).toContainText('7,50')
  expect(await visitorText(page, site.origin)).toMatch(/Menton.*\s*7,50/)
})

test('the description is written as it will be seen, or as HTML, and is kept clean', async ({ page, site }) => {
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  const box = page.getByRole('textbox', { name: 'Description' })
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Un texte ')
  await page.getByRole('button', { name: 'Gras' }).click()
  await page.keyboard.type('neuf')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Liste à puces' }).click()
  await page.keyboard.type('une puce')
  await page.getByRole('button', { name: 'Code HTML' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    /<strong>neuf<\/strong>.*<ul>.*une puce/s,
  )
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill(
      '<p>Un texte <strong>neuf</strong></p><h1>Titre</h1><p onclick="x()">fin<script>x()</script> H<sub>2</sub>O</p>',
    )
  await page.getByRole('button', { name: 'Code HTML' }).click()
  await save(page)
  await saved(page)
  const main = await (await fetch(site.origin + PATH)).text()
  expect(main).toContain('<p>Un texte <strong>neuf</strong></p><h3>Titre</h3><p>fin H<sub>2</sub>O</p>')
})

test('a save that waits for what looks at the text says so, and what is typed meanwhile stays', async ({
  page,
  site,
}) => {
  const part = await holdRequests(page, '**/uv-caution*.js')
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  const text = section(page, 'description').getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.type('Un mot. ')
  await save(section(page, 'description'))
  await expect(page.getByRole('status').getByText('Enregistrement…')).toBeVisible()
  await text.pressSequentially('Un autre. ')
  await part.release()
  await saved(page)
  await expect(text).toContainText('Un autre.')
  await save(section(page, 'description'))
  await expect(text).toHaveCount(0)
  expect(await visitorText(page, site.origin)).toContain('Un autre.')
})

test('what is cancelled is not saved, and can be taken up again', async ({ page, site }) => {
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Phrase retirée. ')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeFocused()
  expect(await visitorText(page, site.origin)).not.toContain('Phrase retirée')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('Phrase retirée')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('a tariff is added in edit mode, put in order, removed and brought back', async ({ page, site, faults }) => {
  faults.allow(/400/)
  const before = await rows(page, 'tarifs').count()
  await page.getByRole('button', { name: 'Ajouter un tarif' }).click()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused()
  await page.keyboard.type('Ligne neuve')
  await page.getByRole('textbox', { name: 'Prix' }).fill('5 €')
  await page.getByLabel('Lien (facultatif)').fill('javascript:alert(1)')
  await save(page)
  await expect(page.getByText("Cette adresse n'est pas valable.")).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveText('Ligne neuve')
  await page.getByLabel('Lien (facultatif)').fill('https://exemple.fr/')
  await save(page)
  await saved(page)
  await expect(rows(page, 'tarifs')).toHaveCount(before + 1)
  await expect(rows(page, 'tarifs').last()).toContainText('Ligne neuve')

  await rows(page, 'tarifs').last().getByRole('button', { name: 'Monter' }).click()
  await expect(rows(page, 'tarifs').nth(before - 1)).toContainText('Ligne neuve')
  await expect
    .poll(async () => /Ligne neuve[\s\S]*Torse et ventre/.test(await visitorText(page, site.origin)))
    .toBe(true)

  const line = row(page, 'tarifs', 'Ligne neuve')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await line.getByRole('button', { name: 'Supprimer' }).click()
  await expect(rows(page, 'tarifs')).toHaveCount(before + 1)
  // Later than a double tap, of which the second half presses nothing.
  await page.waitForTimeout(500)
  page.once('dialog', (dialog) => void dialog.accept())
  await line.getByRole('button', { name: 'Supprimer' }).click()
  await expect(rows(page, 'tarifs')).toHaveCount(before)
  await expect(page.getByRole('status').getByText(/^Tarif «\sLigne neuve\s» supprimé\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(rows(page, 'tarifs').nth(before - 1)).toContainText('Ligne neuve')
})

test('what is done in quick succession is done in turn, and is no conflict with itself', async ({ page, site }) => {
  const names = () => rows(page, 'questions').locator('summary').allInnerTexts()
  const [one, two, three] = await names()
  await page.route('**/api/changes', async (route) => {
    await new Promise((done) => setTimeout(done, 1200))
    await route.continue()
  })
  const down = (index: number) => rows(page, 'questions').nth(index).getByRole('button', { name: 'Descendre' }).click()
  await down(0)
  // The row stays under the hand: sooner, it would be one press.
  await page.waitForTimeout(500)
  await down(1)
  expect((await names()).slice(0, 3)).toEqual([two, three, one])
  await expect
    .poll(async () => {
      const text = await visitorText(page, site.origin)
      return text.indexOf(three!) < text.indexOf(one!)
    })
    .toBe(true)
  expect((await names()).slice(0, 3)).toEqual([two, three, one])
  for (const index of [2, 1]) {
    await rows(page, 'questions').nth(index).getByRole('button', { name: 'Monter' }).click()
    await page.waitForTimeout(500)
  }
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([one, two, three])
  await page.waitForLoadState('networkidle')
})

test('entries are put in order by the mouse and by the keyboard', async ({ page, site }) => {
  const names = () => rows(page, 'questions').locator('summary').allInnerTexts()
  const [one, two, three] = await names()
  const handle = (index: number) => rows(page, 'questions').nth(index).getByRole('button', { name: 'Déplacer' })
  await handle(0).scrollIntoViewIfNeeded()
  await handle(0).hover()
  await page.mouse.down()
  await expect(handle(0)).toHaveAttribute('aria-pressed', 'true')
  const target = await restingMiddle(rows(page, 'questions').nth(1))
  await page.mouse.move(target.x, target.y, { steps: 12 })
  await expect(page.getByText(/: place 2 sur/)).toBeAttached()
  await page.mouse.up()
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([two, one, three])

  await handle(2).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/place 3 sur/)).toBeAttached()
  await pressUntil(page, 'ArrowUp', page.getByText(/place 2 sur/))
  await page.keyboard.press('Space')
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([two, three, one])
  const text = await visitorText(page, site.origin)
  expect(text.indexOf(two!)).toBeLessThan(text.indexOf(three!))
})

test('a question is asked, answered and changed by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Ajouter une question' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type('Une question au clavier ?')
  const answer = page.getByRole('textbox', { name: 'Réponse' })
  await expect(answer).toBeVisible()
  for (let tabs = 0; tabs < 12 && !(await answer.evaluate((box) => box === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await expect(answer).toBeFocused()
  await page.keyboard.type('Oui, sans souris.')
  await page.keyboard.press('Control+s')
  await saved(page)
  const entry = row(page, 'questions', 'Une question au clavier')
  await expect(entry.getByRole('button', { name: 'Modifier' })).toBeFocused()
  await entry.locator('summary').press('Enter')
  await expect(entry).toContainText('Oui, sans souris.')
})

test('videos and the title are edited as well', async ({ page, site }) => {
  await page.getByRole('button', { name: 'Ajouter une vidéo' }).click()
  await page.getByLabel('Adresse de la vidéo').fill('https://youtu.be/abcdef12345')
  await save(section(page, 'videos'))
  await saved(page)
  await expect(section(page, 'videos').getByRole('link', { name: /Lire avec YouTube/ })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier le titre' }).click()
  await page.getByLabel('Titre').fill('Épilation à la cire tiède')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Épilation à la cire tiède')
  expect(await visitorText(page, site.origin)).toContain('Épilation à la cire tiède')
  await page.getByRole('button', { name: 'Modifier le titre' }).click()
  await page.getByLabel('Titre').fill('Épilation à la cire')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Épilation à la cire')
})

test('a failed save says so, keeps the text, and is tried again on request', async ({ page, faults }) => {
  faults.allow(/api\/changes|Enregistrement impossible|Failed to load/)
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Gardé. ')
  await page.route('**/api/changes', (route) => route.abort('connectionfailed'))
  await save(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Erreur lors de la mise à jour de description.' })
  await expect(alert).toBeVisible()
  await expect(page.getByText('Enregistré', { exact: true })).toHaveCount(0)
  await page.unroute('**/api/changes')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await saved(page)
  await expect(section(page, 'description')).toContainText('Gardé.')
})

test('what was typed is there again after the tab was closed', async ({ page, context }) => {
  await row(page, 'tarifs', 'Dos et épaules').getByRole('button', { name: 'Modifier' }).click()
  await expect(page.getByRole('textbox', { name: 'Prix' })).toBeFocused()
  await page.keyboard.type('41 €')
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await again.getByRole('link', { name: 'Reprendre un texte non enregistré' }).click()
  await expect(again).toHaveURL(PATH)
  await expect(again.getByText('Texte retrouvé')).toBeVisible()
  await expect(again.getByRole('textbox', { name: 'Prix' })).toHaveValue(/^41.€$/)
  await save(again)
  await saved(again)
  await expect(row(again, 'tarifs', 'Dos et épaules')).toContainText('41')
})

test('the page can be seen as a visitor sees it', async ({ page }) => {
  await page.getByRole('button', { name: 'Voir comme en visite' }).click()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await page.goto('/soins/soins-du-visage')
  await expect(page.getByRole('button', { name: "Revenir à l'édition" })).toBeVisible()
  // A visitor has the one that begins the film.
  await expect(page.locator('main').getByRole('button')).toHaveAccessibleName(/^Lire\s: Vidéo 1/)
  await page.getByRole('button', { name: "Revenir à l'édition" }).click()
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
})

test('back to editing before the page of visitors has come, it is not shown any more', async ({ page }) => {
  await page.getByRole('button', { name: 'Voir comme en visite' }).click()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  const held = Promise.withResolvers<undefined>()
  await page.route(PATH, async (route) => {
    if (route.request().resourceType() === 'fetch') await held.promise
    await route.continue()
  })
  const answered = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.reload()
  await page.getByRole('button', { name: "Revenir à l'édition" }).click()
  const edit = page.getByRole('button', { name: 'Modifier la description' })
  await expect(edit).toBeVisible()
  held.resolve(undefined)
  await (await answered).finished()
  await page.waitForTimeout(500)
  await expect(edit).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voir comme en visite' })).toHaveAttribute('aria-busy', 'false')
})

test('two administrators see each other, merge what is different, and choose where it is the same', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/409/)
  const second = addAdministrator(site, 'Seconde')
  const context = await browser.newContext({ baseURL: site.origin })
  const other = await context.newPage()
  await enter(other, second)
  await other.goto(PATH)
  const edit = (on: Page, name: string) => row(on, 'tarifs', name).getByRole('button', { name: 'Modifier' }).click()
  const price = (on: Page) => on.getByRole('textbox', { name: 'Prix' })

  await edit(page, 'Épaules')
  await expect(price(page)).toBeFocused()
  await edit(other, 'Torse 30 min')
  await expect(other.getByText(/modifie aussi cette liste/)).toBeVisible()
  await expect(price(other)).toBeFocused()
  await other.keyboard.type('61 €')
  await save(other)
  await saved(other)
  await expect(page.getByText(/Seconde vient d'enregistrer/)).toBeVisible()
  await price(page).fill('62 €')
  await save(page)
  await saved(page)
  await expect(row(page, 'tarifs', 'Épaules')).toContainText('62')
  await expect(row(page, 'tarifs', 'Torse 30 min')).toContainText('61')

  await expect(row(other, 'tarifs', 'Épaules')).toContainText('62')
  await edit(page, 'Torse 30 min')
  await edit(other, 'Torse 30 min')
  await price(other).fill('71 €')
  await price(page).fill('72 €')
  await save(other)
  await saved(other)
  await expect(page.getByText("Une autre version vient d'être enregistrée pendant votre saisie.")).toBeVisible()
  await expect(price(page)).toHaveValue(/^72.€$/)
  await save(page)
  const choice = page.getByRole('group', { name: 'Lequel garder' })
  await expect(choice).toContainText('71')
  await expect(choice).toContainText('72')
  await page.getByRole('button', { name: 'Garder mon texte' }).click()
  await saved(page)
  await expect(row(other, 'tarifs', 'Torse 30 min')).toContainText('72')
  await context.close()
  second.remove()
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in any state of editing at ${width} px`, async ({ page, faults }) => {
    test.slow()
    faults.allow(/400/)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await row(page, 'tarifs', 'Lèvre').getByRole('button', { name: 'Modifier' }).click()
    await expect(page.getByRole('textbox', { name: 'Prix' })).toBeFocused()
    await page.getByLabel('Lien (facultatif)').fill('non')
    await save(page)
    await expect(page.getByText("Cette adresse n'est pas valable.")).toBeVisible()
    await page.getByRole('button', { name: 'Lien', exact: true }).first().click()
    // Shown from its top, the page would have its menu under the pointer, and open.
    await page.mouse.move(0, 0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByRole('button', { name: 'Modifier la description' }).click()
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await page.getByRole('button', { name: 'Code HTML' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByText('Administration', { exact: true }).click()
    await expectAccessible(page)
  })
}
