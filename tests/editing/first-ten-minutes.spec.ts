import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { photograph } from '../support/photographs.ts'
import { startNewSite } from '../support/site.ts'

/** Letters a minute: 40 words of five letters. */
const TYPED_A_MINUTE = 200

/** What a thumb takes for a tap and for finding the next thing, in seconds. */
const SECONDS_AN_ACTION = 2.5

/** A hand on a telephone: it taps and types, and both are counted. */
function hand(page: Page) {
  let actions = 0
  let letters = 0
  return {
    async tap(target: Locator) {
      actions++
      await target.tap()
    },
    async type(target: Locator, text: string) {
      actions++
      letters += text.length
      await target.fill(text)
    },
    async give(target: Locator, name: string) {
      // The button that opens the pictures, and the picture.
      actions += 2
      await target.setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photograph() })
    },
    async open(path: string) {
      actions++
      await page.goto(path)
    },
    counted: () => ({ actions, minutes: letters / TYPED_A_MINUTE + (actions * SECONDS_AN_ACTION) / 60 }),
  }
}

const OFFERED: Record<string, Record<string, string>> = {
  'Épilation à la cire': { Sourcils: '11', Aisselles: '15,50' },
  'Soins du visage': { 'Coup d’éclat': '39' },
  'Soins des mains': { Manucure: '32' },
  'Soins des pieds': { 'Beauté des pieds': '36' },
  Maquillage: { 'Maquillage de jour': '35' },
}

/** A text as pages write it, with any blank. */
const spaced = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s').replace('?', '\\?')}$`)

test('from an empty folder to a site of her own, online, in ten minutes on a telephone', async ({
  browser,
  faults,
}) => {
  faults.allow(/ERR_ABORTED/)
  const site = await startNewSite()
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage(telephone)
  const { tap, type, give, open, counted } = hand(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const alive = () => expect(page.locator('[data-waiting]')).toHaveCount(0)

  await open('/login')
  await type(page.getByLabel('E-mail'), site.account.email)
  await type(page.getByLabel('Mot de passe'), site.account.password)
  await tap(button('Se connecter'))
  await tap(page.getByRole('link', { name: /en faire le vôtre/ }))

  await test.step('the institute and its hours', async () => {
    await tap(page.getByRole('link', { name: "L'institut" }))
    await type(page.getByLabel("Nom de l'institut"), 'Institut Hélène')
    await type(page.getByLabel('Rue'), '4 place du Marché')
    await type(page.getByLabel('Code postal'), '67600')
    await type(page.getByLabel('Ville'), 'Sélestat')
    await type(page.getByLabel('Téléphone'), '03 53 01 00 31')
    await type(page.getByLabel('E-mail'), 'bonjour@helene.example')
    await type(page.getByLabel('SIRET (facultatif)'), '732 829 320 00074')
    await tap(button('Enregistrer et continuer'))
    await type(page.getByLabel('En une phrase'), 'du mardi au vendredi 9h-19h, samedi 9h-17h')
    await tap(button('Comprendre'))
    await expect(page.getByRole('status').getByText(/Compris/)).toBeVisible()
    await tap(button('Enregistrer'))
  })

  await test.step('her treatments and her prices', async () => {
    await tap(button('Tout décocher'))
    for (const title of Object.keys(OFFERED)) await tap(page.getByRole('checkbox', { name: title }))
    await tap(button('Enregistrer et continuer'))
    for (let place = 0; place < 5; place++) {
      await expect(page.getByText(`Soin ${place + 1} sur 5`)).toBeVisible()
      const on = button(place < 4 ? 'Suivant' : 'Terminer')
      // It stands below the lines, which may still be on their way.
      await expect(on).toBeVisible()
      const title = await page.getByRole('heading', { level: 2 }).first().innerText()
      const prices = Object.entries(OFFERED[title.replaceAll('\u00a0', ' ')]!)
      const examples = await page.getByLabel(/^Prix\s: (?!ligne)/).count()
      for (const [at, [name, price]] of prices.entries()) {
        await type(page.getByLabel(new RegExp(`^Nom\\s: ligne ${examples + at + 1}$`)), name)
        await type(page.getByLabel(new RegExp(`^Prix\\s: ligne ${examples + at + 1}$`)), price)
      }
      await tap(on)
      await expect(page.getByText(`Soin ${place + 1} sur 5`)).toHaveCount(0)
    }
  })

  await test.step('a logo, a colour and a photograph', async () => {
    await tap(page.getByRole('link', { name: 'Logo et couleur' }))
    await alive()
    const panel = page.getByRole('region', { name: 'Apparence' })
    await tap(panel.getByRole('button', { name: 'Modifier le logo' }))
    await give(panel.getByLabel('Choisir une photo'), 'logo.jpg')
    await expect(panel.getByLabel('Logo', { exact: true })).toHaveValue(/^\/media\//)
    const alt = panel.getByLabel('Texte alternatif')
    if ((await alt.count()) > 0 && !(await alt.inputValue())) await type(alt, 'Logo')
    await tap(panel.getByRole('button', { name: 'Sauvegarder' }))
    await expect(panel.getByRole('button', { name: 'Sauvegarder' })).toBeHidden()
    await tap(panel.getByRole('button', { name: 'Modifier la couleur principale' }))
    await type(panel.getByLabel('Couleur principale', { exact: true }), '#2f6f6f')
    await tap(panel.getByRole('button', { name: 'Sauvegarder' }))
    await expect(panel.getByRole('button', { name: 'Sauvegarder' })).toBeHidden()
    await open('/')
    await alive()
    await tap(page.getByRole('button', { name: 'Changer la photo : Maquillage' }))
    await give(page.locator('dialog input[type=file]').first(), 'cabine.jpg')
    await expect(page.getByText('La photo est arrivée.')).toBeVisible()
    await type(page.getByLabel('Texte alternatif'), 'Notre cabine')
    await tap(button('Sauvegarder'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await open('/bienvenue')
  await tap(button('Mettre en ligne'))
  await expect(page.getByRole('heading', { name: 'Votre site est en ligne' })).toBeVisible()

  const { actions, minutes } = counted()
  test.info().annotations.push({ type: 'counted', description: `${actions} actions, ${minutes.toFixed(1)} minutes` })
  expect(actions).toBeLessThanOrEqual(120)
  expect(minutes).toBeLessThanOrEqual(10)

  await test.step('a visitor sees it', async () => {
    const visitor = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false })
    await visitor.goto('/tarifs')
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'max-image-preview:large')
    await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      [...Object.keys(OFFERED), 'Une envie, une question ?'].map(spaced),
    )
    const text = (await visitor.getByRole('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(text.match(/\d+(?:,\d\d)? €/g)?.sort()).toEqual(['11 €', '15,50 €', '32 €', '35 €', '36 €', '39 €'])
    await visitor.goto('/notre-centre')
    await expect(visitor.getByRole('main')).toContainText('Sélestat')
    await expect(visitor.getByText('Camille Weber')).toHaveCount(0)
    expect((await visitor.request.get('/sitemap.xml')).status()).toBe(200)
    await visitor.close()
  })
  await page.close()
  await site.stop()
})
