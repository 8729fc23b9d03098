import type { Locator, Page } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/collections.ts'
import { button, saved, typed as field } from '../support/controls.ts'
import { holdRequests } from '../support/held-requests.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { sale } from '../support/sales.ts'
import { enter } from '../support/sign-in.ts'

/** Puts back, on the history, what the home page was before its last change. */
async function undo(page: Page, what: RegExp) {
  await page.goto('/historique?page=accueil/accueil')
  await page.locator('#contenu li').first().getByText('Comparer').first().click()
  await page.getByRole('button', { name: what }).first().click()
  await expect(page.locator('#contenu').getByRole('status')).toContainText('Accueil')
}

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/')
})

test('a banner is changed with the keyboard, read by visitors, told and put back', async ({ page, site, browser }) => {
  const before = await (await fetch(`${site.origin}/`)).text()
  const edit = button(page, 'Modifier la bannière des produits')
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Titre')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nos huiles, chez vous')
  await page.getByRole('group', { name: 'Bouton 1' }).getByLabel('Texte').fill('Voir les huiles')
  await expectAccessible(page)
  await button(page, 'Sauvegarder').focus()
  await page.keyboard.press('Enter')
  await saved(page)
  await expect(edit).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Nos huiles, chez vous' })).toBeVisible()
  const visitor = await visit(browser, site, '/')
  await expect(visitor.getByRole('heading', { name: 'Nos huiles, chez vous' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Voir les huiles' })).toHaveAttribute('href', '/nos-produits')
  await expect(visitor.getByRole('button', { name: /^Modifier/ })).toHaveCount(0)
  await page.goto('/historique?page=accueil/accueil')
  await expect(page.locator('#contenu li').first()).toContainText(
    spaced('titre « Les produits de nos cabines, chez vous » → « Nos huiles, chez vous »'),
  )
  await undo(page, /^Rétablir Bannière des produits/)
  expect(await (await fetch(`${site.origin}/`)).text()).toBe(before)
  await visitor.context().close()
})

test('a banner without a title, and a button that leads nowhere, are refused beside their fields', async ({
  page,
  faults,
}) => {
  faults.allow(/400/)
  await button(page, 'Modifier la bannière du centre').click()
  await field(page, 'Titre').fill(' ')
  await page.getByRole('group', { name: 'Bouton 1' }).getByLabel('Lien').fill('nulle part')
  await button(page, 'Sauvegarder').click()
  await expect(field(page, 'Titre')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText("Cette adresse n'est pas valable.")).toBeVisible()
  await button(page, 'Annuler').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Notre centre' })).toBeVisible()
})

test('an entry that is moved to an end keeps the focus, and stays where it was pressed', async ({ page }) => {
  await button(page, "Modifier les photos et la phrase d'ouverture").click()
  const up = (place: number) => button(page, `Monter la photo ${place}`)
  const image = (place: number) =>
    page.getByRole('group', { name: `Photo ${place}`, exact: true }).getByLabel('Image', { exact: true })
  await expect(image(2)).toBeVisible()
  const second = await image(2).inputValue()
  await up(2).focus()
  const { y } = (await up(2).boundingBox())!
  await page.keyboard.press('Enter')
  await expect(up(1)).toBeFocused()
  await expect(image(1)).toHaveValue(second)
  expect(Math.abs((await up(1).boundingBox())!.y - y)).toBeLessThan(2)
  await expect(up(1)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(image(1)).toHaveValue(second)
  await expectAccessible(page)
  await button(page, 'Annuler').click()
})

test('a block is hidden from visitors, shown again, and moved', async ({ page, site, browser }) => {
  const panel = page.getByRole('region', { name: 'Ordre des blocs' })
  const row = panel.getByRole('listitem').filter({ hasText: 'Bannière des promotions' })
  const visitor = await visit(browser, site, '/')
  const promotions = visitor.getByRole('heading', { name: sale('Ventes privées et soldes') })
  await expect(promotions).toBeVisible()
  for (const [mask, count] of [
    [true, 0],
    [false, 1],
  ] as const) {
    await row.getByRole('button', { name: 'Modifier' }).click()
    await panel.getByLabel('Masqué').setChecked(mask)
    await button(page, 'Sauvegarder').click()
    await expect(panel.getByText('(masqué)')).toHaveCount(mask ? 1 : 0)
    await expect(page.getByText('Masqué : les visiteurs ne voient pas ce bloc.')).toHaveCount(mask ? 1 : 0)
    await expect(page.getByRole('heading', { name: sale('Ventes privées et soldes') })).toBeVisible()
    await visitor.reload()
    await expect(promotions).toHaveCount(count)
  }
  await visitor.context().close()
})

/** What has no divider before it, below each of the others. */
const ORDERS = [
  ['soins', 'centre', 'expertes', 'cheques', 'lettre'],
  ['promotions', 'soins', 'lettre', 'centre', 'produits'],
]

test('blocks keep their distance, whichever are hidden and in whatever order they stand', async ({
  page,
  site,
  browser,
}) => {
  const read = await page.request.get('/api/documents/accueil/accueil')
  const { version, ordre } = (await read.json()) as { version: number; ordre: { bloc: string }[] }
  const cookie = await openSession(site)
  async function arrange(blocks: typeof ordre, base: number) {
    const fields = { ordre: blocks }
    const change = { intent: 'update', collection: 'accueil', id: 'accueil', base: version + base, fields } as never
    expect((await sendChange(site, cookie, change)).status).toBe(200)
  }
  for (const [base, blocs] of ORDERS.entries()) {
    await arrange(
      blocs.map((bloc) => ordre.find((one) => one.bloc === bloc)!),
      base,
    )
    const visitor = await visit(browser, site, '/')
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 900 })
      const places = await visitor.locator('main > section').evaluateAll((sections) =>
        sections.map((section) => {
          const { top, bottom } = section.getBoundingClientRect()
          return { top, bottom }
        }),
      )
      expect(places).toHaveLength(5)
      for (const [place, { top }] of places.slice(1).entries())
        expect(top - places[place]!.bottom, `below ${blocs[place]} at ${width}`).toBeGreaterThanOrEqual(56)
    }
    await visitor.context().close()
  }
  await arrange(ordre, ORDERS.length)
})

