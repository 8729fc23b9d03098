import { expect, test } from '../support/journey.ts'

for (const path of ['/notre-centre', '/soins/maquillage', '/rendez-vous'])
  test(`whoever comes back to ${path} a day later reads what is so of the hours, and is where she was`, async ({
    page,
  }) => {
    await page.goto(path)
    const status = page.locator('[data-now=bar]')
    const words = await status.textContent()
    const all = await page.locator('[data-now]').allTextContents()
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) part.dataset['until'] = '1'
      document.querySelector('[data-now=bar]')!.textContent = 'Ouvert depuis hier'
      scrollTo(0, 300)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    await expect(status).toHaveText(words!)
    expect(await page.locator('[data-now]').allTextContents()).toEqual(all)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

test('a network that answers with a page of its own takes no hours away', async ({ page }) => {
  await page.goto('/rendez-vous')
  const all = await page.locator('[data-now]').allTextContents()
  await page.route('/rendez-vous', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }))
  const answered = page.waitForResponse('/rendez-vous')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-until]')!.dataset['until'] = '1'
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await answered
  await page.waitForTimeout(200)
  expect(await page.locator('[data-now]').allTextContents()).toEqual(all)
})

test('a page that is still right is not asked for again', async ({ page }) => {
  await page.goto('/notre-centre')
  const asked: string[] = []
  // Pictures of it may still be asked for.
  page.on('request', (request) => void (request.url().endsWith('/notre-centre') && asked.push(request.url())))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
})
