import type { Locator, Page } from '@playwright/test'
import { openSession, readDocument, updateDocument } from '../support/administrator.ts'
import { button, field } from '../support/controls.ts'
import { LOST_ANSWER } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

// A site of its own: treatments are deleted, hidden and put back.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const CENTRE = 'les-heures-dorees'

const NEXT_YEAR = new Date().getFullYear() + 1

test.beforeEach(async ({ page, site }) => {
  await updateDocument(site, 'centres', CENTRE, { exceptions: [] })
  await enter(page, site.account)
})

const dates = (page: Page) => page.getByRole('list', { name: 'Dates exceptionnelles' })
const ofNotice = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Annuler', exact: true })

test('a date that could not be taken back is said to stand, with a way to try again', async ({ page, faults }) => {
  faults.allow(LOST_ANSWER)
  await page.goto('/notre-centre')
  await field(page, 'En une phrase').fill(`fermés le 10 mars ${NEXT_YEAR}`)
  await button(page, 'Comprendre').click()
  await button(page, 'Enregistrer').click()
  await expect(dates(page)).toContainText('10 mars')
  await page.route('**/api/changes', (route) => route.abort(), { times: 1 })
  await ofNotice(page).click()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Les dates sont de nouveau comme avant.')).toBeVisible()
  await expect(dates(page)).toHaveCount(0)
})

test('hours of somebody else for one of the days outlive what is taken back', async ({ page, site }) => {
  const before = { id: 'avant', du: `${NEXT_YEAR}-03-05`, horaires: '10h-12h', motif: 'Salon' }
  await updateDocument(site, 'centres', CENTRE, { exceptions: [before] })
  await page.goto('/notre-centre')
  await field(page, 'En une phrase').fill(`fermés du 1er au 10 mars ${NEXT_YEAR}`)
  await button(page, 'Comprendre').click()
  await page.getByRole('button', { name: /^Enregistrer/ }).click()
  await expect(dates(page)).toContainText('10 mars')
  const read = async () =>
    readDocument<{ exceptions: (typeof before)[] }>(site, await openSession(site), 'centres', CENTRE)
  const { exceptions } = await read()
  const theirs = { ...before, id: 'apres', horaires: '9h-13h' }
  await updateDocument(site, 'centres', CENTRE, { exceptions: [...exceptions, theirs] })
  await ofNotice(page).click()
  await expect(page.getByText('Les dates sont de nouveau comme avant.')).toBeVisible()
  const standing = (await read()).exceptions
  expect(standing.map(({ du, horaires }) => [du, horaires])).toEqual([[before.du, '9h-13h']])
})

test('words in a line that was deleted come back with it', async ({ page }) => {
  await page.goto('/soins/maquillage')
  const rows = page.locator('#tarifs [data-row]').filter({ hasText: '€' })
  await rows.first().locator('[data-edit]').click()
  await field(page, 'Durée (facultatif)').fill('99 min')
  await page.setViewportSize({ width: 390, height: 844 })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.locator('#tarifs li:has(form)').getByRole('button', { name: 'Supprimer' }).click()
  await button(page, 'Annuler la suppression').click()
  await expect(field(page, 'Durée (facultatif)')).toHaveValue('99 min')
})

test('lines that are put back in the order of their deletion stand as before', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/soins/epilation-a-la-cire')
  const rows = page.locator('#tarifs [data-row]')
  const order = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
  await expect(rows.nth(3)).toBeVisible()
  const before = await order()
  const undo = page.getByRole('button', { name: 'Annuler la suppression' })
  const press = async (pressed: Locator, left: number) => {
    const saved = page.waitForResponse('**/api/changes')
    await pressed.click()
    await expect(rows).toHaveCount(left)
    await saved
    await page.waitForTimeout(500)
  }
  for (const count of [1, 2])
    await press(rows.nth(1).getByRole('button', { name: /^Supprimer/ }), before.length - count)
  for (const count of [1, 0]) await press(undo.first(), before.length - count)
  expect(await order()).toEqual(before)
  await page.reload()
  await expect.poll(order).toEqual(before)
})

test('a treatment that is hidden by trying again is shown as hidden', async ({ page, faults }) => {
  faults.allow(LOST_ANSWER)
  await page.goto('/soins')
  const row = page.locator('[data-row=maquillage]')
  await page.route('**/api/changes', (route) => route.abort(), { times: 1 })
  await row.getByRole('button', { name: /^Masquer/ }).click()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(row.getByRole('button', { name: /^Afficher/ })).toBeVisible()
})

test('treatments that are put back in the order of their deletion stand as before', async ({ page }) => {
  await page.goto('/soins')
  page.on('dialog', (dialog) => void dialog.accept())
  const rows = page.locator('[data-row]')
  const order = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
  await expect(rows.first()).toBeVisible()
  const before = await order()
  for (const id of before.slice(0, 2)) {
    await page.locator(`[data-row="${id}"]`).getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
  }
  const back = button(page, 'Annuler la suppression')
  await back.first().click()
  await expect(rows).toHaveCount(before.length - 1)
  await back.first().click()
  await expect.poll(order).toEqual(before)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one tap takes back what was saved while a field had the focus', async ({ page }) => {
    await page.goto('/notre-centre')
    await field(page, 'En une phrase').fill(`fermés le 10 mars ${NEXT_YEAR}`)
    await button(page, 'Comprendre').tap()
    await button(page, 'Enregistrer').tap()
    await expect(field(page, 'En une phrase')).toBeFocused()
    await ofNotice(page).tap()
    await expect(page.getByText('Les dates sont de nouveau comme avant.')).toBeVisible()
  })
})
