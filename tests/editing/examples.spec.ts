import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { structuredDataOf } from '../support/structured-data.ts'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { openSession, sendChange } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { startNewSite } from '../support/site.ts'

/** Every page that shows what was invented. */
const PAGES = [
  '/',
  '/soins',
  '/tarifs',
  '/soins/maquillage',
  '/soins/bronzage-uv?notice=lue',
  '/nos-expertes',
  '/notre-centre',
  '/actualites',
  '/offres-du-moment',
  '/ventes-privees',
  '/nos-soldes',
  '/nos-produits',
  '/plan-du-site',
  '/rendez-vous?soin=maquillage',
]

/** Names and amounts of the first content, as visitors read them. */
const INVENTED = /Camille Weber|Inès Keller|Le duo d.hiver|Le coffret rituel|Arrêt Tilleuls|\d\s€/

const textOf = async (visitor: Page, path: string) => {
  await visitor.goto(path)
  return visitor.getByRole('main').innerText()
}

test('what was invented stands beside no real name, and is told to administrators', async ({ browser }) => {
  const site = await startNewSite()
  const visitor = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false })
  expect(await textOf(visitor, '/tarifs')).toMatch(INVENTED)
  expect(await textOf(visitor, '/')).toContain('Camille Weber')
  expect(await textOf(visitor, '/notre-centre')).toContain('Arrêt Tilleuls')
  await expect(visitor.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(1)

  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 844 } })
  await signIn(page, site.account.email, site.account.password)
  const fields = { nom: 'Institut Hélène' }
  const name = { intent: 'update', collection: 'centres', id: FIXED_IDS.centres, base: 1, fields } as const
  expect((await sendChange(site, await openSession(site), name)).status).toBe(200)

  for (const path of PAGES) {
    expect.soft(await textOf(visitor, path), path).not.toMatch(INVENTED)
    expect
      .soft(JSON.stringify(structuredDataOf(await visitor.content())), path)
      .not.toMatch(/"price"|"priceRange"|Camille/)
    await expect.soft(visitor.getByText('Site en préparation')).toBeVisible()
  }
  await visitor.goto('/notre-centre')
  await expect(visitor.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('heading', { name: 'Nous retrouver' })).toBeVisible()
  expect(await (await visitor.request.get('/actualites.atom')).text()).not.toContain('<entry>')

  await page.goto('/offres-du-moment')
  await expect(page.getByRole('main').getByText('Exemple', { exact: true })).toHaveCount(4)
  await page.goto('/soins/maquillage')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByText(/tarifs sont d.exemple/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ces tarifs sont les miens' }).click()
  await expect(page.getByText('Vos visiteurs voient ces tarifs.')).toBeVisible()
  await expect(page.getByText(/tarifs sont d.exemple/)).toHaveCount(0)
  expect(await textOf(visitor, '/soins/maquillage')).toMatch(/\d\s€/)
  expect(await textOf(visitor, '/tarifs')).toContain('Maquillage')

  await page.goto('/bienvenue')
  await page.getByText(/^Inventés/).click()
  await expect(page.getByRole('link', { name: /Maquillage : \d+ tarifs/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Notre équipe : 5 personnes' })).toBeVisible()
  await page.close()
  await visitor.close()
  await site.stop()
})

/** What is read in a part of a page, also where it is painted only once it comes near. */
const wordsOf = (part: Locator) =>
  part.evaluate((element) =>
    [...element.querySelectorAll('h1, h2, h3, p, li, dt, dd, blockquote, figcaption, a')]
      .filter((one) => one.checkVisibility())
      .map(({ textContent }) => textContent.trim())
      .filter(Boolean)
      .toSorted(),
  )

test('« Voir comme en visite » shows what visitors see', async ({ browser, faults }) => {
  // A visitor of a treatment that is masked finds none.
  faults.allow(/404/)
  const site = await startNewSite()
  const visitor = await browser.newPage({ baseURL: site.origin })
  const page = await browser.newPage({ baseURL: site.origin })
  await signIn(page, site.account.email, site.account.password)
  const cookie = await openSession(site)
  const update = { intent: 'update', base: 1 } as const
  const name = { ...update, collection: 'centres', id: FIXED_IDS.centres, fields: { nom: 'Institut Hélène' } } as const
  expect((await sendChange(site, cookie, name)).status).toBe(200)
  const mask = { ...update, collection: 'categories', id: 'maquillage', fields: { masque: true } } as const
  expect((await sendChange(site, cookie, mask)).status).toBe(200)

  await page.goto('/tarifs')
  await expect(page.getByText('Exemple', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Voir comme en visite' }).click()
  await expect(page.getByRole('button', { name: "Revenir à l'édition" })).toBeVisible()
  await visitor.goto('/tarifs')
  await expect.poll(() => wordsOf(page.getByRole('main'))).toEqual(await wordsOf(visitor.getByRole('main')))
  await page.getByRole('button', { name: "Revenir à l'édition" }).click()
  await expect(page.getByText('Exemple', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Voir comme en visite' }).click()

  for (const path of PAGES) {
    await visitor.goto(path)
    await page.goto(path)
    await expect(page.getByRole('button', { name: "Revenir à l'édition" })).toBeVisible()
    for (const part of ['main', 'contentinfo'] as const)
      await expect.soft
        .poll(() => wordsOf(page.getByRole(part)), `${path} ${part}`)
        .toEqual(await wordsOf(visitor.getByRole(part)))
  }
  // What it hears of is read anew, and nobody answers any more.
  await page.close()
  await site.stop()
})

for (const javaScriptEnabled of [true, false])
  test(`examples are not among the prices that change at once ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const site = await startNewSite()
    const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled })
    await signIn(page, site.account.email, site.account.password)
    const cookie = await openSession(site)
    const update = { intent: 'update', base: 1 } as const
    const name = {
      ...update,
      collection: 'centres',
      id: FIXED_IDS.centres,
      fields: { nom: 'Institut Hélène' },
    } as const
    expect((await sendChange(site, cookie, name)).status).toBe(200)
    const own = { ...update, collection: 'categories', id: 'maquillage', fields: { tarifsVerifies: true } } as const
    expect((await sendChange(site, cookie, own)).status).toBe(200)
    await page.goto('/tarifs')
    await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Modifier plusieurs prix' }).click()
    await page.getByLabel('Pourcentage').fill('5')
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Voir les nouveaux prix' }).click()
    const lines = page.getByRole('form').getByRole('listitem')
    const examples = lines.filter({ has: page.getByText('Exemple', { exact: true }) })
    await expect(page.getByText(/tarifs d.exemple restent tels quels/)).toBeVisible()
    await expect(examples.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(lines.getByRole('checkbox', { checked: true })).not.toHaveCount(0)
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.getByText(/prix sont changés/)).toBeVisible()
    const html = await (await fetch(`${site.origin}/tarifs`)).text()
    expect(html).toContain('id="maquillage"')
    expect(html).not.toContain('id="soins-des-mains"')
    await page.close()
    await site.stop()
  })
