import { describe, expect, test } from 'vitest'
import { historyAddress, readHistoryAddress, readHistoryForm } from './history.server.ts'

const read = (address: string) => readHistoryAddress(new URL(address, 'https://x.example'))
const NOTHING = { filter: undefined, after: undefined, done: undefined }

describe('the address', () => {
  const after = { savedAt: '2026-11-16T08:00:00.000Z', version: 3, collection: 'soldes', id: 'é~a b' }
  test.each([
    [{}],
    [{ filter: { collection: 'team', id: undefined } }],
    [{ filter: { collection: 'categories', id: 'Cryolipolyse' }, after }],
    [{ done: { collection: 'soldes', id: 'a', version: 3 } }],
    [{ done: 'nothing' as const }],
  ])('%j is written and read', (asked) => {
    expect(read(historyAddress(asked))).toEqual({ ...NOTHING, ...asked })
  })

  test.each([
    '?page=user',
    '?page=soldes/a/b',
    '?avant=hier',
    '?avant=hier~1~soldes/a',
    '?avant=2026-11-16T08:00:00.000Z~1~soldes',
    '?fait=1',
    '?fait=x~soldes/a',
  ])('%s asks for nothing', (query) => expect(read(`/historique${query}`)).toEqual(NOTHING))
})

describe('the form', () => {
  const form = (fields: Record<string, string>) => {
    const given = new FormData()
    for (const [name, value] of Object.entries(fields)) given.set(name, value)
    return readHistoryForm(given)
  }
  const cire = { collection: 'categories', id: 'cire', version: '3' }

  test('is read as a change', () => {
    expect(form({ intent: 'restore', ...cire })).toEqual({
      change: { intent: 'restore', collection: 'categories', id: 'cire', version: 3 },
      version: 3,
    })
    expect(form({ intent: 'restore', ...cire, field: 'tarifs' })?.change).toMatchObject({ field: 'tarifs' })
    expect(form({ intent: 'remove', ...cire })).toEqual({
      change: { intent: 'remove', collection: 'categories', id: 'cire' },
      version: 3,
    })
  })

  test.each<Record<string, string>>([
    {},
    { ...cire },
    { intent: 'update', ...cire },
    { intent: 'restore', ...cire, version: '-1' },
    { intent: 'restore', ...cire, version: '99999999999' },
    { intent: 'restore', ...cire, collection: 'user' },
    { intent: 'restore', ...cire, id: 'a/b' },
    { intent: 'restore', ...cire, field: 'toString' },
    { intent: 'restore', ...cire, field: '' },
  ])('%j is refused', (fields) => expect(form(fields)).toBeUndefined())
})
