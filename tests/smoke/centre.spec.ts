import { CENTRE } from '../../app/site/centre/first-content.ts'
import { WORDS } from '../../app/site/words/first-content.ts'
import { expect, test } from '../support/journey.ts'

const PATH = '/notre-centre'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first screen of a telephone says the hours, the address, how to call and how to come', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PATH)
    const main = page.getByRole('main')
    const week = main.locator('dl > div')
    await expect(week).toHaveCount(7)
    for (const said of [
      week.first(),
      week.last(),
      main.locator('address'),
      main.getByRole('link', { name: CENTRE.contact.telephone }).first(),
      main.getByRole('link', { name: /^Itinéraire/ }),
      main.getByText('En voiture', { exact: true }),
      main.getByText('En fauteuil roulant', { exact: true }),
    ])
      await expect(said).toBeInViewport({ ratio: 1 })
  })

  for (const width of [320, 390, 768, 1200, 1201, 1600])
    test(`hours, ways and plan come before the words, whole, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(PATH)
      const main = page.getByRole('main')
      const headings = await main.getByRole('heading').allInnerTexts()
      expect(headings.map((text) => text.replace(/\s/g, ' ').replace('’', "'"))).toEqual([
        'Notre centre',
        "Horaires d'ouverture",
        'Nous retrouver',
        CENTRE.nom,
        WORDS.invitation.titre,
      ])
      const plan = main.getByRole('img', { name: /^Plan dessiné/ })
      const [shown, words] = [
        await plan.boundingBox(),
        await main.getByRole('heading', { name: CENTRE.nom }).boundingBox(),
      ]
      expect(shown!.y + shown!.height).toBeLessThanOrEqual(words!.y)
      // Nothing is cut off it: it keeps the shape of its file.
      expect(shown!.width / shown!.height).toBeCloseTo(4 / 5, 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})
