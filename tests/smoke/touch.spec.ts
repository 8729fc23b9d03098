import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

interface Point {
  x: number
  y: number
}

/**
 * Moves one finger as the browser itself feels it: it decides what is a tap, a scroll or a swipe. The move
 * lasts the milliseconds given by the events' own time, however slow the machine.
 */
async function swipe(page: Page, from: Point, by: Point, duration: number) {
  const steps = 6
  const touch = await page.context().newCDPSession(page)
  const began = Date.now() - duration
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
      timestamp: (began + duration * part) / 1000,
    })
  await send('touchStart', 0)
  for (let step = 1; step <= steps; step++) await send('touchMove', step / steps)
  await send('touchEnd', 1)
  await touch.detach()
}

test.describe('the carousel under a finger', () => {
  let middle: Point
  let arrow: Point

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    const carousel = page.getByRole('region', { name: "L'institut en photos" })
    const frame = (await carousel.boundingBox())!
    middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.3 }
    const next = (await carousel.getByRole('button', { name: 'Photo suivante' }).boundingBox())!
    arrow = { x: next.x + next.width / 2, y: next.y + next.height / 2 }
  })

  const status = (page: Page) => page.getByRole('region', { name: "L'institut en photos" }).getByRole('status')

  /** Waits longer than a slide takes: a second one would have begun by then. */
  async function expectShown(page: Page, text: string) {
    await expect(status(page)).toHaveText(text)
    await page.waitForTimeout(700)
    await expect(status(page)).toHaveText(text)
  }

  test('a swipe slides exactly one, either way', async ({ page }) => {
    await swipe(page, { ...middle, x: 300 }, { x: -220, y: 4 }, 400)
    await expectShown(page, 'Photo 2 sur 6')
    await swipe(page, { ...middle, x: 90 }, { x: 220, y: -4 }, 400)
    await expectShown(page, 'Photo 1 sur 6')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a quick flick of 50 px slides one, a slow one comes back', async ({ page }) => {
    await swipe(page, middle, { x: -50, y: 0 }, 60)
    await expectShown(page, 'Photo 2 sur 6')
    await swipe(page, middle, { x: -50, y: 0 }, 600)
    await expectShown(page, 'Photo 2 sur 6')
  })

  test('a swipe that begins on an arrow does not click it', async ({ page }) => {
    await swipe(page, arrow, { x: -200, y: 0 }, 300)
    await expectShown(page, 'Photo 2 sur 6')
    await swipe(page, arrow, { x: -50, y: 0 }, 60)
    await expectShown(page, 'Photo 3 sur 6')
    await page.touchscreen.tap(arrow.x, arrow.y)
    await expectShown(page, 'Photo 4 sur 6')
  })

  test('a vertical move scrolls the page and slides nothing', async ({ page }) => {
    await swipe(page, middle, { x: 6, y: -middle.y + 20 }, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await expectShown(page, '')
  })
})

test('the menu leaves a page that it leads within', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cgv')
  await page.locator('summary[aria-label=Menu]').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Parrainage' }).click()
  await expect(page).toHaveURL('/cgv#parrainage')
  await expect(page.locator('[data-mobile-menu]')).not.toHaveAttribute('open')
  await expect(page.locator('#parrainage')).toBeInViewport()
})
