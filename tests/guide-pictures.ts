/** Takes the pictures of the administrators' guide from the site itself, and writes them to `public/guide/`. */
import { mkdirSync } from 'node:fs'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addAdministrator } from './support/administrator.ts'
import { CHROMIUM_SWITCHES, chromiumPath } from './support/chromium.ts'
import { signIn } from './support/sign-in.ts'
import { startSite } from './support/site.ts'

const FOLDER = 'public/guide'
const WAX = '/soins/epilation-a-la-cire'

/** How much of its surroundings a picture shows, in CSS pixels. */
const MARGIN = 16

const site = await startSite()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_SWITCHES })
mkdirSync(FOLDER, { recursive: true })

async function open(width: number, account = site.account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'fr-FR',
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await signIn(page, account.email, account.password)
  await page.waitForURL('**/')
  return page
}

/** Opens a page and waits until all that it lets her do is there. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'))
}

async function write(name: string, picture: Buffer) {
  await sharp(picture)
    .resize({ width: 1400, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/${name}.webp`)
  console.log(name)
}

/** A part of the page with a little around it. */
async function take(name: string, part: Locator) {
  const page = part.page()
  await part.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, -120))
  const box = (await part.boundingBox())!
  const scroll = await page.evaluate(() => scrollY)
  const clip = {
    x: Math.max(box.x - MARGIN, 0),
    y: box.y + scroll - MARGIN,
    width: Math.min(box.width + 2 * MARGIN, page.viewportSize()!.width),
    height: Math.min(box.height, 560) + 2 * MARGIN,
  }
  // What stays on the screen would lie over the part.
  await page.evaluate(() => {
    for (const fixed of document.querySelectorAll<HTMLElement>(
      'body > header, nav[aria-label="Administration du site"], [role=status]',
    ))
      fixed.style.opacity = '0'
  })
  await write(name, await page.screenshot({ clip, fullPage: true }))
}

const phone = await open(390)
await visit(phone, WAX)
await phone.getByRole('button', { name: 'Voir comme en visite' }).waitFor()
await write('barre', await phone.screenshot({ clip: { x: 0, y: 644, width: 390, height: 200 } }))
await phone.context().close()

const page = await open(900)
await visit(page, WAX)
const row = (on: Page, text: string) => on.locator('#tarifs li:has([data-edit])').filter({ hasText: text }).first()
await row(page, 'Menton').waitFor()
await take('lignes', page.locator('#tarifs ul').first())
await visit(page, WAX)
await row(page, 'Menton').getByRole('button', { name: 'Modifier' }).click()
await page.getByRole('textbox', { name: 'Prix' }).waitFor()
await take('tarif', page.locator('#tarifs form'))

const second = addAdministrator(site, 'Camille')
const other = await open(900, second)
await visit(page, WAX)
await visit(other, WAX)
for (const [on, price] of [
  [page, '9 €'],
  [other, '8,50 €'],
] as const) {
  if (!(await on.getByRole('textbox', { name: 'Prix' }).isVisible()))
    await row(on, 'Menton').getByRole('button', { name: 'Modifier' }).click()
  await on.getByRole('textbox', { name: 'Prix' }).fill(price)
}
await other.getByRole('button', { name: 'Sauvegarder' }).click()
await other.getByText('Enregistré').waitFor()
await page.getByRole('button', { name: 'Sauvegarder' }).click()
await page.getByText('Lequel garder').waitFor()
await take('conflit', page.locator('#tarifs form section[role=group]'))

await visit(page, '/actualites')
await page.getByLabel('Titre', { exact: true }).fill('Un nouveau soin du regard')
await page.getByLabel('Sous-titre').fill('Dès lundi')
await page.getByLabel('Texte', { exact: true }).fill('Le rehaussement des cils entre au centre. Comptez une heure.')
await take('article', page.locator('main form').first())

await visit(page, '/')
const change = page.getByRole('button', { name: 'Changer la photo : Maquillage' })
await change.waitFor()
await change
  .locator('xpath=..')
  .locator('img')
  .evaluate((image: HTMLImageElement) => {
    image.loading = 'eager'
    return Promise.race([image.decode(), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
await take('photo', change.locator('xpath=..'))

await visit(page, '/historique')
await page.evaluate(() => document.querySelector('nav[aria-label="Administration du site"]')?.remove())
await write('historique', await page.screenshot())

await browser.close()
await site.stop()
