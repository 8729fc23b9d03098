import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { insertFirstContent } from '../../cms/documents/first-content.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { UV, UV_PATH } from '../treatment/uv-first-content.ts'
import { readSubject, readSubjects } from './subjects.server.ts'

describe.each(ENGINES)('what an article is about, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(() => insertFirstContent(db))

  test('is a treatment with what it costs and how long it takes', async () => {
    expect(await readSubject(db, '/soins/beaute-du-regard', undefined)).toMatchObject({
      id: 'beaute-du-regard',
      title: 'Beauté du regard',
      href: '/soins/beaute-du-regard',
      least: { price: '14\u00a0€' },
      duration: '15\u00a0min à 2\u00a0h',
    })
  })

  test('is never the booth that the law forbids to advertise', async () => {
    expect(await readSubject(db, UV_PATH, undefined)).toBeUndefined()
    const subjects = await readSubjects(db, {})
    expect(subjects).toHaveProperty('/soins/maquillage', 'Maquillage')
    expect(Object.keys(subjects).join()).not.toContain(UV)
  })

  test('is nothing where a visitor sees no such treatment', async () => {
    const hide = {
      intent: 'update',
      collection: 'categories',
      id: 'maquillage',
      base: 1,
      fields: { masque: true },
    } as const
    await applyChange(db, hide, 'her')
    expect(await readSubject(db, '/soins/maquillage', undefined)).toBeUndefined()
    expect(await readSubject(db, '/soins/maquillage', {})).toBeDefined()
    expect(await readSubject(db, '/tarifs', undefined)).toBeUndefined()
    expect(await readSubject(db, undefined, undefined)).toBeUndefined()
  })
})
