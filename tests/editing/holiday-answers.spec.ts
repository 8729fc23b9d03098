import type { Page } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { dayAt, daysAfter } from '../../app/lib/clock.ts'
import { holidaysToAnswer } from '../../app/opening/opening.ts'
import { CENTRE } from '../../app/site/centre/first-content.ts'
import { openSession, readDocument, updateDocument } from '../support/administrator.ts'
import { aheadBy } from '../support/clocked-site.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

/**
 * In how many days enough holidays are asked about. A change of the hour, or midnight, may take one away, and Good Friday
 * to Whit Monday are four every year.
 */
function untilHolidays(): number {
  let days = 0
  while (holidaysToAnswer(CENTRE, daysAfter(dayAt(new Date()), days)).length < 4) days += 1
  return days
}

test.use({ settings: aheadBy(untilHolidays()) })

test.beforeEach(async ({ page, site }) => {
  await updateDocument(site, 'centres', FIXED_IDS.centres, { exceptions: [] })
  await enter(page, site.account)
})

const questions = (page: Page) => page.getByRole('list', { name: 'Jours fériés à venir' })
const dates = (page: Page) => page.getByRole('list', { name: 'Dates exceptionnelles' })
const ofNotice = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Annuler', exact: true })

/** The days of the first public holidays that are asked about. */
async function holidays(page: Page, count: number): Promise<string[]> {
  const closed = questions(page).getByRole('button', { name: /^Fermé le/ })
  await expect(closed.nth(count - 1)).toBeVisible()
  return (await closed.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))).slice(0, count)
}

test('of dates one is taken back, and those answered after it stay', async ({ page }) => {
  await page.goto('/notre-centre')
  const [first, second, third] = (await holidays(page, 3)) as [string, string, string]
  const answer = (day: string) => questions(page).getByRole('button', { name: day, exact: true }).click()
  const shown = (day: string) => dates(page).getByText(day.replace('Fermé le ', ''))
  await answer(first)
  await answer(second)
  await expect(shown(second)).toBeVisible()
  await ofNotice(page).first().click()
  await expect(shown(first)).toHaveCount(0)
  await answer(third)
  await expect(shown(third)).toBeVisible()
  await expect(shown(second)).toBeVisible()
})

test('a second tap does not answer the question that has come under the finger, and a notice names its date', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/notre-centre')
  const [first, second] = (await holidays(page, 2)) as [string, string]
  const closed = (day: string) => questions(page).getByRole('button', { name: day, exact: true })
  await closed(first).scrollIntoViewIfNeeded()
  const { x, y } = (await closed(first).boundingBox())!
  // However slow the machine, the second tap is as soon after the first.
  await expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass()
  await page.mouse.click(x + 8, y + 8)
  await expect(closed(first)).toHaveCount(0)
  const { x: left, y: top } = (await closed(second).boundingBox())!
  await page.mouse.click(left + 8, top + 8)
  await page.clock.resume()
  await expect(page.getByRole('status').getByText(`${first}.`)).toBeVisible()
  await expect(page.locator('ul[inert]')).toHaveCount(0)
  await expect(closed(second)).toBeVisible()
  await expect(dates(page).getByText(second.replace('Fermé le ', ''))).toHaveCount(0)
})

test('a date of somebody else outlives what is taken back and what is answered then', async ({ page, site }) => {
  await page.route('**/api/live', (route) => route.fulfill({ status: 204 }))
  await page.goto('/notre-centre')
  const [first, second] = (await holidays(page, 2)) as [string, string]
  const theirs = { id: 'autre', du: '2998-03-02', horaires: '', motif: 'Inventaire' }
  await updateDocument(site, 'centres', FIXED_IDS.centres, { exceptions: [theirs] })
  await questions(page).getByRole('button', { name: first, exact: true }).click()
  await expect(dates(page).getByText('Inventaire')).toBeVisible()
  await ofNotice(page).first().click()
  await expect(page.getByText('Les dates sont de nouveau comme avant.')).toBeVisible()
  await questions(page).getByRole('button', { name: second, exact: true }).click()
  await expect(dates(page).getByText(second.replace('Fermé le ', ''))).toBeVisible()
  const cookie = await openSession(site)
  const { exceptions } = await readDocument<{ exceptions: { motif: string }[] }>(
    site,
    cookie,
    'centres',
    FIXED_IDS.centres,
  )
  expect(exceptions.map(({ motif }) => motif)).toContain('Inventaire')
  expect(exceptions).toHaveLength(2)
})

test('two holidays that are answered one after the other are both saved', async ({ page }) => {
  await page.goto('/notre-centre')
  const held = await holdRequests(page, '**/api/changes')
  const days = (await holidays(page, 2)) as [string, string]
  for (const day of days) await questions(page).getByRole('button', { name: day, exact: true }).click()
  await expect(questions(page).getByRole('button', { name: days[1], exact: true })).toHaveAttribute('aria-busy', 'true')
  await held.release()
  await held.release()
  for (const day of days) await expect(questions(page).getByRole('button', { name: day, exact: true })).toHaveCount(0)
  for (const day of days) await expect(dates(page)).toContainText(day.replace('Fermé le ', ''))
})
