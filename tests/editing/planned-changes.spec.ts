import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { button } from '../support/controls.ts'
import { spaced } from '../support/history.ts'
import { plannedLines } from '../support/planned.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

const ID = 'epilation-au-fil'
const PATH = `/soins/${ID}`

/** A year that the clock is never in, and its first days. */
const YEAR = 2998

const row = (page: Page, text: string) => page.locator('#tarifs li:has([data-edit])').filter({ hasText: text }).first()
const price = (page: Page) => page.getByRole('textbox', { name: 'Prix' })
const line = (page: Page, text: string | RegExp) => page.locator('main li').filter({ hasText: text })

interface Treatment {
  version: number
  tarifs: { id: string; name: string; price: string }[]
}

const treatment = async (page: Page) =>
  (await (await page.request.get(`/api/documents/categories/${ID}`)).json()) as Treatment

/** Plans another price for the first tariff that has one, as its form does. */
async function planPrice(page: Page, price: string, from?: string, until?: string) {
  const { version, tarifs } = await treatment(page)
  const place = tarifs.findIndex((tarif) => tarif.price !== '')
  const fields = { tarifs: tarifs.with(place, { ...tarifs[place]!, price }) }
  const change = { intent: 'update', collection: 'categories', id: ID, base: version, fields, key: randomUUID() }
  const answer = await page.request.post('/api/plans', { data: { change, from, until } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { name, price: before } = tarifs[place]!
  return { name: name.replace(/<[^>]*>/g, ''), before }
}

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
})

test.afterEach(async ({ page }) => {
  await page.goto('/prevu')
  for (;;) {
    const drop = page.getByRole('button', { name: /^Abandonner/ })
    if ((await drop.count()) === 0) return
    await drop.first().click()
    await expect(page.getByRole('status').getByText(spaced("Ce changement n'est plus prévu."))).toBeVisible()
    await page.goto('/prevu')
  }
})

