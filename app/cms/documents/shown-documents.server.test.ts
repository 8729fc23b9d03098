import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from './changes.server.ts'
import { countDocuments, listPage, rankOf } from './document-pages.server.ts'
import { findDocument, listDocuments } from './documents.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { withoutDrafts } from './shown-documents.server.ts'

const NOW = new Date()
const THEN = new Date(NOW.getTime() + 86_400_000)
const LATER = new Date(NOW.getTime() + 2 * 86_400_000)

describe.each(ENGINES)('drafts on %s', (engine) => {
  let db: Database
  let shown: Database

  useTestDatabase(engine, (opened) => {
    db = opened
    shown = withoutDrafts(db)
  })

  const article = (titre: string, brouillon?: boolean) => ({
    titre,
    contenu: [],
    image: '',
    date: '',
    ...(brouillon !== undefined && { brouillon }),
  })
  const add = async (titre: string, brouillon?: boolean) => {
    const id = randomUUID()
    const fields = article(titre, brouillon)
    await applyChange(db, { intent: 'add', collection: 'actualites', id, fields }, 'claire')
    return id
  }
  const say = async (id: string, brouillon: boolean) => {
    const { version } = (await findDocument(db, 'actualites', id))!
    const change = { intent: 'update', collection: 'actualites', id, base: version, fields: { brouillon } } as const
    return applyChange(db, change, 'claire')
  }
  const titles = async (read: Database) => (await listDocuments(read, 'actualites')).map(({ titre }) => titre)

  test('are read by administrators alone, whatever asks', async () => {
    await add('Un')
    const id = await add('Deux', true)
    await add('Trois', false)
    expect(await titles(db)).toEqual(['Trois', 'Deux', 'Un'])
    expect(await titles(shown)).toEqual(['Trois', 'Un'])
    expect(await findDocument(shown, 'actualites', id)).toBeUndefined()
    expect(await countDocuments(shown, 'actualites')).toBe(2)
    expect(await rankOf(shown, 'actualites', id)).toBeUndefined()
    const { documents, total } = await listPage(shown, 'actualites', { page: 2, size: 1 })
    expect([documents.map(({ titre }) => titre), total]).toEqual([['Un'], 2])
    await shown.transaction().execute(async (transaction) => {
      expect(await findDocument(transaction, 'actualites', id)).toBeUndefined()
    })
  })

  test('come and go with what their form says, its undoing included', async () => {
    const id = await add('Deux', true)
    await say(id, false)
    expect(await titles(shown)).toEqual(['Deux'])
    await say(id, true)
    expect(await titles(shown)).toEqual([])
    await applyChange(db, { intent: 'restore', collection: 'actualites', id, version: 2 }, 'claire')
    expect(await titles(shown)).toEqual(['Deux'])
  })

  test('with a beginning are kept at once, shown from then on, and again drafts at their end', async () => {
    const id = randomUUID()
    const change = {
      intent: 'add',
      collection: 'actualites',
      id,
      fields: article('Dimanche', true),
      key: randomUUID(),
    } as const
    const planned = await planChange(db, { change, at: THEN, until: LATER }, 'claire')
    expect(planned).toMatchObject({ outcome: 'planned', at: THEN.toISOString() })
    expect(await planChange(db, { change, at: THEN, until: LATER }, 'claire')).toEqual(planned)
    expect([await titles(db), await titles(shown)]).toEqual([['Dimanche'], []])
    await makeDue(db, new Date(THEN.getTime() - 1))
    expect(await titles(shown)).toEqual([])
    await makeDue(db, THEN)
    expect(await titles(shown)).toEqual(['Dimanche'])
    await makeDue(db, LATER)
    expect([await titles(db), await titles(shown)]).toEqual([['Dimanche'], []])
  })
})
