import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayAt, daysAfter, instantOf } from '../../app/lib/clock.ts'
import { contentOf } from '../support/administrator.ts'
import { spaced } from '../support/history.ts'
import { entry } from '../support/collections.ts'
import { expect, test } from '../support/journey.ts'
import { NEVER } from '../support/planned.ts'
import { enter } from '../support/sign-in.ts'

const PATH = '/offres-du-moment'
const today = () => dayAt(new Date())

const titled = (title: string) => ({ titre: title, contenu: ['Une ligne'], image: '' })

/** Adds an offer as its form does, for as long as the work runs. */
async function withOffer(page: Page, fields: object, work: () => Promise<void>) {
  const id = randomUUID()
  const change = { intent: 'add', collection: 'offresDuMoment', id, fields }
  const answer = await page.request.post('/api/changes', { data: change })
  expect(answer.status(), await answer.text()).toBe(200)
  try {
    await work()
  } finally {
    await page.request.post('/api/changes', { data: { intent: 'remove', collection: 'offresDuMoment', id } })
  }
}

test.beforeEach(({ page, site }) => enter(page, site.account))

test('an offer says its days, and is gone from visitors once it is over, kept for administrators', async ({
  page,
  site,
}) => {
  const read = async () => (await fetch(site.origin + PATH)).text()
  const [yesterday, tomorrow] = [daysAfter(today(), -1), daysAfter(today(), 1)]
  await withOffer(page, { ...titled('Offre passée'), au: yesterday }, async () => {
    await withOffer(page, { ...titled('Offre de ces jours'), du: yesterday, au: tomorrow }, async () => {
      const html = await read()
      expect(html).not.toContain('Offre passée')
      expect(html).toContain('Offre de ces jours')
      await page.goto(PATH)
      const over = page.getByRole('article').filter({ hasText: 'Offre passée' })
      await expect(over.getByText('Terminée')).toBeVisible()
      const now = page.getByRole('article').filter({ hasText: 'Offre de ces jours' })
      await expect(now).toContainText(/Du\s.+\sau\s/)
      await page.getByRole('button', { name: 'Voir comme en visite' }).click()
      await expect(over).toHaveCount(0)
      await expect(now).toBeVisible()
    })
  })
})

test('one to come is announced only where that is wished', async ({ page, site }) => {
  const read = async () => (await fetch(site.origin + PATH)).text()
  const du = daysAfter(today(), 3)
  await withOffer(page, { ...titled('Offre cachée'), du }, async () => {
    await withOffer(page, { ...titled('Offre annoncée'), du, annoncer: true }, async () => {
      const html = await read()
      expect(html).not.toContain('Offre cachée')
      expect(html).toContain('Offre annoncée')
      expect(html).toMatch(spaced('À partir du '))
    })
  })
})

test('the page says to caches when it is to change', async ({ page, site }) => {
  const midnight = instantOf(daysAfter(today(), 1), '00:00')
  test.skip(midnight.getTime() - Date.now() < 120_000, 'It is to change in a moment.')
  await withOffer(page, { ...titled('Offre du jour'), au: today() }, async () => {
    const answer = await fetch(site.origin + PATH)
    expect(await answer.text()).toContain('Offre du jour')
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage=5')
  })
})

test('an offer that says its end in words alone is held until that is asked for twice, or has its last day', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Deux séances UV pour une')
  await page.getByLabel('Limite (facultatif)').fill("Jusqu'au 6 décembre 2998")
  await page.getByRole('button', { name: "Ajouter l'offre" }).click()
  const caution = page.getByRole('alert').filter({ hasText: 'Attention' })
  await expect(caution).toContainText(spaced('Attention, bronzage UV et date de fin'))
  await expect(caution.getByRole('listitem')).toHaveCount(2)
  await caution.getByRole('button', { name: 'Corriger' }).click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Deux pour une')
  await page.getByRole('button', { name: "Ajouter l'offre" }).click()
  await expect(caution).toContainText(spaced('le champ « Au » est vide : elle restera en ligne après ce jour.'))
  await caution.getByRole('button', { name: 'Corriger' }).click()
  // Before the photograph.
  await page.getByLabel('Contenu', { exact: true }).press('Tab')
  await expect(page.getByLabel('Du (facultatif)')).toBeFocused()
  await page.getByLabel('Au (facultatif)').fill('2998-12-06')
  await page.getByRole('button', { name: "Ajouter l'offre" }).click()
  const offer = page.locator('[data-row]').filter({ hasText: 'Deux pour une' })
  await expect(offer).toHaveCount(1)
  page.once('dialog', (dialog) => dialog.accept())
  await offer.getByRole('button', { name: 'Supprimer' }).click()
  await expect(offer).toHaveCount(0)
})

