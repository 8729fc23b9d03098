import type { Page } from '@playwright/test'
import { contentOf } from '../support/administrator.ts'
import { entry, openEditor } from '../support/collections.ts'
import { button, field, saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

/** How often the page has sent a change. */
function countChanges(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/changes')) count++
  })
  return () => count
}

for (const path of ['/actualites', '/offres-du-moment', '/nos-soldes', '/ventes-privees'])
  test(`Enter in the title of what is added on ${path} publishes nothing`, async ({ page, site }) => {
    await openEditor(page, site, path)
    const sent = countChanges(page)
    const title = field(page, 'Titre')
    await title.fill('Un titre seul')
    await expect(title).toHaveAttribute('enterkeyhint', 'next')
    await title.press('Enter')
    await expect(title).not.toBeFocused()
    await expect(page.locator('main form').first().locator(':is(input, textarea):focus')).toHaveCount(1)
    expect(sent()).toBe(0)
    await button(page, 'Annuler').first().click()
  })

test('a line that is added is saved from its last field, and by Ctrl+S from any', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  const sent = countChanges(page)
  await button(page, 'Ajouter une question').click()
  const question = page.getByRole('textbox', { name: 'Question', exact: true })
  await question.fill('Et le soir ?')
  await question.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Réponse' })).toBeFocused()
  await page.keyboard.type('Aussi.')
  expect(sent()).toBe(0)
  await question.press('Control+s')
  await saved(page)
  expect(sent()).toBe(1)

  // What stands is saved as before: that can be taken back.
  await page.locator('#questions [data-row]').last().getByRole('button', { name: 'Modifier' }).click()
  await expect(question).not.toHaveAttribute('enterkeyhint', 'next')
  await question.press('End')
  await page.keyboard.type(' Oui ?')
  await question.press('Enter')
  await expect(question).toHaveCount(0)
  expect(sent()).toBe(2)

  await page.locator('#tarifs').getByRole('button', { name: 'Ajouter un tarif' }).click()
  const name = page.getByRole('textbox', { name: 'Nom', exact: true })
  await name.pressSequentially('Une ligne')
  await expect(name).toHaveAttribute('enterkeyhint', 'next')
  await name.press('Enter')
  await expect(field(page, 'Prix')).toBeFocused()
  expect(sent()).toBe(2)
  await button(page, 'Annuler').click()
})

test('Enter in a percentage changes no prices', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/tarifs')
  await button(page, 'Modifier plusieurs prix').click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await expect(form.getByRole('checkbox').first()).toBeVisible()
  const before = contentOf(site)
  await form.getByLabel('Pourcentage').fill('5')
  await form.getByLabel('Pourcentage').press('Enter')
  await expect(form.getByLabel('Arrondi')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('checkbox').first()).toBeFocused()
  await expect(form).toBeVisible()
  expect(contentOf(site)).toBe(before)
  await button(page, 'Annuler').click()
})

test('Ctrl+S in a percentage changes the prices, as its button does', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/beaute-en-duo')
  await button(page, 'Modifier plusieurs prix').click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await expect(form.getByRole('checkbox').first()).toBeVisible()
  const prices = page.locator('#tarifs')
  const before = await prices.innerText()
  await form.getByLabel('Pourcentage').fill('50')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(form).toHaveCount(0)
  await expect.poll(() => prices.innerText()).not.toBe(before)
  await button(page, 'Annuler').click()
  await expect.poll(() => prices.innerText()).toBe(before)
})

test('the last field of what is added saves it', async ({ page, site }) => {
  await openEditor(page, site, '/offres-du-moment')
  await field(page, 'Titre').fill('Une offre au clavier')
  const last = field(page, 'Brouillon')
  await last.check()
  await expect(last).not.toHaveAttribute('enterkeyhint', 'next')
  await last.press('Enter')
  const added = entry(page, 'Une offre au clavier')
  await expect(added).toBeVisible()
  // Other journeys of this site begin with its first offer.
  page.once('dialog', (dialog) => void dialog.accept())
  await added.getByRole('button', { name: 'Supprimer' }).click()
  await expect(added).toHaveCount(0)
})
