import { expect, test } from '../support/journey.ts'

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
  const questions = page.locator('#questions details')
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

test('a film that nobody plays leaves the page at rest, with its controls', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto('/soins/soins-du-visage')
  // The wheel of Chrome's controls turns for 1.4 s, of which each frame is a style of its own: 87 of them, beside 12.
  await page.waitForTimeout(1500)
  const { metrics } = await session.send('Performance.getMetrics')
  expect(metrics.find(({ name }) => name === 'RecalcStyleCount')!.value).toBeLessThan(40)
  await expect(page.locator('video')).toHaveAttribute('controls')
})

test('a film begins with a button of the page, by keyboard too, which gives the focus to the film', async ({
  page,
}) => {
  await page.goto('/soins/soins-du-visage')
  const begin = page.getByRole('button', { name: /^Lire\s: Vidéo 1\s: / })
  await expect(begin).toBeVisible()
  await begin.focus()
  await page.keyboard.press('Enter')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await expect(begin).toBeHidden()
  await expect(video).toBeFocused()
})

test('a film that did not come is begun again once there is a network', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|\/videos\//)
  await page.goto('/soins/soins-du-visage')
  const begin = page.getByRole('button', { name: /^Lire\s: Vidéo 1\s: / })
  const video = page.locator('video')
  await context.setOffline(true)
  await video.click()
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.error?.code)).toBe(4)
  await expect(begin).toBeVisible()
  await context.setOffline(false)
  await video.click()
  await expect(video).toHaveJSProperty('paused', false)
  await expect(begin).toBeHidden()
})

test('without script a film has the browser’s controls, and no button that does nothing', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/soins/soins-du-visage')
  await expect(page.locator('video')).toHaveAttribute('controls')
  await expect(page.locator('[data-begins]')).toBeHidden()
  await context.close()
})

test('a film plays when it is pressed, and stops when it is pressed again', async ({ page }) => {
  await page.goto('/soins/soins-du-visage')
  const video = page.locator('video')
  await expect(video).toHaveAttribute('controls')
  await video.click()
  await expect(video).toHaveJSProperty('paused', false)
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2)
  await video.click()
  await expect(video).toHaveJSProperty('paused', true)
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

test('a part with nothing in it comes last, and keeps its words', async ({ page }) => {
  const titles = page.locator('main').getByRole('heading', { level: 2 })
  await page.goto('/soins/soins-du-visage')
  await expect(titles.first()).toHaveText('Vidéos')
  await page.goto('/soins/epilation-a-la-cire')
  await expect(titles.first()).toHaveText('Description')
  await expect(titles.nth(3)).toHaveText('Vidéos')
  await expect(page.getByText('Aucune vidéo disponible.')).toBeVisible()
})
