import { describe, expect, test } from 'vitest'
import { comingHolidays, easter, holidaysOf } from './holidays.ts'
import { holidaysToAnswer } from './opening.ts'

const PARIS = '75004'

describe('public holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is %s', (year, day) => {
    expect(easter(year)).toBe(day)
  })

  test('there are eleven in a year, in their order', () => {
    expect(holidaysOf(2027, PARIS).map(({ day }) => day)).toEqual([
      ...['2027-01-01', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-08', '2027-05-17'],
      ...['2027-07-14', '2027-08-15', '2027-11-01', '2027-11-11', '2027-12-25'],
    ])
  })

  test.each(['57000', '67000', '68100'])('%s has two more', (postcode) => {
    const usual = holidaysOf(2026, PARIS).map(({ day }) => day)
    const more = holidaysOf(2026, postcode).filter(({ day }) => !usual.includes(day))
    expect(more).toEqual([
      { day: '2026-04-03', name: 'Vendredi saint' },
      { day: '2026-12-26', name: 'Saint-Étienne' },
    ])
  })

  test.each([
    ['97110', '05-27'],
    ['97200', '05-22'],
    ['97300', '06-10'],
    ['97400', '12-20'],
    ['97600', '04-27'],
    ['97133', '10-09'],
    ['97150', '05-28'],
  ])('%s remembers the end of slavery on %s', (postcode, day) => {
    const days = holidaysOf(2026, postcode).map((one) => one.day)
    expect(days).toContain(`2026-${day}`)
    expect(days).toHaveLength(12)
  })

  test('those of the coming weeks go on into the next year', () => {
    expect(comingHolidays('2026-12-25', 7, '67000').map(({ day }) => day)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ])
    expect(comingHolidays('2026-12-26', 5, PARIS)).toEqual([])
  })
})

describe('those that are asked about', () => {
  const week = {
    lundi: '9h - 19h',
    mardi: '9h - 19h',
    mercredi: '9h - 19h',
    jeudi: '9h - 19h',
    vendredi: '9h - 19h',
    samedi: '9h - 16h',
    dimanche: '',
  }
  const asked = (
    today: string,
    exceptions = [] as { du: string; au?: string; horaires: string; motif: string }[],
    postcode = PARIS,
  ) => holidaysToAnswer({ horaires: week, exceptions, adresse: { code_postal: postcode } }, today).map(({ day }) => day)

  test('within sixty days', () => {
    expect(asked('2026-11-22')).toEqual(['2026-12-25', '2027-01-01'])
    expect(asked('2026-10-25')).toEqual(['2026-11-11'])
    expect(asked('2026-11-22', [], '68100')).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
  })

  test('not once they were answered, whatever the answer, nor within a closure', () => {
    expect(asked('2026-11-22', [{ du: '2026-12-25', horaires: '9h - 19h', motif: 'Noël' }])).toEqual(['2027-01-01'])
    expect(asked('2026-11-22', [{ du: '2026-12-24', au: '2027-01-02', horaires: '', motif: '' }])).toEqual([])
  })

  test('also within festive hours, which are no answer for them, unless these are for holidays alone', () => {
    const festive = (du: string, au: string) =>
      asked('2026-11-22', [{ du, au, horaires: '9h - 20h', motif: '' }], '68100')
    expect(festive('2026-12-21', '2026-12-31')).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
    expect(festive('2026-12-25', '2026-12-26')).toEqual(['2027-01-01'])
  })

  test('not on a day that is closed every week', () => {
    expect(asked('2027-07-20')).toEqual([])
  })
})
