import type { Page } from '@playwright/test'

/**
 * Returns what presses a spot as at a moment, in seconds since 1970: two presses are then as quick as a finger's,
 * however long the page or the machine takes for the first.
 */
export async function timedPress(page: Page): Promise<(x: number, y: number, timestamp: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async (x, y, timestamp) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp })
  }
}
