import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ROUTES = { ...VISITOR_ROUTES, introuvable: '/inconnu', 'soin-introuvable': '/soins/inconnu' }

for (const width of [390, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object)
    for (const [name, path] of Object.entries(ROUTES)) {
      test(name, async ({ page, faults }) => {
        faults.allow(/404/)
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
      })
    }
  })
}

test('axe finds nothing in the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('summary[aria-label=Menu]').click()
  await page.locator('summary', { hasText: 'Nos soins' }).click()
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations).toEqual([])
})

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of Object.values(VISITOR_ROUTES)) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
