import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listSavesSince } from './saves.server.ts'
import { findOpenSessions } from '../../accounts/sessions/sessions.server.ts'

const at = (second: number) => `2026-11-16T08:00:${String(second).padStart(2, '0')}.000Z`
const STAMP = { createdAt: at(0), updatedAt: at(0), emailVerified: 0 }

describe.each(ENGINES)('what open pages are told, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    await db.deleteFrom('session').execute()
    await db.deleteFrom('user').execute()
    await user('camille')
  })

  const user = (id: string, { role = 'admin', disabled = 0 } = {}) =>
    db
      .insertInto('user')
      .values({ id, name: `Nom de ${id}`, email: `${id}@institut.example`, role, disabled, ...STAMP })
      .execute()

  const revision = (
    version: number,
    second: number,
    more: Partial<Record<'author' | 'data' | 'planned_at', string | null>> = {},
  ) => ({
    collection: 'soldes',
    document_id: 'une',
    version,
    data: '{}',
    author: null,
    saved_at: at(second),
    position: 0,
    ...more,
  })

  test('lists the saves from a moment on, that moment included, the oldest first', async () => {
    const rows = [revision(3, 30), revision(1, 10), revision(2, 20)]
    await db.insertInto('revisions').values(rows).execute()
    const versions = async (second: number) => (await listSavesSince(db, at(second))).map(({ version }) => version)
    expect(await versions(0)).toEqual([1, 2, 3])
    expect(await versions(20)).toEqual([2, 3])
    expect(await versions(31)).toEqual([])
  })

  test('tells a deletion and what was planned from a save, and who it was: nobody, someone, someone since removed', async () => {
    const saves = [
      revision(1, 1),
      revision(2, 2, { author: 'camille' }),
      revision(3, 3, { author: 'partie', data: null }),
      revision(4, 4, { author: 'camille', planned_at: at(0) }),
    ]
    await db.insertInto('revisions').values(saves).execute()
    const told = { collection: 'soldes', id: 'une', removed: false, isPlanned: false }
    expect(await listSavesSince(db, at(0))).toEqual([
      { ...told, version: 1, savedAt: at(1), author: null },
      { ...told, version: 2, savedAt: at(2), author: { uid: 'camille', name: 'Nom de camille' } },
      { ...told, version: 3, savedAt: at(3), removed: true, author: { uid: 'partie', name: '' } },
      { ...told, version: 4, savedAt: at(4), author: { uid: 'camille', name: 'Nom de camille' }, isPlanned: true },
    ])
  })

  test('finds the sessions that are open: of an administrator, not disabled, not expired, not ended', async () => {
    await user('desactivee', { disabled: 1 })
    await user('autre', { role: 'user' })
    const session = (id: string, userId: string, expires: number) => ({
      id,
      token: `jeton de ${id}`,
      userId,
      expiresAt: at(expires),
      createdAt: at(0),
      updatedAt: at(0),
    })
    const sessions = [
      session('ouverte', 'camille', 40),
      session('seconde', 'camille', 31),
      session('expiree', 'camille', 30),
      session('de-desactivee', 'desactivee', 40),
      session('de-autre', 'autre', 40),
      session('non-demandee', 'camille', 40),
    ]
    await db.insertInto('session').values(sessions).execute()
    const asked = ['ouverte', 'seconde', 'expiree', 'de-desactivee', 'de-autre', 'terminee']
    expect(await findOpenSessions(db, asked, new Date(at(30)))).toEqual(new Set(['ouverte', 'seconde']))
    expect(await findOpenSessions(db, [], new Date(at(30)))).toEqual(new Set())
  })
})
