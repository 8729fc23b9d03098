import { expect, test as base, type Page } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, sendChange } from '../support/administrator.ts'
import { violationsOn } from '../support/axe.ts'
import { seededRandom } from '../support/random.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { startSite, type RunningSite } from '../support/site.ts'

/** A site of its own: what is swept elsewhere is as it was made. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const random = seededRandom(18)

/** Ten colours that nobody has chosen for how they look, and two that are hard to be seen. */
const COLOURS = [
  '#ffff00',
  '#ffffff',
  ...Array.from({ length: 10 }, () => `#${Math.floor(random() * 0x1000000).toString(16)}`.padEnd(7, '0')),
]

async function paint(site: RunningSite, couleur: string) {
  const cookie = await openSession(site)
  const id = FIXED_IDS.apparence
  const read = await fetch(`${site.origin}/api/documents/apparence/${id}`, { headers: { cookie } })
  const { version } = (await read.json()) as { version: number }
  const change = { intent: 'update', collection: 'apparence', id, base: version, fields: { couleur } } as const
  expect((await sendChange(site, cookie, change)).status).toBe(200)
}

/**
 * The edges of fields and the signs of controls that are not three times as light or dark as what is behind them, as the
 * browser has computed them. Source: WCAG 2.2, 1.4.11.
 */
const faintControls = (page: Page) =>
  page.evaluate(() => {
    const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = (colour: number[]) => {
      const [red, green, blue] = colour.slice(0, 3).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const contrast = (one: number[], other: number[]) => {
      const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
      return (bright! + 0.05) / (dark! + 0.05)
    }
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255]
      const ground = parse(getComputedStyle(element).backgroundColor)
      return ground.length === 3 || ground[3] === 1 ? ground : groundOf(element.parentElement)
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [hidden], [data-letterhead]')
    const fields = [...document.querySelectorAll('input:not([type=hidden]), select, textarea')].filter(isSeen)
    const edges = fields.map((field) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(field)
      return [field, borderTopWidth === '0px' ? [0, 0, 0] : parse(borderTopColor), field.parentElement] as const
    })
    const signs = [...document.querySelectorAll(':is(a, button, summary) > svg')]
      .filter((sign) => isSeen(sign) && sign.parentElement!.textContent.trim() === '')
      .map((sign) => [sign, parse(getComputedStyle(sign).color), sign.parentElement] as const)
    return [...edges, ...signs]
      .map(([element, colour, behind]) => ({ element, ratio: contrast(colour, groundOf(behind)) }))
      .filter(({ ratio }) => ratio < 3)
      .map(({ element, ratio }) => `${element.outerHTML.slice(0, 90)} ${ratio.toFixed(2)}`)
  })

for (const [place, colour] of COLOURS.entries())
  test(`every text and control is seen on every page in ${colour}`, async ({ page, site }) => {
    test.setTimeout(600_000)
    await paint(site, colour)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const path of Object.values(VISITOR_ROUTES)) {
      await page.setViewportSize({ width: place % 2 ? 390 : 1440, height: 900 })
      await page.goto(site.origin + path)
      expect(
        await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary')),
      ).not.toBe('#c0a667')
      await expect(page.locator('[data-below]')).toHaveCount(0)
      const found = [...(await violationsOn(page)), ...(await faintControls(page))]
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
    expect(faults).toEqual([])
  })
