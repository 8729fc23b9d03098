import type { Page } from '@playwright/test'

/** Fills in the sign-in form of a site and sends it; `origin` is for a site behind another address. */
export async function signIn(page: Page, email: string, password: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs in where that is not what a journey is about: the browser has its session, and shows no page yet. */
export async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/session', { data: { email, password } })
  if (answer.status() !== 204) throw new Error(`No session: ${answer.status()} ${await answer.text()}`)
}

/** Takes the session from a browser that shows no page of it: one that is open would leave by itself. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.context().clearCookies()
}
