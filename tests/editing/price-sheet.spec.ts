import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { planChange, readPlainly } from '../support/planned.ts'
import { openSession } from '../support/administrator.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

// A site of its own: a price waits.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

test('the price sheet of a day to come is printed with its day, and its code tells how many prices are others', async ({
  page,
  site,
}) => {
  const [row] = query(site, "select version, data from documents where collection = 'categories' and id = 'maquillage'")
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: { price: string }[] }
  const priced = tarifs.findIndex(({ price }) => price !== '')
  const fields = { tarifs: tarifs.with(priced, { ...tarifs[priced]!, price: '47,10 €' }) }
  const change = {
    intent: 'update',
    collection: 'categories',
    id: 'maquillage',
    base: Number(row!['version']),
  } as const
  await planChange(site, await openSession(site), { ...change, fields } as never)

  await enter(page, site.account)
  await page.goto('/tarifs?date=2998-01-02')
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('[data-letterhead]')
  await expect(head).toContainText(spaced('Tarifs au 2 janvier 2998'))
  const code = head.locator('svg')
  await expect(code).toBeVisible()
  const { width, height, x } = (await code.boundingBox())!
  expect([width, height]).toEqual([76, 76])
  expect(x).toBeGreaterThan(100)
  await expect(page.locator('main').getByText(spaced('47,10 €')).first()).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await expect(code).toBeHidden()
  await page.goto('/tarifs?feuille=2998-01-02')
  const notice = page.getByText(spaced("1 prix d'aujourd'hui n'est pas celui de la feuille du 2 janvier 2998."))
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Voir cette feuille' }).click()
  await expect(page).toHaveURL(/\/tarifs\?date=2998-01-02$/)
  await page.goto('/soins/soins-des-mains?feuille=2998-01-02')
  await expect(page.getByText(spaced("Les prix d'aujourd'hui sont ceux de la feuille"))).toBeVisible()
  expect(await readPlainly(site, '/tarifs?feuille=2998-01-02')).toBe(await readPlainly(site, '/tarifs'))
})