test('the days are typed in the form, and an end before the beginning is refused beside its field', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Offre de saison')
  await page.getByLabel('Du (facultatif)').fill('2998-12-24')
  await page.getByLabel('Au (facultatif)').fill('2998-12-01')
  await page.getByRole('checkbox', { name: "L'annoncer avant qu'elle commence" }).check()
  await page.getByRole('button', { name: "Ajouter l'offre" }).click()
  await expect(page.getByText('La fin est avant le début.')).toBeVisible()
  await expect(page.getByLabel('Au (facultatif)')).toBeFocused()
  await page.getByLabel('Au (facultatif)').fill('2998-12-31')
  await page.getByRole('button', { name: "Ajouter l'offre" }).click()
  const offer = page.locator('[data-row]').getByRole('article').filter({ hasText: 'Offre de saison' })
  await expect(offer).toContainText(spaced('Du 24 au 31 décembre 2998'))
  await expect(offer.getByText('Annoncée')).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page
    .locator('[data-row]')
    .filter({ hasText: 'Offre de saison' })
    .getByRole('button', { name: 'Supprimer' })
    .click()
  await expect(offer).toHaveCount(0)
})

test('an end alone, with nothing changed that it could end, is kept by nobody, and said to be so', async ({
  page,
  site,
}) => {
  const title = 'Offre qui doit finir'
  await withOffer(page, titled(title), async () => {
    await page.goto(PATH)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    const before = contentOf(site)
    await entry(page, title).getByRole('button', { name: 'Modifier', exact: true }).click()
    await page.getByRole('button', { name: 'Programmer', exact: true }).click()
    const until = page.getByLabel("Jusqu'au")
    await until.fill('2998-12-31T23:00')
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click()
    await expect(until).toHaveAccessibleDescription(/^Rien n'a été changé ici.*remplissez «\sAu\s»/)
    await expect(until).toBeFocused()
    expect(contentOf(site)).toBe(before)
  })
})

test('who deletes what is to change another day is told of that', async ({ page }) => {
  for (const [collection, path, fields] of [
    ['offresDuMoment', PATH, { titre: 'Offre qui devait changer', contenu: ['Une ligne'], image: '' }],
    [
      'actualites',
      '/actualites',
      { titre: 'Article qui devait changer', contenu: [], image: '', date: '2026-11-02T09:00:00.000Z' },
    ],
  ] as const) {
    const id = randomUUID()
    const add = { intent: 'add', collection, id, fields }
    expect((await page.request.post('/api/changes', { data: add })).status()).toBe(200)
    const change = { intent: 'update', collection, id, base: 1, fields: { titre: 'Un autre titre' } }
    const plan = await page.request.post('/api/plans', { data: { change, from: NEVER } })
    expect(plan.status(), await plan.text()).toBe(200)
    await page.goto(path)
    page.once('dialog', (dialog) => void dialog.accept())
    await entry(page, fields.titre).getByRole('button', { name: 'Supprimer', exact: true }).click()
    const told = page
      .getByRole('status')
      .filter({ hasText: /1er\sjanvier\s2998.*Un autre titre.*supprimée?\sentre-temps/ })
    await expect(told).toBeVisible()
    await expect(told.getByRole('button', { name: 'Voir ce qui est prévu' })).toBeVisible()
    await page.goto('/prevu')
    const line = page.getByRole('listitem').filter({ hasText: fields.titre })
    await line.getByRole('button', { name: /^Abandonner/ }).click()
  }
})
