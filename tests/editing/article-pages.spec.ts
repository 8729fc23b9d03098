import { addDocuments } from '../support/collections.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const ARTICLE = {
  titre: 'Un thé à l’institut',
  contenu: [
    { sousTitre: 'Quand', texte: `Le samedi, ${'dans une tasse bien chaude, '.repeat(12)}jusqu'au soir.` },
    { sousTitre: 'Comment', texte: 'Sans réserver.' },
  ],
  image: '/images/actualites/rituel-automne.jpg',
  date: '2026-11-02T09:00:00.000Z',
}

const ADDRESS = '/actualites/un-the-a-l-institut'

const addArticle = async (site: RunningSite, titre: string) =>
  (await addDocuments(site, 'actualites', [{ ...ARTICLE, titre }]))[0]!

test('an article has a page: its list shows how it begins, and old anchors are still there', async ({
  page,
  site,
  request,
}) => {
  const id = await addArticle(site, ARTICLE.titre)
  await page.goto(`/actualites#${id}`)
  const entry = page.locator(`[id="${id}"]`)
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText('Le samedi')
  await expect(entry).not.toContainText("jusqu'au soir")
  await entry.getByRole('link', { name: 'Lire la suite : Un thé à l’institut' }).click()
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.titre)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Quand')
  await expect(page.locator('article')).toContainText('Sans réserver.')
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${ADDRESS}$`))
  await expectAccessible(page)
  expect(await (await request.get('/actualites.atom')).text()).toContain(`${ADDRESS}"/>`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${ADDRESS}</loc><lastmod>`)
  const moved = await request.get(`/actualites/${id}?a=b`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${ADDRESS}?a=b`])
})

test('on a telephone an article without a picture has the width of the page', async ({ page, site }) => {
  const fields = ['Sans image', 'Avec image'].map((titre, place) => ({
    ...ARTICLE,
    titre,
    ...(place === 0 && { image: '', date: '2025-11-02T09:00:00.000Z' }),
  }))
  const [id] = await addDocuments(site, 'actualites', fields)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/actualites')
  const words = page.locator(`[id="${id}"]`).getByText('Le samedi')
  expect((await words.boundingBox())!.width).toBeGreaterThan(340)
})

test('on its page it is changed in place, and its former address leads to the new one', async ({
  page,
  site,
  request,
}) => {
  await addArticle(site, 'Avant le changement')
  await enter(page, site.account)
  await page.goto('/actualites/avant-le-changement')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: "Modifier l'article", exact: true }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Après le changement')
  await page.getByLabel('Texte', { exact: true }).last().fill('Un autre texte.')
  await page.getByRole('button', { name: "Mettre à jour l'article", exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Après le changement')
  await expect(page.locator('article')).toContainText('Un autre texte.')
  const moved = await request.get('/actualites/avant-le-changement', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/actualites/apres-le-changement'])
  const answer = await request.get('/Actualités/Apres-le-Changement/')
  expect([answer.status(), answer.url()]).toEqual([200, `${site.origin}/actualites/apres-le-changement`])
})

test('it ends with the treatment that it is about, which is chosen by its name', async ({ page, site, request }) => {
  await addArticle(site, 'Au sujet des cils')
  await enter(page, site.account)
  await page.goto('/actualites/au-sujet-des-cils')
  await expect(page.locator('article').getByRole('link', { name: /^Réserver/ })).toHaveCount(0)
  await page.getByRole('button', { name: "Modifier l'article", exact: true }).click()
  const choice = page.getByLabel('Soin dont il parle (facultatif)')
  await expect(choice.getByRole('option', { name: 'Bronzage UV' })).toHaveCount(0)
  await choice.selectOption('Beauté du regard')
  await page.getByRole('button', { name: "Mettre à jour l'article", exact: true }).click()
  const subject = page.locator('article')
  await expect(subject.getByRole('link', { name: 'Beauté du regard', exact: true })).toBeVisible()
  await expect(subject.getByRole('link', { name: /^Réserver/ })).toHaveAttribute(
    'href',
    '/rendez-vous?soin=beaute-du-regard',
  )
  await expect.poll(async () => (await request.get('/actualites/au-sujet-des-cils')).text()).toMatch(/dès\s14\s€/)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is changed there as well; one that is deleted is gone, for good', async ({
    page,
    site,
    request,
    faults,
  }) => {
    faults.allow(/410/)
    const id = await addArticle(site, 'Sans aucun script')
    await enter(page, site.account)
    await page.goto('/actualites/sans-aucun-script')
    await page.getByRole('link', { name: "Modifier l'article" }).click()
    const form = page.getByRole('region', { name: /^Modifier/ })
    await form.getByLabel('Titre', { exact: true }).fill('Toujours sans script')
    await form.getByRole('button', { name: "Mettre à jour l'article" }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toujours sans script')
    await expect(page).toHaveURL(/\/actualites\/toujours-sans-script/)
    await page.goto(`/actualites/toujours-sans-script?supprimer=actualites/${id}`)
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    expect((await request.get('/actualites/toujours-sans-script')).status()).toBe(410)
    expect((await request.get('/actualites/sans-aucun-script')).status()).toBe(410)
    expect((await request.get('/actualites/jamais-ecrit')).status()).toBe(404)
  })
})