test('a price is planned with three actions more, said in words, and given up from the notice', async ({
  page,
  site,
}) => {
  const { tarifs } = await treatment(page)
  const name = tarifs.find(({ price }) => price !== '')!.name.replace(/<[^>]*>/g, '')
  await row(page, name).getByRole('button', { name: 'Modifier' }).click()
  await price(page).fill('45')
  await expect(page.getByLabel('À partir du')).toHaveCount(0)
  await page.getByRole('button', { name: 'Programmer' }).click()
  await page.getByLabel('À partir du').fill(`${YEAR}-12-01T08:00`)
  await expect(
    page.getByText(spaced(`Ce changement sera en ligne à partir du samedi 1er décembre ${YEAR} à 8 h.`)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Programmer' }).click()
  await expect(price(page)).toHaveCount(0)
  const notice = page
    .getByRole('status')
    .filter({ hasText: spaced(`Prévu pour le samedi 1er décembre ${YEAR} à 8 h.`) })
  await expect(notice).toBeVisible()
  expect((await treatment(page)).tarifs).toEqual(tarifs)
  expect(await (await fetch(site.origin + PATH)).text()).not.toContain('>45\u00a0€<')

  await row(page, name).getByRole('button', { name: 'Modifier' }).click()
  const note = page.getByText(spaced(`Le samedi 1er décembre ${YEAR} à 8 h, ce tarif dira 45 €`))
  await expect(note).toBeVisible()
  await expect(
    page.getByRole('status').filter({ has: note }).getByRole('link', { name: 'Voir ce qui est prévu' }),
  ).toHaveAttribute('href', '/prevu')
  await page.locator('#tarifs form').getByRole('button', { name: 'Annuler' }).click()
  await notice.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText(spaced("Ce changement n'est plus prévu."))).toBeVisible()
  await page.goto('/prevu')
  await expect(page.getByText(spaced("Aucun changement n'est prévu."), { exact: false })).toBeVisible()
})

test('what opens the dates does not drop a date that was chosen, and what drops it says so', async ({ page }) => {
  const { version, tarifs } = await treatment(page)
  const name = tarifs.find(({ price }) => price !== '')!.name.replace(/<[^>]*>/g, '')
  await row(page, name).getByRole('button', { name: 'Modifier' }).click()
  await price(page).fill('46')
  await button(page, 'Programmer').click()
  await expect(button(page, 'Programmer')).toHaveCount(0)
  await expect(button(page, 'Sauvegarder')).toBeVisible()
  await page.getByLabel('À partir du').fill(`${YEAR}-12-01T08:00`)
  await expect(button(page, 'Sauvegarder')).toHaveCount(0)
  await button(page, 'Tout de suite').click()
  await expect(page.getByLabel('À partir du')).toHaveCount(0)
  await expect(button(page, 'Programmer')).toBeFocused()
  await expect(button(page, 'Sauvegarder')).toBeVisible()
  await button(page, 'Programmer').click()
  await page.getByLabel('À partir du').fill(`${YEAR}-12-01T08:00`)
  await button(page, 'Programmer').click()
  await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
  expect((await treatment(page)).version).toBe(version)
})

test('a moment that is half typed is not taken for none', async ({ page }) => {
  const { version, tarifs } = await treatment(page)
  const name = tarifs.find(({ price }) => price !== '')!.name.replace(/<[^>]*>/g, '')
  await row(page, name).getByRole('button', { name: 'Modifier' }).click()
  await price(page).fill('46')
  await page.getByRole('button', { name: 'Programmer' }).click()
  const from = page.getByLabel('À partir du')
  await expect(from).toBeFocused()
  await page.keyboard.type('0112')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(from).toBeFocused()
  await from.fill(`${YEAR}-12-01T08:00`)
  await page.getByRole('button', { name: 'Programmer' }).click()
  await expect(page.getByText(/^Prévu pour le/)).toBeVisible()
  expect((await treatment(page)).version).toBe(version)
})

test('who plans over another plan is shown it first, then both are made', async ({ page }) => {
  const { name } = await planPrice(page, '45 €', `${YEAR}-01-01T08:00`)
  await row(page, name).getByRole('button', { name: 'Modifier' }).click()
  await expect(page.getByText(spaced('ce tarif dira 45 €'))).toBeVisible()
  await price(page).fill('60')
  await page.getByRole('button', { name: 'Programmer' }).click()
  await page.getByLabel('À partir du').fill(`${YEAR}-02-01T08:00`)
  await page.getByRole('button', { name: 'Programmer' }).click()
  await expect(price(page)).toHaveCount(0)
  await page.goto('/prevu')
  await expect(line(page, '45\u00a0€').filter({ hasText: '60\u00a0€' })).toContainText('45\u00a0€ → 60\u00a0€')
})

test('a text that is to wait waits on where somebody else has saved in its list meanwhile', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  const { version, tarifs } = await treatment(page)
  const [first] = tarifs.filter(({ price }) => price !== '')
  const name = first!.name.replace(/<[^>]*>/g, '')
  await row(page, name).getByRole('button', { name: 'Modifier' }).click()
  await price(page).fill('45')
  await page.getByRole('button', { name: 'Programmer' }).click()
  await page.getByLabel('À partir du').fill(`${YEAR}-12-01T08:00`)
  const theirs = tarifs.map((tarif) => (tarif.id === first!.id ? { ...tarif, price: '41 €' } : tarif))
  const fields = { tarifs: theirs.toReversed() }
  const change = { intent: 'update', collection: 'categories', id: ID, base: version, fields, key: randomUUID() }
  expect((await page.request.post('/api/changes', { data: change })).status()).toBe(200)
  await page.getByRole('button', { name: 'Programmer' }).click()
  const mine = page.getByRole('button', { name: 'Garder mon texte' })
  await expect(mine).toBeVisible()
  await mine.click()
  await expect(price(page)).toHaveCount(0)
  await expect(page.getByRole('status').getByText(spaced(`Prévu pour le samedi 1er décembre ${YEAR}`))).toBeVisible()
  expect((await treatment(page)).tarifs).toEqual(fields.tarifs)
  expect(await (await fetch(site.origin + PATH)).text()).not.toContain('>45\u00a0€<')
})

test('what is due is seen by visitors within a second, is a line of the history, and comes back at its end', async ({
  page,
  site,
}) => {
  const { name, before } = await planPrice(page, '47 €', `${YEAR}-01-01T08:00`, `${YEAR}-02-01T08:00`)
  const shown = async () => (await (await fetch(site.origin + PATH)).text()).includes('>47\u00a0€<')
  const due = async (isEnd: boolean) => {
    const at = Date.now() + 1500
    query(
      site,
      `update planned_changes set at = ? where start is ${isEnd ? 'not' : ''} null`,
      new Date(at).toISOString(),
    )
    return at
  }
  const start = await due(false)
  for (let slowest = 0; ;) {
    const sent = Date.now()
    const is = await shown()
    const came = Date.now()
    if (came < start) expect(is).toBe(false)
    if (is) break
    // What an answer takes on this machine comes on top.
    slowest = Math.max(slowest, came - sent)
    expect(sent, 'late').toBeLessThan(start + 1000 + slowest)
  }
  await expect(page.getByText('Un changement prévu vient de se faire sur cette page.')).toBeVisible()
  await page.goto(`/historique?page=categories/${ID}`)
  await expect(line(page, '47\u00a0€').first()).toContainText(/prévu par .+ le \d+/)
  await page.goto('/prevu')
  await expect(line(page, spaced(`Fin : `)).first()).toContainText(name)
  const end = await due(true)
  await expect.poll(shown, { intervals: [50] }).toBe(false)
  expect(Date.now()).toBeGreaterThan(end)
  const { tarifs } = await treatment(page)
  expect(tarifs.find(({ price }) => price !== '')!.price).toBe(before)
})

