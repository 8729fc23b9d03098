import type { Page } from '@playwright/test'

/** Has each page of a browser collect what moves on it, from before anything of it. */
export const collectShifts = (page: Page): Promise<unknown> => page.addInitScript(observeShifts)

/** What has moved on the page so far, as browsers count it: 0 for nothing. Source: Layout Instability, layout shift value. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))

function observeShifts() {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
