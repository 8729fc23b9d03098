import { expect, test, type Page } from '@playwright/test'
import { readDocument, sendChange } from '../support/administrator.ts'
import { useClockedSite } from '../support/clocked-site.ts'
import { planChange } from '../support/planned.ts'
import type { RunningSite } from '../support/site.ts'
import type { Fields } from '../../app/lib/json.ts'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'

let site: RunningSite
let cookie: string
let setAhead: (ahead: number) => Promise<void>

useClockedSite((given) => ({ site, cookie, setAhead } = given))

async function setTime(page: Page, moment: string) {
  await setAhead(Date.parse(moment) - Date.now())
  await page.clock.setFixedTime(moment)
}

/** What is not in view has words as well. */
const words = (page: Page) => page.locator('body > header, main').allTextContents()

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** What a page says to whoever comes back to it at a moment is what it says to whoever opens it then. */
async function expectRenewed(page: Page, path: string, opened: string, back: string) {
  await setTime(page, opened)
  await page.goto(site.origin + path)
  const before = await words(page)
  await setTime(page, back)
  // A browser that has nothing of before.
  const fresh = await page.context().browser()!.newPage()
  await fresh.goto(site.origin + path)
  const now = await words(fresh)
  expect(now).not.toEqual(before)
  await comeBack(page)
  await expect.poll(() => words(page)).toEqual(now)
  await fresh.close()
}

// Beside the hours of the first content, of which Sunday has none, a Monday of which the hours are not known.
test.beforeEach(async () => {
  const { version, horaires } = await readDocument<{ horaires: object }>(site, cookie, 'centres', FIXED_IDS.centres)
  const fields = {
    horaires: { ...horaires, lundi: 'Sur rendez-vous' },
    exceptions: [
      { id: 'a', du: '2099-12-15', horaires: '', motif: '' },
      { id: 'b', du: '2099-12-22', horaires: '9h - 11h', motif: '' },
    ],
  }
  await sendChange(site, cookie, {
    intent: 'update',
    collection: 'centres',
    id: FIXED_IDS.centres,
    base: version,
    fields,
  })
})

for (const path of ['/', '/notre-centre', '/rendez-vous', '/nos-produits', '/nos-expertes', '/soins/maquillage'])
  test(`whoever comes back to ${path} another day reads what is so of the hours`, async ({ page }) => {
    const [saturday, sunday, monday, tuesday, wednesday] = ['12', '13', '14', '15', '16'].map(
      (day) => `2099-12-${day}T09:00:00Z`,
    ) as [string, string, string, string, string]
    await expectRenewed(page, path, saturday, sunday)
    await expectRenewed(page, path, sunday, monday)
    await expectRenewed(page, path, monday, tuesday)
    await expectRenewed(page, path, tuesday, wednesday)
  })

test('the evening before, hours that are planned for the day are said of it', async ({ page }) => {
  const { version, horaires } = await readDocument<{ horaires: Fields }>(site, cookie, 'centres', FIXED_IDS.centres)
  const hours = { horaires: { ...horaires, jeudi: '' } }
  const of = { collection: 'centres', id: FIXED_IDS.centres, base: version } as const
  await planChange(site, cookie, { intent: 'update', ...of, fields: hours }, '2099-12-17T00:00')
  await setTime(page, '2099-12-16T19:00:00Z')
  for (const path of ['/', '/notre-centre', '/rendez-vous']) {
    await page.goto(site.origin + path)
    await expect(page.getByText('Ouvre vendredi à 9 h').first()).toBeAttached()
    await expect(page.getByText('Ouvre demain')).toHaveCount(0)
  }
  const thursday = page.locator('[data-now="week"] > div').filter({ hasText: 'Jeudi' })
  await expect(thursday).toContainText('Fermé')
})

test('whoever comes back to a page within its first minute reads what is so as well', async ({ page }) => {
  await setTime(page, '2099-12-16T10:59:05Z')
  await page.goto(`${site.origin}/notre-centre`)
  await expect(page.getByRole('main')).toContainText("Ouvert jusqu'à 12 h")
  await setTime(page, '2099-12-16T11:00:10Z')
  await comeBack(page)
  await expect(page.getByRole('main')).toContainText('Ouvre à 14 h')
})
