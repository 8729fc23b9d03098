import { spawnSync } from 'node:child_process'
import { cleanEnvironment } from '../support/environment.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an administrator signs in, sees the way out on every page, and leaves', async ({ page, site, faults }) => {
      // The page that she leaves may still ask for the news of a session that is over.
      faults.allow(/401.*\/api\/(?:live|session|documents)/)
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
      await page.goto('/admin')
      await expect(page).toHaveURL('/login')
      await signIn(page, site.account.email, site.account.password)
      await expect(page).toHaveURL('/')
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: "Page d'administration" })).toBeVisible()
      const answer = await page.goto('/cgv')
      expect(answer!.headers()['cache-control']).toContain('no-store')
      await page.getByRole('button', { name: 'Déconnexion' }).first().click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
      await page.goto('/admin')
      await expect(page).toHaveURL('/login')
    })

    test('a wrong password is said in French, and the e-mail is kept', async ({ page, site, faults }) => {
      faults.allow(/401/)
      await signIn(page, site.account.email, 'ce-nest-pas-celui-la')
      await expect(page.getByRole('alert')).toContainText('Erreur de connexion : ')
      await expect(page.getByLabel('E-mail')).toHaveValue(site.account.email)
      await expect(page.getByLabel('Mot de passe')).toHaveValue('')
    })
  })
}

test('an account disabled from the command line is out at its next request', async ({ page, site }) => {
  const admin = (...args: string[]) =>
    spawnSync(process.execPath, ['commands/admin.ts', ...args], {
      env: { ...cleanEnvironment(), ...site.place },
      input: 'une phrase assez longue\n',
      encoding: 'utf8',
    })
  const email = 'seconde@institut.example'
  expect(admin('add', '--email', email, '--name', 'Seconde', '--password-stdin').status).toBe(0)
  await signIn(page, email, 'une phrase assez longue')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Déconnexion' }).first()).toBeVisible()
  // An open page would hear of it, and go by itself.
  await page.goto('about:blank')
  expect(admin('disable', '--email', email).status).toBe(0)
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
  admin('remove', '--email', email)
})

test('without a network the form says so, and keeps what was typed', async ({ page, context, site }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(site.account.email)
  await page.getByLabel('Mot de passe').fill(site.account.password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText(/Erreur de connexion\s: pas de réseau/)
  await expect(page.getByLabel('Mot de passe')).toHaveValue(site.account.password)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/')
})
