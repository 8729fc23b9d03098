import { openSession, readDocument, updateDocument } from '../support/administrator.ts'
import { saved } from '../support/controls.ts'
import { isCovered } from '../support/covered.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { timedPress } from '../support/timed-press.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const PAGE = '/soins/epilation-a-la-cire'

async function changeFirstPrice(site: RunningSite) {
  const cookie = await openSession(site)
  const id = 'epilation-a-la-cire'
  const { tarifs } = await readDocument<{ tarifs: { price: string }[] }>(site, cookie, 'categories', id)
  await updateDocument(site, 'categories', id, { tarifs: tarifs.with(0, { ...tarifs[0]!, price: '12,40 €' }) })
}

test('as many prices are in view as for a visitor, and touching one opens it', async ({ page, site }) => {
  await page.goto(PAGE)
  const count = (selector: string) =>
    page.locator(selector).evaluateAll((lines) => {
      lines[0]!.scrollIntoView({ behavior: 'instant' })
      scrollBy({ top: -90, behavior: 'instant' })
      return lines.filter((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top >= 80 && bottom <= innerHeight - 56
      }).length
    })
  const LINES = 'main li:has(a[href^="/rendez-vous"])'
  const seen = await count(LINES)
  // From the first price of her own on, the others are marked.
  await changeFirstPrice(site)
  await enter(page, site.account)
  await page.goto(PAGE)
  await expect(page.getByRole('button', { name: 'Ajouter un tarif' })).toBeVisible()
  await expect(page.locator(LINES).filter({ hasText: 'Exemple' })).not.toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const edited = await count(LINES)
  expect(edited).toBeGreaterThanOrEqual(10)
  expect(edited).toBeGreaterThanOrEqual(seen - 1)

  const line = page.locator(LINES).nth(2)
  const box = (await line.boundingBox())!
  await page.touchscreen.tap(box.x + 30, box.y + box.height / 2)
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Nom' }) })
  await expect(form).toBeVisible()
  await expect(page.getByRole('button', { name: 'Supprimer' }).and(page.locator('form ~ div button'))).toBeVisible()
  await form.getByRole('button', { name: 'Annuler' }).tap()
  await expect(form).toHaveCount(0)
  await expect(line.getByRole('button', { name: 'Supprimer' })).toBeInViewport()

  // Its tools are in view now, and touching it opens it all the same.
  await page.waitForTimeout(500)
  const { x, y } = (await line.boundingBox())!
  await page.touchscreen.tap(x + 30, y + box.height / 2)
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Annuler' }).tap()
  await expect(form).toHaveCount(0)
  await page.waitForTimeout(500)
  page.once('dialog', (dialog) => void dialog.accept())
  await line.getByRole('button', { name: 'Supprimer' }).tap()
  await expect(page.getByRole('status').getByText(/supprimé/)).toBeVisible()
  await page
    .getByRole('status')
    .getByRole('button', { name: /^Annuler/ })
    .tap()
  await expect(page.locator(LINES).nth(2)).toBeVisible()
})

test('each line that opens has a pencil, where its tools are out of view', async ({ page, site }) => {
  await enter(page, site.account)
  for (const width of [320, 390, 800]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [PAGE, '/nos-expertes', '/cgv']) {
      await page.goto(path)
      const rows = page.locator('main li[data-row]:not(:has(img, video, iframe))')
      await expect(rows).not.toHaveCount(0)
      const pencils = await rows.evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').width))
      expect([...new Set(pencils)], `${path} ${width}`).toEqual([width < 768 ? '12px' : 'auto'])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

for (const [path, name] of [
  ['/cgv', 'Ajouter un article'],
  ['/mentions-legales', 'Ajouter une section'],
  ['/accessibilite', 'Ajouter une section'],
] as const)
  test(`« ${name} » is touched on ${path}, below the way back to its list`, async ({ page, site }) => {
    await enter(page, site.account)
    await page.goto(path)
    const add = page.getByRole('button', { name })
    await add.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => isCovered(add)).toBe(false)
    await add.tap()
    await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Texte' }).focus()
    await page.setViewportSize({ width: 390, height: 420 })
    for (let line = 0; line < 12; line++) await page.keyboard.press('Enter')
    await page.keyboard.type('fin')
    await expect.poll(() => isCovered(page.locator('[contenteditable] > :last-child'))).toBe(false)
    await page.getByRole('button', { name: 'Annuler', exact: true }).tap()
  })

test('a list is put in order by its handles once that is asked', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PAGE)
  const list = page.locator('ul', { has: page.locator('li[data-row] a[href^="/rendez-vous"]') })
  const first = list.locator('> li').first()
  await expect(first.getByRole('button', { name: 'Modifier' })).toBeAttached()
  await list.locator('+ div').getByRole('button', { name: 'Réorganiser' }).tap()
  const handle = first.getByRole('button', { name: /^Déplacer/ })
  await handle.scrollIntoViewIfNeeded()
  expect((await handle.boundingBox())!.width).toBeGreaterThanOrEqual(24)
  await expect(first.getByRole('button', { name: 'Modifier' })).toBeHidden()
  // A line has one column of text beside its tools, whatever it says of its booking.
  await expect(list.getByText('Réserver')).not.toHaveCount(0)
  for (const way of await list.getByText('Réserver').all()) await expect(way).toBeHidden()
  // Later than a double tap, which presses once.
  await page.waitForTimeout(500)
  await list.locator('+ div').getByRole('button', { name: 'Réorganiser' }).tap()
  await expect(first.getByRole('button', { name: 'Modifier' })).toBeAttached()
})

