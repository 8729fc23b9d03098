import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { openSession, readDocument, sendChange, updateDocument, withSecond } from '../support/administrator.ts'
import { holdRequests, LOST_ANSWER, loseAnswer } from '../support/held-requests.ts'
import { photograph } from '../support/photographs.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

// A site of its own: treatments come, go and change their addresses.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

/** What a visitor is answered at an address. */
async function visit(site: RunningSite, path: string) {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() }
}

/** Hides treatments from visitors, or shows them again. */
async function mask(site: RunningSite, ids: string[], masque: boolean) {
  for (const id of ids) await updateDocument(site, 'categories', id, { masque })
}

/** Every place that leads visitors to treatments. */
const PLACES = ['/', '/soins', '/tarifs', '/plan-du-site', '/sitemap.xml', '/notre-centre']

/** The order in which a page's first links lead to some addresses. */
const orderIn = (text: string, paths: string[]) =>
  [...paths].sort((one, other) => text.indexOf(`"${one}"`) - text.indexOf(`"${other}"`))

test('a hidden treatment is nowhere for visitors, marked for administrators, and comes back', async ({
  page,
  site,
  faults,
}) => {
  // Its page goes with it.
  faults.allow(/status of 410|status 410|rituel-du-cuir-chevelu/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Masquer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Afficher', exact: true })).toBeVisible()
  await expectAccessible(page)

  expect((await visit(site, '/soins/maquillage')).status).toBe(404)
  for (const path of PLACES) expect((await visit(site, path)).text, path).not.toContain('/soins/maquillage')
  expect((await visit(site, '/rendez-vous?soin=maquillage')).text).not.toContain('Vous avez choisi')

  await page.goto('/')
  await expect(page.locator('#nos-soins').getByRole('link', { name: /^Maquillage/ })).toContainText('Masqué')
  for (const path of ['/soins', '/tarifs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /Maquillage/ })).toContainText('Masqué')
  }
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Maquillage', exact: true }) })
  await page.goto('/soins')
  await row.getByRole('button', { name: 'Afficher : Maquillage' }).click()
  await expect(row.getByRole('button', { name: 'Masquer : Maquillage' })).toBeVisible()
  for (const path of PLACES.slice(0, -1)) expect((await visit(site, path)).text, path).toContain('/soins/maquillage')
})

test('a treatment that was changed elsewhere meanwhile is hidden, and shown again, for visitors too', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/status of 410|status 410|rituel-du-cuir-chevelu|409/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  // Two versions later than the page knows.
  await mask(site, ['maquillage'], true)
  await mask(site, ['maquillage'], false)
  const row = page.locator('[data-row="maquillage"]')
  await row.getByRole('button', { name: 'Masquer : Maquillage' }).click()
  await expect(row.getByRole('button', { name: 'Afficher : Maquillage' })).toBeVisible()
  await expect.poll(async () => (await visit(site, '/soins/maquillage')).status).toBe(404)
  await row.getByRole('button', { name: 'Afficher : Maquillage' }).click()
  await expect(row.getByRole('button', { name: 'Masquer : Maquillage' })).toBeVisible()
  await expect.poll(async () => (await visit(site, '/soins/maquillage')).status).toBe(200)
})

test('cards, menu and lists follow the order that she gives', async ({ page, site }) => {
  const paths = ['/soins/epilation-au-fil', '/soins/epilation-a-la-cire']
  const order = async () => {
    const texts = await Promise.all(['/', '/soins', '/tarifs', '/plan-du-site'].map((path) => visit(site, path)))
    return texts.map(({ text }) => orderIn(text, paths))
  }
  expect(await order()).toEqual([paths, paths, paths, paths])
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  const row = page.locator('[data-row="epilation-a-la-cire"]')
  await row.getByRole('button', { name: 'Monter' }).click()
  await expect(page.locator('[data-row]').nth(1)).toHaveAttribute('data-row', 'epilation-a-la-cire')
  const turned = paths.toReversed()
  await expect.poll(order).toEqual([turned, turned, turned, turned])
  await row.getByRole('button', { name: 'Descendre' }).click()
  await expect.poll(order).toEqual([paths, paths, paths, paths])
})

test('a treatment is added as a copy, renamed with its address, deleted, and its addresses lead on', async ({
  page,
  site,
  faults,
}) => {
  // Its page goes with it; a tab that hears of the new name before it leaves looks for the old one.
  faults.allow(/status of 410|status 410|rituel-du-cuir-chevelu|404.*\/api\/documents\/categories\/head-spa-d-ete/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  await page.getByRole('button', { name: 'Ajouter un soin' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ajouter le soin' }).click()
  await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible()
  await page.getByLabel('Titre').fill('Head Spa 💆 d’été')
  await page.getByLabel('Commencer par').selectOption('Une copie de « Soins du visage »')
  await page.getByRole('button', { name: 'Ajouter le soin' }).click()
  await expect(page).toHaveURL('/soins/head-spa-d-ete')
  const price = 'Soin' // Every treatment of the first content has prices: the copy's are those of its model.
  await expect(page.locator('#tarifs')).toContainText(price)
  for (const path of ['/', '/soins', '/tarifs', '/plan-du-site', '/sitemap.xml'])
    expect((await visit(site, path)).text, path).toContain('/soins/head-spa-d-ete')

  await page.getByRole('button', { name: 'Renommer' }).click()
  await page.getByLabel('Titre').fill('Rituel du cuir chevelu')
  await expect(page.getByLabel(/L'adresse change aussi : \/soins\/rituel-du-cuir-chevelu/)).toBeChecked()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page).toHaveURL(/\/soins\/rituel-du-cuir-chevelu\?enregistre=[^&]*$/)
  const notice = page.getByRole('status').filter({ hasText: 'Enregistré' })
  await expect(notice).toContainText('Rituel du cuir chevelu')
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('button', { name: 'Annuler' })).toBeVisible()
  expect(await visit(site, '/soins/head-spa-d-ete')).toMatchObject({
    status: 301,
    location: '/soins/rituel-du-cuir-chevelu',
  })
  expect((await visit(site, '/')).text).toContain('Rituel du cuir chevelu')

  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('Rituel du cuir chevelu')
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Supprimer le soin' }).click()
  await expect(page.getByRole('button', { name: 'Rétablir le soin' })).toBeVisible()
  await expectAccessible(page)
  expect((await visit(site, '/soins/rituel-du-cuir-chevelu')).status).toBe(410)
  expect(await visit(site, '/soins/head-spa-d-ete')).toMatchObject({ status: 301 })
  for (const path of PLACES) expect((await visit(site, path)).text, path).not.toContain('rituel-du-cuir')

  await page.getByRole('button', { name: 'Rétablir le soin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rituel du cuir chevelu')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Supprimer le soin' }).click()
  await expect(page.getByRole('button', { name: 'Rétablir le soin' })).toBeVisible()
  // What was chosen before the page is alive would be lost.
  expect(await (await page.request.get('/soins/rituel-du-cuir-chevelu')).text()).toMatch(/<form[^>]* inert=""/)
  await page.getByLabel('Conduire ses visiteurs vers').selectOption('Soins du visage')
  await page.getByRole('button', { name: 'Conduire vers cette page' }).click()
  await expect(page).toHaveURL('/soins/soins-du-visage')
  for (const path of ['/soins/head-spa-d-ete', '/soins/rituel-du-cuir-chevelu'])
    expect(await visit(site, path), path).toMatchObject({ status: 301, location: '/soins/soins-du-visage' })
  await page.goto('/historique')
  await expect(page.getByRole('main')).toContainText('Soin « Rituel du cuir chevelu » supprimé')
})

test('the card of a treatment that has no need yet can be saved', async ({ page, site }) => {
  query(
    site,
    `update documents set data = replace(data, '"besoin":', '"ancien":') where collection = 'categories' and id = 'maquillage'`,
  )
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Modifier la carte' }).click()
  await page.getByLabel('Accroche (facultatif)').fill('Pour un jour')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('button', { name: 'Modifier la carte' })).toBeFocused()
  expect((await visit(site, '/soins')).text).toContain('Pour un jour')
})

test('the card says what she writes, in six words at most', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Modifier la carte' }).click()
  await expectAccessible(page)
  const words = page.getByLabel('Accroche (facultatif)')
  await words.fill('Sept mots ne tiennent pas sur la carte')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('6 mots au plus')).toBeVisible()
  await words.fill('Du naturel au grand soir')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('button', { name: 'Modifier la carte' })).toBeFocused()
  for (const path of ['/', '/soins']) expect((await visit(site, path)).text, path).toContain('Du naturel au grand soir')
})

test('the photograph of the card is at the head of the page as soon as it is saved', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  const shown = page.getByRole('main').locator('header img:not(form img)')
  await page.getByRole('button', { name: 'Modifier la carte' }).click()
  await page.getByLabel('Choisir une photo').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  })
  const address = page.getByLabel('Photo', { exact: true })
  await expect(address).toHaveValue(/^\/media\//)
  const given = await address.inputValue()
  await page.getByLabel('Texte alternatif').fill('Une cabine dorée')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(shown).toHaveAttribute('src', given)
  await page.reload()
  await expect(shown).toHaveAttribute('src', given)
})

