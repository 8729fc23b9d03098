import { withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { pressTwice } from '../support/press-twice.ts'
import { forgetSession, signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

// A site of its own: sessions end here.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const NEW = 'trois lampes sous la pluie'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('who has forgotten her password is helped by the other', async ({ page, site, faults }) => {
      faults.allow(/40[04].*(\/admin\/compte|\/nouveau-mot-de-passe\/)/)
      const looked = () => (javaScriptEnabled ? expectAccessible(page) : Promise.resolve())
      await withSecond(site, async (second) => {
        await page.goto('/login')
        await page.getByText(/Mot de passe oublié/).click()
        await expect(page.getByText(/L'autre personne qui tient le site vous fait un lien/)).toBeVisible()
        await looked()
        await signIn(page, site.account.email, site.account.password)
        await expect(page).toHaveURL('/')
        await page.goto('/admin')
        await page.getByRole('link', { name: /compte de l'autre/ }).click()
        const make = page.getByRole('button', { name: `Faire un lien pour ${second.name}` })
        await page.getByLabel('Mot de passe', { exact: true }).fill('ce-nest-pas-celui-la')
        await make.click()
        await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/incorrect/)
        await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
        await page.getByLabel('Mot de passe', { exact: true }).fill(site.account.password)
        await make.click()
        const link = await page.locator('main code').innerText()
        await expect(page.getByText('Voici le lien.')).toBeInViewport()
        await expect(page.locator('section:focus')).toContainText(link)
        await looked()
        await forgetSession(page)

        // Whoever shows what a link leads to does not use it up.
        await page.goto(link)
        await page.goto(link)
        await expect(page.getByText(second.email)).toBeVisible()
        await looked()
        const save = page.getByRole('button', { name: 'Enregistrer le mot de passe' })
        const fill = async (password: string) => {
          await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
          await page.getByLabel('Le nouveau, encore une fois').fill(password)
        }
        await fill('azertyuiopqs')
        await save.click()
        await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveAccessibleDescription(
          /trop facile à deviner/,
        )
        // The browser complains aloud of whoever types before it has put the focus there itself.
        await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toBeFocused()
        await fill(NEW)
        if (javaScriptEnabled) {
          const sent = await pressTwice(page, '**/nouveau-mot-de-passe/*', save)
          await expect(page.getByText(/C'est fait\s: connectez-vous/)).toBeVisible()
          expect(sent()).toBe(1)
        } else await save.click()
        await page.getByRole('link', { name: 'Aller à la connexion' }).click()
        await signIn(page, second.email, NEW)
        await expect(page).toHaveURL('/')
        await page.goto(link)
        await expect(page.getByText(/Ce lien ne sert plus.+S'il vient de vous servir, connectez-vous/)).toBeVisible()
      })
    })

    test('an administrator adds the other, who chooses her own password', async ({ page, site, faults }) => {
      faults.allow(/400.*(\/admin\/compte|\/nouveau-mot-de-passe\/)/)
      await signIn(page, site.account.email, site.account.password)
      await expect(page).toHaveURL('/')
      await page.goto('/admin/compte')
      const field = (name: string) => page.getByLabel(name, { exact: true })
      const add = async (name: string, email: string, password: string) => {
        await field('Son nom').fill(name)
        await field('Son e-mail').fill(email)
        await field('Votre mot de passe à vous').fill(password)
        await page.getByRole('button', { name: 'Ajouter son compte' }).click()
      }
      await add('Inès', site.account.email, site.account.password)
      await expect(field('Son e-mail')).toHaveAccessibleDescription(/a déjà un compte/)
      await add('Inès', 'ines@institut.example', 'ce-nest-pas-celui-la')
      await expect(field('Votre mot de passe à vous')).toHaveAccessibleDescription(/incorrect/)
      await expect(field('Son nom')).toHaveValue('Inès')
      await add('Inès', 'ines@institut.example', site.account.password)
      await expect(page.getByRole('heading', { name: /^Compte ajouté\s: Inès$/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ajouter son compte' })).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)
      const link = await page.locator('main code').innerText()
      // Sent again, as by a second press: it is said why not, and the link can be made anew.
      const again = { newName: 'Inès', newEmail: 'ines@institut.example', newProof: site.account.password }
      const answer = await page.request.post('/admin/compte', { form: again, headers: { origin: site.origin } })
      expect(answer.status()).toBe(400)
      expect(await answer.text()).toMatch(/un troisième est refusé[^]*Faire un lien pour Inès/)
      try {
        await forgetSession(page)
        await page.goto(link)
        await field('Nouveau mot de passe').fill(NEW)
        await field('Le nouveau, encore une fois').fill(NEW)
        await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
        await page.getByRole('link', { name: 'Aller à la connexion' }).click()
        await signIn(page, 'ines@institut.example', NEW)
        await expect(page).toHaveURL('/')
        await page.goto('/admin')
        await expect(page.getByText(/Inès\s: compte ajouté/).first()).toBeVisible()
      } finally {
        query(site, `delete from "user" where email = 'ines@institut.example'`)
      }
    })

    test('an administrator gives herself a name', async ({ page, site, faults }) => {
      faults.allow(/400.*\/admin\/compte/)
      await signIn(page, site.account.email, site.account.password)
      await expect(page).toHaveURL('/')
      await page.goto('/admin/compte')
      const name = page.getByLabel('Nom', { exact: true })
      await name.fill('  ')
      await page.getByRole('button', { name: 'Enregistrer le nom' }).click()
      await expect(name).toHaveAccessibleDescription(/doit être donné/)
      await expect(name).toBeFocused()
      await name.fill('Claire')
      await page.getByRole('button', { name: 'Enregistrer le nom' }).click()
      await expect(page.getByText(/C'est fait\s: l'historique/)).toBeFocused()
      await expect(name).toHaveValue('Claire')
      await page.goto('/admin')
      await expect(page.getByText(/Compte\s: Claire\./)).toBeVisible()
      await expect(page.getByText(/Claire\s: nom changé/).first()).toBeVisible()
    })

    test('an administrator changes the e-mail that she signs in with', async ({ page, site, faults }) => {
      faults.allow(/400.*\/admin\/compte/)
      await withSecond(site, async (account) => {
        await signIn(page, account.email, account.password)
        await expect(page).toHaveURL('/')
        await page.goto('/admin/compte')
        const email = page.getByLabel('E-mail', { exact: true })
        const proof = page.getByLabel('Votre mot de passe', { exact: true })
        const change = async (address: string, password: string) => {
          await email.fill(address)
          await proof.fill(password)
          await page.getByRole('button', { name: /^Enregistrer l'adresse/ }).click()
        }
        await expect(email).toHaveValue(account.email)
        await change(site.account.email, account.password)
        await expect(email).toHaveAccessibleDescription(/a déjà un compte/)
        await expect(email).toBeFocused()
        await change('claire@institut.example', 'ce-nest-pas-celui-la')
        await expect(proof).toHaveAccessibleDescription(/incorrect/)
        await expect(email).toHaveValue('claire@institut.example')
        await change('claire@institut.example', account.password)
        await expect(page.getByRole('status').first()).toContainText('claire@institut.example')
        await page.goto('/admin')
        await expect(page.getByText(/: adresse e-mail changée/).first()).toBeVisible()
        await forgetSession(page)
        await signIn(page, 'claire@institut.example', account.password)
        await expect(page).toHaveURL('/')
        await page.goto('/admin/compte')
        await change(account.email, account.password)
        await expect(page.getByRole('status').first()).toContainText(account.email)
      })
    })
  })
}

for (const width of [320, 1440])
  test(`nothing is cut off at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    for (const path of ['/admin/compte', '/login']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
