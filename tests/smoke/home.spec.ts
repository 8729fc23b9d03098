import { TREATMENTS } from '../../app/site/treatment/first-content.ts'
import { UV } from '../../app/site/treatment/uv-first-content.ts'
import { expect, test } from '../support/journey.ts'
import { sale } from '../support/sales.ts'

test('the home page leads through the institute in its order', async ({ page }) => {
  await page.goto('/')
  const landmarks = [
    "L'institut en photos",
    sale('Ventes privées et soldes'),
    'Prenez soin de vous, de la tête aux pieds',
  ]
  const titles = await page.locator('main section').evaluateAll((sections) =>
    sections.map((section) => {
      const heading = section.querySelector('h1, h2')
      return section.getAttribute('aria-label') ?? heading?.getAttribute('aria-label') ?? heading?.textContent ?? ''
    }),
  )
  expect(titles.map((title) => title.replace(/\s/g, ' '))).toEqual([
    ...landmarks,
    'Les produits de nos cabines, chez vous',
    'Notre centre',
    'Offrir un chèque-cadeau',
    'Notre équipe',
    'De nos nouvelles, sans excès',
  ])
  const cards = page.locator('#nos-soins li a')
  await expect(cards).toHaveCount(13)
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    [...Object.keys(TREATMENTS).filter((id) => id !== UV), UV].map((id) => `/soins/${id}`),
  )
  await expect(page.getByRole('link', { name: 'Offrir un chèque-cadeau' })).toHaveAttribute('href', '/cheques-cadeaux')
})

test('what leads to the centre, the vouchers and the news says something of each', async ({ page }) => {
  await page.goto('/')
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
  const centre = section('Notre centre')
  await expect(centre.getByText('12 rue des Tilleuls, Colmar')).toBeVisible()
  const status = await page.locator('header [data-now]:visible').first().textContent()
  await expect(centre.locator('[data-now=place]')).toHaveText(status!)
  await expect(section('Offrir un chèque-cadeau').getByText(/^50\s€\s· 80\s€\s· 120\s€$/)).toBeVisible()
  const news = section('De nos nouvelles, sans excès')
  // An article may announce an event, which has a day of the week, and may be over.
  const latest = news.locator('p', { has: page.locator('time') })
  await expect(latest.locator('time')).toHaveText(/^(\S+ )?\d{1,2}(er)? \S+ 20\d\d$/)
  const day = await latest.locator('time').textContent()
  const title = await latest.getByRole('link').textContent()
  await latest.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await expect(page.locator('article time').first()).toHaveText(day!)
})

test('the first screen says what, where, from what price, and how to book', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const main = page.locator('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Institut de beauté et de soins à Colmar')
    for (const said of [
      page.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: 'Réserver', exact: true }),
      main.getByRole('link', { name: /^Voir les soins dès\s8\s€$/ }),
      main.getByText(/^\s?dès\s8\s€$/).first(),
    ])
      await expect(said, `${width} px`).toBeInViewport({ ratio: 1 })
  }
})

test('the cards stand in 3, 2 and 1 columns', async ({ page }) => {
  for (const [width, columns] of [
    [1440, 3],
    [900, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const lefts = await page
      .locator('#nos-soins li')
      .evaluateAll((cards) => cards.slice(0, 12).map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
})

test('the carousel slides for half a second, without end, by arrows, keyboard and touch', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: "L'institut en photos" })
  const next = carousel.getByRole('button', { name: 'Photo suivante' })
  const shown = () =>
    carousel.locator('li').evaluateAll((slides) => {
      const frame = slides[0]!.closest('section')!.getBoundingClientRect()
      const middle = frame.left + frame.width / 2
      const slide = slides.find((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < middle && right > middle
      })
      return slide?.getAttribute('aria-label')
    })
  await expect.poll(shown).toBe('Photo 1 sur 6')
  // Pressed and read in one go: a slow machine would look when it has ended.
  const durations = await next.evaluate((button: HTMLElement) => {
    button.click()
    return document.getAnimations().map((animation) => animation.effect?.getTiming().duration)
  })
  expect(durations).toContain(500)
  await expect.poll(shown).toBe('Photo 2 sur 6')
  await expect(carousel.getByRole('status')).toHaveText('Photo 2 sur 6')
  await next.focus()
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press(step % 2 ? 'Enter' : 'Space')
    await page.waitForTimeout(550)
  }
  await expect.poll(shown).toBe('Photo 1 sur 6')
  await expect(next).toBeFocused()
  await carousel.getByRole('button', { name: 'Photo précédente' }).click()
  await expect.poll(shown).toBe('Photo 6 sur 6')

  const frame = (await carousel.boundingBox())!
  await page.mouse.move(frame.x + frame.width * 0.7, frame.y + frame.height * 0.7)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.3, frame.y + frame.height * 0.7, { steps: 8 })
  await page.mouse.up()
  await expect.poll(shown).toBe('Photo 1 sur 6')
})

test('the headline arrives letter by letter when it is reached', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/')
  const headline = page.getByRole('heading', { level: 2, name: 'Prenez soin de vous' })
  const moving = () => headline.evaluate((element) => element.getAnimations({ subtree: true }).length)
  expect(await moving()).toBe(0)
  // It takes a second: looked for from outside, it may be over before it is seen.
  const arrival = headline.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const look = () => {
          const all = element.getAnimations({ subtree: true })
          if (all.length <= 20) requestAnimationFrame(look)
          else resolve(all.map(({ effect }) => Number(effect?.getComputedTiming().delay ?? 0)))
        }
        look()
      }),
  )
  await headline.scrollIntoViewIfNeeded()
  const delays = await arrival
  expect(new Set(delays).size).toBeGreaterThan(10)
  await expect.poll(moving).toBe(0)
  await expect(headline).toHaveAccessibleName('Prenez soin de vous, de la tête aux pieds')
})
