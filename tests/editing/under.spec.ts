import type { Page } from '@playwright/test'
import { isCovered } from '../support/covered.ts'
import { button, keepNotices } from '../support/controls.ts'
import { openEarly } from '../support/early.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

/** What is typed in is never under what stays on the screen. */
const WIDTHS = [1280, 390]

const sized = (page: Page, width: number) => page.setViewportSize({ width, height: width < 500 ? 844 : 800 })

/** Goes through the open form by Tab, and names the fields and buttons of it that are not seen whole. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = []
  let count = 0
  for (; count < 60; count++) {
    const focused = page.locator(':focus')
    // What saves it is what the others would be under.
    const name = await focused.evaluate((one) => {
      const control = one as HTMLInputElement
      return control.closest('form') && !control.closest('[data-saves], [class*=actions]')
        ? (control.labels?.[0]?.textContent ?? control.textContent ?? control.type)
        : undefined
    })
    if (name === undefined) break
    if (await isCovered(focused)) found.push(name)
    await page.keyboard.press('Tab')
  }
  expect(count).toBeGreaterThan(1)
  return found
}

/** Whether the line with the caret stands below what formats the text. */
const isCaretBelow = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()!.getRangeAt(0)
    const caret = range.getClientRects()[0] ?? range.startContainer.parentElement!.getBoundingClientRect()
    const tools = document.querySelector('[aria-label="Mise en forme"]')!.parentElement!.getBoundingClientRect()
    return caret.top >= tools.bottom - 1
  })

for (const width of WIDTHS) {
  test(`a line of a long text is below what formats it, at ${width} px`, async ({ page, site }) => {
    await enter(page, site.account)
    await sized(page, width)
    await page.goto('/soins/soins-des-mains')
    await button(page, 'Modifier la description').click()
    const text = page.getByRole('textbox', { name: 'Description' })
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+End')
    for (let line = 0; line < 40; line++) await page.keyboard.press('Enter')
    await page.keyboard.type('fin')
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Bonjour à toutes ')
    await expect.poll(() => isCaretBelow(page)).toBe(true)
    await page.keyboard.press('Control+End')
    await button(page, 'Lien').click()
    await text.focus()
    await page.keyboard.press('Control+Home')
    await expect.poll(() => isCaretBelow(page)).toBe(true)
    await button(page, 'Annuler').click()
  })

  for (const [path, opens] of [
    ['/soins/maquillage', 'Modifier « Pour qui, à éviter, à savoir »'],
    ['/notre-centre', 'Modifier les façons de venir'],
  ] as const)
    test(`no field is under what saves « ${opens} », at ${width} px`, async ({ page, site }) => {
      await enter(page, site.account)
      await sized(page, width)
      await page.goto(path)
      await button(page, opens).click()
      await expect(page.locator('form :is(input, select, textarea):focus')).toBeVisible()
      expect(await covered(page)).toEqual([])
      await button(page, 'Annuler').click()
    })

  test(`before the page is alive, no date is under what saves it, at ${width} px`, async ({ page, site }) => {
    await sized(page, width)
    const release = await openEarly(page, site, '/soins/beaute-du-regard')
    await page
      .locator('#tarifs')
      .getByRole('link', { name: /^Modifier/ })
      .nth(3)
      .press('Enter')
    const dialog = page.locator('dialog[open]')
    await dialog.getByText('Programmer').focus()
    await page.keyboard.press('Enter')
    for (const name of ['À partir du', "Jusqu'au"]) {
      const date = dialog.getByLabel(name)
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(date).toBeFocused({ timeout: 100 })
      }).toPass()
      expect(await isCovered(date), name).toBe(false)
    }
    await dialog.getByRole('link', { name: 'Annuler' }).click()
    await release()
  })
}

test('no field of an open form is under notices', async ({ page, site }) => {
  await enter(page, site.account)
  await sized(page, 1280)
  await keepNotices(page)
  await page.goto('/soins/maquillage')
  page.on('dialog', (dialog) => void dialog.accept())
  const prices = page.locator('#tarifs [data-row]')
  for (const notices of [1, 2, 3]) {
    await prices.nth(3).getByRole('button', { name: 'Supprimer' }).click()
    await expect(button(page, 'Annuler la suppression')).toHaveCount(notices)
    // Sooner, it would be the second press of two.
    await page.waitForTimeout(600)
  }
  await prices.nth(3).getByRole('button', { name: 'Modifier' }).click()
  await expect(page.locator('form input:focus')).toBeVisible()
  expect(await covered(page)).toEqual([])
  await button(page, 'Annuler').click()
})
