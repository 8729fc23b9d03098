import type { Locator, Page } from '@playwright/test'
import { openSession, sendChange, updateDocument } from '../support/administrator.ts'
import { holdRequests, LOST_ANSWER, loseAnswer } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { timedPress } from '../support/timed-press.ts'

const PATH = '/soins/beaute-du-sourire'
const ID = 'beaute-du-sourire'

const rows = (page: Page) => page.locator('#tarifs li:has([data-edit])')
const names = async (page: Page) => (await tarifs(page)).map(({ name }) => name)

interface Tarif {
  id: string
  name: string
  price: string
}

async function tarifs(page: Page): Promise<Tarif[]> {
  const answer = await page.request.get(`/api/documents/categories/${ID}`)
  return ((await answer.json()) as { tarifs: Tarif[] }).tarifs
}

test.beforeEach(async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Ajouter un tarif' })).toBeVisible()
})

test('what is typed while a new price is being saved is one price, saved once more', async ({ page }) => {
  const before = await tarifs(page)
  const changes = await holdRequests(page, '**/api/changes')
  await page.getByRole('button', { name: 'Ajouter un tarif' }).click()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused()
  // The server writes this otherwise.
  await page.keyboard.type('Pose <b> de bijou')
  await page.getByRole('textbox', { name: 'Prix' }).fill('25 €')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).pressSequentially(' bleu')
  await changes.release()
  await expect(
    page
      .getByRole('status')
      .getByText(/^Enregistré(?!e)/)
      .first(),
  ).toBeVisible()
  await expect(rows(page)).toHaveCount(before.length)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await changes.release()
  expect(changes.asked()).toBe(2)
  await expect(rows(page)).toHaveCount(before.length + 1)
  const after = await tarifs(page)
  expect(after).toHaveLength(before.length + 1)
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)!.name).toMatch(/bleu.*de bijou|de bijou.*bleu/)
})

const ADDITIONS = [
  { field: 'tarifs', add: 'Ajouter un tarif', label: 'Nom', typed: 'Pose de strass', corrected: 'Pose de cristal' },
  {
    field: 'videos',
    add: 'Ajouter une vidéo',
    label: 'Adresse de la vidéo',
    typed: 'https://youtu.be/abcdef12345',
    corrected: 'https://youtu.be/abcdef67890',
  },
]

for (const { field, add, label, typed, corrected } of ADDITIONS)
  test(`what is added to ${field}, and corrected after its answer was lost and the page left, is there once`, async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(LOST_ANSWER)
    const list = async () => {
      const answer = await page.request.get(`/api/documents/categories/${ID}`)
      return (await answer.json()) as { version: number } & Record<string, object[]>
    }
    const before = await list()
    await page.getByRole('button', { name: add }).click()
    await page.getByLabel(label).fill(typed)
    await loseAnswer(page)
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Texte retrouvé')).toBeVisible()
    await page.getByLabel(label).fill(corrected)
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByRole('button', { name: 'Sauvegarder' })).toHaveCount(0)
    const after = (await list())[field]!
    expect(after).toHaveLength(before[field]!.length + 1)
    expect(JSON.stringify(after)).toContain(corrected)
    const { version } = before
    const change = { intent: 'restore', collection: 'categories', id: ID, version, field } as const
    expect((await sendChange(site, await openSession(site), change)).status).toBe(200)
  })

