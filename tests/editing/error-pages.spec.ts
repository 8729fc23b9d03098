import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

test('a page that does not exist comes alive for an administrator as well', async ({ page, site, faults }) => {
  faults.allow(/404/)
  await enter(page, site.account)
  await page.goto('/inconnue')
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voir comme en visite' })).toBeVisible()
  await expect(page.locator('[data-unready]')).toHaveCount(0)
})
