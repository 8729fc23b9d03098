import type { Page } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

const ID = 'soin-a-prix-reduit'
const PATH = `/soins/${ID}`

const old = (page: Page) => page.getByRole('textbox', { name: 'Au lieu de (facultatif)' })

test('an earlier price that was never asked is said beside its field, and visitors read the one that was', async ({
  page,
  site,
}) => {
  const cookie = await openSession(site)
  const create = {
    intent: 'create',
    collection: 'categories',
    id: ID,
    from: null,
    fields: { title: 'Soin à prix réduit' },
  }
  expect((await sendChange(site, cookie, create as never)).status).toBe(200)
  const tarifs = [{ id: 'a', name: 'Séance', price: '100 €' }]
  const first = { intent: 'update', collection: 'categories', id: ID, base: 1, fields: { tarifs, masque: false } }
  expect((await sendChange(site, cookie, first as never)).status).toBe(200)

  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 60_000 })
  await page.locator('#tarifs li').filter({ hasText: 'Séance' }).getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Prix' }).fill('80')
  await old(page).fill('120')
  await expect(page.getByText(/Le prix le plus bas des 30\sjours précédents était 100\s€/)).toBeVisible()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(old(page)).toHaveCount(0)
  await expect(page.locator('#tarifs li').filter({ hasText: 'Séance' }).locator('s')).toHaveText(/^100\s€$/)
  for (const path of [PATH, '/tarifs'])
    expect(await (await fetch(site.origin + path)).text()).toMatch(/<s>100\s€<\/s> 80\s€/)

  await page.locator('#tarifs li').filter({ hasText: 'Séance' }).getByRole('button', { name: 'Modifier' }).click()
  await expect(old(page)).toHaveValue(/^120\s€$/)
  await page.getByRole('button', { name: /^Reprendre 100\s€$/ }).click()
  await expect(old(page)).toHaveValue(/^100\s€$/)
  await expect(page.getByText('Le prix le plus bas')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test.afterEach(async ({ site }) => {
  const cookie = await openSession(site)
  await sendChange(site, cookie, { intent: 'remove', collection: 'categories', id: ID })
})
