import type { Page } from '@playwright/test'
import { dayAt, daysAfter } from '../../app/lib/clock.ts'
import { dayAndMonth } from '../../app/lib/french-days.ts'
import { isHoliday } from '../../app/opening/holidays.ts'
import { holidaysToAnswer, weekdayOf } from '../../app/opening/opening.ts'
import { saidDay } from '../../app/opening/sentence/calendar.ts'
import { CENTRE } from '../../app/site/centre/first-content.ts'
import { updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const PATH = '/notre-centre'
const ID = 'les-heures-dorees'

test.beforeEach(restore)
test.afterEach(restore)

function restore({ site }: { site: RunningSite }) {
  const { horaires, exceptions } = CENTRE
  return updateDocument(site, 'centres', ID, { horaires, exceptions })
}

async function open(page: Page, { account }: RunningSite) {
  await enter(page, account)
  await page.goto(PATH)
  await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Ajouter une date' })).toBeVisible()
}

const editor = (page: Page) => page.getByRole('region', { name: 'Fermetures et ouvertures exceptionnelles' })
const field = (page: Page) => editor(page).getByLabel('En une phrase')
const press = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true }).click()
const shown = (page: Page) => page.getByRole('list', { name: 'Dates exceptionnelles' })

/** A Saturday some weeks ahead that is no holiday: the days before it are of its month or of the one before. */
function comingSaturday(): string {
  const today = dayAt(new Date())
  return Array.from({ length: 28 }, (_, index) => daysAfter(today, 30 + index)).find(
    (day) => weekdayOf(day) === 'samedi' && !isHoliday(day, CENTRE.adresse.code_postal),
  )!
}

test('a sentence is said back in full, saved, and seen by visitors', async ({ page, site, browser }) => {
  await open(page, site)
  const saturday = comingSaturday()
  const [thursday, friday] = [daysAfter(saturday, -2), daysAfter(saturday, -1)]
  const today = dayAt(new Date())
  await field(page).fill(`fermés du ${thursday} au ${saturday} sauf samedi matin`)
  await press(page, 'Comprendre')
  const words = `Fermé ${saidDay(thursday, { today })}, ${saidDay(friday, { today })} ; ouvert ${saidDay(saturday, { today })} de 9 h à 12 h.`
  await expect(editor(page).getByRole('status').filter({ hasText: 'Fermé' })).toHaveText(
    new RegExp(words.replace(/ /g, '\\s').replaceAll('.', '\\.')),
  )
  await expectAccessible(page)
  await press(page, 'Enregistrer')
  await expect(shown(page)).toContainText(/9\sh\s–\s12\sh/)
  await expect(field(page)).toHaveValue('')
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(PATH)
  await expect(shown(visitor).getByRole('listitem')).toHaveCount(2)
  await context.close()

  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(shown(page)).toHaveCount(0)
})

test('« demain » is that of the day on which it is read, however long the page is open', async ({ page, site }) => {
  await open(page, site)
  const today = daysAfter(dayAt(new Date()), 1)
  await page.clock.setFixedTime(`${today}T12:00:00.000Z`)
  await field(page).fill('fermés demain')
  await press(page, 'Comprendre')
  const [, day, month] = saidDay(daysAfter(today, 1), { today }).split(' ').slice(-3)
  await expect(editor(page).getByRole('status').filter({ hasText: 'Fermé' })).toContainText(
    new RegExp(String.raw`${day}\s${month}`),
  )
})

