import type { Page } from '@playwright/test'
import { alive, openEarly } from '../support/early.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

/** React says that the page was not as the server has written it. */
const MISMATCH = /error #4(?:18|23|25)/

test('a price that is looked for before the page is alive is found, and the page stays', async ({ page, site }) => {
  const release = await openEarly(page, site, '/tarifs')
  await page.getByLabel('Chercher un tarif').pressSequentially('½ jambes')
  const count = page.getByRole('status').filter({ hasText: 'prix' })
  await expect(count).toHaveText('2 prix')
  await release()
  await alive(page)
  await expect(page.getByLabel('Chercher un tarif')).toHaveValue('½ jambes')
  await expect(page.locator('#tarifs li:visible')).toHaveCount(2)
  await expect(count).toHaveText('2 prix')
  await page.getByLabel('Chercher un tarif').fill('')
  await expect(count).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifier plusieurs prix' }).click()
  await expect(page.getByRole('form', { name: 'Modifier plusieurs prix' })).toBeVisible()
})

/** Texts are wrapped, as a translation, or what finds telephone numbers in a page, does it. */
const wrapTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found.filter(
      ({ data, parentElement }) => data.trim() && !parentElement!.closest('script, style'),
    )) {
      const wrapped = document.createElement('font')
      wrapped.textContent = text.data
      text.replaceWith(wrapped)
    }
  })

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, color } = getComputedStyle(document.querySelector('h1')!)
    return [fontFamily, color, getComputedStyle(document.body).backgroundColor, document.fonts.size]
  })

for (const path of [
  '/',
  '/tarifs',
  '/soins/maquillage',
  '/offres-du-moment',
  '/actualites',
  '/nos-expertes',
  '/admin',
  '/historique',
])
  test(`${path} is whole, and works, where something else has changed it before it is alive`, async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(MISMATCH)
    const release = await openEarly(page, site, path)
    await expect(page.locator('h1')).toBeVisible()
    const before = await lookOf(page)
    await wrapTexts(page)
    await release()
    await alive(page)
    await expect(page.locator('h1 font')).toHaveCount(0)
    expect(await lookOf(page)).toEqual(before)
    await page.locator('summary').filter({ hasText: 'Administration' }).click()
    await expect(page.getByRole('link', { name: 'Historique' }).first()).toBeVisible()
  })

test('what is edited is neither translated nor made links of by the browser; what is read may be', async ({
  page,
  site,
}) => {
  const html = page.locator('html')
  await page.goto('/')
  await expect(html).not.toHaveAttribute('translate')
  await expect(page.locator('meta[name=format-detection]')).toHaveCount(0)
  await enter(page, site.account)
  await page.goto('/')
  await expect(html).toHaveAttribute('translate', 'no')
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', /telephone=no/)
})

test('a question opened before the page is alive stays open', async ({ page, site }) => {
  const release = await openEarly(page, site, '/soins/soins-du-visage')
  const question = page.locator('main details[data-kind=entry]').first()
  await question.locator('summary').click()
  await release()
  await alive(page)
  await expect(page.locator('main [data-waiting]')).toHaveCount(0)
  await expect(question).toHaveAttribute('open')
})
