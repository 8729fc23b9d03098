import type { Page } from '@playwright/test'
import { uvReasons } from '../../app/cms/edit/uv-caution.ts'
import { expectAccessible } from '../support/axe.ts'
import { addDocuments, entry, openEditor, visit } from '../support/collections.ts'
import { button, field, saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { enter } from '../support/sign-in.ts'

const caution = (page: Page) => page.getByRole('alert').filter({ hasText: 'Attention, bronzage UV' })

/** Counts what the page asks to be saved. */
function changes(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/changes') && sent.push(request.postData()!))
  return sent
}

for (const path of ['/offres-du-moment', '/ventes-privees', '/nos-soldes']) {
  test(`${path}: what names UV tanning is saved only when that is asked for twice`, async ({ page, site, browser }) => {
    await openEditor(page, site, path)
    const sent = changes(page)
    await field(page, 'Titre').fill('Duo soleil')
    await field(page, 'Contenu').fill('Un gommage\nDix minutes de cabine UV')
    await button(page, "Ajouter l'offre").click()
    await expect(caution(page)).toContainText(/Loi n°\s2016-41 du 26\sjanvier 2016, article\s21/)
    await expect(caution(page)).toContainText('est une promotion')
    await page.keyboard.press('Control+s')
    await expect(caution(page)).toBeVisible()
    expect(sent).toEqual([])

    await button(page, 'Corriger').click()
    await expect(caution(page)).toHaveCount(0)
    await expect(field(page, 'Titre')).toBeFocused()
    await button(page, "Ajouter l'offre").click()
    await field(page, 'Contenu').fill('Un gommage, hors bronzage UV')
    await expect(caution(page)).toHaveCount(0)
    await button(page, "Ajouter l'offre").click()
    await saved(page)
    expect(sent).toHaveLength(1)
    const visitor = await visit(browser, site, path)
    await expect(visitor.getByRole('heading', { name: 'Duo soleil' })).toBeVisible()
  })
}

test('an article that promises UV tanning without limit, or health, is saved on insistence', async ({ page, site }) => {
  await openEditor(page, site, '/actualites')
  const sent = changes(page)
  await field(page, 'Titre').fill('Cet hiver, bronzez')
  await field(page, 'Sous-titre').fill('Séances illimitées')
  await field(page, 'Texte').fill('Pour votre vitamine D et une bonne mine.')
  await button(page, "Ajouter l'article").click()
  await expect(caution(page).getByRole('listitem')).toHaveText([
    /«\sbronzez\s» et «\sillimitées\s».*gratuite ou à volonté/,
    /«\sbronzez\s» et «\svitamine D\s».*bénéfique pour la santé/,
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(sent).toEqual([])
  await button(page, 'Enregistrer quand même').click()
  await saved(page)
  expect(sent).toHaveLength(1)
  await expect(entry(page, 'Cet hiver, bronzez')).toBeVisible()
})

test('a price of a treatment that promises UV tanning for less is held as well', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/beaute-en-duo')
  const sent = changes(page)
  await button(page, 'Ajouter un tarif').click()
  await page.getByRole('textbox', { name: 'Nom' }).fill('Séance de bronzage offerte')
  await page.getByRole('textbox', { name: 'Prix' }).fill('0 €')
  await button(page, 'Sauvegarder').click()
  await expect(caution(page)).toBeVisible()
  expect(sent).toEqual([])
})

test('the UV page carries no promotion, and is not handed on', async ({ page }) => {
  await page.goto('/soins/bronzage-uv?notice=lue')
  const parts = await page.locator('main h1, main li, main p, main summary').allInnerTexts()
  const isAnswer = /Une séance prépare.t.elle/
  expect(
    uvReasons(
      parts.filter((part) => !isAnswer.test(part)).map((part) => `Bronzage UV\n${part}`),
      'text',
    ),
  ).toEqual([])
  expect(await page.locator('main').innerText()).not.toMatch(
    /promo|remise|réduction|offert|gratuit|illimité|-\s?\d+\s?%/i,
  )
  await expect(page.locator('[data-share]')).toHaveCount(0)
})

test('prices are said to be what is to be paid, wherever there are any', async ({ page, site }) => {
  await addDocuments(site, 'soldes', [{ titre: 'Un lait', contenu: ['15 €'], image: '' }])
  for (const [name, path] of Object.entries(VISITOR_ROUTES)) {
    if (!/^soins-|offres|ventes|soldes/.test(name)) continue
    await page.goto(path)
    // Goods are sold without a service.
    const words = name.includes('soldes') ? 'Prix TTC.' : 'Prix TTC, service compris.'
    await expect(page.getByText(words, { exact: true }), name).toHaveCount(1)
  }
})

test('an administrator completes the identity where it is shown, and everybody reads it', async ({
  page,
  site,
  browser,
}) => {
  await enter(page, site.account)
  await page.goto('/mentions-legales')
  const panel = page.getByRole('region', { name: 'Identité légale' })
  await expect(panel).toContainText(/Encore fictif.*numéro SIRET/)
  await expectAccessible(page)
  await button(page, "Modifier l'identité légale").click()
  await field(page, 'Numéro SIRET').fill('123 456 782 00010')
  await field(page, 'Médiateur de la consommation').fill('')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  await expect(panel).toContainText(/À compléter.*médiateur de la consommation/)
  await expect(page.locator('mark')).toHaveCount(0)
  await expect(page.getByText('123 456 782 00010').first()).toBeVisible()
  const visitor = await visit(browser, site, '/mentions-legales')
  await expect(visitor.getByText('123 456 782 00010')).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Identité légale' })).toHaveCount(0)
  await visitor.goto('/cgv')
  await expect(visitor.locator('mark')).toHaveCount(0)
  await expect(visitor.getByText('Réclamations, médiation et litiges')).not.toHaveCount(0)
  await expect(visitor.getByText('le médiateur de la consommation dont nous relevons')).toHaveCount(0)
  await page.goto('/cgv')
  await expect(page.locator('mark')).toHaveText(['à compléter : médiateur'])
})

test('French no-break spaces stand wherever visitors read', async ({ page }) => {
  const loose: string[] = []
  for (const path of Object.values(VISITOR_ROUTES)) {
    await page.goto(path)
    const found = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text
        if (!parentElement!.closest('script, style, code, .visually-hidden')) texts.push(data)
      }
      return texts.filter((text) => / [:;!?»%€]|« |\d €/.test(text.replaceAll('\u00a0', '_').replaceAll('\u202f', '_')))
    })
    loose.push(...found.map((text) => `${path}: ${text}`))
  }
  expect(loose).toEqual([])
})
