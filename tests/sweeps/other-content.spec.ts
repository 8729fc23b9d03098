import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openSession } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

type Data = Record<string, unknown>
type Row = Record<'collection' | 'id' | 'data', string>

/** What is written here would be seen by other journeys: other settings have a site of their own. */
test.use({ settings: { PASSWORD_MIN_LENGTH: '14' } })

let first: Row[]

const setData = (site: RunningSite, { collection, id, data }: Row) =>
  query(site, 'update documents set data = ? where collection = ? and id = ?', data, collection, id)

test.beforeEach(({ site }) => {
  first = query(site, 'select collection, id, data from documents') as Row[]
})

test.afterEach(({ site }) => first.forEach((row) => setData(site, row)))

/** Changes what the first content has in each document of a collection. */
function rewrite(site: RunningSite, collection: string, change: (data: Data, place: number) => Data) {
  for (const [place, row] of first.filter((row) => row.collection === collection).entries())
    setData(site, {
      ...row,
      data: JSON.stringify({ ...(JSON.parse(row.data) as Data), ...change(JSON.parse(row.data) as Data, place) }),
    })
}

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

/** The parts of a page's text that a pattern finds, and on how many lines each stands. */
const linesOf = (page: Page, pattern: RegExp) =>
  page.evaluate(({ source, flags }) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: [string, number][] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { index, 0: part } of text.data.matchAll(new RegExp(source, flags))) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + part.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)))
        if (lines.size > 0) found.push([part, lines.size])
      }
    }
    return found
  }, pattern)

/** The parts of a page's text that a pattern finds, and of which a line ends within. */
async function brokenIn(page: Page, pattern: RegExp) {
  const found = await linesOf(page, pattern)
  expect(found.length).toBeGreaterThan(0)
  return found.filter(([, lines]) => lines > 1).map(([part]) => part)
}

test('beside a wide logo the menu stays in its row', async ({ page, request, site }) => {
  const create = { width: 1200, height: 200, channels: 3, background: '#225555' } as const
  const headers = { cookie: await openSession(site), 'Sec-Fetch-Site': 'same-origin' }
  const data = await sharp({ create }).png().toBuffer()
  const { src } = (await (await request.post('/api/media', { data, headers })).json()) as { src: string }
  const heights = async () => {
    const found: number[] = []
    for (const width of [320, 360, 390, 412, 480, 768, 1201, 1280, 1400]) {
      await open(page, '/notre-centre', width)
      const { height } = (await page.getByRole('banner').boundingBox())!
      found.push(Math.round(height))
    }
    return found
  }
  const usual = await heights()
  rewrite(site, 'apparence', () => ({ enseigne: { logo: src, ornement: 'arche' } }))
  expect(await heights()).toEqual(usual)
})

const FAR = {
  rue: 'Centre commercial Les Portes du Vignoble, 45 avenue du Général-de-Gaulle',
  code_postal: '68180',
  ville: 'Horbourg-Wihr',
}

test('beside a long address the institute is named in whole words', async ({ page, site }) => {
  rewrite(site, 'centres', () => ({ nom: "L'Institut d'Anne-Charlotte", adresse: FAR }))
  for (const width of [390, 768, 1024, 1201, 1600]) {
    await open(page, '/nos-expertes', width)
    expect(await brokenIn(page, /Institut|Charlotte|Vignoble/g), `at ${width} px`).toEqual([])
  }
})

test('a price of four figures, or with cents, stands on one line', async ({ page, site }) => {
  for (const price of ['12,50 €', '99,90 €', '1 250 €']) {
    rewrite(site, 'categories', ({ tarifs }) => ({
      tarifs: (tarifs as Data[]).map((line, place) => ({ ...line, price: place === 0 ? price : '2 000 €' })),
    }))
    for (const path of ['/', '/soins'])
      for (const width of [390, 768, 1024, 1201, 1600]) {
        await open(page, path, width)
        expect(await brokenIn(page, /dès\s[\d,\s]+€/g), `${price}: ${path} at ${width} px`).toEqual([])
      }
  }
})

