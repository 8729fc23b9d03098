import { CHROMIUM_SWITCHES, chromiumPath } from '../support/chromium.ts'
import { expect, test } from '../support/journey.ts'

// As a reader settles them in the browser: half as large again.
const LARGE = '--blink-settings=defaultFontSize=24'

test.use({
  launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_SWITCHES, LARGE] },
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the row of treatments is not under the header, nor what its links lead to', async ({ page }) => {
    await page.goto('/tarifs')
    await expect(page.locator('[data-below]')).toHaveCount(0)
    const row = page.getByRole('navigation', { name: 'Aller à un soin' })
    await row.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/#/)
    const isOnTop = (target: Element) => {
      const { left, top, height } = target.getBoundingClientRect()
      return target.contains(document.elementFromPoint(left + 8, top + height / 2))
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    for (const target of [row.getByRole('link').nth(1), page.locator('#tarifs > div:target h2 a')])
      await expect.poll(() => target.evaluate(isOnTop)).toBe(true)
  })
})

for (const path of ['/', '/soins', '/soins/maquillage'])
  test(`no title on ${path} is squeezed by larger letters`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const titles = await page.locator('main :is(h1, h2, h3)').evaluateAll((all) =>
        all.map((title) => {
          const size = Number.parseFloat(getComputedStyle(title).fontSize)
          return { words: title.textContent, wide: title.clientWidth / size, high: title.clientHeight / size }
        }),
      )
      expect(titles.length).toBeGreaterThan(3)
      expect(
        titles.filter(({ wide, high }) => wide < 6 && high > 2),
        `${width} px`,
      ).toEqual([])
    }
  })
