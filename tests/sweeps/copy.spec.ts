import { shownCopyProblems } from '../support/copy.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

/** What is written as it is typed elsewhere: addresses, and what a language or a machine gives. */
const NO_SENTENCE = /^(?:\/|https?:|[\w.-]+@|[\d\s:/+-]*$)/

test('every page, title and description is written and set as a good sub-editor leaves it', async ({ page }) => {
  const problems: string[] = []
  for (const path of Object.values(VISITOR_ROUTES)) {
    await page.goto(path)
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '']
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('script, style, textarea, code')) found.push(node.textContent ?? '')
      for (const named of document.querySelectorAll('[alt], [aria-label]'))
        found.push(named.getAttribute('alt') ?? '', named.getAttribute('aria-label') ?? '')
      return found
    })
    for (const text of texts.map((one) => one.trim()))
      if (!NO_SENTENCE.test(text)) problems.push(...shownCopyProblems(text).map((problem) => `${path}: ${problem}`))
  }
  expect([...new Set(problems)]).toEqual([])
})

test('so is the feed', async ({ page, request }) => {
  const feed = await (await request.get('/actualites.atom')).text()
  const texts = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    const contents = [...parsed.querySelectorAll('content')].flatMap(({ textContent }) =>
      [...new DOMParser().parseFromString(textContent, 'text/html').querySelectorAll('h3, p')].map(
        (each) => each.textContent,
      ),
    )
    return [...[...parsed.querySelectorAll('title')].map(({ textContent }) => textContent), ...contents]
  }, feed)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.flatMap(shownCopyProblems)).toEqual([])
})
