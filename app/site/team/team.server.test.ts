import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { findDocument } from '../../cms/documents/documents.server.ts'
import { insertFirstContent } from '../../cms/documents/first-content.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { readTeam } from './team.server.ts'

describe.each(ENGINES)('the team on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))

  test('a speciality leads to the treatment that is, or was, called so', async () => {
    await insertFirstContent(db)
    const { id, version, members } = (await findDocument(db, 'team', FIXED_IDS.team))!
    const specialites = ['Maquillage', 'Épilation au fil', 'Peaux mates']
    const fields = { members: [{ ...members[0]!, specialites }] }
    await applyChange(db, { intent: 'update', collection: 'team', id, base: version, fields: fields as never }, 'her')
    const rename = {
      intent: 'rename',
      collection: 'categories',
      id: 'maquillage',
      base: 1,
      title: 'Mise en beauté',
    } as const
    await applyChange(db, { ...rename, to: 'mise-en-beaute' }, 'her')

    const { links } = await readTeam(db, undefined)
    expect(links).toMatchObject({
      maquillage: '/soins/mise-en-beaute',
      'mise-en-beaute': '/soins/mise-en-beaute',
      'epilation-au-fil': '/soins/epilation-au-fil',
    })
    expect(links).not.toHaveProperty('peaux-mates')

    await applyChange(db, { intent: 'remove', collection: 'categories', id: 'mise-en-beaute' }, 'her')
    expect((await readTeam(db, undefined)).links).not.toHaveProperty('maquillage')
  })
})
