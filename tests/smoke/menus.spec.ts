import { expect, test } from '../support/journey.ts'

// Its institute is on two networks: a site that is on none shows none. Its referrals are another site's.
test.use({
  settings: {
    SOCIAL_FACEBOOK_URL: 'https://www.facebook.com/institut',
    SOCIAL_INSTAGRAM_URL: 'https://www.instagram.com/institut',
    REFERRAL_FORM_URL: 'https://parrainage.example/f',
  },
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
  await button.hover()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('body')).toBeFocused()
  await page.mouse.move(600, 700)
  await button.hover()
  await expect(link).toBeVisible()
  await page.mouse.move(600, 700)
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
  await expect(page.getByRole('link', { name: 'Épilation à la cire' })).toBeFocused()
  await link.click()
  await expect(page).toHaveURL('/soins/maquillage')
})

test('a menu of thirty entries is all in the screen of a notebook', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/cgv')
  const button = page.getByRole('button', { name: 'Nos soins' })
  const list = button.locator('xpath=../ul')
  await list.evaluate((list) => {
    while (list.children.length < 30) list.append(list.children[0]!.cloneNode(true))
  })
  await button.hover()
  await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})

test('pressed again and again, the desktop menu closes and opens where a press gives no focus, as in Safari', async ({
  page,
}) => {
  await page.goto('/cgv')
  await page.evaluate(() => document.addEventListener('mousedown', (event) => event.preventDefault()))
  const button = page.getByRole('button', { name: 'Nos soins' })
  const link = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Maquillage' })
  for (const turn of ['once', 'again']) {
    await button.hover()
    for (const isOpen of [true, false, true, false]) {
      await button.click()
      await expect(link, turn).toBeVisible({ visible: isOpen })
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
    }
    await page.mouse.move(600, 700)
  }
})

test('the first press of a screen reader, which gives the focus at the same time, leaves the menu open', async ({
  page,
}) => {
  await page.goto('/cgv')
  const button = page.getByRole('button', { name: 'Nos soins' })
  for (const isOpen of [true, false, true]) {
    await button.evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
    })
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
  }
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
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
  await expect(menu.getByText('Nos soins', { exact: true })).toHaveCSS('text-decoration-line', 'none')
  await expect(menu.getByRole('link', { name: 'Accueil' })).toHaveCSS('text-decoration-line', 'underline')
  for (const name of [/^Itinéraire/, '03 53 01 00 12']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await menu.getByText('Nos soins', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Amincissement' })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Nouveautés' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(hamburger).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeHidden()
})

test.describe('where only the largest height of a screen is known, as in Safari 15.3', () => {
  test.use({ bypassCSP: true })

  for (const [width, height] of [
    [390, 844],
    [390, 500],
    [844, 390],
  ] as const)
    test(`the mobile menu is scrolled to its end at ${width} × ${height} px`, async ({ page }) => {
      // What is left of the screen once the browser has taken its own bars.
      await page.setViewportSize({ width, height: height - 115 })
      await page.route('**/cgv', async (route) => {
        const answer = await route.fetch()
        const older = (await answer.text())
          .replace(/[a-z-]+:[^;{}]*\d[dsl]v[hw][^;{}]*;?/g, '')
          .replace(/\b100vh\b/g, `${height}px`)
        await route.fulfill({ response: answer, body: older })
      })
      await page.goto('/cgv')
      await page.locator('summary[aria-label=Menu]').click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      for (const submenu of ['Nos soins', 'Nos Actualités']) await menu.getByText(submenu, { exact: true }).click()
      const last = menu.getByRole('link', { name: 'Instagram (nouvel onglet)' })
      await menu.hover()
      await page.mouse.wheel(0, 5000)
      await expect(last).toBeInViewport({ ratio: 1 })
    })
})

test('referral and social pages open in a tab that cannot reach this one', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Parrainage (nouvel onglet)', 'Facebook (nouvel onglet)', 'Instagram (nouvel onglet)']) {
    const link = page.getByRole('link', { name, includeHidden: true }).first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('the menu says where one is, also on a page of a group or below one', async ({ page }) => {
  const row = page.getByRole('navigation', { name: 'Navigation principale' })
  for (const [path, group, link, current] of [
    ['/soins/maquillage', 'Nos soins', 'Maquillage', 'page'],
    ['/actualites', 'Nos Actualités', 'Nouveautés', 'page'],
    ['/actualites/exemple', 'Nos Actualités', 'Nouveautés', 'true'],
    ['/nos-expertes', undefined, 'Notre équipe', 'page'],
  ] as const) {
    let to: string = path
    if (path.endsWith('exemple')) {
      await page.goto('/actualites')
      to = (await page.locator('main a[href^="/actualites/"]').first().getAttribute('href'))!
    }
    await page.goto(to)
    const marked = row.locator('[aria-current]')
    await expect(marked).toHaveText(group ? [group, link] : [link])
    await expect(marked.last()).toHaveAttribute('aria-current', current)
    await expect(marked.first()).toHaveCSS('text-decoration-line', 'underline')
  }
})

test('a link to a text of the page opens no menu over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/soins#:~:text=Soins%20des%20pieds')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page.locator('[data-mobile-menu]')).not.toHaveAttribute('open')
})

test('whoever comes back to a page finds its menu closed', async ({ page }) => {
  await page.goto('/cgv')
  const button = page.getByRole('button', { name: 'Nos soins' })
  const link = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Maquillage' })
  await button.hover()
  await link.focus()
  await page.mouse.move(600, 700)
  await expect(link).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(link).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
