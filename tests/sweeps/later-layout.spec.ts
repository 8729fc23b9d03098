import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const PATH = '/cgv'

/** Where the browser puts what an anchor leads to, by the width of the screen: below the header, and room above it. */
const BELOW_HEADER = { 390: 96 + 16, 1201: 96 + 28 }

/** Keeps a page from having loaded until it is told to: its fonts do not come. */
async function holdBack(page: Page): Promise<() => void> {
  let goOn!: () => void
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  return goOn
}

/** Counts the parts of the page that wait for their layout. */
const waiting = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main section > *')]
    return parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length
  })

const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top), id)

for (const width of [390, 1201] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('what is far below waits for its layout until the page has loaded', async ({ page }) => {
      const goOn = await holdBack(page)
      await page.goto(PATH, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => waiting(page)).toBeGreaterThan(10)
      const last = page.locator('main section').last()
      await last.scrollIntoViewIfNeeded()
      const words = last.locator('> *').first()
      await expect.poll(() => words.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
      await page.evaluate(() => scrollTo(0, 0))
      goOn()
      await expect.poll(() => waiting(page)).toBe(0)
    })

    test('a face that only the end of the page has is asked for at once', async ({ page }) => {
      const italic = page.waitForRequest(/playfair-italic/)
      await page.goto(PATH)
      await italic
    })

    test('every anchor leads to the right place', async ({ page }) => {
      await holdBack(page)
      await page.goto(PATH, { waitUntil: 'domcontentloaded' })
      const contents = page.getByRole('navigation', { name: 'Sommaire' })
      // Folded, where it does not stand beside the text.
      if (width < 1024) await contents.locator('summary').click()
      const links = contents.getByRole('link')
      const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)))
      expect(ids.length).toBeGreaterThan(10)
      // The last but two: below them the page ends before they reach its top.
      for (const id of ids.slice(0, -2).toReversed()) {
        await page.locator(`a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click())
        await expect.poll(() => topOf(page, id), id).toBe(BELOW_HEADER[width])
      }
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await page.goto(`${PATH}#${ids[9]}`, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => topOf(page, ids[9]!)).toBe(BELOW_HEADER[width])
    })

    test('whoever comes back finds the place where they were', async ({ page }) => {
      await page.goto(PATH)
      await page.mouse.move(width / 2, 400)
      for (let turn = 0; turn < 8; turn += 1) {
        await page.mouse.wheel(0, 500)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe((turn + 1) * 500)
      }
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h2')]
            .map((title) => Math.round(title.getBoundingClientRect().top))
            .slice(0, 5),
        )
      const left = await places()
      await page.reload()
      await expect.poll(places).toEqual(left)
      await page.goto('/mentions-legales')
      await page.goBack()
      await expect.poll(places).toEqual(left)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
    await expect(page.locator('[data-below]').first()).toHaveCSS('content-visibility', 'visible')
  })
})
