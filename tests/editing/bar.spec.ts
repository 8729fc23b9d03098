import type { Page } from '@playwright/test'
import { keepNotices } from '../support/controls.ts'
import { isCovered } from '../support/covered.ts'
import { expect, test } from '../support/journey.ts'
import { enter, signIn } from '../support/sign-in.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Administration du site' })

/** What has the focus, and how much of it the header, a form's tools and the bar leave to be seen, in CSS pixels. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!
    const { top, bottom } = element.getBoundingClientRect()
    const header = document.querySelector('header')!.getBoundingClientRect().bottom
    const bar = document.querySelector('nav[aria-label="Administration du site"]')!
    const foot = bar.checkVisibility({ visibilityProperty: true }) ? bar.getBoundingClientRect().top : innerHeight
    const [from, to] = [Math.max(top, header, 0), Math.min(bottom, foot, innerHeight)]
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id)
    const isPage = element.closest('main, footer') !== null
    return { name, isPage, height: bottom - top, seen: to - from }
  })

/** Goes through the page by the keyboard, and names what has the focus without being seen. */
async function coveredOn(page: Page): Promise<string[]> {
  const covered: string[] = []
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(bar(page)).toBeVisible()
  await page.locator('main').focus()
  let count = 0
  for (; count < 300; count++) {
    await page.keyboard.press('Tab')
    const { name, isPage, height, seen } = await focused(page)
    if (!isPage) break
    if (seen < Math.min(height, 100) - 1) covered.push(`${name} ${seen}/${height}`)
  }
  expect(count).toBeGreaterThan(20)
  return covered
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as object)

  test.beforeEach(async ({ page, site }) => {
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
  })

  for (const height of [900, 420])
    test(`nothing that has the focus is under the bar, at ${height} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 390, height })
      await page.goto('/offres-du-moment')
      await expect(page.getByRole('button', { name: "Ajouter l'offre" })).toBeVisible()
      expect(await coveredOn(page)).toEqual([])
    })

  test('neither is it while the bar says that there is no network', async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|failed: /)
    await page.route('**/api/live', (route) => route.abort())
    await page.goto('/offres-du-moment')
    await expect(page.getByRole('button', { name: "Ajouter l'offre" })).toBeVisible()
    await expect(bar(page)).toContainText('Hors ligne', { timeout: 20_000 })
    expect(await coveredOn(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Titre' }).focus()
    await expect(bar(page)).toBeVisible()
    await page.unrouteAll()
    await expect(bar(page)).toBeHidden({ timeout: 30_000 })
  })

  test('the bar gives way while a text is typed, and comes back once a press elsewhere is over', async ({ page }) => {
    await page.goto('/soins/epilation-a-la-cire')
    const edit = page.getByRole('button', { name: 'Modifier la description' })
    await page.getByRole('button', { name: 'Modifier le titre' }).tap()
    await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused()
    await expect(bar(page)).toBeHidden()
    const { y, height } = (await edit.boundingBox())!
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y + height / 2 - 875)
    const { x } = (await edit.boundingBox())!
    await page.touchscreen.tap(x + 40, 875)
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await page.getByRole('button', { name: 'Sauvegarder' }).last().focus()
    await expect(bar(page)).toBeVisible()
  })

  test('what formats a text follows what is seen of the page, where a keyboard lies over it', async ({ page }) => {
    await page.goto('/soins/epilation-a-la-cire')
    await page.getByRole('button', { name: 'Modifier la description' }).tap()
    const text = page.getByRole('textbox', { name: 'Description' })
    await expect(text).toBeFocused()
    for (let line = 0; line < 30; line++) await page.keyboard.press('Enter')
    await text.evaluate((box) => box.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await browser.send('Input.synthesizeScrollGesture', { x: 100, y: 300, yDistance: -900, speed: 8000 })
    const seen = () =>
      page.evaluate(() => {
        const tools = document.querySelector('[aria-label="Mise en forme"]')!.getBoundingClientRect()
        const { offsetTop, height } = visualViewport!
        return { offsetTop, isInView: tools.top >= offsetTop - 1 && tools.bottom <= offsetTop + height + 1 }
      })
    expect((await seen()).offsetTop).toBeGreaterThan(150)
    await expect.poll(async () => (await seen()).isInView).toBe(true)
  })

  test('the text that is typed, and what formats it, stay in view above a keyboard', async ({ page }) => {
    await page.goto('/soins/epilation-a-la-cire')
    await page.getByRole('button', { name: 'Modifier la description' }).tap()
    const text = page.getByRole('textbox', { name: 'Description' })
    await expect(text).toBeFocused()
    await page.setViewportSize({ width: 390, height: 420 })
    for (let line = 0; line < 12; line++) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(`ligne ${line}`)
    }
    const seen = await page.evaluate(() => {
      const caret = getSelection()!.getRangeAt(0).getBoundingClientRect()
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      const tools = box('[aria-label="Mise en forme"]')
      const header = box('header').bottom
      const foot = innerHeight
      return {
        isBelow: caret.top >= tools.bottom,
        isAbove: caret.bottom <= foot,
        isHeaded: tools.top >= header - 1,
        room: foot - tools.bottom,
      }
    })
    expect(seen).toMatchObject({ isBelow: true, isAbove: true, isHeaded: true })
    await expect(bar(page)).toBeHidden()
    expect(seen.room).toBeGreaterThan(280)
  })
})

test.describe('on a telephone, wherever the letters and the screen leave less room', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as object)

  test.beforeEach(({ page, site }) => enter(page, site.account))

  for (const [width, height] of [
    [844, 390],
    [667, 331],
    [320, 460],
  ] as const)
    test(`all of the menu is reached at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/soins/maquillage')
      await bar(page).locator('summary').tap()
      const items = bar(page).locator('details li :is(a, button, input)')
      expect(await items.count()).toBeGreaterThan(8)
      for (const item of await items.all()) {
        await item.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
        expect(await isCovered(item), await item.innerText()).toBe(false)
      }
      await bar(page).getByRole('link', { name: "Page d'administration" }).tap()
      await expect(page).toHaveURL('/admin')
    })

  /** Names the buttons at the foot of an open form that are not seen whole, while nothing is typed. */
  async function coveredButtons(page: Page): Promise<string[]> {
    await page.getByRole('button', { name: 'Modifier la description' }).tap()
    const text = page.getByRole('textbox', { name: 'Description' })
    await expect(text).toBeFocused()
    const form = page.locator('form').filter({ has: text })
    await text.evaluate((box) => {
      box.style.minHeight = '100rem'
      scrollBy({ top: box.getBoundingClientRect().top - 300, behavior: 'instant' })
      box.blur()
    })
    await expect(bar(page)).toBeVisible()
    const covered: string[] = []
    for (const name of ['Sauvegarder', 'Programmer', 'Annuler']) {
      const button = form.getByRole('button', { name, exact: true })
      await expect(button).toBeInViewport()
      await page.waitForTimeout(500)
      if (await isCovered(button)) covered.push(name)
    }
    return covered
  }

  for (const width of [390, 360, 320])
    test(`what saves a form is above the bar that says that there is no network, at ${width} px`, async ({
      page,
      faults,
    }) => {
      faults.allow(/ERR_FAILED|failed: /)
      await page.setViewportSize({ width, height: 844 })
      await page.route('**/api/live', (route) => route.abort())
      await page.goto('/soins/epilation-a-la-cire')
      await expect(bar(page)).toContainText('Hors ligne', { timeout: 20_000 })
      expect(await coveredButtons(page)).toEqual([])
    })

  for (const [width, letters] of [
    [390, 18],
    [390, 20],
    [390, 24],
    [360, 24],
  ] as const)
    test(`it is above the bar with letters of ${letters} px, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
      await page.goto('/soins/epilation-a-la-cire')
      expect(await coveredButtons(page)).toEqual([])
    })

  for (const [width, height] of [
    [390, 450],
    [844, 200],
  ] as const)
    test(`a notice covers nothing that formats a text, above a keyboard, at ${width} × ${height} px`, async ({
      page,
    }) => {
      await keepNotices(page)
      await page.goto('/soins/maquillage')
      page.once('dialog', (dialog) => void dialog.accept())
      const notice = page.getByRole('status').getByText(/supprimé/)
      const line = page.locator('main li[data-row]', { has: page.locator('a[href^="/rendez-vous"]') }).first()
      await line.getByRole('button', { name: 'Supprimer' }).evaluate((remove: HTMLElement) => remove.click())
      await expect(notice).toBeVisible()
      await page.getByRole('button', { name: 'Modifier la description' }).tap()
      const text = page.getByRole('textbox', { name: 'Description' })
      await expect(text).toBeFocused()
      await page.setViewportSize({ width, height })
      await page.keyboard.press('Control+End')
      for (let row = 0; row < 12; row++) await page.keyboard.press('Enter')
      await page.keyboard.type('fin')
      for (const tool of await page.getByRole('group', { name: 'Mise en forme' }).getByRole('button').all())
        await expect.poll(() => isCovered(tool)).toBe(false)
      await expect.poll(() => isCovered(text.locator('> :last-child'))).toBe(false)
      await expect(notice).toBeVisible()
      await page
        .getByRole('status')
        .getByRole('button', { name: /^Annuler/ })
        .tap()
      await expect(notice).toHaveCount(0)
    })

  for (const height of [200, 160])
    test(`the line that is typed is below what formats it, above a keyboard that leaves ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await page.goto('/soins/maquillage')
      await page.getByRole('button', { name: 'Modifier la description' }).tap()
      const text = page.getByRole('textbox', { name: 'Description' })
      await expect(text).toBeFocused()
      await page.setViewportSize({ width: 844, height })
      await page.keyboard.press('Control+End')
      for (let line = 0; line < 5; line++) {
        await page.keyboard.press('Enter')
        await page.keyboard.type(`ligne ${line}`)
        await expect.poll(() => isCovered(text.locator('> :last-child')), String(line)).toBe(false)
      }
    })
})