test('what could be meant otherwise is asked, and one press answers; what is unknown is said word by word', async ({
  page,
  site,
}) => {
  await open(page, site)
  const saturday = comingSaturday()
  await field(page).fill(`fermé dimanche ${saturday}`)
  await field(page).press('Enter')
  await expect(editor(page)).toContainText('est un samedi, pas un dimanche')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await editor(page).getByRole('group', { name: 'Vouliez-vous dire' }).getByRole('button').first().click()
  await expect(editor(page).getByRole('status').filter({ hasText: 'Fermé le samedi' })).toBeVisible()
  await expect(editor(page).getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible()

  await field(page).fill(`fermé peut-être le ${saturday}`)
  await press(page, 'Comprendre')
  await expect(editor(page)).toContainText(/«\speut\s», «\sêtre\s»/)
  await expect(shown(page)).toHaveCount(0)
})

test('a public holiday is asked about until it is answered', async ({ page, site }) => {
  await open(page, site)
  const list = editor(page).getByRole('list', { name: 'Jours fériés à venir' })
  const asked = holidaysToAnswer(CENTRE, dayAt(new Date()))
  const [first] = asked
  // From mid-August to September there is none in sixty days.
  if (!first) return expect(list).toHaveCount(0)
  await expect(list.getByRole('listitem')).toHaveCount(asked.length)
  await list.getByRole('button', { name: `Fermé le ${dayAndMonth(first.day)}`, exact: true }).click()
  await expect(shown(page)).toContainText(first.name)
  await expect(list.getByRole('listitem')).toHaveCount(asked.length - 1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ajouter une date' })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(asked.length - 1)
})

test('once a public holiday is answered, the next question has the focus, and after the last one the heading', async ({
  page,
  site,
}) => {
  await open(page, site)
  const asked = holidaysToAnswer(CENTRE, dayAt(new Date()))
  test.skip(asked.length === 0, 'No public holiday is near.')
  const closed = (day: string) =>
    editor(page).getByRole('button', { name: `Fermé le ${dayAndMonth(day)}`, exact: true })
  for (const [place, { day }] of asked.entries()) {
    await closed(day).focus()
    await page.keyboard.press('Enter')
    await expect(closed(day)).toHaveCount(0)
    const next = asked[place + 1]
    await expect(next ? closed(next.day) : editor(page).getByRole('heading', { level: 2 })).toBeFocused()
  }
})

test('other hours are begun as often as they are pressed, after what was typed', async ({ page, site }) => {
  await open(page, site)
  const [first] = holidaysToAnswer(CENTRE, dayAt(new Date()))
  test.skip(!first, 'No public holiday is near.')
  const day = dayAndMonth(first!.day)
  const others = `Autres heures le ${day}`
  const begun = `ouvert le ${day} de `
  await press(page, others)
  await expect(field(page)).toBeFocused()
  await field(page).fill('')
  await press(page, others)
  await expect(field(page)).toHaveValue(begun)
  await expect(field(page)).toBeFocused()
  const typed = `fermés le ${comingSaturday()}`
  await field(page).fill(typed)
  await press(page, others)
  await expect(field(page)).toHaveValue(`${typed}, ${begun}`)
})

test('a sentence about dates is kept as it is typed, and counts as unsaved', async ({ page, site }) => {
  await open(page, site)
  const sentence = `fermés le ${comingSaturday()}`
  await field(page).fill(sentence)
  await page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).first().click()
  await expect(field(page)).toHaveValue(sentence)
  const left: string[] = []
  page.on('dialog', (dialog) => {
    left.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(left).toEqual(['beforeunload'])
  await expect(field(page)).toHaveValue(sentence)
  await press(page, 'Comprendre')
  const held = await holdRequests(page, '**/api/changes')
  await press(page, 'Enregistrer')
  await expect.poll(held.asked).toBe(1)
  await field(page).fill(`${sentence} et le dimanche`)
  await held.release()
  await expect(shown(page).getByRole('listitem')).toHaveCount(1)
  await expect(field(page)).toHaveValue(`${sentence} et le dimanche`)
  await field(page).fill('')
  await page.reload()
  await expect(field(page)).toHaveValue('')
  expect(left).toEqual(['beforeunload'])
})

test('the hours of the week are filled in by a sentence', async ({ page, site }) => {
  await open(page, site)
  await page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).first().click()
  const sentence = page.getByLabel('Ou toute la semaine en quelques mots')
  await sentence.fill('du mardi au vendredi 9h-19h, samedi 9h-17h')
  await sentence.press('Enter')
  await expect(page.getByLabel('Mardi', { exact: true })).toHaveValue('9h - 19h')
  await expect(page.getByLabel('Samedi', { exact: true })).toHaveValue('9h - 17h')
  await expect(page.getByLabel('Lundi', { exact: true })).toHaveValue('')
  await sentence.fill('du mardi au samedi vers 9h')
  await sentence.press('Enter')
  await expect(page.getByRole('main')).toContainText('Pas compris')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('a sentence of the week outlives its page, until it has filled in the days or is given up', async ({
  page,
  site,
}) => {
  await open(page, site)
  page.on('dialog', (dialog) => void dialog.accept())
  const sentence = page.getByLabel('Ou toute la semaine en quelques mots')
  const cancel = page.getByRole('button', { name: 'Annuler', exact: true })
  await page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).first().click()
  await sentence.fill('du mardi au vendredi 9h-19h')
  await page.reload()
  await expect(sentence).toHaveValue('du mardi au vendredi 9h-19h')
  await page.getByRole('button', { name: 'Remplir les jours' }).click()
  await page.reload()
  await expect(page.getByLabel('Mardi', { exact: true })).toHaveValue('9h - 19h')
  await expect(sentence).toHaveValue('')
  await sentence.fill('samedi 9h-17h')
  await cancel.click()
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).first()).toBeVisible()
  await expect(sentence).toHaveCount(0)
})

test('a sentence that has not filled in the days keeps the form from being saved', async ({ page, site }) => {
  await open(page, site)
  await page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).first().click()
  const sentence = page.getByLabel('Ou toute la semaine en quelques mots')
  await sentence.fill('du mardi au vendredi 9h-19h')
  const form = page.locator('form', { has: sentence })
  const save = form.getByRole('button', { name: 'Enregistrer', exact: true })
  await save.click()
  await expect(sentence).toHaveAccessibleDescription(/Cette phrase n'a pas encore rempli les jours/)
  await expect(sentence).toBeFocused()
  await expect(page.getByText('Enregistré', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Remplir les jours' }).click()
  await save.click()
  await expect(sentence).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/9\sh\s–\s19\sh/)
})
