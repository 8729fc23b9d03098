import { expect, type Page } from '@playwright/test'
import { isScript } from './scripts.ts'

/**
 * Holds every request back that matches, until those held so far are released. A script that was released is there: it is
 * run after it was fetched, which asks for it once more where a journey keeps the browser from keeping files.
 */
export async function holdRequests(page: Page, pattern: string | RegExp) {
  const held: (() => void)[] = []
  const scripts = new Set<string>()
  let count = 0
  await page.route(pattern, async (route) => {
    const url = route.request().url()
    if (scripts.has(url)) return route.continue()
    count++
    await new Promise<void>((done) => held.push(done))
    if (isScript(route.request())) scripts.add(url)
    await route.continue()
  })
  return {
    /** How many were asked for. */
    asked: () => count,
    /** Lets those held go on, once there is one: a slow page asks later than the journey. */
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.splice(0).forEach((done) => done())
    },
  }
}

/** Lets the next save through, and loses its answer. */
export const loseAnswer = (page: Page) =>
  page.route(
    '**/api/changes',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** What a journey meets whose answer was lost. */
export const LOST_ANSWER = /ERR_FAILED|^failed: .*\/api\/|^console: Enregistrement impossible .* network/
