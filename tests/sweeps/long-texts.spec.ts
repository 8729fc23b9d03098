import { expect, test } from '../support/journey.ts'
import { query } from '../support/site-database.ts'

test('long words and titles stay on the page', async ({ site, browser }) => {
  const word = 'a'.repeat(80)
  const before = query(site, 'select collection, id, data from documents') as Record<string, string>[]
  const set = (data: string, collection: string, id: string) =>
    query(site, 'update documents set data = ? where collection = ? and id = ?', data, collection, id)
  for (const { collection, id, data } of before) {
    set(data!.replace(/"(name|titre|title|question|sousTitre)":"/g, `"$1":"${word} `), collection!, id!)
  }
  const page = await browser.newPage()
  try {
    for (const width of [390, 1201]) {
      await page.setViewportSize({ width, height: 800 })
      const paths = ['/', '/soins', '/tarifs', '/rendez-vous?soin=soins-du-visage', '/soins/soins-du-visage']
      for (const path of [...paths, '/actualites', '/offres-du-moment', '/nos-expertes']) {
        await page.goto(site.origin + path)
        const beyond = await page.evaluate(() => {
          // Photographs that come next, and names that are gone through sideways.
          const slides = (element: Element | null): boolean =>
            element !== null &&
            (element.matches('[data-carousel]') ||
              /auto|scroll/.test(getComputedStyle(element).overflowX) ||
              slides(element.parentElement))
          return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, span, img)')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !slides(element))
            .map((element) => element.outerHTML.slice(0, 100))
        })
        expect(beyond, `${path} at ${width} px`).toEqual([])
      }
    }
  } finally {
    for (const { collection, id, data } of before) set(data!, collection!, id!)
    await page.close()
  }
})

test('a name of 200 letters stays on every page that says it', async ({ site, browser }) => {
  const [{ id, data }] = query(site, `select id, data from documents where collection = 'centres'`) as [
    { id: string; data: string },
  ]
  const set = (text: string) => query(site, 'update documents set data = ? where id = ?', text, id)
  const names = ['Institut '.repeat(22).trim(), `Institut ${'Merveilleusement'.repeat(12)} 🌸`.slice(0, 200)]
  const page = await browser.newPage()
  try {
    for (const nom of names) {
      set(JSON.stringify({ ...(JSON.parse(data) as object), nom }))
      for (const width of [320, 768, 1201]) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of ['/notre-centre', '/mentions-legales', '/cgv', '/accessibilite']) {
          await page.goto(site.origin + path)
          const beyond = await page.evaluate(() =>
            [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, li, a, address)')]
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
              .map((element) => element.outerHTML.slice(0, 100)),
          )
          expect(beyond, `${path} at ${width} px`).toEqual([])
        }
      }
    }
  } finally {
    set(data)
    await page.close()
  }
})

test('at 200 % text nothing leaves the page', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/soins/soins-du-visage', '/nos-expertes', '/rendez-vous', '/cgv']) {
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width)
    }
  }
})
