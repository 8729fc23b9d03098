import type { Page } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { NAVIGATION } from '../../app/site/layout/first-content.ts'
import { updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/collections.ts'
import { button } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const saved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .getByText(/^Enregistré(?!e)/)
      .first(),
  ).toBeVisible()
/** Opens what stands around the page, from the administrators' bar. */
async function change(page: Page, part: string) {
  await page.getByRole('navigation', { name: 'Administration du site' }).locator('summary').click()
  await button(page, part).click()
}
const entry = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Menu du site' }).getByRole('listitem').filter({ hasText: name })

/** Gives the menu and the foot of the page other fields, whatever they had. */
const keep = (site: RunningSite, fields: object) => updateDocument(site, 'navigation', FIXED_IDS.navigation, fields)

test.afterEach(({ site }) => keep(site, NAVIGATION))

test('on a telephone, an entry is added, hidden, and followed at once', async ({ page, site, browser, faults }) => {
  // What is refused is answered so.
  faults.allow(/400.*\/api\/changes/)
  await page.setViewportSize({ width: 390, height: 780 })
  await enter(page, site.account)
  await page.goto('/notre-centre')
  await change(page, 'Modifier le menu')
  await expect(entry(page, 'Nos soins')).toContainText('tous les soins')
  await expectAccessible(page)
  await entry(page, 'Nos produits').getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByLabel('Libellé', { exact: true }).fill('La boutique')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  await entry(page, 'Notre équipe').getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByLabel('Masqué aux visiteurs').check()
  await button(page, 'Sauvegarder').click()
  await expect(entry(page, 'Notre équipe')).toContainText('Masqué')
  // By the keyboard, for the page may still be scrolling to what was saved.
  await button(page, 'Ajouter une entrée').press('Enter')
  await page.getByLabel('Libellé', { exact: true }).fill('')
  await page.getByLabel('Adresse', { exact: true }).focus()
  await expect(page.locator('datalist option[label="Tous les tarifs"]')).toHaveAttribute('value', '/tarifs')
  await page.getByLabel('Adresse', { exact: true }).fill('sans-barre')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
  await page.getByLabel('Libellé', { exact: true }).fill('Nos engagements')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByText("Cette adresse n'est pas valable.")).toBeVisible()
  await page.getByLabel('Adresse', { exact: true }).fill('/engagements')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('note')).toContainText('Nos engagements (/engagements)')

  const visitor = await visit(browser, site, '/')
  const menu = visitor.getByRole('navigation', { name: 'Navigation principale' })
  await expect(menu.getByRole('link', { name: 'La boutique' })).toHaveAttribute('href', '/nos-produits')
  await expect(menu.getByRole('link', { name: 'Notre équipe' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Nos engagements' })).toHaveCount(1)
  // What no menu leads to is still found.
  await visitor.goto('/plan-du-site')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Notre équipe' })).toHaveCount(1)
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain('/nos-expertes')
  await visitor.context().close()
})

test('what is to be pressed there does not move as the rest arrives', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/plan-du-site')
  await page.route(/entries-editor/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await change(page, 'Modifier le pied de page')
  const press = button(page, "Modifier l'accroche")
  await expect(press).toBeVisible()
  const first = (await press.boundingBox())!.y
  await expect(button(page, 'Ajouter un lien')).toBeVisible()
  expect((await press.boundingBox())!.y).toBe(first)
})

test('the foot of the page is hers: its lines, and columns below a name', async ({ page, site, browser }) => {
  await enter(page, site.account)
  await page.goto('/plan-du-site')
  await change(page, 'Modifier le pied de page')
  const foot = page.getByRole('region', { name: 'Pied de page' })
  await button(page, "Modifier l'accroche").click()
  await foot.getByLabel('Accroche', { exact: true }).fill('Une heure rien que pour vous.')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  await expect(page.getByRole('contentinfo')).toContainText('Une heure rien que pour vous.')
  const pied = NAVIGATION.pied.map((one, place) => ({ ...one, rang: place > 0 && place < 3 ? 'dessous' : 'premier' }))
  await keep(site, { pied: pied.with(0, { ...pied[0]!, libelle: "L'institut" }) })
  const visitor = await visit(browser, site, '/')
  const columns = visitor.getByRole('contentinfo')
  await expect(columns.getByRole('heading', { name: "L'institut" })).toBeVisible()
  await expect(columns.getByRole('link', { name: 'Mentions légales', exact: true })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.context().close()
})

test('what changes the menu takes no room until it is asked for, and gives its place back', async ({
  page,
  site,
  browser,
}) => {
  await enter(page, site.account)
  const visitor = await visit(browser, site, '/')
  for (const width of [390, 1201])
    for (const path of ['/notre-centre', '/cgv']) {
      const tops: number[] = []
      for (const one of [visitor, page]) {
        await one.setViewportSize({ width, height: 780 })
        await one.goto(path)
        await expect(one.locator('[data-waiting]')).toHaveCount(0)
        if (one === page) await expect(button(page, 'Voir comme en visite')).toBeVisible()
        tops.push((await one.locator('main').boundingBox())!.y)
      }
      expect(tops[1]).toBe(tops[0])
    }
  await visitor.context().close()
  const menu = page.getByRole('region', { name: 'Menu du site' })
  await change(page, 'Modifier le menu')
  await expect(menu).toBeFocused()
  await expect(menu).toBeInViewport()
  await button(page, 'Modifier le bouton du haut de page').click()
  await page.getByLabel('Bouton du haut de page', { exact: true }).fill('Réserver mon soin')
  // What was typed and not saved is there again, also after the page has gone.
  await page.reload()
  await expect(menu.getByLabel('Bouton du haut de page', { exact: true })).toHaveValue('Réserver mon soin')
  await menu.getByRole('button', { name: 'Annuler', exact: true }).click()
  await menu.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByText('Administration', { exact: true })).toBeFocused()
})

for (const width of [390, 1201])
  test(`an empty menu looks right at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 780 })
    const none = { menu: [], espace: [], pied: [], bouton: '', accroche: '', cookies: '', droits: '' }
    await keep(site, none)
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
    const long = 'Un très long libellé '.repeat(10).trim()
    await keep(site, { ...none, menu: [{ ...NAVIGATION.menu[2]!, libelle: `${long} 🌿`, rang: 'premier' }] })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('what "soldes" is called outside of the legal periods is said beside its entry', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await enter(page, site.account)
  await page.goto('/notre-centre')
  await change(page, 'Modifier le menu')
  await expect(entry(page, 'Nos soldes')).toContainText(
    /Hors des périodes légales de soldes, vos visiteurs lisent «\sFins de série\s»/,
  )
})
