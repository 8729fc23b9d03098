import { expect, type Locator, type Page } from '@playwright/test'
import type { Change } from '../../app/cms/documents/changes.ts'
import { sendChange } from './administrator.ts'
import type { RunningSite } from './site.ts'
import { query } from './site-database.ts'

/** A moment that the clock is never at, as the forms take it. */
export const NEVER = '2998-01-01T08:00'

/** Keeps a change for its moment, as its form does: for one that never comes, unless told. */
export async function planChange(
  { origin }: Pick<RunningSite, 'origin'>,
  cookie: string,
  change: Change,
  from: string = NEVER,
): Promise<void> {
  const answer = await fetch(`${origin}/api/plans`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ change, from }),
  })
  if (!answer.ok) throw new Error(`Not planned: ${answer.status} ${await answer.text()}`)
}

/** Lets all that waits be due so many milliseconds from now, and says when: forms are to the minute. */
export async function letBeDue(site: RunningSite, cookie: string, ahead: number): Promise<number> {
  const at = Date.now() + ahead
  query(site, 'update planned_changes set at = ?', new Date(at).toISOString())
  // Every process looks again at what is planned once something is saved.
  const notes = { notes: [`Note ${at}`] }
  const note = { intent: 'update', collection: 'notesOffres', id: 'notes', base: 1, fields: notes } as const
  const answer = await sendChange(site, cookie, note)
  if (!answer.ok) throw new Error(`Not saved: ${answer.status} ${await answer.text()}`)
  return at
}

/** Lets what waits be due now, as the file of SQLite tells at once: all beginnings, or all ends. */
export function makeDue(site: RunningSite, what: 'beginnings' | 'ends'): void {
  const at = new Date(Date.now() + 500).toISOString()
  query(site, `update planned_changes set at = ? where start is ${what === 'ends' ? 'not' : ''} null`, at)
}

/** Opens « Programmer » of the form that is open, and fills from when and until when. */
export async function program(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Programmer', exact: true }).first().click()
  await fillMoments(form)
}

/** Opens « Modifier plusieurs prix », raises all by 2 € and fills from when and until when. */
export async function programAllPrices(page: Page): Promise<Locator> {
  await page.goto('/tarifs')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifier plusieurs prix', exact: true }).click()
  const form = page.getByRole('form', { name: 'Modifier plusieurs prix' })
  await form.getByLabel('Montant').fill('2')
  await program(form)
  return form
}

/** Fills from when and until when, where the dates stand open. */
export async function fillMoments(form: Locator): Promise<void> {
  await form.getByLabel('À partir du').first().fill(NEVER)
  await form.getByLabel("Jusqu'au").first().fill('2998-02-01T08:00')
}

/** The lines of `/prevu` that wait. */
export const plannedLines = (page: Page) => page.locator('main section[aria-labelledby^="jour-"] > ol > li')

/** What a visitor is sent, with plain spaces. */
export async function readPlainly(site: Pick<RunningSite, 'origin'>, path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text()
  return html.replace(/[\u00a0\u202f]/g, ' ')
}