test('a deletion from the list is taken back where it was', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  const rows = page.locator('[data-row]')
  await expect(rows.nth(1)).toBeVisible()
  const second = await rows.nth(1).getAttribute('data-row')
  page.once('dialog', (dialog) => void dialog.accept())
  await rows.nth(1).getByRole('button', { name: 'Supprimer' }).click()
  await expect.poll(async () => (await visit(site, `/soins/${second}`)).status).toBe(410)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect.poll(async () => (await visit(site, `/soins/${second}`)).status).toBe(200)
  await expect(rows.nth(1)).toHaveAttribute('data-row', second!)
  await expect(rows.nth(1).locator('[data-edit]')).toBeFocused()
  const { text } = await visit(site, '/')
  expect(text.indexOf(`"/soins/${second}"`)).toBeGreaterThan(0)
})

test('a treatment without a price has « Réserver » beside its name on a telephone', async ({ page, site }) => {
  await updateDocument(site, 'categories', 'maquillage', { tarifs: [] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/soins')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Maquillage' })
  const name = (await line.getByRole('heading').boundingBox())!
  const book = (await line.getByRole('link', { name: /^Réserver/ }).boundingBox())!
  expect(book.x).toBeGreaterThan(name.x + name.width - 1)
  expect(book.y).toBeLessThan(name.y + name.height)
})