test('a block that is missing can be added, and no other', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const panel = page.getByRole('region', { name: 'Ordre des blocs' })
  const row = panel.getByRole('listitem').filter({ hasText: 'Expertes' })
  const add = panel.getByRole('button', { name: 'Ajouter un bloc' })
  await expect(row).toBeVisible()
  await expect(add).toHaveCount(0)
  await expect(panel.getByRole('button', { name: /^Insérer ici/ })).toHaveCount(0)
  await row.getByRole('button', { name: 'Supprimer' }).click()
  await expect(row).toHaveCount(0)
  await add.click()
  await expect(panel.getByLabel('Bloc').locator('option:checked')).toHaveText('Expertes')
  await button(page, 'Sauvegarder').click()
  await expect(row).toBeVisible()
  await expect(add).toHaveCount(0)
  await row.getByRole('button', { name: 'Monter' }).click()
  await expect(panel.getByRole('listitem').nth(5)).toContainText('Expertes')
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what saves a long form is in reach all along, and covers nothing that has the focus', async ({ page }) => {
    await button(page, "Modifier les photos et la phrase d'ouverture").tap()
    const form = page.locator('#contenu form')
    const save = form.getByRole('button', { name: 'Sauvegarder' })
    const isClear = (target: Locator) =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
    const inputs = form.getByRole('textbox').or(form.getByRole('combobox'))
    await expect(inputs.nth(20)).toBeAttached()
    for (const place of [0, 6, 12, 18]) {
      await inputs.nth(place).focus()
      await expect(save).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isClear(save)).toBe(true)
      await expect.poll(() => isClear(inputs.nth(place))).toBe(true)
    }
    await form.getByRole('button', { name: 'Annuler', exact: true }).tap()
    await expect(form).toHaveCount(0)
  })

  test('a picture that arrives late hardly moves what is typed in', async ({ page }) => {
    const held = await holdRequests(page, /\/images\/accueil\/\w+\.jpg$/)
    await button(page, "Modifier les photos et la phrase d'ouverture").tap()
    const address = page.locator('#contenu form').getByRole('textbox', { name: 'Image' }).first()
    await address.focus()
    const before = (await address.boundingBox())!
    await held.release()
    const first = page.locator('#contenu form img').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const after = (await address.boundingBox())!
    expect(Math.abs(before.y - after.y)).toBeLessThan(48)
    await page.locator('#contenu form').getByRole('button', { name: 'Annuler', exact: true }).tap()
  })

  test('each banner keeps its distance from what changes the one before', async ({ page }) => {
    for (const [changed, next] of [
      ["Modifier les photos et la phrase d'ouverture", 'Ventes privées et fins de série'],
      ['Modifier la bannière des produits', 'Notre centre'],
    ] as const) {
      const edit = await button(page, changed).boundingBox()
      const heading = page.getByRole('heading', { level: 2, name: next })
      const banner = await heading.locator('xpath=ancestor::section').boundingBox()
      expect(banner!.y - edit!.y - edit!.height).toBeGreaterThanOrEqual(32)
    }
  })
})

