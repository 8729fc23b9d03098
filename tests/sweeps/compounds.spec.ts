import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

/** Words that stay whole wherever they stand: an appointment, and a verb with whom it is said of. */
const NEVER = /^(rendez-vous|\p{L}+-(je|tu|il|elle|on|nous|vous|ils|elles|ce))$/iu

for (const width of [320, 390, 1201]) {
  test(`no line ends within a word of several at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    let whole = 0
    for (const path of Object.values(VISITOR_ROUTES)) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const words = await compoundsOn(page)
      whole += words.filter(({ isCut }) => !isCut).length
      const cut = words.filter(({ isCut, isProse, word }) => isCut && (!isProse || NEVER.test(word)))
      expect(cut, path).toEqual([])
    }
    // More than one a page, or nothing was looked at.
    expect(whole).toBeGreaterThan(Object.keys(VISITOR_ROUTES).length)
  })
}

/** The words with a hyphen that are on a page, those of its closed menus as well; no part of an address. */
function compoundsOn(page: Page) {
  return page.evaluate(() => {
    const found: { word: string; isCut: boolean; isProse: boolean }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      for (const { 0: word, index } of text.data.matchAll(/(?<![\p{L}@./-])\p{L}+(-\p{L}+)+(?![@/-]|\.\p{L})/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (tops.length === 0) continue
        const isProse =
          text.parentElement!.closest('p, li, dd, dt') !== null &&
          !text.parentElement!.closest('a, h1, h2, h3, summary, label, button')
        found.push({ word, isCut: Math.max(...tops) - Math.min(...tops) > 4, isProse })
      }
    }
    return found
  })
}