test('the open menu of administration comes before the notices, which give the focus back', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  const edit = page.getByRole('button', { name: 'Modifier la description' })
  await edit.click()
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.pressSequentially('Doux. ')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  const close = page.getByRole('button', { name: /^Fermer/ })
  await expect(close).toBeVisible()
  const summary = bar(page).locator('summary')
  await summary.click()
  const last = bar(page).locator('details li').last()
  const isOnTop = (place: number) =>
    bar(page)
      .locator('details li')
      .nth(place)
      .evaluate((item) => {
        item.scrollIntoView({ block: 'nearest' })
        const { left, width, top, height } = item.getBoundingClientRect()
        return item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
  await expect(last).toBeVisible()
  await expect(bar(page).getByRole('link', { name: "Page d'administration" })).toHaveAttribute('href', '/admin')
  for (let place = 0; place < (await bar(page).locator('details li').count()); place++)
    expect(await isOnTop(place), String(place)).toBe(true)
  await summary.click()
  await summary.focus()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(summary).toBeFocused()
})

test('once the words for search engines are planned, the focus is on the menu', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/soins/maquillage')
  await bar(page).locator('summary').click()
  await bar(page).getByRole('button', { name: 'Référencement' }).click()
  const form = page.locator('form').filter({ has: page.getByLabel('Titre dans Google') })
  await form.getByRole('textbox').first().fill('Maquillage du jour')
  await form.getByRole('button', { name: 'Programmer' }).click()
  await form.getByLabel('À partir du').fill('2998-12-01T08:00')
  await form.getByRole('button', { name: 'Programmer' }).click()
  await expect(form).toHaveCount(0)
  await expect(bar(page).locator('summary')).toBeFocused()
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
})
