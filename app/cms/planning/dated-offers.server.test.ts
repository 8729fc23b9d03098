import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { replaceDocument } from '../documents/documents.server.ts'
import { listDatedOffers } from './dated-offers.server.ts'

const NOW = new Date('2026-11-28T12:00:00.000Z')

describe.each(ENGINES)('the offers that begin or end of themselves, on %s', (engine) => {
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
    await db.transaction().execute(async (transaction) => {
      for (const [id, fields] of Object.entries(offers))
        await replaceDocument(transaction, 'offresDuMoment', id, { contenu: [], image: '', ...fields }, null)
    })
  })

  test('are told with their days, the next one first', async () => {
    expect(
      (await listDatedOffers(db, NOW)).map(({ words, period, day, page }) => [words, period, day, page.href]),
    ).toEqual([
      ['Offre «\u00a0Avent\u00a0»', "Jusqu'au 30\u00a0novembre", '2026-11-30', '/offres-du-moment'],
      ['Offre «\u00a0Noël\u00a0»', 'Du 1er au 24\u00a0décembre', '2026-12-01', '/offres-du-moment'],
    ])
  })
})
