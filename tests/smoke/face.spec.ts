import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test('four treatments lead, the UV booth comes last and sober, and no card stands alone', async ({ page }) => {
  for (const [width, columns] of [
    [1440, 3],
    [900, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const cards = await page.locator('#nos-soins li').evaluateAll((all) =>
      all.map((card) => {
        const { left, top, width } = card.getBoundingClientRect()
        const picture = card.querySelector('picture')!.getBoundingClientRect()
        const words = card.textContent
        return { left, top: Math.round(top), width, area: picture.width * picture.height, words }
      }),
    )
    const [leading, others] = [cards.slice(0, 4), cards.slice(4)]
    const largest = Math.max(...others.map(({ area }) => area))
    for (const { area, words } of leading) expect(area, `${words} at ${width} px`).toBeGreaterThan(2 * largest)
    for (const { words } of cards.slice(0, -1)) expect(words).toMatch(/\d+\s(min|h).*dès\s\d+\s€(?:\spour\sdeux)?$/)
    const last = cards.at(-1)!
    expect(last.words).toMatch(/^Bronzage UV(?!.*€)/)
    const beside = cards.filter(({ top }) => top === last.top).length
    const row = await page.locator('#nos-soins ul').evaluate((list) => list.getBoundingClientRect().width)
    expect(beside === columns || Math.round(last.width) === Math.round(row), `${width} px`).toBe(true)
  }
})

test('an offer is one line to copy, its price and its days the largest of it', async ({ page }) => {
  await page.goto('/offres-du-moment')
  const offer = page.locator('#duo-hiver')
  expect((await offer.innerText()).replace(/\s/g, ' ')).toContain(
    "Un modelage relaxant d'une heure, à deux, dans la même cabine : 129 € les deux personnes, au lieu de 145 €*",
  )
  const size = (text: string) => offer.getByText(text).evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  expect(await size('129 €')).toBeGreaterThan(2 * (await size('La tisane')))
  await expect(offer.getByRole('link', { name: /^Réserver cette offre/ })).toBeVisible()
})

test('the first offer leads the others: with its price and its button in the first screen, and larger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/offres-du-moment')
  const [first, ...others] = await page.locator('main article').all()
  await expect(first!.getByText('129 €')).toBeInViewport({ ratio: 1 })
  await expect(first!.getByRole('link', { name: /^Réserver cette offre/ })).toBeInViewport({ ratio: 1 })
  const area = async (offer: Locator) => {
    const { width, height } = (await offer.locator('img').boundingBox())!
    return width * height
  }
  const leading = await area(first!)
  expect(others.length).toBeGreaterThan(2)
  for (const offer of others) expect(await area(offer)).toBeLessThan(leading)
  await expect(page.getByText(/^Le prix barré est celui/)).toHaveCount(1)
})

test('the first offer stands on its ground, from edge to edge, but where colours are forced', async ({ page }) => {
  const ground = () =>
    page
      .locator('main article')
      .first()
      .evaluate((offer) => getComputedStyle(offer).borderImageSource)
  await page.goto('/offres-du-moment')
  expect(await ground()).toContain('gradient')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await ground()).toBe('none')
})

test('texts beside each other begin alike, below titles of one line and of two', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/mon-compte')
  const ways = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Vos coordonnées' }) })
  const row = ways.locator('..').locator('li')
  const tops = (name: string) => row.locator(name).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(new Set((await tops('h2 a')).map(({ height }) => height)).size).toBe(2)
  expect(new Set((await tops('p')).map(({ top }) => top)).size).toBe(1)
})

