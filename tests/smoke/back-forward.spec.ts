import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from '../support/chromium.ts'
import { expect, test } from '../support/journey.ts'

/** Why a browser without a window keeps no page at all; of the pages it says nothing. */
const NO_CACHE_HERE = 'BackForwardCacheDisabledForDelegate'

interface Return {
  persisted: boolean
  /** Why the page was not kept; none where it was. */
  reasons: { type: string; reason: string }[]
}

/** Goes from an address to another and back, and tells whether the first page stood as it was left. */
async function comeBack(page: Page, from: string, to: string, prepare?: () => void): Promise<Return> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  let reasons: Return['reasons'] = []
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => (reasons = notRestoredExplanations))
  await page.goto(from)
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })))
  if (prepare) await page.evaluate(prepare)
  await page.goto(to)
  // A page that stands as it was left does not load again.
  await page.goBack({ waitUntil: 'commit' })
  const isKept = () => page.evaluate(() => (globalThis as { persisted?: boolean }).persisted === true)
  await expect.poll(async () => (await isKept()) || reasons.length > 0).toBe(true)
  return { persisted: await isKept(), reasons }
}

test('a visitor’s page may be kept as it was left', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: CHROMIUM_SWITCHES,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: site.origin })
    for (const [from, to] of [
      ['/', '/soins/maquillage'],
      ['/soins/maquillage', '/'],
      ['/actualites', '/notre-centre'],
    ] as const) {
      const { persisted, reasons } = await comeBack(page, from, to)
      expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([])
      if (!reasons.some(({ reason }) => reason === NO_CACHE_HERE)) expect(persisted, from).toBe(true)
      const { headers } = await fetch(site.origin + from)
      expect(headers.get('Cache-Control')).not.toContain('no-store')
    }
    // What would keep a page from being kept is told even here.
    const spoilt = await comeBack(page, '/', '/notre-centre', () => addEventListener('unload', () => undefined))
    expect(spoilt.reasons).toContainEqual(expect.objectContaining({ type: 'PageSupportNeeded' }))
  } finally {
    await browser.close()
  }
})
