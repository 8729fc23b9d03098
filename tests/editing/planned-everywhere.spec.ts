import type { Locator } from '@playwright/test'
import { contentOf } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { plannedLines } from '../support/planned.ts'
import { enter } from '../support/sign-in.ts'

test('a treatment is hidden from a day on, and shown again at its end', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Masquer du… au…', exact: true }).click()
  await expect(page.getByLabel('Masqué aux visiteurs')).toBeChecked()
  const from = page.getByLabel('À partir du')
  await expect(from).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tout de suite', exact: true })).toHaveCount(0)
  const before = contentOf(site)
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(from).toBeFocused()
  await expect(from).toHaveAccessibleDescription('Choisissez un jour.')
  expect(contentOf(site)).toBe(before)
  await page.getByLabel('À partir du').fill('2998-08-01T08:00')
  await page.getByLabel("Jusqu'au").fill('2998-09-01T08:00')
  await page.getByRole('button', { name: 'Programmer', exact: true }).click()
  await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
  await page.goto('/prevu')
  const lines = plannedLines(page).filter({ hasText: 'Maquillage' })
  await expect(lines).toHaveCount(2)
  await lines
    .first()
    .getByRole('button', { name: /^Abandonner/ })
    .click()
  await expect(page.getByText("Ce changement n'est plus prévu.")).toBeVisible()
  await expect(lines).toHaveCount(0)
})

test('the days chosen for hiding a treatment are kept as any text is', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Masquer du… au…', exact: true }).click()
  const [from, until] = ['À partir du', "Jusqu'au"].map((label) => page.getByLabel(label)) as [Locator, Locator]
  await from.fill('2998-08-01T08:00')
  await until.fill('2998-09-01T08:00')
  await page.reload()
  await expect(from).toHaveValue('2998-08-01T08:00')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(from).toHaveCount(0)
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click()
  await expect(until).toHaveValue('2998-09-01T08:00')
  await from.fill('')
  await until.fill('')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(from).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reprendre', exact: true })).toHaveCount(0)
})

