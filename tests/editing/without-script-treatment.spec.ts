import type { Page } from '@playwright/test'
import { withSecond } from '../support/administrator.ts'
import { expectFocus } from '../support/autofocus.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

test.use({ javaScriptEnabled: false })

const PAGE = '/soins/maquillage'

const form = (page: Page) => page.getByRole('region', { name: /^(Modifier|Ajouter|Supprimer|Connexion)/ })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Enregistré/ })

/** The line of the list of prices that is called so. */
const line = (page: Page, name: string) => page.locator('li[data-row]').filter({ hasText: name })

async function takeBack(page: Page) {
  await notice(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(notice(page)).toBeVisible()
}

test('what comes back as it was is said to have changed nothing', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/mentions-legales?modifier=centres/les-heures-dorees/contact')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toContainText("Rien n'a dû être changé")
  await expect(notice(page)).not.toContainText('ajouté')
})

test('a price is changed, and the change taken back', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PAGE)
  const first = page.locator('li[data-row]', { has: page.getByRole('link', { name: 'Réserver' }) }).first()
  await first.getByRole('link', { name: 'Modifier' }).click()
  await expectFocus(page)
  await expect(page).toHaveURL(/modifier=categories\/maquillage\/tarifs\/[\w-]+$/)
  await expect(form(page).getByLabel('Prix')).toBeFocused()
  await form(page).getByLabel('Prix').fill('1 234 €')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page).toHaveURL(/\/soins\/maquillage\?enregistre=/)
  await expect(notice(page)).toContainText('1 234 €')
  await expect(page.getByText('1 234 €').nth(1)).toBeVisible()
  await takeBack(page)
  await page.goto(PAGE)
  await expect(page.getByText('1 234 €')).toHaveCount(0)
})

test('a price that stands in place of another is two fields, and no HTML', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PAGE)
  const first = page.locator('li[data-row]', { has: page.getByRole('link', { name: 'Réserver' }) }).first()
  await first.getByRole('link', { name: 'Modifier' }).click()
  const [price, former] = ['Prix', 'Au lieu de (facultatif)'].map((label) => form(page).getByLabel(label))
  const before = await price!.inputValue()
  await price!.fill('41')
  await former!.fill('52')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  await first.getByRole('link', { name: 'Modifier' }).click()
  await expect(price!).toHaveValue('41\u00a0€')
  await expect(former!).toHaveValue('52\u00a0€')
  await former!.fill('')
  await price!.fill(before)
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(first.locator('s')).toHaveCount(0)
})

test('a treatment as a whole is renamed, and has many prices changed at once', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PAGE)
  const tools = page.getByRole('group', { name: 'Le soin Maquillage' })
  await tools.getByRole('link', { name: 'Renommer' }).click()
  await expect(form(page).getByLabel('Titre')).toBeFocused()
  await form(page).getByLabel('Titre').fill('Maquillage de fête')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maquillage de fête')
  await takeBack(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maquillage')

  await tools.getByRole('link', { name: 'Modifier plusieurs prix' }).click()
  const prices = form(page).getByLabel('Prix', { exact: true })
  await prices.first().fill('1 001 €')
  await prices.nth(1).fill('1 002 €')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toContainText('1 001 €')
  await expect(notice(page)).toContainText('1 002 €')
  await takeBack(page)
})

test('a treatment is hidden from the list of all, and shown again', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins')
  const row = page.locator('li[data-row="maquillage"]')
  await row.getByRole('link', { name: 'Masquer : Maquillage' }).click()
  await expect(form(page).getByLabel('Masqué')).toBeChecked()
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(row.getByRole('link', { name: 'Afficher : Maquillage' })).toBeVisible()
  await takeBack(page)
  await expect(row.getByRole('link', { name: 'Masquer : Maquillage' })).toBeVisible()
})

test('a treatment is added to the list of all, and the addition taken back', async ({ page, site, faults }) => {
  faults.allow(/status 400|400 \(Bad Request\)/)
  await enter(page, site.account)
  await page.goto('/soins')
  await page.getByRole('link', { name: 'Ajouter un soin' }).click()
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(form(page).getByLabel('Titre', { exact: true })).toBeFocused()
  await form(page).getByLabel('Titre', { exact: true }).fill('Maquillage')
  await form(page).getByLabel('Masqué').check()
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  const row = page.locator('li[data-row="maquillage-2"]')
  await expect(row).toContainText('Masqué')
  await takeBack(page)
  await expect(row).toHaveCount(0)
})

