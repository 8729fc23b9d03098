import type { Browser, Page } from '@playwright/test'
import { exceptionWords, holidaysToAnswer, openingStatus, weekdayOf, type Opening } from '../../app/opening/opening.ts'
import { CENTRE } from '../../app/site/centre/first-content.ts'
import { isHoliday } from '../../app/opening/holidays.ts'
import type { Exception } from '../../app/opening/exceptions.ts'
import { dayAt, daysAfter } from '../../app/lib/clock.ts'
import { dayAndMonth } from '../../app/lib/french-days.ts'
import { openSession, sendChange, updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { save } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const PATH = '/notre-centre'
const ID = 'les-heures-dorees'
const FLAG = 'Le site ne comprend pas cet horaire'

const EVERY_DAY = (hours: string) =>
  Object.fromEntries(Object.keys(CENTRE.horaires).map((day) => [day, hours])) as Opening['horaires']

const today = () => dayAt(new Date())
const inDays = (count: number) => daysAfter(today(), count)

/** A day in a month or so that no holiday follows: nobody could say of one that the centre opens. */
const lastDay = () =>
  [30, 31, 32, 33].map(inDays).find((day) => !isHoliday(daysAfter(day, 1), CENTRE.adresse.code_postal))!

/** Hours for every day, the coming holidays said to be the same. */
function always(hours: string, horaires = EVERY_DAY(hours)) {
  const { adresse } = CENTRE
  const holidays = holidaysToAnswer({ horaires, adresse }, today())
  return { horaires, adresse, exceptions: holidays.map(({ day }) => ({ du: day, horaires: hours, motif: '' })) }
}

/** Gives the centre these hours, whatever it had. */
const keepHours = (site: RunningSite, { horaires, exceptions = [] }: Opening) =>
  updateDocument(site, 'centres', ID, { horaires, exceptions })

async function openAsAdministrator(page: Page, { account }: RunningSite) {
  await enter(page, account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Ajouter une date' })).toBeVisible()
}

async function visitor(browser: Browser, site: RunningSite, path = PATH) {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const status = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Ouv|Ferm|Jour férié)/ })
const dates = (page: Page) => page.getByRole('list', { name: 'Dates exceptionnelles' }).getByRole('listitem')
const editor = (page: Page) => page.getByRole('region', { name: 'Fermetures et ouvertures exceptionnelles' })

test.afterEach(({ site }) => keepHours(site, CENTRE))

async function addDate(page: Page, { du, au, horaires, motif }: Partial<Exception>) {
  await page.getByRole('button', { name: 'Ajouter une date' }).click()
  const form = editor(page)
  await form.getByLabel('Du', { exact: true }).fill(du ?? '')
  await form.getByLabel('Au (facultatif)').fill(au ?? '')
  await form.getByLabel('Horaires').fill(horaires ?? '')
  await form.getByLabel('Motif').fill(motif ?? '')
  await form.getByRole('button', { name: 'Sauvegarder' }).click()
}

/** What is said at this moment: asked before and after, as the minute may turn between. */
async function expectStatus(page: Page, opening: Opening) {
  await expect(async () => {
    const before = openingStatus(opening, new Date())?.words
    await page.reload()
    const shown = await status(page).first().textContent()
    expect([before, openingStatus(opening, new Date())?.words]).toContain(shown)
  }).toPass()
}

