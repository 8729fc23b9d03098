import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'

const MISSING = { introuvable: '/inconnu', 'soin-introuvable': '/soins/inconnu' }

for (const width of [390, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object)

    for (const [name, path] of Object.entries(VISITOR_ROUTES)) {
      test(name, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    for (const [name, path] of Object.entries(MISSING)) {
      test(name, async ({ page, site, faults }) => {
        faults.allow(new RegExp(`404.*${site.origin}${path}$`))
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test('login-refuse', async ({ page, site, faults }) => {
      faults.allow(/401.*login/)
      await signIn(page, site.account.email, 'ce-nest-pas-celui-la')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })

    test('admin, accueil-connecte', async ({ page, site }) => {
      await signIn(page, site.account.email, site.account.password)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Déconnexion', includeHidden: true })).not.toHaveCount(0)
      await expectAccessible(page)
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: "Page d'administration" })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('axe finds nothing in the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('summary[aria-label=Menu]').click()
  await page.locator('summary', { hasText: 'Nos soins' }).click()
  await expectAccessible(page)
})

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of Object.values(VISITOR_ROUTES)) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
