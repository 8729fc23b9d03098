import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

/** What a first view may transfer, pictures and films aside. Source: the project's own bounds. */
const FIRST_VIEW = 90 * 1024
const SCRIPT = 3 * 1024

test.describe('a first view is light, still and all from here', () => {
  for (const [name, path] of Object.entries(VISITOR_ROUTES)) {
    test(name, async ({ page }) => {
      const finished: Promise<{ url: string; type: string; bytes: number }>[] = []
      page.on('requestfinished', (request) => finished.push(transferOf(request)))
      await page.addInitScript(observeShifts)
      await page.goto(path, { waitUntil: 'networkidle' })

      const counted = (await Promise.all(finished)).filter(({ type }) => !['image', 'media'].includes(type))
      const total = counted.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(total, JSON.stringify(counted)).toBeLessThanOrEqual(FIRST_VIEW)
      const fonts = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      expect(fonts).toHaveLength(2)
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
      expect(gzipSync(scripts.join('\n'), { level: 9 }).length).toBeLessThanOrEqual(SCRIPT)
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
    })
  }
})

test('nothing moves when the fonts come late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.addInitScript(observeShifts)
  for (const path of ['/cgv', '/actualites', '/', '/soins/soins-du-visage']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts), path).toEqual([])
  }
})

test('no byte of the framework reaches a visitor', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => type !== 'application/ld+json').map(({ src }) => src),
  )
  expect(scripts).toHaveLength(1)
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
  expect(await (await page.request.get(scripts[0]!)).text()).not.toMatch(/react/i)
})

async function transferOf(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize + responseHeadersSize }
}

/** Runs in the page, before anything of it: collects every layout shift. */
function observeShifts() {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
