import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'

/** A page for administrators has its style sheets in another order, on which nothing may depend. */
test('what visitors see looks the same to an administrator', async ({ page, site, browser }) => {
  test.slow()
  const hers = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await signIn(hers, site.account.email, site.account.password)
  await hers.waitForURL('**/')
  for (const path of Object.values(VISITOR_ROUTES).filter((route) => route !== '/login')) {
    await page.goto(path)
    const visitors = await looksOn(page)
    await hers.goto(path)
    await expect(hers.getByRole('button', { name: 'Voir comme en visite' })).toBeVisible()
    const administrators = await looksOn(hers)
    const common = Object.keys(visitors).filter((name) => name in administrators)
    expect(common.length, path).toBeGreaterThan(20)
    for (const name of common) expect(administrators[name], `${path} ${name}`).toBe(visitors[name])
  }
  await hers.context().close()
})

/** How each element that has a style of its own looks, by its place in a list, its classes and words. */
async function looksOn(page: Page): Promise<Record<string, string>> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const seen = 'header, main, footer'
    // A word that is not to be broken has no look of its own, and stands in many places.
    const own = '[class]:not(.visually-hidden, .firm)'
    const elements = [...document.querySelectorAll(`:is(${seen}) ${own}`)].toReversed()
    const looks = elements.map((element) => {
      const style = getComputedStyle(element)
      const { backgroundColor, borderTopColor, borderRadius, color, fontFamily, fontSize, fontStyle, fontWeight } =
        style
      const look = [backgroundColor, borderTopColor, borderRadius, color, fontFamily, fontSize, fontStyle, fontWeight]
      const place = element.closest('[data-place]')?.getAttribute('data-place') ?? ''
      return [`${place} ${element.classList.value} ${element.textContent?.slice(0, 20)}`, look.join(' ')] as const
    })
    return Object.fromEntries(looks)
  })
}
