import type { Page } from '@playwright/test'
import { expectFocus } from '../support/autofocus.ts'
import { alive, openEarly } from '../support/early.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const PAGE = '/soins/maquillage'

const form = (page: Page) => page.getByRole('dialog', { name: 'Formulaire' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Sauvegarder' }).click()
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Enregistré/ })
const line = (page: Page, name: string) => page.locator('li[data-row]').filter({ hasText: name })
const PRICE = 'Supplément faux cils en bouquets'

async function openTitle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Modifier le titre' }).click()
  await expectFocus(page)
}

/** Begins a title in the dialog, and puts it away. */
async function beginTitle(page: Page, text: string): Promise<void> {
  await openTitle(page)
  await form(page).getByLabel('Titre').fill(text)
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
}

test('deleting is asked in the dialog, and what was typed outlives the question', async ({ page, site }) => {
  await openEarly(page, site, PAGE)
  await line(page, PRICE).getByRole('link', { name: 'Modifier' }).click()
  await form(page).getByLabel('Prix').fill('1 236 €')
  await form(page).getByRole('link', { name: 'Supprimer' }).click()
  await expect(form(page).getByRole('heading')).toContainText(`Supprimer le tarif « ${PRICE} »`)
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await expect(form(page)).toHaveCount(0)
  await line(page, PRICE).getByRole('link', { name: 'Modifier' }).click()
  await expect(form(page).getByLabel('Prix')).toHaveValue('1 236 €')
  await form(page).getByRole('link', { name: 'Supprimer' }).click()
  await form(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(line(page, PRICE)).toHaveCount(0)
  await notice(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(line(page, PRICE)).toHaveCount(1)
  await expect(form(page)).toHaveCount(0)
})

test('what asks for a new offer goes into its form once that is alive, and the page stays', async ({ page, site }) => {
  await page.clock.install()
  const release = await openEarly(page, site, '/offres-du-moment')
  await page.getByRole('link', { name: "Ajouter l'offre" }).click()
  await page.clock.resume()
  await release()
  await alive(page)
  await expect(page.getByLabel('Titre', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Titre', { exact: true })).toBeInViewport()
  await page.keyboard.type('Offre de Noël')
  await page.clock.fastForward(20_000)
  await expect(page).toHaveURL('/offres-du-moment')
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Offre de Noël')
  page.once('dialog', (asked) => void asked.accept())
  await page.evaluate(() => localStorage.clear())
})

test('a sign-in opens the form that was asked for, with what was typed, and saves nothing', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/401/)
  await openEarly(page, site, '/soins/soins-du-corps')
  await beginTitle(page, 'Soins du cor')
  query(site, 'delete from session')
  await openTitle(page)
  await expect(form(page).getByText('Texte retrouvé')).toHaveCount(0)
  await form(page).getByRole('link', { name: 'Plus tard' }).click()
  await expect(form(page)).toHaveCount(0)
  await openTitle(page)
  await form(page).getByLabel('E-mail').fill(site.account.email)
  await form(page).getByLabel('Mot de passe').fill(site.account.password)
  await form(page).getByRole('button', { name: 'Se connecter' }).click()
  await expect(form(page).getByLabel('Titre')).toHaveValue('Soins du cor')
  await expect(form(page).getByText('Texte retrouvé')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soins du corps')
  await form(page).getByLabel('Titre').fill('Soins du corps et du dos')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soins du corps et du dos')
})

test('a moment that is found with its text is seen', async ({ page, site }) => {
  await openEarly(page, site, '/soins/soins-des-mains')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Un titre de mars')
  await form(page).locator('summary').filter({ hasText: 'Programmer' }).click()
  await form(page).getByLabel('À partir du').fill('2997-03-01T10:00')
  await page.reload({ waitUntil: 'commit' })
  await expect(form(page).getByLabel('Titre')).toHaveValue('Un titre de mars')
  await expect(form(page).getByLabel('À partir du')).toBeVisible()
  await form(page).getByRole('link', { name: 'Annuler' }).click()
})

test('what was saved and whose answer was lost is not said to be unsaved', async ({ page, site, faults }) => {
  faults.allow(/ERR_FAILED|failed: /)
  await openEarly(page, site, '/soins/soins-des-mains')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Mains sauvées')
  await page.route(/modifier=/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page)
  await expect(form(page).getByRole('alert')).toBeVisible()
  await page.unroute(/modifier=/)
  const answered = page.waitForResponse(/modifier=/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mains sauvées')
  await answered
  await expect(form(page)).toHaveCount(0)
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('brouillon')))
  await expect.poll(drafts).toEqual([])
})

test('a text whose form does not come is said to be kept, and is there once it does', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/ERR_FAILED|failed: /)
  await openEarly(page, site, '/soins/beaute-en-duo')
  await beginTitle(page, 'Duo en cours')
  await page.route(/modifier=/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(form(page).getByRole('alert')).toContainText('Votre texte est gardé')
  await page.unroute(/modifier=/)
  await form(page).getByRole('link', { name: 'Réessayer' }).click()
  await expect(form(page).getByLabel('Titre')).toHaveValue('Duo en cours')
  await form(page).getByRole('link', { name: 'Annuler' }).click()
})

test('a press without network is answered on the page', async ({ page, site, faults, context }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|failed: /)
  await openEarly(page, site, '/soins/soins-des-pieds')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Modifier le titre' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Pas de réseau')
  await form(page).getByRole('link', { name: 'Fermer' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL('/soins/soins-des-pieds')
  await context.setOffline(false)
  await openTitle(page)
  await context.setOffline(true)
  await form(page).getByLabel('Titre').fill('x')
  await context.setOffline(false)
})

test('a save that fails after Escape is said', async ({ page, site, faults }) => {
  faults.allow(/ERR_FAILED|failed: /)
  await openEarly(page, site, '/soins/beaute-du-regard')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Regard X')
  let fail!: () => void
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(/modifier=/, async (route) => {
    await failed
    await route.abort()
  })
  await save(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  fail()
  await expect(form(page).getByRole('alert')).toContainText("Le titre n'a pas été enregistré.")
  await page.unroute(/modifier=/)
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await expect(form(page)).toHaveCount(0)
})

test('a browser that keeps nothing is said to keep nothing', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openEarly(page, site, '/soins/soins-des-pieds')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Perdu')
  await expect(form(page).getByRole('alert')).toContainText('Ce navigateur ne garde pas les textes')
})

test('Ctrl and S save what is typed in the dialog', async ({ page, site }) => {
  await openEarly(page, site, '/soins/beaute-du-sourire')
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Sourire s')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sourire s')
})

