import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from './held-requests.ts'
import { enter } from './sign-in.ts'
import type { RunningSite } from './site.ts'

/** Opens a page, signed in, whose React is on its way until the function that it gives is called. */
export async function openEarly(page: Page, site: RunningSite, path: string): Promise<() => Promise<void>> {
  await enter(page, site.account)
  const { asked, release } = await holdRequests(page, '**/entry.client-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  await expect.poll(asked).toBe(1)
  return release
}

/** Waits until React has taken over what an administrator reads. */
export const alive = (page: Page) =>
  expect(page.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()

/** Waits until React has taken a control over: before, the browser says itself that there is no network. */
export const takenOver = (control: Locator) =>
  expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