for (const from of ['/prevu', `/historique?page=categories/${ID}`])
  test(`what was made until a day and is undone on ${from} has no end any more`, async ({ page }) => {
    const { before } = await planPrice(page, '49 €', `${YEAR}-01-01T08:00`, `${YEAR}-02-01T08:00`)
    await page.goto('/prevu')
    await page
      .getByText(/^Faire maintenant/)
      .first()
      .click()
    await page.getByRole('button', { name: /^Oui, faire maintenant/ }).click()
    await expect(page.getByText(spaced("C'est fait, et déjà en ligne."))).toBeVisible()
    await expect(plannedLines(page)).toHaveCount(1)
    await expect(plannedLines(page)).toContainText(spaced('Fin : '))

    await page.goto(from)
    const undo = page.getByRole('button', { name: /^(?:Rétablir ce qui était avant|Annuler ce changement)/ })
    await line(page, '49\u00a0€').filter({ has: undo }).first().locator(undo).click()
    await expect(page.getByRole('status').filter({ hasText: /fin/ })).toContainText(/n'est plus prévue|abandonnée/)
    await page.goto('/prevu')
    await expect(page.getByText(spaced("Aucun changement n'est prévu."), { exact: false })).toBeVisible()
    const { tarifs } = await treatment(page)
    expect(tarifs.find(({ price }) => price !== '')!.price).toBe(before)
  })

test('what cannot be made stands on top with the reason, and is made once that is insisted on', async ({
  page,
  site,
}) => {
  await planPrice(page, '48 €', `${YEAR}-01-01T08:00`)
  const { version, tarifs } = await treatment(page)
  const place = tarifs.findIndex((tarif) => tarif.price !== '')
  const save = (price: string, base: number) =>
    page.request.post('/api/changes', {
      data: {
        intent: 'update',
        collection: 'categories',
        id: ID,
        base,
        fields: { tarifs: tarifs.with(place, { ...tarifs[place]!, price }) },
      },
    })
  expect((await save('41 €', version)).ok()).toBe(true)
  // It is known at once, not on the day.
  await page.goto('/prevu')
  await expect(page.getByText(spaced('La même partie a été modifiée'))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Garder pour ce jour/ })).toBeVisible()
  query(site, 'update planned_changes set at = ?', new Date(Date.now() + 300).toISOString())
  await expect
    .poll(() => query(site, 'select problem from planned_changes where abandoned_at is null')[0]?.['problem'])
    .toBeTruthy()
  await page.goto('/prevu')
  await expect(page.getByRole('heading', { name: "Ce qui n'a pas pu se faire" })).toBeVisible()
  await page.getByRole('button', { name: /^Faire quand même/ }).click()
  await expect(page.getByText(spaced("C'est fait, et déjà en ligne."))).toBeFocused()
  expect((await treatment(page)).tarifs[place]!.price).toBe('48 €')
  const { version: last } = await treatment(page)
  expect((await save(tarifs[place]!.price, last)).ok()).toBe(true)
})

test('the list works without script: a date is changed, and what waits is done', async ({ page, browser, site }) => {
  const { before } = await planPrice(page, '49 €', `${YEAR}-01-01T08:00`)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/prevu')
  await plain.getByText('Changer la date').click()
  await plain.getByLabel('Nouvelle date').fill(`${YEAR}-03-03T09:30`)
  await plain.getByRole('button', { name: 'Changer', exact: true }).click()
  await expect(plain.getByRole('status').getByText('La date est changée.')).toBeVisible()
  await expect(plain.getByRole('heading', { name: spaced(`3 mars ${YEAR}`) })).toBeVisible()
  await plain.getByText(/^Faire maintenant/).click()
  await plain.getByRole('button', { name: /^Oui, faire maintenant/ }).click()
  await expect(plain.getByText(spaced("C'est fait, et déjà en ligne."))).toBeVisible()
  await context.close()
  const { tarifs, version } = await treatment(page)
  const place = tarifs.findIndex(({ price }) => price === '49 €')
  const fields = { tarifs: tarifs.with(place, { ...tarifs[place]!, price: before }) }
  const change = { intent: 'update', collection: 'categories', id: ID, base: version, fields }
  expect((await page.request.post('/api/changes', { data: change })).ok()).toBe(true)
})