test('a form that comes after React does not stand over what is typed', async ({ page, site }) => {
  const release = await openEarly(page, site, PAGE)
  await page.waitForTimeout(4500)
  let go!: () => void
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(/modifier=/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Modifier le titre' }).click()
  await release()
  await alive(page)
  await page.getByRole('button', { name: 'Modifier le titre' }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Tapé')
  const answered = page.waitForResponse(/modifier=/)
  go()
  await answered
  await page.waitForTimeout(300)
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByLabel('Titre', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('a text begun before the page is alive is found by the button that follows', async ({ page, site }) => {
  const release = await openEarly(page, site, PAGE)
  await beginTitle(page, 'Un titre commencé')
  await release()
  await alive(page)
  await page.getByRole('button', { name: 'Modifier le titre' }).click()
  await expect(form(page).getByText('Texte retrouvé')).toBeVisible()
  await expect(form(page).getByLabel('Titre')).toHaveValue('Un titre commencé')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un titre commencé')
  await notice(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maquillage')
})

test('a text begun once the page was alive is found by the link of the next page', async ({ page, site }) => {
  const release = await openEarly(page, site, '/soins/soins-des-mains')
  await release()
  await alive(page)
  await page.getByRole('button', { name: 'Modifier le titre' }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Mains')
  page.once('dialog', (asked) => void asked.accept())
  await page.unroute('**/entry.client-*.js')
  const again = await openEarly(page, site, '/soins/soins-des-mains')
  const link = page.getByRole('link', { name: 'Modifier le titre' })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await again()
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Mains')
  await expect(page.getByText('Texte retrouvé')).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('what was pressed has the focus after a save, and when React takes over', async ({ page, site }) => {
  const release = await openEarly(page, site, '/soins/beaute-en-duo')
  const link = page.getByRole('link', { name: 'Modifier le titre' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expectFocus(page)
  await form(page).getByLabel('Titre').fill('Duo b')
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await release()
  await alive(page)
  await expect(page.getByRole('button', { name: 'Modifier le titre' })).toBeFocused()
})

test('a line with signs that HTML writes otherwise is shown as it is read', async ({ page, site }) => {
  const release = await openEarly(page, site, PAGE)
  await release()
  await alive(page)
  await line(page, PRICE).getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' & <lèvres>')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(line(page, PRICE)).toContainText('& <lèvres>')
  await page.unroute('**/entry.client-*.js')
  await openEarly(page, site, PAGE)
  await line(page, PRICE).getByRole('link', { name: 'Modifier' }).click()
  await form(page).getByText('Nom', { exact: true }).click()
  const name = form(page).getByRole('textbox', { name: 'Nom' })
  await expect(name).toBeFocused()
  await expect(name).toHaveText(`${PRICE} & <lèvres>`)
})

test('« Masquer » opens a form that hides', async ({ page, site }) => {
  await openEarly(page, site, '/soins/soins-des-pieds')
  await page.getByRole('link', { name: 'Masquer', exact: true }).click()
  await expect(form(page).getByRole('checkbox')).toBeChecked()
  await save(page)
  await expect(page.getByText('Les visiteurs ne voient pas ce soin.')).toBeVisible()
  await notice(page).getByRole('button', { name: 'Annuler' }).click()
})

test('what is typed of a treatment that somebody has deleted comes back', async ({ page, site, browser, faults }) => {
  faults.allow(/status 404|404 \(Not Found\)/)
  await openEarly(page, site, '/soins')
  const row = (page: Page) => page.locator('li[data-row="soins-du-visage"]')
  await row(page).getByRole('link', { name: 'Masquer' }).click()
  await form(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  const theirs = await (await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })).newPage()
  await enter(theirs, site.account)
  await theirs.goto('/soins')
  await row(theirs).getByRole('link', { name: 'Supprimer' }).click()
  await theirs.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(notice(theirs)).toBeVisible()
  await theirs.context().close()
  await page.reload({ waitUntil: 'commit' })
  await expect(form(page)).toContainText("Ce texte n'existe plus")
  await expect(form(page).getByText('Texte retrouvé')).toBeVisible()
  // Found once more, it waits for her press as before.
  for (let press = 0; press < 2; press++) await form(page).getByRole('checkbox').press('Space')
  await page.reload({ waitUntil: 'commit' })
  await expect(form(page)).toContainText("Ce texte n'existe plus")
  await expect(row(page)).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Rétablir avec mon texte' }).click()
  await expect(row(page)).toHaveCount(1)
})

test('what was given up can be taken up again, also once the page is alive', async ({ page, site }) => {
  const release = await openEarly(page, site, PAGE)
  const offer = page.getByRole('status').filter({ hasText: 'Modification abandonnée.' })
  await openTitle(page)
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(offer).toHaveCount(0)
  await openTitle(page)
  await form(page).getByLabel('Titre').fill('Maquillage de jour')
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await offer.getByRole('button', { name: 'Reprendre' }).click()
  await expect(form(page).getByLabel('Titre')).toHaveValue('Maquillage de jour')
  await expect(offer).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Modifier le titre', exact: true })).toBeFocused()
  await openTitle(page)
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await release()
  await alive(page)
  await offer.getByRole('button', { name: 'Reprendre' }).click()
  await expect(form(page).getByLabel('Titre')).toHaveValue('Maquillage de jour')
  await form(page).getByRole('link', { name: 'Annuler' }).click()
  await page.reload()
  await expect(form(page)).toHaveCount(0)
})
