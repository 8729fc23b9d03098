import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { enter } from '../support/sign-in.ts'

// Treatments are laid out alike; one has a long compound among its prices.
const PATHS = Object.values(VISITOR_ROUTES).filter(
  (path) => !path.startsWith('/soins/') || /epilation-a-la-cire|soins-des-mains/.test(path),
)

/** What administrators have that no visitor sees, with the forms that open there. */
const EDITED = [
  '/admin',
  '/admin/compte',
  '/bienvenue/institut',
  '/bienvenue/soins',
  '/nos-expertes',
  '/notre-centre',
  '/actualites',
  '/offres-du-moment',
  '/rendez-vous',
  '/mentions-legales',
  '/soins/epilation-a-la-cire',
  // The form that needs no script.
  '/?modifier=accueil/accueil/ouverture',
]

/** Twice what browsers begin with, in pixels: WCAG 1.4.4, RGAA 10.4. */
const LARGE = 32

/** WCAG 1.4.12. */
const APART = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** What is not drawn yet has no places. */
const DRAWN = '* { content-visibility: visible !important }'

test.use({ bypassCSP: true })

async function enlarge(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: LARGE } })
}

async function expectSeen(page: Page, style = ''): Promise<void> {
  const wrong: string[] = []
  for (const path of PATHS) {
    await page.goto(path)
    await page.addStyleTag({ content: DRAWN + style })
    for (const fault of await page.evaluate(hiddenTexts)) wrong.push(`${path}: ${fault}`)
  }
  expect(wrong).toEqual([])
}

for (const width of [390, 768, 1280])
  test(`at ${width} px letters twice as large hide nothing, and nothing beside them`, async ({ page }) => {
    test.slow()
    await enlarge(page)
    await page.setViewportSize({ width, height: 844 })
    await expectSeen(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${LARGE}px`)
  })

for (const width of [320, 390, 768, 1280])
  test(`at ${width} px letters, words and lines that are set apart hide nothing`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await expectSeen(page, APART)
  })

test('letters twice as large push no form of an administrator off a telephone', async ({ page, site }) => {
  test.slow()
  await enlarge(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, site.account)
  const wrong = new Set<string>()
  let opened = 0
  for (const path of EDITED) {
    const look = async (form: string) => {
      for (const fault of await page.evaluate(hiddenTexts))
        // What stays at the foot of the screen covers what is read further on.
        if (fault.endsWith('leaves the screen')) wrong.add(`${path}${form}: ${fault}`)
    }
    await page.goto(path)
    await look('')
    const ways = await page.locator('main').evaluate(waysIn)
    for (const way of ways) {
      await page.goto(path)
      await page.locator('main').evaluate(waysIn)
      // On a telephone the way in lies over the line, and some lie one over the other.
      await page.locator(`[data-way="${way}"]`).dispatchEvent('click')
      await expect(page.locator('form :focus'), `${path} ${way}`).toBeVisible()
      opened++
      await look(` ${way}`)
    }
  }
  expect([...wrong]).toEqual([])
  expect(opened).toBeGreaterThan(EDITED.length)
})

/** Names what opens a form: each button of the page, and that of the first line of each list. */
function waysIn(main: Element): string[] {
  const isFirst = (button: Element) => button.closest('[data-row]')?.matches(':first-child') ?? true
  return [...main.querySelectorAll<HTMLElement>('button:not(form *)')]
    .filter((button) => /^(Modifier|Ajouter)/.test(button.innerText.trim()) && isFirst(button))
    .map((button, place) => (button.dataset['way'] = `${place} ${button.innerText.trim()}`))
}

/** Names the texts and fields of a page that leave the screen, or lie under other texts or buttons, as the browser sees them. */
function hiddenTexts(): string[] {
  interface Line {
    words: string
    box: DOMRect
    place: Element
  }
  /** What is gone through sideways, where that is. */
  const track = (element: Element | null): Element | undefined =>
    element === null
      ? undefined
      : element.matches('[data-carousel]') || /auto|scroll/.test(getComputedStyle(element).overflowX)
        ? element
        : track(element.parentElement)
  const isAside = ({ box, place }: Line) => {
    const sides = track(place)?.getBoundingClientRect()
    return sides !== undefined && (box.left >= sides.right || box.right <= sides.left)
  }
  const cover = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2
  const isStuck = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement))
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none'

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const [words, place] = [textContent!.trim().slice(0, 40), parentElement!]
    if (!words || !isSeen(place) || place.closest('.visually-hidden, [aria-hidden="true"], svg')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) if (box.width > 2) lines.push({ words, box, place })
  }
  const seen = lines.filter((line) => !isAside(line))
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
    .filter(isSeen)
    .map((place) => ({ words: place.labels?.[0]?.textContent ?? '', box: place.getBoundingClientRect(), place }))
  const buttons = [...document.querySelectorAll('main :is(a, button):has(svg)')].filter(
    (button) => isSeen(button) && !isStuck(button),
  )
  return [
    ...[...seen, ...fields]
      .filter(({ box, place }) => (box.right > innerWidth + 1 || box.left < -1) && !track(place))
      .map(({ words }) => `« ${words} » leaves the screen`),
    ...seen.flatMap((line, index) =>
      seen
        .slice(index + 1, index + 40)
        .filter((other) => other.words !== line.words && cover(line.box, other.box))
        .map((other) => `« ${line.words} » and « ${other.words} » cover one another`),
    ),
    ...buttons.flatMap((button) =>
      seen
        .filter(({ box, place }) => !button.contains(place) && cover(button.getBoundingClientRect(), box))
        .map(({ words }) => `« ${words} » lies under a button`),
    ),
  ]
}
