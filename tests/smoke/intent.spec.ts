import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

/** Tells how often a page has fetched the script of a module: to run it then asks for it once more, of the cache. */
function asks(page: Page, module: string): () => number {
  let count = 0
  page.on('request', (request) => {
    const isIts = new RegExp(`/static/js/${module}-[\\w-]+\\.js$`).test(request.url())
    if (isIts && request.resourceType() === 'fetch') count++
  })
  return () => count
}

test.describe('what a form needs is asked for before it is opened', () => {
  test.beforeEach(async ({ page, site }) => {
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
  })

  test('the editor of a text, once its button is pointed at', async ({ page }) => {
    const editor = asks(page, 'rich-text-editor')
    await page.goto('/soins/epilation-a-la-cire')
    const button = page.getByRole('button', { name: 'Modifier la description' })
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(editor()).toBe(0)
    await button.hover()
    await expect.poll(editor).toBe(1)
    await expect(button).toBeVisible()
  })

  test('the editor of an entry, once its button has the focus', async ({ page }) => {
    const editor = asks(page, 'rich-text-editor')
    await page.goto('/soins/epilation-a-la-cire')
    const button = page.locator('#questions').getByRole('button', { name: 'Modifier', exact: true }).last()
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(editor()).toBe(0)
    await button.focus()
    await expect.poll(editor).toBe(1)
  })

  test('the form of a photograph', async ({ page }) => {
    const form = asks(page, 'photograph-dialog')
    const button = page.getByRole('button', { name: 'Changer la photo : Notre centre' })
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(form()).toBe(0)
    await button.hover()
    await expect.poll(form).toBe(1)
    await button.click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: "URL de l'image" })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(button).toBeFocused()
  })

  test('the form of what search engines show', async ({ page }) => {
    const form = asks(page, 'page-meta-editor')
    await page.getByText('Administration', { exact: true }).click()
    expect(form()).toBe(0)
    await page.getByRole('button', { name: 'Référencement de cette page' }).hover()
    await expect.poll(form).toBe(1)
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the editor of a text is asked for as its button is touched', async ({ page, site }) => {
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    const editor = asks(page, 'rich-text-editor')
    await page.goto('/soins/epilation-a-la-cire')
    const button = page.getByRole('button', { name: 'Modifier la description' })
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect.poll(editor).toBe(1)
    await expect(button).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
})