test('where all treatments but one are hidden, no page for visitors has a link to the others', async ({ site }) => {
  const { text } = await visit(site, '/sitemap.xml')
  const ids = Array.from(text.matchAll(/\/soins\/([\w-]+)</g), ([, id]) => id!)
  const [shown = '', ...others] = ids
  expect(others.length).toBeGreaterThan(5)
  await mask(site, others, true)
  const lost: string[] = []
  for (const path of [...Object.values(VISITOR_ROUTES), `/soins/${shown}`]) {
    const page = await visit(site, path)
    if (page.status !== 200) continue
    const links = others.filter((id) => page.text.includes(`href="/soins/${id}`))
    lost.push(...links.map((id) => `${path} to ${id}`))
  }
  await mask(site, others, false)
  expect(lost).toEqual([])
})

test('of two who rename a treatment the later one sees what the first called it, and chooses', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/soins-des-mains')
  const heading = page.getByRole('heading', { level: 1 })
  const first = (await heading.textContent())!
  const rename = async (title: string) => {
    await page.getByRole('button', { name: 'Renommer' }).click()
    await page.getByLabel('Titre', { exact: true }).fill(title)
  }
  await rename('Beauté des mains')
  await page.getByLabel(/L'adresse change aussi/).uncheck()
  await withSecond(site, async (second) => {
    const cookie = await openSession(site, second)
    const place = { collection: 'categories', id: 'soins-des-mains' } as const
    const { version: base } = await readDocument(site, cookie, place.collection, place.id)
    const change = { intent: 'rename', ...place, base, to: null } as const
    expect((await sendChange(site, cookie, { ...change, title: 'Mains et ongles' })).status).toBe(200)
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByText('Inès a enregistré un autre texte')).toBeVisible()
  })
  const conflict = page.getByRole('group', { name: 'Lequel garder' })
  for (const title of ['Mains et ongles', 'Beauté des mains']) await expect(conflict).toContainText(title)
  await page.getByRole('button', { name: 'Garder mon texte' }).click()
  await expect(heading).toHaveText('Beauté des mains')
  await rename(first)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(heading).toHaveText(first)
})

test('what is typed while a treatment is added waits on its page, and makes no second one', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  await page.getByRole('button', { name: 'Ajouter un soin' }).click()
  await page.getByLabel('Titre').fill('Soin du dos')
  await page.getByLabel('Besoin').fill('Corps')
  const held = await holdRequests(page, '**/api/changes')
  await page.getByRole('button', { name: 'Ajouter le soin' }).click()
  await expect.poll(held.asked).toBe(1)
  await page.getByLabel('Titre').press('End')
  await page.getByLabel('Titre').pressSequentially(' et de la nuque')
  await held.release()
  await expect(page).toHaveURL('/soins/soin-du-dos')
  await page.unroute('**/api/changes')
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Soin du dos et de la nuque')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page).toHaveURL(/\/soins\/soin-du-dos-et-de-la-nuque\?enregistre=[^&]*$/)
  await removeTreatment(page, 'soin-du-dos-et-de-la-nuque')
})

