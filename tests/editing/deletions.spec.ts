import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

/** What is asked when this is pressed. It is answered with no. */
async function asked(page: Page, button: Locator): Promise<string> {
  const [question] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      const words = dialog.message()
      await dialog.dismiss()
      return words
    }),
    button.click(),
  ])
  return question
}

const words = (text: string) => text.replace(/\s+/g, ' ')

const LISTS: [string, string[]][] = [
  ['/soins/epilation-a-la-cire', ['le tarif', 'la question', 'le lien']],
  ['/soins/soins-du-visage', ['la vidéo', 'le tarif', 'la question', 'le lien']],
  ['/actualites', ["l'article"]],
  ['/offres-du-moment', ["l'offre", 'la note']],
  ['/nos-expertes', ['le membre']],
]

test('the question before a deletion names what is deleted', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  for (const [path, kinds] of LISTS) {
    await page.goto(path)
    const found: string[] = []
    const rows = page.locator('[data-row]:first-child')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) {
      const question = await asked(page, row.getByRole('button', { name: 'Supprimer' }))
      const [, kind, names] = /^Supprimer (.+?)\s«\s(.+)\s»\s\?$/.exec(question) ?? []
      found.push(kind ?? question)
      if (kind === 'la vidéo') expect(names).toBe('Vidéo 1')
      else expect(words(await row.innerText())).toContain(words(names!).split(', ')[0])
    }
    expect(found, path).toEqual(kinds)
  }
})

test('a part of an article as well', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/actualites')
  await page.getByLabel('Sous-titre').last().fill('Nos horaires')
  await page.getByLabel('Texte', { exact: true }).last().fill('Du lundi au samedi')
  const remove = page.getByRole('button', { name: 'Supprimer cette partie' }).last()
  expect(words(await asked(page, remove))).toBe('Supprimer la partie « Nos horaires, Du lundi au samedi » ?')
})
