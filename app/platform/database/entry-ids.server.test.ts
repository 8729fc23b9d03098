import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { findDocument } from '../../cms/documents/documents.server.ts'
import { giveIdsToEntries } from './entry-ids.server.ts'
import type { Database } from './tables.ts'

const AT = '2026-11-16T08:00:00.000Z'
const row = (name: string, price: string) => ({ name, price })
const [menton, levre, sourcils] = [row('Menton', '8 €'), row('Lèvre', '8 €'), row('Sourcils', '12 €')]

interface Entry {
  id: string
  name: string
  price: string
}

describe.each(ENGINES)('ids for what is stored, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))

  /** A document as a site of an earlier version left it, with all that was saved of it. */
  async function leave(collection: string, id: string, ...states: (object | string | null)[]) {
    const texts = states.map((state) => (typeof state === 'object' && state ? JSON.stringify(state) : state))
    for (const [index, data] of texts.entries())
      await db
        .insertInto('revisions')
        .values({ collection, document_id: id, version: index + 1, data, author: null, saved_at: AT, position: 0 })
        .execute()
    const data = texts.at(-1)
    if (data)
      await db
        .insertInto('documents')
        .values({ collection, id, position: 0, version: states.length, data, updated_at: AT })
        .execute()
  }

  const treatment = (...tarifs: object[]) => ({
    title: 'Cire',
    description: '',
    videos: ['/a.mp4'],
    tarifs,
    questions: [],
  })
  const rows = () =>
    db.selectFrom('revisions').selectAll().orderBy('collection').orderBy('document_id').orderBy('version').execute()
  const tarifsOf = async () =>
    (await rows()).map(({ data }) => data && (JSON.parse(data) as { tarifs: Entry[] }).tarifs) as (Entry[] | null)[]

  test('an entry keeps its id through its revisions, a deletion included', async () => {
    const dearer = { ...levre, price: '9 €' }
    await leave(
      'categories',
      'cire',
      treatment(menton, levre),
      treatment(menton, levre, sourcils),
      treatment(sourcils, menton, levre),
      treatment(sourcils, menton, dearer),
      null,
      treatment(sourcils, dearer),
    )
    await giveIdsToEntries(db)
    const told = (await tarifsOf()).map((tarifs) => tarifs?.map(({ id }) => id) ?? null)
    const [m, l, s] = [...told[1]!] as [string, string, string]
    expect(new Set([m, l, s]).size).toBe(3)
    expect(told).toEqual([[m, l], [m, l, s], [s, m, l], [s, m, l], null, [s, l]])
    expect((await tarifsOf())[3]![2]).toEqual({ id: l, ...dearer })
    const standing = await db.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
    expect(standing).toMatchObject({ version: 6, updated_at: AT, data: (await rows()).at(-1)!.data })
  })

  test('done again it changes nothing; what has no entries, or is no JSON, stays as it is', async () => {
    await leave('categories', 'cire', treatment(menton, levre))
    await leave('offresDuMoment', 'duo', '{ "titre": "Duo",  "contenu": ["Une ligne"] }')
    await leave('actualites', 'abime', '{abîmé')
    await giveIdsToEntries(db)
    const once = [await rows(), await db.selectFrom('documents').selectAll().execute()]
    expect(JSON.stringify(once)).toContain('{ \\"titre\\": \\"Duo\\",  ')
    await giveIdsToEntries(db)
    expect([await rows(), await db.selectFrom('documents').selectAll().execute()]).toEqual(once)
  })

  test('a change based on a version from before still merges', async () => {
    await leave('categories', 'cire', treatment(menton, levre), treatment(sourcils, menton, levre))
    await giveIdsToEntries(db)
    const [first] = (await tarifsOf()) as Entry[][]
    const change = (tarifs: object[]) =>
      applyChange(
        db,
        { intent: 'update', collection: 'categories', id: 'cire', base: 1, fields: { tarifs: tarifs as never } },
        'u',
      )
    expect(await change(first!.map((one) => ({ ...one, price: '10 €' })))).toMatchObject({ outcome: 'saved' })
    // As a page sends it that was opened before the site was brought up to date.
    expect(await change([{ ...menton, name: 'Le menton' }, levre])).toMatchObject({ outcome: 'saved' })
    const { tarifs } = (await findDocument(db, 'categories', 'cire'))!
    expect(tarifs.map(({ name, price }) => [name, price])).toEqual([
      ['Sourcils', '12 €'],
      ['Le menton', '10 €'],
      ['Lèvre', '10 €'],
    ])
    expect(tarifs.slice(1).map(({ id }) => id)).toEqual(first!.map(({ id }) => id))
  })

  test('more documents than are looked up at a time', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `a${index}`)
    const data = JSON.stringify({ titre: 'T', contenu: [{ sousTitre: 'S', texte: '' }], image: '', date: '' })
    const values = ids.map((id) => ({
      collection: 'actualites',
      document_id: id,
      version: 1,
      data,
      author: null,
      saved_at: AT,
      position: 0,
    }))
    await db.insertInto('revisions').values(values).execute()
    await giveIdsToEntries(db)
    const given = (await rows()).map((one) => (JSON.parse(one.data!) as { contenu: { id?: string }[] }).contenu[0]!.id)
    expect(new Set(given).size).toBe(450)
    expect(given).not.toContain(undefined)
  })
})
