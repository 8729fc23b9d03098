import type { Page } from '@playwright/test'
import { openSession, readDocument, sendChange, updateDocument, withSecond } from '../support/administrator.ts'
import { addDocuments, entry } from '../support/collections.ts'
import { button } from '../support/controls.ts'
import { LOST_ANSWER, loseAnswer } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const changed = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/changes'))

/** Signs in and opens a page, until its editors work. */
async function open(page: Page, path: string, { email, password }: { email: string; password: string }) {
  await signIn(page, email, password)
  await expect(page).toHaveURL('/')
  await page.goto(path)
  await expect(
    page
      .locator('main')
      .getByRole('button', { name: /Modifier/ })
      .first(),
  ).toBeVisible()
}

/** Holds the next save back until it is let go. */
async function holdSave(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    '**/api/changes',
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  return letGo
}

const FORMS = [
  { name: 'an article', path: '/actualites', of: 'Titre', save: "Mettre à jour l'article" },
  { name: 'the centre', path: '/notre-centre', of: 'Ville', save: 'Enregistrer' },
  { name: 'a title', path: '/soins/maquillage', of: 'Titre', save: 'Sauvegarder' },
]

for (const { name, path, of, save } of FORMS)
  test(`what is typed of ${name} during its save is no conflict with that save`, async ({ page, site }) => {
    if (path === '/actualites') await addDocuments(site, 'actualites', [{ titre: 'Écrit', contenu: [], image: '' }])
    await open(page, path, site.account)
    if (path === '/actualites') await button(entry(page, 'Écrit'), 'Modifier').click()
    else await button(page, path === '/notre-centre' ? 'Modifier' : 'Modifier le titre').click()
    const before = await field(page, of).inputValue()
    const letGo = await holdSave(page)
    await field(page, of).fill('Une fois')
    await button(page, save).click()
    await field(page, of).fill('Deux fois')
    const first = changed(page)
    letGo()
    expect((await first).status()).toBe(200)
    await expect(page.getByRole('status').getByText(/^Enregistré(?!e)/)).toBeVisible()
    await expect(page.getByText(/Une autre version/)).toHaveCount(0)
    await expect(field(page, of)).toHaveValue('Deux fois')
    const second = changed(page)
    await button(page, save).click()
    expect((await second).status()).toBe(200)
    await expect(page.locator('main')).toContainText('Deux fois')
    await expect(button(page, save)).toHaveCount(0)
    if (path === '/actualites') return
    await button(page, path === '/notre-centre' ? 'Modifier' : 'Modifier le titre').click()
    await field(page, of).fill(before)
    await button(page, save).click()
    await expect(button(page, save)).toHaveCount(0)
  })

test('what was saved is no text of another, though its answer was lost and the page left', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(LOST_ANSWER)
  await open(page, '/soins/maquillage', site.account)
  await button(page, 'Modifier le titre').click()
  const before = await field(page, 'Titre').inputValue()
  await field(page, 'Titre').fill('Maquillage du soir')
  await loseAnswer(page)
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maquillage du soir' })).toBeVisible()
  await expect(field(page, 'Titre')).toHaveCount(0)

  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill(before)
  // Nor does the page hear of it.
  await page.route('**/api/live', (route) => route.abort())
  await page.route('**/api/documents/**', (route) => route.abort())
  await loseAnswer(page)
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Réessayer')).toBeVisible()
  await page.unrouteAll()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible()
  await expect(button(page, 'Modifier le titre')).toBeVisible()
  await expect(field(page, 'Titre')).toHaveCount(0)
})

test('a treatment that was deleted under a text is brought back with it', async ({ page, site, faults }) => {
  faults.allow(/404/)
  await open(page, '/soins/maquillage', site.account)
  await button(page, 'Modifier le titre').click()
  const before = await field(page, 'Titre').inputValue()
  await field(page, 'Titre').fill('Maquillage de jour')
  const cookie = await openSession(site)
  const place = { collection: 'categories', id: 'maquillage' } as const
  expect((await sendChange(site, cookie, { intent: 'remove', ...place })).status).toBe(200)
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText('a été supprimé par une autre personne')).toBeVisible()
  await button(page, 'Rétablir avec mon texte').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maquillage de jour' })).toBeVisible()
  expect(await (await fetch(`${site.origin}/soins/maquillage`)).text()).toContain('Maquillage de jour')
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill(before)
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
})

test('of a group of fields that two have changed, each is chosen by its name', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/409/)
  const edit = async (one: Page, form: string, domain?: string) => {
    await field(one, 'Forme juridique').fill(form)
    if (domain) await field(one, 'Bureau du nom de domaine').fill(domain)
    await button(one, 'Sauvegarder').click()
  }
  await withSecond(site, async (second) => {
    await open(page, '/mentions-legales', site.account)
    const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await open(other, '/mentions-legales', second)
    for (const one of [page, other]) await button(one, "Modifier l'identité légale").click()
    await edit(other, 'Société par actions simplifiée')
    await expect(button(other, 'Sauvegarder')).toHaveCount(0)
    await edit(page, 'Société à responsabilité limitée', 'Un bureau')
    const conflict = page.getByRole('group', { name: /Inès a enregistré un autre texte/ })
    await expect(conflict).toContainText('Forme juridique')
    await expect(conflict).toContainText('Société par actions')
    await expect(conflict).toContainText('Société à responsabilité')
    await expect(conflict).not.toContainText('Bureau du nom de domaine')
    await button(page, 'Garder ce texte').click()
    await expect(button(page, 'Sauvegarder')).toHaveCount(0)
    await button(page, "Modifier l'identité légale").click()
    await expect(field(page, 'Forme juridique')).toHaveValue('Société par actions simplifiée')
    await expect(field(page, 'Bureau du nom de domaine')).toHaveValue('Un bureau')
    await other.context().close()
  })
})

