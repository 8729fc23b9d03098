import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to find nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
}

/** Names the rules that a page breaks as it is now, and where. */
export async function violationsOn(page: Page): Promise<string[]> {
  const viewport = page.viewportSize()!
  let violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'] = []
  await expect(async () => {
    const height = await showWhole(page)
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES)
    // Nothing here is in frames of others, and a page of its own to put frames together takes four times as long.
    violations = (await axe.setLegacyMode().analyze()).violations
    expect(await heightOf(page)).toBe(height)
  }, 'The page changes its height each time that axe looks at it').toPass()
  await page.setViewportSize(viewport)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * Shows the page at once, from its top, and gives its height: what a bar that stays on the screen lies over would count as out
 * of reach. A page that is still being filled grows, and the bar with its notices would stand in the midst of it.
 */
async function showWhole(page: Page): Promise<number> {
  const { width } = page.viewportSize()!
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  let height = 0
  await expect(async () => {
    height = await heightOf(page)
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await heightOf(page)).toBe(height)
  }).toPass()
  return height
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
