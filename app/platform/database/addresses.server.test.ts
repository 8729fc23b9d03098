import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { removeDocument, replaceDocument } from '../../cms/documents/documents.server.ts'
import { findSpelling } from '../../seo/redirections.server.ts'
import { currentAddresses, documentAt, findAddresses } from './addresses.server.ts'

describe.each(ENGINES)('the addresses that titles make, on %s', (engine) => {
  let opened: TestDatabase

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    for (const table of ['documents', 'revisions', 'addresses'] as const) await opened.db.deleteFrom(table).execute()
  })

  const name = (id: string, titre: string) =>
    opened.db.transaction().execute(async (db) => {
      await replaceDocument(db, 'actualites', id, { titre, contenu: [], image: '', date: '' }, null)
    })
  const now = async () => Object.fromEntries(await currentAddresses(opened.db, 'actualites'))
  const at = (address: string) => documentAt(opened.db, 'actualites', address)

  test('an article has the address of its title, and every former one leads to it', async () => {
    await name('a', 'Noël à l’institut')
    expect(await now()).toEqual({ a: 'noel-a-l-institut' })
    await name('a', 'Les fêtes')
    expect(await now()).toEqual({ a: 'les-fetes' })
    expect(await at('noel-a-l-institut')).toBe('a')
    await name('a', 'Noël à l’institut')
    expect(await now()).toEqual({ a: 'noel-a-l-institut' })
    expect(await at('les-fetes')).toBe('a')
  })

  test('two articles of one title have two addresses, and keep them', async () => {
    for (const id of ['a', 'b', 'c']) await name(id, 'Noël')
    expect(await now()).toEqual({ a: 'noel', b: 'noel-2', c: 'noel-3' })
    await name('b', 'Noël !')
    expect(await now()).toMatchObject({ b: 'noel-2' })
    for (let number = 4; number <= 12; number += 1) await name(`n${number}`, 'Noël')
    expect(Object.values(await now())).toHaveLength(12)
    expect(new Set(Object.values(await now())).size).toBe(12)
  })

  test('that of a deleted article is never given to another; one without letters is called by its id', async () => {
    await name('a', 'Noël')
    await opened.db.transaction().execute((db) => removeDocument(db, 'actualites', 'a', null))
    await name('b', 'Noël')
    await name('c', '✨')
    expect(await now()).toMatchObject({ b: 'noel-2', c: 'c' })
    expect(await at('noel')).toBe('a')
  })

  test('what was saved tells them all again', async () => {
    await name('a', 'Noël')
    await name('b', 'Noël')
    await name('a', 'Les fêtes')
    const before = await opened.db.selectFrom('addresses').selectAll().orderBy('address').execute()
    await findAddresses(opened.db, 'actualites', 'titre')
    expect(await opened.db.selectFrom('addresses').selectAll().orderBy('address').execute()).toEqual(before)
  })

  test('any spelling of one leads to it', async () => {
    await name('a', 'Le rituel d’été')
    const meant = (path: string) => findSpelling(opened.db, path)
    for (const path of [
      '/Actualites/Le-Rituel-d-Ete',
      '/actualites/le-rituel-d-%C3%A9t%C3%A9',
      '/actualites/le-rituel-d-ete/',
    ])
      expect(await meant(path), path).toBe('/actualites/le-rituel-d-ete')
    expect(await meant('/actualites/le-rituel-d-ete')).toBeUndefined()
    expect(await meant('/actualites/inconnu')).toBeUndefined()
  })
})
