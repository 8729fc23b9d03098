import type { Page } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, readDocument, updateDocument } from '../support/administrator.ts'
import { button, field } from '../support/controls.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

// A site of its own: what stands there is changed in many places.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const PATH = '/soins/soins-des-mains'
const ADDRESS = 'https://www.youtube.com/watch?v=abc def'

const PICTURE = {
  name: 'bouquet.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Goes into a field and types the first half of a text; returns what types the other, wherever the focus is by then. */
async function beginTyping(page: Page, label: string, text = ADDRESS): Promise<() => Promise<void>> {
  const half = Math.floor(text.length / 2)
  await field(page, label).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text.slice(0, half))
  return () => page.keyboard.type(text.slice(half))
}

/** The changes that the page sends. */
function changes(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/changes') && sent.push(request.postData()!))
  return sent
}

/** Types on in a description and saves it, while what finds out if it may be saved is held back. */
async function saveDescription(page: Page, typed: string) {
  const sent = changes(page)
  const held = await holdRequests(page, /uv-caution.*\.js/)
  await page.goto(PATH)
  await button(page, 'Modifier la description').click()
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(typed)
  await button(page, 'Sauvegarder').click()
  return { sent, held, text }
}

test.beforeEach(({ page, site }) => enter(page, site.account))

test('a title that is saved while an address is typed takes none of its letters', async ({ page }) => {
  await page.goto(PATH)
  const held = await holdRequests(page, '**/api/changes')
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill('Soins des mains !')
  await button(page, 'Sauvegarder').click()
  await button(page, 'Ajouter une vidéo').click()
  const typeOn = await beginTyping(page, 'Adresse de la vidéo')
  await held.release()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await typeOn()
  await expect(field(page, 'Adresse de la vidéo')).toHaveValue(ADDRESS)
  await expect(field(page, 'Titre')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Soins des mains\s!$/)
})

test('what is saved with nothing else typed gives the focus back to its button', async ({ page }) => {
  await page.goto(PATH)
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill('Soins de vos mains')
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Modifier le titre')).toBeFocused()
})

