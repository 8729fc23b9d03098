import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/test-database.ts'
import { fr } from '../../lib/french-typography.ts'
import { applyChange } from '../documents/changes.server.ts'
import { insertFirstContent } from '../documents/first-content.server.ts'
import { doneAt } from './history-notice.server.ts'

test('a title that is put back is said to leave its page at its address', async () => {
  const db = await freshDatabase('sqlite')
  await insertFirstContent(db)
  const renamed = { intent: 'rename', collection: 'categories', id: 'maquillage', base: 1 } as const
  const to = 'mise-en-beaute'
  expect(await applyChange(db, { ...renamed, title: 'Mise en beauté', to }, 'claire')).toMatchObject({
    outcome: 'saved',
  })
  const back = { intent: 'restore', collection: 'categories', id: to, version: 1, field: 'title' } as const
  const restored = await applyChange(db, back, 'claire')
  if (restored.outcome !== 'saved') throw new Error(restored.outcome)
  const { version } = restored.document
  const notice = await doneAt(db, { collection: 'categories', id: to, version })
  expect(notice!.sentences).toContain(
    fr("L'adresse de la page reste /soins/mise-en-beaute : « Renommer » peut la changer."),
  )
  expect(
    (await doneAt(db, { collection: 'categories', id: to, version: version - 1 }))!.sentences.join(' '),
  ).not.toContain('adresse de la page reste')
})
