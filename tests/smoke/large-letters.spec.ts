import { CHROMIUM_SWITCHES, chromiumPath } from '../support/chromium.ts'
import { expect, test } from '../support/journey.ts'

// As a reader settles them in the browser: half as large again.
const LARGE = '--blink-settings=defaultFontSize=24'

test.use({
  launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_SWITCHES, LARGE] },
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
