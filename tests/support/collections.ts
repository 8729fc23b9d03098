import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { Change } from '../../app/cms/documents/changes.ts'
import { openSession, sendChange } from './administrator.ts'
import { pressUntil } from './press-until.ts'
import { enter } from './sign-in.ts'
import type { RunningSite } from './site.ts'

type Collection = Extract<Change, { intent: 'add' }>['collection']
type Fields = Extract<Change, { intent: 'add' }>['fields']

/** Adds documents, so that they stand in this order at the head of their list, and returns their ids. */
export async function addDocuments(site: RunningSite, collection: Collection, documents: Fields[]): Promise<string[]> {
  const cookie = await openSession(site)
  const ids: string[] = []
  for (const fields of documents.toReversed()) {
    const id = randomUUID()
    const answer = await sendChange(site, cookie, { intent: 'add', collection, id, fields })
    if (!answer.ok) throw new Error(`Not added: ${answer.status}`)
    ids.unshift(id)
  }
  return ids
}

/** Signs in and opens a page, until its editors work. */
export async function openEditor(page: Page, site: RunningSite, path: string, account = site.account): Promise<void> {
  await enter(page, account)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/Gestion|Administration/)
  // Until then, what stands there is what the server has written.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

/** Opens the editors in another browser, as another administrator does. */
export async function openBeside(
  browser: Browser,
  site: RunningSite,
  path: string,
  account?: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR' })
  const page = await context.newPage()
  await openEditor(page, site, path, account)
  return page
}

/** Opens a page as a visitor who comes now. */
export async function visit(browser: Browser, site: RunningSite, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** The titles of a list in their order, those of a preview left out. */
export const titles = (page: Page): Promise<string[]> => page.locator('article[id] h2').allTextContents()

/** An entry of the list, by its title. */
export const entry = (page: Page, title: string): Locator =>
  page.locator('li', { has: page.getByRole('heading', { name: title, exact: true }) })

/** Takes an entry by its handle with the keyboard, and puts it down one place below. */
export async function moveDownByKeyboard(page: Page, of: Locator, to: number): Promise<void> {
  const handle = of.getByRole('button', { name: 'Déplacer' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await pressUntil(page, 'ArrowDown', page.getByText(new RegExp(`: place ${to} sur`)))
  await page.keyboard.press('Space')
}

/** Drags an entry by its handle onto another one, with the mouse. */
export async function dragOnto(page: Page, from: Locator, onto: Locator): Promise<void> {
  const handle = from.getByRole('button', { name: 'Déplacer' })
  await handle.scrollIntoViewIfNeeded()
  const start = await middle(handle)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 4, { steps: 2 })
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // The entries shrink; the one that is held stays under the pointer.
  const target = await restingMiddle(onto)
  const held = await middle(from)
  const end = { x: start.x + target.x - held.x, y: start.y + 4 + target.y - held.y }
  await page.mouse.move(end.x, end.y, { steps: 12 })
  const place = await onto.evaluate((row) => [...row.parentElement!.querySelectorAll(':scope > li')].indexOf(row) + 1)
  await expect(page.getByText(new RegExp(`: place ${place} sur`))).toBeAttached()
  await page.mouse.up()
}

async function middle(of: Locator) {
  const { x, y, width, height } = (await of.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Where the middle of an entry is, once it moves no more. */
export async function restingMiddle(of: Locator) {
  let last = await middle(of)
  await expect(async () => {
    const before = last
    last = await middle(of)
    expect(last).toEqual(before)
  }).toPass({ intervals: [150] })
  return last
}
