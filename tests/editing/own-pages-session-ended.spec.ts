import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { open, save, setPrice, spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own: all its prices change, and its sessions end.
test.use({ javaScriptEnabled: false, settings: { PASSWORD_MIN_LENGTH: '12' } })
test.beforeEach(({ faults }) => faults.allow(/status 401|401 \(Unauthorized\)|400/))

/** The session has ended elsewhere: signed out, or the password was changed. */
const endSessions = (site: RunningSite) => query(site, 'delete from session')

async function signInThere(page: Page, { account }: RunningSite, said: string) {
  await expect(page.getByRole('alert')).toContainText(said)
  await expect(page).toHaveTitle(/^Connexion/)
  await expect(page.getByRole('heading', { name: 'Connexion' })).toHaveCount(1)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Mot de passe').fill('pas le bon')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Erreur de connexion')
  await page.getByLabel('Mot de passe').fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const SAID =
  "Votre session est terminée. Rien n'est perdu\u00a0: connectez-vous, et ce que vous avez demandé sera fait."

const priceOf = (site: RunningSite, id: string, name: string) => {
  const [row] = query(site, "select data from documents where collection = 'categories' and id = ?", id)
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: { name: string; price: string }[] }
  return tarifs.find((line) => line.name.startsWith(name))!.price.replaceAll('\u00a0', ' ')
}

test('a step of the assistant is saved after the password, or comes back with what is wrong', async ({
  page,
  site,
}) => {
  await enter(page, site.account)
  await page.goto('/bienvenue/institut')
  await page.getByLabel('Ville').fill('Sélestat')
  await page.getByLabel('Code postal').fill('6')
  endSessions(site)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await signInThere(page, site, SAID)
  await expect(page.getByLabel('Ville')).toHaveValue('Sélestat')
  await page.getByLabel('Code postal').fill('67600')
  endSessions(site)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await signInThere(page, site, SAID)
  await expect(page).toHaveURL('/bienvenue/horaires?fait=institut')
  await page.goto('/bienvenue/institut')
  await expect(page.getByLabel('Ville')).toHaveValue('Sélestat')
})

test('of many prices, those that were ticked change after the password', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/admin/tarifs?montant=2')
  const before = priceOf(site, 'epilation-au-fil', 'Menton')
  await page
    .getByRole('checkbox', { name: /^Menton/ })
    .first()
    .uncheck()
  await expect(page.getByRole('checkbox', { name: /^Torse et ventre/ })).toBeChecked()
  const raised = Number.parseInt(priceOf(site, 'epilation-a-la-cire', 'Torse et ventre')) + 2
  endSessions(site)
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await signInThere(page, site, SAID)
  await expect(page.getByRole('status').filter({ hasText: 'Les prix sont changés' })).toBeVisible()
  expect(priceOf(site, 'epilation-a-la-cire', 'Torse et ventre')).toBe(`${raised} €`)
  expect(priceOf(site, 'epilation-au-fil', 'Menton')).toBe(before)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('« Rétablir » is done after the password', async ({ page, context, site, faults }) => {
      faults.allow(/api\/live|\.js$/)
      await open(page, site.account)
      const { name, price } = await setPrice(page, '99 €')
      // The page has not heard yet that its session is over.
      await context.route('**/api/live', (route) => route.abort())
      await page.goto('/historique')
      const saved = await save(page, spaced(`Épilation à la cire : tarif « ${name} » ${price} → 99 €`))
      await saved.getByText('Comparer').click()
      endSessions(site)
      await saved.getByRole('button', { name: /^Rétablir Tarif «/ }).click()
      if (javaScriptEnabled) await expectAccessible(page)
      await signInThere(page, site, SAID)
      await expect(page.locator('#contenu').getByRole('status')).toContainText(
        spaced(`tarif « ${name} » 99 € → ${price}`),
      )
    })
  })
}

test('a setting of the administrators’ page is saved after the password', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/admin?modifier=reglages/site/reservation')
  const form = page.getByRole('main').locator('form').first()
  const field = form.getByRole('textbox').last()
  const name = (await field.getAttribute('name'))!
  await field.fill('https://reservation.exemple.fr/')
  endSessions(site)
  await form.getByRole('button', { name: 'Sauvegarder' }).click()
  await signInThere(page, site, 'Votre texte est gardé')
  await page.goto('/admin?modifier=reglages/site/reservation')
  await expect(page.locator(`[name="${name}"]`)).toHaveValue('https://reservation.exemple.fr/')
})

test('a question in place of its page is its title', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/soins/soins-des-mains?supprimer=categories/soins-des-mains')
  await expect(page).toHaveTitle(/^Supprimer le soin «\sSoins des mains\s»/)
})

test('what holds a secret is not kept: that nothing was done is said, and the page comes back', async ({
  page,
  site,
}) => {
  await enter(page, site.account)
  await page.goto('/admin/mot-de-passe')
  await page.getByLabel('Mot de passe actuel').fill(site.account.password)
  await page.getByLabel('Nouveau mot de passe').fill('trois lampes sous la pluie')
  await page.getByLabel('Le nouveau, encore une fois').fill('trois lampes sous la pluie')
  endSessions(site)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await signInThere(page, site, "Votre session est terminée\u00a0: rien n'a été changé.")
  await expect(page).toHaveURL('/admin/mot-de-passe')
  const outside = ['//evil.example', 'https://evil.example', '/cgv', '/admin/..//evil.example']
  for (const elsewhere of [...outside, '/api/live', '/historique/sauvegarde']) {
    const form = { email: site.account.email, password: site.account.password }
    const answer = await page.request.post(`/login?fin=${encodeURIComponent(elsewhere)}`, { form, maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/'])
  }
})

test('where nobody has signed in before, nothing is kept', async ({ page }) => {
  for (const path of ['/bienvenue/institut', '/admin/tarifs', '/admin/code', '/historique', '/prevu']) {
    const answer = await page.request.post(path, { form: { nom: 'Institut' }, maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/login'])
  }
})
