import { expect, test } from '@playwright/test'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, sendChange } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const PATHS = ['/', '/soins', '/tarifs', '/plan-du-site', '/rendez-vous', '/notre-centre']
const WIDTHS = [390, 1440]

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('a menu and a foot of the page that are empty look right all the same', async ({ page }) => {
  const fields = { menu: [], espace: [], pied: [], bouton: '', accroche: '', cookies: '', droits: '' }
  const change = { intent: 'update', collection: 'navigation', id: FIXED_IDS.navigation, base: 1, fields } as const
  expect((await sendChange(site, await openSession(site), change)).status).toBe(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of PATHS) {
      await page.goto(site.origin + path)
      await expect(page.getByRole('banner').getByRole('link', { name: /, accueil$/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
    await expectAccessible(page)
  }
})
