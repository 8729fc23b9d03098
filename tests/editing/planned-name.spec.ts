import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { makeDue, plannedLines, program, readPlainly } from '../support/planned.ts'
import { signIn } from '../support/sign-in.ts'

// A site of its own: a name and an address change.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' }, viewport: { width: 390, height: 844 } })

test('a treatment gets its name and its address on its day, and its old ones at the end', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Renommer', exact: true }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Maquillage de fête')
  await program(page.getByRole('main'))
  await page.getByRole('button', { name: 'Programmer', exact: true }).click()
  await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
  await page.getByRole('button', { name: 'Renommer', exact: true }).click()
  await expect(page.getByText(spaced('Le lundi 1er janvier 2998 à 8 h'), { exact: false })).toBeVisible()
  await page.goto('/prevu')
  await expect(plannedLines(page).first()).toContainText('/soins/maquillage-de-fete')
  makeDue(site, 'beginnings')
  await expect.poll(() => readPlainly(site, '/soins/maquillage-de-fete')).toContain('Maquillage de fête')
  expect((await fetch(`${site.origin}/soins/maquillage`, { redirect: 'manual' })).status).toBe(301)
  makeDue(site, 'ends')
  await expect
    .poll(async () => (await fetch(`${site.origin}/soins/maquillage`, { redirect: 'manual' })).status)
    .toBe(200)
  expect(await readPlainly(site, '/soins/maquillage')).not.toContain('Maquillage de fête')
})
