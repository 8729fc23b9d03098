import { randomBytes } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { filmOf } from '../support/films.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test as journey } from '../support/journey.ts'
import { photograph, telephonePhotograph } from '../support/photographs.ts'
import { signIn } from '../support/sign-in.ts'

/** The news, with their form, as an administrator has them. */
const test = journey.extend<{ news: Page }>({
  news: async ({ page, site }, use) => {
    await signIn(page, site.account.email, site.account.password)
    await page.waitForURL(`${site.origin}/`)
    await page.goto('/actualites')
    // Until then, the form is as the server has written it: nothing of it can be reached.
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await use(page)
  },
})

const file = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
const address = (page: Page) => page.getByLabel("URL de l'image")
const choose = (page: Page) => page.getByLabel('Choisir une photo')
const alt = (page: Page) => page.getByLabel('Texte alternatif')
const save = (page: Page) => page.getByRole('button', { name: "Ajouter l'article" })

/** Makes uploads as slow as on a telephone far from everything. Returns what lets them go on as they can. */
async function slow(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const upload = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await upload(10_000)
  return () => upload(-1)
}

const heavy = async () => Buffer.concat([await photograph(), Buffer.alloc(300_000)])

test('a photograph is chosen, described and shown', async ({ news: page }) => {
  await page.getByLabel('Titre', { exact: true }).fill('Avec une photo')
  // Nobody has given this one before, so that its text is still to be written.
  const bytes = Buffer.concat([await telephonePhotograph(), randomBytes(16)])
  await choose(page).setInputFiles(file(bytes))
  await expect(address(page)).toHaveValue(/^\/media\/\w{32}\.jpg$/)
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Ce texte est demandé avec la photo.')).toBeVisible()
  // A telephone lets go of a page that is not looked at.
  await page.reload()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(address(page)).toHaveValue(/^\/media\/\w{32}\.jpg$/)
  await expect(alt(page)).toBeEditable()
  await save(page).click()
  await expect(page.getByText('Ce texte est demandé avec la photo.')).toBeVisible()
  await expect(alt(page)).toBeFocused()
  const axe = await new AxeBuilder({ page }).include('form:has(input[type=file])').analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await alt(page).fill('Une cabine dorée')
  await save(page).click()
  // The form is empty again once the article is saved.
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Une cabine dorée' })).toBeVisible()
})

test('what is typed at the very moment at which the photograph arrives is kept', async ({ news: page }) => {
  await page.evaluate(() => {
    const typeNow = () => {
      const field = [...document.querySelectorAll('label')].find(
        ({ textContent }) => textContent === 'Texte alternatif',
      )!
      const input = document.getElementById(field.htmlFor) as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Une cabine dorée')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // After the answer was taken, and before what it changes is shown: React shows it in a task of its own.
    const wait = (turns: number): void => (turns === 0 ? typeNow() : void Promise.resolve().then(() => wait(turns - 1)))
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('load', () => wait(12))
      send.call(this, body)
    }
  })
  await page.getByLabel('Titre', { exact: true }).fill('À la seconde')
  await choose(page).setInputFiles(file(Buffer.concat([await telephonePhotograph(), randomBytes(16)])))
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  await expect(alt(page)).toHaveValue('Une cabine dorée')
  await save(page).click()
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('')
})

