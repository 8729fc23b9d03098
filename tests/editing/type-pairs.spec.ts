import { choosePair } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

const OWN = ['montserrat', 'playfair']
const PAIRS = {
  douce: { name: 'Douce : Lora et Nunito Sans', display: 'Lora', main: 'Nunito Sans', files: ['lora', 'nunito-sans'] },
  moderne: { name: 'Moderne : Jost et Figtree', display: 'Jost', main: 'Figtree', files: ['jost', 'figtree'] },
}

test.afterEach(({ site }) => choosePair(site, 'origine'))

for (const [pair, { name, display, main, files }] of Object.entries(PAIRS))
  test(`the whole site is set in the pair that she chooses, and sends no other: ${pair}`, async ({
    browser,
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, site.account)
    await page.goto('/admin')
    const panel = page.getByRole('region', { name: 'Apparence' })
    await panel.getByRole('button', { name: 'Modifier la paire de caractères' }).click()
    await panel.getByLabel('Paire de caractères').selectOption(name)
    await panel.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(panel.locator(`[data-pair="${pair}"]`).first()).toContainText('choisie')
    await expectAccessible(page)

    const visitor = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 844 } })
    const asked = new Set<string>()
    const refused: string[] = []
    visitor.on('request', (request) => {
      const face = /\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(request.url())
      if (face) asked.add(face[1]!)
    })
    visitor.on('console', (message) => refused.push(message.text()))
    for (const path of ['/', '/soins/epilation-a-la-cire', '/tarifs', '/cgv']) {
      const answer = await visitor.goto(path)
      expect(await answer!.text()).not.toMatch(/Montserrat|Playfair/)
      await visitor.waitForLoadState('networkidle')
      const set = await visitor.evaluate(() =>
        ['h1', 'body'].map((element) => getComputedStyle(document.querySelector(element)!).fontFamily),
      )
      expect(set[0]).toMatch(new RegExp(`^"?${display}`))
      expect(set[1]).toMatch(new RegExp(`^"?${main}`))
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
    await visitor.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
    const paper = (await visitor.pdf({ preferCSSPageSize: true })).toString('latin1')
    const printed = Array.from(paper.matchAll(/\/BaseFont\s*\/\w+\+([\w-]+)/g), ([, font]) => font)
    const names = [display, main].map((one) => one.replace(' ', ''))
    expect(printed.length).toBeGreaterThan(1)
    expect(printed.filter((font) => !names.some((one) => font!.startsWith(one)))).toEqual([])
    expect([...asked]).toEqual(expect.arrayContaining(files))
    expect([...asked].filter((file) => OWN.some((own) => file.startsWith(own)))).toEqual([])
    expect(refused).toEqual([])
    await visitor.close()
  })

test('a site in its own pair sends nothing of the others', async ({ request }) => {
  const page = await (await request.get('/')).text()
  for (const { display, main, files } of Object.values(PAIRS))
    for (const word of [display, main, ...files]) expect(page).not.toMatch(new RegExp(`\\b${word}\\b`))
})
