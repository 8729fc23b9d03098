import type { Page } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

const PATH = '/soins/epilation-au-fil'

const row = (page: Page, text: string) => page.locator('#tarifs li:has([data-edit])').filter({ hasText: text }).first()
const edit = (page: Page, text: string) => row(page, text).getByRole('button', { name: 'Modifier' }).click()
const price = (page: Page) => page.getByRole('textbox', { name: 'Prix' })
const old = (page: Page) => page.getByRole('textbox', { name: 'Au lieu de (facultatif)' })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(
    page
      .getByRole('status')
      .getByText(/^Enregistré(?!e)/)
      .last(),
  ).toBeVisible()
  await expect(price(page)).toHaveCount(0)
}

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
})

test('what is typed takes the place of the price, from its first figure, and gets its sign', async ({ page, site }) => {
  // As on a slow network: the editor of the name is still on its way.
  const editor = await holdRequests(page, '**/rich-text-editor*.js')
  await edit(page, 'Lèvre supérieure')
  await page.keyboard.type('95')
  await expect(price(page)).toHaveValue('95')
  await expect(price(page)).toHaveAttribute('inputmode', 'decimal')
  await price(page).blur()
  await expect(price(page)).toHaveValue('95\u00a0€')
  await editor.release()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeVisible()
  await save(page)
  expect(await (await fetch(site.origin + PATH)).text()).toContain('>95\u00a0€<')
})

test('a price list that is pasted as the name of a new line is a line each, and says so before', async ({ page }) => {
  const rows = page.locator('#tarifs li:has([data-edit])')
  const before = await rows.count()
  await page.getByRole('button', { name: 'Ajouter un tarif' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Contour\t10 min\t9 €\r\nNez\t8\r\nFront et joues\t22 €\r\nCou – 1O €')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('status').filter({ hasText: '4 lignes collées' })).toContainText('Sans prix lisible : 1')
  await save(page)
  await expect(rows).toHaveCount(before + 4)
  await expect(rows.nth(before)).toHaveText(/^Contour\s*10\smin\s*9\s€/)
  await expect(rows.nth(before + 1)).toHaveText(/^Nez\s*8\s€/)
  await expect(rows.nth(before + 2)).toHaveText(/^Front et joues\s*22\s€/)
})

test('the price is focused where a browser does not focus what it selects', async ({ page }) => {
  // As Safari does.
  await page.addInitScript(() => {
    HTMLInputElement.prototype.select = function () {
      this.setSelectionRange(0, this.value.length)
    }
  })
  await page.reload()
  await edit(page, 'Lèvre supérieure')
  await expect(price(page)).toBeFocused()
  await page.keyboard.type('95')
  await expect(price(page)).toHaveValue('95')
})

test('a key that saves at once saves the sign as well', async ({ page, site }) => {
  await edit(page, 'Menton')
  await page.keyboard.type('12,5')
  await page.keyboard.press('Enter')
  await expect(price(page)).toHaveCount(0)
  await expect.poll(async () => (await fetch(site.origin + PATH)).text()).toContain('>12,50\u00a0€<')
})

test('a struck price is two fields, and the one is changed without the other', async ({ page, site }) => {
  const path = '/soins/visage-entier'
  const tarifs = [{ id: 'a', name: 'Visage complet <em>50 min</em>', price: '<s>55 €</s> 46 €' }]
  const create = {
    intent: 'create',
    collection: 'categories',
    id: 'visage-entier',
    from: null,
    fields: { title: 'Visage entier', masque: false, tarifs },
  }
  expect((await sendChange(site, await openSession(site), create as never)).status).toBe(200)
  await page.goto(path)
  await edit(page, 'Visage complet')
  await expect(old(page)).toHaveValue('55\u00a0€')
  await page.keyboard.type('49')
  await save(page)
  await expect(row(page, 'Visage complet').locator('s')).toHaveText('55\u00a0€')
  expect(await (await fetch(site.origin + path)).text()).toContain('<s>55\u00a0€</s> 49\u00a0€')

  await edit(page, 'Visage complet')
  await old(page).fill('')
  await save(page)
  await expect(row(page, 'Visage complet').locator('s')).toHaveCount(0)

  await edit(page, 'Visage complet')
  await old(page).fill('60')
  await save(page)
  await expect(row(page, 'Visage complet').locator('s')).toHaveText('60\u00a0€')
})

test('a price in words has the letters of the keyboard, and one with tags keeps them', async ({ page, site }) => {
  await edit(page, 'Front')
  await price(page).fill('à partir de 9 €')
  await save(page)
  await edit(page, 'Front')
  await expect(price(page)).toHaveAttribute('inputmode', 'text')
  await price(page).fill('<strong>9 €</strong> la zone')
  await save(page)
  expect(await (await fetch(site.origin + PATH)).text()).toContain('<strong>9\u00a0€</strong> la zone')
  await edit(page, 'Front')
  await expect(price(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Liste à puces' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Intertitre' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('two texts that are open have switches of their own', async ({ page }) => {
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  await edit(page, 'Menton')
  for (const name of ['Description', 'Nom'])
    await expect(page.getByRole('button', { name: `Code HTML : ${name}`, exact: true })).toHaveCount(1)
})

test('a line without a duration has its name level with its price, beside its tools', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/soins/soins-du-visage')
    const middle = async (text: string) => {
      const { y, height } = (await row(page, 'Trois soins hydratants')
        .getByText(text, { exact: true })
        .first()
        .boundingBox())!
      return y + height / 2
    }
    await expect
      .poll(async () => Math.abs((await middle('Trois soins hydratants')) - (await middle('168 €'))), `${width} px`)
      .toBeLessThan(3)
  }
})
