import { contentOf, openSession, sendChange, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { isCovered } from '../support/covered.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'
import { timedPress } from '../support/timed-press.ts'

// A site of its own: all its prices change.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const text = async (site: RunningSite, path: string) =>
  (await (await fetch(site.origin + path)).text()).replace(/[\u00a0\u202f]/g, ' ')

/** Every price line of the site, by its treatment and its id. */
function pricesOf(site: RunningSite): Record<string, string> {
  const rows = query(site, "select id, data from documents where collection = 'categories'")
  return Object.fromEntries(
    rows.flatMap(({ id, data }) =>
      (JSON.parse(String(data)) as { tarifs: { id: string; price: string }[] }).tarifs.map((line) => [
        `${String(id)}/${line.id}`,
        line.price,
      ]),
    ),
  )
}

/** Strikes the price of a line of the wax. */
async function strike(site: RunningSite, name: string, price: string): Promise<void> {
  const id = 'epilation-a-la-cire'
  const [row] = query(site, "select version, data from documents where collection = 'categories' and id = ?", id)
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: { name: string; price: string }[] }
  const fields = { tarifs: tarifs.map((line) => (line.name.startsWith(name) ? { ...line, price } : line)) }
  const change = { intent: 'update', collection: 'categories', id, base: Number(row!['version']), fields }
  expect((await sendChange(site, await openSession(site), change as never)).status).toBe(200)
}

test('the prices of a treatment are raised as one, seen before, each left out that is to stay', async ({
  page,
  site,
}) => {
  await strike(site, 'Demi-jambes, maillot classique', '<s>49 €</s> 44 €')
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/epilation-a-la-cire')
  const before = pricesOf(site)
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await expect(form.getByLabel('Montant')).toBeFocused()
  await form.getByLabel('Pourcentage').fill('dix')
  await expect(form.getByText('Écrivez un nombre')).toBeVisible()
  await form.getByLabel('Pourcentage').fill('10')
  await form.getByLabel('Arrondi').selectOption('0,50 €')
  const line = (name: string) => form.getByRole('listitem').filter({ hasText: name })
  await expect(line('Menton').first()).toContainText(/8\s€.*9\s€/)
  await expect(line('Torse et ventre')).toContainText(/36\s€.*39,50\s€/)
  await form.getByRole('checkbox', { name: /^Dos et épaules/ }).uncheck()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.locator('#tarifs')).toContainText(/39,50\s€/)
  const shown = await text(site, '/soins/epilation-a-la-cire')
  for (const price of ['39,50 €', '48,50 €', '38 €']) expect(shown).toContain(price)
  expect(Object.values(pricesOf(site)).map((price) => price.replace(/\u00a0/g, ' '))).toContain('<s>54 €</s> 48,50 €')
  expect(await text(site, '/tarifs')).toContain('39,50 €')

  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Les prix sont de nouveau comme avant.')).toBeVisible()
  expect(pricesOf(site)).toEqual(before)
})

test('what is typed of many prices is kept, with its day, and given up only by pressing so', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  const open = page.getByRole('button', { name: 'Modifier plusieurs prix' })
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await open.click()
  await form.getByLabel('Montant').fill('3')
  await form
    .getByRole('checkbox', { name: /^Menton/ })
    .first()
    .uncheck()
  await form.getByRole('button', { name: 'Programmer' }).click()
  await form.getByLabel('À partir du').fill('2998-12-01T08:00')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(form.getByText('Texte retrouvé')).toBeVisible()
  const expectAll = async () => {
    await expect(form.getByLabel('Montant')).toHaveValue('3')
    await expect(form.getByRole('checkbox', { name: /^Menton/ }).first()).not.toBeChecked()
    await expect(form.getByLabel('À partir du')).toHaveValue('2998-12-01T08:00')
  }
  await expectAll()
  await form.getByRole('button', { name: 'Annuler' }).click()
  await expect(open).toBeFocused()
  await open.click()
  await expect(form.getByLabel('Montant')).toHaveValue('')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expectAll()
  await form.getByLabel('Montant').fill('')
  await form
    .getByRole('checkbox', { name: /^Menton/ })
    .first()
    .check()
  await form.getByRole('button', { name: 'Annuler' }).click()
  await page.reload()
  await expect(open).toBeVisible()
})

