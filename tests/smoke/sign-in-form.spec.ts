import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the form says what it needs, and what was wrong', async ({ page, site, faults }) => {
      faults.allow(/401/)
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: "Connexion de l'équipe" }).click()
      await expect(page).toHaveURL('/login')
      await expect(page.getByText('Les deux champs sont obligatoires.')).toBeVisible()
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
        /Au format prenom@exemple\.fr/,
      )
      for (const field of ['E-mail', 'Mot de passe']) {
        await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('required', '')
        await expect(page.getByLabel(field, { exact: true })).not.toHaveAttribute('aria-invalid')
      }
      await signIn(page, site.account.email, 'ce-nest-pas-celui-la')
      for (const field of ['E-mail', 'Mot de passe']) {
        await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(/mot de passe incorrect/)
      }
      if (javaScriptEnabled) await expectAccessible(page)
    })

    test('what is typed as a password is shown at will, where there is script', async ({ page }) => {
      await page.goto('/login')
      const password = page.getByLabel('Mot de passe', { exact: true })
      const reveal = page.getByRole('button', { name: 'Afficher le mot de passe' })
      if (!javaScriptEnabled) return expect(reveal).toBeHidden()
      await expect(reveal).toHaveAccessibleDescription('Mot de passe')
      await password.fill('trois mots')
      await reveal.press('Enter')
      await expect(password).toHaveAttribute('type', 'text')
      await expect(password).toHaveValue('trois mots')
      await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
      await expect(password).toHaveAttribute('type', 'password')
      await expect(page).toHaveURL('/login')
    })
  })
}