test('a second file that is refused takes neither the first picture nor the words that it asks for', async ({
  news: page,
  faults,
}) => {
  faults.allow(/Envoi impossible/)
  await page.getByLabel('Titre', { exact: true }).fill('Deux fichiers')
  const bytes = Buffer.concat([await telephonePhotograph(), randomBytes(16)])
  await choose(page).setInputFiles(file(bytes))
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  const src = await address(page).inputValue()
  await choose(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
  await expect(page.getByRole('alert').filter({ hasText: /fichier/ })).toBeVisible()
  await expect(address(page)).toHaveValue(src)
  await save(page).click()
  await expect(page.getByText('Ce texte est demandé avec la photo.')).toBeVisible()
  await alt(page).fill('La première')
  await save(page).click()
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('')
})

test('what is typed of one picture never describes another', async ({ news: page }) => {
  const given: string[] = []
  for (const words of ['La première photo', 'La seconde photo']) {
    await page.getByLabel('Titre', { exact: true }).fill(words)
    await choose(page).setInputFiles(file(Buffer.concat([await telephonePhotograph(), randomBytes(16)])))
    await expect(page.getByText('La photo est arrivée.')).toBeVisible()
    await alt(page).fill(words)
    given.push(await address(page).inputValue())
    await save(page).click()
    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('')
  }
  const [first, second] = given as [string, string]
  const described = async (src: string) =>
    ((await (await page.request.get(`/api/media?src=${src}`)).json()) as { alt: string }).alt
  await address(page).fill(first)
  await expect(alt(page)).toHaveValue('La première photo')
  await alt(page).fill('La première photo, autrement')
  await address(page).fill(second)
  await expect(alt(page)).toHaveValue('La seconde photo')
  await expect.poll(() => described(first)).toBe('La première photo, autrement')
  await page.waitForTimeout(1000)
  expect(await described(second)).toBe('La seconde photo')
})

test('what is typed while a photograph is on its way is kept, and nothing leaves before it', async ({ news: page }) => {
  const fast = await slow(page)
  await choose(page).setInputFiles(file(await heavy()))
  const progress = page.getByRole('progressbar', { name: 'Envoi de la photo' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5)
  await page.getByLabel('Titre', { exact: true }).fill('Tapé pendant ce temps')
  await alt(page).fill('Décrite pendant ce temps')
  await save(page).click()
  await expect(page.getByText("Le fichier n'est pas encore arrivé")).toBeVisible()
  await fast()
  await expect(address(page)).toHaveValue(/^\/media/, { timeout: 60_000 })
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Tapé pendant ce temps')
  const src = await address(page).inputValue()
  const described = async () => (await (await page.request.get(`/api/media?src=${src}`)).json()) as { alt: string }
  await expect.poll(async () => (await described()).alt).toBe('Décrite pendant ce temps')
})

test('a text typed while a photograph that has one is sent again takes its place only once it is meant', async ({
  news: page,
  faults,
}) => {
  faults.allow(/409/)
  const bytes = Buffer.concat([await photograph(), randomBytes(300_000)])
  const { src } = (await (await page.request.post('/api/media', { data: bytes })).json()) as { src: string }
  await page.request.post('/api/media/alt', { data: { src, alt: 'Un bouquet' } })
  const described = async () =>
    ((await (await page.request.get(`/api/media?src=${src}`)).json()) as { alt: string }).alt
  for (const [words, end] of [
    ['Douze pivoines', 'Annuler'],
    ['Douze roses', "Ajouter l'article"],
  ] as const) {
    const fast = await slow(page)
    await page.getByLabel('Titre', { exact: true }).fill('Le même fichier')
    await choose(page).setInputFiles(file(bytes))
    await alt(page).fill(words)
    await fast()
    await expect(address(page)).toHaveValue(src, { timeout: 60_000 })
    await expect(page.getByText(/Cette photo a déjà un texte\s:\s«\sUn bouquet\s»/)).toBeVisible()
    // What is typed on is no answer to what has only just been said.
    await alt(page).press('End')
    await alt(page).pressSequentially(' !')
    await page.waitForTimeout(1000)
    expect(await described()).toBe('Un bouquet')
    await page.getByRole('button', { name: end, exact: true }).click()
    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('')
    expect(await described()).toBe(end === 'Annuler' ? 'Un bouquet' : `${words} !`)
  }
})

test('an upload is abandoned, and the focus stays at hand', async ({ news: page }) => {
  await slow(page)
  await choose(page).setInputFiles(file(await heavy()))
  await page.getByRole('button', { name: "Abandonner l'envoi" }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(choose(page)).toBeFocused()
  await expect(address(page)).toHaveValue('')
})

test('what is no photograph is refused before it leaves', async ({ news: page, faults }) => {
  faults.allow(/console: Envoi impossible/)
  const sent: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/media') && sent.push(request.url())))
  for (const [bytes, words] of [
    [Buffer.concat([Buffer.from('<svg>'), Buffer.alloc(2 * 1024 * 1024, ' ')]), 'SVG'],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC'],
    [Buffer.from('bonjour'), "n'est ni une photo"],
    [filmOf(), 'ici, il faut une photo'],
    [Buffer.concat([await photograph(), Buffer.alloc(26 * 1024 * 1024)]), '25 Mo au plus'],
  ] as const) {
    await choose(page).setInputFiles(file(bytes as Buffer))
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  expect(sent).toEqual([])
  await expect(choose(page)).toBeFocused()
  await expect(choose(page)).toHaveAccessibleDescription(/25\sMo au plus/)
})

test('a photograph that did not arrive holds the form, until it is sent again or given up', async ({
  news: page,
  context,
  faults,
}) => {
  faults.allow(/./)
  const title = page.getByLabel('Titre', { exact: true })
  const changes: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/changes') && changes.push(request.url())))
  const again = page.getByRole('button', { name: 'Renvoyer la photo' })
  const fail = async () => {
    await context.setOffline(true)
    await choose(page).setInputFiles(file(Buffer.concat([await photograph(), randomBytes(16)])))
    await expect(page.getByText('Pas de réseau')).toBeVisible()
    await context.setOffline(false)
  }
  await fail()
  const leaves = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(leaves, 'leaving the page warns').toBe(true)
  await title.fill('Avec sa photo')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: "Rien n'est encore enregistré" })).toBeVisible()
  await expect(again).toBeFocused()
  expect(changes).toEqual([])
  await again.click()
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  await alt(page).fill('Une cabine')
  await save(page).click()
  await expect(title).toHaveValue('')

  await fail()
  await title.fill('Sans sa photo')
  await page.waitForTimeout(1000)
  await save(page).click()
  await expect(again).toBeFocused()
  await page.getByRole('button', { name: 'Continuer sans cette photo' }).click()
  await expect(title).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Sans sa photo' })).toBeVisible()
  expect(changes.length).toBe(2)
})

test('without network a photograph waits to be sent again', async ({ news: page, context, faults }) => {
  faults.allow(/./)
  await expect(choose(page)).toBeEnabled()
  await context.setOffline(true)
  await choose(page).setInputFiles(file(await photograph()))
  await expect(page.getByText('Pas de réseau')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Renvoyer la photo' }).click()
  await expect(address(page)).toHaveValue(/^\/media/)
})

test.describe('of a picture that stands already', () => {
  const update = (page: Page) => page.getByRole('button', { name: "Mettre à jour l'article" })
  const saved = (page: Page) => page.getByRole('status').getByText(/^Enregistré(?!e)/)

  const modify = (page: Page) => page.locator('[data-row]').first().getByRole('button', { name: 'Modifier' }).click()

  /** Adds an article with a picture of its own, opens its form, and returns what reads the text of the picture. */
  async function openDescribed(page: Page) {
    await page.getByLabel('Titre', { exact: true }).fill('Une photo à décrire')
    await choose(page).setInputFiles(file(Buffer.concat([await photograph(), randomBytes(16)])))
    await alt(page).fill('Une cabine')
    await expect(address(page)).toHaveValue(/^\/media/)
    const src = await address(page).inputValue()
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await modify(page)
    await expect(alt(page)).toHaveValue('Une cabine')
    return async () => ((await (await page.request.get(`/api/media?src=${src}`)).json()) as { alt: string }).alt
  }

  test('a text that cannot be kept holds the form, and is kept once it can be', async ({
    news: page,
    context,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET|Failed to load|failed: .*\/(api|images)\//)
    const described = await openDescribed(page)
    await context.setOffline(true)
    await alt(page).fill('Une cabine dorée')
    await update(page).click()
    await expect(alt(page)).toHaveAccessibleDescription(/Ce texte n'est pas encore gardé/)
    await expect(alt(page)).toBeFocused()
    await expect(saved(page)).toHaveCount(0)
    await context.setOffline(false)
    // Two presses, and not the halves of a double tap, which count as one.
    await page.waitForTimeout(500)
    await update(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(alt(page)).toHaveCount(0)
    expect(await described()).toBe('Une cabine dorée')
  })

  test('while its text is kept, what is to be saved says that it waits', async ({ news: page }) => {
    await openDescribed(page)
    const { release } = await holdRequests(page, '**/api/media/alt')
    await alt(page).fill('Une cabine lente')
    await update(page).click()
    await expect(update(page)).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(saved(page)).toBeVisible()
  })

  test('a text whose form is closed without network can be kept later', async ({ news: page, context, faults }) => {
    faults.allow(/ERR_INTERNET|Failed to load|failed: .*\/(api|images)\//)
    const described = await openDescribed(page)
    await context.setOffline(true)
    await alt(page).fill('Une cabine sombre')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByText(/Texte alternatif «\sUne cabine sombre\s»/)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(described).toBe('Une cabine sombre')
  })

  test('a text given after the session is over asks for the password, then is kept', async ({
    news: page,
    site,
    faults,
  }) => {
    faults.allow(/401/)
    await openDescribed(page)
    await page.context().clearCookies()
    await alt(page).fill('Une cabine claire')
    await update(page).click()
    const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
    await dialog.getByLabel('Mot de passe').fill(site.account.password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(saved(page)).toBeVisible()
    await modify(page)
    await expect(alt(page)).toHaveValue('Une cabine claire')
  })
})

test.describe('under a thumb', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('its text is asked for, in view, as soon as a photograph is chosen', async ({ news: page }) => {
    await choose(page).evaluate((control) => scrollTo(0, control.getBoundingClientRect().top + scrollY - 400))
    await choose(page).setInputFiles(file(Buffer.concat([await telephonePhotograph(), randomBytes(16)])))
    await expect(alt(page)).toHaveAccessibleDescription(/^Obligatoire\. Ce que montre la photo/)
    const saves = page.locator('form', { has: choose(page) }).locator('[data-saves]')
    const room = async () => {
      const [hint, bar] = [await page.getByText('Obligatoire. Ce que montre').boundingBox(), await saves.boundingBox()]
      return bar!.y - hint!.y - hint!.height
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })

  test('it stays in view while the photograph is on its way', async ({ news: page }) => {
    await slow(page)
    await choose(page).evaluate((control) => scrollTo(0, control.getBoundingClientRect().top + scrollY - 400))
    await choose(page).setInputFiles(file(await heavy()))
    const saves = page.locator('form', { has: choose(page) }).locator('[data-saves]')
    const preview = page.locator('form img[src^="blob:"]')
    const room = async () => {
      const isShown = await preview.evaluate((image: HTMLImageElement) => image.height > 0)
      const [words, bar] = [await alt(page).boundingBox(), await saves.boundingBox()]
      return isShown && bar!.y - words!.y - words!.height
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    await expect(page.getByRole('progressbar')).toBeVisible()
  })

  test('the camera is offered, and nothing is wider than the screen', async ({ news: page }) => {
    const way = page.getByText('Prendre une photo')
    await expect(way).toBeVisible()
    expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await choose(page).setInputFiles(file(await photograph()))
    await expect(page.getByText('La photo est arrivée.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
