import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { FIXED_IDS, fixedId, type CollectionName } from '../../cms/documents/collections.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { findDocument, replaceDocument } from '../../cms/documents/documents.server.ts'
import { dayAt } from '../../lib/clock.ts'
import type { Database } from '../../platform/database/tables.ts'
import { CENTRE } from '../centre/first-content.ts'
import { listFormerTerms, readFormerTerms } from './terms-versions.server.ts'

const FIRST = { misAJour: '2025-01-01', articles: [{ titre: 'Cures', texte: '<p>Douze mois, chez {nom}.</p>' }] }

describe.each(ENGINES)('the versions of the terms on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    await db.transaction().execute(async (trx) => {
      await replaceDocument(trx, 'cgv', FIXED_IDS.cgv, FIRST, null)
      await replaceDocument(trx, 'centres', FIXED_IDS.centres, CENTRE, null)
    })
  })

  async function update(collection: CollectionName, fields: Record<string, unknown>): Promise<void> {
    const id = fixedId(collection)!
    const { version } = (await findDocument(db, collection, id))!
    const change = { intent: 'update', collection, id, base: version, fields } as never
    expect(await applyChange(db, change, 'camille')).toMatchObject({ outcome: 'saved' })
    // Two saves within a millisecond would be of one moment.
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  const standing = async () => (await findDocument(db, 'cgv', FIXED_IDS.cgv))!

  test('a change of an article dates them of its day, unless it gives a date', async () => {
    const before = dayAt(new Date())
    await update('cgv', { articles: [{ ...FIRST.articles[0], texte: '<p>Dix mois.</p>' }] })
    expect([before, dayAt(new Date())]).toContain((await standing()).misAJour)
    await update('cgv', { misAJour: '2024-02-29' })
    expect((await standing()).misAJour).toBe('2024-02-29')
    const refused = await applyChange(
      db,
      { intent: 'update', collection: 'cgv', id: FIXED_IDS.cgv, base: 3, fields: { misAJour: '2024-02-30' } },
      'camille',
    )
    expect(refused).toMatchObject({ outcome: 'invalid', problems: [{ path: 'misAJour' }] })
  })

  test('an article that is put back dates them as well', async () => {
    await update('cgv', { articles: [] })
    await update('cgv', { misAJour: '2024-02-29' })
    const back = { intent: 'restore', collection: 'cgv', id: FIXED_IDS.cgv, version: 1, field: 'articles' } as const
    expect(await applyChange(db, back, 'camille')).toMatchObject({ outcome: 'saved' })
    expect((await standing()).articles).toHaveLength(1)
    expect((await standing()).misAJour).not.toBe('2024-02-29')
  })

  test('are those that are no longer in force, each read with the name of its days', async () => {
    expect(await listFormerTerms(db)).toEqual([])
    await update('centres', { nom: 'Institut Un' })
    await update('cgv', { articles: [{ ...FIRST.articles[0], texte: '<p>Dix mois.</p>' }] })
    await update('centres', { nom: 'Institut Deux' })
    const [first, ...others] = await listFormerTerms(db)
    expect(others).toEqual([])
    expect(first).toEqual({ version: 1, from: undefined, until: (await standing()).updatedAt })
    const then = await readFormerTerms(db, first!)
    expect(then?.terms).toMatchObject({
      misAJour: '2025-01-01',
      articles: [{ texte: '<p>Douze mois, chez {nom}.</p>' }],
    })
    expect(then?.centre.nom).toBe('Institut Un')
    expect(await readFormerTerms(db, { ...first!, version: 99 })).toBeUndefined()
  })
})