test('cards of a few treatments break no word, and stand in the middle', async ({ page, site }) => {
  const shown = [['beaute-en-duo'], ['beaute-en-duo', 'beaute-du-regard']]
  shown.push([...shown[1]!, 'epilation-au-fil', 'epilation-a-la-cire'])
  const ids = first.filter(({ collection }) => collection === 'categories').map(({ id }) => id)
  for (const few of shown) {
    rewrite(site, 'categories', (_, place) => ({ masque: !few.includes(ids[place]!) }))
    for (const width of [390, 768, 1024, 1201, 1600]) {
      await open(page, '/', width)
      const cards = page.locator('#nos-soins li')
      await expect(cards).toHaveCount(few.length)
      expect(await brokenIn(page, /\d+\smin|\d\sh\s\d\d|pour deux/g), `${few.length} at ${width} px`).toEqual([])
      const rooms = await cards.evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect())
        return [Math.min(...boxes.map(({ left }) => left)), innerWidth - Math.max(...boxes.map(({ right }) => right))]
      })
      expect(Math.abs(rooms[0]! - rooms[1]!), `${few.length} at ${width} px`).toBeLessThan(20)
    }
  }
})

test('a long e-mail goes on below', async ({ page, site }) => {
  const email = `anne-charlotte.marie-christine.schwarzenberger@institut-des-tilleuls.example`
  rewrite(site, 'centres', ({ contact }) => ({ contact: { ...(contact as Data), email } }))
  for (const path of ['/mentions-legales', '/cgv', '/accessibilite', '/rendez-vous'])
    for (const width of [320, 360, 390, 768]) {
      await open(page, path, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width)
      const ends = page.locator(`main a[href^="mailto:"]`)
      for (const end of await ends.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)))
        expect(end, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
})

test('a title of one long word is hyphenated where its place is narrower', async ({ page }) => {
  const hyphens = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((title) => {
        const { hyphens, hyphenateLimitChars } = getComputedStyle(title)
        return `${hyphens} ${hyphenateLimitChars}`
      })
  const all: string[] = []
  for (const [path, selector] of [
    ['/', '#nos-soins li a > span > span'],
    ['/tarifs', 'main h2 a'],
    ['/soins/soins-du-visage', 'h1'],
  ] as const) {
    await page.goto(path)
    all.push(await hyphens(selector))
  }
  expect(all).toEqual(Array(3).fill('auto 13 4 4'))
  // A title of several words has other places where a line may end.
  await page.goto('/mentions-legales')
  expect(await hyphens('main h2')).toMatch(/^manual/)
})

test('the line below a menu entry of two lines leaves the second readable', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/soins')
  const current = page.getByRole('banner').locator('li li a[aria-current]').first()
  const [below, room] = await current.evaluate((entry) => {
    const style = getComputedStyle(entry)
    const [offset, thickness, line, size] = [
      style.textUnderlineOffset,
      style.textDecorationThickness,
      style.lineHeight,
      style.fontSize,
    ].map(parseFloat) as [number, number, number, number]
    // High letters are three quarters of their size.
    return [offset + thickness, line - 0.75 * size]
  })
  expect(below).toBeLessThan(room!)
})

test('a treatment without a price promises none', async ({ page, site }) => {
  const prices = page.getByRole('main').getByRole('link', { name: 'Les tarifs', exact: true })
  await open(page, '/soins/maquillage', 390)
  await expect(prices).toBeVisible()
  rewrite(site, 'categories', ({ title }) =>
    title === 'Maquillage' ? { description: '', tarifs: [{ name: 'Sur mesure', price: '' }] } : {},
  )
  await open(page, '/soins/maquillage', 390)
  await expect(prices).toHaveCount(0)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Maquillage à Colmar')
})

test('each of two telephone numbers is called by a press of its own, and no line ends within it', async ({
  page,
  site,
}) => {
  const telephone = '03 89 12 34 56 / 06 12 34 56 78'
  rewrite(site, 'centres', ({ contact }) => ({ contact: { ...(contact as Data), telephone } }))
  for (const path of ['/', '/rendez-vous', '/nos-expertes', '/notre-centre', '/mentions-legales', '/cheques-cadeaux'])
    for (const width of [320, 390, 768, 1201]) {
      await open(page, path, width)
      const numbers = /03\s89\s12\s34\s56|06\s12\s34\s56\s78/g
      expect(await brokenIn(page, numbers), `${path} at ${width} px`).toEqual([])
      await expect(page.getByRole('link', { name: /12\s34\s56.*06\s12/ })).toHaveCount(0)
    }
  for (const part of ['main', 'contentinfo'] as const) {
    await open(page, '/rendez-vous', 390)
    for (const [name, href] of [
      [/03 89 12 34 56$/, 'tel:+33389123456'],
      [/06 12 34 56 78$/, 'tel:+33612345678'],
    ] as const)
      await expect(page.getByRole(part).getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
})