test('a double tap opens, adds, removes and moves once', async ({ page }) => {
  const before = await names(page)
  const press = await timedPress(page)
  /** Taps on one spot, as quick as a finger's however long the page takes for each. */
  const tap = async (times: number, name: string | RegExp, row: Locator) => {
    const button = row.getByRole('button', { name }).first()
    await button.scrollIntoViewIfNeeded()
    const box = (await button.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const begin = Date.now() / 1000
    for (let tapped = 0; tapped < times; tapped++) {
      await press(x, y, begin + tapped * 0.15)
      await page.waitForTimeout(150)
    }
  }
  const tapTwice = (name: string | RegExp, row = page.locator('#tarifs')) => tap(2, name, row)
  await tapTwice(/^Descendre/, rows(page).nth(1))
  await expect.poll(() => names(page)).toEqual([before[0], before[2], before[1], ...before.slice(3)])
  await page.waitForTimeout(500)
  await tapTwice(/^Monter/, rows(page).nth(2))
  await expect.poll(() => names(page)).toEqual(before)

  // Tapped on and on, it goes on.
  await page.waitForTimeout(500)
  await tap(5, /^Descendre/, rows(page).nth(1))
  await expect.poll(() => names(page)).toEqual([before[0], before[2], before[3], before[1], ...before.slice(4)])
  await page.waitForTimeout(500)
  await tap(5, /^Monter/, rows(page).nth(3))
  await expect.poll(() => names(page)).toEqual(before)

  let asked = 0
  page.on('dialog', (dialog) => {
    asked++
    void dialog.accept()
  })
  await page.waitForTimeout(500)
  await tapTwice('Supprimer', rows(page).nth(1))
  await expect(rows(page)).toHaveCount(before.length - 1)
  await page.waitForTimeout(500)
  expect(asked).toBe(1)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect.poll(() => names(page)).toEqual(before)

  await tapTwice('Ajouter un tarif')
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused()
  await page.keyboard.type('Ligne à deux doigts')
  await page.waitForTimeout(500)
  await tapTwice('Sauvegarder')
  await expect(rows(page)).toHaveCount(before.length + 1)
  await page.waitForTimeout(500)
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveCount(0)
  expect(await names(page)).toEqual([...before, 'Ligne à deux doigts'])
})

test('a price is inserted where it belongs; each button says what it is about', async ({ page }) => {
  const before = await names(page)
  const third = rows(page).nth(2)
  const plain = before[2]!.replace(/<[^>]*>/g, '')
  const spaced = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  await expect(third.getByRole('button', { name: spaced(`Déplacer « ${plain} »`) })).toHaveCount(1)
  await third.hover()
  await third.getByRole('button', { name: 'Insérer ici' }).click()
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused()
  await page.keyboard.type('Entre deux')
  await page.getByRole('textbox', { name: 'Prix' }).fill('12 €')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(rows(page)).toHaveCount(before.length + 1)
  expect(await names(page)).toEqual(before.toSpliced(2, 0, 'Entre deux'))

  const [dialog] = await Promise.all([
    page.waitForEvent('dialog').then(async (one) => {
      const words = one.message()
      await one.accept()
      return words
    }),
    rows(page).nth(2).getByRole('button', { name: 'Supprimer' }).click(),
  ])
  expect(dialog).toMatch(spaced('Supprimer le tarif « Entre deux, 12 € » ?'))
  await expect.poll(() => names(page)).toEqual(before)
})

test('an entry removed elsewhere while it is edited goes back to where it was', async ({ page, site, faults }) => {
  faults.allow(/409/)
  const before = await tarifs(page)
  const second = before.findIndex(({ price }, place) => place > 0 && price !== '')
  await rows(page).nth(second).getByRole('button', { name: 'Modifier' }).click()
  await expect(page.getByRole('textbox', { name: 'Prix' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Prix' }).fill('77 €')
  await updateDocument(site, 'categories', ID, { tarifs: before.toSpliced(second, 1) })
  await expect(page.getByText(/Cette ligne vient d'être supprimée pendant votre saisie/)).toBeVisible()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  const choice = page.getByRole('group', { name: 'Lequel garder' })
  await expect(choice).toContainText('Supprimé')
  await page.getByRole('button', { name: 'Garder mon texte' }).click()
  await expect.poll(async () => (await tarifs(page)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect((await tarifs(page))[second]!.price).toMatch(/77/)
})

test('a failed save reads as French, with the words of the specification in it', async ({ page, faults }) => {
  faults.allow(/api\/changes|Enregistrement impossible|Failed to load/)
  await page.route('**/api/changes', (route) => route.abort('connectionfailed'))
  await rows(page).nth(1).getByRole('button', { name: 'Descendre' }).click()
  const told = page.getByText(/Les tarifs n'ont pas été enregistrés/)
  await expect(told).toBeVisible()
  await expect(told).toContainText('Erreur lors de la mise à jour de tarifs.')
})
