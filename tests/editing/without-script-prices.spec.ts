import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { NEVER } from '../support/planned.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own: all its prices change.
test.use({ javaScriptEnabled: false, settings: { PASSWORD_MIN_LENGTH: '12' } })

interface Line {
  id: string
  name: string
  price: string
}

const linesOf = (site: RunningSite, id: string): Line[] => {
  const [row] = query(site, "select data from documents where collection = 'categories' and id = ?", id)
  return (JSON.parse(String(row!['data'])) as { tarifs: Line[] }).tarifs
}
const priceOf = (site: RunningSite, id: string, name: string) =>
  linesOf(site, id)
    .find((line) => line.name.startsWith(name))!
    .price.replaceAll('\u00a0', ' ')

const count = (site: RunningSite) =>
  Number(query(site, "select count(*) as n from revisions where collection = 'categories'")[0]!['n'])

test('all prices are raised without script, some left out, and taken back as one', async ({ page, site, faults }) => {
  faults.allow(/400/)
  await enter(page, site.account)
  await page.goto('/tarifs')
  await page.getByRole('link', { name: 'Modifier plusieurs prix' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier plusieurs prix')
  await expect(page.getByLabel('Montant')).toBeFocused()

  const see = page.getByRole('button', { name: 'Voir les nouveaux prix' })
  await page.getByLabel('Montant').fill('2')
  await page.getByLabel('Pourcentage').fill('5')
  await see.click()
  await expect(page.getByText('Donnez un montant ou un pourcentage, pas les deux.')).toBeVisible()
  await expect(page.getByLabel('Montant')).toHaveValue('2')
  await page.getByLabel('Pourcentage').fill('')
  await see.click()

  const prices = page.getByRole('form', { name: 'Nouveaux prix' })
  await expect(page.getByRole('heading', { name: 'Nouveaux prix' })).toBeInViewport({ ratio: 1 })
  const line = (name: RegExp) => prices.getByRole('listitem').filter({ hasText: name })
  await expect(line(/^Menton/).first()).toContainText(/9\s€.*11\s€/)
  await expect(line(/Bilan silhouette/)).toContainText('Sans montant')
  await prices.getByRole('checkbox').evaluateAll((boxes) => {
    for (const box of boxes) (box as HTMLInputElement).checked = false
  })
  await prices.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByRole('alert')).toContainText('Aucun prix ne change')
  await expect(prices.getByRole('checkbox', { checked: true })).toHaveCount(0)

  const before = count(site)
  await prices.getByRole('checkbox', { name: /^Torse et ventre/ }).check()
  await prices.getByRole('checkbox', { name: /^Séance de 8 min/ }).check()
  await prices.getByRole('button', { name: 'Appliquer' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Les prix sont changés' })
  await expect(notice).toBeVisible()
  expect(priceOf(site, 'epilation-a-la-cire', 'Torse et ventre')).toBe('38 €')
  expect(priceOf(site, 'epilation-au-fil', 'Menton')).toBe('9 €')
  expect(count(site)).toBe(before + 2)

  await notice.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Tout ce changement a été annulé')).toBeVisible()
  expect(priceOf(site, 'epilation-a-la-cire', 'Torse et ventre')).toBe('36 €')
})

test('what somebody else saves meanwhile is said, and both are kept on a day to come', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409|400/)
  await enter(page, site.account)
  await page.goto('/admin/tarifs?montant=1')
  const prices = page.getByRole('form', { name: 'Nouveaux prix' })
  const [row] = query(site, "select version, data from documents where collection = 'categories' and id = 'maquillage'")
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: Line[] }
  const fields = { tarifs: tarifs.map((line, place) => (place === 1 ? { ...line, price: '99 €' } : line)) }
  const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: Number(row!['version']), fields }
  const before = count(site) + 1
  await withSecond(site, async (second) => {
    expect((await sendChange(site, await openSession(site, second), change as never)).status).toBe(200)
    await prices.getByRole('checkbox', { name: /^Torse et ventre/ }).uncheck()
    await prices.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.getByRole('alert')).toContainText(/Inès a changé entre-temps les prix de «\sMaquillage\s»/)
    expect(count(site)).toBe(before)
  })
  await expect(prices).toContainText(/99\s€.*100\s€/)
  await expect(prices.getByRole('checkbox', { name: /^Torse et ventre/ })).not.toBeChecked()

  await prices.getByText('Programmer', { exact: true }).click()
  await prices.getByLabel('À partir du').fill('2020-01-01T08:00')
  await prices.getByRole('button', { name: 'Appliquer' }).click()
  await expect(prices.getByText('Ce moment est déjà passé')).toBeVisible()
  await prices.getByLabel('À partir du').fill(NEVER)
  await prices.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL('/prevu?fait=planned')
  await expect(page.getByRole('main')).toContainText('1er janvier 2998')
  expect(count(site)).toBe(before)

  // Whoever comes next is told of it, and keeps both only by applying once more.
  await page.goto('/admin/tarifs?pourcentage=10')
  await expect(prices.getByRole('link', { name: 'Voir ce qui est prévu' }).first()).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('why nothing was changed is in view once that was pressed, and a moment that is refused as well', async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(/409|400/)
    await enter(page, site.account)
    await page.goto('/admin/tarifs?montant=1')
    const prices = page.getByRole('form', { name: 'Nouveaux prix' })
    const version = Number(query(site, "select version from documents where id = 'maquillage'")[0]!['version'])
    const tarifs = linesOf(site, 'maquillage').map((line, place) => (place === 2 ? { ...line, price: '98 €' } : line))
    const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: version, fields: { tarifs } }
    await withSecond(site, async (second) => {
      expect((await sendChange(site, await openSession(site, second), change as never)).status).toBe(200)
      await prices.getByRole('button', { name: 'Appliquer' }).tap()
      await expect(page.getByText('Inès a changé entre-temps les prix')).toBeInViewport({ ratio: 1 })
    })
    await prices.getByText('Programmer', { exact: true }).tap()
    await prices.getByLabel("Jusqu'au").fill('2020-01-01T08:00')
    await prices.getByRole('button', { name: 'Appliquer' }).tap()
    await expect(prices.getByText('Ce moment est déjà passé')).toBeInViewport()
    await expect(prices.getByLabel("Jusqu'au")).toBeFocused()
  })
})

