import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { addDocuments, entry, openEditor, titles } from '../support/collections.ts'
import { button, field, saved } from '../support/controls.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { query } from '../support/site-database.ts'
import { signIn } from '../support/sign-in.ts'
import { timedPress } from '../support/timed-press.ts'

const PATH = '/offres-du-moment'
const REQUIRED = 'Ce champ est obligatoire.'

const offer = (titre: string, contenu = ['Une ligne', 'Une autre']) => ({ titre, contenu, image: '' })

/** A second press, as soon after the first as a double tap has it. */
const SECOND_PRESS = 180

test('a double tap publishes one offer, and says nothing of another', async ({ page, site }) => {
  await openEditor(page, site, PATH)
  const before = await titles(page)
  await field(page, 'Titre').fill('Pressée deux fois')
  const add = button(page, "Ajouter l'offre")
  await add.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await add.boundingBox())!
  const press = await timedPress(page)
  const now = Date.now() / 1000
  await press(x + width / 2, y + height / 2, now)
  await page.waitForTimeout(SECOND_PRESS)
  await press(x + width / 2, y + height / 2, now + SECOND_PRESS / 1000)
  await saved(page)
  await page.waitForTimeout(SECOND_PRESS)
  await expect.poll(() => titles(page)).toEqual(['Pressée deux fois', ...before])
  await expect(page.getByText(REQUIRED)).toHaveCount(0)
})

test('a double tap gives up nothing, where buttons move under the finger', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page, site, PATH)
  await field(page, 'Titre').fill('Sous le doigt')
  const { asked, release } = await holdRequests(page, '**/api/changes')
  const add = button(page, "Ajouter l'offre")
  await add.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await add.boundingBox())!
  const press = await timedPress(page)
  const now = Date.now() / 1000
  await press(x + width / 2, y + height / 2, now)
  await expect.poll(asked).toBe(1)
  await press(x + width / 2, y + height / 2, now + SECOND_PRESS / 1000)
  await expect(field(page, 'Titre')).toHaveValue('Sous le doigt')
  await expect(page.getByText('Modification abandonnée.')).toHaveCount(0)
  await release()
  await saved(page)
})

test('a save in progress is shown, and is the only one however often it is asked for', async ({ page, site }) => {
  await openEditor(page, site, PATH)
  const { asked, release } = await holdRequests(page, '**/api/changes')
  await field(page, 'Titre').fill('Lente')
  await button(page, "Ajouter l'offre").click()
  await expect(page.getByRole('status').filter({ hasText: 'Enregistrement…' })).toBeVisible()
  await expect(button(page, "Ajouter l'offre")).toHaveAttribute('aria-busy', 'true')
  await button(page, "Ajouter l'offre").click()
  await field(page, 'Titre').press('Control+s')
  const slow = page.getByRole('status').filter({ hasText: 'Le réseau est lent' })
  await expect(slow).toBeVisible()
  await release()
  await expect(slow).toHaveCount(0)
  await expect(entry(page, 'Lente')).toBeVisible()
  expect(asked()).toBe(1)

  page.on('dialog', (dialog) => void dialog.accept())
  const remove = entry(page, 'Lente').getByRole('button', { name: 'Supprimer' })
  await remove.click()
  await expect(entry(page, 'Lente').getByText('Suppression…')).toBeVisible()
  await remove.click()
  await release()
  await expect(entry(page, 'Lente')).toHaveCount(0)
  expect(asked()).toBe(2)
})

test('a press during the save of what is first looked at for a caution sends nothing more', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/soins/maquillage')
  const row = page.locator('[data-row]').filter({ hasText: '€' }).first()
  await row.getByRole('button', { name: 'Modifier' }).click()
  const { asked, release } = await holdRequests(page, '**/api/changes')
  await field(page, 'Prix').fill('61')
  await button(page, 'Sauvegarder').click()
  await expect.poll(asked).toBe(1)
  // A double tap does nothing by itself.
  await page.waitForTimeout(500)
  await button(page, 'Sauvegarder').click()
  await field(page, 'Prix').fill('62')
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Sauvegarder')).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page.getByText('Enregistré, sauf ce que vous avez tapé depuis.')).toBeVisible()
  expect(asked()).toBe(1)
  await page.waitForTimeout(500)
  await button(page, 'Sauvegarder').click()
  await release()
  await expect(row).toContainText('62 €')
  await expect(field(page, 'Prix')).toHaveCount(0)
})

