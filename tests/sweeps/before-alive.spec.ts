import type { Page } from '@playwright/test'
import { alive, openEarly } from '../support/early.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

const ADMINISTRATION = [
  '/admin',
  '/admin/code',
  '/admin/cles',
  '/admin/mot-de-passe',
  '/admin/compte',
  '/admin/tarifs',
  '/bienvenue/institut',
  '/bienvenue/horaires',
  '/bienvenue/tarifs',
  '/historique',
  '/historique/effacer',
  '/guide',
]

/** Types in every field, ticks every box and opens what opens, as someone does who does not wait. Gives what stands then. */
const useEverything = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
      (field) => field.checkVisibility() && !field.readOnly && !field.disabled,
    )
    const changed = (field: HTMLElement, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
    for (const field of fields) {
      if (field.type === 'checkbox') field.click()
      else if (/^(text|search|textarea|tel|email|password|number)$/.test(field.type)) {
        field.focus()
        field.value = '12'
        changed(field, 'input')
        changed(field, 'change')
      }
    }
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
    const state = () => [
      ...fields.map((field) => `${field.name} ${field.value} ${String('checked' in field && field.checked)}`),
      ...[...document.querySelectorAll('main details[open] > summary')].map(({ textContent }) => textContent),
    ]
    Object.assign(window, { state })
    return state()
  })

const stateNow = (page: Page) => page.evaluate(() => (window as unknown as { state: () => string[] }).state())

const paths = [...Object.values(VISITOR_ROUTES).filter((path) => path !== '/login'), ...ADMINISTRATION]

for (const path of paths)
  test(`${path} keeps what is typed, ticked and opened before it is alive`, async ({ page, site }) => {
    const release = await openEarly(page, site, path)
    await expect(page.locator('h1')).toBeVisible()
    const before = await useEverything(page)
    await release()
    await alive(page)
    // What comes late, a price's form for one, comes within this.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toBeVisible()
    expect(await stateNow(page)).toEqual(before)
  })
