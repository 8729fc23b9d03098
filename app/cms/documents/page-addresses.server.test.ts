import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { importDocuments } from '../../backup/transfer.server.ts'
import { findRedirection } from '../../seo/redirections.server.ts'
import type { Change, Outcome } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, listDocuments } from './documents.server.ts'
import { wasDocument } from './modifications.server.ts'
import { readMovedTreatments } from './page-addresses.server.ts'

const TREATMENT = { description: '', videos: [], tarifs: [], questions: [], besoin: 'Visage' }

describe.each(ENGINES)('pages that are added and renamed, on %s', (engine) => {
  let opened: TestDatabase

  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    await importDocuments(opened.db, [
      {
        collection: 'categories',
        id: 'fil',
        fields: { ...TREATMENT, title: 'Fil', tarifs: [{ name: 'A', price: '8 €' }] },
      },
      { collection: 'categories', id: 'Cire', fields: { ...TREATMENT, title: 'Cire' } },
      { collection: 'pages', id: 'soins-fil', fields: { titre: 'Le fil', description: '' } },
    ])
  })
  afterEach(() => opened.close())

  const ask = (change: Change) => applyChange(opened.db, change, 'camille')
  const create = (id: string, more: object = {}, from: string | null = null) =>
    ask({ intent: 'create', collection: 'categories', id, from, fields: { title: 'Un soin', ...more } })
  const rename = (id: string, title: string, to: string | null, base = 1, key?: string) =>
    ask({ intent: 'rename', collection: 'categories', id, base, title, to, key })
  const idOf = (outcome: Outcome) => (outcome.outcome === 'saved' ? outcome.document.id : outcome)
  const ids = async () => (await listDocuments(opened.db, 'categories')).map(({ id }) => id)
  const leads = (path: string) => findRedirection(opened.db, path)

  test('a page comes last, at the nearest address that is free', async () => {
    expect(idOf(await create('neuf'))).toBe('neuf')
    expect(idOf(await create('neuf'))).toBe('neuf-2')
    expect(idOf(await create('cire'))).toBe('cire-2')
    expect(idOf(await create('bronzage-uv'))).toBe('bronzage-uv-2')
    expect(await ids()).toEqual(['fil', 'Cire', 'neuf', 'neuf-2', 'cire-2', 'bronzage-uv-2'])
  })

  test('one is renamed though a planned change of it is no JSON', async () => {
    const planned = { at: '2998-01-01T08:00:00.000Z', planned_at: '2026-01-01T08:00:00.000Z', author: 'camille' }
    const none = { start: null, insists: 0, problem: null, change_id: null }
    const place = { collection: 'categories', document_id: 'fil' }
    await opened.db
      .insertInto('planned_changes')
      .values({ id: randomUUID(), change: '{', ...planned, ...none, ...place })
      .execute()
    expect(idOf(await rename('fil', 'Au fil', 'au-fil'))).toBe('au-fil')
    const rows = await opened.db.selectFrom('planned_changes').select(['document_id', 'change']).execute()
    expect(rows).toEqual([{ document_id: 'au-fil', change: '{' }])
  })

  test('a copy holds what the other does, and neither changes with the other', async () => {
    expect(idOf(await create('copie', { masque: true }, 'fil'))).toBe('copie')
    expect(await findDocument(opened.db, 'categories', 'copie')).toMatchObject({
      title: 'Un soin',
      masque: true,
      version: 1,
      tarifs: [{ name: 'A', price: '8 €' }],
    })
    expect(await create('copie', {}, 'inconnu')).toEqual({ outcome: 'missing' })
  })

  test('one is not added without a title, nor twice for one key', async () => {
    expect(await create('vide', { title: ' ' })).toMatchObject({ outcome: 'invalid', problems: [{ path: 'title' }] })
    expect(await create('vide', { masque: 'oui' })).toMatchObject({
      outcome: 'invalid',
      problems: [{ path: 'masque' }],
    })
    const change = { intent: 'create', collection: 'categories', id: 'x', from: null, fields: { title: 'X' } } as const
    const key = randomUUID()
    expect(idOf(await ask({ ...change, key }))).toBe('x')
    expect(idOf(await ask({ ...change, key }))).toBe('x')
    expect(await ids()).toEqual(['fil', 'Cire', 'x'])
  })

  describe('one that is asked for again under its key', () => {
    const key = randomUUID()
    const again = (id: string, fields: object, from: string | null = null) =>
      ask({ intent: 'create', collection: 'categories', id, from, fields: { title: 'Un soin', ...fields }, key })
    const standing = (id: string) => findDocument(opened.db, 'categories', id)

    test('with another text is the same page with that, at the address of its title', async () => {
      expect(idOf(await again('un-son', { title: 'Un son', besoin: 'Corps' }))).toBe('un-son')
      for (const time of ['first', 'second'])
        expect(idOf(await again('un-soin', { besoin: 'Visage', masque: true })), time).toBe('un-soin')
      expect(await ids()).toEqual(['fil', 'Cire', 'un-soin'])
      expect(await standing('un-soin')).toMatchObject({ title: 'Un soin', besoin: 'Visage', masque: true, version: 2 })
      expect(await leads('/soins/un-son')).toBe('/soins/un-soin')
      expect(idOf(await again('un-rituel', { title: 'Un rituel' }))).toBe('un-rituel')
      expect(idOf(await again('un-soin', {}))).toBe('un-soin')
      expect(await ids()).toEqual(['fil', 'Cire', 'un-soin'])
      expect(await again('vide', { title: ' ' })).toMatchObject({ outcome: 'invalid', problems: [{ path: 'title' }] })
    })

    test('keeps its address with its title, though another had that address', async () => {
      expect(idOf(await again('fil', { besoin: 'Corps' }))).toBe('fil-2')
      expect(idOf(await again('fil', { besoin: 'Visage' }))).toBe('fil-2')
      expect(await standing('fil-2')).toMatchObject({ besoin: 'Visage' })
    })

    test('from another model is a copy of that', async () => {
      expect(idOf(await again('neuf', {}, 'fil'))).toBe('neuf')
      expect(await standing('neuf')).toMatchObject({ besoin: 'Visage', tarifs: [{ name: 'A' }] })
      expect(idOf(await again('neuf', {}, 'Cire'))).toBe('neuf')
      expect(await standing('neuf')).toMatchObject({ besoin: 'Visage', tarifs: [] })
      expect(idOf(await again('neuf', {}))).toBe('neuf')
      expect(await standing('neuf')).not.toHaveProperty('besoin')
      expect(await ids()).toEqual(['fil', 'Cire', 'neuf'])
    })

    test('takes the place of nothing that was saved since, and brings back nothing that was deleted', async () => {
      await again('un-son', { title: 'Un son' })
      await rename('un-son', 'Le sien', 'le-sien')
      expect(await again('un-soin', {})).toMatchObject({ outcome: 'conflict', document: { title: 'Le sien' } })
      expect(idOf(await again('un-son', { title: 'Un son' }))).toBe('le-sien')
      await ask({ intent: 'remove', collection: 'categories', id: 'le-sien' })
      expect(await again('un-soin', {})).toEqual({ outcome: 'missing' })
      expect(await ids()).toEqual(['fil', 'Cire'])
    })
  })

  test('an old address leads to the new one, with its history and its words for search engines', async () => {
    const key = randomUUID()
    expect(idOf(await rename('fil', 'Le fil', 'le-fil', 1, key))).toBe('le-fil')
    expect(await ids()).toEqual(['le-fil', 'Cire'])
    expect(await leads('/soins/fil')).toBe('/soins/le-fil')
    expect(await findDocument(opened.db, 'pages', 'soins-le-fil')).toMatchObject({ titre: 'Le fil' })
    expect(await wasDocument(opened.db, 'categories', 'fil')).toBe(false)
    const { version } = (await findDocument(opened.db, 'categories', 'le-fil'))!
    expect(version).toBe(2)
    // Asked again, as after an answer that was lost, and by a page that still knows the old address.
    expect(idOf(await rename('fil', 'Le fil', 'le-fil', 1, key))).toBe('le-fil')
    expect(idOf(await rename('fil', 'Au fil', 'au-fil', 2))).toBe('au-fil')
    expect(await leads('/soins/fil')).toBe('/soins/au-fil')
    expect(await leads('/soins/le-fil')).toBe('/soins/au-fil')
  })

  test('each former address is known with the one that it leads to, unless it is in use again', async () => {
    const moved = () => readMovedTreatments(opened.db)
    expect(await moved()).toEqual({})
    await rename('fil', 'Le fil', 'le-fil')
    expect(await moved()).toEqual({ fil: 'le-fil' })
    await rename('le-fil', 'Au fil', 'au-fil', 2)
    expect(await moved()).toEqual({ fil: 'au-fil', 'le-fil': 'au-fil' })
    await rename('au-fil', 'Le fil', 'le-fil', 3)
    expect(await moved()).toEqual({ fil: 'le-fil', 'au-fil': 'le-fil' })
  })

  test('a treatment takes an address back that it had, and no other takes it', async () => {
    await rename('fil', 'Le fil', 'le-fil')
    expect(idOf(await create('fil'))).toBe('fil-2')
    expect(idOf(await rename('Cire', 'Fil', 'fil'))).toBe('fil-3')
    expect(idOf(await rename('le-fil', 'Fil', 'fil', 2))).toBe('fil')
    expect(await leads('/soins/le-fil')).toBe('/soins/fil')
    expect(await leads('/soins/fil')).toBeUndefined()
  })

  test('what a page that was open meanwhile saves is saved where the treatment is now', async () => {
    await rename('fil', 'Le fil', 'le-fil')
    const fields = { description: '<p>Après</p>' }
    const key = randomUUID()
    const change = { intent: 'update', collection: 'categories', id: 'fil', base: 1, fields, key } as const
    expect(idOf(await ask(change))).toBe('le-fil')
    expect(idOf(await ask(change))).toBe('le-fil')
    expect(await findDocument(opened.db, 'categories', 'le-fil')).toMatchObject({
      ...fields,
      title: 'Le fil',
      version: 3,
    })
    expect(await ids()).toEqual(['le-fil', 'Cire'])
  })

  test('and so it is where its address has changed twice', async () => {
    await rename('fil', 'Le fil', 'le-fil')
    await rename('le-fil', 'Au fil', 'au-fil', 2)
    const fields = { description: '<p>Après</p>' }
    expect(idOf(await ask({ intent: 'update', collection: 'categories', id: 'fil', base: 1, fields }))).toBe('au-fil')
  })

  test('a treatment keeps its address where its name comes to the same', async () => {
    await create('cire')
    expect(idOf(await rename('cire-2', 'CIRE', 'cire'))).toBe('cire-2')
    expect(await ids()).toEqual(['fil', 'Cire', 'cire-2'])
    expect(await listDocuments(opened.db, 'redirections')).toEqual([])
  })

  test('an address that no browser can ask leads nowhere, and holds up nothing', async () => {
    const fields = { ancienne: '/soins/vieux', nouvelle: '/soins/100%' }
    await importDocuments(opened.db, [{ collection: 'redirections', id: 'soins-vieux', fields }])
    expect(await rename('vieux', 'Autre', 'autre')).toEqual({ outcome: 'missing' })
  })

  test('only the title changes where the address is to stay, or is the same', async () => {
    expect(idOf(await rename('fil', 'Épilation', null))).toBe('fil')
    expect(idOf(await rename('fil', 'Au fil', 'fil', 2))).toBe('fil')
    expect(await rename('fil', '  ', 'x', 3)).toMatchObject({ outcome: 'invalid', problems: [{ path: 'title' }] })
    expect(await rename('fil', 'Autre', 'autre', 1)).toMatchObject({ outcome: 'conflict' })
    expect(await rename('inconnu', 'Autre', 'autre', 1)).toEqual({ outcome: 'missing' })
    expect(await ids()).toEqual(['fil', 'Cire'])
  })

  test('a removed one comes back where it stood; its address is nobody else’s', async () => {
    await ask({ intent: 'remove', collection: 'categories', id: 'fil' })
    expect(idOf(await create('fil'))).toBe('fil-2')
    const fields = { ancienne: '/soins/fil', nouvelle: '/soins/Cire' }
    const redirection = { intent: 'update', collection: 'redirections', id: 'soins-fil', base: 0, fields } as const
    expect(await ask(redirection)).toMatchObject({ outcome: 'saved' })
    expect(await leads('/soins/fil')).toBe('/soins/Cire')
    await ask({ intent: 'restore', collection: 'categories', id: 'fil', version: 1 })
    expect(await ids()).toEqual(['fil', 'Cire', 'fil-2'])
    // Deleted once more, it leads nowhere until that is said again.
    await ask({ intent: 'remove', collection: 'categories', id: 'fil' })
    expect(await leads('/soins/fil')).toBeUndefined()
    expect(await ask(redirection)).toMatchObject({ outcome: 'saved' })
    expect(await leads('/soins/fil')).toBe('/soins/Cire')
  })

  test('nothing else is added or renamed so', async () => {
    for (const collection of ['team', 'offresDuMoment', 'pages'] as const) {
      expect(await ask({ intent: 'create', collection, id: 'x', from: null, fields: {} })).toMatchObject({
        outcome: 'invalid',
        problems: [{ path: 'collection' }],
      })
      expect(await ask({ intent: 'rename', collection, id: 'x', base: 0, title: 'X', to: null })).toMatchObject({
        outcome: 'invalid',
        problems: [{ path: 'collection' }],
      })
    }
  })
})
