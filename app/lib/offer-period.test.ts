import { describe, expect, test } from 'vitest'
import { isShown, lastDayIn, nextTurn, periodWords, saysEnd, stageOf } from './offer-period.ts'

const TODAY = '2026-12-10'

test.each([
  [{}, 'now', true, ''],
  [{ du: '', au: '' }, 'now', true, ''],
  [{ du: '2026-12-01', au: '2026-12-24' }, 'now', true, 'Du 1er au 24 décembre'],
  [{ au: '2026-12-10' }, 'now', true, "Jusqu'au 10 décembre"],
  [{ du: '2026-12-10' }, 'now', true, ''],
  [{ du: '2026-12-11' }, 'coming', false, 'À partir du 11 décembre'],
  [{ du: '2026-12-11', annoncer: true }, 'coming', true, 'À partir du 11 décembre'],
  [{ au: '2026-12-09', annoncer: true }, 'over', false, "Jusqu'au 9 décembre"],
  [{ du: '2026-12-20', au: '2027-01-06', annoncer: true }, 'coming', true, 'Du 20 décembre au 6 janvier 2027'],
  [{ du: '2026-12-10', au: '2026-12-10' }, 'now', true, 'Le 10 décembre'],
])('%j is %s', (period, stage, shown, words) => {
  expect(stageOf(period, TODAY)).toBe(stage)
  expect(isShown(period, TODAY)).toBe(shown)
  expect(periodWords(period, TODAY).replace(/\u00a0/g, ' ')).toBe(words)
})

describe('the next turn', () => {
  const turn = (periods: Parameters<typeof nextTurn>[0], now: string) => nextTurn(periods, new Date(now))?.toISOString()

  test('is a midnight of Paris: the first of a beginning, or the one after a last day', () => {
    expect(turn([{ du: '2026-12-01', au: '2026-12-24' }], '2026-11-22T10:00:00Z')).toBe('2026-11-30T23:00:00.000Z')
    expect(turn([{ du: '2026-12-01', au: '2026-12-24' }], '2026-12-10T10:00:00Z')).toBe('2026-12-24T23:00:00.000Z')
    expect(turn([{ au: '2026-12-24' }, { au: '2026-12-12' }], '2026-12-10T10:00:00Z')).toBe('2026-12-12T23:00:00.000Z')
    expect(turn([{ au: '2026-12-24' }, {}], '2026-12-24T23:00:00Z')).toBeUndefined()
  })

  test('follows summer time', () => {
    expect(turn([{ au: '2027-03-28' }], '2027-03-28T10:00:00Z')).toBe('2027-03-28T22:00:00.000Z')
    expect(turn([{ au: '2027-10-31' }], '2027-10-31T10:00:00Z')).toBe('2027-10-31T23:00:00.000Z')
  })
})

test.each([
  ['Offre valable du 01/02/2025 au 28/02/2025', '2025-02-28'],
  ['OFFRE VALABLE DU 01/02/2025 AU 28/02/2025', '2025-02-28'],
  ["Jusqu'au 28/02/25, puis jusqu’au 5.3.2025", '2025-03-05'],
  ["jusqu'au\u00a01er mars 2025", '2025-03-01'],
  ["Jusqu'au dimanche 9 Août 2026", '2026-08-09'],
  ['À réserver avant le 03/03/2025', '2025-03-03'],
  ['Depuis le 03/03/2025', undefined],
  ['Ouvert depuis 2012, le 05/05/2025', undefined],
  ['Le gâteau 12/12/2025', undefined],
  ["Jusqu'au 31/02/2025", undefined],
  ["Jusqu'au 24 décembre", undefined],
  ['', undefined],
])('the last day in %j is %s', (text, day) => {
  expect(lastDayIn(text)).toBe(day)
})

test.each([
  ["Jusqu'au dimanche 6 décembre", true],
  ['jusqu’au\u00a01er\u00a0mars', true],
  ["jusqu'au 06/12/2026", true],
  ["Jusqu'au 6/12", true],
  ['À réserver avant le 24 décembre, par téléphone', true],
  ['Du 1er au 24 décembre', true],
  ['Du mardi au vendredi', false],
  ["Jusqu'au 15e rendez-vous", false],
  ["Jusqu'au 1/2 tarif", false],
  ['Depuis le 6 décembre', false],
  ['De 20 au 30 marsouins', false],
  ['Réservation au 03.88.12.34.56', false],
  ['Réservation au 03-88-12-34-56', false],
  ["Jusqu'au 6/12.", true],
])('%j says an end: %s', (text, isSaid) => {
  expect(saysEnd(text)).toBe(isSaid)
})