test('a treatment is deleted once that is asked, and brought back', async ({ page, site, faults }) => {
  faults.allow(/status 410|410 \(Gone\)/)
  await enter(page, site.account)
  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Supprimer le soin' }).click()
  await expect(page.getByRole('heading', { name: 'Supprimer le soin « Maquillage » ?' })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await takeBack(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maquillage')
})

test('a price is added, refused without a name with all that was typed, and deleted once that is asked', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/status 400|400 \(Bad Request\)/)
  await enter(page, site.account)
  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Ajouter un tarif' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Prix').fill('77 €')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(form(page).getByLabel('Nom')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Nom')).toBeFocused()
  await expect(form(page).getByLabel('Prix')).toHaveValue('77 €')
  await form(page).getByLabel('Nom').fill('Maquillage de scène')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  await line(page, 'Maquillage de scène').getByRole('link', { name: 'Supprimer' }).click()
  await expectFocus(page)
  await expect(page.getByRole('heading', { name: 'Supprimer le tarif « Maquillage de scène » ?' })).toBeVisible()
  await expect(page.locator('li[data-row]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(line(page, 'Maquillage de scène')).toHaveCount(0)
})

test('a question and the description are changed', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Ajouter une question' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Question').fill('Et sans script ?')
  await form(page).getByLabel('Réponse').fill('<p>Aussi.<script>alert(1)</script></p>')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(line(page, 'Et sans script ?')).toBeVisible()
  await expect(page.locator('main script:not([type])')).toHaveCount(0)
  await takeBack(page)
  await page.getByRole('link', { name: 'Modifier la description' }).click()
  await expectFocus(page)
  await expect(form(page).getByLabel('Description')).toHaveValue(/<p>/)
  await form(page).getByLabel('Description').fill('<p>Une autre description.</p>')
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Une autre description.').last()).toBeVisible()
  await takeBack(page)
})

test('blank lines in the description make paragraphs, and other line ends stay', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Modifier la description' }).click()
  const description = form(page).getByLabel('Description')
  const before = await description.inputValue()
  await description.fill(`${before}\n\nSur rendez-vous,\nmême le soir.\n\nÀ bientôt.`)
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(notice(page)).toBeVisible()
  const paragraphs = page.locator('#description p')
  await expect(paragraphs.filter({ hasText: 'même le soir.' }).locator('br')).toHaveCount(1)
  await expect(paragraphs.filter({ hasText: /^À bientôt\.$/ })).toBeVisible()
  await takeBack(page)
})

test('two texts of one field are shown to be chosen from, and other fields are merged', async ({
  page,
  site,
  browser,
  faults,
}) => {
  // Two sign in, and each waits for the other.
  test.slow()
  faults.allow(/status 409|409 \(Conflict\)/)
  await withSecond(site, async (second) => {
    await enter(page, site.account)
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Ajouter un tarif' }).click()
    await expectFocus(page)
    await form(page).getByLabel('Nom').fill('Essai de conflit')
    await form(page).getByLabel('Prix').fill('10 €')
    await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
    await line(page, 'Essai de conflit').getByRole('link', { name: 'Modifier' }).click()
    await expectFocus(page)

    const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR', javaScriptEnabled: false })
    const other = await context.newPage()
    await enter(other, second)
    await other.goto(page.url())
    await expectFocus(other)
    await form(other).getByLabel('Prix').fill('20 €')
    await form(other).getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(notice(other)).toBeVisible()

    await form(page).getByLabel('Prix').fill('30 €')
    await form(page).getByLabel('Lien (facultatif)').fill('https://exemple.fr/')
    await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByText('Inès a enregistré un autre texte pendant que vous écriviez.')).toBeVisible()
    await expectFocus(page)
    const choice = page.getByRole('group', { name: 'Prix' })
    await expect(choice).toContainText('20 €')
    await expect(choice).toContainText('30 €')
    await choice.getByRole('radio', { name: 'Garder mon texte' }).check()
    await form(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(line(page, 'Essai de conflit')).toContainText('30 €')
    await expect(line(page, 'Essai de conflit').getByRole('link', { name: /^Voir/ })).toBeVisible()
    await line(page, 'Essai de conflit').getByRole('link', { name: 'Supprimer' }).click()
    await expectFocus(page)
    await page.getByRole('button', { name: 'Supprimer' }).click()
    await context.close()
  })
})

test('a session that has ended asks for the password over the text, and the text is saved', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/status 401|401 \(Unauthorized\)/)
  await enter(page, site.account)
  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Ajouter un tarif' }).click()
  await expectFocus(page)
  await form(page).getByLabel('Nom').fill('Gardé sans session')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('session'))
  await page.context().addCookies([{ ...cookie!, value: 'terminee.signature' }])
  await form(page).getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Votre session est terminée.')).toBeVisible()
  await expectFocus(page)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill(site.account.email)
  await page.getByLabel('Mot de passe').fill('pas le bon')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toBeVisible()
  await expectFocus(page)
  await expect(page.getByLabel('Mot de passe')).toBeFocused()
  await page.getByLabel('Mot de passe').fill(site.account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(line(page, 'Gardé sans session')).toBeVisible()
  await takeBack(page)
})
