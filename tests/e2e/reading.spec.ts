import { CARDS } from '../../app/content/first/home.ts'
import { expect, test } from '../support/journey.ts'

test('the home page leads through the institute in its order', async ({ page }) => {
  await page.goto('/')
  const landmarks = ["L'institut en photos", 'Ventes privées et soldes', 'Prenez soin de vous, de la tête aux pieds']
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
    'Nos expertes',
    'Des nouvelles, pas plus',
  ])
  const cards = page.locator('#nos-soins li a')
  await expect(cards).toHaveCount(13)
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    CARDS.map(({ link }) => link),
  )
  await expect(page.getByRole('link', { name: 'Offrir un chèque-cadeau' })).toHaveAttribute('href', '/cheques-cadeaux')
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
  const durations = () =>
    page.evaluate(() => document.getAnimations().map((animation) => animation.effect?.getTiming().duration))

  await expect.poll(shown).toBe('Photo 1 sur 6')
  await next.click()
  expect(await durations()).toContain(500)
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
  const headline = page.getByRole('heading', { level: 1 })
  const letters = () =>
    headline.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getComputedTiming().delay ?? 0)),
    )
  expect(await letters()).toEqual([])
  await headline.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(20)
  const delays = await letters()
  expect(new Set(delays).size).toBeGreaterThan(10)
  await expect.poll(() => headline.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(headline).toHaveAccessibleName('Prenez soin de vous, de la tête aux pieds')
})

test('a treatment opens and closes its parts, and each question by itself', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  for (const title of ['Vidéos', 'Description', 'Tarifs', 'Questions fréquentes']) {
    const part = page.locator('main details', { has: page.getByRole('heading', { name: title, level: 2 }) }).first()
    await expect(part).toHaveJSProperty('open', true)
    await part.locator('summary').first().click()
    await expect(part).toHaveJSProperty('open', false)
    await part.locator('summary').first().press('Enter')
    await expect(part).toHaveJSProperty('open', true)
  }
  const questions = page.locator('main details details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).toHaveJSProperty('open', true)
  await expect(questions.nth(1)).toHaveJSProperty('open', true)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveJSProperty('open', false)
  await expect(questions.nth(1)).toHaveJSProperty('open', true)
})

test('videos are muted, have controls and are at most 500 px wide; Voir opens a new tab', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveAttribute('controls')
  expect((await video.boundingBox())!.width).toBeLessThanOrEqual(500)
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.preload = 'metadata'
    if (element.readyState < 1) await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve))
  })
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(4)
  const link = page.getByRole('link', { name: /^Voir/ }).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('the price block is 150, 100 and 80 px wide', async ({ page }) => {
  for (const [width, expected] of [
    [1440, 150],
    [1200, 150],
    [1199, 100],
    [768, 100],
    [767, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/soins/maquillage')
    const block = page.locator('main details li > span:last-child').first()
    expect((await block.boundingBox())!.width, `${width} px`).toBe(expected)
  }
})

test('the desktop menu opens on hover, on focus and on a press, and closes on Escape', async ({ page }) => {
  await page.goto('/cgv')
  const button = page.getByRole('button', { name: 'Nos soins' })
  const link = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Maquillage' })
  await expect(link).toBeHidden()
  await button.hover()
  await expect(link).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  expect((await button.locator('xpath=../ul').boundingBox())!.width).toBe(200)
  await page.mouse.move(600, 700)
  await expect(link).toBeHidden()
  await button.focus()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Épilation au fil' })).toBeFocused()
  await link.click()
  await expect(page).toHaveURL('/soins/maquillage')
})

test('the menu is a hamburger up to 1200 px and a row from 1201 px', async ({ page }) => {
  const row = page.getByRole('navigation', { name: 'Navigation principale' })
  const hamburger = page.locator('summary[aria-label=Menu]')
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto('/notre-centre')
  await expect(row).toBeHidden()
  await expect(hamburger).toBeVisible()
  await page.setViewportSize({ width: 1201, height: 900 })
  await expect(row).toBeVisible()
  await expect(hamburger).toBeHidden()
  await page.setViewportSize({ width: 1900, height: 900 })
  const logo = page.getByRole('banner').getByRole('img').first()
  expect((await logo.boundingBox())!.width).toBeLessThanOrEqual(150)
  expect((await row.locator('xpath=..').boundingBox())!.width).toBe(1500)
})

test('the mobile submenus open independently, and Escape closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const hamburger = page.locator('summary[aria-label=Menu]')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await hamburger.click()
  await menu.getByText('Nos soins', { exact: true }).click()
  await menu.getByText('Nos Actualités', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Amincissement' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Nouveautés' })).toHaveAttribute('href', '/actualites')
  await menu.getByText('Nos soins', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Amincissement' })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Nouveautés' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(hamburger).toBeFocused()
})