test('what is said of one form covers no button of another that is open', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Modifier la description' }).tap()
  // The page has moved to the form, and nothing under the finger moves any more.
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
  await page.getByRole('button', { name: 'Modifier « Pour qui, à éviter, à savoir »' }).tap()
  const facts = page.locator('form').filter({ hasNot: page.getByRole('textbox', { name: 'Description' }) })
  await facts.getByRole('textbox').first().fill('De 30 à 60 min')
  await facts.getByRole('button', { name: 'Sauvegarder' }).tap()
  const said = page.getByRole('status').getByText(/^Enregistré(?!e)/)
  await expect(said).toBeVisible()
  const save = page.getByRole('button', { name: 'Sauvegarder' })
  await expect(save).toHaveCount(1)
  // The end of its form is below the screen.
  await page
    .getByRole('textbox', { name: 'Description' })
    .evaluate((text) => scrollBy({ top: text.getBoundingClientRect().top - 500, behavior: 'instant' }))
  const [notice, pressed] = await Promise.all([said.boundingBox(), save.boundingBox()])
  expect(Math.min(notice!.y + notice!.height, pressed!.y + pressed!.height)).toBeLessThanOrEqual(
    Math.max(notice!.y, pressed!.y),
  )
})

test('the bar covers no button of an open form, though it says that a text elsewhere is not saved', async ({
  page,
  site,
}) => {
  await enter(page, site.account)
  await page.goto('/soins')
  await page.getByRole('button', { name: 'Ajouter un soin' }).tap()
  await page.getByLabel('Titre').fill('Commencé')
  await expect(page.getByText('Son adresse : /soins/commence')).toBeVisible()
  await page.goto('/tarifs')
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).tap()
  // The bar is away while something is typed, and the form gives the focus to its first field.
  await expect(page.getByRole('textbox', { name: 'Montant' })).toBeFocused()
  await page.getByRole('heading', { name: 'Modifier plusieurs prix' }).tap()
  const link = page.getByRole('link', { name: 'Reprendre un texte non enregistré' })
  await expect(link).toBeVisible()
  const bar = (await page.getByRole('navigation', { name: 'Administration du site' }).boundingBox())!
  const last = page.getByRole('form', { name: 'Modifier plusieurs prix' }).getByRole('button', { name: 'Annuler' })
  const { y, height } = (await last.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(bar.y)
})

test('a double tap on what saves does not open the form again', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Apparence' })
  const edit = panel.getByRole('button', { name: 'Modifier la couleur principale' })
  await edit.tap()
  const save = panel.getByRole('button', { name: 'Sauvegarder' })
  await panel.getByLabel('Couleur principale', { exact: true }).fill('#336699')
  // As far below its heading as what opens it again will be.
  const { x, y, width, height } = (await save.boundingBox())!
  const press = await timedPress(page)
  const begin = Date.now() / 1000
  await press(x + width / 2, y + height / 2, begin)
  await expect(edit).toBeFocused()
  const opens = (await edit.boundingBox())!
  const near = Math.max(opens.y + 4, Math.min(y + height / 2, opens.y + opens.height - 4))
  await press(x + width / 2, near, begin + 0.15)
  await saved(page)
  await expect(save).toHaveCount(0)
})

test('what saves a form, and what leaves it, stand on one line', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/actualites')
  const tops = ["Ajouter l'article", 'Programmer', 'Annuler'].map(async (name) => {
    const box = await page.getByRole('button', { name, exact: true }).first().boundingBox()
    return Math.round(box!.y)
  })
  expect(new Set(await Promise.all(tops)).size).toBe(1)
})

test('letters twice as large make no page wider than the screen', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/prevu')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('button', { name: 'Voir comme en visite' })).toBeVisible()
  expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390])
})
