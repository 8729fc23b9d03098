import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

test('a treatment is hidden from a day on, and shown again at its end', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Masquer ou afficher un jour', exact: true }).click()
  await expect(page.getByLabel('Masqué aux visiteurs')).toBeChecked()
  await page.getByRole('button', { name: 'Programmer', exact: true }).click()
  await page.getByLabel('À partir du').fill('2998-08-01T08:00')
  await page.getByLabel("Jusqu'au").fill('2998-09-01T08:00')
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
  await page.goto('/prevu')
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Maquillage' })
  await expect(lines).toHaveCount(2)
  await lines
    .first()
    .getByRole('button', { name: /^Abandonner/ })
    .click()
  await expect(page.getByText("Ce changement n'est plus prévu.")).toBeVisible()
  await expect(lines).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form can wait for its day, says of a day that is past that it is, and is listed', async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(/status 400|400 \(Bad Request\)/)
    const title = 'Article de 2998'
    const form = page.getByRole('region', { name: /^(Modifier|Ajouter)/ })
    await enter(page, site.account)
    await page.goto('/actualites')
    await page.getByRole('link', { name: "Ajouter l'article" }).click()
    await form.getByLabel('Titre', { exact: true }).fill(title)
    await form.getByText('Programmer', { exact: true }).click()
    await form.getByLabel('À partir du').fill('2001-12-01T08:00')
    await form.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'déjà passé' })).toBeVisible()
    await expect(form.getByLabel('Titre', { exact: true })).toHaveValue(title)
    await form.getByLabel('À partir du').fill('2998-12-01T08:00')
    await form.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByText('Ce changement est prévu')).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: title })
    await expect(line).toHaveCount(1)
    expect(await (await fetch(`${site.origin}/actualites`)).text()).not.toContain(title)
    await line.getByRole('button', { name: /^Abandonner/ }).click()
    await expect(line).toHaveCount(0)
  })
})
