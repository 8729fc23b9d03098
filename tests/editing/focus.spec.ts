import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../support/axe.ts'
import { entry, openEditor } from '../support/collections.ts'
import { saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const OFFERS = '/offres-du-moment'
const PLACE = /Partie montrée/

const part = (page: Page) => page.getByRole('group', { name: PLACE })
const across = (page: Page) => part(page).getByRole('slider', { name: 'De gauche à droite' })
const down = (page: Page) => part(page).getByRole('slider', { name: 'De haut en bas' })
const preview = (page: Page, name: string) => part(page).getByRole('figure', { name }).locator('img')

/** Where a picture is in view, once it is there: until then it has no height. */
async function boxOf(picture: Locator) {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await picture.scrollIntoViewIfNeeded()
  return (await picture.boundingBox())!
}

/** Where a visitor without script sees the pictures of a page from, by the beginning of their address. */
async function seen(browser: Browser, site: RunningSite, path: string, picture: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(path)
  const shown = await page
    .locator(`main img[src^="${picture}"]`)
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition))
  await context.close()
  expect(refused).toEqual([])
  return shown
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the part of a picture that is shown is touched and dragged', async ({ page, site, browser }) => {
    await openEditor(page, site, OFFERS)
    const title = (await page.locator('article h2').first().innerText()).trim()
    await entry(page, title).getByRole('button', { name: 'Modifier' }).click()
    const image = await page.getByLabel("URL de l'image").inputValue()
    const picture = part(page).locator('img').first()
    const box = await boxOf(picture)
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height * 0.8)
    await expect(across(page)).toHaveValue('20')
    await expect(down(page)).toHaveValue('80')
    await expect(preview(page, 'Sur un téléphone')).toHaveCSS('object-position', '20% 80%')
    await expect(preview(page, 'Sur un ordinateur')).toHaveCSS('object-position', '20% 80%')
    await expectAccessible(page)

    // The mark follows the finger, and the page stays where it is.
    const now = await boxOf(picture)
    const scrolled = await page.evaluate(() => scrollY)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: string, x?: number, y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x: now.x + now.width * x, y: now.y + now.height * y! }],
      })
    await touch('touchStart', 0.2, 0.8)
    for (const step of [0.3, 0.5, 0.7]) await touch('touchMove', step, 0.8 - step / 2)
    await touch('touchEnd')
    await expect(across(page)).toHaveValue('70')
    await expect(down(page)).toHaveValue('45')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)

    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click()
    await saved(page)
    expect(await seen(browser, site, OFFERS, image)).toEqual(['70% 45%'])
    await page.goto('/historique')
    await expect(page.getByText(/cadrage de l'image changé/).first()).toBeVisible()
  })

  test('a finger that scrolls the page over what sets that part leaves it as it is', async ({ page, site }) => {
    await openEditor(page, site, '/actualites')
    await page.getByLabel("URL de l'image").fill('/images/offres/duo-hiver.jpg')
    await boxOf(part(page).locator('img').first())
    const finger = await page.context().newCDPSession(page)
    for (const [slider, way] of [
      [across(page), -1],
      [down(page), 1],
    ] as const) {
      await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { x, y, width, height } = (await slider.boundingBox())!
      const touch = (type: string, ...by: number[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: by.map((by) => ({ x: x + width * 0.2, y: y + height / 2 + by })),
        })
      const scrolled = await page.evaluate(() => scrollY)
      await touch('touchStart', 0)
      for (let step = 1; step <= 10; step++) await touch('touchMove', way * step * 12)
      await touch('touchEnd')
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(scrolled)
      await expect(slider).toHaveValue('50')
      // A touch while the page still glides only stops it.
      await expect(async () => {
        await page.touchscreen.tap(x + width * 0.2, (await slider.boundingBox())!.y + height / 2)
        await expect(slider).not.toHaveValue('50', { timeout: 500 })
      }).toPass()
    }
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  })

  test('another picture is seen from its centre, and so is one that is taken back to it', async ({ page, site }) => {
    await openEditor(page, site, '/actualites')
    await page.getByLabel("URL de l'image").fill('/images/offres/duo-hiver.jpg')
    const picture = part(page).locator('img').first()
    const box = await boxOf(picture)
    await page.touchscreen.tap(box.x + box.width * 0.1, box.y + box.height * 0.3)
    await expect(across(page)).toHaveValue('10')
    await page.getByRole('button', { name: 'Revenir au centre' }).click()
    await expect(across(page)).toHaveValue('50')
    await expect(across(page)).toBeFocused()
    await page.touchscreen.tap(box.x + box.width * 0.1, box.y + box.height * 0.3)
    await page.getByLabel("URL de l'image").fill('/images/offres/cure-minceur.jpg')
    await expect(across(page)).toHaveValue('50')
    await expect(down(page)).toHaveValue('50')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  })
})

test('the part of a photograph that is shown is set by the keyboard, wherever the site shows it', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  const change = page.getByRole('button', { name: 'Changer la photo : Maquillage' })
  await change.press('Enter')
  const photo = await sharp({ create: { width: 700, height: 1600, channels: 3, background: '#705040' } })
    .jpeg()
    .toBuffer()
  await page.setInputFiles('dialog input[type=file]', { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByLabel('Texte alternatif').fill('Une photographie en hauteur')
  await across(page).focus()
  await page.keyboard.press('Tab')
  await expect(down(page)).toBeFocused()
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft')
  await expect(down(page)).toHaveAttribute('aria-valuetext', /^20.% depuis le haut$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sauvegarder' }).press('Enter')
  await saved(page)
  const card = page.getByRole('link', { name: /Maquillage/ }).locator('img')
  await expect(card.first()).toHaveCSS('object-position', '50% 20%')
  for (const path of ['/', '/soins/maquillage'])
    expect(await seen(browser, site, path, '/media/'), path).toEqual(['50% 20%'])

  // Opened again, it stands where it was set.
  await change.press('Enter')
  await expect(down(page)).toHaveValue('20')
  await page.getByRole('button', { name: "Revenir à l'image d'origine" }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(card.first()).toHaveAttribute('src', /^\/images\//)
  await expect(card.first()).toHaveCSS('object-position', '50% 50%')
})
