import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { dayAt, daysAfter } from '../../lib/clock.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { asItWas, asItWillBe } from '../../cms/documents/site-then.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { offerTurns } from './turns.server.ts'

describe.each(ENGINES)("what offers' own days change on %s", (engine) => {
  let db: Database
  useTestDatabase(engine, (opened) => (db = opened))

  const add = (titre: string, fields: object) =>
    applyChange(
      db,
      {
        intent: 'add',
        collection: 'offresDuMoment',
        id: randomUUID(),
        fields: { titre, contenu: [], image: '', ...fields },
      },
      'claire',
    )
  const between = async (earlier: string, later: string) =>
    (await offerTurns({ db, day: earlier }, { db, day: later }))
      .sort()
      .map((text) => text.replace(/[\u00a0\u202f]/g, ' '))

  test('is told of each offer that begins or ends, and of no draft', async () => {
    await add('Avent', { du: '2026-12-01', au: '2026-12-24' })
    await add('Février', { du: '2027-02-01' })
    await add('Automne', { au: '2026-11-30' })
    await add('Toujours', {})
    await add('Brouillon', { du: '2026-12-01', brouillon: true })
    expect(await between('2026-11-24', '2026-12-02')).toEqual(['« Automne » se termine', '« Avent » commence'])
    expect(await between('2026-11-24', '2027-03-01')).toEqual([
      '« Automne » se termine',
      '« Avent » commence et se termine',
      '« Février » commence',
    ])
    expect(await between('2026-12-02', '2026-12-24')).toEqual([])
  })

  test('is told between a day as it was or will be, and today', async () => {
    const now = new Date()
    await add('De demain', { du: daysAfter(dayAt(now), 1) })
    const later = new Date(now.getTime() + 3 * 86_400_000)
    const then = await asItWillBe(db, later)
    const words = await offerTurns({ db, day: dayAt(now) }, { db: then, day: dayAt(later) })
    expect(words.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(['« De demain » commence'])
    const was = await asItWas(db, new Date(now.getTime() + 1000))
    expect(await offerTurns({ db: was, day: dayAt(now) }, { db, day: dayAt(later) })).toEqual(words)
  })
})
