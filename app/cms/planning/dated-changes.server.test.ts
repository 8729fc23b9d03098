import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { FIXED_IDS } from '../documents/collections.ts'
import { replaceDocument } from '../documents/documents.server.ts'
import { FIRST_IDENTITY } from '../documents/identity.server.ts'
import { listDatedChanges } from './dated-changes.server.ts'

const NOW = new Date('2026-11-28T12:00:00.000Z')

describe.each(ENGINES)('what begins or ends by its own days, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    const offers = {
      noel: { titre: 'Noël', du: '2026-12-01', au: '2026-12-24' },
      avent: { titre: 'Avent', au: '2026-11-30' },
      passee: { titre: 'Passée', au: '2026-11-27' },
      toujours: { titre: 'Toujours' },
      brouillon: { titre: 'Brouillon', du: '2026-12-02', brouillon: true },
    }
    const exceptions = [
      { id: 'fete', du: '2026-11-11', horaires: '', motif: 'Armistice' },
      { id: 'conges', du: '2026-11-23', au: '2026-11-29', horaires: '', motif: 'congés' },
      { id: 'reveillon', du: '2026-12-24', horaires: '9h - 12h', motif: '' },
    ]
    await db.transaction().execute(async (transaction) => {
      for (const [id, fields] of Object.entries(offers))
        await replaceDocument(transaction, 'offresDuMoment', id, { contenu: [], image: '', ...fields }, null)
      await replaceDocument(transaction, 'centres', FIXED_IDS.centres, { ...FIRST_IDENTITY, exceptions }, null)
    })
  })

  test('is told with their days, the next one first', async () => {
    expect(
      (await listDatedChanges(db, NOW)).map(({ words, period, day, page }) => [words, period, day, page.href]),
    ).toEqual([
      ['Fermé (congés)', 'Du 23 au 29\u00a0novembre', '2026-11-29', '/notre-centre'],
      ['Offre «\u00a0Avent\u00a0»', "Jusqu'au 30\u00a0novembre", '2026-11-30', '/offres-du-moment'],
      ['Offre «\u00a0Noël\u00a0»', 'Du 1er au 24\u00a0décembre', '2026-12-01', '/offres-du-moment'],
      ['Horaires\u00a0: 9\u00a0h\u00a0–\u00a012\u00a0h', 'Le 24\u00a0décembre', '2026-12-24', '/notre-centre'],
    ])
  })
})
