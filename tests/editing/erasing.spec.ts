import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Change } from '../../app/cms/documents/changes.ts'
import { fr } from '../../app/lib/french-typography.ts'
import { openSession, readDocument, sendChange } from '../support/administrator.ts'
import { button, saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import { startSite } from '../support/site.ts'

const PLACE = '/historique/effacer'

async function search(page: Page, text: string) {
  await page.goto(`${PLACE}?q=${encodeURIComponent(text)}`)
}

/** Gives the order twice, as it asks. */
async function erase(page: Page, name: string, password: string) {
  const order = page
    .locator('details')
    .filter({ has: page.locator(`summary[aria-label="${fr(`Supprimer : ${name}`)}"]`) })
  await order.locator('summary').click()
  await order.getByLabel('Mot de passe', { exact: true }).fill(password)
  await order.getByRole('checkbox').check()
  await order.getByRole('button', { name: /^Supprimer pour de bon/ }).click()
}

test('a name, then the article that held it, go from the site and its history for good', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/403/)
  const person = `Marie Zyx${randomUUID().slice(0, 6)}`
  const id = randomUUID()
  const done = page.getByRole('status').filter({ hasText: "C'est supprimé" })
  await enter(page, site.account)
  const change = (data: object) =>
    page.request.post('/api/changes', { data: { collection: 'actualites', id, ...data } })
  const fields = { titre: `Bienvenue à ${person}`, image: '', contenu: [{ sousTitre: 'Accueil', texte: person }] }
  expect((await change({ intent: 'add', fields })).ok()).toBe(true)
  expect((await change({ intent: 'remove' })).ok()).toBe(true)

  await search(page, person)
  await expect(page.getByText(/1 version de l'historique, supprimé du site/)).toBeVisible()
  await erase(page, 'Ce texte partout, ancien et actuel', 'un autre mot de passe')
  await expect(page.getByRole('alert')).toContainText("Ce mot de passe est incorrect. Rien n'a été supprimé.")
  await erase(page, 'Ce texte partout, ancien et actuel', site.account.password)
  await expect(done).toBeVisible()
  await search(page, person)
  await expect(page.getByText("Rien, ni dans le site ni dans l'historique.")).toBeVisible()

  await search(page, 'Bienvenue à [effacé]')
  await erase(page, 'Article « Bienvenue à [effacé] »', site.account.password)
  await expect(done).toBeVisible()
  await page.goto('/historique')
  await expect(page.getByRole('main').getByText('Bienvenue à [effacé]')).toHaveCount(0)
})

test('what was typed of a document while a name was erased elsewhere in it is saved without a question', async ({
  browser,
  faults,
}) => {
  // The server knows no more which text she began on.
  faults.allow(/409/)
  // Its own: what is erased of a first text changes what the history says of where that came from.
  const site = await startSite()
  const page = await browser.newPage({ baseURL: site.origin })
  const person = `Lise Wyx${randomUUID().slice(0, 6)}`
  const [collection, id] = ['categories', 'soins-des-pieds'] as const
  const cookie = await openSession(site, site.account)
  const { version: base, questions } = await readDocument<{ questions: object[] }>(site, cookie, collection, id)
  const named = { id: randomUUID(), question: `Qui est ${person} ?`, answer: '<p>Elle.</p>' }
  const fields = { questions: [...questions, named] }
  expect((await sendChange(site, cookie, { intent: 'update', collection, id, base, fields } as Change)).status).toBe(
    200,
  )
  await enter(page, site.account)
  await page.goto(`/soins/${id}`)
  await button(page, 'Modifier la description').click()
  const typed = `Phrase ${randomUUID().slice(0, 6)}.`
  await page.getByRole('textbox', { name: 'Description' }).pressSequentially(typed)

  const order = { quoi: 'texte', q: person, sur: 'oui', password: site.account.password }
  const erased = await page.request.post(PLACE, { form: order, headers: { Origin: site.origin } })
  expect(erased.ok()).toBe(true)
  await button(page, 'Sauvegarder').click()
  await saved(page)
  await expect(page.locator('#description')).toContainText(typed)
  await page.reload()
  await expect(page.locator('#description')).toContainText(typed)
  await expect(page.locator('main')).not.toContainText(person)
  await page.close()
  await site.stop()
})

test('a name is found in captions and goes from them, and they are called what they are', async ({ page, site }) => {
  const person = `Marie Zyx${randomUUID().slice(0, 6)}`
  await enter(page, site.account)
  const data = Buffer.from(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBonjour ${person}\n`)
  const { src } = (await (await page.request.post('/api/media', { data })).json()) as { src: string }
  await search(page, src)
  await expect(page.getByRole('heading', { name: 'Ces sous-titres' })).toBeVisible()
  await expect(page.getByText(/^Sous-titres du /)).toBeVisible()

  await search(page, person)
  await expect(page.getByRole('listitem').filter({ hasText: fr("Sous-titres d'un film") })).toBeVisible()
  await erase(page, 'Ce texte partout, ancien et actuel', site.account.password)
  await expect(page.getByRole('status').filter({ hasText: "C'est supprimé partout" })).toBeVisible()
  await search(page, person)
  await expect(page.getByText("Rien, ni dans le site ni dans l'historique.")).toBeVisible()
  expect((await page.request.get(src)).status()).toBe(404)
})

test('a page that is open elsewhere shows the name no longer', async ({ page, site }) => {
  const [person, id] = [`Marie Zyx${randomUUID().slice(0, 6)}`, randomUUID()]
  await enter(page, site.account)
  const change = { intent: 'add', collection: 'actualites', id, fields: { titre: `Bienvenue à ${person}` } }
  expect((await page.request.post('/api/changes', { data: change })).ok()).toBe(true)
  // As one that was saved long ago: what is told of new saves does not tell it.
  query(site, 'update revisions set saved_at = ? where document_id = ?', '2026-01-01T00:00:00.000Z', id)
  const other = await page.context().newPage()
  await other.goto('/actualites')
  await expect(other.getByRole('heading', { name: `Bienvenue à ${person}` })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Modifier les textes de cette page' })).toBeVisible()
  await search(page, person)
  await erase(page, 'Ce texte partout, ancien et actuel', site.account.password)
  await expect(other.getByRole('heading', { name: 'Bienvenue à [effacé]' })).toBeVisible()
  await expect(other.getByText(person)).toHaveCount(0)
  const removal = { intent: 'remove', collection: 'actualites', id }
  expect((await page.request.post('/api/changes', { data: removal })).ok()).toBe(true)
})

test('nobody without a session reads or orders it, and nothing goes that was not confirmed', async ({ page, site }) => {
  const order = {
    method: 'POST',
    body: new URLSearchParams({ quoi: 'texte', q: 'Institut' }),
    redirect: 'manual',
  } as const
  expect((await fetch(site.origin + PLACE, { redirect: 'manual' })).status).not.toBe(200)
  expect((await fetch(site.origin + PLACE, { ...order, headers: { Origin: site.origin } })).status).toBeGreaterThan(300)
  await enter(page, site.account)
  const answer = await page.request.post(PLACE, {
    form: { quoi: 'texte', q: 'soins' },
    headers: { Origin: site.origin },
  })
  expect(answer.status()).toBe(400)
  expect((await answer.text()).includes('Cochez d')).toBe(true)
  const sure = { quoi: 'texte', q: 'soins', sur: 'oui', password: 'un autre' }
  const other = await page.request.post(PLACE, { form: sure, headers: { Origin: site.origin } })
  expect(other.status()).toBe(403)
})
