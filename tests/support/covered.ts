import type { Locator } from '@playwright/test'

/** Says whether something else of the page, or nothing, is seen where part of the height of an element stands. */
export const isCovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const there = document.elementFromPoint((left + right) / 2, y)
        return !there || !(element.contains(there) || there.contains(element))
      }),
    ),
  )
