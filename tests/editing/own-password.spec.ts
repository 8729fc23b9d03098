import { openSession, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { forgetSession, signIn } from '../support/sign-in.ts'

// A site of its own: sessions end here.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const NEW = 'trois lampes sous la pluie'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an administrator changes her password, which ends her other sessions', async ({ page, site, faults }) => {
      faults.allow(/40[01].*(\/admin\/mot-de-passe|\/login)/)
      await withSecond(site, async (account) => {
        const elsewhere = await openSession(site, account)
        const answers = () => fetch(`${site.origin}/api/session`, { headers: { cookie: elsewhere } })
        expect((await answers()).status).toBe(200)
        await signIn(page, account.email, account.password)
        await expect(page).toHaveURL('/')
        await page.goto('/admin')
        await page.getByRole('link', { name: 'Changer mon mot de passe' }).click()
        const change = async (old: string, wanted: string, again = wanted) => {
          await page.getByLabel('Mot de passe actuel').fill(old)
          await page.getByLabel('Nouveau mot de passe').fill(wanted)
          await page.getByLabel('Le nouveau, encore une fois').fill(again)
          await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
        }
        const refusal = page.getByRole('alert').first()
        const field = (name: string) => page.getByLabel(name)
        const isRefused = async (name: string, words: string | RegExp) => {
          await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
          await expect(field(name)).toHaveAccessibleDescription(words)
          await expect(field(name)).toBeFocused()
          await expect(page.locator('[aria-invalid]')).toHaveCount(1)
        }
        await change('ce-nest-pas-celui-la', NEW)
        await expect(refusal).toContainText('Ce mot de passe est incorrect.')
        await isRefused('Mot de passe actuel', 'Ce mot de passe est incorrect.')
        // What was right need not be typed again.
        await expect(field('Nouveau mot de passe')).toHaveValue(NEW)
        await expect(field('Le nouveau, encore une fois')).toHaveValue(NEW)
        await change(account.password, 'password123456')
        await expect(refusal).toContainText('trop courant')
        await isRefused('Nouveau mot de passe', /trop facile à deviner/)
        await expect(field('Mot de passe actuel')).toHaveValue(account.password)
        await change(account.password, NEW, `${NEW}s`)
        await expect(refusal).toContainText('ne sont pas les mêmes')
        await isRefused('Le nouveau, encore une fois', /ne sont pas les mêmes/)
        await expect(field('Nouveau mot de passe')).toHaveValue(NEW)
        await change(account.password, account.password)
        await expect(refusal).toContainText('que vous avez déjà')
        expect((await answers()).status).toBe(200)
        await change(account.password, NEW)
        const done = page.getByRole('status').first()
        await expect(done).toContainText("C'est fait")
        await expect(done).toBeFocused()
        await page.reload()
        await expect(done).toContainText("C'est fait")
        await expect(field('Mot de passe actuel')).toHaveValue('')
        expect((await answers()).status).toBe(401)
        await page.goto('/admin')
        await expect(page.getByText(/: mot de passe changé/).first()).toBeVisible()

        await forgetSession(page)
        await signIn(page, account.email, account.password)
        await expect(page.getByRole('alert').first()).toContainText('e-mail ou mot de passe incorrect')
        await signIn(page, account.email, NEW)
        await expect(page).toHaveURL('/')
      })
    })
  })
}

for (const width of [390, 1440])
  test(`axe finds nothing at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    await page.goto('/admin/mot-de-passe')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
