import { describe, expect, test } from 'vitest'
import { historyAddress, readHistoryAddress, readHistoryForm, revisionsAsked } from './page.server.ts'

const read = (address: string) => readHistoryAddress(new URL(address, 'https://x.example'))
const NO_FILTER = { place: undefined, author: undefined, from: undefined, until: undefined }
const NOTHING = { filter: NO_FILTER, after: undefined, done: undefined }

describe('the address', () => {
  const after = { savedAt: '2026-11-16T08:00:00.000Z', version: 3, collection: 'soldes', id: 'é~a b' }
  test.each([
    [{}],
    [{ filter: { ...NO_FILTER, place: { collection: 'team', id: undefined } } }],
    [{ filter: { ...NO_FILTER, place: { collection: 'categories', id: 'Cryolipolyse' } }, after }],
    [{ filter: { ...NO_FILTER, author: 'u1', from: '2026-11-01', until: '2026-11-16' }, after }],
    [{ done: { collection: 'soldes', id: 'a', version: 3 } }],
    [{ done: { collection: 'soldes', id: 'a', version: 3, endsGivenUp: true } }],
    [{ done: { collection: 'categories', id: 'a', version: 3, leavesOut: true } }],
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
    '?page=&par=&du=&au=',
    '?par=a b&du=2026-02-30&au=hier',
    '?du=0001-01-01&au=9999-12-31',
    '?fait=x~soldes/a',
  ])('%s asks for nothing', (query) => expect(read(`/historique${query}`)).toEqual(NOTHING))
})

describe('the days', () => {
  test("are the institute's, the last one included, in either order", () => {
    const { filter } = read('/historique?du=2026-10-25&au=2026-07-01')
    expect(revisionsAsked(filter)).toMatchObject({
      from: '2026-06-30T22:00:00.000Z',
      until: '2026-10-25T23:00:00.000Z',
    })
  })
})

test.each([
  ['u1', { user: 'u1' }],
  ['origine', 'nobody'],
  ['supprime', 'removed'],
])('the author %s is asked for', (par, author) => {
  expect(revisionsAsked(read(`/historique?par=${par}`).filter).author).toEqual(author)
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
      standing: undefined,
    })
    expect(form({ intent: 'restore', ...cire, standing: '4' })?.standing).toBe(4)
    expect(form({ intent: 'restore', ...cire, field: 'tarifs' })?.change).toMatchObject({ field: 'tarifs' })
    expect(form({ intent: 'restore', ...cire, field: 'tarifs', entry: 'a-1' })?.change).toMatchObject({ entry: 'a-1' })
    expect(form({ intent: 'remove', ...cire })).toEqual({
      change: { intent: 'remove', collection: 'categories', id: 'cire' },
      standing: 3,
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
    { intent: 'restore', ...cire, entry: 'a-1' },
    { intent: 'restore', ...cire, field: 'tarifs', entry: 'a b' },
  ])('%j is refused', (fields) => expect(form(fields)).toBeUndefined())
})