test.beforeEach(({ site }) => keepHours(site, CENTRE))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the status of this moment is in the header of a page', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/cgv')
    await expectStatus(page, CENTRE)
    await expect(status(page)).toHaveAttribute('href', PATH)
    const round = always('24h/24')
    await keepHours(site, round)
    await expectStatus(page, round)
    await expect(status(page)).toHaveText('Ouvert 24\u00a0h sur 24')
    await page.goto(PATH)
    await expect(page.locator('main').getByText('Ouvert 24\u00a0h sur 24')).toBeVisible()
  })

  test('nothing is said of hours that are not understood, which are shown as written', async ({ page, site }) => {
    await keepHours(site, { horaires: EVERY_DAY('Sur rendez-vous') })
    await page.goto(PATH)
    await expect(page.locator('dl dd:first-of-type')).toHaveText(Array<string>(7).fill('Sur rendez-vous'))
    await expect(page.getByText(/Ouv(ert|re) |Fermé/)).toHaveCount(0)
    await expect(page.getByText(FLAG)).toHaveCount(0)
    await keepHours(site, { horaires: EVERY_DAY('') })
    await page.reload()
    await expect(status(page)).toHaveCount(0)
  })

  test("today's row is marked, and says what holds today", async ({ page, site }) => {
    await page.goto(PATH)
    await expect(page.locator('dl > div', { hasText: "aujourd'hui" })).toHaveCount(1)
    await expect(page.locator('[aria-current=date]')).toContainText("aujourd'hui")
    const { horaires, exceptions } = always('9h - 19h')
    // Of two for one day, the later one holds.
    await keepHours(site, { horaires, exceptions: [...exceptions, { du: today(), horaires: '', motif: 'inventaire' }] })
    await page.reload()
    await expect(page.locator('[aria-current=date] dd')).toHaveText(['Fermé', /^D'habitude 9\sh\s–\s19\sh$/])
    await expect(dates(page).filter({ hasText: 'inventaire' })).toHaveText([/^Fermé le .*\s:\sinventaire$/])
    await expect(page.locator('main').getByText(/^Ouvre demain à 9/)).toBeVisible()
  })

  test('the hours of this week are those of its very days, on each page that shows them', async ({ page, site }) => {
    const day = inDays(3)
    await keepHours(site, {
      horaires: EVERY_DAY('9h - 19h'),
      exceptions: [{ du: day, horaires: '10h - 12h', motif: 'formation' }],
    })
    for (const path of [PATH, '/rendez-vous']) {
      await page.goto(path)
      const rows = page.locator('dl > div', { hasText: "D'habitude" })
      await expect(rows).toHaveCount(1)
      await expect(rows.locator('dt')).toHaveText(new RegExp(`^${weekdayOf(day)}`, 'i'))
      await expect(rows.locator('dd').first()).toHaveText(/^10\sh\s–\s12\sh$/)
    }
  })

  test('dates to come are shown in their order, those that are over are not', async ({ page, site }) => {
    const [past, soon, later] = [
      { du: inDays(-3), au: inDays(-1), horaires: '', motif: 'passé' },
      { du: inDays(20), horaires: '10h - 17h', motif: 'marché de Noël' },
      { du: inDays(40), au: inDays(45), horaires: '', motif: 'congés' },
    ]
    await keepHours(site, { ...CENTRE, exceptions: [later, past, soon] })
    await page.goto(PATH)
    await expect(dates(page)).toHaveText([soon, later].map((one) => exceptionWords(one, today())))
  })

  for (const width of [320, 390, 767, 768, 1200, 1201, 1600])
    test(`the longest status breaks nothing at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await keepHours(site, { horaires: EVERY_DAY('Sur rendez-vous') })
      await page.goto(PATH)
      const height = () => page.getByRole('banner').evaluate((header: HTMLElement) => header.offsetHeight)
      const without = await height()
      await keepHours(site, {
        horaires: EVERY_DAY('9h30 - 18h30'),
        exceptions: [{ du: inDays(-1), au: lastDay(), horaires: '', motif: '' }],
      })
      await page.reload()
      await expect(
        page
          .getByRole('banner')
          .getByText(/^Fermé jusqu'au/)
          .first(),
      ).toBeAttached()
      expect(await height()).toBe(without)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width < 768) {
        await expect(status(page)).toHaveCount(0)
        await page.locator('summary[aria-label=Menu]').click()
      }
      await expect(status(page)).toHaveCount(1)
      await expect(status(page)).toBeVisible()
      expect((await status(page).boundingBox())!.height).toBeGreaterThanOrEqual(44)
    })
})

test('dates are added, changed and deleted in place, and are live for visitors', async ({ page, site, browser }) => {
  await openAsAdministrator(page, site)
  await expect(editor(page).getByText('Aucune date à venir.')).toBeVisible()
  await addDate(page, { du: inDays(40), au: inDays(42), motif: 'congés' })
  await expect(dates(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sauvegarder' })).toHaveCount(0)
  await addDate(page, { du: inDays(20), horaires: '10h - 17h' })
  await expect(dates(page)).toHaveCount(2)
  const words = [
    exceptionWords({ du: inDays(20), horaires: '10h - 17h', motif: '' }, today()),
    exceptionWords({ du: inDays(40), au: inDays(42), horaires: '', motif: 'congés' }, today()),
  ]
  await expect(dates(page)).toHaveText(words)
  const reader = await visitor(browser, site)
  await expect(dates(reader)).toHaveText(words)
  await expect(reader.locator('main').getByRole('button')).toHaveCount(0)

  await editor(page).getByRole('button', { name: 'Modifier' }).first().click()
  await expect(page.getByLabel('Du', { exact: true })).toBeFocused()
  await page.getByLabel('Motif').fill('marché')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dates(page).first()).toContainText('(marché)')
  await expect(editor(page).getByRole('button', { name: /Déplacer|Monter|Descendre/ })).toHaveCount(0)

  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.message()
    void dialog.accept()
  })
  await editor(page).getByRole('button', { name: 'Supprimer' }).nth(1).click()
  await expect(dates(page)).toHaveCount(1)
  expect(asked).toMatch(/^Supprimer la date «\s.+\s»\s\?$/)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(dates(page)).toHaveCount(2)
  await page.goto('/historique')
  await expect(await save(page, /Notre centre\s: date exceptionnelle «\s.*\s» supprimée \(Fermé\)/)).toBeVisible()
  await reader.context().close()
})

test('wrong dates are said beside their fields', async ({ page, site }) => {
  await openAsAdministrator(page, site)
  await addDate(page, {})
  await expect(page.getByLabel('Du', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Du', { exact: true })).toBeFocused()
  await expect(editor(page).getByText('Ce champ est obligatoire.')).toBeVisible()
  await page.getByLabel('Du', { exact: true }).fill(inDays(10))
  await page.getByLabel('Au (facultatif)').fill(inDays(9))
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(editor(page).getByText('La fin est avant le début.')).toBeVisible()
  await expect(page.getByLabel('Au (facultatif)')).toBeFocused()
  await page.getByLabel('Au (facultatif)').fill('')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dates(page)).toHaveCount(1)
})

test('a date that is over is asked about before it is saved', async ({ page, site }) => {
  await openAsAdministrator(page, site)
  await addDate(page, { du: inDays(-3) })
  const caution = page.getByRole('alert').filter({ hasText: 'date passée' })
  await expect(caution).toContainText("Vérifiez l'année")
  await expectAccessible(page)
  await caution.getByRole('button', { name: 'Corriger' }).click()
  await expect(page.getByLabel('Du', { exact: true })).toBeFocused()
  await page.getByLabel('Du', { exact: true }).fill(inDays(3))
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dates(page)).toHaveCount(1)
  await addDate(page, { du: inDays(-3) })
  await caution.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(page.getByRole('button', { name: 'Montrer les dates passées (1)' })).toBeVisible()
})

test('the server refuses what the form would', async ({ site }) => {
  const cookie = await openSession(site)
  const exceptions = [{ du: '2026-02-30', horaires: '', motif: '' }]
  const change = { intent: 'update', collection: 'centres', id: ID, base: 1, fields: { exceptions } } as const
  const answer = await sendChange(site, cookie, change)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('exceptions.0.du')
})

test('dates that are over are kept, and shown to administrators on request', async ({ page, site }) => {
  await keepHours(site, { ...CENTRE, exceptions: [{ du: inDays(-9), horaires: '', motif: 'travaux' }] })
  await openAsAdministrator(page, site)
  await expect(page.getByText('travaux')).toHaveCount(0)
  await page.getByRole('button', { name: 'Montrer les dates passées (1)' }).click()
  await expect(editor(page).getByText('travaux')).toBeVisible()
  await addDate(page, { du: inDays(9) })
  await expect(editor(page).getByRole('button', { name: 'Modifier' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Masquer les dates passées' }).click()
  await expect(page.getByText('travaux')).toHaveCount(0)
})

test('beside hidden dates, the focus stays at the date that was changed, given up or deleted', async ({
  page,
  site,
}) => {
  const exceptions = [-9, -8, 10, 20, 30].map((count) => ({ du: inDays(count), horaires: '', motif: '' }))
  await keepHours(site, { ...CENTRE, exceptions })
  await openAsAdministrator(page, site)
  const edit = (place: number) => editor(page).getByRole('button', { name: 'Modifier' }).nth(place)
  await edit(0).click()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(edit(0)).toBeFocused()
  await edit(0).click()
  await page.getByLabel('Du', { exact: true }).fill(inDays(25))
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dates(page).nth(1)).toContainText(dayAndMonth(inDays(25)).replace(/ /g, '\u00a0'))
  await expect(edit(1)).toBeFocused()
  page.once('dialog', (dialog) => void dialog.accept())
  await editor(page).getByRole('button', { name: 'Supprimer' }).first().click()
  await expect(dates(page)).toHaveCount(2)
  await expect(edit(0)).toBeFocused()
})

test('hours that are not understood are marked for administrators alone', async ({ page, site }) => {
  await openAsAdministrator(page, site)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByLabel('Mardi').fill('Uniquement le soir')
  await expect(page.getByText(FLAG)).toBeVisible()
  await expect(page.getByLabel('Mardi')).toHaveAccessibleDescription(/Écrivez par exemple/)
  await page.getByLabel('Mardi').fill('9h - 12h / 14h - 19h')
  await expect(page.getByText(FLAG)).toHaveCount(0)
  await page.getByLabel('Mardi').fill('Le matin')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  await expect(page.locator('dl > div', { hasText: 'Mardi' })).toContainText(FLAG)
  await page.getByRole('button', { name: 'Voir comme en visite' }).click()
  await expect(page.getByText(FLAG)).toHaveCount(0)
  await page.getByRole('button', { name: "Revenir à l'édition" }).click()
})

for (const width of [390, 1440])
  test(`axe finds nothing at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 5000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await keepHours(site, {
      horaires: { ...EVERY_DAY('9h - 19h'), mardi: 'Le matin' },
      exceptions: [
        { du: inDays(-1), au: inDays(1), horaires: '', motif: 'congés' },
        { du: inDays(-20), horaires: '', motif: 'passé' },
        { du: inDays(20), horaires: 'Uniquement le soir', motif: '' },
      ],
    })
    await page.goto(PATH)
    await expectAccessible(page)
    await openAsAdministrator(page, site)
    await page.getByRole('button', { name: /^Montrer les dates passées/ }).click()
    await expectAccessible(page)
    await addDate(page, { du: inDays(3), au: inDays(2), horaires: 'Le soir' })
    await expect(page.getByText('La fin est avant le début.')).toBeVisible()
    await expectAccessible(page)
  })

test('an announced closure is said where one books, and on the home page of a telephone, with its reason', async ({
  page,
  site,
}) => {
  const holidays = { du: inDays(-1), au: inDays(20), horaires: '', motif: 'congés' }
  await keepHours(site, { horaires: EVERY_DAY('9h - 19h'), exceptions: [holidays] })
  const words = exceptionWords(holidays, today())
  await page.goto('/rendez-vous')
  await expect(dates(page)).toHaveText([words])
  await expect(page.locator('dl > div')).toHaveText(Array<RegExp>(7).fill(/Fermé/))
  await expect(page.locator('dl dd:first-of-type')).toHaveText(Array<string>(7).fill('Fermé'))
  await expect(page.getByText('9 h – 19 h', { exact: true })).toHaveCount(0)
  await expect(page.locator('[aria-current=date]')).toContainText("aujourd'hui")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const notice = page.getByRole('main').getByRole('link', { name: words })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(notice).toHaveAttribute('href', PATH)
  expect((await notice.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(notice).toBeVisible()
  await keepHours(site, { horaires: EVERY_DAY('') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: "Fermé aujourd'hui" })).toBeInViewport()
  await keepHours(site, always('9h - 19h', { ...EVERY_DAY('9h - 19h'), [weekdayOf(today())]: '' }))
  await page.goto('/')
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Fermé aujourd'hui\. Ouvre demain à 9\sh$/ }),
  ).toBeVisible()
  await keepHours(site, always('9h - 19h'))
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /^Fermé/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /^(Ouv|Aujourd'hui)/ })).toBeInViewport({ ratio: 1 })
})

test('while nobody answers the telephone, the page of appointments says where to write', async ({ page, site }) => {
  const writing = page.getByRole('main').getByRole('link', { name: CENTRE.contact.email })
  const holidays = { du: inDays(-1), au: inDays(20), horaires: '', motif: '' }
  await keepHours(site, { horaires: EVERY_DAY('9h - 19h'), exceptions: [holidays] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rendez-vous?soin=maquillage')
  await expect(writing).toHaveAttribute(
    'href',
    `mailto:${CENTRE.contact.email}?subject=${encodeURIComponent('Rendez-vous : Maquillage')}`,
  )
  // A price is picked first; the call is in view meanwhile.
  await expect(page.getByRole('main').getByRole('link', { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Choisir$/ })
    .first()
    .click()
  await expect(writing).toBeInViewport({ ratio: 1 })
  expect((await writing.boundingBox())!.height).toBeGreaterThanOrEqual(24)
  await expect(page.getByRole('main').getByRole('link', { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 })
  await keepHours(site, always('24h/24'))
  await page.reload()
  await expect(page.getByRole('main').getByText('Ouvert 24 h sur 24').first()).toBeVisible()
  await expect(writing).toHaveCount(0)
})
