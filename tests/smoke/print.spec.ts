import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'

/** How wide a sheet is between its margins, in CSS pixels: 176 mm. */
const SHEET = 665

/** Chromium asks its media queries of the whole sheet of A4, margins included. */
const WHOLE_SHEET = 794

const PRICED = Object.entries(VISITOR_ROUTES).filter(([name]) => name.startsWith('soins-'))

async function onPaper(page: Page, path: string, width = SHEET): Promise<void> {
  await page.setViewportSize({ width, height: 1000 })
  await page.goto(path)
  // It comes last.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
  await page.emulateMedia({ media: 'print' })
}

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

for (const [name, path] of PRICED) {
  test(`${name}: a price list on paper`, async ({ page }) => {
    const seen = path.includes('bronzage') ? `${path}?notice=lue` : path
    await onPaper(page, seen)
    const head = page.locator('[data-letterhead]')
    await expect(head).toContainText('Les Heures Dorées')
    await expect(head).toContainText('12 rue des Tilleuls, 68000 Colmar')
    await expect(head).toContainText('03 53 01 00 12')
    await expect(head).toContainText(/Tarifs au \d+(er)?\s\S+ \d{4}$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Prix TTC, service compris.')).toBeVisible()
    for (const hidden of ['header nav', 'body > header', 'footer', 'video', 'button', '[data-look]', '#questions'])
      for (const one of await page.locator(hidden).all()) await expect(one, hidden).toBeHidden()
    for (const line of await page.locator('#tarifs li').all()) await expect(line).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET)
    expect(await sheets(page)).toBe(1)
  })
}

test('a long price list goes on over sheets without breaking a title or a group', async ({ page }) => {
  await onPaper(page, '/tarifs')
  const kept = await page
    .locator('#tarifs h2, #tarifs li, #tarifs div:has(> ul)')
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).breakInside))
  expect(new Set(kept)).toEqual(new Set(['avoid']))
})

