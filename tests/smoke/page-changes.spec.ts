import { openSession } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

test('pages slide in the direction of the navigation, and not for reduced motion', async ({ page }) => {
  const slide = async (from: string, to: string) => {
    await page.goto(from)
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      link.textContent = 'aller'
      document.querySelector('main')!.prepend(link)
    }, to)
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const names = document
            .getAnimations()
            .map((animation) => (animation as CSSAnimation).animationName)
            .filter((name) => /leave|enter/.test(name))
          Object.assign(globalThis, { slides: names.sort().join() })
        })
      })
    })
    await page.getByRole('link', { name: 'aller', exact: true }).click()
    await page.waitForURL(to)
  }
  const slides = () => page.evaluate(() => (globalThis as unknown as { slides?: string }).slides)
  for (const [from, to, expected] of [
    ['/nos-produits', '/notre-centre', 'enter-right,leave-left'],
    ['/notre-centre', '/nos-produits', 'enter-left,leave-right'],
    ['/', '/cgv', 'enter-right,leave-left'],
  ] as const) {
    await slide(from, to)
    await expect.poll(slides).toBe(expected)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slide('/nos-produits', '/notre-centre')
  await page.waitForTimeout(700)
  expect(await slides()).toBeUndefined()
})

test('a page arrives without a word where nothing tells where one comes from, as in Safari 18.2 to 26.1', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'navigation'))
  await page.goto('/nos-produits')
  await expect(page.locator('[data-below]')).toHaveCount(0)
  expect(await page.evaluate(() => 'navigation' in globalThis)).toBe(false)
  const arrived = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales', exact: true }).click()
  await arrived
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})

test('each page asks for it within itself, before any style sheet has come', async ({ site }) => {
  for (const headers of [{}, { cookie: await openSession(site) }]) {
    const html = await (await fetch(`${site.origin}/mentions-legales`, { headers })).text()
    const asked = html.indexOf('@view-transition')
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(html.indexOf('rel="stylesheet"'))
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no page of an administrator asks too late', async ({ page, site }) => {
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    for (let time = 0; time < 4; time++) {
      await page.goto('/historique')
      await page.getByRole('button', { name: 'Afficher' }).click()
      await expect(page).toHaveURL(/par=/)
    }
  })
})
