import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'

test('prices are left as one types, and announced once typing has paused', async ({ page }) => {
  await page.goto('/tarifs')
  const list = page.locator('#tarifs')
  const count = page.getByRole('status')
  const lines = list.locator('li:visible')
  const all = await lines.count()
  expect(all).toBeGreaterThan(150)
  // What is true of all prices is said above them; a count is of what was looked for.
  await expect(page.getByText('Prix TTC, service compris.')).toBeInViewport({ ratio: 1 })
  await expect(count).toHaveText('')

  const field = page.getByLabel('Chercher un tarif')
  await field.pressSequentially('MAILLOTS intégral')
  await expect(lines).toHaveCount(2)
  await expect(count).toHaveText('2 prix')
  await expect(list.getByRole('heading')).toHaveText(['Épilation à la cire', 'Corps femme', 'Forfaits femme'])
  await expect(page.getByRole('navigation', { name: 'Aller à un soin' }).getByRole('link')).toHaveText([
    'Épilation à la cire',
  ])

  await field.fill('epilation menton')
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(['Épilation au fil', 'Épilation à la cire'])

  // The words of a link beside a name are no part of it.
  await field.fill('voir')
  await expect(lines).toHaveCount(0)

  await field.fill('plongée')
  await expect(count).toHaveText('Aucun prix ne correspond. Essayez un autre mot, ou appelez-nous.')
  await expect(lines).toHaveCount(0)
  await expectAccessible(page)
  await field.fill('')
  await expect(lines).toHaveCount(all)
  await expect(count).toHaveText('')
  await expect(list.getByRole('heading', { level: 2 })).toHaveCount(13)
})

test('what is looked for is found again by whoever comes back', async ({ page }) => {
  await page.goto('/tarifs')
  const field = page.getByLabel('Chercher un tarif')
  const lines = page.locator('#tarifs li:visible')
  await field.pressSequentially('maillot')
  await expect(lines).toHaveCount(6)
  await lines.first().getByRole('link').first().click()
  await expect(page).not.toHaveURL(/tarifs/)
  await page.goBack()
  await expect(page).toHaveURL('/tarifs?q=maillot')
  await expect(field).toHaveValue('maillot')
  await expect(lines).toHaveCount(6)
  await field.fill('')
  await expect(page).toHaveURL('/tarifs')
})

