import type { Page } from '@playwright/test'
import { SAMPLES } from '../support/clipboard.ts'
import { saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

const PATH = '/soins/soins-des-mains'

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  await expect(box(page)).toBeFocused()
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const switchHtml = (page: Page) => page.getByRole('button', { name: 'Code HTML : Description' }).click()

/** Puts a text in place of all that the editor holds, as a program has put it on the clipboard. */
async function paste(page: Page, html: string) {
  await box(page).focus()
  await page.keyboard.press('Control+a')
  await box(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'le même texte')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

for (const { program, html, becomes, said } of SAMPLES) {
  test(`what is pasted from ${program} keeps its emphasis, headings and lists`, async ({ page }) => {
    await paste(page, html)
    if (said) await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await switchHtml(page)
    expect((await box(page).inputValue()).replaceAll('\u00a0', ' ')).toBe(becomes)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  })
}

test('what is pasted is saved as it was shown', async ({ page, site }) => {
  const sample = SAMPLES.find(({ program }) => program === 'Google Docs')
  await paste(page, sample!.html)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await saved(page)
  const html = await (await fetch(site.origin + PATH)).text()
  expect(html).toContain('<p>Une peau <strong>plus nette</strong>, <em>dès la première séance</em>.')
})

test('what a save would not keep is said beside the field as it is typed', async ({ page }) => {
  await switchHtml(page)
  const note = page.getByRole('status').filter({ hasText: 'Ne sera pas gardé' })
  await box(page).fill('<p>Un <strong>mot</strong></p><h2>Titre</h2>')
  await expect(note).toHaveCount(0)
  await box(page).fill(
    '<p><span style="color:red">Un mot</span></p><table><tr><td>1</td></tr></table><img src="/a.jpg">',
  )
  await expect(note).toContainText('couleur, taille ou police (span), tableau, image')
})

test('the tools stay in view on a telephone, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await box(page).evaluate((element) => element.lastElementChild!.scrollIntoView({ block: 'end' }))
  const tools = page.getByRole('group', { name: 'Mise en forme' })
  await expect(tools).toBeInViewport({ ratio: 1 })
  // Nothing lies over them.
  await tools.getByRole('button', { name: 'Gras' }).click()
  await expect(tools.getByRole('button', { name: 'Gras' })).toBeInViewport()
})
