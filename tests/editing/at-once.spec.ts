import type { Page } from '@playwright/test'
import { openSession, readDocument, sendChange, updateDocument } from '../support/administrator.ts'
import { addDocuments, openEditor } from '../support/collections.ts'
import { button, field } from '../support/controls.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

// A site of its own: prices, offers and their notes change.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const TREATMENT = 'maquillage'

interface Line {
  id: string
  name: string
  price: string
}

const read = async <T extends object>(site: RunningSite, collection: 'categories' | 'notesOffres', id: string) =>
  readDocument<T>(site, await openSession(site), collection, id)

/** Gives the first price of a treatment other fields, as somebody else does. */
async function changeLine(site: RunningSite, more: Partial<Line>): Promise<void> {
  const { tarifs } = await read<{ tarifs: Line[] }>(site, 'categories', TREATMENT)
  const id = firstOf(tarifs).id
  const changed = tarifs.map((line) => (line.id === id ? { ...line, ...more } : line))
  await updateDocument(site, 'categories', TREATMENT, { tarifs: changed })
}

const firstOf = (tarifs: Line[]) => tarifs.find(({ price }) => price)!

async function standing(site: RunningSite): Promise<Line> {
  const { tarifs } = await read<{ tarifs: Line[] }>(site, 'categories', TREATMENT)
  return firstOf(tarifs)
}

/** Opens the first price of the treatment. */
async function openLine(page: Page, site: RunningSite): Promise<Line> {
  const line = await standing(site)
  await page.goto(`/soins/${TREATMENT}`)
  await page.locator(`[data-row="${line.id}"]`).getByRole('button', { name: 'Modifier' }).click()
  await expect(field(page, 'Nom')).toBeVisible()
  return line
}

test('a price that is typed on during a save keeps what somebody else has changed of it', async ({ page, site }) => {
  await enter(page, site.account)
  await openLine(page, site)
  await field(page, 'Nom').fill('Yeux')
  await changeLine(site, { price: '99 €' })
  const held = await holdRequests(page, '**/api/changes')
  await button(page, 'Sauvegarder').click()
  await expect.poll(held.asked).toBe(1)
  await field(page, 'Nom').fill('Yeux seuls, le soir')
  await held.release()
  await expect(page.getByText('Enregistré, sauf ce que vous avez tapé depuis.')).toBeVisible()
  await page.waitForTimeout(500)
  await button(page, 'Sauvegarder').click()
  await held.release()
  await expect(field(page, 'Nom')).toHaveCount(0)
  expect(await standing(site)).toMatchObject({ name: 'Yeux seuls, le soir', price: '99 €' })
})

test('of a price that two have changed, one’s own name is kept, and the other’s price', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  await enter(page, site.account)
  await openLine(page, site)
  await field(page, 'Nom').fill('Le nom de A')
  await changeLine(site, { name: 'Le nom de B', price: '77 €' })
  await button(page, 'Sauvegarder').click()
  await button(page, 'Garder mon texte').click()
  await expect(field(page, 'Nom')).toHaveCount(0)
  expect(await standing(site)).toMatchObject({ name: 'Le nom de A', price: '77 €' })
})

test('a note that two have changed is one note, whoever is kept', async ({ page, site, faults }) => {
  faults.allow(/409/)
  const notes = ['Note une', 'Note deux', 'Note trois']
  await updateDocument(site, 'notesOffres', 'notes', { notes })
  await enter(page, site.account)
  await page.goto('/offres-du-moment')
  await page.locator('[data-row]').filter({ hasText: 'Note deux' }).getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Note deux, de A')
  await updateDocument(site, 'notesOffres', 'notes', { notes: notes.with(1, 'Note deux, de B') })
  await button(page, 'Sauvegarder').click()
  const question = page.getByRole('group').filter({ hasText: 'Garder mon texte' }).last()
  await expect(question).toContainText('Note deux, de B')
  await button(page, 'Garder mon texte').click()
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
  expect((await read<{ notes: string[] }>(site, 'notesOffres', 'notes')).notes).toEqual(
    notes.with(1, 'Note deux, de A'),
  )
})