test('what would be blank is refused beside its field, and nothing is sent', async ({ page, site }) => {
  await openEditor(page, site, PATH)
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/api/changes') && asked++)
  await field(page, 'Contenu').fill('Sans titre')
  await button(page, "Ajouter l'offre").click()
  await expect(field(page, 'Titre')).toBeFocused()
  await expect(field(page, 'Titre')).toHaveAccessibleDescription(REQUIRED)
  await expect(field(page, 'Contenu')).toHaveValue('Sans titre')
  await page.goto('/soins/maquillage')
  await button(page, 'Ajouter un tarif').click()
  await button(page, 'Sauvegarder').click()
  await expect(field(page, 'Nom')).toHaveAccessibleDescription(REQUIRED)
  await button(page, 'Annuler').click()
  await page.goto('/notre-centre')
  await button(page, 'Modifier').click()
  await field(page, 'Nom').fill(' ')
  await field(page, 'Téléphone').fill('au bureau')
  await button(page, 'Enregistrer').click()
  await expect(field(page, 'Nom')).toHaveAccessibleDescription(REQUIRED)
  await expect(field(page, 'Téléphone')).toHaveAccessibleDescription(/incomplet/)
  await page.goto('/mentions-legales')
  await button(page, "Modifier l'identité légale").click()
  await field(page, 'Numéro SIRET').fill('732 829 320 00075')
  await button(page, 'Sauvegarder').first().click()
  await expect(field(page, 'Numéro SIRET')).toHaveAccessibleDescription(/SIRET n'est pas valable/)
  expect(asked).toBe(0)
})

test('two quick deletions can both be undone', async ({ page, site }) => {
  await addDocuments(site, 'offresDuMoment', [offer('Jumelle', ['La première']), offer('Jumelle', ['La seconde'])])
  await openEditor(page, site, PATH)
  page.on('dialog', (dialog) => void dialog.accept())
  const first = page.locator('[data-row]').filter({ hasText: 'La première' })
  const second = page.locator('[data-row]').filter({ hasText: 'La seconde' })
  await first.getByRole('button', { name: 'Supprimer' }).click()
  await expect(first).toHaveCount(0)
  await second.getByRole('button', { name: 'Supprimer' }).click()
  await expect(second).toHaveCount(0)
  const undo = button(page, 'Annuler la suppression')
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(first).toBeVisible()
  await undo.click()
  await expect(second).toBeVisible()
})

test('while the database is away nothing is said to be over: the text is kept, and saved once it is back', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/503|Enregistrement impossible/)
  await openEditor(page, site, PATH)
  query(site, 'alter table session rename to session_away')
  try {
    await field(page, 'Titre').fill('Patiente')
    await button(page, "Ajouter l'offre").click()
    await expect(page.getByText('Votre texte est gardé.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await page.request.get('/api/session')).status()).toBe(503)
    const admin = await page.request.get('/admin', { maxRedirects: 0 })
    expect(admin.status()).toBe(503)
    expect(await admin.text()).toContain('Un incident est survenu')
  } finally {
    query(site, 'alter table session_away rename to session')
  }
  await button(page, 'Réessayer').click()
  await expect(entry(page, 'Patiente')).toBeVisible()
})

test('what differs between the two texts of a conflict is marked', async ({ page, site, faults }) => {
  faults.allow(/409/)
  const [id] = await addDocuments(site, 'offresDuMoment', [offer('Disputée à deux', ['Une heure à 50 euros'])])
  await withSecond(site, async (second) => {
    await openEditor(page, site, PATH)
    await entry(page, 'Disputée à deux').getByRole('button', { name: 'Modifier' }).click()
    await field(page, 'Contenu').fill('Une heure à 40 euros')
    const cookie = await openSession(site, second)
    const fields = { contenu: ['Une heure à 60 euros'] }
    await sendChange(site, cookie, { intent: 'update', collection: 'offresDuMoment', id: id!, base: 1, fields })
    const outdated = page.getByText("Une autre version vient d'être enregistrée")
    await expect(page.getByRole('status').filter({ has: outdated })).toBeVisible()
    await button(page, 'Enregistrer les modifications').click()
    const conflict = page.getByRole('group', { name: /Inès a enregistré un autre texte/ })
    await expect(conflict.locator('mark')).toHaveText(['60', '40'])
    await conflict.getByRole('button', { name: 'Garder ce texte' }).click()
    await expect(conflict).toHaveCount(0)
  })
})

test('a text that is found again is read out', async ({ page, site }) => {
  await openEditor(page, site, PATH)
  await field(page, 'Titre').fill('Commencée')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Texte retrouvé' })).toBeVisible()
  await button(page, 'Annuler').click()
})

test('the page seen as visitors see it, and edited again, stays where it is read', async ({ page, site }) => {
  await openEditor(page, site, PATH)
  for (const path of ['/soins/soins-du-visage', PATH]) {
    await page.goto(path)
    await expect(page.locator('[data-edit]').first()).toBeVisible()
    // What the server has written stands there until then.
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    const words =
      path === PATH
        ? page.locator('article[id]').last().getByRole('heading')
        : page.getByRole('heading', { name: 'Questions fréquentes' })
    await words.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = async () => (await words.boundingBox())!.y
    const before = await top()
    // Pressed where it stands: the tests' own click scrolls first.
    await button(page, 'Voir comme en visite').evaluate((element: HTMLElement) => element.click())
    await expect(button(page, "Revenir à l'édition")).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
    await button(page, "Revenir à l'édition").evaluate((element: HTMLElement) => element.click())
    await expect(button(page, 'Voir comme en visite')).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
  }
})

test('« Hors ligne » is said only when that is true for a moment, and fits 320 px', async ({ page, site, faults }) => {
  faults.allow(/api.live|Failed to load/)
  await page.addInitScript(() => {
    const note = () => {
      if (document.querySelector('nav [role=status]')?.textContent) document.documentElement.dataset['said'] = ''
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  // Time then passes only when the journey says so.
  await page.clock.install()
  await expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass()
  const pass = async (time: number) => {
    for (let passed = 0; passed < time; passed += 100) await page.clock.runFor(100)
  }
  const said = page.locator('html[data-said]')
  for (const path of ['/notre-centre', PATH, '/']) {
    const heard = page.waitForResponse('**/api/live')
    await page.goto(path, { waitUntil: 'load' })
    await expect(async () => {
      await pass(100)
      await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await heard
    await expect(button(page, 'Voir comme en visite')).toBeVisible()
    await pass(4000)
    await expect(said).toHaveCount(0)
  }
  await page.clock.resume()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('**/api/live', (route) => route.abort())
  await page.goto(PATH)
  await expect(page.getByRole('status').filter({ hasText: 'Hors ligne' })).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
