import type { Browser, Page } from '@playwright/test'
import { choosePair } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { collectShifts, shiftOf } from '../support/layout-shifts.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

/** How late the faces come, in milliseconds: long after the page has been painted without them. */
const LATE = 700

/** What a page may move by, as browsers count it, when its faces come: a word that goes to another line, on few pages. */
const STILL = 0.025

/** How many pages of a width may have a word that does: some of their texts hold the day's date. */
const MOVING = 1

const WIDTHS = [390, 1440]

for (const width of WIDTHS)
  test(`the faces of a first visit come late at ${width} px, and take the place kept for them`, async ({
    browser,
    baseURL,
  }) => {
    await needStandIns(browser)
    const moved = await shiftsOf(browser, baseURL!, width, Object.values(VISITOR_ROUTES))
    for (const [path, shift] of Object.entries(moved)) expect(shift, path).toBeLessThan(STILL)
    expect(Object.keys(moved).length, JSON.stringify(moved)).toBeLessThanOrEqual(MOVING)
  })

/** Of all kinds: a carousel, long titles, many prices, long texts, a form. */
const FEW = ['/', '/soins/verni-semi-permanent', '/tarifs', '/nos-expertes', '/notre-centre', '/cgv']

test('so do those of a pair that she has chosen, which are sans-serif', async ({ browser, site }) => {
  await needStandIns(browser)
  try {
    await choosePair(site, 'moderne')
    for (const width of WIDTHS)
      for (const [path, shift] of Object.entries(await shiftsOf(browser, site.origin, width, FEW)))
        expect(shift, `${path}, ${width} px`).toBeLessThan(STILL)
  } finally {
    await choosePair(site, 'origine')
  }
})

test('in the other pair, the title of the home page and the hours stay where they are on a telephone', async ({
  browser,
  site,
}) => {
  await needStandIns(browser)
  try {
    await choosePair(site, 'douce')
    expect(await shiftsOf(browser, site.origin, 390, ['/', '/notre-centre'])).toEqual({})
  } finally {
    await choosePair(site, 'origine')
  }
})

/** What the pages that move by more than a thousandth move by. */
async function shiftsOf(browser: Browser, baseURL: string, width: number, paths: string[]) {
  const moved: Record<string, number> = {}
  for (const path of paths) {
    const shift = await shiftWithFaces(browser, baseURL, width, path)
    if (shift > 0.001) moved[path] = shift
  }
  return moved
}

/** What a page moves by when its faces come, on a context of its own: a visitor's first page. */
async function shiftWithFaces(browser: Browser, baseURL: string, width: number, path: string): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } })
  const page = await context.newPage()
  const comeOn = await holdBack(page)
  await collectShifts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  comeOn()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  const shift = await shiftOf(page)
  await context.close()
  return shift
}

test('faces that come late are shown all the same', async ({ page }) => {
  const comeOn = await holdBack(page)
  await page.goto('/soins/epilation-au-fil', { waitUntil: 'domcontentloaded' })
  expect(await facesOf(page, 'h1')).toEqual([])
  comeOn()
  await expect.poll(() => facesOf(page, 'h1')).toEqual(['Playfair Display'])
})

test('nothing is drawn bolder or more slanted than its face is', async ({ page }) => {
  await page.goto('/soins/epilation-au-fil')
  const lead = page.locator('#description p').first()
  await expect(lead.locator('strong')).toHaveCSS('font-synthesis', 'none')
  await expect(lead.locator('strong')).toHaveCSS('font-style', 'italic')
  await expect.poll(() => facesOf(page, '#description p strong')).toEqual(['Playfair Display'])
})

/** The stand-ins are faces of the machine. */
async function needStandIns(browser: Browser) {
  const page = await browser.newPage()
  const has = await page.evaluate(async () => {
    const faces = [
      ['Arial', 'Liberation Sans'],
      ['Times New Roman', 'Liberation Serif'],
    ]
    const loads = faces.map((names) => new FontFace('x', names.map((name) => `local('${name}')`).join(',')).load())
    return Promise.all(loads).then(
      () => true,
      () => false,
    )
  })
  await page.close()
  test.skip(!has, 'This machine has neither Arial nor Liberation Sans.')
}

async function holdBack(page: Page): Promise<() => void> {
  let comeOn!: () => void
  const held = new Promise<void>((resolve) => (comeOn = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await new Promise((resolve) => setTimeout(resolve, LATE))
    await route.continue()
  })
  return comeOn
}

/** The families that an element and what it holds are drawn in, as the browser says. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}
