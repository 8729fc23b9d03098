import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { withSecond, type SECOND } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test as base } from '../support/journey.ts'
import { pressTwice } from '../support/press-twice.ts'
import { readRecoveryCodes } from '../support/recovery-codes.ts'
import { forgetSession, signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

/** At a name: browsers make no passkey for an address in figures. */
const test = base.extend({
  site: ({ site }, use) => use({ ...site, origin: site.origin.replace('127.0.0.1', 'localhost') }),
})

// A site of its own: sessions end here.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const NAME = 'Téléphone de Claire'

/** What its script may weigh on the page that asks for a passkey, compressed. */
const SCRIPT = 3 * 1024

const useButton = (page: Page) => page.getByRole('button', { name: "Utiliser une clé d'accès" })

/** Gives a page's browser a telephone that says yes to everything. */
async function giveTelephone(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function begin(page: Page, { password }: typeof SECOND) {
  // Its form needs no script, and a journey may hold them back.
  await page.goto('/admin/cles', { waitUntil: 'commit' })
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click()
  await expect(page.getByRole('heading', { name: 'Créer la clé' })).toBeVisible()
}

/** Signs in, and adds a first key. Returns the recovery codes. */
async function addKey(page: Page, account: typeof SECOND): Promise<string[]> {
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/')
  await begin(page, account)
  await page.getByLabel('Nom de la clé').fill(NAME)
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  return readRecoveryCodes(page)
}

async function givePassword(page: Page, { email, password }: typeof SECOND) {
  await forgetSession(page)
  await signIn(page, email, password)
  await expect(page.getByLabel('Code de secours')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
}

test('a key is added, opens the site, and is taken away', async ({ page, site, faults }) => {
  faults.allow(/400.*\/admin\/cles/)
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    await addKey(page, account)
    await givePassword(page, account)
    await expect(useButton(page)).toBeFocused()
    await useButton(page).click()
    await expect(page).toHaveURL('/')

    await page.goto('/admin')
    await expect(page.getByText(/Clés d'accès\s: 1\./)).toBeVisible()
    await expect(page.getByText(/: clé d'accès ajoutée/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Les gérer' }).click()
    await expect(page.getByText(/^Ajoutée aujourd'hui .+, utilisée aujourd'hui/)).toBeVisible()
    const remove = page.getByRole('button', { name: `Supprimer la clé « ${NAME} »` })
    await page.getByLabel('Mot de passe').fill('ce-nest-pas-celui-la')
    await remove.click()
    await expect(page.getByRole('alert').first()).toContainText('Ce mot de passe est incorrect.')
    await page.getByLabel('Mot de passe').fill(account.password)
    await remove.click()
    await expect(page.getByRole('status').first()).toContainText("La clé d'accès est supprimée.")
    await expect(page.getByRole('status').first()).toContainText('vos codes de secours ne servent plus')
    await expect(page.getByRole('heading', { name: 'Aucune clé pour le moment' })).toBeVisible()
    await forgetSession(page)
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
  })
})

test('a key is not asked for before its script is there', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
    const released = Promise.withResolvers<undefined>()
    const held: string[] = []
    await page.route('**/static/js/*.js', async (route) => {
      held.push(route.request().url())
      await released.promise
      await route.continue()
    })
    await begin(page, account)
    const create = page.getByRole('button', { name: 'Créer la clé' })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(create).toBeDisabled()
    released.resolve(undefined)
    await create.click()
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  })
})

test('what a key has made or signed is sent once, however often the button is pressed', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL('/')
    await begin(page, account)
    const made = await pressTwice(page, '**/admin/cles', page.getByRole('button', { name: 'Créer la clé' }))
    await readRecoveryCodes(page)
    expect(made()).toBe(1)
    // Loaded anew, the page sends it again.
    await page.reload()
    await expect(page.getByRole('status').first()).toContainText("est ajoutée. Vous n'avez pas vu vos codes")
    await givePassword(page, account)
    const signed = await pressTwice(page, '**/login', useButton(page))
    await expect(page).toHaveURL('/')
    expect(signed()).toBe(1)
  })
})