test.describe('on a telephone without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('what changes a block is there, and touches nothing that follows it', async ({ page }) => {
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    for (const [changed, next] of [
      ['Modifier le titre des soins', page.locator('#nos-soins img').first()],
      [
        'Modifier la bannière des produits',
        page.locator('section', { has: page.getByRole('heading', { name: 'Notre centre' }) }),
      ],
      [
        'Modifier la bannière du centre',
        page.locator('section', { has: page.getByRole('heading', { name: 'Offrir un chèque-cadeau' }) }),
      ],
    ] as const) {
      const edit = (await link(changed).boundingBox())!
      expect((await next.boundingBox())!.y - edit.y - edit.height, changed).toBeGreaterThanOrEqual(20)
    }
    await page.goto('/notre-centre')
    await expect(link('Modifier les textes de cette page')).toBeVisible()
    await page.goto('/nos-expertes')
    const panel = page.getByRole('region', { name: "Page d'administration" })
    const before = (await page.locator('#institut').boundingBox())!
    expect((await panel.boundingBox())!.y - before.y - before.height).toBeGreaterThanOrEqual(20)
  })
})

test('the experts are chosen from the team, and follow it', async ({ page, site, browser }) => {
  await button(page, 'Modifier les expertes').click()
  const second = page.getByRole('group', { name: 'Personne 2' })
  const choice = second.getByLabel("Membre de l'équipe")
  await expect(choice.locator('option:checked')).toHaveText('Inès Keller')
  const other = await choice.locator('option').nth(3).innerText()
  await choice.selectOption({ label: other })
  await second.getByLabel('Mots').fill('Prenez votre temps.')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  const visitor = await visit(browser, site, '/')
  await expect(visitor.getByRole('heading', { level: 3, name: other })).toBeVisible()
  await expect(visitor.getByText('Prenez votre temps.')).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 3, name: 'Inès Keller' })).toHaveCount(0)
  await undo(page, /^Rétablir Expertes/)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 3, name: 'Inès Keller' })).toBeVisible()
  await visitor.context().close()
})

test('the opening has its sentence, and a button once it is given one', async ({ page, site, browser }) => {
  await button(page, "Modifier les photos et la phrase d'ouverture").click()
  await field(page, 'Phrase').fill('Un moment pour vous')
  await field(page, 'Bouton (facultatif)').fill('Prendre rendez-vous')
  await field(page, 'Lien (facultatif)').first().fill('/rendez-vous')
  await button(page, 'Sauvegarder').click()
  await saved(page)
  const visitor = await visit(browser, site, '/')
  await expect(visitor.getByText('Un moment pour vous à')).toBeVisible()
  await expect(visitor.locator('main').getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
    'href',
    '/rendez-vous',
  )
  await expectAccessible(visitor)
  await undo(page, /^Rétablir Ouverture/)
  await visitor.context().close()
})
