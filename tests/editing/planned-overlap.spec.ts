import type { Browser, Locator, Page } from '@playwright/test'
import type { Change } from '../../app/cms/documents/changes.ts'
import { openSession, sendChange } from '../support/administrator.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { planChange, plannedLines } from '../support/planned.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

// A site of its own: prices wait.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' }, viewport: { width: 390, height: 844 } })

const PATH = '/soins/maquillage'
const LATER = '2998-02-01T08:00'

interface Tarif {
  id: string
  name: string
  price: string
}

/** What gives the first tariff that has a price another one. */
function priceOf(site: RunningSite, price: string): Change {
  const [row] = query(site, "select version, data from documents where collection = 'categories' and id = 'maquillage'")
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: Tarif[] }
  const place = tarifs.findIndex((tarif) => tarif.price !== '')
  const fields = { tarifs: tarifs.with(place, { ...tarifs[place]!, price }) }
  const of = { collection: 'categories', id: 'maquillage', base: Number(row!['version']) } as const
  return { intent: 'update', ...of, fields } as unknown as Change
}

const planPrice = async (site: RunningSite, price: string) =>
  planChange(site, await openSession(site), priceOf(site, price))

/** The form is refused with the other plan in words and what was typed, and saves both when it is pressed again. */
async function expectBoth(page: Page, form: Locator, label: string) {
  const save = form.getByRole('button', { name: label, exact: true })
  await save.click()
  await expect(form.getByText('Un autre changement est prévu ici')).toBeInViewport()
  await expect(form.getByText(spaced('ce tarif dira 45 €')).last()).toBeInViewport()
  await expect(form.getByLabel('Prix')).toHaveValue(/^60/)
  // Later than a double tap, which presses once.
  await page.waitForTimeout(500)
  await save.click()
  await expect(form.getByLabel('Prix')).toHaveCount(0)
  await page.goto('/prevu')
  await expect(plannedLines(page)).toHaveCount(2)
  await expect(plannedLines(page).first()).toContainText(/→ 45\s€/)
  await expect(plannedLines(page).last()).toContainText(/45\s€ → 60\s€/)
}

test.afterEach(({ site }) => {
  query(site, 'delete from planned_changes')
})

test('whoever plans over a plan that was made meanwhile sees the two, then plans both', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  const row = page.locator('#tarifs li:has([data-edit])').filter({ hasText: '€' }).first()
  await row.getByRole('button', { name: 'Modifier', exact: true }).click()
  const form = page.locator('#tarifs form')
  await form.getByLabel('Prix').fill('60')
  await planPrice(site, '45 €')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await form.getByLabel('À partir du').fill(LATER)
  await expectBoth(page, form, 'Programmer')
})

test('whoever plans many prices over such a plan is told why they were not', async ({ page, site, faults }) => {
  faults.allow(/409/)
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await form.getByLabel('Montant').fill('5')
  await planPrice(site, '45 €')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await form.getByLabel('À partir du').fill(LATER)
  const apply = form.getByRole('button', { name: 'Programmer' })
  await apply.click()
  await expect(form.getByRole('alert')).toContainText('Un autre changement est prévu ici')
  await page.waitForTimeout(500)
  await apply.click()
  await expect(form).toHaveCount(0)
})

const withoutScript = async (browser: Browser, site: RunningSite) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await enter(page, site.account)
  await page.goto(PATH)
  return page
}

test('so does she without script, and a form that opens over a plan says so', async ({ browser, site, faults }) => {
  faults.allow(/\b409\b/)
  const page = await withoutScript(browser, site)
  const row = page.locator('li[data-row]', { has: page.getByRole('link', { name: 'Réserver' }) }).first()
  const form = page.getByRole('region', { name: /^Modifier/ })
  await row.getByRole('link', { name: 'Modifier' }).click()
  await form.getByLabel('Prix').fill('60 €')
  await planPrice(site, '45 €')
  await form.getByText('Programmer', { exact: true }).click()
  await form.getByLabel('À partir du').fill(LATER)
  await expectBoth(page, form, 'Sauvegarder')

  query(site, 'delete from planned_changes where at <> (select min(at) from planned_changes)')
  await page.goto(PATH)
  await row.getByRole('link', { name: 'Modifier' }).click()
  await expect(form.getByText(spaced('ce tarif dira 45 €'))).toBeVisible()
  await expect(form.getByRole('link', { name: 'Voir ce qui est prévu' })).toHaveAttribute('href', '/prevu')
  await page.context().close()
})

test('what is put back from the history under a plan says that there is one', async ({ page, site }) => {
  expect((await sendChange(site, await openSession(site), priceOf(site, '99 €'))).ok).toBe(true)
  await planPrice(site, '45 €')
  await enter(page, site.account)
  await page.goto('/historique?page=categories/maquillage')
  const line = page.locator('#contenu li').filter({ hasText: '→ 99' }).first()
  await line.getByText('Comparer').click()
  await line.getByRole('button', { name: /^Rétablir Tarif/ }).click()
  await expect(page.locator('#contenu').getByRole('status')).toContainText('Un autre changement est prévu ici')
})
