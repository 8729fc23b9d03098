import type { Page } from '@playwright/test'
import { isCovered } from '../support/covered.ts'
import { expect, test } from '../support/journey.ts'

/** Where the focus is, and how far the page is scrolled. */
const place = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim()
    return { name, isInHeader: focused.closest('header') !== null, isInView, scrolled: Math.round(scrollY) }
  })

for (const width of [390, 768, 1200, 1201, 1600])
  test(`the focus goes through the header in view, and the page stays, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/cgv')
    await expect(page.locator('[data-below]')).toHaveCount(0)
    // Faces that come later than the text may move what is above the screen.
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, 2000))
    await page.evaluate(() => {
      const reachable = [...document.querySelectorAll<HTMLElement>('header a, header summary')]
      reachable.findLast((one) => one.checkVisibility({ visibilityProperty: true }))!.focus({ preventScroll: true })
    })
    const passed: string[] = []
    for (let now = await place(page); now.isInHeader; now = await place(page)) {
      expect(now, now.name).toMatchObject({ isInView: true, scrolled: 2000 })
      passed.push(now.name)
      await page.keyboard.press('Shift+Tab')
    }
    expect(passed.length).toBeGreaterThan(4)
    expect(passed.at(-1)).toBe('Aller au contenu')
  })

for (const width of [390, 1440])
  test(`the content is led to below the header, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/cgv')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    const [header, title] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ])
    expect(title!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  })

test('each button beside a treatment is in view as the keyboard comes to it, on a low screen too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/soins/maquillage')
  for (const name of ['Réserver ce soin', /^0/]) {
    await page.keyboard.press('Tab')
    const link = page.getByRole('region', { name: 'En bref' }).getByRole('link', { name })
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('each treatment of « Tous les tarifs » is in view as the keyboard comes to it, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 })
  await page.goto('/tarifs')
  const links = page.getByRole('navigation', { name: 'Aller à un soin' }).getByRole('link')
  await links.first().focus()
  for (let place = 1; place < (await links.count()); place++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(place)).toBeFocused()
    await expect(links.nth(place)).toBeInViewport({ ratio: 0.6 })
  }
})

for (const [path, width, height] of [
  ['/mentions-legales', 320, 256],
  ['/mentions-legales', 427, 300],
  ['/mentions-legales', 640, 360],
  ['/cgv', 640, 512],
] as const)
  test(`each link of ${path} is above the way back to its list, at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await expect(page.locator('[data-below]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await page.locator('main').focus()
    let count = 0
    for (; count < 100; count++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (!(await focused.evaluate((link) => link.closest('main')))) break
      expect(await isCovered(focused), await focused.innerText()).toBe(false)
    }
    expect(count).toBeGreaterThan(4)
  })