test('sent twice it is made once', async ({ site }) => {
  const cookie = await openSession(site)
  const headers = { Cookie: cookie, Origin: site.origin }
  const address = `${site.origin}/admin/tarifs?montant=3`
  const page = await (await fetch(address, { headers })).text()
  const [, form = ''] = page.split('aria-labelledby="nouveaux-prix"')
  const body = new URLSearchParams()
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [name, value] = [/name="([^"]*)"/, /value="([^"]*)"/].map((one) => one.exec(tag)?.[1] ?? '')
    if (name) body.append(name, value!)
  }
  const before = count(site)
  const send = () => fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  const [one, other] = await Promise.all([send(), send()])
  expect([one.status, other.status]).toEqual([303, 303])
  expect(count(site)).toBeLessThanOrEqual(before + 13)
  expect(priceOf(site, 'epilation-a-la-cire', 'Torse et ventre')).toMatch(/^(?:39|40) €$/)
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('its page is read by everybody, and works as it stands', async ({ page, site }) => {
    await enter(page, site.account)
    await page.goto('/admin/tarifs?pourcentage=10&arrondi=50')
    await expectAccessible(page)
    const prices = page.getByRole('form', { name: 'Nouveaux prix' })
    await expect(prices.getByRole('button', { name: 'Appliquer' })).toBeInViewport()
    await prices.getByRole('checkbox').first().uncheck()
    await prices.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Les prix sont changés' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('nobody else changes prices there', async ({ site }) => {
  const asked = await fetch(`${site.origin}/admin/tarifs?montant=1`, { redirect: 'manual' })
  expect(asked.headers.get('Location')).toBe('/login')
  const before = count(site)
  const body = new URLSearchParams({ ligne: 'x' })
  const sent = await fetch(`${site.origin}/admin/tarifs?montant=1`, { method: 'POST', body, redirect: 'manual' })
  expect(sent.status).toBeGreaterThan(302)
  expect(count(site)).toBe(before)
})
