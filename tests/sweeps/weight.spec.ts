import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { collectShifts, shiftOf } from '../support/layout-shifts.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { transfersOn } from '../support/transfers.ts'

/** What a first view may transfer, pictures and films aside. Source: the project's own bounds. */
const FIRST_VIEW = 90 * 1024
const SCRIPT = 3 * 1024

/** What it may move by, as browsers count it: a link of the menu by less than a letter. See `faces.spec.ts`. */
const STILL = 0.001

test.describe('a first view is light, still and all from here', () => {
  for (const [name, path] of Object.entries(VISITOR_ROUTES)) {
    test(name, async ({ page }) => {
      const finished: Promise<{ url: string; type: string; bytes: number }>[] = []
      page.on('requestfinished', (request) => finished.push(transferOf(request)))
      await collectShifts(page)
      // That for paper comes when the machine has nothing else to do.
      const paper = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'stylesheet')
      await page.goto(path, { waitUntil: 'networkidle' })
      await paper

      const counted = (await Promise.all(finished)).filter(({ type }) => !['image', 'media'].includes(type))
      const total = counted.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(total, JSON.stringify(counted)).toBeLessThanOrEqual(FIRST_VIEW)
      const fonts = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      expect(fonts).toHaveLength(/^\/(nos-expertes$|tarifs$|soins\/(?!bronzage-uv))/.test(path) ? 3 : 2)
      expect(counted.map(({ url }) => url)).toEqual(expect.arrayContaining([page.url(), ...fonts]))
      expect(counted.map(({ type }) => type)).toEqual(expect.arrayContaining(['document', 'stylesheet']))
      for (const { url, bytes } of counted) expect(bytes, url).toBeGreaterThan(0)

      const scripts = await page.evaluate(async () =>
        Promise.all(
          // Structured data stands in an element of that name as well, and is none.
          [...document.scripts]
            .filter(({ type }) => type !== 'application/ld+json')
            .map(async ({ src, textContent }) => (src ? (await fetch(src)).text() : textContent)),
        ),
      )
      // Styles stand in the page, and what their classes are called weighs in each.
      const classes = await page.evaluate(() =>
        [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
      )
      expect(classes.filter((name) => name.startsWith('_') && name.length > 6)).toEqual([])
      expect(gzipSync(scripts.join('\n'), { level: 9 }).length).toBeLessThanOrEqual(SCRIPT)
      expect(await shiftOf(page)).toBeLessThan(STILL)
    })
  }
})

/** What the home page may transfer to a telephone before it is scrolled, and its first picture alone. */
const HOME = 250 * 1024
const FIRST_PICTURE = 60 * 1024

test.describe('the home page is light on a telephone', () => {
  for (const [width, height, density] of [
    [390, 844, 3],
    [412, 823, 2.625],
  ] as const) {
    test.describe(`of ${width} px, ${density} times as dense`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor: density, isMobile: true, hasTouch: true })

      test('before it is scrolled', async ({ page }) => {
        const transfers = await transfersOn(page)
        await page.goto('/', { waitUntil: 'networkidle' })
        const first = await page
          .locator('main picture img')
          .first()
          .evaluate((image) => (image as HTMLImageElement).currentSrc)
        const all = transfers()
        const bytesOf = (url: string) => all.find((transfer) => transfer.url === url)?.bytes ?? 0
        // Only what is seen of it: it is wide, and its frame upright.
        expect(first).toContain('-portrait-')
        expect(bytesOf(first)).toBeGreaterThan(5 * 1024)
        expect(bytesOf(first), first).toBeLessThanOrEqual(FIRST_PICTURE)
        const total = all.reduce((sum, { bytes }) => sum + bytes, 0)
        expect(all.map(({ type }) => type)).toEqual(expect.arrayContaining(['Document', 'Font', 'Image']))
        expect(total, JSON.stringify(all)).toBeLessThanOrEqual(HOME)
      })
    })
  }
})

test('no byte of the framework reaches a visitor', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  const scripts = await page.evaluate(async () =>
    Promise.all(
      [...document.scripts]
        .filter(({ type }) => type !== 'application/ld+json')
        .map(async ({ src, text }) => (src ? (await fetch(src)).text() : text)),
    ),
  )
  expect(scripts).toEqual([expect.stringContaining('pagereveal')])
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
  expect(scripts[0]).not.toMatch(/react/i)
})

async function transferOf(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize + responseHeadersSize }
}
