import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { plannedLines, programAllPrices } from '../support/planned.ts'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

test.use({ settings: { TIME_ZONE: 'Indian/Reunion' } })

test('an institute overseas plans by its own clock', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  const form = await programAllPrices(page)
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await expect(page.getByText(spaced('Prévu pour le lundi 1er janvier 2998 à 8 h.'))).toBeVisible()
  expect(query(site, 'select distinct at from planned_changes order by at')).toEqual([
    { at: '2998-01-01T04:00:00.000Z' },
    { at: '2998-02-01T04:00:00.000Z' },
  ])
  await page.goto('/prevu')
  await expect(plannedLines(page).first()).toContainText(spaced('8 h'))
})
