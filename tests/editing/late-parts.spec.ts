import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const FAILURE = "Cette partie de l'administration n'a pas pu être chargée. Vos textes sont gardés."
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILURE })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Administration du site' })

async function enter(page: Page, { account }: RunningSite): Promise<void> {
  await signIn(page, account.email, account.password)
  await expect(bar(page)).toBeVisible()
}

/** Has the file of a part fail, however often it is asked for, until it is healed. */
async function fail(page: Page, part: string): Promise<{ asked: () => number; heal: () => void }> {
  let count = 0
  let isHealed = false
  await page.route(new RegExp(`/${part}-[^/]*\\.js`), (route) => {
    count++
    return isHealed ? route.continue() : route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
  })
  return { asked: () => count, heal: () => void (isHealed = true) }
}

/** What is missing here keeps the page from coming alive. */
const NOT_ALIVE = { waitUntil: 'load' } as const

test.beforeEach(({ faults }) => faults.allow(/404|Failed to fetch|Failed to load|Chargement impossible|preload/))

test('an editor that does not load once is asked for again, and nothing is said', async ({ page, site }) => {
  await enter(page, site)
  const { asked, heal } = await fail(page, 'editor')
  const first = page.waitForEvent('console', (message) => message.text().includes('404'))
  await page.goto('/offres-du-moment', NOT_ALIVE)
  await first
  await page.waitForTimeout(300)
  const before = asked()
  heal()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  expect(asked()).toBeGreaterThan(before)
  await expect(failure(page)).toHaveCount(0)
})

test('an editor that does not load is said in its place, below what visitors read, and tried again on request', async ({
  page,
  site,
}) => {
  await enter(page, site)
  const { heal } = await fail(page, 'editor')
  await page.goto('/soins/maquillage', NOT_ALIVE)
  await expect(failure(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Maquillage' })).toBeVisible()
  await expect(page.locator('main details li').first()).toBeVisible()
  await expect(bar(page)).toBeVisible()
  heal()
  await failure(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test("the bar's own part that does not load leaves the page, and is said in view", async ({ page, site }) => {
  await enter(page, site)
  const { heal } = await fail(page, 'administration')
  await page.goto('/notre-centre', NOT_ALIVE)
  await expect(failure(page)).toBeInViewport({ timeout: 60_000 })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByText('Application Error')).toHaveCount(0)
  heal()
  await failure(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(bar(page)).toBeVisible()
})

test('a rich text whose editor does not load is there as HTML, and says so', async ({ page, site }) => {
  await enter(page, site)
  await fail(page, 'rich-text-editor')
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  await expect(failure(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/<p>/)
})

test('an editor that never comes is given up after 120 s', async ({ page, site }) => {
  await enter(page, site)
  await page.clock.install()
  await page.route(/\/editor-[^/]*\.js/, () => undefined)
  await page.goto('/offres-du-moment', NOT_ALIVE)
  await expect(bar(page)).toBeVisible()
  // All but the editor are there, so that none of them is given up with it; they took their own time of the 120 s.
  await expect(page.locator('[data-waiting]')).toHaveCount(1)
  await page.clock.runFor(100_000)
  await expect(failure(page)).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expect(failure(page)).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
})

test('a page that does not come alive says so after a while, and can be loaded again', async ({ page, site }) => {
  await enter(page, site)
  await page.route(/\/root-[^/]*\.js/, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }))
  await page.goto('/notre-centre', NOT_ALIVE)
  const note = page.getByText("Les outils d'administration ne se chargent pas")
  await expect(note).toBeHidden()
  await expect(note).toBeVisible({ timeout: 60_000 })
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(note).toHaveCount(0)
})
