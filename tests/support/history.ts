import { expect, type Locator, type Page } from '@playwright/test'
import { enter } from './sign-in.ts'

export const WAX = { collection: 'categories', id: 'epilation-a-la-cire' }

interface Tarif {
  name: string
  price: string
}

/** Asks for a change as the editors do, and returns the document that it makes. */
export async function change(page: Page, body: object): Promise<{ version: number; [field: string]: unknown }> {
  const answer = await page.request.post('/api/changes', { data: body })
  expect(answer.status(), await answer.text()).toBe(200)
  const outcome = (await answer.json()) as { document?: { version: number } }
  return { version: 0, ...outcome.document }
}

export async function current(page: Page, of = WAX) {
  const answer = await page.request.get(`/api/documents/${of.collection}/${of.id}`)
  return (await answer.json()) as { version: number; tarifs: Tarif[]; description: string }
}

/** Gives the first priced line of a treatment another price. Returns its name as it is read, and the price that it had. */
export async function setPrice(page: Page, price: string, of = WAX): Promise<Tarif> {
  const { version, tarifs } = await current(page, of)
  const index = tarifs.findIndex((tarif) => tarif.price !== '')
  const before = tarifs[index]!
  await change(page, {
    intent: 'update',
    ...of,
    base: version,
    fields: { tarifs: tarifs.with(index, { ...before, price }) },
  })
  return { ...before, name: before.name.replace(/<[^>]*>/g, '') }
}

/** A text with any space where it has one. */
export const spaced = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))

/** The last save that is told so, on a page just opened: out of its line, where that holds several. */
export async function save(page: Page, sentence: RegExp): Promise<Locator> {
  for (const line of await page.locator('summary', { hasText: 'un par un' }).all()) await line.click()
  return page.locator('#contenu li:not(:has(li))').filter({ hasText: sentence }).first()
}

export async function open(page: Page, account: { email: string; password: string }, path = '/historique') {
  await enter(page, account)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Historique', level: 1 })).toBeVisible()
}
