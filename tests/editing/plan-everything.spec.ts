import type { Page } from '@playwright/test'
import { button, field } from '../support/controls.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { fillMoments, makeDue, plannedLines, program, readPlainly } from '../support/planned.ts'
import { signIn } from '../support/sign-in.ts'

// A site of its own: all of it changes.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' }, viewport: { width: 390, height: 844 } })

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

/** Says in the form that is open when it is to be, and saves it. */
async function plan(page: Page) {
  await program(page.locator('body'))
  await planned(page)
}

async function planned(page: Page) {
  await button(page, 'Programmer').first().click()
  await expect(page.getByText(/^Prévu pour le/).first()).toBeVisible()
}

/** What is planned: how it is done, and where a visitor reads it, with what is there only while it lasts. */
const KINDS: Record<string, { path: string; seen: (html: string) => boolean; edit: (page: Page) => Promise<void> }> = {
  'a price': {
    path: '/soins/maquillage',
    seen: (html) => html.includes('>47,10 €<'),
    async edit(page) {
      await open(page, '/soins/maquillage')
      const row = page.locator('#tarifs li:has([data-edit])').filter({ hasText: '€' }).first()
      await row.getByRole('button', { name: 'Modifier' }).click()
      await page.getByRole('textbox', { name: 'Prix' }).fill('47,10')
      await plan(page)
    },
  },
  'a treatment, with its picture': {
    path: '/',
    seen: (html) => html.includes('Un regard de janvier') && html.includes('rituel-automne'),
    async edit(page) {
      await open(page, '/soins/maquillage')
      await button(page, 'Modifier la carte').click()
      await field(page, 'Photo').fill('/images/actualites/rituel-automne.jpg')
      await page.getByLabel('Accroche').fill('Un regard de janvier')
      await plan(page)
    },
  },
  'a hidden treatment': {
    path: '/soins/epilation-au-fil',
    seen: (html) => html.includes('Soin introuvable'),
    async edit(page) {
      await open(page, '/soins/epilation-au-fil')
      await button(page, 'Masquer du… au…').click()
      await fillMoments(page.getByRole('main'))
      await planned(page)
    },
  },
  'an offer': {
    path: '/offres-du-moment',
    seen: (html) => html.includes('Offre de janvier 2998'),
    async edit(page) {
      await open(page, '/offres-du-moment')
      await field(page, 'Titre').fill('Offre de janvier 2998')
      await plan(page)
    },
  },
  'an article': {
    path: '/actualites',
    seen: (html) => html.includes('Article de janvier 2998'),
    async edit(page) {
      await open(page, '/actualites')
      await field(page, 'Titre').fill('Article de janvier 2998')
      await plan(page)
    },
  },
  'a text of the home page': {
    path: '/',
    seen: (html) => html.includes('Nos huiles en janvier'),
    async edit(page) {
      await open(page, '/')
      await button(page, 'Modifier la bannière des produits').click()
      await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Nos huiles en janvier')
      await plan(page)
    },
  },
  hours: {
    path: '/notre-centre',
    seen: (html) => /7 h 10|07:10/.test(html),
    async edit(page) {
      await open(page, '/notre-centre')
      await button(page, 'Modifier').click()
      await field(page, 'Samedi').fill('7h10 - 12h')
      await plan(page)
    },
  },
  'a menu entry': {
    path: '/notre-centre',
    seen: (html) => html.includes('La boutique de janvier'),
    async edit(page) {
      await open(page, '/notre-centre')
      await page.getByRole('navigation', { name: 'Administration du site' }).locator('summary').click()
      await button(page, 'Modifier le menu').click()
      const menu = page.getByRole('region', { name: 'Menu du site' })
      const entry = menu.getByRole('listitem').filter({ hasText: 'Nos produits' })
      await entry.getByRole('button', { name: 'Modifier', exact: true }).click()
      await field(page, 'Libellé').fill('La boutique de janvier')
      await plan(page)
    },
  },
}

test('each kind of change waits for its day, is seen by visitors from then on, and is gone at its end', async ({
  page,
  site,
}) => {
  const states = async () => {
    const kinds = Object.entries(KINDS)
    const seen = await Promise.all(kinds.map(async ([, { path, seen }]) => seen(await readPlainly(site, path))))
    return Object.fromEntries(kinds.map(([name], place) => [name, seen[place]]))
  }
  const all = (isSeen: boolean) => Object.fromEntries(Object.keys(KINDS).map((name) => [name, isSeen]))
  await signIn(page, site.account.email, site.account.password)
  await page.waitForURL(`${site.origin}/`)
  for (const [name, { edit }] of Object.entries(KINDS)) await test.step(name, () => edit(page))
  expect(await states()).toEqual(all(false))
  await page.goto('/prevu')
  const lines = plannedLines(page)
  await expect(lines).toHaveCount(2 * Object.keys(KINDS).length)

  makeDue(site, 'beginnings')
  await expect.poll(states).toEqual(all(true))
  makeDue(site, 'ends')
  await expect.poll(states).toEqual(all(false))

  await page.goto('/prevu')
  await expect(lines).toHaveCount(0)
  const made = page.locator('main section[aria-labelledby="faits"] > ol > li')
  await expect(made.first()).toContainText(/prévu par .+ le \d/)
  const ended = made.filter({ hasText: spaced('« Nos huiles en janvier » → ') })
  await ended.getByRole('button', { name: /^Rétablir/ }).click()
  await expect(page.getByText(spaced('Ce changement est défait'), { exact: false })).toBeVisible()
  expect(await readPlainly(site, '/')).toContain('Nos huiles en janvier')
})
