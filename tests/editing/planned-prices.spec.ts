import { expectAccessible } from '../support/axe.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { makeDue, plannedLines, programAllPrices, readPlainly } from '../support/planned.ts'
import { signIn } from '../support/sign-in.ts'

// A site of its own: prices change.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' }, viewport: { width: 390, height: 844 } })

test('the prices of all treatments wait as one line, change and come back as one, and are seen by who edits', async ({
  page,
  site,
}) => {
  await signIn(page, site.account.email, site.account.password)
  const form = await programAllPrices(page)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await expect(page.getByText(spaced('Prévu pour le lundi 1er janvier 2998 à 8 h.'))).toBeVisible()
  const before = await readPlainly(site, '/tarifs')

  await page.goto('/prevu')
  await expect(plannedLines(page)).toHaveCount(2)
  await expect(plannedLines(page).first()).toContainText(/\d+\spages changées ensemble/)
  await plannedLines(page).first().locator('summary').first().click()
  await expect(plannedLines(page).first()).toContainText(/Maquillage\s: .+→/)
  await expectAccessible(page)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  const row = page.locator('#tarifs li:has([data-edit])').filter({ hasText: '€' }).first()
  await row.getByRole('button', { name: 'Modifier' }).click()
  await expect(page.getByText(spaced('ce tarif dira'), { exact: false }).first()).toBeVisible()

  makeDue(site, 'beginnings')
  await expect.poll(() => readPlainly(site, '/tarifs')).not.toBe(before)
  await page.goto('/historique')
  await expect(page.getByRole('listitem').filter({ hasText: 'pages changées ensemble' })).toHaveCount(1)
  makeDue(site, 'ends')
  await expect.poll(() => readPlainly(site, '/tarifs')).toBe(before)
  await page.goto('/prevu')
  await expect(plannedLines(page)).toHaveCount(0)
})
