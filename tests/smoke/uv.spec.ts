import { expect, test } from '../support/journey.ts'

test('the UV notice holds the keyboard until it is understood', async ({ page }) => {
  await page.goto('/soins/bronzage-uv')
  const notice = page.getByRole('dialog', { name: "Notice d'information" })
  const button = notice.getByRole('button', { name: "J'ai compris" })
  // The dialog itself, so that a reader begins at its beginning, whatever the height of the screen.
  await expect(notice).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('[role=dialog]'),
      ),
    ).toBe(true)
  }
  await button.press('Enter')
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/soins/bronzage-uv')
  await page.reload()
  await expect(notice).toBeVisible()
})

test('the UV notice shows its beginning on a low screen', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/soins/bronzage-uv')
    await expect(page.getByRole('heading', { name: "Notice d'information" })).toBeInViewport({ ratio: 1 })
  }
})

test('lists that picture treatments show no picture of the UV booth', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/soins', '/tarifs']) {
    await page.goto(path)
    const pictured = page.locator('main :is(li, div):has(> h2 > picture, > picture)')
    await expect(pictured.filter({ hasText: 'Épilation à la cire' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bronzage UV' }).last()).toBeVisible()
    await expect(pictured.filter({ has: page.getByRole('link', { name: 'Bronzage UV' }) })).toHaveCount(0)
  }
})