test('the UV notice holds the keyboard until it is understood', async ({ page }) => {
  await page.goto('/soins/bronzage-uv')
  const notice = page.getByRole('dialog', { name: "Notice d'information" })
  const button = notice.getByRole('button', { name: "J'ai compris" })
  // The dialog itself, so that a reader begins at its beginning, whatever the height of the screen.
  await expect(notice).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('[role=dialog]'),
      ),
    ).toBe(true)
  }
  await button.press('Enter')
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/soins/bronzage-uv')
  await page.reload()
  await expect(notice).toBeVisible()
})

test('the UV notice shows its beginning on a low screen', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/soins/bronzage-uv')
    await expect(page.getByRole('heading', { name: "Notice d'information" })).toBeInViewport({ ratio: 1 })
  }
})

test('long words and titles stay on the page', async ({ site, browser }) => {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(`${site.dataDir}/site.sqlite`)
  const word = 'a'.repeat(80)
  const before = database.prepare(`select collection, id, data from documents`).all() as Record<string, string>[]
  const set = database.prepare(`update documents set data = ? where collection = ? and id = ?`)
  for (const { collection, id, data } of before) {
    set.run(data!.replace(/"(name|titre|title|question|sousTitre)":"/g, `"$1":"${word} `), collection!, id!)
  }
  const page = await browser.newPage()
  try {
    for (const width of [390, 1201]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/soins/soins-du-visage', '/actualites', '/offres-du-moment', '/nos-expertes']) {
        await page.goto(site.origin + path)
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, span, img)')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        )
        expect(beyond, `${path} at ${width} px`).toEqual([])
      }
    }
  } finally {
    for (const { collection, id, data } of before) set.run(data!, collection!, id!)
    database.close()
    await page.close()
  }
})

test('at 200 % text nothing leaves the page', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/soins/soins-du-visage', '/nos-expertes', '/rendez-vous', '/cgv']) {
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width)
    }
  }
})

test('pages slide in the direction of the navigation, and not for reduced motion', async ({ page }) => {
  const slide = async (from: string, to: string) => {
    await page.goto(from)
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      link.textContent = 'aller'
      document.querySelector('main')!.prepend(link)
    }, to)
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const names = document
            .getAnimations()
            .map((animation) => (animation as CSSAnimation).animationName)
            .filter((name) => /leave|enter/.test(name))
          Object.assign(globalThis, { slides: names.sort().join() })
        })
      })
    })
    await page.getByRole('link', { name: 'aller', exact: true }).click()
    await page.waitForURL(to)
    await page.waitForTimeout(700)
    return page.evaluate(() => (globalThis as unknown as { slides?: string }).slides)
  }
  expect(await slide('/nos-produits', '/notre-centre')).toBe('enter-right,leave-left')
  expect(await slide('/notre-centre', '/nos-produits')).toBe('enter-left,leave-right')
  expect(await slide('/', '/cgv')).toBe('enter-right,leave-left')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slide('/nos-produits', '/notre-centre')).toBeUndefined()
})