test('a key whose device recognises her signs in without password and code', async ({ page, site, faults }) => {
  faults.allow(/401.*\/login/)
  await withSecond(site, async (account) => {
    const { cdp, authenticatorId } = await giveTelephone(page)
    await addKey(page, account)
    await forgetSession(page)
    await page.goto('/login')
    await expect(useButton(page)).toBeVisible()
    await expect(useButton(page)).not.toBeFocused()
    await expectAccessible(page)
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await useButton(page).click()
    await expect(page.getByRole('alert')).toContainText('ou donnez votre mot de passe')
    await page.goto('/login')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await useButton(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Déconnexion' }).first()).toBeVisible()

    const key = new URLSearchParams((await sent).postData()!).get('key')!
    await forgetSession(page)
    const again = await page.request.post('/login', { form: { key }, maxRedirects: 0 })
    expect(again.status()).toBe(401)
    expect(await again.text()).toContain('pas été acceptée')
    await page.goto('/login')
    query(site, 'delete from passkeys')
    await useButton(page).click()
    await expect(page.getByRole('alert').first()).toContainText("cette clé d'accès n'a pas été acceptée")
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  })
})

test('a device has one key, and a prompt that is cancelled says so', async ({ page, site }) => {
  await withSecond(site, async (account) => {
    const { cdp, authenticatorId } = await giveTelephone(page)
    await addKey(page, account)
    await begin(page, account)
    const make = page.getByRole('button', { name: 'Créer la clé' })
    await make.click()
    await expect(page.getByRole('alert')).toContainText("Cet appareil a déjà une clé d'accès")
    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await make.click()
    await expect(page.getByRole('alert')).toContainText('la demande a été annulée')

    await givePassword(page, account)
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
    await useButton(page).click()
    await expect(page.getByRole('alert')).toContainText(/annulée, ou a pris trop de temps/)
    await expect(useButton(page)).toBeFocused()
  })
})

test('an answer that was sent before, and one of a key that is gone, open nothing', async ({ page, site, faults }) => {
  faults.allow(/401.*\/login/)
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    await addKey(page, account)
    await givePassword(page, account)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    const waiting = await page.context().cookies()
    await useButton(page).click()
    const passkey = new URLSearchParams((await sent).postData()!).get('passkey')!
    await expect(page).toHaveURL('/')
    await forgetSession(page)
    await page.context().addCookies(waiting)
    const again = await page.request.post('/login', { form: { passkey }, maxRedirects: 0 })
    expect(again.status()).toBe(400)
    expect(await again.text()).toContain('le délai est passé')

    await givePassword(page, account)
    query(site, 'delete from passkeys')
    await useButton(page).click()
    await expect(page.getByRole('alert').first()).toContainText("cette clé d'accès n'a pas été acceptée")
    await expect(page.getByRole('button', { name: 'Déconnexion' })).toHaveCount(0)
  })
})

test('without script, a code on paper lets in', async ({ page, browser, site }) => {
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    const [code = ''] = await addKey(page, account)
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
    const plain = await context.newPage()
    await signIn(plain, account.email, account.password)
    await expect(plain.getByText('Utiliser une clé')).toBeHidden()
    await plain.getByLabel('Code de secours').fill(code)
    await plain.getByRole('button', { name: 'Vérifier' }).click()
    await expect(plain).toHaveURL('/')
    await plain.goto('/admin/cles')
    await expect(plain.getByText('Il vous reste 9 codes de secours')).toBeVisible()
    await plain.getByLabel('Mot de passe').fill(account.password)
    await plain.getByRole('button', { name: /^Supprimer/ }).click()
    await expect(plain.getByRole('heading', { name: 'Aucune clé pour le moment' })).toBeVisible()
    await context.close()
  })
})

test('a session that ends under a text takes the key as well, and goes on', async ({ page, site, faults }) => {
  faults.allow(/status 401: .*\/api\/|\(Unauthorized\)/)
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    await addKey(page, account)
    await page.goto('/soins/soins-des-mains')
    await page.getByRole('button', { name: 'Modifier le titre' }).click()
    const title = page.getByRole('textbox', { name: 'Titre', exact: true })
    await title.fill('Soins des mains, gardé')
    query(site, 'delete from session')
    const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
    await dialog.getByLabel('Mot de passe').fill(account.password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(useButton(page)).toBeVisible()
    await expectAccessible(page)
    await useButton(page).click()
    await expect(dialog).toBeHidden()
    await expect(title).toHaveValue('Soins des mains, gardé')
    await page.getByRole('button', { name: 'Annuler' }).click()
  })
})

test('its script is small, and comes only where somebody has a key', async ({ page, site }) => {
  const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
  await page.goto('/login')
  expect(await scripts()).toEqual([])
  await withSecond(site, async (account) => {
    await giveTelephone(page)
    await addKey(page, account)
    await forgetSession(page)
    await page.goto('/login')
    const [address = '', ...others] = await scripts()
    expect(others).toEqual([])
    await givePassword(page, account)
    expect(await scripts()).toEqual([address])
    const text = await (await page.request.get(address)).text()
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(SCRIPT)
  })
})

test('a visitor is led to the sign-in page', async ({ page, request, site }) => {
  await page.goto('/admin/cles')
  await expect(page).toHaveURL('/login')
  const form = { intent: 'begin', password: site.account.password }
  const visitor = await request.post('/admin/cles', { form, maxRedirects: 0 })
  expect([visitor.status(), visitor.headers()['location']]).toEqual([303, '/login'])
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page, site }) => {
    const looked = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await withSecond(site, async (account) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await giveTelephone(page)
      await addKey(page, account)
      await looked()
      await begin(page, account)
      await looked()
      await page.getByRole('button', { name: 'Créer la clé' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await looked()
      await page.goto('/admin/cles')
      await looked()
      await givePassword(page, account)
      await looked()
    })
  })
}
