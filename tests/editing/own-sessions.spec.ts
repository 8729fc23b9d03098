import type { Browser, Page } from '@playwright/test'
import { openSession, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

// A site of its own: sessions are ended here.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const sessions = (page: Page) => page.getByRole('region', { name: 'Mes sessions' })
const journal = (page: Page) => page.getByRole('region', { name: 'Journal des connexions' })
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Déconnexion' }).first()

/** Signs in from another device. */
async function elsewhere(browser: Browser, { origin, account }: RunningSite, userAgent = IPHONE): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, userAgent, javaScriptEnabled: true })
  const page = await context.newPage()
  await signIn(page, account.email, account.password)
  await expect(signOutButton(page)).toBeVisible()
  return page
}

async function administration(page: Page, site: RunningSite): Promise<void> {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  await expect(sessions(page)).toBeVisible()
}

test.beforeEach(({ site }) => void query(site, 'delete from session'))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('another device is named in plain words, and put out at once', async ({ page, browser, site, faults }) => {
      faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/)
      const other = await elsewhere(browser, site)
      await administration(page, site)
      await expect(sessions(page).getByRole('listitem')).toHaveText([
        /^Chrome sur Linux.*Cette session.*Ouverte aujourd.hui/,
        /^Safari sur iPhone.*utilisée aujourd.hui/,
      ])
      await sessions(page)
        .getByRole('button', { name: /^Déconnecter Safari sur iPhone/ })
        .click()
      await expect(page).toHaveURL('/admin#mes-sessions')
      await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
      await expect(sessions(page)).toContainText("Aucun autre appareil n'est connecté")
      await expect(other.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
      await expect(journal(page).getByRole('listitem').first()).toContainText('session fermée depuis un autre appareil')
      await expect(signOutButton(page)).toBeVisible()
      await other.context().close()
    })
  })
}

test('all others are put out together, and nobody else’s', async ({ page, browser, site, faults }) => {
  faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/)
  await withSecond(site, async (account) => {
    const seconds = await openSession(site, account)
    const others = [await elsewhere(browser, site), await elsewhere(browser, site, 'Chrome/130.0')]
    await administration(page, site)
    await expect(sessions(page).getByRole('listitem')).toHaveCount(3)
    await sessions(page).getByRole('button', { name: 'Déconnecter toutes les autres' }).click()
    await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
    for (const other of others) {
      await expect(other.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
      await other.context().close()
    }
    expect((await fetch(`${site.origin}/api/session`, { headers: { cookie: seconds } })).status).toBe(200)
  })
})

test('nobody ends a session but its own account', async ({ site }) => {
  await withSecond(site, async (account) => {
    const own = await openSession(site)
    const foreign = await openSession(site, account)
    const [row] = query(
      site,
      `select session.id from session join "user" on "user".id = "userId" where email = ?`,
      site.account.email,
    )
    const end = (cookie: string, session: string | undefined, headers = {}) =>
      fetch(`${site.origin}/admin/sessions`, {
        method: 'POST',
        headers: { cookie, ...headers },
        body: new URLSearchParams(session === undefined ? {} : { session }),
        redirect: 'manual',
      })
    const id = String(row!['id'])
    const answers = [
      await end('', id),
      await end('', 'autres'),
      await end(foreign, id),
      await end(foreign, 'autres'),
      await end(own, id),
      await end(foreign, undefined),
      await end(own, 'autres', { 'Sec-Fetch-Site': 'cross-site' }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
      [303, '/login'],
      [303, '/login'],
      [303, '/admin#mes-sessions'],
      [303, '/admin#mes-sessions'],
      [303, '/admin#mes-sessions'],
      [400, null],
      [403, null],
    ])
    for (const cookie of [own, foreign])
      expect((await fetch(`${site.origin}/api/session`, { headers: { cookie } })).status).toBe(200)
    for (const [cookie, way] of [
      [own, '/admin'],
      ['', '/login'],
    ]) {
      const answer = await fetch(`${site.origin}/admin/sessions`, { headers: { cookie: cookie! }, redirect: 'manual' })
      expect(answer.headers.get('Location')).toBe(way)
    }
  })
})

test('the journal tells who came and who was refused', async ({ page, site, faults }) => {
  faults.allow(/401/)
  await signIn(page, 'personne@institut.example', 'ce-nest-pas-celui-la')
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(page, site.account.email, 'ce-nest-pas-celui-la')
  await expect(page.getByRole('alert')).toBeVisible()
  await administration(page, site)
  await expect(journal(page).getByRole('listitem')).toContainText([
    /Administration\s: connexion/,
    /Administration\s: mot de passe refusé/,
  ])
  await expect(journal(page)).toContainText(/ne correspondent à aucun compte\s:\s\d+, le dernier aujourd'hui/)
  await expect(journal(page)).not.toContainText('Compte inconnu')
  await expect(journal(page)).not.toContainText('@')
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page, browser, site, faults }) => {
    faults.allow(/401/)
    await page.setViewportSize({ width, height: 9000 })
    // Before the first page: Chromium reports a page change whose motion is refused on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await elsewhere(browser, site)
    await signIn(page, site.account.email, 'ce-nest-pas-celui-la')
    await expect(page.getByRole('alert')).toBeVisible()
    await administration(page, site)
    await expect(page.getByRole('button', { name: 'Ajouter un membre' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