test('a line of the list is booked, by two taps from its page', async ({ page }) => {
  await page.goto('/tarifs')
  await page.getByLabel('Chercher un tarif').fill('demi jambe')
  await page
    .getByRole('link', { name: /^Réserver.*Demi-jambes 25/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/rendez-vous\?soin=epilation-a-la-cire&tarif=Demi-jambes/)
  await expect(page.getByRole('region', { name: 'Votre choix' })).toContainText('20 €')
})

test('while one types and by a query the same prices are found', async ({ page }) => {
  await page.goto('/tarifs')
  const field = page.getByLabel('Chercher un tarif')
  const shown = page.locator('#tarifs li:visible')
  for (const asked of [
    '35 €',
    '12,50 €',
    '30 minutes',
    'une heure',
    '65 min',
    '1h30',
    'offert',
    'maillot',
    'xyz',
    '30',
  ]) {
    await page.goto('/tarifs')
    await field.fill(asked)
    await expect(page.getByRole('status')).not.toBeEmpty()
    const [typed, said] = [await shown.allTextContents(), await page.getByRole('status').textContent()]
    await page.goto(`/tarifs?q=${encodeURIComponent(asked)}`)
    expect(await shown.allTextContents(), asked).toEqual(typed)
    expect(await page.getByRole('status').textContent(), asked).toBe(said)
  }
})

test('an amount finds what costs it, and a name with a letter wrong what comes close to it', async ({ page }) => {
  await page.goto('/tarifs')
  const field = page.getByLabel('Chercher un tarif')
  const shown = page.locator('#tarifs li:visible')
  await field.fill('35 €')
  await expect(shown.first()).toContainText(/35\s€/)
  for (const price of await shown.locator('> span:nth-child(2)').allTextContents()) expect(price).toMatch(/^35\s€$/)
  await field.fill('mailot')
  await expect(shown).toHaveCount(0)
  await field.press('Enter')
  await expect(shown.first()).toContainText('Maillot')
  await expect(page.getByRole('status')).toHaveText(/^Rien à ce nom. Peut-être\s: \d+ prix$/)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'where nothing is found' : 'and without script', () => {
    test.use({ javaScriptEnabled })

    test('the treatments themselves are a press away', async ({ page }) => {
      await page.goto('/tarifs')
      await page.getByLabel('Chercher un tarif').fill('plongée')
      await page.getByLabel('Chercher un tarif').press('Enter')
      await expect(page.getByRole('status')).toHaveText(/^Aucun prix/)
      const links = page.getByRole('navigation', { name: 'Aller à un soin' }).getByRole('link')
      await expect(links).toHaveCount(13)
      await links.first().click()
      await expect(page).toHaveURL(/\/soins\//)
    })
  })

for (const [width, height] of [
  [360, 640],
  [320, 568],
] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`on ${width} × ${height} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height }, isMobile: true, hasTouch: true })

      test('the first prices that a search finds are in view', async ({ page }) => {
        await page.goto('/tarifs')
        await page.getByLabel('Chercher un tarif').fill('sourcil')
        await page.getByLabel('Chercher un tarif').press('Enter')
        await expect(page).toHaveURL('/tarifs?q=sourcil#chercher')
        await expect(page.getByRole('status')).toHaveText('13 prix')
        await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 })
        await expect(page.getByLabel('Chercher un tarif')).toBeInViewport({ ratio: 1 })
        for (const place of [0, 1])
          await expect(page.locator('#tarifs li:visible').nth(place)).toBeInViewport({ ratio: 1 })
      })
    })

test.describe('above the keyboard of a telephone', () => {
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

  test('the first price that is found is in view as one types, and the page stays until then', async ({ page }) => {
    await page.goto('/tarifs')
    await page.getByLabel('Chercher un tarif').tap()
    const [isAtTop, first] = [() => page.evaluate(() => scrollY === 0), page.locator('#tarifs li:visible').first()]
    expect(await isAtTop()).toBe(true)
    await page.getByLabel('Chercher un tarif').pressSequentially('sourcil')
    await expect.poll(isAtTop).toBe(false)
    const price = (await first.boundingBox())!
    expect(price.y + price.height).toBeLessThanOrEqual(640 - 300)
    await expect(page.getByLabel('Chercher un tarif')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('prices are found by a query, which stays in its field', async ({ page }) => {
    await page.goto('/tarifs')
    await page.getByLabel('Chercher un tarif').fill('Épilation au FIL : sourcils ')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/\/tarifs\?q=/)
    await expect(page.getByLabel('Chercher un tarif')).toHaveValue('Épilation au FIL : sourcils')
    await expect(page.locator('#tarifs').getByRole('heading', { level: 2 })).toHaveText(['Épilation au fil'])
    const found = await page.locator('#tarifs li:visible').count()
    expect(found).toBeGreaterThan(3)
    await expect(page.getByRole('status')).toHaveText(`${found} prix`)
    await expect(page).toHaveTitle(/^«\sÉpilation au FIL\s: sourcils\s»\s: /)
    const robots = page.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Tous les tarifs' }).and(page.locator('main a')).click()
    await expect(page).toHaveURL('/tarifs')
    await expect(page).not.toHaveTitle(/«/)
    await expect(robots).not.toHaveAttribute('content', 'noindex')
    await expect(page.locator('#tarifs').getByRole('heading', { level: 2 })).toHaveCount(13)
  })

  test('what is nowhere is said in words, what is too long is cut, and markup is text', async ({ page }) => {
    await page.goto('/tarifs?q=plongée')
    await expect(page.getByRole('status')).toHaveText(/^Aucun prix ne correspond/)
    await expect(page.locator('#tarifs li:visible')).toHaveCount(0)
    await page.goto(`/tarifs?q=${encodeURIComponent(`"><b id="mal">${'a'.repeat(500)}`)}`)
    expect((await page.getByLabel('Chercher un tarif').inputValue()).length).toBe(80)
    await expect(page.locator('#mal')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/tarifs')
  })
})

test('no two links to book are called the same and lead elsewhere', async ({ page }) => {
  await page.goto('/tarifs')
  const links = await page
    .locator('#tarifs a[href^="/rendez-vous"]')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ textContent, href }) => [href, textContent] as const))
  const names = [...new Map(links).values()]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('treatments stand by need, each with its least price and two ways on; UV tanning last, for nobody to want', async ({
  page,
}) => {
  await page.goto('/soins')
  const main = page.getByRole('main')
  const needs = main.locator('section:has(li)')
  await expect(needs.getByRole('heading', { level: 2 })).toHaveText([
    'Épilation',
    'Visage',
    'Corps',
    'Mains et pieds',
    'Regard et maquillage',
    'Bronzage',
  ])
  await expect(needs.getByRole('heading', { level: 3 })).toHaveCount(13)
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(needs.locator('img').filter({ visible: true }), `${width} px`).toHaveCount(12)
  }
  const wax = needs.getByRole('listitem').filter({ hasText: 'Épilation à la cire' })
  await expect(wax).toContainText(/dès\s8\s€/)
  await expect(wax.getByRole('link')).toHaveCount(2)
  await expect(wax.getByRole('link', { name: /^Réserver/ })).toHaveAttribute(
    'href',
    '/rendez-vous?soin=epilation-a-la-cire',
  )
  const uv = needs.last()
  await expect(uv).toContainText('Interdit aux moins de 18 ans')
  await expect(uv).toContainText('cancers de la peau')
  await expect(uv).not.toContainText(/€|Réserver/)
  await expect(uv.getByRole('link')).toHaveAttribute('href', '/soins/bronzage-uv')
  await wax.getByRole('link', { name: 'Épilation à la cire', exact: true }).click()
  await expect(page).toHaveURL('/soins/epilation-a-la-cire')
})

test('the needs of all treatments are one press away, below the header', async ({ page }) => {
  await page.goto('/soins')
  const needs = page.getByRole('navigation', { name: 'Aller à un soin' }).getByRole('link')
  await expect(needs).toHaveText(await page.locator('main section:has(li) h2').allTextContents())
  await expect(page.getByRole('main').getByRole('link', { name: 'Tous les tarifs' })).toHaveAttribute('href', '/tarifs')
  await needs.filter({ hasText: 'Mains et pieds' }).click()
  await expect(page).toHaveURL('/soins#mains-et-pieds')
  await expect(page.getByRole('heading', { name: 'Mains et pieds' })).toBeInViewport({ ratio: 1 })
})

for (const path of ['/soins', '/tarifs', '/tarifs?q=maillot']) {
  for (const width of [390, 1440])
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expectAccessible(page)
    })

  test(`nothing of ${path} is wider than its screen, and all of it is large enough to press`, async ({ page }) => {
    for (const width of [320, 390, 768, 1200, 1201, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const small = await page.locator('main :is(a, button, input):visible').evaluateAll((targets) =>
      targets
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 24 || box.width < 24)
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
  })
}

test('from the home page, the price of a half-leg wax is two taps away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les tarifs' }).click()
  const field = page.getByLabel('Chercher un tarif')
  const [typed, pressed] = [
    await field.boundingBox(),
    await page.getByRole('button', { name: 'Chercher' }).boundingBox(),
  ]
  expect(pressed!.x).toBeGreaterThan(typed!.x + typed!.width)
  await field.fill('demi-jambes')
  await expect(page.locator('#tarifs li:visible').first()).toContainText('20 €')
})

test('what is typed before the script has come is looked for when it comes', async ({ page }) => {
  let come!: () => void
  const waiting = new Promise<void>((resolve) => (come = resolve))
  await page.route(/price-search-[^/]*\.js/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/tarifs', { waitUntil: 'commit' })
  await page.getByLabel('Chercher un tarif').fill('demi-jambes')
  const first = page.locator('#tarifs li:visible').first()
  await expect(first).not.toContainText('20 €')
  come()
  await expect(first).toContainText('20 €')
})

test('all prices on paper: every line, no field, no button', async ({ page }) => {
  await page.setViewportSize({ width: 665, height: 1000 })
  await page.goto('/tarifs')
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-letterhead]')).toContainText(/Tarifs au \d+/)
  for (const hidden of ['form', 'nav', '[role=status]', '#tarifs li a'])
    await expect(page.locator(hidden).first(), hidden).toBeHidden()
  const lines = page.locator('#tarifs li')
  await expect(lines.locator('visible=true')).toHaveCount(await lines.count())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(665)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThanOrEqual(6)
})
