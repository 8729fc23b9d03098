import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from '../documents/changes.server.ts'
import type { Change } from '../documents/changes.ts'
import { restoreFromHistory } from './restoration.server.ts'

const PLACE = { collection: 'actualites', id: '0d5a4f5e-0c1f-4b0f-8d53-0f5a3f1f9f10' } as const

describe.each(ENGINES)('what is put back from the history, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  const change = (one: object) => applyChange(db, { ...PLACE, ...one } as Change, 'uid')
  beforeEach(async () => {
    await change({ intent: 'add', fields: { titre: 'Noël' } })
    await change({ intent: 'update', base: 1, fields: { titre: 'Pâques' } })
  })

  const restore = (more: object, standing: number) =>
    restoreFromHistory(db, { change: { intent: 'restore', ...PLACE, ...more } as Change, standing }, 'uid')

  test.each([{ field: 'titre' }, {}])('is answered twice where two taps sent it twice: %j', async (part) => {
    expect(await restore({ version: 1, ...part }, 2)).toMatchObject({ done: { version: 3 } })
    expect(await restore({ version: 1, ...part }, 2)).toEqual({ done: 'nothing' })
  })

  test('is refused over what was not seen', async () => {
    await change({ intent: 'update', base: 2, fields: { titre: 'Été' } })
    expect(await restore({ version: 1, field: 'titre' }, 2)).toMatchObject({ status: 409 })
  })

  test('is answered twice where it was deleted', async () => {
    await change({ intent: 'remove', base: 2 })
    expect(await restore({ version: 2 }, 0)).toMatchObject({ done: { version: 4 } })
    expect(await restore({ version: 2 }, 0)).toEqual({ done: 'nothing' })
  })
})
