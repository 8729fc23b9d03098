import type { BrowserContext, Page } from '@playwright/test'
import { runAdmin, withSecond } from '../support/administrator.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own: sessions end and accounts are disabled here.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const TREATMENT = '/soins/soins-des-mains'

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Déconnexion' }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Votre session est terminée' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' }).click()

async function administrator(page: Page, { account }: RunningSite, { email, password } = account): Promise<void> {
  await signIn(page, email, password)
  await expect(signOutButton(page)).toBeVisible()
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Opens the title of a treatment, and types over it. */
async function edit(page: Page, title: string): Promise<void> {
  await page.goto(TREATMENT)
  await page.getByRole('button', { name: 'Modifier le titre' }).click()
  await titleField(page).fill(title)
}

const endSessions = (site: RunningSite) => query(site, 'delete from session')

async function password(page: Page, word: string): Promise<void> {
  await dialog(page).getByLabel('Mot de passe').fill(word)
  await dialog(page).getByRole('button', { name: 'Se connecter' }).click()
}

const titleFor = async (page: Page, site: RunningSite) => {
  const html = await (await fetch(site.origin + TREATMENT)).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
}

test('signing out in one tab makes every other one a visitor’s', async ({ page, context, site, faults }) => {
  faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/)
  await administrator(page, site)
  const others = [await open(context, '/cgv'), await open(context, TREATMENT)]
  await expect(others[1]!.getByRole('button', { name: 'Modifier le titre' })).toBeVisible()
  await expect(others[0]!.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()
  await signOutButton(page).click()
  for (const other of [page, ...others]) await expect(other.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
  await expect(others[1]!.getByRole('button', { name: 'Modifier le titre' })).toHaveCount(0)
})

test('signing in is seen by every open tab', async ({ page, context, site }) => {
  const others = [await open(context, '/cgv'), await open(context, TREATMENT)]
  await administrator(page, site)
  for (const other of others) await expect(signOutButton(other)).toBeVisible()
  await expect(others[1]!.getByRole('button', { name: 'Modifier le titre' })).toBeVisible()
})

test.describe('a session that ends in the middle of an edit', () => {
  test.beforeEach(({ faults }) => faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/))

  test('asks for the password over the page, goes on, and the text is saved', async ({ page, site }) => {
    await administrator(page, site)
    const title = `Soins des mains ${Date.now()}`
    await edit(page, title)
    endSessions(site)
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByLabel('E-mail')).toHaveValue(site.account.email)
    // The keyboard stays with the text that is being typed.
    await expect(titleField(page)).toBeFocused()
    await password(page, 'ce-nest-pas-celui-la')
    await expect(dialog(page)).toContainText('Erreur de connexion : ')
    await password(page, site.account.password)
    await expect(dialog(page)).toBeHidden()
    await expect(titleField(page)).toHaveValue(title)
    await save(page)
    await expect(page.getByText('Enregistré')).toBeVisible()
    expect(await titleFor(page, site)).toBe(title)
  })

  test('is found by the save, which then goes on by itself', async ({ page, context, site, faults }) => {
    faults.allow(/api\/live/)
    await context.route('**/api/live', (route) => route.abort())
    await administrator(page, site)
    const title = `Soins des mains ${Date.now()}`
    await edit(page, title)
    endSessions(site)
    await save(page)
    await expect(dialog(page).getByLabel('Mot de passe')).toBeFocused()
    // Longer than a save may take before the network is said to be slow.
    await page.waitForTimeout(4500)
    await expect(page.getByText('Enregistrement…')).toHaveCount(1)
    await expect(page.getByText(/Le réseau est lent/)).toHaveCount(0)
    await password(page, site.account.password)
    await expect(page.getByText('Enregistré')).toBeVisible()
    expect(await titleFor(page, site)).toBe(title)
  })

  test('is found by a move, which waits for the password and is then made', async ({ page, site }) => {
    await administrator(page, site)
    await page.goto(TREATMENT)
    const second = page.locator('#tarifs [data-row]').nth(1)
    const name = await second.innerText()
    endSessions(site)
    await second.getByRole('button', { name: 'Monter' }).click()
    await expect(dialog(page)).toBeVisible()
    // Where nothing waits, the page is a visitor's by then.
    await page.waitForTimeout(3000)
    const made = page.waitForResponse((answer) => answer.url().endsWith('/api/changes') && answer.ok())
    await password(page, site.account.password)
    await expect(dialog(page)).toBeHidden()
    await made
    await page.reload()
    await expect(page.locator('#tarifs [data-row]').first()).toHaveText(name, { useInnerText: true })
  })

  test('leaves a step of the assistant where it is typed, and it is saved', async ({ page, site }) => {
    await administrator(page, site)
    await page.goto('/bienvenue/institut')
    await page.getByLabel("Nom de l'institut").fill('Institut des Mots')
    endSessions(site)
    await expect(dialog(page)).toBeVisible()
    await page.getByLabel('Ville').pressSequentially('Sélestat')
    await password(page, site.account.password)
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
    await expect(page).toHaveURL(/\/bienvenue\/horaires/)
    await page.goto('/bienvenue/institut')
    await expect(page.getByLabel('Ville')).toHaveValue('Sélestat')
  })

  for (const [path, label] of [
    ['/bienvenue/institut', "Nom de l'institut"],
    [`${TREATMENT}?modifier=categories/soins-des-mains/title`, 'Titre'],
  ] as const)
    test(`${path}: what was typed before React came is kept as well`, async ({ page, site }) => {
      await administrator(page, site)
      const react = await holdRequests(page, /\/entry\.client-[^/]*\.js/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByLabel(label, { exact: true }).fill('Tapé trop tôt')
      endSessions(site)
      await react.release()
      await expect(dialog(page)).toBeVisible()
      await password(page, site.account.password)
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('Tapé trop tôt')
    })

  test('may be left for later: the text is kept, and only a save asks again', async ({ page, site, faults }) => {
    faults.allow(/Enregistrement impossible/)
    await administrator(page, site)
    const before = await titleFor(page, site)
    await edit(page, 'Plus tard')
    endSessions(site)
    await dialog(page).getByRole('button', { name: 'Plus tard' }).click()
    await expect(dialog(page)).toBeHidden()
    // Long enough for the page to have asked for its session again.
    for (let i = 0; i < 3; i++) await page.evaluate(async () => (await fetch('/api/session')).status)
    await expect(dialog(page)).toBeHidden()
    await titleField(page).fill('Plus tard encore')
    await save(page)
    await dialog(page).getByRole('button', { name: 'Plus tard' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Votre texte est gardé.' })).toContainText(
      'Votre session est terminée.',
    )
    await expect(page.getByRole('button', { name: 'Sauvegarder' })).toBeFocused()
    await expect(titleField(page)).toHaveValue('Plus tard encore')
    expect(await titleFor(page, site)).toBe(before)

    page.once('dialog', (leaving) => void leaving.accept())
    await signIn(page, site.account.email, site.account.password)
    await expect(signOutButton(page)).toBeVisible()
    await page.goto(TREATMENT)
    await expect(titleField(page)).toHaveValue('Plus tard encore')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  })

  test('goes on by itself once another tab has signed in', async ({ page, context, site }) => {
    await administrator(page, site)
    const title = `Soins des mains ${Date.now()}`
    await edit(page, title)
    endSessions(site)
    await expect(dialog(page)).toBeVisible()
    await administrator(await context.newPage(), site)
    await expect(dialog(page)).toBeHidden()
    await save(page)
    await expect(page.getByText('Enregistré')).toBeVisible()
    expect(await titleFor(page, site)).toBe(title)
  })
})

test('a disabled account is out in every tab within seconds, and its text is kept', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.allow(/status 40[13]: .*\/api\/|\((Unauthorized|Forbidden)\)/)
  await withSecond(site, async (account) => {
    await administrator(page, site, account)
    const editing = await context.newPage()
    await edit(editing, 'Jamais enregistré')
    const reading = await open(context, '/cgv')
    await expect(reading.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()
    await runAdmin(site, ['disable', '--email', account.email])
    for (const tab of [page, reading]) await expect(tab.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
    await expect(dialog(editing)).toBeVisible()
    await password(editing, account.password)
    await expect(dialog(editing)).toContainText('Erreur de connexion : ce compte est désactivé.')
    await dialog(editing).getByRole('button', { name: 'Plus tard' }).click()
    await expect(titleField(editing)).toHaveValue('Jamais enregistré')
    expect(await titleFor(editing, site)).not.toBe('Jamais enregistré')
  })
})

test('a sign-out that fails is logged, and the page stays as it is', async ({ page, site, faults }) => {
  faults.allow(/Erreur lors de la déconnexion|deconnexion|ERR_FAILED/)
  await administrator(page, site)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/admin/compte')
  await page.route('**/deconnexion', (route) => route.abort())
  await expect(page.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()
  await signOutButton(page).click()
  await expect.poll(() => logged.join('\n')).toContain('Erreur lors de la déconnexion')
  await expect(signOutButton(page)).toBeVisible()
  // Another form is sent all the same, and at once.
  await page.getByRole('button', { name: 'Enregistrer le nom' }).click()
  await expect(page).toHaveURL('/admin/compte?fait=nom')
  await page.unroute('**/deconnexion')
  await signOutButton(page).click()
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
})

test('a sign-out before the page has loaded whole goes home all the same', async ({ page, site, faults }) => {
  faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/)
  await administrator(page, site)
  const late = Promise.withResolvers<undefined>()
  await page.route('**/late.svg', async (route) => {
    await late.promise
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.addInitScript(() => {
    if (location.pathname === '/cgv') new Image().src = '/late.svg'
  })
  // What the page asks of its session once it has loaded is answered between the sign-out and the home page.
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/session'))
  const home = page.waitForRequest(`${site.origin}/`)
  await page.route('**/deconnexion', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    late.resolve(undefined)
    await asked
    await route.fulfill({ response })
  })
  await page.route('**/api/session', async (route) => {
    await home
    await route.continue()
  })
  await page.route(`${site.origin}/`, async (route) => {
    await (await asked).response()
    await page.waitForTimeout(500)
    await route.continue().catch(() => undefined)
  })
  await page.goto('/cgv', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Voir comme en visite' })).toBeVisible()
  await signOutButton(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
})

test('the page knows the signed-in user by the fields of the specification, and nothing secret', async ({
  page,
  context,
  site,
}) => {
  await administrator(page, site)
  interface Hydrated {
    page: { matches: { loaderData: { viewer: unknown } }[] }
  }
  await expect(page.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()
  const viewer = await page.evaluate(() => (globalThis as unknown as Hydrated).page.matches[0]!.loaderData.viewer)
  const [user] = query(site, 'select id from "user" where email = ?', site.account.email)
  const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(viewer).toEqual({
    user: {
      uid: user!['id'],
      displayName: 'Administration',
      photoURL: null,
      email: site.account.email,
      emailVerified: false,
      phoneNumber: null,
      tenantId: null,
      isAnonymous: false,
      providers: ['password'],
      creationTime: moment,
      lastSignInTime: moment,
    },
    session: { id: expect.any(String), expiresAt: moment, now: moment },
  })
  const html = await page.content()
  for (const { value } of await context.cookies()) expect(html).not.toContain(decodeURIComponent(value).split('.')[0])
  for (const { token } of query(site, 'select token from session')) expect(html).not.toContain(token)
  expect((await context.cookies()).every(({ httpOnly }) => httpOnly)).toBe(true)
})
