import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { entry, openEditor } from '../support/collections.ts'
import { field } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

/** Everything that a visitor, or a machine, may read of articles and offers. */
async function readAll({ origin }: RunningSite): Promise<string> {
  const paths = ['/', '/actualites', '/actualites.atom', '/offres-du-moment', '/plan-du-site', '/sitemap.xml']
  return (await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()))).join('\n')
}

async function remove(page: Page, collection: string, title: string) {
  const list = await page.request.get(`/api/documents/${collection}`)
  const documents = (await list.json()) as { id: string; titre: string }[]
  for (const { id, titre } of documents)
    if (titre === title) await page.request.post('/api/changes', { data: { intent: 'remove', collection, id } })
}

for (const [path, collection, add] of [
  ['/actualites', 'actualites', "Ajouter l'article"],
  ['/offres-du-moment', 'offresDuMoment', "Ajouter l'offre"],
] as const)
  test(`what is kept as a draft on ${path} is marked, and read by no visitor before it is none`, async ({
    page,
    site,
  }) => {
    const title = `Encore un brouillon ${collection}`
    await openEditor(page, site, path)
    await field(page, 'Titre').fill(title)
    await field(page, 'Brouillon').check()
    await page.getByRole('button', { name: add, exact: true }).click()
    const row = entry(page, title)
    try {
      await expect(row.getByText('Brouillon', { exact: true })).toBeVisible()
      expect(await readAll(site)).not.toContain(title)
      await page.getByRole('button', { name: 'Voir comme en visite' }).click()
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
      await page.getByRole('button', { name: "Revenir à l'édition" }).click()
      await row.getByRole('button', { name: 'Modifier', exact: true }).click()
      await expect(field(page, 'Titre')).toHaveValue(title)
      await field(page, 'Brouillon').uncheck()
      await page.getByRole('button', { name: /^(Mettre à jour|Enregistrer les)/ }).click()
      await expect(row.getByText('Brouillon', { exact: true })).toHaveCount(0)
      await expect.poll(() => readAll(site)).toContain(title)
    } finally {
      await remove(page, collection, title)
    }
  })

test('a draft that is planned for a day says so, and stays a draft until then', async ({ page, site }) => {
  const title = `Pour dimanche ${randomUUID().slice(0, 6)}`
  await openEditor(page, site, '/actualites')
  await field(page, 'Titre').fill(title)
  await field(page, 'Brouillon').check()
  await page.getByRole('button', { name: 'Programmer', exact: true }).click()
  await field(page, 'À partir du').fill('2998-12-01T08:00')
  await page.getByRole('button', { name: 'Programmer', exact: true }).click()
  try {
    await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
    await expect(entry(page, title).getByText('Brouillon', { exact: true })).toBeVisible()
    expect(await readAll(site)).not.toContain(title)
    await page.goto('/prevu')
    const line = page.getByRole('listitem').filter({ hasText: title })
    await expect(line).toContainText('brouillon')
    await line.getByText(/^Faire maintenant/).click()
    await line.getByRole('button', { name: /^Oui, faire maintenant/ }).click()
    await expect(page.getByText("C'est fait, et déjà en ligne.")).toBeVisible()
    expect(await readAll(site)).toContain(title)
  } finally {
    await remove(page, 'actualites', title)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is kept as a draft, and then shown', async ({ page, site }) => {
    const title = 'Brouillon sans script'
    const form = page.getByRole('region', { name: /^(Modifier|Ajouter)/ })
    const row = page.locator('li[data-row]').filter({ hasText: title })
    await enter(page, site.account)
    await page.goto('/actualites')
    await page.getByRole('link', { name: "Ajouter l'article" }).click()
    await form.getByLabel('Titre', { exact: true }).fill(title)
    await form.getByLabel('Brouillon', { exact: true }).check()
    await form.getByRole('button', { name: "Ajouter l'article" }).click()
    try {
      await expect(row.getByText('Brouillon', { exact: true })).toBeVisible()
      expect(await readAll(site)).not.toContain(title)
      await row.getByRole('link', { name: 'Modifier' }).click()
      await form.getByLabel('Brouillon', { exact: true }).uncheck()
      await form.getByRole('button', { name: "Mettre à jour l'article" }).click()
      await expect(row).toBeVisible()
      await expect(row.getByText('Brouillon', { exact: true })).toHaveCount(0)
      expect(await readAll(site)).toContain(title)
    } finally {
      await remove(page, 'actualites', title)
    }
  })
})
