import { test, type BrowserContext, type Page } from '@playwright/test'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The session of an earlier journey of this worker by site and account, and the journey that has it now. */
const kept = new Map<string, { cookies: Cookies; journey: string }>()

/** Fills in the sign-in form of a site and sends it; `origin` is for a site behind another address. */
export async function signIn(page: Page, email: string, password: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/**
 * Signs in where that is not what a journey is about: the browser has its session, and shows no page yet. A journey's first
 * browser takes over the session of the one before where it still stands, for a password takes long to check; each other has its own.
 */
export async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const context = page.context()
  const journey = test.info().testId
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const key = `${origin} ${email}`
  const earlier = kept.get(key)
  if (earlier && earlier.journey !== journey) {
    kept.delete(key)
    await context.addCookies(earlier.cookies)
    const answer = await page.request.get('/api/session')
    if (answer.ok()) return void kept.set(key, { cookies: earlier.cookies, journey })
    await context.clearCookies()
  }
  // A second page of a browser: signing in anew would end the session under the first.
  if ((await context.cookies(origin)).length > 0) {
    const now = await page.request.get('/api/session')
    if (now.ok() && ((await now.json()) as { user: { email: string } }).user.email === email) return
  }
  const answer = await page.request.post('/api/session', { data: { email, password } })
  if (answer.status() !== 204) throw new Error(`No session: ${answer.status()} ${await answer.text()}`)
  if (!kept.has(key)) kept.set(key, { cookies: await context.cookies(origin), journey })
}

/** Takes the session from a browser that shows no page of it: one that is open would leave by itself. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.context().clearCookies()
}