test('of two texts of her own, nobody else is named', async ({ page, site, browser, faults }) => {
  faults.allow(/409/)
  await open(page, '/soins/maquillage', site.account)
  await button(page, 'Modifier le titre').click()
  const before = await field(page, 'Titre').inputValue()
  await field(page, 'Titre').fill('Ici')
  const elsewhere = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await open(elsewhere, '/soins/maquillage', site.account)
  await button(elsewhere, 'Modifier le titre').click()
  await field(elsewhere, 'Titre').fill('Ailleurs')
  await button(elsewhere, 'Sauvegarder').click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Ailleurs' })).toBeVisible()
  await elsewhere.context().close()
  await button(page, 'Sauvegarder').click()
  const conflict = page.getByRole('group', { name: 'Vous avez vous-même enregistré un autre texte' })
  await expect(conflict).toContainText('Le texte enregistré')
  await button(page, 'Garder mon texte').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ici' })).toBeVisible()
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill(before)
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
})

test('a text that gave way to another is taken up again', async ({ page, site, faults }) => {
  faults.allow(/409/)
  await open(page, '/soins/maquillage', site.account)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill('Ici')
  const cookie = await openSession(site)
  await updateDocument(site, 'categories', 'maquillage', { title: 'Ailleurs' })
  await button(page, 'Sauvegarder').click()
  await button(page, 'Garder ce texte').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ailleurs' })).toBeVisible()
  await expect(page.getByText('Votre texte est abandonné.')).toBeVisible()
  await button(page, 'Reprendre').click()
  await expect(field(page, 'Titre')).toHaveValue('Ici')
  await button(page, 'Annuler').click()
  await updateDocument(site, 'categories', 'maquillage', { title })
  expect((await readDocument<{ title: string }>(site, cookie, 'categories', 'maquillage')).title).toBe(title)
})

test('what another has brought back stays hers when its deletion is taken back', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/409/)
  await withSecond(site, async (second) => {
    await open(page, '/soins/maquillage', site.account)
    const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await open(other, '/soins/maquillage', second)
    const first = (one: Page) => one.locator('#questions [data-row]').first()
    await first(other).getByRole('button', { name: 'Modifier' }).click()
    await field(other, 'Question').fill('Les mots de la seconde ?')
    page.once('dialog', (dialog) => void dialog.accept())
    await first(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(button(page, 'Annuler la suppression')).toBeVisible()
    await button(other, 'Sauvegarder').click()
    await button(other, 'Garder mon texte').click()
    await expect(button(other, 'Sauvegarder')).toHaveCount(0)
    await button(page, 'Annuler la suppression').click()
    await expect(page.locator('#questions')).toContainText('Les mots de la seconde')
    await expect(page.locator('#questions [aria-busy=true]')).toHaveCount(0)
    expect(await (await fetch(`${site.origin}/soins/maquillage`)).text()).toContain('Les mots de la seconde')
    await other.context().close()
  })
})

test('a text given up during its save takes no other with it', async ({ page, site, faults }) => {
  faults.allow(/409/)
  await open(page, '/soins/maquillage', site.account)
  await button(page, 'Modifier le titre').click()
  const before = await field(page, 'Titre').inputValue()
  await field(page, 'Titre').fill('Un')
  const letGo = await holdSave(page)
  await button(page, 'Sauvegarder').click()
  await button(page, 'Annuler').click()
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill('Deux')
  const first = changed(page)
  letGo()
  expect((await first).status()).toBe(200)
  await expect(page.getByText('Enregistré : le texte était déjà envoyé.')).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('Deux')
  await button(page, 'Sauvegarder').click()
  await button(page, 'Garder mon texte').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deux' })).toBeVisible()
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill(before)
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
})

test('what is typed during a save that meets a conflict is kept after it is answered', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  await open(page, '/soins/maquillage', site.account)
  await button(page, 'Modifier le titre').click()
  const before = await field(page, 'Titre').inputValue()
  await updateDocument(site, 'categories', 'maquillage', { title: "D'ailleurs" })
  await field(page, 'Titre').fill('Un')
  const letGo = await holdSave(page)
  await button(page, 'Sauvegarder').click()
  await field(page, 'Titre').fill('Un et demi')
  letGo()
  await button(page, 'Garder mon texte').click()
  await expect(page.getByRole('status').getByText(/^Enregistré(?!e)/)).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('Un et demi')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Un et demi' })).toBeVisible()
  await button(page, 'Modifier le titre').click()
  await field(page, 'Titre').fill(before)
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
})

test('a note that is typed on during its save is saved again', async ({ page, site }) => {
  await open(page, '/offres-du-moment', site.account)
  const note = page.getByRole('listitem').filter({ hasText: '*Offre valable du' })
  await note.getByRole('button', { name: 'Modifier' }).click()
  const before = await field(page, 'Note').inputValue()
  const letGo = await holdSave(page)
  await field(page, 'Note').fill('Une fois')
  await button(page, 'Sauvegarder').click()
  await field(page, 'Note').fill('Deux fois')
  letGo()
  await expect(page.getByRole('status').getByText(/^Enregistré(?!e)/)).toBeVisible()
  await button(page, 'Sauvegarder').click()
  await expect(page.locator('main')).toContainText('Deux fois')
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
  await page.waitForTimeout(1000)
  const saved = page.getByRole('listitem').filter({ has: page.getByText('Deux fois', { exact: true }) })
  await saved.getByRole('button', { name: 'Modifier' }).click()
  await field(page, 'Note').fill(before)
  await button(page, 'Sauvegarder').click()
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
})
