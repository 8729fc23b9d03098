import type { Page } from '@playwright/test'
import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { addDocuments, entry, openBeside, openEditor, titles, visit } from '../support/collections.ts'
import { expectAccessible } from '../support/axe.ts'
import { button, field, saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own, with 21 articles before each journey.
test.use({ settings: { SOCIAL_FACEBOOK_URL: 'https://reseau.example/editeur' } })

const PATH = '/actualites'
const SECOND_PAGE = `${PATH}?page=2`

const press = (page: Page, title: string, name: string) => entry(page, title).getByRole('button', { name }).click()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Pages des actualités' })
const current = (page: Page) => expect(nav(page).locator('[aria-current=page]'))

let ids: string[]

test.beforeEach(async ({ site }) => {
  await removeAll(site)
  ids = await addDocuments(
    site,
    'actualites',
    Array.from({ length: 21 }, (_, index) => ({
      titre: `Article ${index + 1}`,
      contenu: [{ sousTitre: '', texte: 'Un texte.' }],
      image: '',
      date: '2026-11-02T09:00:00.000Z',
    })),
  )
})

async function removeAll(site: RunningSite) {
  const cookie = await openSession(site)
  for (const { id } of query(site, `select id from documents where collection = 'actualites'`))
    await sendChange(site, cookie, { intent: 'remove', collection: 'actualites', id: String(id) })
}

/** The whole list, as visitors find it now. */
const orderOf = (site: RunningSite) =>
  query(site, `select data from documents where collection = 'actualites' order by position, id`).map(
    ({ data }) => (JSON.parse(String(data)) as { titre: string }).titre,
  )

test('what is added on page 2 stands first on page 1, where she is led', async ({ page, site }) => {
  await openEditor(page, site, SECOND_PAGE)
  expect(await titles(page)).toEqual(['Article 21'])
  await field(page, 'Titre').fill('Un nouvel article')
  await button(page, "Ajouter l'article").click()
  await saved(page)
  await expect(page).toHaveURL(PATH)
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Un nouvel article', 'Article 1'])
  expect(await titles(page)).toHaveLength(20)
  await expect(entry(page, 'Un nouvel article').getByRole('button', { name: 'Modifier' })).toBeFocused()
  await current(page).toHaveText('Page 1')
  await nav(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(SECOND_PAGE)
  await expect.poll(() => titles(page)).toEqual(['Article 20', 'Article 21'])
})

test('the last of page 2 deleted: page 1, and back again when that is undone', async ({ page, site }) => {
  await openEditor(page, site, SECOND_PAGE)
  page.on('dialog', (dialog) => void dialog.accept())
  await press(page, 'Article 21', 'Supprimer')
  await expect(page).toHaveURL(PATH)
  await expect.poll(() => titles(page)).toHaveLength(20)
  await expect(nav(page)).toHaveCount(0)
  await button(page, 'Annuler la suppression').click()
  await expect(page).toHaveURL(SECOND_PAGE)
  await expect.poll(() => titles(page)).toEqual(['Article 21'])
  await expect(entry(page, 'Article 21').getByRole('button', { name: 'Modifier' })).toBeFocused()
  // The next article comes from page 2 when one of page 1 goes.
  await page.goto(PATH)
  await press(page, 'Article 3', 'Supprimer')
  await expect.poll(async () => (await titles(page)).at(-1)).toBe('Article 21')
  await button(page, 'Annuler la suppression').click()
  await expect.poll(() => orderOf(site)).toEqual(Array.from({ length: 21 }, (_, index) => `Article ${index + 1}`))
  await expect.poll(async () => (await titles(page)).slice(1, 4)).toEqual(['Article 2', 'Article 3', 'Article 4'])
})

test('an article goes across the edge of a page, and she goes with it', async ({ page, site }) => {
  await openEditor(page, site, SECOND_PAGE)
  await press(page, 'Article 21', 'Monter')
  await expect(page).toHaveURL(PATH)
  await expect.poll(async () => (await titles(page)).slice(-2)).toEqual(['Article 19', 'Article 21'])
  await expect(entry(page, 'Article 21').getByRole('button', { name: 'Monter' })).toBeFocused()
  await expect(entry(page, 'Article 21')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect.poll(async () => orderOf(site).slice(18)).toEqual(['Article 21', 'Article 19', 'Article 20'])
  await press(page, 'Article 19', 'Descendre')
  await expect(page).toHaveURL(SECOND_PAGE)
  await expect.poll(() => titles(page)).toEqual(['Article 19'])
  await expect.poll(() => orderOf(site).slice(18)).toEqual(['Article 21', 'Article 20', 'Article 19'])
  const last = entry(page, 'Article 19').getByRole('button', { name: 'Descendre' })
  await expect(last).toBeFocused()
  await expect(last).toHaveAttribute('aria-disabled', 'true')
  // The last place of a page is not the end of the list.
  await page.goto(PATH)
  await press(page, 'Article 21', 'Descendre')
  await expect.poll(() => orderOf(site).slice(18)).toEqual(['Article 20', 'Article 21', 'Article 19'])
  await expect(page).toHaveURL(PATH)
  await expect(entry(page, 'Article 1').getByRole('button', { name: 'Monter' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a text for an article of page 2 is found again on page 1, and saved where it belongs', async ({ page, site }) => {
  await openEditor(page, site, SECOND_PAGE)
  page.on('dialog', (dialog) => void dialog.accept())
  await press(page, 'Article 21', 'Modifier')
  await field(page, 'Texte').fill('Un texte retouché.')
  await page.goto(PATH)
  await expect(button(page, "Mettre à jour l'article")).toBeVisible()
  await expect(field(page, 'Texte')).toHaveValue('Un texte retouché.')
  await expect(page.getByText(/Texte retrouvé/)).toBeVisible()
  await expect(page.getByText(/Cet article a été supprimé/)).toHaveCount(0)
  await button(page, "Mettre à jour l'article").click()
  await saved(page)
  await expect(page).toHaveURL(SECOND_PAGE)
  await expect(entry(page, 'Article 21')).toContainText('Un texte retouché.')
  expect(await titles(page)).toEqual(['Article 21'])
})

test('what the other does moves the page on; what is typed stays', async ({ page, site, browser, faults }) => {
  faults.allow(/404/)
  await withSecond(site, async (second) => {
    await openEditor(page, site, SECOND_PAGE)
    await press(page, 'Article 21', 'Modifier')
    await field(page, 'Texte').fill('Mon texte.')
    const other = await openBeside(browser, site, PATH, second)
    await field(other, 'Titre').fill('Par Inès')
    await button(other, "Ajouter l'article").click()
    await saved(other)
    await expect.poll(() => titles(page)).toEqual(['Article 20', 'Article 21'])
    await expect(page.getByText(/Inès vient d'enregistrer/)).toBeVisible()
    await button(page, "Fermer l'avis").click()
    await expect(field(page, 'Texte')).toHaveValue('Mon texte.')
    // What changes on another page alone is no news here.
    await press(other, 'Par Inès', 'Modifier')
    await field(other, 'Titre').fill('Revu par Inès')
    const refreshed = page.waitForResponse('**/api/documents/actualites?page=2')
    await button(other, "Mettre à jour l'article").click()
    await refreshed
    await expect(page.getByText(/Inès vient d'enregistrer/)).toHaveCount(0)
    // The article goes to the next page, then from the site.
    other.on('dialog', (dialog) => void dialog.accept())
    await other.goto(SECOND_PAGE)
    await press(other, 'Article 21', 'Supprimer')
    await expect(page.getByText(/Cet article a été supprimé/)).toBeVisible()
    await button(page, "Mettre à jour l'article").click()
    await button(page, 'Rétablir avec mon texte').click()
    await saved(page)
    await expect(entry(page, 'Article 21')).toContainText('Mon texte.')
    await expect(page).toHaveURL(SECOND_PAGE)
  })
})

test('a conflict on page 2 is chosen there', async ({ page, site, faults, browser }) => {
  faults.allow(/409/)
  await openEditor(page, site, SECOND_PAGE)
  await press(page, 'Article 21', 'Modifier')
  const id = ids[20]!
  const fields = { titre: 'Le leur' }
  const cookie = await openSession(site)
  await sendChange(site, cookie, { intent: 'update', collection: 'actualites', id, base: 1, fields })
  await field(page, 'Titre').fill('Le mien')
  await button(page, "Mettre à jour l'article").click()
  await button(page, 'Garder mon texte').click()
  await saved(page)
  await expect.poll(() => titles(page)).toEqual(['Le mien'])
  const visitor = await visit(browser, site, SECOND_PAGE)
  await expect(async () => {
    await visitor.goto(SECOND_PAGE)
    expect(await titles(visitor)).toEqual(['Le mien'])
  }).toPass()
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object)

    test('axe finds nothing on page 2', async ({ page, site }) => {
      await openEditor(page, site, SECOND_PAGE)
      await expectAccessible(page)
    })
  })
}