test('a question that was opened is printed with its answer, and prices though they were closed', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  await page.locator('#questions details').first().locator('summary').click()
  await page.locator('#tarifs > summary').click()
  await page.setViewportSize({ width: SHEET, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#questions details')).toHaveCount(await page.locator('#questions details').count())
  await expect(page.locator('#questions details').first().locator('p').first()).toBeVisible()
  await expect(page.locator('#questions details').nth(1)).toBeHidden()
  expect((await page.locator('#tarifs li').first().boundingBox())!.height).toBeGreaterThan(0)
})

test('the UV notice is printed on the sheet, and cannot be missed', async ({ page }) => {
  await onPaper(page, '/soins/bronzage-uv')
  await expect(page.getByText(/cancers de la peau et des yeux/).first()).toBeVisible()
  await expect(page.locator('[data-notice] button')).toBeHidden()
  await expect(page.getByText('Séance de 8 min', { exact: true })).toBeVisible()
})

test('an administrator prints what visitors print', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/soins/soins-du-visage')
  await expect(page.getByRole('button', { name: 'Ajouter un tarif' })).toBeVisible()
  await page.setViewportSize({ width: SHEET, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const one of await page.locator('button, form, [data-look]').all()) await expect(one).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('no sheet is without its logo: it is within the sheet, and waits for nothing', async ({ page }) => {
  for (const path of ['/soins/soins-du-visage', '/notre-centre', '/cgv', '/rendez-vous']) {
    await onPaper(page, path)
    const logo = await page.locator('[data-letterhead]').evaluate((head) => {
      const { backgroundImage, width, height, printColorAdjust } = getComputedStyle(head, '::before')
      const [wide, high] = [width, height].map((length) => Math.round(parseFloat(length)))
      return { isWithin: backgroundImage.startsWith('url("data:image/svg+xml,'), wide, high, printColorAdjust }
    })
    expect(logo, path).toEqual({ isWithin: true, wide: 57, high: 57, printColorAdjust: 'exact' })
    await page.emulateMedia({ media: 'screen' })
  }
})

for (const path of [
  '/',
  '/actualites',
  '/offres-du-moment',
  '/nos-produits',
  '/notre-centre',
  '/mentions-legales',
  '/cgv',
  '/tarifs',
]) {
  test(`${path} has its letterhead, nothing to press, and fits the width`, async ({ page }) => {
    for (const width of [SHEET, WHOLE_SHEET]) {
      await onPaper(page, path, width)
      await expect(page.locator('[data-letterhead]')).toContainText(/(À jour|Tarifs) au \d/)
      for (const one of await page.locator('nav, button, form, footer').all()) await expect(one).toBeHidden()
      await expect(page.locator('article').getByText('Faire mettre de côté').filter({ visible: true })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.emulateMedia({ media: 'screen' })
    }
  })
}

for (const width of [SHEET, WHOLE_SHEET]) {
  test(`at ${width} px what a card of the home page says stands apart`, async ({ page }) => {
    await onPaper(page, '/', width)
    const cards = await page.locator('main li > a[href^="/soins/"]:has(picture) > :last-child').evaluateAll((all) =>
      all.map((words) => ({
        words: words.textContent,
        boxes: [...words.children].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
      })),
    )
    expect(cards.length).toBeGreaterThan(6)
    const joined = cards.filter(({ boxes }) =>
      boxes.some((one, place) =>
        boxes
          .slice(place + 1)
          .some(
            (other) =>
              Math.max(one.left, other.left) - Math.min(one.right, other.right) < 4 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
          ),
      ),
    )
    expect(joined.map(({ words }) => words)).toEqual([])
  })

  test(`at ${width} px what a piece of news says stands beside its picture`, async ({ page }) => {
    await onPaper(page, '/actualites', width)
    const texts = await page.locator('main article:has(> picture)').evaluateAll((articles) =>
      articles.flatMap((article) => {
        const { right, bottom } = article.querySelector('picture')!.getBoundingClientRect()
        return [...article.querySelectorAll(':scope > :not(picture)')].map((part) => {
          const box = part.getBoundingClientRect()
          return { isBeside: box.left > right && box.top < bottom + 30, isWide: box.width > 400 }
        })
      }),
    )
    expect(texts.length).toBeGreaterThan(8)
    expect(texts.filter(({ isBeside, isWide }) => !isBeside || !isWide)).toEqual([])
  })
}

test('a selection of the prices says on paper of what, and how many they are', async ({ page }) => {
  await onPaper(page, '/tarifs?q=maillot')
  const field = page.getByRole('searchbox', { name: 'Chercher un tarif' })
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('maillot')
  await expect(page.getByText('6 prix', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tous les tarifs' }).filter({ visible: true })).toHaveCount(0)
  await field.fill('zzz')
  await expect(page.getByText('Aucun prix', { exact: false }).first()).toBeVisible()
})

test('what was chosen is printed with its prices, and nothing to choose by pressing', async ({ page }) => {
  await onPaper(page, '/rendez-vous?soin=soins-du-visage')
  await expect(page.getByRole('link', { name: 'Hydratant', exact: true })).toBeVisible()
  const ways = await page.getByText(/^Choisir( un autre soin)?$/).all()
  expect(ways.length).toBeGreaterThan(5)
  for (const way of ways) await expect(way).toBeHidden()
})

test('the sheet waits for paper: no visitor waits for it', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  await expect(page.locator('[data-letterhead]')).toBeHidden()
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /print/.test(name))
      .map((entry) => (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus),
  )
  expect(blocking).not.toContain('blocking')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet is there for paper', async ({ page }) => {
    await page.goto('/soins/soins-du-visage', { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-letterhead]')).toBeVisible()
  })
})

test('the manifest names the site, in French, with icons of the size they say', async ({ page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Les Heures Dorées', lang: 'fr', start_url: '/', theme_color: '#fdf6ec' })
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const icons = [...manifest.icons, { src: touch, sizes: '180x180', type: 'image/png' }]
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
    if (type !== 'image/png') continue
    const png = await icon.body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).ok()).toBe(true)
})

test('the way here opens elsewhere, and nothing is asked of that site before', async ({ page }) => {
  await page.goto('/notre-centre')
  const ways = page.getByRole('link', { name: 'Itinéraire (nouvel onglet)' })
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all()) {
    await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.*68000/)
    await expect(way).toHaveAttribute('target', '_blank')
    await expect(way).toHaveAttribute('rel', /noopener/)
  }
})

test('every telephone number of a page can be called', async ({ page }) => {
  for (const path of ['/', '/notre-centre', '/soins/soins-du-visage', '/mentions-legales', '/cgv', '/rendez-vous']) {
    await page.goto(path)
    const silent = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text
        const isHidden = parentElement!.closest('script, [hidden]')
        if (!isHidden && /0\d(?:[\s.]\d\d){4}/.test(data) && !parentElement!.closest('a[href^="tel:"]'))
          texts.push(data)
      }
      return texts
    })
    expect(silent, path).toEqual([])
  }
})

test.describe('sharing', () => {
  const PATHS = ['/soins/soins-du-visage', '/actualites', '/offres-du-moment', '/ventes-privees', '/nos-soldes']

  test('is offered where the browser can, and shares this page', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      const share = (data: ShareData) => Promise.resolve(void shared.push(data))
      Object.assign(globalThis, { shared })
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    for (const path of PATHS) {
      await page.goto(`${path}?de=lettre#tarifs`)
      await page.getByRole('button', { name: 'Partager' }).click()
      const [shared] = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
      expect(shared).toEqual({ title: await page.title(), url: new URL(path, page.url()).href })
    }
    await expectAccessible(page)
  })

  test('is not offered where it cannot', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true }),
    )
    for (const path of PATHS) {
      await page.goto(path)
      await expect(page.locator('[data-share]')).toBeHidden()
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('is not offered', async ({ page }) => {
      await page.goto('/actualites')
      await expect(page.locator('[data-share]')).toBeHidden()
    })
  })
})
