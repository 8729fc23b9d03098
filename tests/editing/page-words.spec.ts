import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/collections.ts'
import { button, saved, typed as field } from '../support/controls.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { startSite } from '../support/site.ts'

const PAGES = [
  '/soins',
  '/tarifs',
  '/nos-expertes',
  '/actualites',
  '/offres-du-moment',
  '/ventes-privees',
  '/nos-soldes',
]

test('the words of each page are changed where they stand', async ({ page, site, browser }) => {
  await enter(page, site.account)
  const visitor = await visit(browser, site, '/')
  for (const path of [...PAGES, '/cheques-cadeaux', '/nos-produits', '/mon-compte', '/rendez-vous', '/plan-du-site']) {
    await page.goto(path)
    await button(page, 'Modifier les textes de cette page').click()
    const introduction = field(page, 'Introduction')
    const before = await introduction.inputValue()
    await introduction.fill(`Bienvenue sur ${path}`)
    await button(page, 'Sauvegarder').click()
    await saved(page)
    await visitor.goto(path)
    await expect(visitor.getByText(`Bienvenue sur ${path}`)).toBeVisible()
    await button(page, 'Modifier les textes de cette page').click()
    await introduction.fill(before)
    await button(page, 'Sauvegarder').click()
    await expect(introduction).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.goto('/historique?page=textes/textes')
  await expect(page.locator('#contenu li').first()).toContainText(spaced('introduction de « Plan du site »'))
  await visitor.context().close()
})

test('an institute whose trade is nails begins with them', async ({ page, site, browser }) => {
  await enter(page, site.account)
  await page.goto('/soins')
  const order = field(page, 'Besoins, dans leur ordre')
  const visitor = await visit(browser, site, '/soins')
  const needs = visitor.locator('main section h2')
  const first = ['Épilation', 'Visage', 'Corps', 'Mains et pieds', 'Regard et maquillage']
  async function put(lines: string[]) {
    await button(page, 'Modifier les textes de cette page').click()
    await order.fill(lines.join('\n'))
    await button(page, 'Sauvegarder').click()
    await expect(order).toHaveCount(0)
    await visitor.goto('/soins')
  }
  await expect(needs).toContainText([...first, 'Bronzage'])
  await put(['mains et pieds', 'Regard et maquillage'])
  await expect(needs).toContainText(['mains et pieds', 'Regard et maquillage', 'Épilation', 'Bronzage'])
  await button(page, 'Ajouter un soin').click()
  const need = page.getByLabel('Besoin', { exact: true })
  await expect(need).toHaveAccessibleDescription(
    spaced('Le titre sous lequel ce soin est rangé dans « Tous les soins ».'),
  )
  const offered = await need.evaluate((box: HTMLInputElement) => [...box.list!.options].map(({ value }) => value))
  expect(offered).toEqual(['mains et pieds', 'Regard et maquillage'])
  await button(page, 'Annuler').click()
  await visitor.goto('/rendez-vous')
  await expect(visitor.getByRole('main')).toContainText(/mains et pieds.*Regard et maquillage.*Épilation/s)
  await put(first)
  await expect(needs).toContainText([...first, 'Bronzage'])
  await visitor.context().close()
})

test('a booking page says one thing with the service, and another without', async ({ site }) => {
  const online = await startSite({ BOOKING_WIDGET_HOST: 'https://reservation.example', BOOKING_WIDGET_KEY: 'cle' })
  try {
    const read = async ({ origin }: { origin: string }) => (await fetch(`${origin}/rendez-vous`)).text()
    expect(await read(online)).toContain('en ligne ou au téléphone')
    expect(await read(site)).not.toContain('en ligne ou au téléphone')
    expect(await read(site)).toContain('nous trouvons ensemble le soin')
  } finally {
    await online.stop()
  }
})

test('the UV page is changed as any treatment, and its notice can only grow', async ({ page, site, browser }) => {
  await enter(page, site.account)
  await page.goto('/soins/bronzage-uv?notice=lue')
  const line = page.getByRole('listitem').filter({ hasText: 'Séance de 8 min' })
  await line.getByRole('button', { name: 'Modifier' }).click()
  await field(page, 'Prix').fill('9 €')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  const visitor = await visit(browser, site, '/tarifs')
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Séance de 8 min' })).toContainText('9')
  await line.getByRole('button', { name: 'Modifier' }).click()
  await field(page, 'Prix').fill('8 €')
  await button(page, 'Sauvegarder').click()
  await expect(field(page, 'Prix')).toHaveCount(0)

  await button(page, "Modifier la notice d'information").click()
  const more = page.getByRole('textbox', { name: /^Ajouts à la notice/ })
  await more.fill('Nos appareils sont contrôlés chaque année.')
  await button(page, 'Sauvegarder').click()
  await expect(more).toHaveCount(0)
  await visitor.goto('/soins/bronzage-uv')
  const notice = visitor.getByRole('dialog', { name: "Notice d'information" })
  await expect(notice.locator('p')).toHaveCount(6)
  await expect(notice).toContainText('cancers de la peau')
  await expect(notice).toContainText('Nos appareils sont contrôlés chaque année.')
  await button(page, "Modifier la notice d'information").click()
  await more.fill('')
  await button(page, 'Sauvegarder').click()
  await expect(more).toHaveCount(0)
  await visitor.goto('/soins/bronzage-uv')
  await expect(notice.locator('p')).toHaveCount(5)
  await visitor.context().close()
})

test('an introduction is typed on as many lines as it has, as wide as the telephone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, site.account)
  await page.goto('/soins')
  const open = button(page, 'Modifier les textes de cette page')
  // All of its name is read, not heard alone.
  expect((await open.boundingBox())!.width).toBeGreaterThan(200)
  await open.click()
  const introduction = field(page, 'Introduction')
  await expect(introduction).toBeVisible()
  await introduction.fill('Une phrase.\nUne autre.')
  await expect(introduction).toHaveValue('Une phrase.\nUne autre.')
  expect((await introduction.boundingBox())!.width).toBeGreaterThan(280)
})

test('what changes a band at the foot of a page stands below it, and a mark of an example is as wide as its word', async ({
  page,
  site,
}) => {
  await enter(page, site.account)
  await page.setViewportSize({ width: 1201, height: 900 })
  await page.goto('/notre-centre')
  const band = await page
    .locator('section', { has: page.getByRole('link', { name: /^03/ }) })
    .last()
    .boundingBox()
  const change = await button(page, "Modifier l'invitation").boundingBox()
  expect(change!.y).toBeGreaterThanOrEqual(band!.y + band!.height)
  const mark = await page.locator('figure').getByText('Exemple', { exact: true }).boundingBox()
  expect(mark!.width).toBeLessThan(120)
  await page.setViewportSize({ width: 1600, height: 900 })
  const left = async (one: Locator) => (await one.boundingBox())!.x
  expect(await left(button(page, "Modifier l'invitation"))).toBe(await left(page.getByRole('heading', { level: 1 })))
})