test('without a booking service, its pages say what there is today', async ({ page }) => {
  const address = page.locator('main').getByRole('link', { name: '12 rue des Tilleuls, 68000 Colmar' })
  await page.goto('/cheques-cadeaux')
  for (const text of ['Les Heures Dorées', 'Chèque-cadeau', 'De la part de', 'Valable jusqu'])
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
  for (const text of ['Jeanne', '80 €', 'Ou un soin de la carte'])
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
  const gifts = page.locator('main section').filter({ hasText: 'Ou un soin de la carte' }).getByRole('listitem')
  expect(await gifts.filter({ hasText: /\d\s(min|h).*\d\s€/ }).count()).toBeGreaterThan(3)
  // What was chosen is written on the voucher, and in the letter that asks for it.
  await page.getByRole('link', { name: 'Commander : 80 €' }).click()
  await expect(page.getByText(/^Vous offrez un chèque-cadeau de 80\s€\.$/)).toBeInViewport()
  await expect(page.locator('main header').getByText(/^80\s€$/)).toBeInViewport()
  await expect(page.locator('main header').getByText('modelage relaxant')).toHaveCount(0)
  const letter = page.locator('main header a[href^="mailto:"]')
  await expect(letter).toHaveAttribute('href', /subject=Ch%C3%A8que-cadeau%20%3A%2080/)
  for (const name of ['Sa validité', 'Le règlement', 'Prêt en un appel'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  // Nobody is given a slimming cure or a session in the UV booth.
  await expect(page.getByRole('main')).not.toContainText(/Amincissement|Bronzage/)
  await expect(address).toHaveAttribute('href', '/notre-centre')
  await page.goto('/nos-produits')
  for (const name of ['Essayez avant', 'Mis de côté en un appel', 'Choisi avec vous'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Huile sèche pour le corps.*19\s€ au lieu de 27\s€/s)
  await page.getByRole('link', { name: 'Les derniers flacons' }).click()
  await expect(page).toHaveURL('/nos-soldes#flacons')
  await page.goto('/mon-compte')
  await expect(page.getByText('Carte de fidélité', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Vos coordonnées' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Offrir un chèque-cadeau' }).click()
  await expect(page).toHaveURL('/cheques-cadeaux')
  await page.goto('/rendez-vous')
  await expect(address).toBeVisible()
})

test('the shop shows what it sells, each with its price, and whether it can be had', async ({ page }) => {
  await page.goto('/nos-produits')
  const things = page.locator('main article')
  expect(await things.count()).toBe(6)
  for (const thing of await things.all()) {
    await expect(thing).toContainText(/\d+\s€/)
    await expect(thing.getByRole('link', { name: /^Faire mettre de côté/ })).toHaveAttribute('href', /^tel:/)
  }
  await expect(things.filter({ hasText: 'Bougie' })).toContainText('Stock limité')
  for (const [width, columns] of [
    [390, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await things.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  }
})

test('what is sold at a reduced price is asked for where it stands, and says what it was', async ({ page }) => {
  await page.goto('/nos-soldes')
  for (const thing of await page.locator('main article').all()) {
    await expect(thing.getByRole('link', { name: /^Faire mettre de côté/ })).toHaveAttribute('href', /^tel:/)
    await expect(thing.locator('s').first()).toHaveText(/^\d+\s€$/)
  }
  expect(await page.locator('main article').count()).toBe(2)
})

test('a treatment leads to those that it is often chosen with', async ({ page }) => {
  await page.goto('/soins/soins-des-mains')
  const together = page.getByRole('region', { name: 'Souvent avec' })
  await expect(together.getByRole('link')).toHaveText(['Vernis semi-permanent', 'Soins des pieds'])
  await together.getByRole('link', { name: 'Soins des pieds' }).click()
  await expect(page).toHaveURL(/\/soins\/soins-des-pieds$/)
})

test('an article that announces a day to come ends with the way to keep a place', async ({ page }) => {
  const call = page.locator('main article').getByRole('link', { name: /^Garder une place : 03\s53\s01\s00\s12$/ })
  await page.goto('/actualites/journee-decouverte-du-5-decembre')
  await expect(call).toHaveAttribute('href', 'tel:+33353010012')
  await page.goto('/actualites/rituel-d-automne')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(call).toHaveCount(0)
})

test("where colours are the reader's own, no band has another ground", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/soins/epilation-a-la-cire']) {
    await page.goto(path)
    const grounds = await page
      .locator('main *')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderImageSource).filter((one) => one !== 'none'))
    expect(grounds.length, path).toBeGreaterThan(0)
    // The emulated ground is white.
    for (const ground of grounds)
      expect(new Set(ground.match(/rgb\([^)]*\)/g)), path).toEqual(new Set(['rgb(255, 255, 255)']))
  }
})
