import { expect, type Locator, type Page } from '@playwright/test'

/** Answers late to what is sent to a page, presses a button, and once more before the answer: says how often it was sent. */
export async function pressTwice(page: Page, address: string, button: Locator): Promise<() => number> {
  let sent = 0
  const { promise: pressed, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent++
    const response = await route.fetch({ maxRedirects: 0 })
    await pressed
    await route.fulfill({ response })
  })
  await button.scrollIntoViewIfNeeded()
  const { x, y } = (await button.boundingBox())!
  await page.mouse.click(x + 9, y + 9)
  await expect.poll(() => sent).toBe(1)
  await page.waitForTimeout(300)
  await page.mouse.click(x + 9, y + 9)
  answer(undefined)
  return () => sent
}
