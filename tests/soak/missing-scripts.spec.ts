import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { isScript } from '../support/scripts.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

test.describe.configure({ timeout: 600_000 })

const PAGE = '/soins/maquillage'

/** What stands at the address of a script that does not come as it should. */
const FAULTS = {
  missing: { status: 404, contentType: 'text/plain', body: '' },
  broken: { status: 200, contentType: 'text/javascript', body: 'export default }{' },
}

/** Every script that a page asks for until a price can be changed. */
async function scriptsOf(page: Page, site: RunningSite): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (isScript(request)) scripts.add(new URL(request.url()).pathname)
  })
  await enter(page, site.account)
  await page.goto(PAGE, { waitUntil: 'load' })
  await page.locator('#questions li[data-row] button[data-edit]').last().click()
  await expect(page.getByLabel('Question', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return [...scripts]
}

for (const [fault, answer] of Object.entries(FAULTS))
  test(`a price can be changed with each script in turn ${fault}`, async ({ page, site, browser, faults }) => {
    faults.allow(/404|Failed|Chargement impossible|preload|SyntaxError|Unexpected|Importing/)
    const scripts = await scriptsOf(page, site)
    expect(scripts.length).toBeGreaterThan(5)
    const state = await page.context().storageState()
    for (const script of scripts) {
      const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR', storageState: state })
      const other = await context.newPage()
      await other.route(`**${script}`, (route) => route.fulfill(answer))
      await other.goto(PAGE)
      const edit = other
        .locator('li[data-row]', { has: other.getByText('Réserver') })
        .first()
        .locator('[data-edit]')
      await edit.click()
      await expect(other.getByLabel('Lien (facultatif)'), script).toBeVisible()
      await expect(other.getByRole('heading', { level: 1 }), script).toHaveText('Maquillage')
      await expect(other.getByText('Application Error'), script).toHaveCount(0)
      await context.close()
    }
  })