test('« Tout de suite » takes what was refused of a date away with it', async ({ page, site, faults }) => {
  faults.allow(/400/)
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Renommer', exact: true }).click()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Annuler', exact: true }) })
  await form.getByRole('textbox').first().fill('Maquillages')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await form.getByLabel('À partir du').fill('2001-08-01T08:00')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  const refusal = form.getByText('Corrigez les champs signalés.')
  await expect(refusal).toBeVisible()
  await form.getByRole('button', { name: 'Tout de suite', exact: true }).click()
  await expect(refusal).toHaveCount(0)
  await form.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('an article that waits for its day is told where it was written, until it is given up', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/actualites')
  const form = page.locator('form', { has: page.getByRole('button', { name: /^(Ajouter l'article|Programmer)$/ }) })
  const told = form.getByText('Article de 2997')
  await form.getByLabel('Titre', { exact: true }).fill('Article de 2997')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await form.getByLabel('À partir du').fill('2997-12-01T08:00')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await expect(told).toContainText('2997')
  await expect(told.getByRole('link', { name: 'Voir ce qui est prévu' })).toBeVisible()
  await page.reload()
  await expect(told).toBeVisible()
  await page.goto('/prevu')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Article de 2997' })
    .getByRole('button', { name: /^Abandonner/ })
    .click()
  await expect(page.getByText("Ce changement n'est plus prévu.")).toBeVisible()
  await page.goto('/actualites')

  await form.getByLabel('Titre', { exact: true }).fill('Article de 2996')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  await form.getByLabel('À partir du').fill('2996-12-01T08:00')
  await form.getByRole('button', { name: 'Programmer', exact: true }).click()
  const other = form.getByText('Article de 2996')
  await expect(other).toBeVisible()
  await expect(told).toHaveCount(0)
  const notice = page.getByText(/^Prévu pour le/).locator('xpath=ancestor::*[.//button][1]')
  await notice.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(other).toHaveCount(0)
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
    await form.getByRole('button', { name: "Ajouter l'article" }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'déjà passé' })).toBeVisible()
    await expect(form.getByLabel('Titre', { exact: true })).toHaveValue(title)
    await form.getByLabel('À partir du').fill('2998-12-01T08:00')
    await form.getByRole('button', { name: "Ajouter l'article" }).click()
    await expect(page.getByText('Ce changement est prévu')).toBeVisible()
    const line = plannedLines(page).filter({ hasText: title })
    await expect(line).toHaveCount(1)
    expect(await (await fetch(`${site.origin}/actualites`)).text()).not.toContain(title)
    await line.getByRole('button', { name: /^Abandonner/ }).click()
    await expect(line).toHaveCount(0)
  })

  test('a date that is half typed is refused by the browser, and shown where « Programmer » was closed over it', async ({
    page,
    site,
  }) => {
    const title = 'Article de nulle date'
    const form = page.getByRole('region', { name: /^(Modifier|Ajouter)/ })
    const isHalfTyped = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validity.badInput)
    await enter(page, site.account)
    await page.goto('/actualites')
    await page.getByRole('link', { name: "Ajouter l'article" }).click()
    await form.getByLabel('Titre', { exact: true }).fill(title)
    const programmer = form.getByText('Programmer', { exact: true })
    const from = form.getByLabel('À partir du')
    await programmer.click()
    await from.focus()
    await page.keyboard.type('0112')
    expect(await isHalfTyped(from)).toBe(true)
    await programmer.click()
    await form.getByRole('button', { name: "Ajouter l'article" }).click()
    await expect(from).toBeFocused()
    expect(await (await fetch(`${site.origin}/actualites`)).text()).not.toContain(title)

    await page.goto('/notre-centre')
    await page.getByRole('link', { name: 'Modifier', exact: true }).first().click()
    const before = contentOf(site)
    const end = form.getByLabel('Au (facultatif)', { exact: true }).last()
    await form.getByLabel('Du', { exact: true }).last().fill('2998-08-01')
    await end.focus()
    await page.keyboard.type('0108')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(end).toBeFocused()
    expect(contentOf(site)).toBe(before)
  })

  test('what is wrong of the end is said beside it, and has the focus', async ({ page, site, faults }) => {
    faults.allow(/status 400|400 \(Bad Request\)/)
    const form = page.getByRole('region', { name: /^(Modifier|Ajouter)/ })
    const [from, until] = ['À partir du', "Jusqu'au"].map((label) => form.getByLabel(label)) as [Locator, Locator]
    await enter(page, site.account)
    await page.goto('/actualites?modifier=actualites/nouveau')
    await form.getByLabel('Titre', { exact: true }).fill('Article sans fin')
    await form.getByText('Programmer', { exact: true }).click()
    for (const [begin, end, words] of [
      ['', '2001-12-01T08:00', 'Ce moment est déjà passé'],
      ['2998-12-01T08:00', '2998-11-01T08:00', 'La fin vient avant le début'],
    ] as const) {
      await from.fill(begin)
      await until.fill(end)
      await form.getByRole('button', { name: "Ajouter l'article" }).click()
      await expect(until).toHaveAccessibleDescription(new RegExp(words))
      await expect(until).toHaveAttribute('aria-invalid', 'true')
      await expect(until).toBeFocused()
      await expect(from).not.toHaveAttribute('aria-invalid')
    }
  })

  test('an entry that is ticked to be deleted may be empty', async ({ page, site }) => {
    const form = page.getByRole('region', { name: /^Modifier/ })
    await enter(page, site.account)
    await page.goto('/?modifier=accueil/accueil/produits')
    const entry = form.getByRole('group', { name: /^Bouton «/ }).first()
    await entry.getByLabel('Texte').fill('')
    await entry.getByLabel('Supprimer').check()
    await form.getByRole('button', { name: 'Sauvegarder' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'Enregistré' })
    await notice.getByRole('button', { name: 'Annuler' }).click()
    await expect(notice).toBeVisible()
  })
})
