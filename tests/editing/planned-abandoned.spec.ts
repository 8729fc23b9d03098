import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { NEVER, plannedLines } from '../support/planned.ts'
import { enter } from '../support/sign-in.ts'

const coming = (page: Page, title: string) => plannedLines(page).filter({ hasText: title })
const abandoned = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Abandonnés' }).getByRole('listitem').filter({ hasText: title })
const restore = { name: /^Rétablir/ }

/** Presses a button of a page that has arrived whole, as each press leads to another. */
async function press(page: Page, button: Locator) {
  await page.waitForLoadState()
  await button.tap()
}

const giveUp = (page: Page, title: string) =>
  press(page, coming(page, title).getByRole('button', { name: /^Abandonner/ }))

/** On a telephone, what was planned is given up and taken up again on `/prevu`: beside what is said, and in the list. */
async function abandonAndRestore(page: Page, title: string) {
  const said = page.getByRole('status').getByText(spaced("Ce changement n'est plus prévu."))
  await giveUp(page, title)
  await expect(said).toBeVisible()
  await expect(coming(page, title)).toHaveCount(0)
  await press(page, page.locator('div', { has: page.locator('> [role=status]') }).getByRole('button', restore))
  await expect(page.getByRole('status').getByText('Ce changement est rétabli')).toBeVisible()
  await expect(coming(page, title)).toHaveCount(1)

  await giveUp(page, title)
  await expect(said).toBeVisible()
  await page.goto('/prevu')
  await page.reload()
  await expect(coming(page, title)).toHaveCount(0)
  await expect(abandoned(page, title)).toContainText(/Prévu pour le .* 2998.*prévu par/)
  await press(page, abandoned(page, title).getByRole('button', restore))
  await expect(coming(page, title)).toHaveCount(1)
  await expect(abandoned(page, title)).toHaveCount(0)
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an article that was planned and abandoned comes back from the notice and from the list', async ({
    page,
    site,
  }) => {
    const title = 'Article qui revient'
    await enter(page, site.account)
    await page.goto('/actualites')
    const form = page.locator('form', {
      has: page.getByRole('button', { name: /^(Ajouter l'article|Programmer)$/ }),
    })
    await form.getByLabel('Titre', { exact: true }).fill(title)
    await form.getByRole('button', { name: 'Programmer', exact: true }).tap()
    await form.getByLabel('À partir du').fill(NEVER)
    await form.getByRole('button', { name: 'Programmer', exact: true }).tap()
    const told = form.getByText(title)
    await expect(told).toBeVisible()

    const notice = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
    await notice(/^Prévu pour le/)
      .getByRole('button', { name: 'Annuler', exact: true })
      .tap()
    await expect(told).toHaveCount(0)
    await notice(spaced("Ce changement n'est plus prévu.")).getByRole('button', { name: 'Rétablir', exact: true }).tap()
    await expect(told).toBeVisible()
    await expect(notice(/^Prévu pour le/)).toBeVisible()

    await page.goto('/prevu')
    await abandonAndRestore(page, title)
    await giveUp(page, title)
    await expect(abandoned(page, title)).toHaveCount(1)
    await expectAccessible(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})

test.describe('by finger without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: false })

  test('it comes back as well', async ({ page, site }) => {
    const title = 'Article qui revient sans script'
    const form = page.getByRole('region', { name: /^(Modifier|Ajouter)/ })
    await enter(page, site.account)
    await page.goto('/actualites')
    await page.getByRole('link', { name: "Ajouter l'article" }).tap()
    await form.getByLabel('Titre', { exact: true }).fill(title)
    await form.getByText('Programmer', { exact: true }).tap()
    await form.getByLabel('À partir du').fill(NEVER)
    await form.getByRole('button', { name: "Ajouter l'article" }).tap()
    await expect(page.getByText('Ce changement est prévu')).toBeVisible()
    await abandonAndRestore(page, title)
    await giveUp(page, title)
    await expect(abandoned(page, title)).toHaveCount(1)
  })
})
