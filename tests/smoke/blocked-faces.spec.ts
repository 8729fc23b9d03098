import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const isPlain = (page: Page) => page.evaluate(() => 'plain' in document.documentElement.dataset)

test('where no faces are let in, texts are in those of the machine, every letter of one size', async ({
  page,
  faults,
}) => {
  faults.allow(/woff2/)
  await page.route(/woff2/, (route) => route.abort('blockedbyclient'))
  await page.goto('/notre-centre')
  await expect.poll(() => isPlain(page)).toBe(true)
  await expect(page.locator('body')).toHaveCSS('font-family', 'sans-serif')
  await expect(page.locator('h1')).toHaveCSS('font-family', 'serif')
})

test('faces that come are the site’s own', async ({ page }) => {
  await page.goto('/notre-centre', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  expect(await isPlain(page)).toBe(false)
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Playfair Display"/)
})