test('an entry that is to be opened while another is saved is opened once that is', async ({ page }) => {
  await page.goto(PATH)
  const held = await holdRequests(page, '**/api/changes')
  const rows = page.locator('#tarifs [data-row]').filter({ hasText: '€' })
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const name = await second.locator('em').evaluate((one) => one.previousElementSibling!.textContent.trim())
  await first.locator('[data-edit]').click()
  await field(page, 'Durée (facultatif)').fill('25 min')
  await button(page, 'Sauvegarder').click()
  // At once, it would be the second half of a double tap.
  await expect(async () => {
    await rows.filter({ hasText: name }).locator('[data-edit]').click()
    await expect(page.getByText(/^Ce texte s’enregistre\s: celui-ci/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await held.release()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toContainText(name)
  await expect(page.locator('#tarifs').getByText('25 min').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveCount(1)
})

test('an editor that arrives late leaves the focus in the field that is typed in', async ({ page }) => {
  await page.goto(PATH)
  const held = await holdRequests(page, /rich-text-editor.*\.js/)
  await button(page, 'Ajouter un tarif').click()
  const typeOn = await beginTyping(page, 'Durée (facultatif)', '30 minutes')
  await held.release()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeVisible()
  await typeOn()
  await expect(field(page, 'Durée (facultatif)')).toHaveValue('30 minutes')
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveText('')
})

test('a form that arrives late leaves the focus in that of another', async ({ page }) => {
  const held = await holdRequests(page, /rename-form.*\.js/)
  await page.goto(PATH)
  await button(page, 'Renommer').click()
  await button(page, 'Ajouter une vidéo').click()
  const typeOn = await beginTyping(page, 'Adresse de la vidéo')
  await held.release()
  await expect(field(page, 'Titre')).toBeVisible()
  await typeOn()
  await expect(field(page, 'Adresse de la vidéo')).toHaveValue(ADDRESS)
})

test('an offer that is deleted while another is begun takes none of its letters', async ({ page }) => {
  await page.goto('/offres-du-moment')
  const held = await holdRequests(page, '**/api/changes')
  page.once('dialog', (dialog) => void dialog.accept())
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .nth(1)
    .click()
  const typeOn = await beginTyping(page, 'Titre', 'Un printemps à deux')
  await held.release()
  await expect(button(page, 'Annuler la suppression')).toBeVisible()
  await typeOn()
  await expect(field(page, 'Titre')).toHaveValue('Un printemps à deux')
})

test('dates that are on their way take no letters, and nothing is saved at once meanwhile', async ({ page }) => {
  const sent = changes(page)
  const held = await holdRequests(page, /moments-fields.*\.js/)
  await page.goto(PATH)
  await button(page, 'Modifier le titre').click()
  await button(page, 'Programmer').click()
  const typeOn = await beginTyping(page, 'Titre', ' au printemps')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('alert').getByText(/Les dates n'étaient pas encore affichées/)).toBeVisible()
  expect(sent).toEqual([])
  await field(page, 'Titre').focus()
  await page.keyboard.press('End')
  await held.release()
  await expect(field(page, 'À partir du')).toBeVisible()
  await typeOn()
  await expect(field(page, 'Titre')).toHaveValue(/ au printemps$/)
})

test('a photograph that is ready to be changed says so where something else is typed by then', async ({ page }) => {
  await page.goto('/')
  const held = await holdRequests(page, '**/api/documents/photographies')
  const change = page.getByRole('button', { name: 'Changer la photo : Maquillage' })
  await change.click()
  await expect(change).toHaveAttribute('aria-busy', 'true')
  await button(page, 'Modifier le titre des soins').click()
  const typeOn = await beginTyping(page, 'Titre', ' du printemps')
  await held.release()
  await expect(page.getByText(/prête à être changée/)).toBeVisible()
  await typeOn()
  await expect(field(page, 'Titre')).toHaveValue(/ du printemps$/)
  await page.getByRole('button', { name: 'Changer', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Photo : Maquillage' })).toBeVisible()
})

test('a caution that comes between two letters leaves word that nothing is saved', async ({ page }) => {
  const { sent, held, text } = await saveDescription(page, ' Le bronzage UV est bon pour la santé.')
  await text.focus()
  await held.release()
  await expect(page.getByRole('alert').filter({ hasText: 'Attention, bronzage UV' })).toBeVisible()
  await page.keyboard.type('!')
  await expect(page.getByRole('alert').getByText("Ce texte n'est pas encore enregistré.")).toBeVisible()
  expect(sent).toEqual([])
})

test('what is given up while it is found out if it may be saved is not saved', async ({ page }) => {
  const { sent, held, text } = await saveDescription(page, ' Doux.')
  await button(page, 'Annuler').click()
  await expect(page.getByText('Modification abandonnée.')).toBeVisible()
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('uv-caution'))
  await held.release()
  await loaded
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(text).toContainText('Doux.')
  expect(sent).toEqual([])
})

test('many prices: nothing is typed into a rise that is on its way, and one begun after it stays', async ({ page }) => {
  await page.goto('/tarifs')
  const held = await holdRequests(page, '**/api/changes')
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  const open = button(page, 'Modifier plusieurs prix')
  await open.click()
  await form.getByLabel('Montant').fill('1')
  await expect(form.getByText(/^\d+\sprix changent\.$/)).toBeVisible()
  await form.getByRole('button', { name: 'Appliquer' }).click()
  await form.getByLabel('Montant').click({ force: true })
  await page.keyboard.type('2')
  await expect(form.getByLabel('Montant')).toHaveValue('1')
  await form.getByRole('button', { name: 'Annuler' }).click()
  await open.click()
  await form.getByLabel('Pourcentage').fill('5')
  await held.release()
  await expect(page.getByText(/^\d+\sprix sont changés\./)).toBeVisible()
  await expect(form.getByLabel('Pourcentage')).toHaveValue('5')
  await page.reload()
  await expect(form.getByLabel('Pourcentage')).toHaveValue('5')
})

test('that one is not signed out is said, with a way to try again', async ({ page, faults }) => {
  faults.allow(/deconnexion|déconnexion|ERR_FAILED/)
  await page.goto(PATH)
  await page.route('**/deconnexion', (route) => route.abort(), { times: 1 })
  await button(page, 'Déconnexion').first().click()
  await expect(page.getByText(/^La déconnexion n'a pas abouti/)).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/session')).status()).toBe(401)
})

test('nothing is typed over the words of a photograph before they are there', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|api\/media/)
  await page.goto('/offres-du-moment')
  await page.locator('input[type=file]').first().setInputFiles(PICTURE)
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  await field(page, 'Texte alternatif').fill('Un bouquet de pivoines')
  await field(page, 'Texte alternatif').blur()
  const src = await field(page, "URL de l'image").inputValue()
  const words = async () =>
    ((await (await page.request.get(`/api/media?src=${encodeURIComponent(src)}`)).json()) as { alt: string }).alt
  await expect.poll(words).toBe('Un bouquet de pivoines')
  await page.route('**/api/media?src=*', (route) => route.abort(), { times: 1 })
  await page.reload()
  await expect(page.getByText("Le texte de cette photo n'a pas été lu.")).toBeVisible()
  await expect(field(page, 'Texte alternatif')).toHaveJSProperty('readOnly', true)
  await field(page, 'Texte alternatif').focus()
  await expect(field(page, 'Texte alternatif')).toHaveValue('Un bouquet de pivoines')
  await expect(field(page, 'Texte alternatif')).toHaveJSProperty('readOnly', false)
})

test('a photograph that goes with its form before it has arrived is said to', async ({ page, faults }) => {
  faults.allow(/api\/media/)
  await page.goto('/offres-du-moment')
  await holdRequests(page, '**/api/media')
  await page.locator('input[type=file]').first().setInputFiles(PICTURE)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click()
  await expect(page.getByText(/^L'envoi de «\sbouquet\.png\s» est arrêté/)).toBeVisible()
})

test('a line that could not be deleted comes back with what was typed in it', async ({ page, faults }) => {
  faults.allow(/500|Enregistrement impossible/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PATH)
  const row = page.locator('#tarifs [data-row]').filter({ hasText: '€' }).first()
  await row.locator('[data-edit]').click()
  await field(page, 'Durée (facultatif)').fill('55 min')
  await page.route('**/api/changes', (route) => route.fulfill({ status: 500 }), { times: 1 })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.locator('#tarifs li:has(form)').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText(/Un incident est survenu/).first()).toBeVisible()
  await expect(field(page, 'Durée (facultatif)')).toHaveValue('55 min')
})

test('a treatment that is being hidden says so', async ({ page }) => {
  await page.goto(PATH)
  const held = await holdRequests(page, '**/api/changes')
  const hide = button(page, 'Masquer')
  await hide.click()
  await expect(hide).toHaveAttribute('aria-busy', 'true')
  await held.release()
  await expect(page.getByText('Ce soin est masqué : les visiteurs ne le voient plus.')).toBeVisible()
})

test('a password that is asked for takes no letters of a text', async ({ page, site, faults }) => {
  faults.allow(/401/)
  await page.goto(PATH)
  const held = await holdRequests(page, '**/api/changes')
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill('Mains')
  await button(page, 'Sauvegarder').click()
  await button(page, 'Ajouter une vidéo').click()
  const typeOn = await beginTyping(page, 'Adresse de la vidéo')
  query(site, 'delete from session')
  const refused = page.waitForResponse('**/api/changes')
  await held.release()
  await refused
  await typeOn()
  const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
  await expect(dialog.getByLabel('Mot de passe')).toBeFocused()
  await expect(dialog.getByLabel('Mot de passe')).toHaveValue('')
  await expect(field(page, 'Adresse de la vidéo')).toHaveValue(ADDRESS)
})

test('a list that is typed on during a save keeps the line that somebody else has added meanwhile', async ({
  page,
  site,
}) => {
  await page.goto('/notre-centre')
  await button(page, 'Modifier les façons de venir').click()
  const way = (place: number) => page.getByRole('group', { name: `Façon de venir ${place}` }).getByLabel('Titre')
  await way(1).fill('Par la route')
  const cookie = await openSession(site)
  const { venir } = await readDocument<{ venir: object[] }>(site, cookie, 'centres', FIXED_IDS.centres)
  const boat = { id: '11111111-1111-4111-8111-111111111111', titre: 'En bateau', texte: 'Ponton nord.', signe: 'bus' }
  await updateDocument(site, 'centres', FIXED_IDS.centres, { venir: [...venir, boat] })
  const held = await holdRequests(page, '**/api/changes')
  await button(page, 'Sauvegarder').click()
  await expect.poll(held.asked).toBe(1)
  await way(2).fill('Sans une marche')
  await held.release()
  await expect(page.getByText('Enregistré, sauf ce que vous avez tapé depuis.')).toBeVisible()
  await page.waitForTimeout(500)
  await button(page, 'Sauvegarder').click()
  await held.release()
  await expect(way(1)).toHaveCount(0)
  const { venir: standing } = await readDocument<{ venir: { titre: string }[] }>(
    site,
    cookie,
    'centres',
    FIXED_IDS.centres,
  )
  expect(standing.map(({ titre }) => titre)).toEqual(['Par la route', 'Sans une marche', 'En bus, à pied', 'En bateau'])
})
