import { describe, expect, test } from 'vitest'
import { dayAt } from './clock.ts'
import { isSalePeriod, nextSaleTurn, saleLabel, salePeriods } from './sale-period.ts'

const PARIS = '75004'
const first = (year: number, postcode = PARIS) => salePeriods(year, postcode).map(({ from }) => dayAt(from))

describe('the legal periods of « soldes »', () => {
  test.each([
    [2022, '2022-01-12', '2022-06-22'],
    [2023, '2023-01-11', '2023-06-28'],
    [2024, '2024-01-10', '2024-06-26'],
    [2025, '2025-01-08', '2025-06-25'],
    [2026, '2026-01-07', '2026-06-24'],
    [2027, '2027-01-06', '2027-06-23'],
  ])('in %i begin on %s and %s', (year, ...days) => {
    expect(first(year)).toEqual(days)
  })

  test('are others in some departments', () => {
    expect(first(2023, '57000')).toEqual(['2023-01-02', '2023-06-28'])
    expect(first(2022, '54000')[0]).toBe('2022-01-03')
    expect(first(2025, '06000')).toEqual(['2025-01-08', '2025-07-02'])
    expect(first(2025, '20000')[1]).toBe('2025-07-09')
  })

  test('last from 8 in the morning to the end of the 28th day', () => {
    const at = (instant: string) => isSalePeriod(new Date(instant), PARIS)
    expect(at('2026-01-07T06:59:59.999Z')).toBe(false)
    expect(at('2026-01-07T07:00:00.000Z')).toBe(true)
    expect(at('2026-02-03T22:59:59.999Z')).toBe(true)
    expect(at('2026-02-03T23:00:00.000Z')).toBe(false)
    expect(at('2026-06-24T05:59:59.999Z')).toBe(false)
    expect(at('2026-06-24T06:00:00.000Z')).toBe(true)
    expect(at('2026-07-21T21:59:59.999Z')).toBe(true)
    expect(at('2026-07-21T22:00:00.000Z')).toBe(false)
  })

  test('turn at their beginning and at their end', () => {
    const after = (instant: string) => nextSaleTurn(new Date(instant), PARIS).toISOString()
    expect(after('2026-11-22T00:00:00.000Z')).toBe('2027-01-06T07:00:00.000Z')
    expect(after('2027-01-06T07:00:00.000Z')).toBe('2027-02-02T23:00:00.000Z')
    expect(after('2026-12-31T23:30:00.000Z')).toBe('2027-01-06T07:00:00.000Z')
  })

  test('outside them no label says the word', () => {
    expect(saleLabel('Nos soldes', true)).toBe('Nos soldes')
    expect(saleLabel('Nos soldes', false)).toBe('Fins de série')
    expect(saleLabel('Ventes privées et soldes', false)).toBe('Ventes privées et fins de série')
    expect(saleLabel('Petits prix', false)).toBe('Petits prix')
    expect(saleLabel("Soldes d'hiver", false)).toBe("Fins de série d'hiver")
    expect(saleLabel("Nos soldes d'été", false)).toBe("Nos fins de série d'été")
    expect(saleLabel('SOLDES', false)).toBe('FINS DE SÉRIE')
  })
})