test('a second treatment is begun while the first is added: neither is lost', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  const begin = async (title: string) => {
    await page.getByRole('button', { name: 'Ajouter un soin' }).click()
    await page.getByLabel('Titre').fill(title)
  }
  await begin('Soin premier')
  await page.getByLabel('Besoin').fill('Corps')
  const held = await holdRequests(page, '**/api/changes')
  await page.getByRole('button', { name: 'Ajouter le soin' }).click()
  await expect.poll(held.asked).toBe(1)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await begin('Soin second')
  await held.release()
  await expect(page.getByRole('button', { name: 'Voir la page' })).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Soin second')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Voir la page' }).click()
  await expect(page).toHaveURL('/soins/soin-premier')
  await page.unroute('**/api/changes')
  await removeTreatment(page, 'soin-premier')
})

for (const isReloaded of [false, true])
  test(`a treatment that is corrected after its answer was lost${isReloaded ? ' and the page left' : ''} is added once, with that`, async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(LOST_ANSWER)
    await signIn(page, site.account.email, site.account.password)
    await page.goto('/soins')
    const rows = page.locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    const count = await rows.count()
    const [typed, corrected] = isReloaded ? ['soin-du-cou', 'soin-du-coude'] : ['soin-du-pied', 'soin-du-pied-nu']
    await page.getByRole('button', { name: 'Ajouter un soin' }).click()
    await page.getByLabel('Titre').fill(typed.replaceAll('-', ' '))
    await page.getByLabel('Besoin').fill('Visage')
    await loseAnswer(page)
    await page.getByRole('button', { name: 'Ajouter le soin' }).click()
    await expect(page.getByText(/peut-être déjà ajouté/)).toBeVisible()
    if (isReloaded) {
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.getByLabel('Titre')).toHaveValue(typed.replaceAll('-', ' '))
    }
    await page.getByLabel('Titre').fill(corrected.replaceAll('-', ' '))
    await page.getByLabel('Besoin').fill('Corps')
    await page.getByRole('button', { name: 'Ajouter le soin' }).click()
    await expect(page).toHaveURL(`/soins/${corrected}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corrected.replaceAll('-', ' '))
    expect(await visit(site, `/soins/${typed}`)).toMatchObject({ status: 301, location: `/soins/${corrected}` })
    const read = await page.request.get(`/api/documents/categories/${corrected}`)
    expect(await read.json()).toMatchObject({ besoin: 'Corps' })
    await page.goto('/soins')
    await expect(rows).toHaveCount(count + 1)
    await removeTreatment(page, corrected)
  })

test('a treatment whose answer was lost, and which another has renamed since, keeps that name and is told', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(LOST_ANSWER)
  faults.allow(/409/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins')
  await page.getByRole('button', { name: 'Ajouter un soin' }).click()
  await page.getByLabel('Titre').fill('soin du nez')
  await page.getByLabel('Besoin').fill('Visage')
  await loseAnswer(page)
  await page.getByRole('button', { name: 'Ajouter le soin' }).click()
  await expect(page.getByText(/peut-être déjà ajouté/)).toBeVisible()
  const change = { intent: 'rename', collection: 'categories', id: 'soin-du-nez', base: 1, to: null } as const
  const sent = await sendChange(site, await openSession(site), { ...change, title: 'Soin du front' })
  expect(sent.status).toBe(200)
  await page.getByLabel('Titre').fill('soin du net')
  await page.getByRole('button', { name: 'Ajouter le soin' }).click()
  await expect(page.getByText(/Un soin a déjà été ajouté depuis ce formulaire/)).toBeVisible()
  expect((await visit(site, '/soins/soin-du-nez')).text).toContain('Soin du front')
  expect((await visit(site, '/soins/soin-du-net')).status).toBe(404)
  await page.getByRole('button', { name: 'Ajouter aussi le mien' }).click()
  await expect(page).toHaveURL('/soins/soin-du-net')
  for (const id of ['soin-du-nez', 'soin-du-net']) await removeTreatment(page, id)
})

async function removeTreatment(page: Page, id: string) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/soins')
  await page.locator(`[data-row="${id}"]`).getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
}
