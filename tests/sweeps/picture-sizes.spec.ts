import { drawnPictures } from '../support/drawn-pictures.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

// Treatments are laid out alike, and their pictures are of one size.
const PATHS = Object.values(VISITOR_ROUTES).filter(
  (path) => !path.startsWith('/soins/') || path.endsWith('/maquillage'),
)

const WIDTHS = [320, 390, 768, 1200, 1201, 1600]

/** Beyond two pixels for each of CSS nobody sees the difference. */
const SEEN = 2

/** How much wider and narrower than what is seen a variant may be. */
const LARGE = 1.6
const SMALL = 0.9

for (const density of [1, 2, 3]) {
  test.describe(`at ${density} pixels for each of CSS`, () => {
    test.use({ deviceScaleFactor: density })

    test('every picture comes as wide as it is shown', async ({ page }) => {
      test.slow()
      const wrong: string[] = []
      let count = 0
      for (const path of PATHS) {
        await page.goto(path)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          for (const { address, format, drawn, taken, offered } of await drawnPictures(page)) {
            count++
            const ratio = taken / (drawn * Math.min(density, SEEN))
            const tooLarge = ratio > LARGE && taken > Math.min(...offered)
            const tooSmall = ratio < SMALL && taken < Math.max(...offered)
            if (format !== 'avif' || tooLarge || tooSmall || !(ratio > 0))
              wrong.push(`${path} at ${width}: ${address} for ${Math.round(drawn)} px, ${ratio.toFixed(2)}`)
          }
        }
      }
      expect([...new Set(wrong)]).toEqual([])
      expect(count).toBeGreaterThan(200)
    })
  })
}

test('the first picture in view is asked for first, and every other when it is near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of Object.values(VISITOR_ROUTES)) {
    await page.goto(path)
    const images = await page.locator('main picture img').evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => image.getClientRects().length > 0)
        .map((image) => ({
          eager: image.loading === 'eager',
          first: image.fetchPriority === 'high',
          async: image.decoding === 'async',
          inView: image.getBoundingClientRect().top < innerHeight,
        })),
    )
    const [first, ...others] = images
    if (first?.inView) expect(first, path).toMatchObject({ eager: true, first: true })
    for (const image of others) expect(image, path).toMatchObject({ eager: false, first: false, async: true })
  }
})

test('a picture that has not come has its tone in its place', async ({ page, faults }) => {
  faults.allow(/failed: .*\.avif|net::ERR_FAILED/)
  await page.route(/\.avif/, (route) => route.abort())
  for (const path of ['/', '/actualites', '/soins/maquillage', '/nos-expertes', '/offres-du-moment']) {
    await page.goto(path)
    const grounds = await page.locator('main picture').evaluateAll((all) =>
      all.map((picture) => {
        const { backgroundColor } = getComputedStyle(picture)
        const hex = backgroundColor.match(/\d+/g)!.map((part) => Number(part).toString(16).padStart(2, '0'))
        return { tone: (picture as HTMLElement).dataset['tone'], ground: hex.join('') }
      }),
    )
    for (const { tone, ground } of grounds) expect(ground, path).toBe(tone)
    if (path === '/') expect(new Set(grounds.map(({ tone }) => tone)).size).toBeGreaterThan(2)
  }
})