test('a line that the keyboard comes to is above the buttons that stay there', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await form.getByLabel('Arrondi').focus()
  for (let line = 0; line < 12; line++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isCovered(page.locator(':focus'))).toBe(false)
  }
  await form.getByRole('button', { name: 'Annuler' }).click()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what is typed and what is said of it are in view, above the buttons that stay there', async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET|Failed to load|Enregistrement impossible|failed: .*\/api\/changes/)
    await signIn(page, site.account.email, site.account.password)
    await page.goto('/tarifs')
    await page.getByRole('button', { name: 'Modifier plusieurs prix' }).tap()
    const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
    await expect(form.getByLabel('Montant')).toBeFocused()
    const percent = form.getByLabel('Pourcentage')
    await percent.focus()
    await page.keyboard.type('dix')
    for (const target of [percent, form.getByText('Écrivez un nombre')])
      await expect.poll(() => isCovered(target)).toBe(false)
    await percent.fill('10')
    await form.getByRole('checkbox').nth(40).scrollIntoViewIfNeeded()
    await page.context().setOffline(true)
    await form.getByRole('button', { name: 'Appliquer' }).tap()
    const said = form.getByText('Pas de réseau')
    await expect(said).toBeVisible()
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isCovered(said)).toBe(false)
    await page.context().setOffline(false)
    await form.getByRole('button', { name: 'Annuler' }).tap()
  })

  for (const [width, height, left] of [
    [844, 390, 200],
    [844, 390, 160],
    [320, 568, 300],
  ] as const)
    test(`what is typed is in view above a keyboard that leaves ${width} × ${left} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      await signIn(page, site.account.email, site.account.password)
      await page.goto('/tarifs')
      await page.getByRole('button', { name: 'Modifier plusieurs prix' }).tap()
      const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
      await expect(form.getByRole('checkbox').nth(40)).toBeAttached()
      for (const name of ['Montant', 'Pourcentage']) {
        await page.setViewportSize({ width, height })
        await form.getByLabel(name).focus()
        await page.setViewportSize({ width, height: left })
        await form.getByLabel(name).evaluate((field) => field.scrollIntoView({ block: 'nearest' }))
        await page.keyboard.type('2')
        await expect.poll(() => isCovered(form.getByLabel(name)), name).toBe(false)
        await form.getByLabel(name).fill('')
      }
      await form.getByRole('button', { name: 'Annuler' }).tap()
    })
})

test('a double tap that closes the form follows no link that comes under the finger', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await expect(form.getByLabel('Montant')).toBeFocused()
  // Until its prices are there, its buttons stand elsewhere.
  await expect(form.getByRole('checkbox').first()).toBeVisible()
  // Where the form is gone, all of the page is a link.
  await page.evaluate(() => {
    const name = document.querySelector('form[aria-labelledby] h2')!.id
    document.body.append(Object.assign(document.createElement('a'), { id: 'below', href: '/offres-du-moment' }))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      #below { position: fixed; inset: 0; z-index: 1000 }
      body:has([id="${name}"]) #below { display: none }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
  const { x, y, width, height } = (await form.getByRole('button', { name: 'Annuler' }).boundingBox())!
  const press = await timedPress(page)
  const now = Date.now() / 1000
  await press(x + width / 2, y + height / 2, now)
  await expect(form).toHaveCount(0)
  await press(x + width / 2, y + height / 2, now + 0.2)
  await expect(page).toHaveURL('/tarifs')
  await press(x + width / 2, y + height / 2, now + 1)
  await expect(page).toHaveURL('/offres-du-moment')
})

test('all prices change as one line of the history, which takes them all back', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  const before = pricesOf(site)
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await form.getByLabel('Montant').fill('2')
  await expect(form.getByRole('listitem').filter({ hasText: 'Bilan silhouette' })).toContainText('Sans montant')
  await form.getByRole('checkbox', { name: /^Tous les prix.*Bronzage UV/ }).uncheck()
  await form.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByText(/^\d+\sprix sont changés\./)).toBeVisible()
  const after = pricesOf(site)
  const changed = Object.keys(after).filter((key) => after[key] !== before[key])
  expect(changed.length).toBeGreaterThan(120)
  expect(changed.some((key) => key.startsWith('bronzage-uv'))).toBe(false)
  await expect(page.locator('#tarifs')).toContainText(/Menton.*10\s€/)

  await page.goto('/historique')
  const [entry] = await page.getByRole('listitem').filter({ hasText: 'pages changées ensemble' }).all()
  await expect(entry!).toContainText(/12\spages changées ensemble/)
  await expectAccessible(page)
  await entry!.getByRole('button', { name: /^Annuler tout ce changement/ }).click()
  await expect(page.getByText('Tout ce changement a été annulé')).toBeVisible()
  expect(pricesOf(site)).toEqual(before)
})

test('what somebody else saves meanwhile is said before anything is written', async ({ page, site, faults }) => {
  faults.allow(/409|api\/changes/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await form.getByLabel('Montant').fill('1')
  const [row] = query(site, "select version, data from documents where collection = 'categories' and id = 'maquillage'")
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: { price: string }[] }
  const fields = { tarifs: tarifs.map((line, place) => (place === 1 ? { ...line, price: '99 €' } : line)) }
  const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: Number(row!['version']), fields }
  await withSecond(site, async (second) => {
    expect((await sendChange(site, await openSession(site, second), change as never)).status).toBe(200)
    const before = contentOf(site)
    await form.getByRole('button', { name: 'Appliquer' }).click()
    const told = form.getByRole('alert').getByText(/Inès a changé entre-temps les prix de «\sMaquillage\s»/)
    await expect(told).toBeVisible()
    expect(contentOf(site)).toBe(before)
  })
  await expect(form).toContainText(/99\s€.*100\s€/)
  await form.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByText(/^\d+\sprix sont changés\./)).toBeVisible()
})

test('by the keyboard, the focus is on what opens the form once it is planned', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  const open = page.getByRole('button', { name: 'Modifier plusieurs prix' })
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await open.press('Enter')
  await form.getByLabel('Montant').fill('1')
  await form.getByRole('button', { name: 'Programmer' }).press('Enter')
  await form.getByLabel('À partir du').fill('2998-12-01T08:00')
  await form.getByRole('button', { name: 'Programmer' }).press('Enter')
  await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
  await expect(open).toBeFocused()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText("Ce changement n'est plus prévu.")).toBeVisible()
})

test('what is pressed before the prices are there is answered, and takes no word from under the fingers', async ({
  page,
  site,
}) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  const held = await holdRequests(page, '**/api/documents/categories')
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  await expect(form.getByLabel('Montant')).toBeFocused()
  const apply = form.getByRole('button', { name: 'Appliquer' })
  await form.getByLabel('Pourcentage').fill('10')
  await apply.click()
  await expect(form.getByRole('alert')).toContainText("Les prix n'étaient pas encore affichés")
  await form.getByLabel('Pourcentage').focus()
  await held.release()
  await expect(form.getByRole('checkbox', { name: /^Menton/ }).first()).toBeVisible()
  await expect(form.getByLabel('Pourcentage')).toBeFocused()
  await form.getByLabel('Pourcentage').fill('')
  await apply.click()
  await expect(form.getByRole('alert')).toContainText('donnez un montant')
  await form.getByLabel('Pourcentage').fill('10')
  await apply.click()
  await expect(page.getByText(/^\d+\sprix sont changés\./)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Les prix sont de nouveau comme avant.')).toBeVisible()
})

test('prices that could not be read are asked for again by what applies them', async ({ page, site, faults }) => {
  faults.allow(/500/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await page.route('**/api/documents/categories', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  await expect(form.getByRole('alert')).toContainText('Un incident est survenu.')
  await form.getByRole('button', { name: 'Appliquer' }).click()
  await expect(form.getByRole('checkbox', { name: /^Menton/ }).first()).toBeVisible()
})

test('a treatment that somebody deletes meanwhile is told, and keeps neither the rise nor its undo', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/404/)
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/tarifs')
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  const apply = async () => {
    await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
    await form.getByLabel('Montant').fill('1')
    await expect(form.getByText(/^\d+\sprix changent\.$/)).toBeVisible()
  }
  await withSecond(site, async (second) => {
    const cookie = await openSession(site, second)
    const remove = async (id: string) =>
      expect((await sendChange(site, cookie, { intent: 'remove', collection: 'categories', id })).status).toBe(200)
    await apply()
    await remove('maquillage')
    const before = pricesOf(site)
    await form.getByRole('button', { name: 'Appliquer' }).click()
    await expect(form.getByRole('alert')).toContainText(/Le soin «\sMaquillage\s» a été supprimé entre-temps/)
    expect(pricesOf(site)).toEqual(before)
    await form.getByRole('button', { name: 'Appliquer' }).click()
    const changed = page.getByText(/^\d+\sprix sont changés\./)
    await expect(changed).toBeVisible()
    expect(pricesOf(site)).not.toEqual(before)

    await remove('epilation-au-fil')
    const left = Object.fromEntries(Object.entries(before).filter(([key]) => !key.startsWith('epilation-au-fil/')))
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    const undone = page.getByText(/^Les prix sont de nouveau comme avant\. Le soin «\s.*au fil\s» a été supprimé/)
    await expect(undone).toBeVisible()
    expect(pricesOf(site)).toEqual(left)

    await apply()
    await form.getByRole('button', { name: 'Appliquer' }).click()
    await expect(changed).toBeVisible()
    await remove('soins-des-pieds')
    await page.goto('/historique')
    const entries = page.getByRole('listitem').filter({ hasText: 'pages changées ensemble' })
    await entries
      .first()
      .getByRole('button', { name: /^Annuler tout ce changement/ })
      .click()
    await expect(page.getByText("Ce qui a été supprimé entre-temps n'est pas remis.")).toBeVisible()
  })
})
