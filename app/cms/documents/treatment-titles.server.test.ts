import { expect, test } from 'vitest'
import { ENGINES, openTestDatabase } from '../../../tests/support/test-database.ts'
import { readTreatmentTitles } from './treatment-titles.server.ts'
import { importDocuments } from '../../backup/transfer.server.ts'

test.each(ENGINES)('treatments are called by their documents, while they are there, on %s', async (engine) => {
  const { db, close } = await openTestDatabase(engine)
  const importOne = (id: string, title: string | null, more: object = {}) =>
    importDocuments(db, [
      {
        collection: 'categories',
        id,
        fields: title === null ? null : { title, description: '', videos: [], tarifs: [], questions: [], ...more },
      },
    ])
  await importOne('maquillage', 'Maquillage')
  await importOne('henne', 'Henné')
  expect(await readTreatmentTitles(db, undefined)).toEqual({ maquillage: 'Maquillage', henne: 'Henné' })
  await importOne('maquillage', 'Maquillage du soir')
  await importOne('henne', null)
  expect(await readTreatmentTitles(db, undefined)).toEqual({ maquillage: 'Maquillage du soir' })
  await importOne('henne', 'Henné', { masque: true })
  await importOne('vide', ' ')
  expect(await readTreatmentTitles(db, undefined)).toEqual({ maquillage: 'Maquillage du soir' })
  expect(await readTreatmentTitles(db, {})).toEqual({ maquillage: 'Maquillage du soir', henne: 'Henné (masqué)' })
  await close()
})
