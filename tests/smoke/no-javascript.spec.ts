import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('the site reads and leads without script', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Nos soins' }).focus()
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Soins du visage' })
    .click()
  await expect(page).toHaveURL('/soins/soins-du-visage')
  const part = page.locator('main details').first()
  await part.locator('summary').first().click()
  await expect(part.locator('video')).toBeHidden()
  const question = page.locator('#questions details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
})

test('the carousel is a row to scroll, with links from photo to photo', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Photo suivante' }).first().click()
  await expect(page).toHaveURL('/#photo-2')
  await expect(page.locator('#photo-2')).toBeInViewport()
})

test('the mobile menu opens and its submenus too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('summary[aria-label=Menu]').click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByText('Nos soins', { exact: true }).click()
  await menu.getByRole('link', { name: 'Beauté du regard' }).click()
  await expect(page).toHaveURL('/soins/beaute-du-regard')
})

test('the UV notice is dismissed by asking for the page without it', async ({ page }) => {
  await page.goto('/soins/bronzage-uv')
  const notice = page.getByRole('dialog', { name: "Notice d'information" })
  await expect(notice).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await notice.getByRole('button', { name: "J'ai compris" }).click()
  await expect(page).toHaveURL('/soins/bronzage-uv?notice=lue')
  await expect(notice).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(page.getByRole('heading', { name: 'Tarifs' })).toBeVisible()
})

test('beside a legal text, its list stands open where there is room', async ({ page }) => {
  const summary = page.getByText('Sommaire', { exact: true }).filter({ visible: true })
  const section = page.getByRole('link', { name: 'Hébergement' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/mentions-legales')
  await expect(section).toBeHidden()
  await expect(summary).not.toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(section).toBeVisible()
  await expect(summary).toHaveCount(0)
})

test('on a telephone, one press leads from anywhere in the terms back to their list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cgv')
  const list = page.getByRole('navigation', { name: 'Sommaire' })
  await page.getByRole('heading', { name: /^9\. / }).scrollIntoViewIfNeeded()
  await expect(list).not.toBeInViewport()
  const back = page.getByRole('link', { name: 'Sommaire', exact: true })
  await expect(back).toBeInViewport({ ratio: 1 })
  await back.click()
  await expect(list).toBeInViewport({ ratio: 1 })
  const text = (await page.locator('main').boundingBox())!
  await page.setViewportSize({ width: 390, height: Math.ceil(text.height * 1.5) })
  await expect(back, 'over what follows a text that is seen whole').toBeHidden()
})
