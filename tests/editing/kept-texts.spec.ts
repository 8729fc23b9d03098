import type { Page } from '@playwright/test'
import { openSession, readDocument, sendChange, withSecond } from '../support/administrator.ts'
import { addDocuments, entry } from '../support/collections.ts'
import { button, field } from '../support/controls.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

// A site of its own: its treatments change their addresses.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const OFFERS = '/offres-du-moment'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const found = (page: Page) => page.getByText('Texte retrouvé')
const resume = (page: Page) => page.getByRole('link', { name: 'Reprendre un texte non enregistré' })
const priceLine = (page: Page, text: string) => page.locator('#tarifs li:has([data-edit])').filter({ hasText: text })

/** Opens a page once its editors are alive, as the first or another tab of the same browser. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-edit]').first()).toBeVisible()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

async function describe(page: Page, text: string) {
  await button(page, 'Modifier la description').click()
  await description(page).pressSequentially(text)
}

/** Leaves a page for another, whatever is typed on it. */
async function leaveFor(page: Page, path: string) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto(path)
}

/** What a telephone does to a tab that it has discarded, once it is looked at again. */
async function comeBack(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

/** Renames a treatment as the other administrator does, with its address. */
async function rename(site: RunningSite, id: string, title: string, to: string) {
  await withSecond(site, async (second) => {
    const cookie = await openSession(site, second)
    const { version: base } = await readDocument(site, cookie, 'categories', id)
    const change = { intent: 'rename', collection: 'categories', id, base, title, to } as const
    expect((await sendChange(site, cookie, change)).status).toBe(200)
  })
}

test.beforeEach(({ page, site }) => enter(page, site.account))

test('a text is found again at the new address of a treatment that somebody has renamed', async ({ page, site }) => {
  await open(page, '/soins/maquillage')
  await describe(page, 'Phrase en chemin. ')
  await leaveFor(page, '/cgv')
  await rename(site, 'maquillage', 'Mise en beauté', 'mise-en-beaute')
  await page.reload()
  await resume(page).click()
  await expect(page).toHaveURL('/soins/mise-en-beaute')
  await expect(found(page)).toBeVisible()
  await expect(description(page)).toContainText('Phrase en chemin.')
  await button(page, 'Sauvegarder').click()
  await expect(description(page)).toHaveCount(0)
  await page.goto('/cgv')
  await expect(page.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()
  await expect(resume(page)).toHaveCount(0)
  expect(await (await fetch(`${site.origin}/soins/mise-en-beaute`)).text()).toContain('Phrase en chemin.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const form = (page: Page) => page.getByRole('region', { name: /^Modifier/ })
  const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Enregistré' })

  test('a text is saved in a treatment that has another address, or was deleted, since', async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(/404|410/)
    await page.goto('/soins/epilation-au-fil?modifier=categories/epilation-au-fil/description')
    await form(page).getByLabel('Description').fill('<p>Phrase écrite avant le déménagement.</p>')
    await rename(site, 'epilation-au-fil', 'Au fil', 'au-fil')
    await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(saved(page)).toBeVisible()
    await expect(page).toHaveURL(/\/soins\/au-fil\?/)
    await expect(page.locator('main')).toContainText('Phrase écrite avant le déménagement.')

    await page.goto('/soins/epilation-au-fil?modifier=categories/epilation-au-fil/description')
    await expect(page).toHaveURL(/\/soins\/au-fil\?/)
    await form(page).getByLabel('Description').fill('<p>Phrase écrite avant la suppression.</p>')
    await withSecond(site, async (second) => {
      const change = { intent: 'remove', collection: 'categories', id: 'au-fil' } as const
      expect((await sendChange(site, await openSession(site, second), change)).status).toBe(200)
    })
    await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByRole('alert')).toContainText("Ce texte n'existe plus")
    await expect(form(page).getByLabel('Description')).toHaveValue(/avant la suppression/)
    await form(page).getByRole('button', { name: 'Rétablir avec mon texte' }).click()
    await expect(saved(page)).toBeVisible()
    await expect(page.locator('main')).toContainText('Phrase écrite avant la suppression.')
  })
})

test('a page whose treatment is renamed or deleted meanwhile says so', async ({ page, site, faults }) => {
  faults.allow(/404/)
  const told = (text: string) => page.getByRole('status').getByText(text)
  await open(page, '/soins/soins-des-pieds')
  await rename(site, 'soins-des-pieds', 'Beaux pieds', 'beaux-pieds')
  await expect(told('Cette page a maintenant une autre adresse.')).toBeVisible()
  await button(page, 'Ouvrir').click()
  await expect(page).toHaveURL('/soins/beaux-pieds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beaux pieds')
  await withSecond(site, async (second) => {
    const change = { intent: 'remove', collection: 'categories', id: 'beaux-pieds' } as const
    expect((await sendChange(site, await openSession(site, second), change)).status).toBe(200)
  })
  await expect(told("Cette page vient d'être supprimée.")).toBeVisible()
})

test('a price that is changed while its treatment is deleted comes back with it', async ({ page, site, faults }) => {
  faults.allow(/404|410/)
  await open(page, '/soins/beaute-du-sourire')
  const first = page.locator('#tarifs [data-row]').first()
  await first.getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Prix', exact: true }).fill('77')
  await withSecond(site, async (second) => {
    const change = { intent: 'remove', collection: 'categories', id: 'beaute-du-sourire' } as const
    expect((await sendChange(site, await openSession(site, second), change)).status).toBe(200)
  })
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('alert').filter({ hasText: 'rechargez-la pour la rétablir' })).toContainText('gardé')
  await comeBack(page)
  await button(page, 'Rétablir le soin').click()
  await expect(page.getByRole('textbox', { name: 'Prix', exact: true })).toHaveValue(/^77\s€$/)
  await button(page, 'Sauvegarder').click()
  await expect(page.locator('#tarifs')).toContainText('77')
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
})

