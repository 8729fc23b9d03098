import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/test-database'
import type { Fields } from '../../lib/json'
import type { Database } from '../../platform/database/tables'
import type { Change } from '../documents/changes'
import { applyChange } from '../documents/changes.server'
import { findDocument } from '../documents/documents.server'
import { insertFirstContent } from '../documents/first-content.server'
import { historyDays } from './history'
import { HistoryList } from './history-list'
import { listLines } from './history.server'
import { readHistoryForm } from './page.server'
import { restoreFromHistory } from './restoration.server'

const PLACE = { collection: 'categories', id: 'maquillage' } as const

let db: Database
beforeEach(async () => {
  db = await freshDatabase('sqlite')
  await insertFirstContent(db)
})

const save = (fields: Fields, base: number, author = 'claire') =>
  applyChange(db, { intent: 'update', ...PLACE, base, fields }, author)

/** The forms of the history of one treatment, by what their buttons say. */
async function formsOf(id: string = PLACE.id): Promise<{ label: string; form: FormData }[]> {
  const { lines } = await listLines(db, { ...PLACE, id, limit: 20 })
  const days = historyDays(lines, new Date())
  const shown = { older: undefined, newest: undefined, asked: '' }
  const html = renderToStaticMarkup(<HistoryList days={days} here="/historique" {...shown} />)
  return [...html.matchAll(/<form.*?<\/form>/g)].map(([markup]) => {
    const form = new FormData()
    for (const [, name, value] of markup.matchAll(/ name="(\w+)" value="([^"]*)"/g)) form.set(name!, value!)
    return { label: markup.replace(/<[^>]+>/g, '').replace(/[\u00a0\u202f]/g, ' '), form }
  })
}

const press = ({ form }: { form: FormData }) => restoreFromHistory(db, readHistoryForm(form)!, 'claire')

test('what somebody has saved since the list was made is not put back unseen; one after the other each is', async () => {
  const before = (await findDocument(db, PLACE.collection, PLACE.id))!
  await save({ description: '<p>Autre.</p>' }, 1)
  await save({ accroche: 'Pour un jour' }, 2, 'ines')
  const stale = await formsOf()
  expect(stale.map(({ form }) => form.get('standing'))).toEqual(stale.map(() => '3'))
  await save({ accroche: 'Pour deux jours' }, 3, 'ines')
  for (const form of stale)
    expect(await press(form)).toMatchObject({ status: 409, message: expect.stringContaining('relisez-le') })
  const [accroche, description] = (await formsOf()).filter(({ label }) => label.startsWith('Annuler ce changement'))
  expect(await press(accroche!)).toMatchObject({ done: { version: 5 } })
  expect(await press(description!)).toMatchObject({ status: 409 })
  const again = (await formsOf()).findLast(({ label }) => label.startsWith('Annuler ce changement'))
  expect(await press(again!)).toMatchObject({ done: { version: 6 } })
  expect(await findDocument(db, PLACE.collection, PLACE.id)).toMatchObject({ description: before.description })
})

test('a change of several treatments says of how many it is, also where one alone is shown', async () => {
  const updates = [PLACE.id, 'verni-semi-permanent'].map((id) => ({
    id,
    base: 1,
    fields: { accroche: 'Pour un jour' },
  }))
  const change: Change = { intent: 'together', collection: PLACE.collection, id: randomUUID(), updates }
  expect(await applyChange(db, change, 'claire')).toMatchObject({ outcome: 'done' })
  const labels = (await formsOf()).map(({ label }) => label)
  expect(labels).toContainEqual(expect.stringMatching(/^Annuler tout ce changement, sur 2 pages /))
})

test('what is put back of a treatment that has another address by now is told of that', async () => {
  await save({ accroche: 'Pour un jour' }, 1)
  const [form] = await formsOf()
  form!.form.delete('standing')
  const to = 'mise-en-beaute'
  await applyChange(db, { intent: 'rename', ...PLACE, base: 2, title: 'Mise en beauté', to }, 'ines')
  expect(await press(form!)).toMatchObject({ done: { id: to, version: 4 } })
})
