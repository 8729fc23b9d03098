import type { Page } from '@playwright/test'
import { restingMiddle } from '../support/collections.ts'
import { expect, test } from '../support/journey.ts'
import { pressUntil } from '../support/press-until.ts'
import { signIn } from '../support/sign-in.ts'

const PATH = '/soins/epilation-a-la-cire'

const rows = (page: Page) => page.locator('#questions li[data-row]')
const handle = (page: Page, index: number) => rows(page).nth(index).getByRole('button', { name: 'Déplacer' })
const questions = (page: Page) => rows(page).locator('summary').allInnerTexts()

/** Holds back what moves entries until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/sorting-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
})

test('an entry that is held before what moves it has come is moved then, and what is typed beside it stays', async ({
  page,
}) => {
  const letGo = await holdBack(page)
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  const typed = page.getByRole('textbox', { name: 'Question', exact: true })
  await typed.fill('Une question commencée ?')
  const [one, two] = await questions(page)
  await handle(page, 0).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const to = await restingMiddle(rows(page).nth(1))
  const { x, y } = await restingMiddle(handle(page, 0))
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', x, y)
  await expect(handle(page, 0)).not.toHaveAttribute('aria-pressed')
  letGo()
  await expect(handle(page, 0)).toHaveAttribute('aria-pressed', 'true')
  for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x, y + (to.y - y) * step)
  await expect(page.getByText(/: place 2 sur/)).toBeAttached()
  await touch('touchEnd')
  await expect.poll(async () => (await questions(page)).slice(0, 2)).toEqual([two, one])
  await expect(typed).toHaveValue('Une question commencée ?')
  await expect(rows(page).first()).not.toHaveAttribute('style', /translate/)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('a key pressed on a handle before then is not lost, unless the handle is left', async ({ page }) => {
  const letGo = await holdBack(page)
  await page.goto(PATH)
  await expect(handle(page, 1)).toBeVisible()
  const before = await questions(page)
  await handle(page, 1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  const loaded = page.waitForResponse(/\/sorting-/)
  letGo()
  await loaded
  await expect(handle(page, 1)).not.toHaveAttribute('aria-pressed')
  await page.unrouteAll()
  const letGoAgain = await holdBack(page)
  await page.reload()
  await expect(handle(page, 1)).toBeVisible()
  await handle(page, 1).focus()
  await page.keyboard.press('Space')
  letGoAgain()
  await expect(handle(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await pressUntil(page, 'ArrowUp', page.getByText(/place 1 sur/))
  await page.keyboard.press('Space')
  await expect.poll(async () => (await questions(page)).slice(0, 2)).toEqual([before[1], before[0]])
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the entry that is moved stays under the finger, and moves on when it is pressed again', async ({ page }) => {
    const movesOn = async (path: string, place: string) => {
      await page.goto(path)
      const list = page.locator(`${place} li[data-row]`)
      await page.locator(place).getByRole('button', { name: 'Réorganiser' }).tap()
      const button = list.nth(2).getByRole('button', { name: 'Monter' })
      await button.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const id = (await list.nth(2).getAttribute('data-row'))!
      const { x, y, width, height } = (await button.boundingBox())!
      for (const index of [1, 0]) {
        // Later than the second half of a double tap.
        await page.waitForTimeout(500)
        await page.touchscreen.tap(x + width / 2, y + height / 2)
        await expect(list.nth(index)).toHaveAttribute('data-row', id)
      }
    }
    await movesOn(PATH, '#questions')
    await movesOn('/soins', '[aria-labelledby=vos-soins]')
  })
})

for (const width of [1280, 390])
  test(`« Réorganiser » stays where it was pressed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/offres-du-moment', '/nos-produits']) {
      await page.goto(path)
      const arrange = page.getByRole('button', { name: 'Réorganiser' }).first()
      await arrange.focus()
      const { y } = (await arrange.boundingBox())!
      for (const isPressed of ['true', 'false']) {
        await page.keyboard.press('Enter')
        await expect(arrange).toHaveAttribute('aria-pressed', isPressed)
        await expect.poll(async () => Math.abs((await arrange.boundingBox())!.y - y), path).toBeLessThan(4)
      }
    }
  })