for (const what of ['read', 'changed'] as const)
  test(`an article that is deleted while its page is ${what} is told so there`, async ({ page, site, faults }) => {
    faults.allow(/404/)
    const titre = `Article bientôt supprimé (${what})`
    const article = {
      titre,
      contenu: [{ sousTitre: '', texte: 'Un texte.' }],
      image: '',
      date: '2026-11-02T09:00:00.000Z',
    }
    const [id] = await addDocuments(site, 'actualites', [article])
    await open(page, `/actualites/${id}`)
    await expect(page).not.toHaveURL(new RegExp(id!))
    if (what === 'changed') await button(page, "Modifier l'article").click()
    await withSecond(site, async (second) => {
      const change = { intent: 'remove', collection: 'actualites', id: id! } as const
      expect((await sendChange(site, await openSession(site, second), change)).status).toBe(200)
    })
    await expect(page.getByRole('status').getByText("Cette page vient d'être supprimée.")).toBeVisible()
  })

test('a text is found again by her who has renamed its treatment meanwhile', async ({ page }) => {
  await open(page, '/soins/soins-des-mains')
  await describe(page, 'Phrase gardée. ')
  await button(page, 'Renommer').click()
  await field(page, 'Titre').fill('Belles mains')
  page.once('dialog', (dialog) => void dialog.accept())
  await page
    .locator('form')
    .filter({ has: field(page, 'Titre') })
    .getByRole('button', { name: 'Sauvegarder' })
    .click()
  await expect(page).toHaveURL(/\/soins\/belles-mains\?enregistre=[^&]*$/)
  await expect(found(page)).toBeVisible()
  await expect(description(page)).toContainText('Phrase gardée.')
  const form = page.locator('form').filter({ has: description(page) })
  await button(form, 'Annuler').click()
})

test('the way back to a text leads to the treatment that was chosen for it', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('combobox', { name: 'Soin' }).selectOption({ label: 'Soins du visage' })
  await expect(page).toHaveURL('/admin?soin=soins-du-visage')
  await describe(page, 'Phrase choisie. ')
  await leaveFor(page, '/cgv')
  await resume(page).click()
  await expect(page).toHaveURL('/admin?soin=soins-du-visage')
  await expect(description(page)).toContainText('Phrase choisie.')
  await expect(found(page)).toBeVisible()
  await button(page, 'Annuler').click()
})

test('a text that was to wait for its day still is when it is found again', async ({ page, site }) => {
  const path = '/soins/soins-du-visage'
  await open(page, path)
  await describe(page, 'Phrase de décembre. ')
  await button(page, 'Programmer').click()
  await field(page, 'À partir du').fill('2998-12-01T08:00')
  await comeBack(page)
  await expect(found(page)).toBeVisible()
  await expect(field(page, 'À partir du')).toHaveValue('2998-12-01T08:00')
  await button(page, 'Annuler').click()
  await button(page, 'Reprendre').click()
  await expect(field(page, 'À partir du')).toHaveValue('2998-12-01T08:00')
  await button(page, 'Programmer').click()
  await expect(page.getByText(spaced('Prévu pour le samedi 1er décembre 2998 à 8 h.'))).toBeVisible()
  expect(await (await fetch(site.origin + path)).text()).not.toContain('Phrase de décembre.')
})

