import type { Locator, Page } from '@playwright/test'
import { expectFocus } from '../support/autofocus.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { expect, test } from '../support/journey.ts'
import { photograph } from '../support/photographs.ts'
import { enter } from '../support/sign-in.ts'

// A site of its own: everything on it is changed.
test.use({ javaScriptEnabled: false, settings: { PASSWORD_MIN_LENGTH: '12' } })

/** What is tried in turn in a control that refuses what was typed before. */
const ATTEMPTS = ['Essai', '12 €', '/tarifs', 'https://exemple.fr', '9h - 12h', '2998-01-01', '#5a4a2a', '']

const form = (page: Page) => page.getByRole('region', { name: /^(Modifier|Ajouter)/ })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /Enregistré/ })

/** The forms of a page: one of those of each kind, as `collection/field`, by their addresses. */
async function formsOf(page: Page): Promise<[kind: string, href: string][]> {
  const links = await page
    .locator('a[href*="modifier="]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  return links.map((href) => {
    const [collection = '', id = '', field = '', entry = ''] = new URL(href).searchParams.get('modifier')!.split('/')
    const isNew = id === 'nouveau' || entry === 'nouveau'
    return [[collection, field, entry && '…', isNew ? 'nouveau' : ''].join('/'), href]
  })
}

const PHOTOGRAPH = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph({ width: 1600, height: 1600 }),
}

/** Gives a control something that is not there yet. */
async function change(control: Locator, attempt: number): Promise<void> {
  const type = await control.evaluate((one: HTMLInputElement | HTMLSelectElement) => one.type)
  if (type === 'checkbox') return control.setChecked(!(await control.isChecked()))
  if (type === 'file') return control.setInputFiles(PHOTOGRAPH)
  if (type === 'date') return control.fill('2998-01-01')
  const before = await control.inputValue()
  if (type !== 'select-one')
    return control.fill(attempt === 0 && before ? `${before} Essai` : ATTEMPTS[attempt % ATTEMPTS.length]!)
  const options = await control.evaluate((one: HTMLSelectElement) => [...one.options].map(({ value }) => value))
  await control.selectOption(options.find((value) => value !== before)!)
}

/** Changes what a form is about, as often as it is refused, and saves it. Throws where that is not to be had. */
async function changeAndSave(page: Page, isNew: boolean): Promise<void> {
  const controls = form(page).locator(
    'form > :not(details) :is(input:not([type=hidden], [type=password]), textarea, select):visible',
  )
  await expectFocus(page)
  const texts = controls.and(page.locator('input:not([type]), input[type=text], textarea'))
  const first = (await texts.count()) > 0 ? texts : controls
  for (const control of isNew ? await first.all() : [first.first()]) await change(control, 0)
  for (let attempt = 1; attempt <= ATTEMPTS.length; attempt += 1) {
    const insist = form(page).getByRole('button', { name: 'Enregistrer quand même' })
    const save = form(page).locator('button[type=submit]').first()
    const answered = page.waitForEvent('load')
    await ((await insist.isVisible()) ? insist : save).click()
    await answered
    if (await saved(page).isVisible()) return
    await expectFocus(page)
    for (const refused of await form(page).locator('[aria-invalid=true]').all()) await change(refused, attempt)
  }
  throw new Error(await form(page).innerText())
}

test('every kind of form saves what was changed in it, without script', async ({ page, site, faults }) => {
  test.setTimeout(600_000)
  faults.allow(/status 4\d\d|4\d\d \(/)
  await enter(page, site.account)
  const kinds = new Map<string, string>()
  for (const path of [...Object.values(VISITOR_ROUTES), '/admin']) {
    await page.goto(path)
    // Below a notice that is to be read first.
    if (await page.locator('main[inert]').count()) continue
    for (const [kind, href] of await formsOf(page)) if (!kinds.has(kind)) kinds.set(kind, href)
  }
  expect(kinds.size).toBeGreaterThan(60)
  for (const [kind, href] of kinds)
    await test.step(kind, async () => {
      const answer = await page.goto(href)
      expect(answer?.status()).toBe(200)
      await changeAndSave(page, kind.endsWith('nouveau'))
    })
})