test('an offer that is rewritten while its deletion is asked about stays', async ({ page, site, faults }) => {
  faults.allow(/409/)
  const [id] = await addDocuments(site, 'offresDuMoment', [{ titre: 'Disputée', contenu: ['Une heure'], image: '' }])
  await openEditor(page, site, '/offres-du-moment')
  page.once('dialog', (dialog) => {
    void updateDocument(site, 'offresDuMoment', id!, { contenu: ['Deux heures'] }).then(() => dialog.accept())
  })
  const row = page.locator('[data-row]').filter({ hasText: 'Disputée' })
  await row.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(page.getByText('relisez-le avant de le supprimer')).toBeVisible()
  await expect(row).toContainText('Deux heures')
  page.once('dialog', (dialog) => void dialog.accept())
  await row.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(row).toHaveCount(0)
})

for (const path of ['/soins/maquillage', '/soins'])
  test(`a treatment that is rewritten while its deletion is asked about on ${path} stays`, async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(/404|409|410/)
    await enter(page, site.account)
    await page.goto(path)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    const remove =
      path === '/soins'
        ? page.locator('[data-row=maquillage]').getByRole('button', { name: 'Supprimer', exact: true })
        : button(page, 'Supprimer le soin')
    const { version: before } = await read<object>(site, 'categories', 'maquillage')
    const version = before + 1
    page.once('dialog', (dialog) => {
      void updateDocument(site, 'categories', 'maquillage', {
        description: `<p>Écrit pendant ce temps, ${path}.</p>`,
      }).then(() => dialog.accept())
    })
    await remove.click()
    await expect(page.getByText("Ce soin vient d'être modifié ailleurs")).toBeVisible()
    if (path !== '/soins') await expect(page.getByText('Écrit pendant ce temps')).toBeVisible()
    page.once('dialog', (dialog) => void dialog.accept())
    await remove.click()
    await expect.poll(async () => (await fetch(`${site.origin}/soins/maquillage`)).status).not.toBe(200)
    const cookie = await openSession(site)
    const back = { intent: 'restore', collection: 'categories', id: 'maquillage', version } as const
    expect(await (await sendChange(site, cookie, back)).json()).toMatchObject({ outcome: 'saved' })
  })

test('the words of a photograph that somebody else has written are not replaced unseen', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  await openEditor(page, site, '/offres-du-moment')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'bouquet.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  const src = await field(page, "URL de l'image").inputValue()
  const words = async () =>
    ((await (await page.request.get(`/api/media?src=${encodeURIComponent(src)}`)).json()) as { alt: string }).alt
  await field(page, 'Texte alternatif').fill('Un bouquet')
  await expect.poll(words).toBe('Un bouquet')
  await page.request.post('/api/media/alt', { data: { src, alt: 'Douze pivoines' } })
  await field(page, 'Texte alternatif').fill('Un bouquet rose')
  await expect(page.getByText(/vient d'écrire «\sDouze pivoines\s»/)).toBeVisible()
  expect(await words()).toBe('Douze pivoines')
  await field(page, 'Texte alternatif').fill('Douze pivoines roses')
  await expect.poll(words).toBe('Douze pivoines roses')
})

test('a treatment that somebody else has deleted leaves the list, whatever was to be done to it', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/404/)
  await enter(page, site.account)
  await page.goto('/soins')
  const cookie = await openSession(site)
  const gone = { collection: 'categories', id: 'beaute-du-sourire' } as const
  expect((await sendChange(site, cookie, { intent: 'remove', ...gone })).status).toBe(200)
  const row = page.locator(`[data-row="${gone.id}"]`)
  await row.getByRole('button', { name: /^Masquer/ }).click()
  await expect(page.getByText('voici la liste à jour')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.locator('[data-row="maquillage"]')).toBeVisible()
})