test('a text that is taken up again comes back in a form that was opened meanwhile', async ({ page }) => {
  await open(page, '/soins/soins-du-visage')
  await describe(page, 'Abandonnée, puis reprise. ')
  await button(page, 'Annuler').click()
  await button(page, 'Modifier la description').click()
  await expect(description(page)).not.toContainText('Abandonnée')
  await button(page, 'Reprendre').click()
  await expect(description(page)).toContainText('Abandonnée, puis reprise.')
  await comeBack(page)
  await expect(description(page)).toContainText('Abandonnée, puis reprise.')
  await button(page, 'Annuler').click()
})

test('an entry that is taken up again takes the place of another that was opened meanwhile', async ({ page }) => {
  await open(page, '/soins/epilation-au-fil')
  const line = (place: number) => page.locator('#tarifs li:has([data-edit])').nth(place)
  const price = page.getByLabel('Prix', { exact: true })
  await line(0).locator('[data-edit]').click()
  await price.fill('77')
  await button(page, 'Annuler').click()
  await line(1).locator('[data-edit]').click()
  await expect(price).not.toHaveValue(/^77/)
  await button(page, 'Reprendre').click()
  await expect(price).toHaveValue(/^77\s€/)
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect(line(0)).toContainText(/77\s€/)
  await expect(line(1)).toContainText(/15\s€/)
})

test('what another tab adds to a list takes nothing from what is typed in this one', async ({ page, context }) => {
  await open(page, OFFERS)
  const other = await context.newPage()
  await open(other, OFFERS)
  await field(page, 'Titre').fill('La première')
  await field(other, 'Titre').fill('La seconde')
  await field(other, 'Contenu').fill('Une ligne')
  await button(other, "Ajouter l'offre").click()
  await expect(entry(other, 'La seconde')).toBeVisible()
  await expect(field(other, 'Titre')).toHaveValue('')
  await comeBack(page)
  await expect(found(page)).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('La première')
  await button(page, 'Annuler').click()
})

test('a tab that finds what another is typing, and types on from it, takes nothing from the other', async ({
  page,
  context,
}) => {
  const path = '/soins/epilation-au-fil'
  await open(page, path)
  await describe(page, 'Un début. ')
  const other = await context.newPage()
  await open(other, path)
  await expect(found(other)).toBeVisible()
  await expect(description(other)).toContainText('Un début.')
  await description(other).pressSequentially('Une fin. ')
  await description(page).pressSequentially('La suite. ')
  await comeBack(other)
  await expect(found(other)).toBeVisible()
  await expect(description(other)).toContainText('Une fin.')
  await button(other, 'Annuler').click()
  await comeBack(page)
  await expect(found(page)).toBeVisible()
  await expect(description(page)).toContainText('La suite.')
  await expect(description(page)).not.toContainText('Une fin.')
  await button(page, 'Sauvegarder').click()
  await expect(description(page)).toHaveCount(0)
  await open(other, '/cgv')
  await expect(resume(other)).toHaveCount(0)
})

test('a price is changed in one tab while another is in a second', async ({ page, context }) => {
  const path = '/soins/epilation-a-la-cire'
  await open(page, path)
  const other = await context.newPage()
  await open(other, path)
  const price = (on: Page) => on.getByRole('textbox', { name: 'Prix' })
  await priceLine(page, 'Dos et épaules').getByRole('button', { name: 'Modifier' }).click()
  await price(page).fill('41')
  await priceLine(other, 'Menton').first().getByRole('button', { name: 'Modifier' }).click()
  await expect(price(other)).toBeVisible()
  await expect(found(other)).toHaveCount(0)
  await price(other).fill('9')
  await button(other, 'Sauvegarder').click()
  await expect(priceLine(other, 'Menton').first()).toContainText(/9\s€/)
  await comeBack(page)
  await expect(found(page)).toBeVisible()
  await expect(price(page)).toHaveValue(/^41/)
  await button(page, 'Annuler').click()
})
